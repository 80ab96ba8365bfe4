# Czech: the pages in the browser; names of cards and rules are in game.ftl.

## The page itself

title = Kartografové
title-table = { $mine ->
        [yes] Jsi na tahu: { $card }
       *[no] { $card }
    } · Kartografové
title-season = { $name }: kde se vzaly body · Kartografové
title-final = Konec hry · Kartografové
title-join = Pozvánka · Kartografové
title-setup = Nová hra · Kartografové
title-replay = Přehrání · Kartografové
title-daily = Rozdání dne · Kartografové
title-you = Profil · Kartografové
title-rules = Pravidla · Kartografové
title-print = Tisk listů · Kartografové
title-check = Kontrola bodů · Kartografové
home = Úvod
places = Části
place-play = Hrát
place-waiting = Čekají na tebe hry: { $count }
place-today = Dnes
place-learn = Učit se
place-you = Profil
place-more = Další
title-waiting = ({ $count }) Jsi na tahu · Kartografové
title-today = Dnes · Kartografové
title-learn = Učit se · Kartografové
title-more = Další · Kartografové
# Shown without scripts and in browsers that are too old, in every language at once; one line.
too-old = Tahle hra potřebuje JavaScript a novější prohlížeč: Safari nebo iOS 16, Chrome 106, Firefox 113 nebo novější.
menu = Nabídka
close = Zavřít
loading = Okamžik…
word-breaks = Karavan-seráj
copy = Kopírovat
copied = Zkopírováno
problem = Něco se nepovedlo
problem-status = Server odpověděl { $status }. Zkus to prosím znovu.
problem-unreachable = Server neodpovídá. Nic není ztraceno; zkus to prosím za chvilku znovu.
problem-needs-server = Na tohle je potřeba server a tenhle web žádný nemá.
problem-not-loaded = Nepovedlo se to. Zkus to znovu, až bude lepší spojení.
offline = Chybí připojení. Nic není ztraceno: jakmile se obnoví, hra pokračuje.
here = Na tomhle zařízení
here-about = Tahle hra je jen na tomhle zařízení. Pokračuje i bez připojení, ale nikdo odjinud se k ní nemůže přidat ani ji sledovat.
here-not-kept = Tahle hra je jen na tomhle zařízení a prohlížeč tu nic neukládá: jakmile odejdeš, je pryč.
device-unable = Tenhle prohlížeč bez serveru hrát neumí: je moc starý, nebo adresa nezačíná na https.
device-newer = Na tomhle zařízení už byla novější verze hry. Načti stránku znovu.
device-busy = Hry na tomhle zařízení má otevřené jiné okno. Zavři ho a zkus to znovu.
device-full = Na tomhle zařízení už není místo. Uvolni místo a zkus to znovu.
device-failed = Hra se na tomhle zařízení nespustila. Načti stránku znovu; tvoje hry zůstávají, kde jsou.
offline-server = Server neodpovídá. Nic není ztraceno: jakmile se ozve, hra pokračuje.
unsent-sent = Tvoje kresba je odeslaná.
# $problem is a sentence that says why.
unsent-stale = Kresba z doby bez připojení už neplatí: { $problem }
unsent-game = Do hry
missing = Stránka nenalezena
missing-text = Adresa je možná napsaná špatně, nebo tu hra, ke které vedla, už není.
archived = Tahle hra je v archivu
archived-text = Už dlouho se v ní nic neděje. Zůstal z ní zápis beze jmen.
archived-open = Podívat se znovu
theme-button = { $theme ->
        [light] Vzhled: světlý
        [dark] Vzhled: tmavý
       *[auto] Vzhled: podle systému
    }
sound-button = { $on ->
        [yes] Zvuk: zapnutý
       *[no] Zvuk: vypnutý
    }
quiet-button = { $on ->
        [yes] Tichý režim: zapnutý
       *[no] Tichý režim: vypnutý
    }
language = Jazyk
you = Ty
name = Jméno
place = Pořadí

## Home

home-new-title = Nakresli království, kartu po kartě.
home-new-text = Odkryj kartu, zakresli její tvar do mapy a sbírej body. Bez účtu a beze spěchu.
home-new-go = Nakreslit první mapu
home-new-about = Asi deset minut. Všechno vysvětlíme při kreslení.
home-new-know = Pravidla znám
learn-go-on = Pokračovat lekcí { $number }
lesson-to-first-game = Zahrát si první hru
home-turn = Jsi na tahu
home-waiting-you = Čekají na tebe: { $names }
home-removed = Z téhle hry tě vyřadili.
home-with = U stolu: { $names }
home-what-if = Co kdyby?
home-shared-deal = { $kind ->
        [week] Rozdání týdne
       *[day] Rozdání dne
    }
