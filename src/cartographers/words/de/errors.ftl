# German: what is wrong, and what would be right. Every message is one or two whole sentences; `error-due-…`
# are names of things that other messages put after a colon.

## Setting up a game

# $choices are words to be typed.
error-setup-unknown =
    { $kind ->
        [sheet] Wir haben hier keinen Bogen „{ $word }“.
        [explore-set] Wir haben hier keine Erkundungskarten „{ $word }“.
        [season-set] Wir haben hier keine Jahreszeitenkarten „{ $word }“.
        [box-of-scoring-cards] Wir haben hier keine Box mit Wertungskarten „{ $word }“.
        [scoring-card] Wir haben hier keine Wertungskarte „{ $word }“.
        [ambush-card] Wir haben hier keine Hinterhaltkarte „{ $word }“.
        [skill] Wir haben hier keine Fertigkeit „{ $word }“.
        [bot] Wir haben hier keinen Bot „{ $word }“.
        [character] Wir haben hier keine Figur „{ $word }“.
       *[box] Wir haben hier keine Box „{ $word }“.
    } Zur Wahl stehen: { $choices }.
error-setup-sheet = Auf diesem Bogen lässt sich nicht spielen. { $wrong }
error-setup-sheet-line = Schreib deinen eigenen Bogen in eine Zeile: { $line }
error-setup-seats = An einer Partie können 1 bis { $most } Personen teilnehmen, nicht { $seats }.
error-setup-names =
    { $names ->
        [one] { $names } Name
       *[other] { $names } Namen
    } für { $seats ->
        [one] { $seats } Person
       *[other] { $seats } Personen
    }: Alle brauchen genau einen.
error-setup-name =
    Der Name „{ $name }“ geht hier nicht. Ein Name hat { $longest ->
        [one] höchstens { $longest } Zeichen
       *[other] höchstens { $longest } Zeichen
    }, keinen senkrechten Strich (|) und kein Leerzeichen am Anfang oder Ende.
error-name-taken = Hier heißt schon jemand { $name }. Wie wäre es mit { $proposal }?
error-name-alike = „{ $name }“ sieht genauso aus wie „{ $other }“, und so heißt hier schon jemand. Wie wäre es mit „{ $proposal }“?
error-name-unseen = Das { $position }. Zeichen dieses Namens ({ $code }) ist unsichtbar. So passt der Name: „{ $proposal }“.
error-name-direction = Das { $position }. Zeichen dieses Namens ({ $code }) dreht die Schrift um. So passt der Name: „{ $proposal }“.
error-name-unknown = Nicht alle können das { $position }. Zeichen dieses Namens ({ $code }) sehen. So passt der Name: „{ $proposal }“.
error-name-marks = Das { $position }. Zeichen dieses Namens trägt zu viele Zusatzzeichen ({ $code }); mehr als drei gehen nicht. So passt der Name: „{ $proposal }“.
error-name-separator = Ein „{ $character }“ passt nicht in diesen Namen. Wie wäre es mit „{ $proposal }“?
error-name-long = Dieser Name ist zu lang: Er hat { $length } Zeichen, und nur { $most } passen hinein. Wie wäre es mit „{ $proposal }“?
error-name-nothing = Diesen Namen könnte niemand sehen. Nimm Buchstaben, Ziffern oder Emojis.
error-setup-stacks = Die Wertungskarten einer Box kannst du nur einmal nehmen.
error-setup-edict-box = Die Wertungskarte { $card } kommt aus einer Box, die nicht dabei ist: { $box }.
error-setup-edicts = Für die vier Dekrete brauchst du je eine Wertungskarte jeder Art: Wald, Dorf, Acker und Wasser, Fläche. Gewählt: { $cards }.
error-setup-ambush-twice = Jede Hinterhaltkarte gibt es nur einmal.
error-setup-ambushes =
    Wähle { $wanted ->
        [one] genau { $wanted } Hinterhaltkarte
       *[other] genau { $wanted } Hinterhaltkarten
    } oder ganze Sätze, aus denen gezogen wird. Gewählt: { $given }.
error-setup-needs-heroes = Wer nur mit der Box „Die Kartographin“ spielt, spielt immer mit ihren Heldenkarten.
error-setup-no-heroes = In diesen Boxen gibt es keine Heldenkarten.
error-setup-skills =
    Wähle { $wanted ->
        [one] { $wanted } Fertigkeit
       *[other] { $wanted } verschiedene Fertigkeiten
    } oder keine. Gewählt: { $given }.
error-setup-skill-twice = Jede Fertigkeitskarte gibt es nur einmal.
error-setup-needs-explore = Eine Partie braucht Erkundungskarten. Gewählt: { $boxes }. Nimm eine dieser Boxen dazu: { $choices }.
error-setup-no-stack =
    { $stack ->
        [forest] Diese Boxen haben keine Wertungskarten für Wald.
        [village] Diese Boxen haben keine Wertungskarten für Dörfer.
        [farm-water] Diese Boxen haben keine Wertungskarten für Acker und Wasser.
       *[space] Diese Boxen haben keine Wertungskarten für Fläche.
    }
error-setup-needs-person = Ohne Menschen geht es nicht: Nimm selbst Platz oder lass einen Platz offen.
error-seed = Die Nummer einer Kartenfolge ist eine ganze Zahl ab 0, nicht { $seed }.
error-order-short =
    { $cards ->
        [one] { $cards } Karte reicht nicht: Die Partie braucht mehr.
       *[other] { $cards } Karten reichen nicht: Die Partie braucht mehr.
    }

## A sheet that a player drew

error-sheet = { $reasons }
error-sheet-rows =
    Ein Bogen hat { $side } Zeilen; dieser hat { $rows ->
        [0] keine
        [one] { $rows } Zeile
       *[other] { $rows } Zeilen
    }.
error-sheet-row =
    Zeile { $row } hat { $cells ->
        [0] keine Felder
        [one] { $cells } Feld
       *[other] { $cells } Felder
    } statt { $side }.
error-sheet-mark = Das Zeichen „{ $mark }“ in Zeile { $row }, Spalte { $column } bedeutet hier nichts.
error-sheet-more =
    { $more ->
        [one] Und noch { $more } dieser Art.
       *[other] Und noch { $more } dieser Art.
    }
error-sheet-marks = Nimm . für ein leeres Feld, ^ für ein Gebirge, # für Ödnis und r für eine Ruine.
error-sheet-room =
    { $room ->
        [0] Zum Zeichnen bleibt kein Feld; eine Partie braucht mindestens { $least }.
        [one] Zum Zeichnen bleibt nur { $room } Feld; eine Partie braucht mindestens { $least }.
       *[other] Zum Zeichnen bleiben nur { $room } Felder; eine Partie braucht mindestens { $least }.
    }
error-sheet-long = Ein Bogen hat { $side } Zeilen mit { $side } Feldern; dieser Text ist viel länger.
# $printed is a number or a range such as 4–6.
error-sheet-mountains =
    { $here ->
        [0] Dieser Bogen hat keine Gebirge; die gedruckten Bögen haben { $printed }.
        [one] Dieser Bogen hat { $here } Gebirge; die gedruckten Bögen haben { $printed }.
       *[other] Dieser Bogen hat { $here } Gebirge; die gedruckten Bögen haben { $printed }.
    }
error-sheet-ruins =
    { $here ->
        [0] Dieser Bogen hat keine Ruinen; die gedruckten Bögen haben { $printed }.
        [one] Dieser Bogen hat { $here } Ruinenfeld; die gedruckten Bögen haben { $printed }.
       *[other] Dieser Bogen hat { $here } Ruinenfelder; die gedruckten Bögen haben { $printed }.
    }
error-sheet-shut =
    { $shut ->
        [one] { $shut } Gebirge hat kein leeres Feld neben sich und bringt keine Münze.
       *[other] { $shut } Gebirge haben kein leeres Feld neben sich und bringen keine Münze.
    }

## Players of the computer

error-player-unknown = Wir haben hier keinen Spieler „{ $name }“. Zur Wahl stehen: { $choices }.
error-player-character = Wir haben hier keinen Spieler „{ $name }“, denn die Figur „{ $character }“ gibt es nicht. Zur Wahl stehen: { $choices }.
error-player-setting = Wir haben hier keinen Spieler „{ $name }“: { $kind } hat keine Einstellung. Schreib { $kind }.
error-player-budget = Wir haben hier keinen Spieler „{ $name }“. { $wrong }
error-player-net = Wir haben hier keinen Spieler „{ $name }“: Er braucht ein trainiertes Netz und cartographers[fast] (docs/neural.md).
error-budget = „{ $text }“ ist keine Bedenkzeit: Schreib Millisekunden (200ms), Sekunden (1s) oder Probepartien (500n).

