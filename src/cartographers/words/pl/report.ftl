### Reports to the host of the server. The pages load it when it is needed.

report-title = Zgłoszenie do administratora serwera
report-text = Przeczyta to tylko administrator tego serwera. Nikt inny się o tym nie dowie.
report-what = Czego to dotyczy?
report-name = Imię „{ $name }”
report-game = Cała gra
report-tournament = Nazwa „{ $name }”
report-note = Wiadomość „{ $name }”
report-profile = Publiczna strona „{ $name }”
report-why = Co jest nie tak?
report-why-rude = To jest wulgarne albo pełne nienawiści
report-why-pretends = Ktoś podszywa się pod kogoś innego
report-why-private = To zdradza coś prywatnego
report-why-cheating = Ktoś oszukuje
report-why-other = Coś innego
report-words = Więcej szczegółów, jeśli chcesz
report-send = Wyślij
report-sent = Dzięki! Administrator się temu przyjrzy.
report-again = To zgłoszenie już mamy. Administrator się mu przyjrzy.