home-card = { $name }: { $card }
home-waiting-for = Kreslí: { $names }.
home-since = Přišla na tebe řada { $when }
home-continue = Pokračovat
home-all-games = Všechny hry ({ $count })
home-puzzles = Úlohy
home-puzzles-left = { $left ->
        [0] Dnešní tři máš za sebou.
        [one] Jedna nová úloha.
        [few] { $left } nové úlohy.
       *[other] { $left } nových úloh.
    }
home-puzzles-level = Tvá úroveň: { $rating }.
home-recent = Poslední výsledky
home-new-game = Nová hra
way-solo-short = Ty a tvá mapa
way-bots-short = Bez čekání
way-hotseat-short = Zařízení koluje
way-link-short = Pošli odkaz
more-device = Tohle zařízení
more-club-table = Klubový stůl s projektorem
streak-day = { $day }: { $drawn ->
        [yes] nakresleno
       *[no] nenakresleno
    }
streak-days = { $days ->
        [one] den v řadě
        [few] dny v řadě
       *[other] dní v řadě
    }
streak-line = { $days ->
        [one] První den série
        [few] { $days } dny v řadě
       *[other] { $days } dní v řadě
    }
today-title = Mapa dne
today-go = Nakreslit mapu dne
home-name = Tvé jméno
home-setup = Podrobné nastavení hry
home-code = Máš kód?
home-box = Hraješ na papíře?
home-print = Vytisknout listy
home-check = Zkontrolovat body
home-companion = Odkrývat karty
home-running = Rozehrané hry
home-running-none = Na tomhle zařízení není žádná rozehraná hra.
home-offline = Jsi offline. Aplikace se otevře, ale hry a nápovědy potřebují připojení. Nic není ztraceno: tvé hry čekají na serveru.
home-here = Jsi offline. Nové hry se hrají na tomhle zařízení, hry na serveru na tebe počkají.
# For somebody who has never played.
home-new-here = Jsi offline. Lekce, úlohy, hry pro jednoho i boti jsou na tomhle zařízení.
game-remove = Odebrat ze seznamu
game-remove-of = Odebrat ze seznamu: { $names }
game-removed = Odebráno ze seznamu.
game-restore = Vrátit
game-remove-sure = Tuhle hru opouštíš natrvalo: tvé místo převezme bot a ostatní hrají dál.
home-upload = Otevřít zápis hry
upload-text = Otevři uložený zápis hry, odsud nebo odjinud, a projdi si ji krok za krokem.
upload = Vybrat soubor
way-players = Hráči
way-solo = Sólo
way-solo-text = Jen ty a tvá mapa, a na konci titul.
way-bots = Proti botům
way-bots-text = Bez čekání: boti kreslí, hned jak se odkryje karta.
way-bots-go = Hrát proti botům
way-hotseat = U jedné obrazovky
way-hotseat-text = Zařízení koluje mezi hráči. Nikdo nevidí, co kreslí ostatní.
way-hotseat-go = Hrát tady
way-link = S přáteli na dálku
way-link-text = Pošli přátelům odkaz. Hrát se dá naživo i několik dní, na jakémkoli zařízení.
way-link-go = Pozvat přátele
fewer = O hráče méně
more = O hráče více
players-count = { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }
beginning = Míchání…
you-name = Kartograf
bot-unnamed = Bot
bots-strength = Síla
bot-strength = { $bot }, síla { $strength }/{ $all }
bot-strength-only = Síla { $strength }/{ $all }.
player-name = Hráč { $number }
game-line = { $sheet ->
        [own] { $name }, vlastní list
       *[other] { $name }, list { $letter }
    }
game-over-line = Dohráno
names-many = { $first } a další ({ $more })
your-turn = jsi na tahu

## Setting up

setup-title = Nová hra
setup-presets = Základ hry
preset-base = Kartografové
preset-heroes = Kartografové: Hrdinové
preset-everything = Všechny krabice dohromady
setup-recommended = Doporučené
setup-sheet = Mapový list
own-sheet = Vlastní
own-sheet-about = Nakresli vlastní, nebo vlož text
own-sheet-name = Vlastní list
own-sheet-grid = Tvůj list
own-sheet-tools = Co kreslit
own-sheet-erase = Guma
own-sheet-undo = Zpět
own-sheet-undone = Vráceno zpět
own-sheet-start = Předloha
own-sheet-blank = Prázdný
own-sheet-copy = List { $letter }, { $name }
own-sheet-wrong = Na tomhle listu se zatím hrát nedá:
own-sheet-remarks = Ve srovnání s tištěnými listy
own-sheet-link = Odkaz na tenhle list
own-sheet-link-wrong = List z tohoto odkazu se nedá použít:
own-sheet-text = List jako text
own-sheet-text-use = Nakreslit podle textu
own-sheet-text-wrong = Tenhle text se nedá použít:
own-sheet-file = Načíst soubor
own-sheet-none = Nejdřív vlož text listu.
own-sheet-used = List je nakreslený podle textu.
setup-explore = Karty průzkumu
setup-seasons = Karty ročních období
setup-edicts = Výnosy
setup-at-random = Náhodné
setup-chosen = Vybrané
setup-edict = Výnos { $letter }
setup-stacks = Bodovací karty z těchto krabic:
setup-ambushes = Přepadení
setup-ambush-sets = Celé sady
setup-ambush-cards = Čtyři vybrané karty
setup-heroes = Karty hrdinů
setup-with = S kartami hrdinů
setup-without = Bez karet hrdinů
setup-skills = Dovednosti
setup-skills-none = Žádné
setup-skills-random = Tři náhodné
setup-skills-chosen = Vybrané
setup-seats = { $count ->
        [one] Jedno místo
        [few] { $count } místa
       *[other] { $count } míst
    }
