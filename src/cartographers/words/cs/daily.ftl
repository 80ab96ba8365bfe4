# Rozdání dne a týdne: karta na úvodní stránce, stránka dne, minulé dny, obrázek ke sdílení.

daily = Rozdání dne
daily-title = { $kind ->
        [week] Rozdání týdne
       *[day] Rozdání dne
    }
# $from and $to are days: 16 Nov.
daily-week-of = { $from } – { $to }
daily-sheet = Mapový list { $letter }
daily-text = Všichni mají stejné karty a počítá se jeden pokus.
# $until is a day and an hour in the reader’s own time, $left a span of time: 5 hours.
daily-until = Počítá se do: { $until }. Zbývá: { $left }
daily-finish = Rozehraný pokus se počítá, když ho dokončíš do: { $until }.
daily-begins = Začátek: { $when }
daily-rules = Pokus se počítá od první karty a je bez nápověd. Když ho ukončíš předčasně, přijdeš o něj.
daily-go = Hrát
daily-go-on = Pokračovat
daily-again = Zahrát znovu
daily-again-text = Už se to nepočítá, zato jsou tu nápovědy.
daily-results = Výsledky
# $finished is how many have a result; one alone has no place.
daily-standing =
    { $finished ->
        [1] { $stars } ★
       *[other] { $stars } ★ · pořadí { $place }/{ $finished }
    }
daily-place-of = Pořadí { $place }/{ $finished }
daily-running = Tvůj pokus běží.
daily-ended = Tvůj pokus skončil předčasně, bez výsledku.
daily-missed = Nemáš žádný započítaný pokus.
daily-late = Tvůj pokus neskončil včas, takže se nepočítá. Dohrát ho ale můžeš.
daily-late-done = { $stars } ★ · dokončeno pozdě, nepočítá se
daily-began = { $began ->
        [0] Zatím nikdo nehraje.
        [one] Začal jeden pokus.
        [few] Začaly { $began } pokusy.
       *[other] Začalo { $began } pokusů.
    }
daily-closed = Výsledky ostatních uvidíš, až tvůj pokus skončí.
# $when is a day and an hour in the reader’s own time.
daily-closing = Někdo možná ještě dokončuje pokus, který začal včas. Výsledky a karty se ukážou: { $when }.
daily-spread = Body všech hráčů
# One bar for screen readers: how many tries have so many stars.
daily-bar = Body od { $from } do { $to }, počet pokusů: { $tries }
daily-best = Nejlepší výsledky
daily-none = Zatím tu není žádný výsledek.
daily-place = Pořadí
daily-name = Jméno
daily-no-name = Host
daily-stars = Body
daily-seasons = Podle ročních období
daily-you = ty
daily-own = Tvá hra
daily-maps = Nejlepší mapy
daily-map = { $name }. Body: { $stars }
daily-par = Laťka
daily-share = Sdílet
daily-share-text = Obrázek neprozradí žádnou kartu.
daily-share-go = Sdílet obrázek
daily-save = Uložit jako PNG
daily-picture = Tvůj výsledek na obrázku
daily-fair = Poctivé míchání
daily-fair-text = Karty určuje tajné číslo. Jeho otisk se zveřejní týden předem, samo číslo, až skončí tvůj pokus nebo vyprší čas.
daily-fingerprint = Otisk
daily-secret = Tajné číslo
daily-all = Všechny dny a týdny
daily-days = Dny
daily-weeks = Týdny
daily-coming = Chystá se
daily-earlier = Dřív
daily-later = Později
daily-players = { $count ->
        [one] Jeden výsledek
        [few] { $count } výsledky
       *[other] { $count } výsledků
    }

## Stránka dne

today-place = Pořadí { $place }/{ $finished }
today-medal = { $medal ->
        [gold] Zlatá medaile: laťka byla { $par }.
        [silver] Stříbrná medaile: laťka byla { $par }.
        [bronze] Bronzová medaile: laťka byla { $par }.
       *[none] Laťka byla { $par }.
    }
today-map = Tvá dnešní mapa
today-friends = Přátelé
today-has-drawn = má hotovo
today-is-drawing = kreslí
today-guest = Host
today-yesterday = Nejlepší včerejší mapa
today-share = Sdílet
# $more je počet dalších hráčů kromě jmenovaných přátel.
today-drawn-by = { $more ->
        [0] Už nakresleno: { $names }.
       *[other] Už nakresleno: { $names } a ještě { $more }.
    }
# První řádek toho, co se sdílí; $number je číslo dne.
share-line = Kartografové č. { $number }: { $stars } ★
# $name is a player; what a sign beside the name leads to.
daily-profile = { $name }: veřejná stránka