## Spaces and maps as text

error-cell = { $name } ist kein Feld der Landkarte: Zeilen gehen von A bis K, Spalten von 1 bis 11, wie in B4.
error-cell-twice = Das Feld { $cell } steht zweimal da.
error-cells-again = In „{ $part }“ steht ein Feld, das schon in „{ $text }“ steht.
error-cells-run = „{ $part }“ ist keine Folge von Feldern in einer Zeile. Schreib sie so: A9-A11.
error-map-text = Eine Landkarte sind { $side } Zeilen Text.
error-map-rows =
    Eine Landkarte hat { $side } Zeilen; diese hat { $rows ->
        [0] keine
        [one] { $rows } Zeile
       *[other] { $rows } Zeilen
    }.
error-map-row =
    Zeile { $row } hat { $cells ->
        [0] keine Felder
        [one] { $cells } Feld
       *[other] { $cells } Felder
    } statt { $side }: { $line }
error-map-mark = Das Zeichen „{ $mark }“ in Zeile { $row }, Spalte { $column } ist keine Geländeart. Nimm { $marks }; Gelände auf einer Ruine schreibst du groß.
error-map-line = { $wrong } Die ganze Zeile: { $line }

## Records of games

error-illegal = Das geht nicht: { $why }.
error-at-line = Zeile { $line }: { $wrong }
error-at-seat = Platz { $seat }: { $wrong }
error-header-twice = Zeile { $line }: „{ $name }“ steht zweimal im Kopf.
error-header-seats = „{ $text }“ ist keine Zahl von Plätzen. Schreib eine Zahl.
error-header-heroes = „{ $text }“ sagt nicht, ob die Partie Heldenkarten hat: Schreib yes oder no.
error-header-format = Im Kopf muss stehen: format: { $format }
error-header-unknown = Zeile { $line }: „{ $name }“ gehört nicht in den Kopf. Dort steht nur: { $choices }.
error-header-missing = Im Kopf fehlt: { $missing }.
error-column = Was soll „{ $text }“ hier heißen? Schreib es so: { $example }. Ein Strich (-) heißt: nichts.
error-column-terrain = „{ $letter }“ ist keine Geländeart: Nimm { $letters }.
error-record-setup = So lässt sich nicht spielen. { $wrong }
error-record-format = Diese Aufzeichnung hat das Format { $found }; lesen lässt sich nur { $format }.
error-record-at = Schritt { $step }: { $wrong }
# $where names the season and, in most cases, the card.
error-record-step = Schritt { $step } ({ $where }): { $wrong }
error-record-seat = Schritt { $step } ({ $where }), Platz { $seat }: { $wrong }
error-record-stops = Die Aufzeichnung hört zu früh auf. Jetzt müsste noch kommen: { $due }.
error-record-cut = Der Text ist abgeschnitten. Jetzt müsste noch kommen: { $due }. Eine Aufzeichnung endet mit der Zeile „end“ oder, wenn die Partie nicht vorbei ist, mit „to be continued“.
error-record-after-end = Zeile { $line }: Nach dem Ende einer Aufzeichnung kommt nichts mehr.
error-record-line = Mit „{ $label }“ beginnt keine Zeile einer Aufzeichnung.
error-record-heading = Die Überschrift „{ $season }“ kommt zu früh. Vorher müsste noch kommen: { $due }.
error-record-no-heading = Vor der ersten Karte der Jahreszeit fehlt die Überschrift „{ $season }“.
error-record-columns = Bei { $card } hat niemand etwas zu entscheiden, darum hat die Zeile keine Spalten.
error-record-card = Wir haben hier keine Karte „{ $card }“.
error-record-seats =
    Eine Zeile braucht für jeden Platz eine Spalte, insgesamt { $seats }; diese hat { $columns ->
        [0] keine
        [one] { $columns } Spalte
       *[other] { $columns } Spalten
    }.
error-record-label = Statt „{ $found }“ gehört hier die Wertung für „{ $label }“ hin.
error-record-sum = Die Summe für Platz { $seat } ist { $right }, nicht { $found }.
error-record-end = So endet keine Partie: „{ $text }“. Schreib es so: { $example }
error-record-stars = „{ $text }“ ist keine Zahl von Sternen. Schreib eine Zahl.
error-record-not-due = Hier steht: { $found }. Kommen müsste jetzt: { $due }.
error-record-entries =
    Die Liste „{ $name }“ braucht für jeden Platz einen Eintrag, insgesamt { $seats }; sie hat { $entries ->
        [0] keinen
        [one] { $entries } Eintrag
       *[other] { $entries } Einträge
    }.
error-record-missing =
    { $what ->
        [draw] Die Zeichnung fehlt.
        [declare] Die angesagte Fertigkeit fehlt.
        [ambush] Der Hinterhalt fehlt.
        [hero] Der Held fehlt.
        [destroy] Das zerstörte Feld fehlt.
        [target] Das Ziel fehlt.
        [coin-track] Die Münzleiste fehlt.
        [first-edict] Die Wertung des ersten Dekrets fehlt.
        [second-edict] Die Wertung des zweiten Dekrets fehlt.
        [coins] Die Wertung der Münzen fehlt.
        [monsters] Der Verlust durch Monster fehlt.
        [stars] Die Sterne fehlen.
        [loss] Der Verlust durch Monster fehlt.
        [place] Der Platz fehlt.
        [rating] Die Wertung fehlt.
       *[title] Der Titel fehlt.
    }
error-record-extra =
    { $what ->
        [draw] Hier gehört keine Zeichnung hin.
        [declare] Hier gehört keine angesagte Fertigkeit hin.
        [ambush] Hier gehört kein Hinterhalt hin.
        [hero] Hier gehört kein Held hin.
        [destroy] Hier gehört kein zerstörtes Feld hin.
        [target] Hier gehört kein Ziel hin.
        [coin-track] Hier gehört keine Münzleiste hin.
        [first-edict] Hier gehört keine Wertung des ersten Dekrets hin.
        [second-edict] Hier gehört keine Wertung des zweiten Dekrets hin.
        [coins] Hier gehört keine Wertung der Münzen hin.
        [monsters] Hier gehört kein Verlust durch Monster hin.
        [stars] Hier gehören keine Sterne hin.
        [loss] Hier gehört kein Verlust durch Monster hin.
        [place] Hier gehört kein Platz hin.
        [rating] Hier gehört keine Wertung hin.
       *[title] Hier gehört kein Titel hin.
    }
error-record-number =
    { $number ->
        [0] Keine Zahlen
        [one] { $number } Zahl
       *[other] { $number } Zahlen
    } für { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    } ({ $what ->
        [coin-track] Münzleisten
        [stars] Sterne
        [loss] Verluste durch Monster
        [place] Plätze
       *[other] Wertungen
    }): Jeder Platz braucht genau eine.
error-record-differs =
    { $what ->
        [draw] Die Zeichnung sollte „{ $right }“ sein, nicht „{ $found }“.
        [declare] Die angesagte Fertigkeit sollte „{ $right }“ sein, nicht „{ $found }“.
        [ambush] Der Hinterhalt sollte „{ $right }“ sein, nicht „{ $found }“.
        [hero] Der Held sollte „{ $right }“ sein, nicht „{ $found }“.
        [destroy] Das zerstörte Feld sollte „{ $right }“ sein, nicht „{ $found }“.
        [target] Das Ziel sollte „{ $right }“ sein, nicht „{ $found }“.
        [coin-track] Die Münzleiste sollte „{ $right }“ sein, nicht „{ $found }“.
        [first-edict] Die Wertung des ersten Dekrets sollte „{ $right }“ sein, nicht „{ $found }“.
        [second-edict] Die Wertung des zweiten Dekrets sollte „{ $right }“ sein, nicht „{ $found }“.
        [coins] Die Wertung der Münzen sollte „{ $right }“ sein, nicht „{ $found }“.
        [monsters] Der Verlust durch Monster sollte „{ $right }“ sein, nicht „{ $found }“.
        [stars] Die Sterne sollten „{ $right }“ sein, nicht „{ $found }“.
        [loss] Der Verlust durch Monster sollte „{ $right }“ sein, nicht „{ $found }“.
        [place] Der Platz sollte „{ $right }“ sein, nicht „{ $found }“.
        [rating] Die Wertung sollte „{ $right }“ sein, nicht „{ $found }“.
       *[title] Der Titel sollte „{ $right }“ sein, nicht „{ $found }“.
    }