setup-who = Kdo hraje na místě { $seat }
setup-name = Jméno pro místo { $seat }
setup-remove = Odebrat místo { $seat }
setup-add-me = Přidat hráče tady
setup-add-bot = Přidat bota
setup-add-open = Přidat hráče na pozvánku
setup-add-ten = Přidat deset botů
setup-bots = Přidat bota podle síly
setup-seed = Číslo rozdání
setup-seed-text = Stejné číslo rozdá vždycky stejné karty.
setup-seed-random = náhodné
setup-hints = Nápovědy
setup-hints-text = Během hry jsou povolené nápovědy a „Co kdyby?“.
setup-watchers = Diváci
setup-watchers-text = Dívat se může každý, kdo má odkaz.
setup-knocking = Kdo pouští dál
setup-knocking-text = Pouštím já: kdo otevře odkaz, nejdřív zaklepe.
setup-verdict = Dá se takhle hrát?
setup-go = Začít hru
who-me = Hráč tady
who-bot = { $bot } ({ $strength }/{ $all })
who-open = Na pozvánku
who-open-name = doplní se při vstupu
who-anyone = Libovolná postava
setup-character = Postava na místě { $seat }
bot-chance = Písařův učeň
    .about = Kreslí tam, kam zrovna dopadne pero.
bot-greedy = Výběrčí daní
    .about = Dneska shrábne každý bod na dosah a zítřek ať se postará sám o sebe.
bot-planner = Zeměměřič
    .about = Dvakrát měří a nechává si místo na to, za co výnosy teprve zaplatí.
bot-learned = Archivář
    .about = Pamatuje si sto tisíc map a tu tvou přečte na první pohled.
bot-quick = Zvěd
    .about = Před každým tahem pera se podívá o pár karet napřed a nikdy se neloudá.
bot-master = Mistr map
    .about = Nad každou kartou vteřinu přemýšlí a máloco přehlédne.
bot-neural = Orákulum
    .about = Cvičilo na milionu map, a přesto nad každou kartou vteřinu přemýšlí.
character-pip-about = Začíná na severu, kreslí ve velkém a čeká na tu pravou kartu.
character-magda-about = Kreslí od západu a nespouští oči z výnosu A.
character-otto-about = Kreslí od jihu nahoru a nechává místo na každý tvar.
character-ilse-about = Kreslí od východu a šetří místo na výnos D.
character-bruno-about = Kreslí od západu a nestvůry nechává chvíli být.
character-vilma-about = Drží se jihu a rozdělanou věc vždycky nejdřív dokončí.
character-frida-about = Hlídá sever a nestvůry hned obklopí.
character-tobias-about = Kreslí od východu a obklopuje hory kvůli mincím.
character-anselm-about = Sestupuje ze severu a myslí na výnos B.
character-greta-about = Kreslí od jihu a nejdřív myslí na výnos C.
plan-legal = Můžeš hrát:
plan-illegal = Tohle nejde dát dohromady.
plan-ruins = s kartami zřícenin
plan-no-ruins = bez karet zřícenin
plan-heroes = s kartami hrdinů
plan-no-heroes = bez karet hrdinů
plan-ambushes = { $count ->
        [4] čtyři přepadení
       *[other] čtyři náhodná přepadení (karet k výběru: { $count })
    }

## Tempo

setup-pace = Tempo
pace-kind-days = Na několik dní
pace-kind-live = Naživo
setup-limit = Čas na tah
setup-limit-none = bez omezení
setup-on-limit = Když čas vyprší
on-limit-skip = Přeskočit tah
on-limit-bot = Hraje bot
on-limit-end = Ukončit hru
setup-absence = Čekání na nepřítomné, pak hraje bot
setup-absence-none = bez omezení, bez bota
setup-clock = Odpočet na tah, pak kreslí bot
setup-clock-none = bez odpočtu
pace-days = Na několik dní: hra na všechny počká.
# $time is a span of time, such as 2 days, here and below.
pace-days-limit = Na několik dní. Čas na tah: { $time }. { $then ->
        [skip] Pak se za tebe zakreslí jen to nejmenší možné.
        [bot] Pak za tebe hraje bot, dokud se nevrátíš.
       *[end] Pak hra končí pro všechny.
    }
