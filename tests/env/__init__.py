"""The environments of Gymnasium and PettingZoo."""
