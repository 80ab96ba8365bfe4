"""The compiled functions that are called from outside: by search, hindsight, a net and tools."""

from typing import Any

from cartographers.players.native import beam, drawing, evaluate, maps, memory, net_arrays, playout, tables

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
    net_arrays.add_to_each,
    net_arrays.no_less_than_zero,
    net_arrays.mean,
    net_arrays.most,
    net_arrays.spread,
)