pace-live = Naživo: všichni hrají zároveň.
pace-live-absence = Když odejdeš, hra na tebe počká ({ $time }). Pak za tebe hraje bot, dokud se nevrátíš.
pace-live-clock = Odpočet na tah: { $time }. Pak kreslí bot.
# $time is a day and an hour.
move-by = Tah do: { $time }
move-left = Na tah zbývá: { $time }
drawn-by-bot = { $name } (bot: { $bot })
drawn-skipped = { $name } (tah přeskočen)
sealed-by-bot = Tohle za tebe kreslil bot: { $bot }.
away-title = Co se mezitím stalo
away-title-late = Vypršel ti čas
ended-title = Hra skončila předčasně
ended-limit = Čas na tah vypršel. Čekalo se na: { $names }.
ended-player = Kdo hru ukončil: { $names }.
ended-host = Ukončil ji správce serveru.
ended-text = Nikdo nevyhrává. Body zatím:
abandon = Ukončit hru
abandon-sure = { $others ->
        [yes] Hra skončí pro všechny a nikdo nevyhraje.
       *[no] Hra skončí a nepůjde v ní pokračovat.
    }
game-ended-line = Předčasně ukončeno

## Joining

join-title = Je tu pro tebe místo
join-text = { $seats ->
        [one] Hra pro jednoho hráče.
        [few] Hra pro { $seats } hráče.
       *[other] Hra pro { $seats } hráčů.
    } U stolu: { $names }. Registrace není potřeba.
join-name = Tvé jméno
join-go = Sednout si ke stolu
join-own-title = Hraj dál tady
join-taken-title = { $kind ->
        [table] Všechna místa jsou obsazená
       *[seat] Tohle místo je obsazené
    }
join-taken-text = { $watchers ->
        [yes] Můžeš se ale dívat.
       *[no] Dokud hra neskončí, vidí ji jen její hráči.
    }
join-taken-device = Je to moje místo, jen z jiného zařízení
join-watch = Dívat se na hru
invites = Pozvat přátele
invite = Pozvat
run-table = Tvůj stůl
second-device = Pokračovat na jiném zařízení
second-device-text = Tenhle odkaz otevírá tvé vlastní místo. Nikomu ho nedávej.
second-device-counted = U pokusu, který se počítá, musí mít tvá zařízení stejnou obnovovací frázi.

## The table

table-title = Stůl
counted-try = Tenhle pokus se počítá
    .text = Bez nápověd a bez druhého pokusu: tenhle výsledek se počítá do pořadí.
table-line = { $sheet ->
        [own] Vlastní list
       *[other] List { $letter }
    }{ $seats ->
        [one] , sólo
        [few] , { $seats } hráči
       *[other] , { $seats } hráčů
    }{ $hints ->
        [no] , bez nápověd
       *[yes] {""}
    }
table-tabs = Více o hře
tab-edicts = Výnosy
tab-stars = Body
tab-players = Hráči
tab-deck = Balíček
tab-log = Průběh
seasons = Roční období
clock = { $now }/{ $all }
clock-label = Čas { $now }/{ $all }, z toho { $card } za tuhle kartu
stars-as-it-stands = Body, kdyby období skončilo teď
ask = Co je tohle?
asking = Klepni na pole nebo symbol a dozvíš se, co to je.
asking-end = Zpátky ke kreslení
tips-again = Znovu ukazovat tipy
tips-again-done = Tipy se budou znovu ukazovat.
map-mine = Tvá mapa
map-of = Mapa: { $name }
band-ambush = Mapa: { $name } – nestvůry sem kreslíš ty
whose-map = Čí mapa
cell-on-ruins = { $name } na zřícenině
cell-mark = v dosahu útoku
cell-fits = { $cell }: sem se vejde
cell-fits-not = { $cell }: sem nejde

## The card

card-panel = Odkrytá karta
card-none = Zatím žádná karta
card-time = Čas { $time }
step-of = krok { $step }/{ $steps }
choose-shape = Tvar
choose-terrain = Terén
# $form: a form in words, such as "3 in a column".
shape-told = { $name }, { $form }{ $coin ->
        [yes] , s mincí
       *[no] {""}
    }
