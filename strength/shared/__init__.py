"""What several measurements of strength use."""
