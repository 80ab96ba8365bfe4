"""What several long checks use."""
