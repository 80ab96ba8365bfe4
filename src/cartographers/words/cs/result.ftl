### The end of a season and of a game, and its analysis. The pages load it when it is needed.

## A season

season-counts = Počítá se: { $edict }…
season-coins = { $count ->
        [0] Tentokrát bez mincí
        [one] Jedna mince, jeden bod
        [few] { $count } mince, každá za bod
       *[other] { $count } mincí, každá za bod
    }
season-coins-rule = Každá mince na počítadle dá bod na konci každého období.
season-bites = { $count ->
        [0] Nestvůry zůstaly o hladu
       *[other] Nestvůry koušou
    }
season-best = Zatím nejlepší období!
# $season is the season's key.
season-done = { $name } je za námi
season-stars = { $stars ->
        [one] { $stars } bod
        [few] { $stars } body
       *[other] { $stars } bodů
    }
season-again = Přehrát znovu
season-skip = Přeskočit
season-next = Co tě čeká { $season ->
        [spring] na jaře
        [summer] v létě
        [fall] na podzim
        [winter] v zimě
       *[other] dál ({ $name })
    }
season-next-text = Na konci se bodují tyhle dva výnosy:
season-edict-again = Znovu se boduje { $season ->
        [spring] na jaře
        [summer] v létě
        [fall] na podzim
        [winter] v zimě
       *[other] později ({ $name })
    }.
season-edict-last = Už se víckrát neboduje.
season-monsters-close = { $count ->
        [one] Ztráty zastavíš, když vyplníš označené pole: { $cells }.
        [few] Ztráty zastavíš, když vyplníš označená pole: { $cells }.
       *[other] Ztráty zastavíš, když vyplníš označená pole: { $cells }.
    }
open-cells = { $count ->
        [0] žádné prázdné pole
        [one] jedno prázdné pole
        [few] { $count } prázdná pole
       *[other] { $count } prázdných polí
    }
all-players = Všichni hráči

## Co hra přinesla

final-first = Tvá první mapa
final-best = Tvá zatím nejlepší mapa
final-mine = Tvá mapa
final-first-of = { $name }: první mapa
final-stars = { $stars ->
        [one] { $stars } bod
        [few] { $stars } body
       *[other] { $stars } bodů
    }
final-made-edict = Nejvíc přinesl výnos „{ $edict }“: { $stars ->
        [one] { $stars } bod
        [few] { $stars } body
       *[other] { $stars } bodů
    }.
# $season is the season's key.
final-made-season = Nejlepší období: { $season ->
        [spring] jaro
        [summer] léto
        [fall] podzim
        [winter] zima
       *[other] { $name }
    }, { $stars ->
        [one] { $stars } bod
        [few] { $stars } body
       *[other] { $stars } bodů
    }.
final-made-coins = Tuhle mapu táhly mince: { $stars ->
        [one] { $stars } bod
        [few] { $stars } body
       *[other] { $stars } bodů
    }.
final-goal-title = Ještě { $stars ->
        [one] { $stars } bod
        [few] { $stars } body
       *[other] { $stars } bodů
    } a máš titul „{ $title }“.
final-goal-medal = Ještě { $stars ->
        [one] { $stars } bod
        [few] { $stars } body
       *[other] { $stars } bodů
    } a máš { $medal }.
final-goal-best = Ještě { $stars ->
        [one] { $stars } bod
        [few] { $stars } body
       *[other] { $stars } bodů
    } a byl by to tvůj rekord.
final-advice-monsters = Nejrychlejší cesta: obklop nestvůry. Stály tě { $stars ->
        [one] { $stars } bod
        [few] { $stars } body
       *[other] { $stars } bodů
    }.
final-advice-edict = Příště se postarej o výnos „{ $edict }“: dal ti jen { $stars ->
        [one] { $stars } bod
        [few] { $stars } body
       *[other] { $stars } bodů
    }.
final-place = { $place }. místo mezi { $all } hráči
final-behind = { $stars ->
        [0] Stejně bodů má { $name }
        [one] O { $stars } bod víc má { $name }
        [few] O { $stars } body víc má { $name }
       *[other] O { $stars } bodů víc má { $name }
    }
# BG Stats is an app in which people keep the games they have played; its name stays.
final-bg-stats = Zapsat do BG Stats
final-tie = Bodů je stejně, takže rozhodly menší ztráty kvůli nestvůrám. Výš: { $name }
final-tie-shared = Bodů i ztrát kvůli nestvůrám je stejně: místo je společné.
earned = Odměny
earned-first-map = Tvá první mapa
earned-first-win = Tvá první výhra!
earned-win = Další výhra!
earned-title = Nový titul: { $title }
earned-best = Osobní rekord (dosud { $before })
earned-first-sheet = Poprvé na mapovém listu { $letter }
earned-best-sheet = { $sheet ->
        [own] Tvůj nejlepší výsledek na vlastním mapovém listu
       *[other] Tvůj nejlepší výsledek na mapovém listu { $letter }
    }
