# English. A text for everything in the box, under its key.

box-tidewater = Tidewater
sheet-T = The Estuary
    .rule = 1 coin for each corner of the map that you fill: its lighthouse is lit.
tide-pools = Tide Pools
fishing-fleet = Fishing Fleet
    .rule = 3 for each water cluster beside a village.
wraith-of-the-tide = Wraith of the Tide
    .rule = After each season every empty space beside both a wraith and water becomes a wraith.
wraith = wraith