# $told: shape-told.
shape-label = Tvar { $number }: { $told }
option-gain = teď { $gain }
turn = Otočit
flip = Převrátit
next = Další
next-spot = Další místo, kam se vejde
reset = Vrátit na kartu
reset-short = Zpět
confirm = Potvrdit
go-on = Dál
sending = Odesílání…
next-extra = Dokreslit
next-marks = Zamířit
next-target = Vybrat
undo = Vzít zpět
keys = Klávesy
keys-move = Posunout
keys-options = Tvar a terén
keys-read = Číst mapu
skip-to-map = Na mapu
choose-space = Vybrat pole
keys-sound = Zvuk
commands = Příkazy
commands-answers = Odpovědi
commands-field = Příkaz
# Words that can be typed in the field: commands.ftl has them.
commands-example = karta, kde, řádek B, les B3 r

## Hints

hint = Nápověda
hint-wait = Dívám se na tvou mapu…
hint-close = Zavřít nápovědu
hint-off = Tahle hra je bez nápověd.
hint-edict = Podívej se na výnos „{ $edict }“
hint-edict-theirs = { $name } sází na výnos „{ $edict }“
hint-coins = Podívej se na mince
    .text = Můžeš obklopit horu nebo zakreslit tvar s mincí.
hint-monsters = Podívej se na nestvůry
    .text = Každé prázdné pole vedle nestvůry tě každé období stojí bod.
hint-ruins = Podívej se na zříceniny
    .text = Zříceninu zakrýt musíš, tak ať je to ta správná.
hint-room = Nech si víc možností
    .text = Teď nic body nepřinese; nech si místo na další tvary.
hint-text-theirs = Tam to bolí nejvíc.
hint-where = Kde?
hint-here = Mezi { $first } a { $last }
hint-nowhere = Tady jde o tvou odpověď, ne o místo na mapě
hint-which = Jaký tah?
# A spread of nothing is not told.
hint-worth = { $spread ->
        [0] Odhad konečného výsledku: { $expected } bodu.
       *[other] Odhad konečného výsledku: { $expected } ± { $spread } bodu.
    }
hint-take = Ukázat na mé mapě
hint-why-edict-now = Výnos { $letter }, „{ $edict }“: na konci tohoto období o { $stars ->
        [one] bod
        [few] { $stars } body
        [many] { $stars } bodu
       *[other] { $stars } bodů
    } víc.
hint-why-edict-later = Výnos { $letter }, „{ $edict }“: { $season ->
        [spring] na konci jara
        [summer] na konci léta
        [fall] na konci podzimu
        [winter] na konci zimy
       *[other] později ({ $name })
    } o { $stars ->
        [one] bod
        [few] { $stars } body
        [many] { $stars } bodu
       *[other] { $stars } bodů
    } víc.
hint-why-edict-less = Obětuje { $stars ->
        [one] bod
        [few] { $stars } body
        [many] { $stars } bodu
       *[other] { $stars } bodů
    } z výnosu { $letter }, „{ $edict }“; jinde přinese víc.
hint-why-edict-prepared = Připravuje výnos { $letter }, „{ $edict }“: další karty můžou přinést asi o { $stars ->
        [one] bod
        [few] { $stars } body
        [many] { $stars } bodu
       *[other] { $stars } bodů
    } víc.
hint-why-coins = { $coins ->
        [one] Přinese minci, která do konce hry vynese
        [few] Přinese { $coins } mince, které do konce hry vynesou
       *[other] Přinese { $coins } mincí, které do konce hry vynesou
    } { $stars ->
        [one] { $stars } bod
        [few] { $stars } body
        [many] { $stars } bodu
       *[other] { $stars } bodů
    }.
hint-why-monsters = { $spaces ->
        [one] Vyplní pole vedle nestvůry: každé období ztrácíš o bod méně.
        [few] Vyplní { $spaces } pole vedle nestvůr: každé období ztrácíš o { $spaces } body méně.
       *[other] Vyplní { $spaces } polí vedle nestvůr: každé období ztrácíš o { $spaces } bodů méně.
    }
hint-why-ruins = Zakryje zříceninu, jak je potřeba.
hint-why-room = Nechává víc místa pro další tvary. Počet možností: { $places }, po druhé nejlepší kresbě { $instead }.
hint-why-better = V konečném výsledku asi o { $stars ->
        [one] bod
        [few] { $stars } body
        [many] { $stars } bodu
       *[other] { $stars } bodů
    } lepší než druhá nejlepší kresba.
hint-why-theirs-edict = { $player } tím ztrácí { $stars ->
        [one] bod
        [few] { $stars } body
        [many] { $stars } bodu
       *[other] { $stars } bodů
    } z výnosu { $letter }, „{ $edict }“.
hint-why-theirs-edict-prepared = { $player } pak za výnos { $letter }, „{ $edict }“, získá nejspíš méně.
hint-why-theirs-monsters = { $spaces ->
        [one] Vedle nestvůr přibude jedno prázdné pole: { $player } ztrácí každé období bod.
        [few] Vedle nestvůr přibudou { $spaces } prázdná pole: { $player } ztrácí každé období { $spaces } body.
       *[other] Vedle nestvůr přibude { $spaces } prázdných polí: { $player } ztrácí každé období { $spaces } bodů.
    }

