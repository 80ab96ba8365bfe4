"""Training the net that reads photos of sheets, from drawings made here (``python -m training.photo``)."""
