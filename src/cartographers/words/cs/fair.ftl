### How the cards were shuffled, in the menu and at the end of a game. The pages load it when it is needed.

fair = Poctivé míchání
fair-commitment = Před první kartou server určil tajné číslo. Tohle je jeho otisk:
fair-secret = Tohle je tajné číslo:
fair-added = Náhodné číslo přidali: { $names }.
fair-without = Bez náhodného čísla: { $names }.
fair-seat = místo { $number }
fair-end = Tajné a náhodná čísla určují pořadí všech karet. Až hra skončí, zkontroluje se tu každá karta.
fair-checked = Zkontrolováno: každá karta přišla tak, jak byla před hrou zamíchaná.
fair-wrong = { $what ->
    [commitment] Tajné číslo neodpovídá svému otisku.
    [nonce] Náhodné číslo z tohoto zařízení se nepoužilo.
    [shuffle] Některý balíček není v pořadí, které určuje tajné číslo.
   *[cards] Karty nepřišly tak, jak byly zamíchané.
}
