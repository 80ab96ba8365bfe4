# The deal of the day and of the week: the card on the home page, the page of a day, past days, the picture to share.

daily = Partien des Tages
daily-title = { $kind ->
        [week] Partie der Woche
       *[day] Partie des Tages
    }
# $from and $to are days: 16 Nov.
daily-week-of = { $from } – { $to }
daily-sheet = Bogen { $letter }
daily-text = Die gleichen Karten für alle, und ein Versuch, der zählt.
# $until is a day and an hour in the reader’s own time, $left a span of time: 5 hours.
daily-until = Zählt bis { $until }, noch { $left }
daily-finish = Ein begonnener Versuch zählt, wenn du ihn bis { $until } beendest.
daily-begins = Beginnt { $when }
daily-rules = Dein Versuch zählt ab der ersten Karte und läuft ohne Tipps. Wenn du vorzeitig abbrichst, ist er verloren.
daily-go = Spielen
daily-go-on = Weiterspielen
daily-again = Noch einmal spielen
daily-again-text = Das zählt dann nicht, dafür gibt es Tipps.
daily-results = Ergebnisse
# $finished is how many have a result; one alone has no place.
daily-standing =
    { $finished ->
        [1] { $stars } ★
       *[other] { $stars } ★ · Platz { $place } von { $finished }
    }
daily-place-of = Platz { $place } von { $finished }
daily-running = Dein Versuch läuft.
daily-ended = Dein Versuch endete vorzeitig, ohne Ergebnis.
daily-missed = Diesmal hattest du keinen Versuch, der zählt.
daily-late = Dein Versuch wurde nicht rechtzeitig fertig und zählt nicht. Zu Ende spielen kannst du ihn trotzdem.
daily-late-done = { $stars } ★ · zu spät, zählt nicht
daily-began = { $began ->
        [0] Noch hat niemand angefangen.
        [one] Eine Person hat angefangen.
       *[other] { $began } Personen haben angefangen.
    }
daily-closed = Wie es den anderen erging, siehst du nach deinem Versuch.
# $when is a day and an hour in the reader’s own time.
daily-closing = Manche spielen vielleicht noch einen rechtzeitig begonnenen Versuch zu Ende. Ergebnisse und Karten gibt es ab { $when }.
daily-spread = Die Sterne aller Versuche
# One bar for screen readers: how many tries have so many stars.
daily-bar = { $from } bis { $to } Sterne: { $tries }
daily-best = Beste Ergebnisse
daily-none = Noch hat niemand ein Ergebnis.
daily-place = Platz
# As in English: the same word.
daily-name = Name
daily-no-name = Ein Gast
daily-stars = Sterne
daily-seasons = Nach Jahreszeit
daily-you = du
daily-own = Deine Partie
daily-maps = Die besten Landkarten
daily-map = { $name }: { $stars ->
        [1] ein Stern
       *[other] { $stars } Sterne
    }
daily-par = Richtwert
daily-share = Teilen
daily-share-text = Das Bild verrät nichts über die Karten.
daily-share-go = Bild teilen
daily-save = Als PNG speichern
daily-picture = Dein Ergebnis als Bild
daily-fair = Fair gemischt
daily-fair-text = Die Karten entstehen aus einer Geheimzahl. Ihr Fingerabdruck steht eine Woche vorher fest; sie selbst siehst du, wenn dein Versuch vorbei oder die Zeit um ist.
daily-fingerprint = Fingerabdruck
daily-secret = Geheimzahl
daily-all = Alle Tage und Wochen
daily-days = Tage
daily-weeks = Wochen
daily-coming = Demnächst
daily-earlier = Früher
daily-later = Später
daily-players = { $count ->
        [one] Ein Ergebnis
       *[other] { $count } Ergebnisse
    }

## The page of today

today-place = Platz { $place } von { $finished }
today-medal = { $medal ->
        [gold] Goldmedaille: Der Richtwert war { $par }.
        [silver] Silbermedaille: Der Richtwert war { $par }.
        [bronze] Bronzemedaille: Der Richtwert war { $par }.
       *[none] Der Richtwert war { $par }.
    }
today-map = Deine Landkarte von heute
today-friends = Freunde
today-has-drawn = hat schon gezeichnet
today-is-drawing = zeichnet gerade
today-guest = Ein Gast
today-yesterday = Die beste Landkarte von gestern
today-share = Teilen
# $more is how many others besides the friends that are named.
today-drawn-by = { $more ->
        [0] Schon gezeichnet: { $names }.
        [one] Schon gezeichnet: { $names } und noch jemand.
       *[other] Schon gezeichnet: { $names } und { $more } weitere.
    }
# The first line of what is shared; $number is the number of the day.
share-line = Der Kartograph #{ $number }: { $stars } ★
# $name is a player; what a sign beside the name leads to.
daily-profile = { $name }: öffentliche Seite