## Duties and arrivals

strip-short = { $title }: { $text }
# Beside the name of the card on a phone: at most 16 letters.
chip-ambush = Mapa: { $name }
chip-declare = Přepadení!
chip-hero = Hrdina
chip-ruins = Zakryj zříceninu
chip-monsters = Nestvůry
chip-fallback = Jedno pole
strip-ruins = Zřícenina: tvar musí jednu zakrýt
strip-ruins-text = Zakryj aspoň jednu prázdnou zříceninu.
strip-fallback = Nic se nevejde
strip-fallback-text = Zakresli místo toho jediné pole s libovolným terénem.
strip-fallback-ruins = Žádný tvar nejde zakreslit přes zříceninu: zakresli kamkoli jediné pole s libovolným terénem.
strip-ambush = Přepadení, mapa: { $name }
strip-declare = Blíží se přepadení
strip-gaze = Útočí { $name }
strip-ravage = { $monster ->
        [troll] Troll má hlad
       *[other] Nestvůra má hlad: { $name }
    }
strip-hero = Přichází hrdina
strip-hero-text = Postav hrdinu na prázdné pole a pak zamiř útok.
arrival-by = Na tvé mapě přibylo ({ $name }): { $cells }.
arrival-walk = Příchod { $corner ->
        [top-left] z levého horního rohu
        [top-right] z pravého horního rohu
        [bottom-left] z levého dolního rohu
       *[bottom-right] z pravého dolního rohu
    }, { $way ->
        [clockwise] po směru hodinových ručiček
       *[counter-clockwise] proti směru hodinových ručiček
    }. Nové nestvůry: { $cells }.
arrival-spread = Šíří se na { $cells }.

## Steps

step-marks = Otoč útok tam, kde nejvíc pomůže: { $number }/{ $all }.
step-marks-none = Celý útok míří mimo mapu.
step-target = Vyber jedno z označených polí: { $name } ho zničí.
step-ravage = Vyber jedno z označených polí: { $name } ho zničí.
extra-concentration = Teď zakresli ten tvar ještě jednou.
extra-cure-wounds = Teď zakresli tvar 1×2 vedle nestvůry.
extra-diplomacy = Teď zakresli pole, které je zároveň farmou i vesnicí.
extra-search = Teď zakresli vedle tvaru ještě jedno pole.
declare-legend = Tvá odpověď na přepadení
declare-nothing = Bez dovednosti
declare-nothing-text = Jen ať přijdou.
declare-direction = Poloha tvaru 1×2
direction-across = Vodorovně
direction-upright = Svisle
skills = Dovednosti
skill-cost = { $cost ->
        [0] nic nestojí
        [one] stojí minci
        [few] stojí { $cost } mince
       *[other] stojí { $cost } mincí
    }
skill-cannot = { $rule } Teď to nejde: { $reason }.

## What is said about the held shape

say-fits = Vejde se.
say-not = Nejde to.
say-refused = Takhle to nejde.
say-place = Ukaž na mapu a klikni, nebo stiskni { $key }.
say-place-touch = Klepni na mapu tam, kam tvar patří.
say-place-hero = Postav hrdinu na prázdné pole.
say-pick = Vyber jedno z označených polí.
say-declare = Rozhodni se, než přepadení udeří.
say-marks = Otoč útok klávesou { $key }, nebo klikni, kam má mířit.
say-marks-touch = Otoč útok, nebo klepni, kam má mířit.
say-ruins = { $count ->
        [one] Zakrývá zříceninu na { $cells }.
        [few] Zakrývá zříceniny na { $cells }.
       *[other] Zakrývá zříceniny na { $cells }.
    }
say-coins = { $coins ->
        [one] Jedna mince.
        [few] { $coins } mince.
       *[other] { $coins } mincí.
    }
say-ambush = { $stars ->
        [one] { $name } teď ztrácí bod.
        [few] { $name } teď ztrácí { $stars } body.
       *[other] { $name } teď ztrácí { $stars } bodů.
    }
say-ambush-nothing = { $name } teď neztrácí nic.
say-monsters-more = { $stars ->
        [one] Nestvůry berou o bod víc.
        [few] Nestvůry berou o { $stars } body víc.
       *[other] Nestvůry berou o { $stars } bodů víc.
    }
say-monsters-fewer = { $stars ->
        [one] Nestvůry berou o bod méně.
        [few] Nestvůry berou o { $stars } body méně.
       *[other] Nestvůry berou o { $stars } bodů méně.
    }

## Waiting

