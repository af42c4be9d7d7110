-- A game is rebuilt from its log, which is quicker than reading a kept state.
DROP TABLE snapshots;
