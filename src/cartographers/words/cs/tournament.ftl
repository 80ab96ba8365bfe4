# Czech: tournaments: making one, its page (joining, deals, standings, comparing, corrections), a line on the home page.

tournament-new = Nový turnaj
tournament-about = Všichni hrají stejná rozdání, každý na své mapě. Pak se ukáže, komu to vyšlo nejlíp.
tournament-name = Název turnaje
tournament-deals = Rozdání
tournament-when = Kdy se hraje
tournament-live = Naživo
tournament-live-text = Otevíráš jedno rozdání po druhém a všichni ho hrají najednou.
tournament-timed = Do určitého data
tournament-timed-text = Do té doby jsou otevřená všechna rozdání a každý hraje, kdy chce.
tournament-ends = Konec
tournament-people = Hráči
tournament-late = Přidat se dá i po začátku
tournament-plays = Hraju taky
tournament-plays-text = Když nehraješ, vidíš všechny výsledky hned.
tournament-in-turn = Všechny tištěné mapové listy popořadě
tournament-make = Založit turnaj

# Where it stands.
tournament-phase = { $phase ->
        [joining] Hráči se přidávají.
        [running] Turnaj běží.
        [paused] Pauza: nové rozdání teď nezačneš, rozehraná ale dohraješ.
        [ended] Čas vypršel.
       *[over] Tohle jsou konečné výsledky.
    }
# $until is a day and an hour in the reader’s own time, $left a span of time: 5 hours.
tournament-until = Otevřeno do: { $until }. Zbývá: { $left }
tournament-join = Přidat se
tournament-no-entry = V tomhle turnaji nehraješ a na přidání už je bohužel pozdě.
tournament-out = V tomhle turnaji už nejsi. Vrátit tě může jen pořadatel.
tournament-soon = Další rozdání otevře pořadatel. Na téhle stránce se hned objeví.
tournament-rules = Rozdání se počítá od první karty a je bez nápověd. Když ho ukončíš předčasně, přijdeš o něj.

# One deal. $number counts from 1.
tournament-deal = Rozdání { $number }
tournament-stage = { $stage ->
        [soon] Zatím zavřené
        [open] Otevřené
        [running] Právě ho hraješ
        [done] Odehrané
        [ended] Předčasně ukončené, bez výsledku
        [struck] Výsledek škrtnutý pořadatelem
        [late] Dohrané pozdě, nepočítá se
       *[missed] Neodehrané
    }
# How many of the players have finished a deal.
tournament-finished = Dohráno: { $finished }/{ $players }
tournament-closed = { $live ->
        [yes] Výsledky uvidíš, až pořadatel rozdání uzavře.
       *[no] Výsledky uvidíš, až rozdání odehraješ.
    }
tournament-hide = Skrýt výsledky

tournament-standings = Pořadí
tournament-by-stars = Podle bodů
tournament-by-points = Podle turnajových bodů
tournament-points = Turnajové body
tournament-points-text = Za každé rozdání: jeden turnajový bod za každého, kdo má méně bodů, a půl za každého, kdo jich má stejně.
tournament-percent = { $percent } %
tournament-nobody = Zatím tu nikdo není.
# A player’s result that is not known yet, for screen readers.
tournament-progress = { $progress ->
        [playing] hraje se
        [finished] dohráno
       *[none] neodehráno
    }
tournament-mark = { $mark ->
        [struck] škrtnuto
        [late] pozdě
       *[again] další pokus
    }

tournament-compare = Porovnat dva hráče
tournament-first = První hráč
tournament-second = Druhý hráč
tournament-difference = Rozdíl
tournament-won = Vyhraná rozdání
tournament-sum = Celkem
# The maps of one deal side by side, turn by turn. $gain has its sign, $name is a season as a label.
tournament-maps = Mapy vedle sebe
tournament-maps-add = Další mapa
tournament-maps-remove = Odebrat tuhle mapu
tournament-maps-gain = Tahle kresba: { $gain } ★
tournament-maps-season = { $name }: { $stars } ★
tournament-maps-text = O kolik víc bodů by roční období s touhle kresbou přineslo než bez ní.
tournament-csv = Výsledky jako CSV
tournament-print = Vytisknout pořadí
tournament-tied = společné
# $way is “stars”, “points” or “series”.
tournament-ties = = znamená dělené místo: hráči mají stejně { $way ->
        [series] bodů série
        [points] turnajových bodů
       *[stars] bodů
    }.
