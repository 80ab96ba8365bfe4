### How the cards were shuffled, in the menu and at the end of a game. The pages load it when it is needed.

fair = Poctivé míchání
fair-commitment = Před první kartou server zvolil tajné číslo. Tohle je jeho otisk:
fair-secret = Tohle je tajné číslo:
fair-added = S náhodným číslem: { $names }.
fair-late = Od druhé karty také: { $names }.
fair-without = Bez náhodného čísla: { $names }.
fair-seat = místo { $number }
fair-own = Náhodné číslo z tohoto zařízení:
fair-uploaded = Tahle hra je nahraná ze zápisu. Porovnej otisk s tím, který byl vidět během hry.
fair-end = Tajné číslo a náhodná čísla spolu určují pořadí všech karet. Až hra skončí, zkontroluje se tu každá karta.
fair-checked = Zkontrolováno: karty přišly přesně v tom pořadí, v jakém byly zamíchané.
fair-wrong = { $what ->
    [commitment] Tajné číslo neodpovídá svému otisku.
    [nonce] Náhodné číslo z tohoto zařízení se nepoužilo.
    [shuffle] Některý balíček má jiné pořadí, než určuje tajné číslo.
    [setup] Výnosy nebo dovednosti jsou jiné, než určilo míchání.
   *[cards] Karty přišly v jiném pořadí, než byly zamíchané.
}
