blurb = Claim routes and join cities on a map that grows to the Pacific.