error-record-coins = Auf der Münzleiste sollten { $right_filled } ausgefüllt und { $right_crossed } durchgestrichen sein, nicht { $filled } und { $crossed }.
error-record-unasked = Auf diesem Platz ist hier nichts zu entscheiden, aber in der Aufzeichnung steht „{ $found }“.
error-record-illegal = „{ $found }“ geht nicht: { $why }.
error-record-names =
    Eine Aufzeichnung braucht für jeden Platz einen Namen, insgesamt { $seats }; diese hat { $names ->
        [0] keinen
        [one] { $names } Namen
       *[other] { $names } Namen
    }.
error-record-steps = Die Schritte gehören in eine Liste; hier steht { $found }.

error-due-card = Karte { $card }
error-due-after = { $card } nach der Jahreszeit
error-due-scores = Wertung der Jahreszeit ({ $season })
error-due-end = Ende der Partie
error-due-nothing = nichts, die Partie ist vorbei
error-due-any-card = eine Karte

## JSON

error-not-json = Das ist kein JSON: { $reason }.
error-json-object = Hier gehört ein Objekt mit diesen Feldern hin: { $fields }. Gefunden: { $found }.
error-json-field = „{ $name }“ gehört nicht hierher. Hier steht nur: { $fields }.
error-json-lacks = Das Feld „{ $name }“ fehlt.
error-json-setup-missing = Im Aufbau fehlt: { $missing }.
error-json-setup-value =
    { $kind ->
        [int] Das Feld „{ $name }“ des Aufbaus muss eine ganze Zahl sein, nicht { $found }.
        [list] Das Feld „{ $name }“ des Aufbaus muss eine Liste von Wörtern sein, nicht { $found }.
        [bool] Das Feld „{ $name }“ des Aufbaus muss true oder false sein, nicht { $found }.
       *[str] Das Feld „{ $name }“ des Aufbaus muss ein Wort sein, nicht { $found }.
    }
error-json-upright = Das Feld „upright“ muss true oder false sein, nicht { $found }.
error-json-event = { $found } ist kein Ereignis: Ein Ereignis hat eins der Felder began, revealed, committed oder withdrawn.
error-json-terrain = Wir haben hier keine Geländeart { $found }. Zur Wahl stehen: { $choices }.
error-json-cells = Das Feld „{ $name }“ muss eine Liste von Feldern der Landkarte sein, etwa ["B4", "B5"], nicht { $found }.
error-json-skill = Eine Fertigkeit ist ein einziges Wort, nicht { $found }.
error-json-step = { $found } ist kein Schritt: Ein Schritt hat eins der Felder reveal, season, after oder end.
error-json-entries = Das Feld „{ $name }“ muss eine Liste mit einem Eintrag für jeden Platz sein, nicht { $found }.
error-json-rating = Eine Wertung ist eine Zahl, ein Titel ein Wort oder null; { $found } passt dazu nicht.
error-json-seats = Hier gehört eine Liste mit einem Eintrag für jeden Platz hin, nicht { $found }.
error-json-numbers =
    { $length ->
        [0] Hier gehört eine Liste ganzer Zahlen hin, nicht { $found }.
        [one] Hier gehört eine Liste mit { $length } ganzen Zahl hin, nicht { $found }.
       *[other] Hier gehört eine Liste mit { $length } ganzen Zahlen hin, nicht { $found }.
    }

## The server

# What stands after “in” when something is to be tried again: $wait hours, minutes or seconds.
again-in = { $unit ->
    [hours] { $wait ->
        [one] einer Stunde
       *[other] { $wait } Stunden
    }
    [minutes] { $wait ->
        [one] einer Minute
       *[other] { $wait } Minuten
    }
   *[seconds] { $wait ->
        [one] einer Sekunde
       *[other] { $wait } Sekunden
    }
}
error-no-game = Diese Partie haben wir hier nicht. Ist im Link vielleicht ein Tippfehler?
error-no-screen = Hier wird gerade keine Partie gezeigt.
error-no-seat = Diesen Platz gibt es in der Partie nicht.
error-no-code = Dieser Link führt zu keiner Partie. Lass dir einen neuen schicken.
error-no-lesson = Diese Lektion haben wir hier nicht. Ist im Link vielleicht ein Tippfehler?
error-phrase-misspelt = Das ist nicht der ganze Merksatz: Eine Silbe fehlt, ist anders oder steht am falschen Platz. Sieh noch einmal nach.
error-phrase-limit = Das waren viele Versuche von hier. Mach eine Pause und versuch es in einer Stunde noch einmal.
error-phrase-unknown = Diesen Merksatz kennen wir hier nicht. Hast du vielleicht einen neueren?
error-no-device = Dieses Gerät ist nicht mit deinen verknüpft.
error-no-profile = Diese öffentliche Seite ist nicht da. Vielleicht hat sie jemand entfernt.
error-phrase-needed = Tippe zuerst deinen Merksatz ein.
error-phrase-not-yours = Das ist nicht dein Merksatz. Sieh noch einmal nach.
error-no-phrase = Du hast noch keinen Merksatz. Erzeuge einen auf der Seite „Profil“.
error-no-holder = Dieses Gerät hat den Platz nicht mehr.
error-holder-earlier = Entfernen kannst du nur Geräte, die nach deinem auf diesen Platz gekommen sind.
error-no-link = Dieser Platz hat keinen privaten Link.
error-delete-not-sure = Nichts wurde gelöscht: „everything“ muss true sein.
error-no-page = Unter dieser Adresse ist nichts. Ist vielleicht ein Tippfehler darin?
error-no-bot = Wir haben hier keinen Bot „{ $bot }“. Zur Wahl stehen: { $choices }.
error-not-yours = Das ist nicht dein Platz.
error-no-watchers = Diese Partie läuft ohne Publikum: Bis zum Ende ist sie nur am Tisch zu sehen.
error-not-maker = Nur wer die Partie eröffnet hat, kann freie Plätze mit Bots besetzen.
error-abandon-not-maker = In dieser Partie spielen andere mit: Beenden kann sie nur, wer sie eröffnet hat.
error-abandon-lesson = Eine Lektion musst du nicht beenden: Geh einfach, wann du willst.
error-not-over = Diese Partie läuft noch: Bis zum Ende können nur die am Tisch sie durchsehen.
error-not-saved = Das konnten wir nicht speichern, aber es hat sich nichts geändert. Bitte versuch es noch einmal.
error-no-space = Dieses Gerät ist voll, und es hat sich nichts geändert. Schaff etwas Platz und versuch es noch einmal.
error-whole-secret = Partien bleiben auf diesem Server, weil ihre nächsten Karten geheim sind. Ihre Aufzeichnungen kannst du herunterladen.
error-whole-damaged = Diese Partie lässt sich nicht fortsetzen: Sie ist beschädigt, oder jemand hat sie geändert.
error-game-over = Die Partie ist vorbei.
error-stale = Die Partie ist schon weiter, und diese Entscheidung gehörte zu einem früheren Schritt. Sieh nach, was es Neues gibt.
error-seat-taken = Auf diesem Platz sitzt schon jemand anders.
error-table-full = Alle Plätze dieser Partie sind schon besetzt.
error-seat-not-open = Dieser Platz ist nicht frei.
error-push-keys = Die Benachrichtigungen in diesem Browser klemmen. Schalte sie aus und noch einmal ein.
error-no-subscription = Auf diesem Gerät sind die Benachrichtigungen nicht eingeschaltet.
error-no-mail = Dieser Server verschickt keine E-Mails.
error-mail-address = An diese Adresse können wir nichts schicken. Ist vielleicht ein Tippfehler darin?
error-too-many-addresses = Das waren viele Adressen auf einmal. Versuch es in { again-in } noch einmal.
error-no-mail-address = Dieser Link gilt nicht mehr. Im Spiel kannst du E-Mails unter „Sag mir Bescheid“ ein- und ausschalten.
error-no-webhook = Diese Partie hat keinen Webhook.
error-webhook-not-maker = Nur wer die Partie eröffnet hat, kann ihren Webhook einstellen.
error-webhook-telegram = Eine Telegram-Adresse sieht so aus: { $example }
error-address-not-https = Die Adresse sollte mit https:// beginnen.
error-address-unknown = Der Server findet { $host } nicht im Internet. Ist vielleicht ein Tippfehler darin?
error-lesson = In der Lektion geht es gerade um etwas anderes.
error-lesson-step = Zu Schritt { $step } dieser Lektion kannst du jetzt nicht springen.
error-not-a-lesson = Diese Partie ist keine Lektion.
error-season-not-scored = Diese Jahreszeit ist noch nicht gewertet.
error-bad-record = Als Aufzeichnung lässt sich das nicht lesen. { $wrong }
error-record-unfinished = Diese Aufzeichnung hört vor dem Ende der Partie auf. Öffnen kannst du nur beendete Partien.
error-corrupt-game = Diese Partie lässt sich nicht öffnen. { $wrong }
error-corrupt-rules = Was in ihr geschah, passt nicht zu den Regeln: { $wrong }.
error-corrupt-hashes = Jemand hat ihren Verlauf bei Ereignis { $event } geändert, oder er folgt anderen Regeln (Version { $version }).
error-damaged-row = Ihre gespeicherten Daten sind beschädigt: { $wrong }.
error-corrupt-end = Die letzten Ereignisse ihres Verlaufs fehlen: Es sind { $found } von { $events }.
error-corrupt-head = Ereignis { $event } ihres Verlaufs ist ein anderes als das gespeicherte.
error-corrupt-deal = Die Nummer ihrer Kartenfolge, ihre Geheimzahl oder eine Zufallszahl ist eine andere als die gespeicherte.
error-corrupt-signature = Der Eintrag über das Ende ihres Verlaufs fehlt in der Datenbank, oder der Schlüssel des Servers hat ihn nicht signiert.
error-corrupt-added = Ereignis { $event } ihres Verlaufs und alle danach kamen nicht von einem Server.
error-corrupt-gone = Die ganze Partie fehlt.
error-corrupt-event = Ereignis { $event } ihres Verlaufs passt nicht zu seiner Prüfsumme oder zu den Regeln.
error-corrupt-checkpoint = Ihr Prüfpunkt passt nicht zu ihrem Verlauf.
error-what-if-no-hints = Diese Partie wird ohne Tipps gespielt: „Was wäre, wenn?“ öffnet sich, wenn sie vorbei ist.
error-what-if-others = In dieser Partie spielen andere mit: „Was wäre, wenn?“ öffnet sich, wenn sie vorbei ist.
error-played-now = Diese Stellung spielt hier gerade jemand ohne Tipps. Frag noch einmal, wenn die Partie vorbei ist.
error-what-if-lesson = „Was wäre, wenn?“ gibt es in Partien, nicht in Lektionen.
error-what-if-record = In einer Aufzeichnung steht nicht die ganze Reihenfolge der Karten: Spielen kannst du nur eine neue Kartenfolge.
error-what-if-same-cards = Mit denselben Karten kannst du noch einmal spielen, wenn diese Partie vorbei ist.
error-what-if-event =
    { $events ->
        [one] Diese Partie hat bisher nur { $events } Ereignis.
       *[other] Diese Partie hat bisher nur { $events } Ereignisse.
    }
