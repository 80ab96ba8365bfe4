### Reports to the host of the server. The pages load it when it is needed.

report-title = Dem Betreiber melden
report-text = Das liest nur, wer diesen Server betreibt. Sonst erfährt es niemand.
report-what = Worum geht es?
report-name = Der Name „{ $name }“
report-game = Die ganze Partie
report-tournament = Der Titel „{ $name }“
report-note = Der Zettel „{ $name }“
report-profile = Die öffentliche Seite von „{ $name }“
report-why = Was stimmt nicht?
report-why-rude = Es ist beleidigend oder hasserfüllt
report-why-pretends = Jemand gibt sich als jemand anders aus
report-why-private = Es verrät etwas Privates
report-why-cheating = Jemand betrügt
report-why-other = Etwas anderes
report-words = Mehr dazu, wenn du magst
report-send = Senden
report-sent = Danke! Wer den Server betreibt, sieht sich das an.
report-again = Das hast du schon gemeldet. Wer den Server betreibt, sieht es sich an.
