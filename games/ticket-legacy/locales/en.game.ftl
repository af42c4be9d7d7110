blurb = Claim routes and complete tickets for your railway company, on a map that grows game by game from the Atlantic to the Pacific.
