"""Taking seats with the codes in links: invitations, rematches, addresses and QR codes of links."""