# $season is the season's key.
earned-best-season = Tvé nejlepší období vůbec: { $season ->
        [spring] jaro
        [summer] léto
        [fall] podzim
        [winter] zima
       *[other] { $name }
    }, { $stars }
earned-best-edict = Rekord za výnos „{ $edict }“: { $stars }
earned-no-bites = Nestvůrám ani bod
earned-map = Mapa číslo { $stars }
medal-gold = zlato
medal-silver = stříbro
medal-bronze = bronz
medal-won = { $medal ->
        [gold] Zlato
        [silver] Stříbro
       *[bronze] Bronz
    }: { $percent } % laťky
medal-par = Laťka je { $par } bodů: tolik s takovými kartami získá nejlepší bot. Zlato je za laťku, stříbro za 80 %, bronz za 60 %.
final-details = Podrobnosti
final-details-text = body podle období, poctivé míchání, zápis
final-play-again = Hrát znovu
final-share-map = Sdílet mapu
final-deal-copy = Zkopírovat číslo rozdání
share-saved = Uložit obrázek
share-send = Poslat obrázek
share-link = Odkaz na přehrání
share-day-link = Odkaz na tohle rozdání
share-wait = Obrázek se kreslí…
share-failed = V tomhle prohlížeči se obrázek nepodařilo nakreslit. Odkaz ale funguje.
share-open = Ostatní tohle rozdání ještě hrají, proto na obrázku není mapa.
share-dare = Stejné karty, prázdná mapa.
share-dare-2 = Nakreslíš lepší?
share-picture = Obrázek: tvá mapa a body

## What a strong bot drew in the first season, on the page of an analysis

openings = Co silný bot kreslil nejdřív
openings-text = Sólové hry bota „{ $bot }“ na tomhle mapovém listu: { $games }. Takhle v nich vypadalo první období s výnosy A a B téhle hry.
openings-none = S těmito výnosy na tomhle mapovém listu žádné hry nejsou.
openings-few = Her s oběma výnosy je málo ({ $games }). Proto každý výnos zvlášť:
openings-games = { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    }
openings-end = Na konci
openings-map = Mapa: { $terrain }
openings-of = hry: { $games }/{ $all }
openings-most = Nejčastěji: { $cells }
openings-cards = Podle karet
# A mean, and how far it may be off.
openings-stars = { $mean } ± { $margin }
# A space, and in how many games it was drawn.
openings-cell = { $cell } ({ $games })

## The analysis of a game

title-analysis = Rozbor · Kartografové
analysis-back = Zpátky na výsledek
analysis-again = Pokračovat
analysis-progress = Rozebrané tahy
analysis-waiting = Nejdřív jsou na řadě jiné hry…
analysis-running = Rozbor tahu { $turn }/{ $all }…
analysis-so-far = zatím
analysis-skill = Rozhodování
analysis-skill-text = o kolik bodů lépe či hůř než zkušený hráč
analysis-luck = Štěstí
analysis-luck-text = body, které závisí na kartách a na kresbách ostatních
analysis-way = Odhad před první kartou: { $start }. Skutečný výsledek: { $final }.
analysis-way-open = Odhad před první kartou: { $start }. Zatím: { $final }.
analysis-besides = Nejlepší nalezené kresby slibovaly o { $lost } bodu víc.
analysis-map = { $name }: mapa před kartou „{ $card }“
profile-luck = štěstí
profile-skill = rozhodování
profile-turn = Tah
profile-at = Tah { $turn }/{ $all }, { $card }: odhad výsledku po něm { $moved } bodu
turns-caption = Tahy
turns-turn = Tah
turns-luck = štěstí
turns-skill = um
turns-lost = ztráta
turns-costliest = { $place ->
        [1] nejdražší tah
        [2] druhý nejdražší tah
       *[other] třetí nejdražší tah
    }
turn-of = { $name }, tah { $turn }/{ $all }
turn-on-map = mapa: { $name }
turn-back = Předchozí tah
turn-on = Další tah
turn-best = Nejlepší nalezený tah
turn-lost = Ztráta { $stars } bodu
turn-luck = Štěstí na kartu { $luck }, rozhodování { $skill }.
turn-drawings = Kresby od nejlepší
turn-played = ve hře
turn-first = nejlepší
turn-usual = zkušený hráč
turn-spread = ± { $spread }
turn-note = Odhad konečného výsledku a jeho odchylka. Kresba ze hry má čárkovaný okraj.
turn-replay = Ukázat tenhle tah v přehrání
what-if = Co kdyby?
what-if-text = Pokračuj odsud proti botům.
study-cost = Tenhle tah stál asi { $stars } ★. Co by bylo lepší?
what-if-same = Stejné karty
what-if-new = Nově zamíchat
announce-analysis = Rozbor je hotový. Body za rozhodování: { $skill }, za štěstí: { $luck }.
