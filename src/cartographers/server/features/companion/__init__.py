"""The companion of people who draw on paper: what each step shows, on one screen or on several."""
