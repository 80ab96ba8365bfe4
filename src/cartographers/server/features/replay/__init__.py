"""Looking back at a game: seasons explained, replays frame by frame, records to download and upload."""
