aim = most money wins when somebody runs out of trains
blurb = Claim routes and join cities on a map that grows to the Pacific.
