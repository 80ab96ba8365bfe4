"""What is kept only for speed, each for a target in docs/speed.md; without it the server would do the same.

Processor time with and without, by ``python -m bench kept`` on a busy machine:

- `checkpoint`, `checkpoint_writer`: a game with all that its players see is opened in 1.5 ms instead of 8.9.
  Their table is `storage.checkpoints`.
- `collector`: a collection of garbage stops the server for 0.1 ms instead of 52, with 480 rooms.
- `rounds`: a request that comes when 100 states of a millisecond are due waits for 2 ms instead of 105. It
  brought the p99 of a decision from 93 to 38 ms.
- `gate`: a request that comes after 30 of another network waits for 2.6 ms instead of 32 (decision 20).

Two more lie where they are used: `rooms.json_cache` (the states of four devices in 0.4 ms instead of 4.8)
and `storage.stored_log` (a log is read only when somebody asks for it). Compressing logs in memory saved
17 KB a game, 8 MB of 300 with 500 games, and was taken out.
"""
