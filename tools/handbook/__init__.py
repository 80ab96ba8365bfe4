"""The documents as a site: where their sources come from, and the pages that are made from the code."""
