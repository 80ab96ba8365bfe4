"""A short game of two players, unfinished in summer, for tests to modify."""

TEXT = """\
format: cartographers-record-1
sheet: A
explore: base
seasons: base
stacks: base
edicts: sentinel-wood, wildholds, canal-lake, borderlands
ambushes: goblin-attack, gorgon-gaze, giant-troll-ravage, zombie-plague
heroes: no
skills: acrobatics, search, diplomacy
seats: 2

spring
great-river              | w K6-K8 +1                 | w K7-K9 +1
outpost-ruins
hinterland-stream        | a H7,I7,J5-J7 +search a K5 | a I6-I8,J6,K6 +search a J7
orchard                  | f J11,K9-K11               | f I11,J11,K10-K11
homestead                | v I8-I10,J9 +1             | a H9,I9-I10,J9 +1
rift-lands               | w I6                       | w H8
giant-troll-ravage       | m C3,D2-D3,E3              | m E2,F1-F3
forgotten-forest         | f D2,E1 +1                 | f C2,D1 +1
spring scored
  sentinel-wood          | 5                          | 5
  wildholds              | 0                          | 0
  coins                  | 3                          | 3
  monsters               | -5                         | -6
  sum                    | 3                          | 2
after giant-troll-ravage | x E3                       | x B3

summer
hamlet | v H10-H11,I11 +1 | v C4,D4-D5,E4-E5 +search v C5

to be continued
"""