error-what-if-over = Hier war die Partie schon vorbei: Es gibt nichts mehr zu entscheiden.
error-seed-no-hints = In einer Partie ohne Tipps entscheidet immer der Zufall über die Karten: Eine gewählte Kartenfolge könnte jemand kennen.
error-bad-deal = { $found } sagt nicht, wie die Karten gemischt wurden: Dazu gehören eine Geheimzahl und für jeden Platz eine Zufallszahl oder nichts.
error-deal-differs = Karte { $turned } war „{ $card }“, aber nach dem Mischen müsste es „{ $due }“ sein.
error-deal-setup = Die Dekrete oder Fertigkeiten sind nicht die, die das Mischen ergibt.
error-deal-commitment = Die Geheimzahl passt nicht zu dem Fingerabdruck, der vor der ersten Karte gezeigt wurde.
error-fair-no-deal = Diese Aufzeichnung sagt nicht, wie ihre Karten gemischt wurden.
error-no-deal = Das Mischen dieser Partie lässt sich nicht prüfen.
error-deal-offer = Diese Kartenfolge hat schon jemand benutzt, oder sie ist zu alt. Bitte versuch es noch einmal.
error-again-no-deal = Die Reihenfolge aller Karten dieser Partie kennen wir nicht: Spielen kannst du nur eine neue Kartenfolge.
error-again-not-over = Dieselbe Kartenfolge kannst du noch einmal spielen, wenn diese Partie vorbei ist.
error-no-day = Wir haben hier keine Partie „{ $day }“. Ein Tag sieht so aus: 2026-11-16, eine Woche so: 2026-W47.
error-day-closed = Spiel erst den Versuch, der zählt: Bis dahin bleibt diese Kartenfolge geheim.
error-day-closing = Vielleicht spielt jemand noch einen Versuch zu Ende, der rechtzeitig begonnen hat. So lange bleibt diese Kartenfolge geheim.
error-day-not-begun = Diese Kartenfolge kannst du noch nicht spielen.
error-day-over = Diese Kartenfolge zählt nicht mehr. Spielen kannst du sie trotzdem, so oft du willst.
error-day-no-result = Das Bild bekommst du, sobald du ein Ergebnis hast.
error-day-open = Diese Kartenfolge ({ $day }) zählt noch. Bis ihr Tag oder ihre Woche vorbei ist, spielst du sie nur auf ihrer eigenen Seite.
error-day-tried = Deinen Versuch, der zählt, hattest du schon. Noch einmal spielen kannst du diese Kartenfolge, so oft du willst.
error-counted-link = Ein Versuch, der zählt, gehört einer Person. Willst du auf einem anderen deiner Geräte weiterspielen, tippe dort deinen Merksatz ein.
error-rematch-others = Nur wer in dieser Partie mitspielt, kann eine Revanche vorschlagen.
error-rematch-not-over = Eine Revanche gibt es erst, wenn die Partie vorbei ist.
error-hint-lesson = Das ist eine Lektion: Sie sagt dir selbst, was zu tun ist.
error-no-hints = In dieser Partie gibt es keine Tipps.
error-hint-not-asked = Auf diesem Platz ist gerade nichts zu entscheiden, also gibt es auch keinen Tipp.
error-photo-failed = Wir konnten das Foto nicht lesen. Versuch es noch einmal oder mach ein neues.
error-hint-failed = Gerade konnten wir keinen Tipp finden. Bitte versuch es noch einmal.
error-analysis-not-over = Analysieren kannst du eine Partie, sobald sie vorbei ist.
error-analysis-failed = Die Analyse ist abgebrochen. Was schon fertig ist, bleibt.
error-par-not-solo = Den Richtwert gibt es nur für Solopartien.
error-earned-not-over = Was eine Partie gebracht hat, siehst du, wenn sie vorbei ist.
error-par-not-over = Den Richtwert siehst du, sobald die Partie vorbei ist.
error-par-not-saved = Den Richtwert konnten wir nicht speichern. Bitte versuch es noch einmal.
error-par-record = Diese Aufzeichnung hört zu früh auf: Nicht alle Karten ihrer Kartenfolge sind bekannt.
error-par-failed = Der Bot hat aufgehört zu spielen. Bitte versuch es noch einmal.
error-cross-site = Das kam von einer fremden Website. Öffne das Spiel unter seiner eigenen Adresse.
error-not-a-server = Das hat gerade kein anderer Server dieser Datenbank geschickt.
error-too-many-requests = Das ist gerade etwas viel auf einmal. Warte bitte einen Moment.
error-too-many-phrases = Das waren viele Sprüche auf einmal. Warte bitte einen Moment.
error-too-many-games = Von hier wurden schon sehr viele Partien begonnen. Versuch es in { again-in } noch einmal.
error-too-much-work = Das war viel Arbeit auf einmal. Versuch es in { again-in } noch einmal.
error-server-busy = Der Server hat gerade sehr viel zu tun. Versuch es in { again-in } noch einmal.
error-archived = Diese Partie liegt im Archiv. Ihre Aufzeichnung findest du unter { $path }.
error-decision-changes = Du hast es dir hier schon oft anders überlegt. Jetzt bleibt es dabei.
error-device-quota = Du hast hier schon sehr viele Partien. Entferne ein paar, bevor du neue beginnst.
error-server-full = Auf diesem Server ist kein Platz für neue Partien. Versuch es in { again-in } noch einmal.
error-network-bytes = Aus deinem Netzwerk wurde heute schon sehr viel gespeichert. Versuch es in { again-in } noch einmal.
error-too-many-joins = Aus deinem Netzwerk sind gerade sehr viele Leute dazugekommen. Versuch es in { again-in } noch einmal.
error-quota-own = Du kannst höchstens { $most } davon zugleich haben. Beende oder entferne erst etwas.
error-quota-all = Auf diesem Server ist dafür gerade kein Platz mehr. Bitte versuch es später noch einmal.
error-quota-network = Aus deinem Netzwerk kam davon heute schon sehr viel. Versuch es in { again-in } noch einmal.
error-too-large = Das ist zu groß zum Abschicken. Kürze es oder nimm eine kleinere Datei.
error-unknown-host = Dieser Server heißt nicht { $name }. Wer ihn betreibt, kann den Namen mit --name hinzufügen.
error-unreadable = Das versteht der Server nicht: Es muss JSON in UTF-8 sein.
error-method = Damit kann diese Adresse nichts anfangen.
error-bad-request = Das versteht der Server nicht ({ $reason }).
error-bad-field = Das versteht der Server nicht: { $field } ({ $reason }).
error-http = Darauf weiß der Server keine Antwort ({ $detail }).
error-failed = Bei uns ist etwas schiefgegangen, aber es hat sich nichts geändert. Bitte versuch es noch einmal.
error-cannot-serve = Unter { $host }, Port { $port } lässt sich kein Server starten ({ $reason }). Vielleicht benutzt ein anderes Programm diesen Port: Nimm mit --port einen anderen.
error-store = In { $folder } lassen sich keine Partien speichern ({ $reason }).
error-site-no-client = Die Seiten sind noch nicht gebaut. Das geht so: make web
error-site-folder = In { $folder } liegt schon etwas. Nimm einen leeren Ordner.
error-site-server = { $server } ist keine Serveradresse: Sie muss mit https:// beginnen.
error-store-locked = In { $folder } speichert schon ein anderer Server. Halte ihn an oder nimm mit --data einen anderen Ordner.
error-verify-older = Die Partien in { $folder } hat eine ältere Version gespeichert. Starte dort einmal den Server.
error-verify-unreadable = Die Partien in { $folder } sind nicht zu lesen ({ $reason }).
error-backup-no-games = In { $folder } sind keine Partien. Wenn sie in PostgreSQL liegen, nimm --database dazu.
error-backup-no-key = In { $folder } ist kein Schlüssel. Zu --database gehört auch der Datenordner des Servers.
error-backup-exists = { $folder } gibt es schon. Eine Sicherung braucht einen neuen Ordner.
error-backup-failed = Die Datei { $file } lässt sich nicht kopieren ({ $reason }).
error-restore-not-empty = Eine Sicherung wird in einen Ordner ohne Partien zurückgespielt, aber in { $folder } liegt die Datei { $file }.
error-restore-changed = Jemand hat { $file } geändert: „{ $name }“ kommt von keinem Server. Zurückgespielt wurde nichts.
error-database = Die Datenbank { $address } lässt sich nicht benutzen ({ $reason }).
error-database-locked = Die Datenbank { $address } benutzt schon ein anderer Server.
error-database-heads = Die Datenbank { $address } ist nicht die, die dieser Server vorher benutzt hat, oder ihr fehlt die Tabelle „heads“. Spiele die Datenbank aus einer Sicherung zurück. Sollen ihre Partien bleiben, wie sie sind, lösche die Datei { $file }.
error-database-key = Die Partien in der Datenbank { $address } sind mit einem anderen Schlüssel signiert als dem in { $folder }. Lege den Schlüssel dorthin, den ihre Server benutzen.
error-database-older = Die Partien in der Datenbank { $address } hat eine ältere Version gespeichert. Starte einmal einen Server mit dieser Datenbank.
error-database-empty = In der Datenbank { $address } sind keine Partien: Noch kein Server hat sie benutzt.
error-database-not-empty = Eine Sicherung wird in eine leere Datenbank zurückgespielt, aber in { $address } sind schon Partien.
error-database-address = Die Adresse einer Datenbank sieht so aus: postgresql://name@host/database
error-needs-postgres = PostgreSQL braucht das Paket { $package }. Installiere es mit: pip install 'cartographers[postgres]'

