"""Text forms: reading undoes writing, and what cannot be read is refused with a clear sentence."""
