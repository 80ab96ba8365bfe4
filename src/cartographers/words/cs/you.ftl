# The page of a person: finished games, statistics, other devices, export, deletion, bots.

yours-empty = Tady budou viset tvé mapy
yours-none = Dohraj první hru a objeví se tu čísla: body podle výnosů, ročních období a listů, tituly a nejlepší mapy.
yours-pending = { $games ->
        [one] Ještě se načítá jedna starší hra.
        [few] Ještě se načítají { $games } starší hry.
       *[other] Ještě se načítá { $games } starších her.
    }
yours-best-map = Nejlepší mapa
yours-drawn = { $games ->
        [one] Jedna nakreslená mapa.
        [few] { $games } nakreslené mapy, průměrně bodů: { $mean }.
        [many] { $games } nakreslené mapy, průměrně bodů: { $mean }.
       *[other] { $games } nakreslených map, průměrně bodů: { $mean }.
    }
yours-course = Tvé poslední hry
yours-course-from = Body v posledních hrách: od { $first } do { $last }
yours-strengths = Silné stránky podle výnosů
yours-strengths-text = Průměrný počet bodů za hru. Značka je číslo vytištěné na výnosu.
yours-strengths-games = { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    }
# $games is how many games an edict was in: too few to say much.
yours-strengths-few = { $games ->
        [one] zatím { $games } hra
        [few] zatím { $games } hry
       *[other] zatím { $games } her
    }
yours-strengths-all = Všechny výnosy
yours-streak-longest = { $days ->
        [one] Nejvíc { $days } den v řadě
        [few] Nejvíc { $days } dny v řadě
       *[other] Nejvíc { $days } dní v řadě
    }
yours-firsts = Poprvé
yours-first-map = První mapa
yours-first-win = První výhra
yours-medal-gold = Zlatá medaile
yours-medal-silver = Stříbrná medaile
yours-medal-bronze = Bronzová medaile
yours-figures = Ve zkratce
yours-games = Hry
yours-mean = Bodů v průměru
yours-best = Nejvíc bodů
yours-wins = Výhry
# $wins of $games games with others.
yours-wins-of = { $wins }/{ $games }
yours-par = Proti laťce
# $games is how many solo games par was played for.
yours-par-games = { $games ->
        [one] v jedné sólové hře
        [few] v průměru za { $games } sólové hry
       *[other] v průměru za { $games } sólových her
    }
yours-luck = Štěstí
yours-skill = Rozhodování
# $games is how many games were analysed.
yours-analysed = { $games ->
        [one] v jedné rozebrané hře
        [few] v průměru za { $games } rozebrané hry
       *[other] v průměru za { $games } rozebraných her
    }
yours-maps = Nejlepší mapy
yours-seasons = Podle ročních období
yours-season = Období
yours-stars = Body
yours-edicts = Výnosy
yours-coins = Mince
yours-monsters = Nestvůry
yours-others = Ostatní
yours-others-note = „Ostatní“ jsou další místa ve stejných hrách, i boti.
yours-by-edict = Podle výnosů
yours-edict = Výnos
# $others is shown if games with other seats are among them.
yours-edict-note = { $others ->
        [shown] Průměr bodů v každém ročním období, malým písmem průměr ostatních.
       *[none] Průměr bodů v každém ročním období.
    }
yours-sheets = Podle mapových listů
yours-sheet = List
yours-titles = Sólové tituly
yours-history = Dohrané hry
yours-history-none = Žádná taková hra tu není.
yours-filter-box = Krabice
yours-filter-sheet = List
yours-filter-seats = Počet hráčů
yours-all = Vše
yours-place = Pořadí { $place }/{ $seats }
yours-page = Stránka { $page }/{ $pages }
yours-newer = Novější
yours-older = Starší