tournament-json = Výsledky jako JSON

# What the host sees.
tournament-host = Turnaj pořádáš ty
tournament-link = Odkaz pro hráče
tournament-link-text = Kdo tenhle odkaz otevře, může se přidat.
tournament-open-all = Otevřít všechna rozdání
tournament-open = Otevřít rozdání { $number }
tournament-close = Uzavřít rozdání { $number } a ukázat výsledky
tournament-close-sure = { $playing ->
        [one] Jeden hráč ještě kreslí. Jeho pokus se nebude počítat.
        [few] Ještě kreslí { $playing } hráči. Jejich pokusy se nebudou počítat.
       *[other] Ještě kreslí { $playing } hráčů. Jejich pokusy se nebudou počítat.
    }
tournament-pause = Pozastavit
tournament-continue = Pokračovat
tournament-finish = Uzavřít turnaj
tournament-finish-sure = Potom už se nedá nic změnit a rozehraná rozdání se nebudou počítat. Server staré turnaje nechová napořád: jestli výsledky chceš mít, stáhni si je.
tournament-sure = Ano, uzavřít
tournament-not = Ne

tournament-correct = Něco opravit
tournament-what = Co
tournament-whom = Hráč
tournament-which = Rozdání
tournament-new-name = Nové jméno
tournament-do = Opravit
tournament-kind = { $kind ->
        [rename] Změnit jméno
        [remove] Vyřadit hráče
        [readmit] Vrátit hráče
        [strike] Škrtnout výsledek
        [again] Dát další pokus
       *[ends] Posunout konec
    }
tournament-corrections = Opravy
# $name is a player, $before and $after are names or, for the end, moments.
tournament-corrected = { $kind ->
        [rename] { $before } → { $after }
        [remove] { $name }: mimo turnaj
        [readmit] { $name }: zpět v turnaji
        [strike] { $name }, rozdání { $deal }: škrtnutý výsledek
        [again] { $name }, rozdání { $deal }: další pokus
       *[ends] Nový konec: { $after }
    }
tournament-fair-text = Karty určuje tajné číslo. Jeho otisk je známý od začátku, samo číslo uvidíš, až se rozdání uzavře.

# A series of tournaments over weeks. $name is its first tournament, $points a list of numbers, the first place first.
tournament-series = Série: { $name }
tournament-series-of = Body série
tournament-series-next = Další turnaj série
tournament-series-after = Další turnaj série „{ $name }“. Každý se přidá znovu a body série se sčítají.
tournament-series-text = Body série za umístění v každém turnaji, od prvního místa: { $points }.
tournament-series-dropped = { $drops ->
        [one] Každému hráči se nepočítá jeden nejhorší turnaj.
        [few] Každému hráči se nepočítají { $drops } nejhorší turnaje.
       *[other] Každému hráči se nepočítá { $drops } nejhorších turnajů.
    }
tournament-series-points = Body série
tournament-series-stars = { $stars } ★
# For screen readers, after points.
tournament-series-not = nepočítá se
tournament-series-nothing = První výsledky se objeví, až turnaj skončí.
tournament-series-all = Turnaje
tournament-series-counted = Započítaný
tournament-series-by-place = Body série za umístění, od prvního místa
tournament-series-drops = Kolik nejhorších turnajů se nepočítá
tournament-series-change = Změnit
tournament-series-out = Vyřadit ze série
# $name is the tournament.
tournament-series-out-sure = Vyřadit turnaj „{ $name }“ ze série? Turnaj zůstane, ale jeho body se tu už nebudou počítat. Vrátit ho nepůjde.
tournament-series-out-yes = Ano, vyřadit

tournament-home = Hraješ v klubu?
tournament-home-new = Založit turnaj
# A tournament on the home page; $count deals can be played now.
tournament-home-line = { $count ->
        [0] { $name }
        [one] { $name }: čeká jedno rozdání
        [few] { $name }: čekají { $count } rozdání
       *[other] { $name }: čeká { $count } rozdání
    }
