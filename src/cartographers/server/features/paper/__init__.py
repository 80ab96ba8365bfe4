"""Games on paper: sheets to print, maps to be scored, and photos to be read."""