sealed = Máš nakresleno
nothing-to-do = Tentokrát nic nekreslíš
watching = Díváš se na hru
projector = Projektor
watchers = { $count ->
        [one] Dívá se { $count } divák
        [few] Dívají se { $count } diváci
       *[other] Dívá se { $count } diváků
    }
over = Hra skončila
waiting-for = Čeká se na: { $names }
waiting-for-away = { $name } (pryč)
waiting-for-many = { $count ->
        [one] Čeká se na jednoho hráče
        [few] Čeká se na { $count } hráče
       *[other] Čeká se na { $count } hráčů
    }
waiting-open = { $count ->
        [one] Jedno místo je ještě volné: pošli odkaz z nabídky.
        [few] { $count } místa jsou ještě volná: pošli odkaz z nabídky.
       *[other] { $count } míst je ještě volných: pošli odkaz z nabídky.
    }
drawn-count = Hotovo: { $done }/{ $all }
cover-pass = Předej zařízení: { $name }
cover-text = Nikdo nevidí, co kdo v tomhle tahu kreslí.
cover-ambush = Přepadení: kreslíš do cizí mapy ({ $name }).
cover-lift = Tady { $name }
cover-waiting = Všichni tady už mají nakresleno
cover-undo = { $name } chce kreslit znovu
leave = Odejít od stolu
leave-sure = Tvé místo hned převezme bot. Vrať se, kdy chceš: místo ti zůstává.
leave-yes = Odejít
leave-no = Zůstat

## Edicts, stars, coins, deck

edicts = Výnosy
edict-about = Více o výnosu { $letter }
edict-now = boduje se teď
edict-next = příště { $season ->
        [spring] na jaře
        [summer] v létě
        [fall] na podzim
        [winter] v zimě
       *[other] později ({ $name })
    }
edict-done = už se neboduje
edict-nothing-yet = Na tvé mapě za něj zatím žádné body nejsou.
stars-now = body teď
edict-stars = { $stars ->
        [one] teď { $stars } bod
        [few] teď { $stars } body
       *[other] teď { $stars } bodů
    }
stars-edicts = výnosy
stars-sum = součet
your-stars = Tvé body
your-stars-seasons = Čtyři roční období
as-it-stands = zatím
coins-of = { $crossed ->
        [0] { $coins }/{ $all }
       *[other] { $coins }/{ $all }, utraceno { $crossed }
    }
deck = Zbývá v balíčku
deck-count = { $count ->
        [one] jedna karta
        [few] { $count } karty, pořadí neznámé
       *[other] { $count } karet, pořadí neznámé
    }
deck-card = { $card }, čas { $time }, { $terrains }
deck-hidden-monster = karta přepadení (neznámá)
deck-hidden-hero = karta hrdiny (neznámá)

## Players

players-alone = Hraješ sólo.
seat-stars = { $stars ->
        [one] { $stars } bod
        [few] { $stars } body
       *[other] { $stars } bodů
    }
seat-nameless = Místo { $seat }
seat-open = volné místo
seat-human-idle = u stolu
seat-human-drawn = hotovo
seat-human-drawing = kreslí
seat-human-away = pryč
seat-account-idle = bot ({ $owner })
seat-account-drawn = bot ({ $owner }): hotovo
seat-account-drawing = bot ({ $owner }): kreslí
seat-bot-idle = bot
seat-bot-drawn = hotovo
seat-bot-drawing = kreslí
seat-minded-idle = pryč, hraje bot ({ $bot })
seat-minded-drawn = pryč, bot ({ $bot }) má hotovo
seat-minded-drawing = pryč, kreslí bot ({ $bot })
looking-at = Mapa: { $name }
looking-back = Zpátky na mou mapu
table-back = Zpátky ke stolu

## The log