yours-devices = Na jiném zařízení
yours-devices-text = Tady si vytvoř obnovovací frázi a na druhém zařízení ji napiš. Obě pak mají všechny tvé hry.
yours-phrase-make = Vytvořit obnovovací frázi
yours-phrase-renew = Vytvořit novou frázi
yours-phrase-renew-text = Když vytvoříš novou frázi, dosavadní přestane platit. Zařízení zůstanou propojená.
# No full stop: the day ends with one.
yours-phrase-since = Obnovovací frázi máš od { $day }
yours-phrase-keep = Zapiš si ji: víckrát se neukáže. Kdo ji zná, může hrát za tebe.
yours-phrase-latin = Latinkou
yours-phrase-cyrillic = Azbukou
yours-link = Mám frázi
yours-link-label = Obnovovací fráze
yours-link-go = Propojit tohle zařízení
yours-linked = Zařízení je propojené. Jeho dosavadní hry najdeš mezi ostatními.
yours-device-this = Tohle zařízení
yours-device-since = od { $day }
yours-device-unnamed = Zařízení
yours-unlinked = Zařízení je odpojené. Obnovovací fráze platí dál: jestli ji může znát někdo jiný, vytvoř novou.
yours-unlink = Odpojit
# $name is what the device is called.
yours-unlink-of = Odpojit: { $name }
yours-device-seen = naposledy tu { $day }
# Asked for before something that a thief with the device could do as well.
yours-phrase-own = Tvá obnovovací fráze
yours-phrase-own-text = Napiš svou obnovovací frázi. Kdo má v ruce jen některé z tvých zařízení a frázi nezná, ten tohle neudělá.
yours-phrase-own-go = Pokračovat
yours-phrase-own-link = Tvá zařízení tady už svou frázi mají. Když ji napíšeš, propojí se všechna najednou.
yours-lost = Frázi už nemám
yours-lost-text = Řekni to tady a za týden se tohle zařízení bez fráze obejde. Do té doby to může každé propojené zařízení zastavit.
yours-lost-go = Fráze se ztratila
# $day is when the device can go on without the phrase.
yours-lost-this = Tohle zařízení hlásí, že se obnovovací fráze ztratila. Od { $day } tu půjde vytvořit nová i bez ní.
yours-lost-over = Na tomhle zařízení teď můžeš vytvořit novou frázi a odpojit ostatní i bez té staré.
# $name is what the other device is called.
yours-lost-other = Zařízení „{ $name }“ hlásí, že se obnovovací fráze ztratila. Od { $day } na něm půjde vytvořit nová a tohle zařízení odpojit. Nevíš o tom? Zastav to.
yours-lost-object = Zastavit to
yours-lost-found = Fráze se našla

yours-data = Tvá data
yours-data-text = Server tě zná jen podle cookie. Ukládá tvé hry, jména, pod kterými hraješ, a to, co si nastavíš: propojená zařízení, oznámení, webhooky.
yours-data-here = Všechno je na tomhle zařízení: tvoje hry, jména i nastavení. Nikdo jiný to nemá.
yours-export = Stáhnout všechno
yours-delete = Smazat všechno
yours-delete-text = Tvé hry, přehledy, zařízení i obnovovací fráze zmizí navždy. Ostatním společné hry zůstanou, ale bez tvého jména; v rozehraných převezme tvé místo bot.
# Typed by the player to confirm; a single word.
yours-delete-word = smazat
yours-delete-type = Opravdu? Napiš „{ $word }“:
yours-delete-go = Smazat navždy
yours-deleted = Všechno je smazané.

moving = Hry na tomhle zařízení
moving-about = Jsou uložené v tomhle prohlížeči. Prohlížeč může smazat data stránky, na které dlouho nikdo nebyl, a se ztraceným zařízením zmizí i hry: ulož je, nebo je přesuň.
moving-not-kept = Tenhle prohlížeč nic neukládá: jakmile odejdeš, hry jsou pryč. Nejdřív je ulož.
moving-save = Uložit do souboru
moving-bring = Načíst ze souboru
moving-move = Přesunout na tenhle server
moving-keep = Požádat prohlížeč, ať je nemaže
moving-none = Na tomhle zařízení nejsou hry, které se dají přesunout.
moving-saved = V souboru jsou všechny hry, které se dají přesunout, i nedohrané. Na jiném zařízení ho otevře „Načíst ze souboru“.
moving-no-file = V tomhle souboru žádné hry nejsou.
moving-brought = { $games ->
        [one] Na tomhle zařízení je teď { $games } hra ze souboru.
        [few] Na tomhle zařízení jsou teď { $games } hry ze souboru.
       *[other] Na tomhle zařízení je teď { $games } her ze souboru.
    }
moving-moved = { $games ->
        [one] Na serveru je teď { $games } hra.
        [few] Na serveru jsou teď { $games } hry.
       *[other] Na serveru je teď { $games } her.
    }
moving-lasting = Prohlížeč si je nechá, dokud je nesmažeš ty.
moving-not-lasting = Prohlížeč to neslíbil. Některé to slíbí, až když hru nainstaluješ.

