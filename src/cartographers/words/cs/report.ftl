### Reports to the host of the server. The pages load it when it is needed.

report-title = Nahlásit správci
report-text = Přečte si to jen správce tohoto serveru. Nikdo jiný se o tom nedozví.
report-what = Čeho se to týká?
report-name = Jméno „{ $name }“
report-game = Celá hra
report-tournament = Název „{ $name }“
report-note = Vzkaz „{ $name }“
report-profile = Veřejná stránka „{ $name }“
report-why = Co je špatně?
report-why-rude = Je to sprosté nebo nenávistné
report-why-pretends = Někdo se vydává za někoho jiného
report-why-private = Prozrazuje to něco soukromého
report-why-cheating = Někdo podvádí
report-why-other = Něco jiného
report-words = Víc o tom, jestli chceš
report-send = Odeslat
report-sent = Díky! Správce se na to podívá.
report-again = Tohle už nahlášené máš. Správce se na to podívá.