log-empty = Zatím není nic nakresleno.
log-scored = { $name }: bodování
log-stroke = { $name } { $cells }
log-marks = útok na { $cells }
log-destroyed = zničeno { $cells }
log-coins = { $coins ->
        [one] jedna mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
log-skill = dovednost „{ $skill }“
log-stars = { $name } { $stars }
# Monsters or cards drew on the map of a player; $mine says whether it is the reader's.
log-came = { $mine ->
        [yes] Na tvé mapě: { $what }.
       *[no] Na mapě ({ $name }): { $what }.
    }
log-drew = { $who }: { $what }.
# $who drew on the map of another player.
log-drew-on = { $mine ->
        [yes] { $who } do tvé mapy: { $what }.
       *[no] { $who } do mapy ({ $name }): { $what }.
    }

## A season explained

season-map = { $whose }; { $what ->
        [monsters] obrys mají prázdná pole vedle nestvůr
        [coins] mapa bez obrysů
       *[edict] obrys mají pole, která se počítají ({ $edict })
    }
together = Celkem
on-to = { $season ->
        [spring] Dál do jara
        [summer] Dál do léta
        [fall] Dál do podzimu
        [winter] Dál do zimy
       *[other] Dál: { $name }
    }
to-the-end = Na konec hry
part-title-row = { $count ->
        [one] Řádek
        [few] Řádky
       *[other] Řádky
    }
part-title-column = { $count ->
        [one] Sloupec
        [few] Sloupce
       *[other] Sloupce
    }
part-title-diagonal = { $count ->
        [one] Diagonála od
        [few] Diagonály od
       *[other] Diagonály od
    }
part-title-region = { $ground ->
        [forest] Území s lesem
        [village] Území s vesnicí
        [farm] Území s farmou
        [water] Území s vodou
        [monster] Území s nestvůrami
        [double] Území s farmou a vesnicí
        [empty] Skupina prázdných polí
        [ruins] Skupina prázdných polí
       *[other] { $name }
    }: { $size ->
        [one] jedno pole
        [few] { $size } pole
       *[other] { $size } polí
    }
part-title-square = Plně obsazený čtverec, strana { $side }
part-from-to = { $first } až { $last }
part-none = Na téhle mapě za něj zatím žádné body nejsou.
part-none-monsters = Vedle nestvůr není žádné prázdné pole, takže se nic neztrácí.

## The end

final-winner = { $me ->
        [yes] Vyhráváš!
       *[no] Vítězí { $name }
    }
final-shared = Společné vítězství: { $names }
final-rating = Hodnocení { $rating }
final-rating-made = { $stars ->
        [one] { $stars } bod
        [few] { $stars } body
       *[other] { $stars } bodů
    } minus { $target }, součet čísel na čtyřech výnosech ({ $numbers }).
final-highest = Výš už žádný titul není.
final-places = Konečné pořadí
final-tie-break = Při stejném počtu bodů je výš ten, kdo má menší ztráty kvůli nestvůrám.
final-explained = Kde se vzal každý bod
final-share = Sdílet
again-new = Nová hra
again-same = Zahrát stejné rozdání
record-text = Zápis
record-json = Zápis (JSON)

final-day = Výsledky tohoto rozdání

## The coach, after a game

analysis = Rozbor
analysis-of = Rozbor: { $names }
profile = Odhad výsledku
study-of-game = Studie, { $date }
study-make = Založit studii
what-if-of = Původní hra
what-if-removed = Nejstarší z tvých her „Co kdyby?“ je smazaná, aby se vešla tahle.
par-ask = Ukázat laťku
par-progress = Zahrané karty
par-text = Laťka je to, kolik bodů se stejnými kartami získá silný bot.
par-running = Bot hraje stejné rozdání: karta { $card }/{ $all }…
par-rated = Hodnocení laťky { $rating }: { $title }.
par-told = Laťka tohoto rozdání: { $stars } ★ ({ $bot }).
par-share = Máš { $share } % nejvyššího známého výsledku ({ $most } ★).
thought-here = Spočítalo se to na tomhle zařízení, takže to ve tvých přehledech nebude.
thought-there = Ať to spočítá server

## Replay

replay = Přehrání
replay-move = Tah
replay-at = { $move }/{ $all }
replay-first = Na začátek
replay-back = O tah zpět
replay-forward = O tah dál
replay-last = Na konec
replay-play = Přehrát
replay-pause = Pauza
replay-speed = Rychlost
replay-seasons = Přejít na roční období
replay-maps = Mapy
replay-moves = Tahy
replay-link = Odkaz na tenhle tah
replay-coins = { $coins ->
        [one] jedna mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
frame-start = Prázdná mapa
frame-turn = Tah
frame-season = Bodování období
frame-after = Po období
frame-end = Konec hry

## Read out

announce-card = { $name }. Karta: { $card }. Body zatím: { $stars }.
announce-hint = Nápověda: { $words }
announce-hint-more = Nápověda: { $title }. { $text } Víc po stisku { $key }: { $more }
announce-season = { $name } je za námi. Body: { $stars }, celkem { $total }.

## The rules

rules = Pravidla
rules-search = Hledat pravidlo
rules-contents = Obsah
rules-found = Nalezená témata: { $count }
rules-nothing = V pravidlech nic takového není: „{ $words }“.
rules-example = Příklad: { $name }
rules-of-card = Pravidlo a příklad
rules-back = Zpět

## Reports to the host
report = Nahlásit…

## Co nastavil správce

site-contact = Kontakt
site-imprint = Provozovatel
site-notice-close = Zavřít zprávu
site-closed = Správce teď nové hry nepovoluje. K jiným se ale můžeš přidat a rozehrané můžeš dohrát.
site-password = Heslo od správce
site-password-text = K zakládání her ho na tomhle zařízení stačí zadat jednou.
site-password-go = Pokračovat
