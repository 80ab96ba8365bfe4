"""The one who opened a table: pauses its game, gives more time, removes a player and hands the seat on."""
