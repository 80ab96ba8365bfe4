"""Names that people type: which characters they may have, and which of them look the same."""
