"""What several benches use: figures, servers under load, and what a process takes."""