## The commands: files

error-file-missing = Diese Datei oder dieser Ordner ist nicht da.
error-file-permission = Dafür fehlt dir das Recht.
error-file-folder = Das ist ein Ordner, keine Datei.
error-file-exists = Diese Datei ist schon da.
error-file-other = Das System sagt: { $reason }.
error-cannot-read = { $file } lässt sich nicht lesen. { $why }
error-cannot-write = { $file } lässt sich nicht schreiben. { $why }
error-cannot-make = Der Ordner { $folder } lässt sich nicht anlegen. { $why }
error-file-there = { $file } ist schon da und wird nicht überschrieben. Nimm eine andere Datei.
error-not-utf-8 = { $file } ist kein Text in UTF-8.
error-typed-not-utf-8 = Der getippte Text ist nicht in UTF-8.
error-output = Die Ausgabe lässt sich nicht schreiben. { $why }
error-nothing-to-read = Es gibt nichts zu lesen: Alle Zeilen sind leer.

## The commands: lines of JSON

error-json-deep = Dieses JSON hat zu viele Ebenen.
error-not-json-at = Das ist kein JSON: { $reason } bei Zeichen { $at }.
error-line-object = Eine Zeile ist ein Objekt wie { $example }
error-line-needs = Die Zeile braucht das Feld „{ $name }“.
error-line-rows = Das Feld „rows“ ist eine Liste aus 11 Texten.
error-line-cards = Das Feld „cards“ ist eine Liste von Wertungskarten wie ["greenbough"].
error-line-flag = Das Feld „{ $name }“ ist true oder false.
error-legal-card = Mit { $card } zeichnest du keine Form: Nimm eine Erkundungs- oder Hinterhaltkarte.

## The commands: names and numbers

# What argparse found wrong, said by `usage-see` in terminal.ftl.
error-usage = { $sentence }
error-language = Die Sprache „{ $language }“ haben wir hier nicht. Zur Wahl stehen: { $choices }.
error-number =
    { $what ->
        [seed] Die Kartenfolge (--seed) muss eine ganze Zahl ab { $least } sein, nicht „{ $word }“.
        [seat] Der Platz (--seat) muss eine ganze Zahl ab { $least } sein, nicht „{ $word }“.
        [port] Der Port (--port) muss eine ganze Zahl ab { $least } sein, nicht „{ $word }“.
        [depth] Die Tiefe (--depth) muss eine ganze Zahl ab { $least } sein, nicht „{ $word }“.
        [games] Die Zahl der Partien (--games) muss eine ganze Zahl ab { $least } sein, nicht „{ $word }“.
        [games-a-file] Die Zahl der Partien in einer Datei (--games-a-file) muss eine ganze Zahl ab { $least } sein, nicht „{ $word }“.
        [deals] Die Zahl der Kartenfolgen (--deals) muss eine ganze Zahl ab { $least } sein, nicht „{ $word }“.
        [jobs] Die Zahl der Prozesse (--jobs) muss eine ganze Zahl ab { $least } sein, nicht „{ $word }“.
       *[seats] Die Zahl der Plätze (--seats) muss eine ganze Zahl ab { $least } sein, nicht „{ $word }“.
    }
error-no-such-thing =
    { $kind ->
        [card] Wir haben hier keine Karte „{ $word }“.
        [scoring-card] Wir haben hier keine Wertungskarte „{ $word }“.
        [suite] Wir haben hier keine Reihe „{ $word }“.
       *[topic] Wir haben hier kein Thema „{ $word }“.
    } Zur Wahl stehen: { $choices }.
error-no-such-thing-close =
    { $kind ->
        [card] Wir haben hier keine Karte „{ $word }“.
        [scoring-card] Wir haben hier keine Wertungskarte „{ $word }“.
        [suite] Wir haben hier keine Reihe „{ $word }“.
       *[topic] Wir haben hier kein Thema „{ $word }“.
    } Meintest du { $close }?
error-players-how-many = „{ $word }“ sagt nicht, wie viele es sein sollen: Für drei davon schreib { $name }*3.
error-players-too-many = Eine Partie ist für 1 bis { $most } Personen, und in „{ $text }“ sind es mehr.
error-players-none = Noch spielt niemand mit: Nimm mindestens einen Spieler dazu.
error-no-keyboard = An der Tastatur sitzt niemand: Nimm { $you } unter die Spieler auf oder benutze simulate.
error-resume-seed = Zum Weiterspielen einer gespeicherten Partie gehört auch ihr --seed.
error-resume-other-seed = { $file } wurde nicht mit --seed { $seed } gemischt.
error-resume-seats =
    { $right ->
        [one] { $file } ist eine Partie für { $right } Person; hier sind es { $players }.
       *[other] { $file } ist eine Partie für { $right } Personen; hier sind es { $players }.
    }
