"""Looking ahead: candidate decisions are played on in sampled futures.

It uses ``evaluate`` through the ``Backend`` protocol and does not know which backend it is given.
"""
