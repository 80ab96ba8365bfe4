### How the cards were shuffled, in the menu and at the end of a game. The pages load it when it is needed.

fair = Faires Mischen
fair-commitment = Vor der ersten Karte hat der Server eine Geheimzahl gewählt. Das ist ihr Fingerabdruck:
fair-secret = Das ist die Geheimzahl:
fair-added = Zufallszahlen kamen von: { $names }.
fair-late = Ab der zweiten Karte auch von: { $names }.
fair-without = Ohne Zufallszahl: { $names }.
fair-seat = Platz { $number }
fair-own = Die Zufallszahl dieses Geräts:
fair-uploaded = Diese Partie wurde hochgeladen. Vergleiche den Fingerabdruck mit dem, der beim Spielen angezeigt wurde.
fair-end = Geheimzahl und Zufallszahlen bestimmen zusammen die Reihenfolge aller Karten. Nach der Partie prüfen wir hier jede Karte nach.
fair-checked = Nachgeprüft: Die Karten kamen genau in der gemischten Reihenfolge.
fair-wrong = { $what ->
    [commitment] Die Geheimzahl passt nicht zu ihrem Fingerabdruck.
    [nonce] Die Zufallszahl dieses Geräts wurde nicht benutzt.
    [shuffle] Ein Stapel ist nicht in der Reihenfolge, die sich aus der Geheimzahl ergibt.
    [setup] Die Dekrete oder Fertigkeiten sind nicht die, die gezogen wurden.
   *[cards] Die Karten kamen nicht in der gemischten Reihenfolge.
}