error-no-seat-in-record =
    { $seats ->
        [one] Diese Partie hat nur { $seats } Platz: Einen Platz { $seat } gibt es nicht.
       *[other] Diese Partie hat { $seats } Plätze: Einen Platz { $seat } gibt es nicht.
    }
error-nothing-decided = In dieser Aufzeichnung hat niemand etwas entschieden, also gibt es nichts zu analysieren.
error-perft-cards = Mit diesen Karten bleibt die Partie stecken. { $wrong }
error-serve-port = Ein Port ist höchstens { $most }, nicht { $port }.
error-serve-peer = Hier gehört ein Hostname hin, etwa server-1 oder 10.0.0.5, und dazu eine Datenbank (--database). Gefunden: { $given }.
error-serve-contact = „{ $given }“ ist keine E-Mail-Adresse. Schreib sie etwa so: host@example.org.
error-bad-key = Die Datei { $file } mit dem geheimen Schlüssel des Servers ist beschädigt. Hole sie aus einer Sicherung zurück. Wenn du keine hast, lösche die Datei: Der Server macht dann einen neuen Schlüssel, und alle bisherigen Einladungen, privaten Links und Merksätze gelten nicht mehr.
error-settings-syntax = In { $file } stimmt etwas am TOML nicht: { $reason }.
error-settings-in-file = { $file }, Zeile { $line }: { $wrong }
error-settings-in-environment = Die Umgebungsvariable { $variable }: { $wrong }
error-settings-contact = „{ $given }“ ist keine Adresse für Fragen. Schreib sie etwa so: mailto:host@example.org oder https://example.org/contact.
error-settings-mail-server = Das ist nicht die Adresse eines Mailservers. Schreib sie etwa so: smtps://user:password@mail.example:465.
error-settings-mail-from = „{ $given }“ ist keine E-Mail-Adresse. Schreib sie etwa so: Maps <maps@mail.example>.
error-settings-mail = Ein Mailserver braucht noch zwei Einstellungen: mail_from und site_address.
error-settings-host-name = „{ $given }“ ist kein Hostname. Schreib ihn etwa so: maps.example, ohne https:// und ohne Port.
error-settings-origin = „{ $given }“ ist kein Anfang einer Adresse. Schreib ihn etwa so: https://maps.example.
error-settings-unknown = Eine Einstellung { $name } haben wir nicht. Zur Wahl stehen: { $choices }.
error-settings-value = Die Einstellung { $name } muss { $wanted ->
    [whole] eine ganze Zahl über 0
    [number] eine Zahl über 0
    [numbers] eine Liste von Zahlen über 0 (so viele wie in der Voreinstellung)
    [text] ein Text in Anführungszeichen
    [texts] eine Liste von Texten in Anführungszeichen
    [truth] true oder false
    [folder] der Pfad eines Ordners
    [whole-from-0] eine ganze Zahl ab 0
    [number-from-0] eine Zahl ab 0
   *[table] eine Tabelle
} sein.
error-unsafe-notices = Mit private_notices kann jede Person am Tisch etwas in dein Netzwerk schicken. Deshalb lauscht so ein Server nur auf diesem Rechner, nicht unter { $host }.
error-unsafe-folder = In { $folder }, wo die Schlüssel liegen, kann jedes Konto dieses Rechners schreiben. So verhinderst du das: chmod o-w { $folder }
error-not-ready = Der Speicher antwortet nicht.
error-serve-network-form = „{ $given }“ ist weder eine Adresse noch ein Netz. Schreib es etwa so: 10.0.0.2 oder 10.0.0.0/24.
error-serve-network-all = { $given } heißt: alle Adressen. Nimm nur die, denen du vertraust.
error-serve-path-form = „{ $given }“ ist kein Pfad. Schreib ihn etwa so: /cartographers, mit Buchstaben, Ziffern, - und _ nach jedem Schrägstrich.
error-serve-path-own = { $given } beginnt wie eine Adresse des Spiels selbst. Wähle einen anderen Pfad, etwa /cartographers.
error-needs-server = Der Server braucht das Paket { $package }. Installiere es mit: pip install 'cartographers[server]'
error-needs-pyarrow = Für eine Parquet-Datei braucht es das Paket pyarrow. Installiere es mit: pip install 'cartographers[data]'
error-parquet-seed = Eine Parquet-Datei fasst nur Nummern von Kartenfolgen bis { $most }. Wähle ein kleineres --seed.
error-parquet-other = In { $file } stehen andere Partien. Nimm einen anderen Ordner.
error-games-a-file = --games-a-file teilt auf, was --parquet schreibt: Gib bei --parquet einen Ordner an und lass --record weg.
error-print-sheets = Drucken kannst du 1 bis { $most } Bögen auf einmal, nicht { $sheets }.
error-print-edicts = Auf die Seite über die Dekrete gehören { $wanted } verschiedene Wertungskarten, nicht { $edicts }.
error-print-paper = Das Papierformat „{ $word }“ haben wir nicht. Zur Wahl stehen: { $choices }.
error-print-needs = Zum Drucken braucht es das Paket { $package }. Installiere es mit: pip install 'cartographers[server]'
error-photo-format = Ein Foto ist ein JPEG-, PNG- oder WebP-Bild. Diese Datei ist etwas anderes.
error-photo-bytes = Die Datei ist zu groß: Mehr als { $most } MB passen nicht.
error-photo-pixels = Das Bild ist zu groß: Es hat { $width }×{ $height } Pixel, und mehr als { $most } Millionen passen nicht.
error-photo-broken = Die Datei ist beschädigt, das Bild lässt sich nicht lesen. Mach das Foto noch einmal.
error-photo-marks = Von den vier quadratischen Marken um die Landkarte { $found ->
        [0] ist keine
        [one] ist nur eine
       *[other] sind nur { $found }
    } zu sehen. Fotografiere einen hier gedruckten Bogen, mit allen vier Ecken der Landkarte im Bild.
error-photo-bent = Der Bogen liegt nicht ganz flach. Streich ihn glatt und leg andere beiseite.
error-photo-small = Der Bogen ist im Bild zu klein. Geh mit der Kamera näher heran.
error-photo-blurred = Das Bild ist unscharf. Halte die Kamera ruhig und sorg für gutes Licht.
error-photo-needs = Zum Lesen von Fotos fehlt das Paket { $package }. Installiere es mit: pip install 'cartographers[photo]'
error-needs-ray = Für ray braucht es das Paket ray. Installiere es mit: pip install 'cartographers[ray]'
error-ray-unreachable = Der Ray-Cluster antwortet nicht ({ $reason }).
error-ray-lost = Der Ray-Cluster hat eine Partie verloren ({ $reason }).
error-worker-died = Ein Prozess ist mitten in einer Partie abgebrochen. Vielleicht war der Speicher voll.

## The commands: matches

error-contest-twice = { $name } steht zweimal da. In einem Vergleich reicht jeder Name einmal: Alle spielen jede Kartenfolge.
error-contest-suite = --suite { $suite } sagt schon, welche Kartenfolgen gespielt werden: Lass { $options } weg.
error-contest-deals =
    { $deals ->
        [one] Eine Reihe hat { $deals } Kartenfolge, nicht { $wanted }.
       *[other] Eine Reihe hat { $deals } Kartenfolgen, nicht { $wanted }.
    }
error-contest-solo = Mit --mode solo spielt jeder für sich: Lass --seats weg oder nimm --mode table.
error-contest-seats =
    { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    } auf { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätzen
    }: Jeder braucht an jedem Tisch einen Platz.
error-contest-table = Ein Tisch hat mindestens zwei Plätze: Nimm mehr Spieler dazu oder schreib --seats 2.
error-contest-stopped = { $wrong } Die bisherigen Partien sind in { $file }; derselbe Befehl macht dort weiter.
error-contest-file = { $file } ist nicht die Datei eines Vergleichs.
error-contest-header = { $file } ist nicht die Datei eines Vergleichs. { $wrong }
error-contest-first-line = Ihre erste Zeile beschreibt keinen Vergleich.
error-contest-version = Gespielt hat ihn Version { $version }, das hier ist { $ours }.
error-contest-line = Zeile { $line } von { $file } ist keine Partie eines Vergleichs. { $wrong }
error-contest-fields = Sie braucht diese Felder: { $fields }.
error-contest-numbers = Ihre Zahlen passen nicht zu ihren Plätzen.
error-contest-not-json = Sie ist kein JSON.
error-contest-not-object = Sie ist kein JSON-Objekt.
error-contest-other = { $file } gehört zu einem anderen Vergleich: Nimm eine andere Datei. { $reason }
# $option is the English name of an option.
error-contest-differs = In der Datei ist { $option } { $there }, hier { $here }.
error-contest-full = { $file } lässt sich nicht schreiben: Die Zeile passte nicht mehr hinein.

