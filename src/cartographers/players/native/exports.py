"""The compiled functions that are called from outside: those of search, of hindsight and of tools."""

from typing import Any

from cartographers.players.native import beam, drawing, evaluate, maps, memory, playout, tables

EXPORTS: tuple[Any, ...] = (
    playout.play_all,
    drawing.rate,
    evaluate.map_value,
    evaluate.season_stars,
    evaluate.write_features,
    maps.is_full,
    maps.lay,
    memory.new_node,
    tables.weights_row,
    beam.expand,
    beam.draw_each,
    beam.meet_each,
    beam.score_each,
)