yours-bots = Tvoji boti
yours-bots-text = Máš vlastní program, který umí hrát? Založ mu tady účet a půjde ho zvát ke stolům na tomhle serveru.
yours-bots-make = Založit účet pro bota
yours-bots-name = Jméno bota
yours-bots-owner = Tvé jméno, jak ho uvidí ostatní
yours-bots-anyone = Pozvat ho může kdokoli
yours-bots-go = Založit účet
# $name is the name of the bot. Under it is a long row of characters.
yours-bots-token = Token bota „{ $name }“
yours-bots-token-keep = Ulož si ho: víckrát se neukáže. Kdo ho má, může hrát za tvého bota.
# Under it is a command to type in a terminal.
yours-bots-connect = Program připojíš takhle:
yours-bots-connected = připojený
yours-bots-away = nepřipojený
yours-bots-only-you = pozvat ho můžeš jen ty
yours-bots-all = pozvat ho může kdokoli
yours-bots-delete-text = { $name } odejde od stolů, kde hraje, a dál za něj bude hrát bot serveru. Jeho token přestane platit.
yours-bots-delete = Smazat
# $name is the name of the bot.
yours-bots-delete-of = Smazat: { $name }
yours-bots-days = Token platí
# $day is a date.
yours-bots-ends = token platí do { $day }
yours-bots-ended = token už neplatí
yours-bots-used = naposledy použit { $day }
yours-bots-renew = Nový token
# $name is the name of the bot.
yours-bots-renew-of = Nový token: { $name }
yours-bots-renew-text = { $name } o svá místa nepřijde. Dosavadní token hned přestane platit.
yours-bots-renew-go = Vytvořit token

## Strength without luck

strength = Síla bez štěstí
strength-text = Jak dobře se rozhoduješ, ať přijdou jakékoli karty. 100 bodů síly má zkušený hráč, 0 bodů kreslení nazdařbůh.
strength-counted = Započítané hry
strength-counted-text = Rozdání dne a týdne a turnaje.
strength-others = Ostatní hry
# Points, and how far they may be off.
strength-points = { $points } ± { $margin }
strength-latest = { $games ->
        [one] Z jedné hry
        [few] Z posledních { $games } her
       *[other] Z posledních { $games } her
    }
strength-unknown = Zatím neznámá
strength-unknown-text = Ohodnocených her: { $games }. Je jich potřeba aspoň { $least } a odchylka nesmí být větší než { $within }.
strength-chart = Síla v průběhu { $games } her: po první { $first }, teď { $last } ± { $margin }. Každá tečka je jedna hra.
strength-games = Hra po hře
strength-rate-text = Než se hra ohodnotí, rozebere se. Trvá to asi minutu.
strength-rate = { $games ->
        [one] Ohodnotit jednu hru
        [few] Ohodnotit { $games } hry
       *[other] Ohodnotit { $games } her
    }
strength-rating = Hra { $number }/{ $games }…
strength-stop = Zastavit
strength-show = Ukázat mě ve veřejném seznamu
strength-show-text = Se jménem z tvé poslední započítané hry. Objevíš se tam, jakmile bude všech tvých posledních 20 započítaných her ohodnocených a tvá síla známá.
strength-listed = V seznamu jsi.
strength-not-listed = Zatím v něm nejsi.
strength-list = Veřejný seznam
strength-list-text = Hráči, kteří tu chtějí být. Síla je ze započítaných her.
strength-list-none = Zatím tu nikdo není.
strength-name = Jméno
strength-head = Síla
strength-played = Hry

## The public page

profile-own = Tvá veřejná stránka
profile-text = Stránka o tobě, kterou můžeš poslat přátelům. Vznikne, až ji vytvoříš, a ukáže jen to, co vybereš.
profile-make = Vytvořit veřejnou stránku
profile-go = Vytvořit stránku
profile-save = Uložit
profile-saved = Uloženo.
profile-parts = Co na ní je
profile-part-maps = Nejlepší mapy
profile-part-firsts = První úspěchy a medaile
profile-part-streak = Dny v řadě
profile-part-strength = Síla bez štěstí
profile-part-edicts = Silné stránky podle výnosů
profile-linked = Mé jméno ve výsledcích a v seznamu síly na ni odkazuje
profile-terms = Síla je vidět za stejných podmínek jako ve veřejném seznamu: jakmile je všech tvých posledních 20 započítaných her ohodnocených. Rozdání, která ještě můžou hrát ostatní, se objeví později.
profile-address = Adresa tvé stránky
profile-see = Prohlédnout
profile-remove = Zrušit stránku
profile-remove-text = Stránka zmizí a její adresa už nikdy nebude fungovat.
profile-mine = Tohle vidí ostatní.
profile-change = Změnit
profile-none = Zatím tu nejsou žádné mapy.
profile-medals = Medaile
profile-scale = 100 je zkušený hráč, 0 kreslení nazdařbůh.
