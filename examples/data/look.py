"""A look into a file of games: `python look.py greedy.parquet` (needs cartographers[data])."""

import sys
from collections import Counter

import pyarrow.compute as pc
import pyarrow.parquet as pq

games = pq.read_table(sys.argv[1])
print(f"{games.num_rows} decisions in {len(pc.unique(games['deal']))} games")

print("\nseason  stars  coins before")
seasons = games.group_by("season").aggregate([("season_stars", "mean"), ("coins", "mean")]).sort_by("season")
for row in seasons.to_pylist():
    print(f"{row['season'] + 1:6}  {row['season_stars_mean']:5.1f}  {row['coins_mean']:12.1f}")

print("\nscoring card          games  total")
totals = {}
for row in {row["deal"]: row for row in games.select(["deal", "edicts", "total"]).to_pylist()}.values():
    for edict in row["edicts"]:
        totals.setdefault(edict, []).append(row["total"])
ranked = sorted(totals.items(), key=lambda entry: -sum(entry[1]) / len(entry[1]))
for edict, found in ranked[:3] + ranked[-3:]:
    print(f"{edict:20}  {len(found):5}  {sum(found) / len(found):5.1f}")

print("\nHow many drawings of spring cover each space?")
spring = games.filter(pc.and_(pc.equal(games["season"], 0), pc.equal(games["kind"], "draw")))
counts = Counter(cell for cells in spring["cells"].to_pylist() for cell in cells)
for row in range(11):
    print("ABCDEFGHIJK"[row], *(f"{counts[row * 11 + column] or '.':>2}" for column in range(11)))