## Programs of other people that play

error-bot-command = „{ $name }“ ist kein Befehl: Ein Anführungszeichen fehlt.
error-bot-missing = „{ $program }“ lässt sich nicht starten: Das Programm gibt es nicht, oder es darf nicht ausgeführt werden. Schreib bei einem Skript dazu, womit es läuft: "python3 mybot.py".
error-bot-cannot-play = { $name } kann nicht spielen. { $reason }
error-bot-start = Das Programm ließ sich nicht starten ({ $reason }).
error-bot-late = Die Antwort kam zu spät.
error-bot-line =
    { $most ->
        [one] Es kam eine Zeile mit mehr als { $most } Byte.
       *[other] Es kam eine Zeile mit mehr als { $most } Byte.
    }
error-bot-ended = Das Programm endete mit Code { $status }.
error-bot-ended-error = Das Programm endete mit Code { $status }: { $error }
error-bot-version = Es spricht Version { $found } des Protokolls, gebraucht wird Version { $version }.
error-bot-questions =
    { $most ->
        [one] Es kam mehr als { $most } Frage zu einer Entscheidung.
       *[other] Es kamen mehr als { $most } Fragen zu einer Entscheidung.
    }
error-bot-illegal = Die Entscheidung „{ $decision }“ geht nicht: { $why }.
error-bot-not-json = Die Antwort ist kein JSON: { $text }
error-bot-answer = Mit der Antwort lässt sich nichts anfangen. { $wrong }
error-bot-besides = Ein Programm darf nur zu einer Entscheidung, die bei einer Fertigkeit unter „first“ steht, fragen, was es noch zeichnen kann. Das hier ist keine solche: { $found }.
error-bot-step = Sie gilt für Schritt { $found }, zu sehen war aber Schritt { $step }.
error-bot-message = Hier gehört eine Nachricht dieser Art hin: { $types }. Gefunden: { $found }.
error-bot-stays = Das Programm lief weiter, nachdem seine Eingabe geschlossen war.
error-bot-no-token = Der Token des Bots fehlt: Leg ihn in { $variable } ab oder gib --token-file an.
error-bot-address = „{ $address }“ ist keine Adresse eines Servers. Schreib sie etwa so: https://maps.example.
error-bot-refused = { $address } hat das Programm nicht hereingelassen. { $why }
error-bot-name-taken = Einen Bot „{ $name }“ gibt es schon: Nimm einen anderen Namen.
error-bot-name-alike = „{ $name }“ lässt sich vom Namen des Bots „{ $other }“ nicht unterscheiden: Nimm einen anderen.
error-bot-most-accounts =
    { $most ->
        [one] Mehr als { $most } Bot kannst du hier nicht haben.
       *[other] Mehr als { $most } Bots kannst du hier nicht haben.
    }
error-bot-token = Das ist nicht der Token eines Bots.
error-bot-token-ended = Der Token des Bots „{ $name }“ gilt nicht mehr. Wem der Bot gehört, der kann auf der Seite „Profil“ einen neuen erzeugen.
error-bot-not-owners-table = Mit diesem Token spielt der Bot nur an Tischen der Person, der er gehört.
error-bot-no-account = Wir haben hier keinen Bot „{ $name }“, den du einladen kannst.
error-bot-not-here = Der Bot „{ $name }“ ist gerade nicht verbunden.
error-bot-busy = Der Bot „{ $name }“ sitzt schon an diesem Tisch oder an zu vielen anderen.

## Tournaments

error-no-tournament = Dieses Turnier haben wir hier nicht. Ist im Link vielleicht ein Tippfehler?
error-no-tournament-deal = In diesem Turnier gibt es keine Kartenfolge { $deal }.
error-no-series = Diese Turnierserie haben wir hier nicht. Ist im Link vielleicht ein Tippfehler?
error-series-full = In diese Serie passt kein Turnier mehr. Beginne eine neue.
error-series-last = Diese Serie hat nur dieses eine Turnier.
error-deal-closed = Diese Kartenfolge ist für dich noch geheim. Du siehst sie, wenn dein Versuch vorbei ist und die Ergebnisse da sind.
error-deal-open = Diese Kartenfolge gehört zu einem Turnier und wird noch gespielt. Bis sie geschlossen ist, spielst du sie nur dort.
error-not-playing = Du spielst in diesem Turnier nicht mit.
error-tournament-paused = Das Turnier macht Pause. Begonnene Kartenfolgen könnt ihr zu Ende spielen.
error-deal-not-open = Diese Kartenfolge ist gerade nicht offen.
error-deal-tried = Diese Kartenfolge hast du schon gespielt. Nur ein Versuch zählt.
error-tournament-name = Gib dem Turnier einen Namen.
error-tournament-end = Das Ende muss noch kommen, spätestens in einem Jahr.
error-tournament-no-entry = In dieses Turnier kommt gerade niemand mehr hinein.
error-tournament-changed = Das Turnier hat sich inzwischen geändert. Sieh noch einmal hin.
error-tournament-over = Dieses Turnier ist abgeschlossen.
error-player-name = Gib einen Namen ein: Die anderen sehen ihn in der Rangliste.
error-no-player = In diesem Turnier hat niemand die Nummer { $number }.
error-nothing-to-correct = Hier ist nichts zu korrigieren.
error-not-the-host = Das kann nur die Turnierleitung.
error-not-now = Das geht jetzt nicht: Es ist immer nur eine Kartenfolge offen, und keine zweimal.

## Puzzles

error-puzzle-unreadable = Das ist kein Rätsel: { $why }
error-puzzles-no-games = In welchen Partien soll gesucht werden? Gib Aufzeichnungen an oder lass Bots welche spielen (--play 20).
error-no-puzzle = Dieses Rätsel haben wir hier nicht. Ist im Link vielleicht ein Tippfehler?
error-puzzle-not-answered = Löse erst das Rätsel; danach werden die Zeichnungen verglichen.
error-puzzle-not-compared = Die beiden Zeichnungen konnten wir gerade nicht vergleichen. Bitte versuch es noch einmal.
error-mistake-losses = Diese Verluste passen nicht zu den Zeichnungen dieses Zuges. Bitte lade die Seite neu.
error-mistakes-not-found = Diese Züge konnten wir gerade nicht durchsehen. Bitte versuch es noch einmal.

## A club's table

error-not-host = Das kann nur, wer einen Clubtisch leitet.
error-game-paused = Diese Partie hat noch nicht begonnen oder macht Pause.
error-not-table-maker = Das kann nur, wer diesen Tisch eröffnet hat.
error-seat-not-others = Auf diesem Platz sitzt sonst niemand.
error-removed-from-table = Wer diesen Tisch eröffnet hat, hat deinen Platz freigegeben.
error-knock-first = Wer diesen Tisch eröffnet hat, entscheidet, wer hereinkommt: Klopf bitte erst an.
error-knock-seated = Du hast an diesem Tisch schon einen Platz.
error-knock-open = Anklopfen musst du hier nicht: Setz dich einfach.
error-knock-refused = Diesmal leider nicht: Wer diesen Tisch eröffnet hat, hat Nein gesagt.
error-knock-name = Sag bitte, wer du bist: Wer dich hereinlässt, sieht deinen Namen.
error-knock-most = Hier warten schon so viele, dass niemand mehr dazupasst. Bitte versuch es später noch einmal.
error-no-knock = Wer hier angeklopft hat, ist schon weitergegangen.
error-still-drawing = An einem Bildschirm wird noch gezeichnet. Warte, bis dort alle fertig sind.
error-nobody-seated = Noch hat niemand Platz genommen.

## Reports to the host

error-report-missing = Was du melden willst, ist nicht mehr da oder heißt jetzt anders.
error-report-most = { $most ->
    [one] Deine Meldung wurde noch nicht gelesen. Sobald sie gelesen ist, kannst du weitere schicken.
   *[other] Deine { $most } Meldungen wurden noch nicht gelesen. Sobald sie gelesen sind, kannst du weitere schicken.
}
error-report-full = Hier stapeln sich schon die Meldungen. Bitte versuch es später noch einmal.
error-too-many-reports = Von hier kamen schon viele Meldungen. Versuch es in { again-in } noch einmal.
error-wrong-code = Zu diesem Code gibt es gerade keine Partie und kein Turnier. Ein Code gilt ein paar Stunden: Lass dir einen neuen geben.
error-too-many-codes = Das waren viele falsche Codes von hier. Versuch es in { again-in } noch einmal.
error-too-many-knocks = Von hier hat es schon sehr oft geklopft. Versuch es in { again-in } noch einmal.

