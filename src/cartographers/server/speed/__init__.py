"""What is kept only for speed, each for a target in docs/speed.md; without it the server would do the same.

Processor time with and without, by ``python -m bench kept``:

- `checkpoint`, `checkpoint_writer`: a game with all that its players see is opened in 1.5 ms instead of 6.9.
  Their table is `storage.checkpoints`.
- `collector`: a collection of garbage stops the server for less than 1 ms instead of 43, with 480 rooms.
- `rounds`: a request that comes when 100 states are due waits for one or two of them. It brought the p99 of
  a decision from 93 to 38 ms.
- `gate`: a request that comes after 30 of another network waits for one or two of them (decision 20).

Two more lie where they are used: `rooms.json_cache` (the states of four devices in 0.36 ms instead of 3.2)
and `storage.stored_log` (a log is read only when somebody asks for it). Compressing logs in memory saved
17 KB a game, 8 MB of 300 with 500 games, and was taken out.
"""
