### Reports to the host of the server. The pages load it when it is needed.

report-title = Report to the host
report-text = Only the host of this server reads this. Nobody else is told.
report-what = What is it about?
report-name = The name “{ $name }”
report-game = The whole game
report-tournament = The title “{ $name }”
report-note = The note “{ $name }”
report-profile = The public page of “{ $name }”
report-why = What’s wrong?
report-why-rude = It’s rude or hateful
report-why-pretends = Someone is pretending to be someone else
report-why-private = It gives away something private
report-why-cheating = Someone is cheating
report-why-other = Something else
report-words = More about it, if you like
report-send = Send
report-sent = Thank you. The host will look at it.
report-again = You’ve already reported this. The host will look at it.