## Notes at a table

error-notes-players = Die Zettel an diesem Tisch lesen nur die, die hier mitspielen.
error-notes-live = In einer Live-Partie gibt es Sprüche; Zettel an alle sind für Partien über mehrere Tage.
error-notes-most = Du hast an diesem Tisch { $most } Zettel hingelegt. Entferne erst einen.
error-note-empty = Dieser Zettel ist noch leer. Schreib erst etwas darauf.
error-note-long = Auf einen Zettel passen { $most } Zeichen; hier sind es { $length }.
error-no-note = Diesen Zettel hast du an diesem Tisch nicht.
error-too-many-notes = Du hast viele Zettel geschrieben. Versuch es in { again-in } noch einmal.

## What the host allows and does

error-banned = Auf diesem Server darfst du bis { $until } (UTC) lesen, aber nicht spielen.
error-banned-why = Auf diesem Server darfst du bis { $until } (UTC) lesen, aber nicht spielen. Der Grund: { $why }
error-feature-off = Auf diesem Server ist das ausgeschaltet.
error-creation-closed = Neue Partien gibt es auf diesem Server gerade nicht. Die laufenden gehen weiter.
error-creation-password = Wer hier eine Partie beginnen will, braucht das Passwort dieses Servers.
error-password-wrong = Das Passwort stimmt nicht. Ist vielleicht ein Tippfehler darin?
error-admin-link = Dieser Link ist schon benutzt, zu alt oder von einem anderen Server. Erzeuge einen neuen.
error-admin-session = Diese Seite ist für den Betreiber, der den Link dazu so erzeugt: cartographers admin link
error-admin-no-device = Mit { $beginning } beginnt keine Gerätekennung oder mehr als eine. Sieh nach, ob sie stimmt, oder gib mehr davon an.
error-admin-network = „{ $given }“ ist weder eine Adresse noch ein Netz. Schreib es etwa so: 192.0.2.7 oder 192.0.2.0/24.
error-admin-no-ban = Eine Sperre { $id } gibt es nicht. Alle zeigt: cartographers admin status
error-admin-password = Dieses Passwort ist zu kurz: Es braucht mindestens { $least } Zeichen.
error-admin-language = Die Sprache „{ $language }“ haben wir hier nicht. Zur Wahl stehen: { $choices }.
error-admin-no-such = Mit der Kennung { $id } gibt es hier nichts dieser Art. Suchen kannst du mit: cartographers admin find
error-admin-no-name = Hier heißt niemand { $name }.
error-admin-no-undo = Mit der Kennung { $id } gibt es nichts zurückzuholen. Nach einem Tag ist es endgültig weg.
error-admin-undo-first = Das gehört zu etwas, das auch gelöscht wurde. Wenn es sich noch zurückholen lässt, fang damit an.
error-admin-no-report = Eine offene Meldung { $id } gibt es nicht. Alle zeigt: cartographers admin reports
error-admin-request = { $where }: { $reason }
error-admin-not-left = Das lässt sich nicht an den laufenden Server weitergeben: { $reason }
error-admin-no-answer = Der Server schweigt seit { $seconds } s. Läuft er noch?
error-admin-hours = Gib an, für wie viele Stunden: eine Zahl über 0, nicht { $word }.
error-password-limit = Das waren viele Versuche von hier. Versuch es in { again-in } noch einmal.

## Positions that somebody sets up

error-position-map-printed = Zeile { $row }, Spalte { $column } ist anders als auf dem Bogen: Gebirge, Ödnis und Ruinen bleiben, wo sie gedruckt sind.
error-position-map-full = Auf der Landkarte ist kein Feld mehr leer, und es gibt nichts zu zeichnen. Lass mindestens eins frei.
error-position-map-heroes = Auf der Landkarte stehen Helden, aber diese Partie wird ohne Heldenkarten gespielt.
error-position-map-names = Kein Monster auf dieser Landkarte heißt „{ $name }“.
error-position-season = Wähle eine Jahreszeit von 1 bis { $last }.
error-position-used-card = „{ $card }“ kann in dieser Jahreszeit nicht gekommen sein: Die Karte ist nicht im Stapel oder war schon da.
error-position-used-time = Diese Karten brauchen zusammen { $used } Zeit, und die Jahreszeit endet bei { $time }. Nimm eine weg.
error-position-met-card = „{ $card }“ ist keine Hinterhalt- oder Heldenkarte dieser Partie.
error-position-met-many = Bis zu dieser Jahreszeit können höchstens { $most } Hinterhaltkarten und { $most } Heldenkarten gekommen sein, jede nur einmal.
error-position-next-card = „{ $card }“ kann nicht als Nächstes kommen: Die Karte ist nicht im Stapel.
error-position-coins = Eine Landkarte hat höchstens { $most } Münzen, und du kannst nicht mehr ausgegeben haben, als du bekommen hast.
error-position-skill = „{ $skill }“ liegt in dieser Partie nicht offen.
error-position-scores =
    { $given ->
        [one] Gewertet ist eine Jahreszeit
       *[other] Gewertet sind { $given } Jahreszeiten
    }, vorbei { $seasons ->
        [0] ist aber noch keine.
        [one] ist aber erst eine.
       *[other] sind aber { $seasons }.
    }
error-position-missing = Der Stellung fehlt: { $missing }.
error-position-long = Eine Stellung hat höchstens { $most } Zeichen; dieser Text hat { $length }.
error-position-word = „{ $word }“ gehört nicht in eine Stellung. Hinein gehört, je einmal: { $names }.
error-position-number = Statt „{ $text }“ gehören hier ganze Zahlen hin.
error-position-no-card = Wähle erst die nächste Karte: Für sie werden die besten Zeichnungen gesucht.

## Studies

error-no-study = Diese Studie haben wir hier nicht, oder sie ist für dich nicht offen.
error-study-not-yours = Nur wer mitschreibt, kann diese Studie ändern.
error-study-owner = Das kann nur, wer die Studie angelegt hat.
error-study-code = Mit diesem Link kann niemand mehr mitschreiben. Lass dir einen neuen schicken.
error-study-writers = An einer Studie schreiben höchstens { $most } Leute.
error-study-no-chapter = Dieses Kapitel gibt es in der Studie nicht mehr.
error-study-most-chapters = Eine Studie hat höchstens { $most } Kapitel.
error-study-most-remarks = In einem Kapitel ist Platz für Anmerkungen zu höchstens { $most } Landkarten.
error-study-full = Für noch mehr ist hier kein Platz.
error-study-seats = Eine Studie gibt es nur von Partien mit höchstens { $most } Leuten; in dieser sind es { $seats }.
error-study-last-chapter = Das letzte Kapitel bleibt. Löschen kannst du die ganze Studie.
error-study-line-end = Hier gibt es nichts mehr zu zeichnen.
error-study-conflict = Jemand anders hat diesen Kommentar inzwischen geändert: { $comment }
error-too-many-edits = Das waren viele Änderungen. Versuch es in { again-in } noch einmal.
error-study-most = Du hast schon { $most } Studien. Lösche erst eine davon.
error-study-not-over = Eine Studie kannst du anlegen, wenn die Partie zu Ende ist.
error-bad-study = Diese Studie lässt sich nicht lesen. { $wrong }
error-study-format = Eine Studie beginnt mit der Zeile „format: { $format }“.
error-study-chapters = Eine Studie braucht Kapitel. Jedes beginnt mit einer Zeile wie dieser: chapter: …
error-study-header = Zeile { $line }: Vor dem ersten Kapitel können nur „format“ und „title“ stehen.
error-study-seat = „{ $found }“ ist kein Platz: Die Plätze sind 1 bis { $seats }.
error-study-remark = „{ $found }“ ist keine Anmerkung. Schreib sie so: { $examples }.
error-study-turn = Hier ist kein Zug der Partie. Aufgaben und Varianten gehören zu einem Zug.
error-branch-end = „{ $found }“ kommt erst nach dem letzten Zug dieser Partie.
error-branch-unasked = „{ $found }“: Auf diesem Platz ist hier nichts zu entscheiden.
error-branch-illegal = „{ $found }“ geht nicht: { $why }.
error-branch-others = Nach dieser Variante hätte Platz { $seat } bei { $card } nicht so entscheiden können.
