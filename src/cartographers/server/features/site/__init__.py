"""What the host has set for everybody: who may make games, a notice, whom to write to."""
