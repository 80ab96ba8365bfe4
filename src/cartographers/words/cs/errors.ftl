# Czech: what is wrong, and what would be right. Every message is one or two whole sentences; `error-due-…`
# are names of things that other messages put after a colon.

## Setting up a game

error-setup-unknown =
    { $kind ->
        [sheet] Mapový list „{ $word }“ tu nemáme.
        [explore-set] Karty průzkumu „{ $word }“ tu nemáme.
        [season-set] Karty ročních období „{ $word }“ tu nemáme.
        [box-of-scoring-cards] Krabici s bodovacími kartami „{ $word }“ tu nemáme.
        [scoring-card] Bodovací kartu „{ $word }“ tu nemáme.
        [ambush-card] Kartu přepadení „{ $word }“ tu nemáme.
        [skill] Dovednost „{ $word }“ tu nemáme.
        [bot] Bota „{ $word }“ tu nemáme.
        [character] Postavu „{ $word }“ tu nemáme.
       *[box] Krabici „{ $word }“ tu nemáme.
    } Na výběr je: { $choices }.
error-setup-sheet = Na tomhle mapovém listu se hrát nedá. { $wrong }
error-setup-sheet-line = Napiš vlastní mapový list na jeden řádek: { $line }
error-setup-seats = Hrát může 1 až { $most } hráčů, ne { $seats }.
error-setup-names =
    Jmen je { $names }, ale hráčů { $seats }: každý potřebuje právě jedno.
error-setup-name =
    Jméno „{ $name }“ tu nejde použít. Jméno může mít { $longest ->
        [one] nejvýš { $longest } znak
        [few] nejvýš { $longest } znaky
       *[other] nejvýš { $longest } znaků
    }, a to bez svislé čáry (|) a bez mezery na začátku nebo na konci.
error-name-taken = Tohle jméno už tu někdo má: { $name }. Co třeba { $proposal }?
error-name-alike = Jméno „{ $name }“ se nedá rozeznat od jména „{ $other }“, a to už tu někdo má. Co třeba „{ $proposal }“?
error-name-unseen = Znak číslo { $position } v tomhle jméně ({ $code }) není vidět. Bez něj je jméno v pořádku: „{ $proposal }“.
error-name-direction = Znak číslo { $position } v tomhle jméně ({ $code }) obrací směr písma. Bez něj je jméno v pořádku: „{ $proposal }“.
error-name-unknown = Znak číslo { $position } v tomhle jméně ({ $code }) neuvidí každý. Bez něj je jméno v pořádku: „{ $proposal }“.
error-name-marks = Znak číslo { $position } v tomhle jméně má moc znamének ({ $code }): víc než tři se nevejdou. Takhle by to šlo: „{ $proposal }“.
error-name-separator = Znak „{ $character }“ do takového jména nepatří. Co třeba „{ $proposal }“?
error-name-long = Jméno je moc dlouhé: má { $length } znaků a vejde se jich nejvýš { $most }. Co třeba „{ $proposal }“?
error-name-nothing = V tomhle jméně není nic vidět. Zkus písmena, číslice nebo emoji.
error-setup-stacks = Bodovací karty z každé krabice stačí vybrat jednou.
error-setup-edict-box = Bodovací karta „{ $card }“ je z krabice, která ve hře není: { $box }.
error-setup-edicts = Na čtyři výnosy je potřeba po jedné bodovací kartě od každého druhu: les, vesnice, farma a voda, rozložení. Vybráno: { $cards }.
error-setup-ambush-twice = Každá karta přepadení je ve hře jen jednou.
error-setup-ambushes =
    Vyber { $wanted ->
        [one] přesně { $wanted } kartu přepadení
        [few] přesně { $wanted } karty přepadení
       *[other] přesně { $wanted } karet přepadení
    }, nebo celé sady, ze kterých se budou losovat. Vybráno: { $given }.
error-setup-needs-heroes = Když se hraje jen s krabicí „Kartografové: Hrdinové“, jsou karty hrdinů ve hře vždycky.
error-setup-no-heroes = V těchto krabicích nejsou žádné karty hrdinů.
error-setup-skills =
    Vyber { $wanted ->
        [one] { $wanted } dovednost
        [few] { $wanted } různé dovednosti
       *[other] { $wanted } různých dovedností
    }, nebo žádnou. Vybráno: { $given }.
error-setup-skill-twice = Každá karta dovednosti je ve hře jen jednou.
error-setup-needs-explore = Hra potřebuje karty průzkumu. Vybráno: { $boxes }. Přidej jednu z těchto krabic: { $choices }.
error-setup-no-stack =
    { $stack ->
        [forest] V těchto krabicích nejsou bodovací karty pro les.
        [village] V těchto krabicích nejsou bodovací karty pro vesnici.
        [farm-water] V těchto krabicích nejsou bodovací karty pro farmu a vodu.
       *[space] V těchto krabicích nejsou bodovací karty pro rozložení.
    }
error-setup-needs-person = Bez člověka se nehraje: sedni si na některé místo, nebo nech aspoň jedno volné.
error-seed = Číslo rozdání má být celé číslo od 0 výš, ne { $seed }.
error-order-short =
    { $cards ->
        [one] { $cards } karta nestačí: hra jich potřebuje víc.
        [few] { $cards } karty nestačí: hra jich potřebuje víc.
       *[other] { $cards } karet nestačí: hra jich potřebuje víc.
    }

## A sheet that a player drew

error-sheet = { $reasons }
error-sheet-rows =
    Mapový list má mít { $side } řádků; tenhle { $rows ->
        [0] nemá žádný
        [one] má { $rows } řádek
        [few] má { $rows } řádky
       *[other] má { $rows } řádků
    }.
error-sheet-row =
    { $cells ->
        [0] Řádek { $row } nemá žádné pole
        [one] Řádek { $row } má { $cells } pole
        [few] Řádek { $row } má { $cells } pole
       *[other] Řádek { $row } má { $cells } polí
    } místo { $side }.
error-sheet-mark = Znak „{ $mark }“ (řádek { $row }, sloupec { $column }) tu nic neznamená.
error-sheet-more = Další podobné chyby: { $more }.
error-sheet-marks = Piš . pro prázdné pole, ^ pro horu, # pro pustinu a r pro zříceninu.
error-sheet-room =
    { $room ->
        [0] Nezbývá žádné pole ke kreslení
        [one] Ke kreslení zbývá jen { $room } pole
        [few] Ke kreslení zbývají jen { $room } pole
       *[other] Ke kreslení zbývá jen { $room } polí
    }; hra jich potřebuje aspoň { $least }.
error-sheet-long = Mapový list má { $side }×{ $side } polí, ale tenhle text je mnohem delší.
error-sheet-mountains =
    { $here ->
        [0] Na tomhle listu není žádná hora
        [one] Na tomhle listu je { $here } hora
        [few] Na tomhle listu jsou { $here } hory
       *[other] Na tomhle listu je { $here } hor
    }; na tištěných jich je { $printed }.
error-sheet-ruins =
    { $here ->
        [0] Na tomhle listu není žádná zřícenina
        [one] Na tomhle listu je { $here } zřícenina
        [few] Na tomhle listu jsou { $here } zříceniny
       *[other] Na tomhle listu je { $here } zřícenin
    }; na tištěných jich je { $printed }.
error-sheet-shut =
    { $shut ->
        [one] { $shut } hora nemá vedle sebe žádné prázdné pole a minci nepřinese.
        [few] { $shut } hory nemají vedle sebe žádné prázdné pole a minci nepřinesou.
       *[other] { $shut } hor nemá vedle sebe žádné prázdné pole a minci nepřinese.
    }

## Players of the computer

error-player-unknown = Hráče „{ $name }“ tu nemáme. Na výběr je: { $choices }.
error-player-character = Hráče „{ $name }“ tu nemáme, protože tu chybí postava „{ $character }“. Na výběr je: { $choices }.
error-player-setting = Hráče „{ $name }“ tu nemáme: { $kind } nemá žádné nastavení. Napiš jen { $kind }.
error-player-budget = Hráče „{ $name }“ tu nemáme. { $wrong }
error-player-net = Hráče „{ $name }“ tu nemáme: potřebuje natrénovanou síť a doplněk fast (docs/neural.md).
error-budget = Čas na přemýšlení se nedá zapsat jako „{ $text }“: napiš milisekundy (200ms), sekundy (1s) nebo počet dohrání (500n).

## Spaces and maps as text

error-cell = { $name } není pole na mapě: řádky jsou A až K, sloupce 1 až 11, například B4.
error-cell-twice = Pole { $cell } je tu dvakrát.
error-cells-again = „{ $part }“ obsahuje pole, které už je v „{ $text }“.
error-cells-run = „{ $part }“ není řada polí v jednom řádku. Ta se píše třeba A9-A11.
error-map-text = Mapa je text o { $side } řádcích.
error-map-rows =
    Mapa má mít { $side } řádků; tahle { $rows ->
        [0] nemá žádný
        [one] má { $rows } řádek
        [few] má { $rows } řádky
       *[other] má { $rows } řádků
    }.
error-map-row =
    { $cells ->
        [0] Řádek { $row } nemá žádné pole
        [one] Řádek { $row } má { $cells } pole
        [few] Řádek { $row } má { $cells } pole
       *[other] Řádek { $row } má { $cells } polí
    } místo { $side }: { $line }
error-map-mark = Znak „{ $mark }“ (řádek { $row }, sloupec { $column }) není terén. Piš { $marks }; terén na zřícenině má velké písmeno.
error-map-line = { $wrong } Celý řádek: { $line }

## Records of games

error-illegal = To nejde: { $why }.
error-at-line = Řádek { $line }: { $wrong }
error-at-seat = Místo { $seat }: { $wrong }
error-header-twice = Řádek { $line }: „{ $name }“ je v hlavičce dvakrát.
error-header-seats = „{ $text }“ není počet míst: má to být číslo.
error-header-heroes = „{ $text }“ neříká, jestli jsou ve hře karty hrdinů: napiš yes nebo no.
error-header-format = V hlavičce chybí řádek: format: { $format }
error-header-unknown = Řádek { $line }: „{ $name }“ do hlavičky nepatří. Patří tam jen: { $choices }.
error-header-missing = V hlavičce chybí: { $missing }.
error-column = Co tu znamená „{ $text }“? Napiš to takhle: { $example }; pomlčka (-) znamená nic.
error-column-terrain = „{ $letter }“ není terén: piš { $letters }.
error-record-setup = S takovým nastavením se hrát nedá. { $wrong }
error-record-format = Tenhle zápis má formát { $found }, ale přečíst se dá jen { $format }.
error-record-at = Krok { $step }: { $wrong }
error-record-step = Krok { $step } ({ $where }): { $wrong }
error-record-seat = Krok { $step } ({ $where }), místo { $seat }: { $wrong }
error-record-stops = Zápis končí příliš brzy. Ještě má přijít: { $due }.
error-record-cut = Text je useknutý. Ještě má přijít: { $due }. Zápis končí řádkem „end“, a když hra není dohraná, řádkem „to be continued“.
error-record-after-end = Řádek { $line }: za koncem zápisu už nemá být nic.
error-record-line = Žádný řádek zápisu nezačíná slovem „{ $label }“.
error-record-heading = Nadpis „{ $season }“ je tu moc brzy. Nejdřív má přijít: { $due }.
error-record-no-heading = Před první kartou období chybí nadpis „{ $season }“.
error-record-columns = U karty „{ $card }“ nikdo o ničem nerozhoduje, takže její řádek nemá sloupce.
error-record-card = Kartu „{ $card }“ tu nemáme.
error-record-seats =
    Řádek potřebuje sloupec pro každé místo, celkem { $seats }; tenhle { $columns ->
        [0] nemá žádný
        [one] má { $columns } sloupec
        [few] má { $columns } sloupce
       *[other] má { $columns } sloupců
    }.
error-record-label = Místo „{ $found }“ tu mají být body za „{ $label }“.
error-record-sum = Součet pro místo { $seat } vychází { $right }, ne { $found }.
error-record-end = Takhle hra nekončí: „{ $text }“. Napiš to takhle: { $example }
error-record-stars = „{ $text }“ není počet bodů: má to být číslo.
error-record-not-due = Je tu: { $found }. Teď ale má přijít: { $due }.
error-record-entries =
    Seznam „{ $name }“ potřebuje údaj pro každé místo, celkem { $seats }; tenhle { $entries ->
        [0] nemá žádný
        [one] má { $entries } údaj
        [few] má { $entries } údaje
       *[other] má { $entries } údajů
    }.
error-record-missing =
    { $what ->
        [draw] Chybí kresba.
        [declare] Chybí ohlášená dovednost.
        [ambush] Chybí přepadení.
        [hero] Chybí hrdina.
        [destroy] Chybí zničené pole.
        [target] Chybí cíl.
        [coin-track] Chybí počítadlo mincí.
        [first-edict] Chybí body za první výnos.
        [second-edict] Chybí body za druhý výnos.
        [coins] Chybí body za mince.
        [monsters] Chybí ztráty kvůli nestvůrám.
        [stars] Chybí body.
        [loss] Chybí ztráty kvůli nestvůrám.
        [place] Chybí pořadí.
        [rating] Chybí hodnocení.
       *[title] Chybí titul.
    }
error-record-extra =
    { $what ->
        [draw] Kresba sem nepatří.
        [declare] Ohlášená dovednost sem nepatří.
        [ambush] Přepadení sem nepatří.
        [hero] Hrdina sem nepatří.
        [destroy] Zničené pole sem nepatří.
        [target] Cíl sem nepatří.
        [coin-track] Počítadlo mincí sem nepatří.
        [first-edict] Body za první výnos sem nepatří.
        [second-edict] Body za druhý výnos sem nepatří.
        [coins] Body za mince sem nepatří.
        [monsters] Ztráty kvůli nestvůrám sem nepatří.
        [stars] Body sem nepatří.
        [loss] Ztráty kvůli nestvůrám sem nepatří.
        [place] Pořadí sem nepatří.
        [rating] Hodnocení sem nepatří.
       *[title] Titul sem nepatří.
    }
error-record-number =
    { $what ->
        [coin-track] Počítadla mincí
        [stars] Body
        [loss] Ztráty kvůli nestvůrám
        [place] Pořadí
       *[other] Body za období
    }: čísel je { $number }, ale míst { $seats }. Každé místo potřebuje jedno.
error-record-differs =
    { $what ->
        [draw] Kresba: je tu „{ $found }“, správně je „{ $right }“.
        [declare] Ohlášená dovednost: je tu „{ $found }“, správně je „{ $right }“.
        [ambush] Přepadení: je tu „{ $found }“, správně je „{ $right }“.
        [hero] Hrdina: je tu „{ $found }“, správně je „{ $right }“.
        [destroy] Zničené pole: je tu „{ $found }“, správně je „{ $right }“.
        [target] Cíl: je tu „{ $found }“, správně je „{ $right }“.
        [coin-track] Počítadlo mincí: je tu „{ $found }“, správně je „{ $right }“.
        [first-edict] Body za první výnos: je tu „{ $found }“, správně je „{ $right }“.
        [second-edict] Body za druhý výnos: je tu „{ $found }“, správně je „{ $right }“.
        [coins] Body za mince: je tu „{ $found }“, správně je „{ $right }“.
        [monsters] Ztráty kvůli nestvůrám: je tu „{ $found }“, správně je „{ $right }“.
        [stars] Body: je tu „{ $found }“, správně je „{ $right }“.
        [loss] Ztráty kvůli nestvůrám: je tu „{ $found }“, správně je „{ $right }“.
        [place] Pořadí: je tu „{ $found }“, správně je „{ $right }“.
        [rating] Hodnocení: je tu „{ $found }“, správně je „{ $right }“.
       *[title] Titul: je tu „{ $found }“, správně je „{ $right }“.
    }
error-record-coins = Počítadlo mincí: vyplněno { $filled } a přeškrtnuto { $crossed }, správně je { $right_filled } a { $right_crossed }.
error-record-unasked = Je tu „{ $found }“, ale tohle místo teď o ničem nerozhoduje.
error-record-illegal = „{ $found }“ nejde: { $why }.
error-record-names =
    Zápis potřebuje jméno pro každé místo, celkem { $seats }; tenhle { $names ->
        [0] nemá žádné
        [one] má { $names } jméno
        [few] má { $names } jména
       *[other] má { $names } jmen
    }.
error-record-steps = Kroky mají být v seznamu, ne takhle: { $found }.

error-due-card = karta { $card }
error-due-after = { $card } po skončení období
error-due-scores = body za období ({ $season })
error-due-end = konec hry
error-due-nothing = nic, hra skončila
error-due-any-card = karta

## JSON

error-not-json = Tohle není JSON: { $reason }.
error-json-object = Má tu být objekt s těmito položkami: { $fields }. Je tu: { $found }.
error-json-field = Položka „{ $name }“ sem nepatří. Patří sem jen: { $fields }.
error-json-lacks = Chybí položka „{ $name }“.
error-json-setup-missing = V nastavení hry chybí: { $missing }.
error-json-setup-value =
    { $kind ->
        [int] Položka „{ $name }“ v nastavení hry má být celé číslo, ne { $found }.
        [list] Položka „{ $name }“ v nastavení hry má být seznam slov, ne { $found }.
        [bool] Položka „{ $name }“ v nastavení hry má být true nebo false, ne { $found }.
       *[str] Položka „{ $name }“ v nastavení hry má být slovo, ne { $found }.
    }
error-json-upright = Položka „upright“ má být true nebo false, ne { $found }.
error-json-event = { $found } není událost: ta má jednu z položek began, revealed, committed nebo withdrawn.
error-json-terrain = Terén { $found } tu nemáme. Na výběr je: { $choices }.
error-json-cells = Položka „{ $name }“ má být seznam polí, například ["B4", "B5"], ne { $found }.
error-json-skill = Dovednost se píše jedním slovem, ne takhle: { $found }.
error-json-step = { $found } není krok: ten má jednu z položek reveal, season, after nebo end.
error-json-entries = Položka „{ $name }“ má být seznam s údajem pro každé místo, ne { $found }.
error-json-rating = Hodnocení má být číslo a titul slovo nebo null; { $found } tomu neodpovídá.
error-json-seats = Má tu být seznam s údajem pro každé místo, ne { $found }.
error-json-numbers =
    { $length ->
        [0] Má tu být seznam celých čísel, ne { $found }.
       *[other] Má tu být seznam celých čísel (počet: { $length }), ne { $found }.
    }

## The server

# What stands after “in” when something is to be tried again: $wait hours, minutes or seconds.
again-in = { $unit ->
    [hours] { $wait ->
        [one] hodinu
        [few] { $wait } hodiny
       *[other] { $wait } hodin
    }
    [minutes] { $wait ->
        [one] minutu
        [few] { $wait } minuty
       *[other] { $wait } minut
    }
   *[seconds] { $wait ->
        [one] sekundu
        [few] { $wait } sekundy
       *[other] { $wait } sekund
    }
}
error-no-game = Takovou hru tu nemáme. Není v odkazu překlep?
error-no-screen = Teď se tu žádná hra neukazuje.
error-no-seat = Takové místo u téhle hry není.
error-no-code = Tenhle odkaz nevede k žádné hře. Řekni si o nový.
error-no-lesson = Takovou lekci tu nemáme. Není v odkazu překlep?
error-phrase-misspelt = Tohle není celá obnovovací fráze: některá slabika chybí, je jiná, nebo je na špatném místě. Podívej se na ni ještě jednou.
error-phrase-limit = Z tvé sítě už přišlo hodně pokusů. Dej si pauzu a zkus to znovu za hodinu.
error-phrase-unknown = Takovou obnovovací frázi tu nikdo nemá. Možná už ji nahradila novější.
error-no-device = Tohle zařízení není s tvými propojené.
error-no-profile = Žádná stránka tu není. Možná ji její majitel zrušil.
error-phrase-needed = Nejdřív napiš svou obnovovací frázi.
error-phrase-not-yours = Tohle není tvá obnovovací fráze. Podívej se na ni ještě jednou.
error-no-phrase = Zatím nemáš obnovovací frázi. Vytvoř si ji na stránce „Profil“.
error-no-holder = Tohle zařízení už místo nemá.
error-holder-earlier = Odebrat můžeš jen ty, kdo místo dostali po tobě.
error-no-link = Tohle místo nemá soukromý odkaz.
error-delete-not-sure = Nic se nesmazalo: položka everything musí být true.
error-no-page = Na téhle adrese nic není. Nemá náhodou překlep?
error-no-bot = Bota „{ $bot }“ tu nemáme. Na výběr je: { $choices }.
error-not-yours = Tohle není tvé místo.
error-no-watchers = Tahle hra je bez diváků: dokud neskončí, vidí ji jen její hráči.
error-not-maker = Volná místa může dát botům jen ten, kdo hru založil.
error-abandon-not-maker = V téhle hře hrají i jiní: ukončit ji může jen ten, kdo ji založil.
error-abandon-lesson = Lekci není potřeba ukončovat: odejít se dá kdykoli.
error-not-over = Tahle hra se ještě hraje: prohlížet si ji zatím můžou jen její hráči.
error-not-saved = Nepodařilo se to uložit a nic se nezměnilo. Zkus to prosím znovu.
error-no-space = Na tomhle zařízení už není místo a nic se nezměnilo. Uvolni místo a zkus to znovu.
error-whole-secret = Hry zůstávají na tomhle serveru, protože další karty jsou tajné. Zápisy her se ale dají stáhnout.
error-whole-damaged = V téhle hře se pokračovat nedá: je poškozená, nebo ji někdo změnil.
error-game-over = Hra skončila.
error-stale = Hra mezitím pokročila a tohle rozhodnutí patřilo k dřívějšímu kroku. Podívej se, co je nového.
error-seat-taken = Tohle místo už má někdo jiný.
error-table-full = V téhle hře už není volné místo.
error-seat-not-open = Tohle místo není volné.
# Without $reason: it is a technical detail in English.
error-push-keys = Oznámení v tomhle prohlížeči se zasekla. Vypni je a znovu zapni.
error-no-subscription = Na tomhle zařízení nejsou oznámení zapnutá.
error-no-mail = Tenhle server e-maily neposílá.
error-mail-address = Na takovou adresu nejde nic poslat. Není v ní překlep?
error-too-many-addresses = To už bylo hodně adres. Zkus to prosím znovu za { again-in }.
error-no-mail-address = Tenhle odkaz už neplatí. Ve hře se e-maily zapínají a vypínají v části „Oznámení“.
error-no-webhook = Tahle hra nemá webhook.
error-webhook-not-maker = Webhook může nastavit jen ten, kdo hru založil.
error-webhook-telegram = Adresa Telegramu vypadá takhle: { $example }
error-address-not-https = Adresa má začínat https://.
error-address-unknown = Server na internetu nenašel adresu { $host }. Není v ní překlep?
error-lesson = V lekci teď jde o něco jiného.
error-lesson-step = Na krok { $step } téhle lekce teď přejít nejde.
error-not-a-lesson = Tahle hra není lekce.
error-season-not-scored = Tohle období se ještě nepočítalo.
error-bad-record = Jako zápis hry se tohle přečíst nedá. { $wrong }
error-record-unfinished = Tenhle zápis končí dřív než hra. Otevřít se dají jen dohrané hry.
error-corrupt-game = Tuhle hru nejde otevřít. { $wrong }
error-corrupt-rules = To, co se v ní stalo, neodpovídá pravidlům: { $wrong }.
error-corrupt-hashes = Od události { $event } její průběh nesouhlasí: byl změněn, nebo vznikl podle jiných pravidel (verze { $version }).
error-damaged-row = Její uložený záznam je poškozený: { $wrong }.
error-corrupt-end = Chybí poslední události jejího průběhu: zbývá jich { $found }/{ $events }.
error-corrupt-head = Událost { $event } jejího průběhu se liší od uložené.
error-corrupt-deal = Číslo jejího rozdání, tajné číslo nebo některé náhodné číslo se liší od uloženého.
error-corrupt-signature = Záznam o konci jejího průběhu v databázi chybí, nebo není podepsaný klíčem serveru.
error-corrupt-added = Událost { $event } jejího průběhu a všechny po ní nejsou od serveru.
error-corrupt-gone = Celá hra chybí.
error-corrupt-event = Událost { $event } jejího průběhu neodpovídá svému kontrolnímu součtu nebo pravidlům.
error-corrupt-checkpoint = Její kontrolní bod neodpovídá průběhu.
error-what-if-no-hints = Tahle hra je bez nápověd: „Co kdyby?“ se otevře, až skončí.
error-what-if-others = V téhle hře hrají i jiní: „Co kdyby?“ se otevře, až skončí.
error-played-now = Tuhle pozici tu právě někdo hraje bez nápověd. Zeptej se znovu, až ta hra skončí.
error-what-if-lesson = „Co kdyby?“ je pro hry, ne pro lekce.
error-what-if-record = V zápisu není pořadí všech karet, takže zahrát se dá jen nové rozdání.
error-what-if-same-cards = Stejné karty si zahraješ znovu, až tahle hra skončí.
error-what-if-event =
    { $events ->
        [one] Tahle hra má zatím jen { $events } událost.
        [few] Tahle hra má zatím jen { $events } události.
       *[other] Tahle hra má zatím jen { $events } událostí.
    }
error-what-if-over = Tady už hra skončila a není o čem rozhodovat.
error-seed-no-hints = Ve hře bez nápověd se karty vždycky rozdávají náhodně: vybrané rozdání by už někdo mohl znát.
error-bad-deal = { $found } neříká, jak se karty míchaly: patří sem tajné číslo a pro každé místo náhodné číslo, nebo nic.
error-deal-differs = Karta číslo { $turned } je „{ $card }“, ale podle míchání to má být „{ $due }“.
error-deal-setup = Výnosy nebo dovednosti jsou jiné, než určilo míchání.
error-deal-commitment = Tajné číslo nesedí k otisku, který server ukázal před první kartou.
error-fair-no-deal = V tomhle zápisu není, jak se karty míchaly.
error-no-deal = U téhle hry se míchání karet zkontrolovat nedá.
error-deal-offer = Tohle rozdání už někdo použil, nebo je moc staré. Zkus to prosím znovu.
error-again-no-deal = Pořadí všech karet téhle hry není známé, takže zahrát se dá jen nové rozdání.
error-again-not-over = Stejné rozdání si zahraješ znovu, až tahle hra skončí.
error-no-day = Rozdání „{ $day }“ tu nemáme. Den se píše třeba 2026-11-16, týden 2026-W47.
error-day-closed = Nejdřív odehraj pokus, který se ti počítá: dokud neskončí, zůstává tohle rozdání tajné.
error-day-closing = Ostatní možná ještě dokončují pokusy, které začali včas: dokud je nedokončí, zůstává tohle rozdání tajné.
error-day-not-begun = Tohle rozdání se ještě nedá hrát.
error-day-over = Tohle rozdání už se nepočítá. Hrát ho ale můžeš dál, kolikrát chceš.
error-day-no-result = Obrázek tu bude, až budeš mít výsledek.
error-day-open = Tohle rozdání ({ $day }) se ještě počítá. Dokud jeho den nebo týden neskončí, zahraješ si ho jen z jeho stránky.
error-day-tried = Pokus, který se počítá, už máš za sebou. Tohle rozdání můžeš hrát znovu, kolikrát chceš.
error-counted-link = Pokus, který se počítá, hraje jen jeden člověk. Když chceš pokračovat na jiném svém zařízení, napiš na něm svou obnovovací frázi.
error-rematch-others = Odvetu můžou navrhnout jen hráči téhle hry.
error-rematch-not-over = Na odvetu přijde čas, až hra skončí.
error-hint-lesson = Tohle je lekce: co dělat, ti řekne sama.
error-no-hints = Tahle hra je bez nápověd.
error-hint-not-asked = Na tomhle místě teď není o čem rozhodovat, takže ani co radit.
error-photo-failed = Fotku se nepodařilo přečíst. Zkus to prosím znovu, nebo vyfoť list ještě jednou.
error-hint-failed = Nápovědu se teď nepodařilo najít. Zkus to prosím znovu.
error-analysis-not-over = Rozebrat se dá jen dohraná hra.
error-analysis-failed = Rozbor se zastavil. Co už je hotové, zůstává.
error-par-not-solo = Laťka je jen pro sólové hry.
error-earned-not-over = Co hra přinesla, se ukáže, až skončí.
error-par-not-over = Laťka se ukáže, až hra skončí.
error-par-not-saved = Laťku se nepodařilo uložit. Zkus to prosím znovu.
error-par-record = Tenhle zápis končí příliš brzy: nejsou v něm všechny karty rozdání.
error-par-failed = Bot přestal hrát. Zkus to prosím znovu.
error-cross-site = Tohle poslala stránka jiného webu. Otevři hru na její vlastní adrese.
error-not-a-server = Tohle neposlal žádný server se stejnou databází, nebo to přišlo moc pozdě.
error-too-many-requests = To je trochu moc najednou. Chvilku prosím počkej.
error-too-many-phrases = To je hodně hlášek najednou. Chvilku prosím počkej.
error-too-many-games = Z tvé sítě už přibylo hodně nových her. Zkus to prosím znovu za { again-in }.
error-too-much-work = Server už toho pro tebe počítá hodně. Zkus to prosím znovu za { again-in }.
error-server-busy = Server má teď moc práce. Zkus to prosím znovu za { again-in }.
error-archived = Tahle hra už je v archivu. Její zápis najdeš na adrese { $path }.
error-decision-changes = Tohle rozhodnutí už se měnilo mockrát. Teď už zůstane, jak je.
error-device-quota = Máš tu opravdu hodně her. Než založíš další, některé odeber.
error-server-full = Na serveru není místo pro nové hry. Zkus to prosím znovu za { again-in }.
error-network-bytes = Z tvé sítě se dnes uložilo už opravdu hodně dat. Zkus to prosím znovu za { again-in }.
error-too-many-joins = Z tvé sítě se právě přidalo hodně hráčů. Zkus to prosím znovu za { again-in }.
error-quota-own = Tolik se toho sem nevejde: najednou můžeš mít nejvýš { $most }. Nejdřív něco dohraj nebo odeber.
error-quota-all = Na nic takového teď na serveru není místo. Zkus to prosím později.
error-quota-network = Z tvé sítě toho dnes vzniklo už opravdu hodně. Zkus to prosím znovu za { again-in }.
error-too-large = Tohle je na odeslání moc velké. Zkrať to, nebo vyber menší soubor.
error-unknown-host = Tenhle server se nejmenuje { $name }. Jeho správce může to jméno přidat volbou --name.
error-unreadable = Server tomu nerozumí: má to být JSON v kódování UTF-8.
error-method = S tímhle si tahle adresa neumí poradit.
error-bad-request = Server tomuhle nerozumí ({ $reason }).
error-bad-field = Server tomuhle nerozumí: { $field } ({ $reason }).
error-http = Na tohle server neumí odpovědět ({ $detail }).
error-failed = Tady se něco nepovedlo, ale nic se nezměnilo. Zkus to prosím znovu.
error-cannot-serve = Server nejde spustit: adresa { $host }, port { $port } ({ $reason }). Možná ten port používá jiný program: zvol jiný pomocí --port.
error-store = Do složky { $folder } se hry nedají ukládat ({ $reason }).
error-site-no-client = Stránky ještě nejsou sestavené. Spusť: make web
error-site-folder = Ve složce { $folder } už něco je. Zvol prázdnou.
error-site-server = { $server } není adresa serveru: má začínat https://
error-store-locked = Do složky { $folder } už ukládá hry jiný server. Zastav ho, nebo zvol jinou složku pomocí --data.
error-verify-older = Hry ve složce { $folder } uložila starší verze. Stačí tam jednou spustit server.
error-verify-unreadable = Hry ve složce { $folder } nejdou přečíst ({ $reason }).
error-backup-no-games = Ve složce { $folder } žádné hry nejsou. Pokud jsou v PostgreSQL, přidej --database.
error-backup-no-key = Ve složce { $folder } není klíč. Spolu s --database zadej i složku s daty serveru.
error-backup-exists = Složka { $folder } už tu je. Záloha potřebuje novou.
error-backup-failed = Soubor { $file } nejde zkopírovat ({ $reason }).
error-restore-not-empty = Záloha se obnovuje do složky bez her, ale ve složce { $folder } je soubor { $file }.
error-restore-changed = Soubor { $file } někdo změnil: „{ $name }“ tam žádný server nedává. Nic se neobnovilo.
error-database = Databázi { $address } nejde použít ({ $reason }).
error-database-locked = Databázi { $address } už používá jiný server.
error-database-heads = Databáze { $address } není ta, kterou tenhle server používal dřív, nebo v ní chybí tabulka heads. Obnov databázi. Jestli mají hry zůstat tak, jak jsou, smaž soubor { $file }.
error-database-key = Hry v databázi { $address } jsou podepsané jiným klíčem, než je ve složce { $folder }. Dej tam klíč, který používají servery téhle databáze.
error-database-older = Hry v databázi { $address } uložila starší verze. Stačí s touhle databází jednou spustit server.
error-database-empty = V databázi { $address } žádné hry nejsou: zatím ji nepoužil žádný server.
error-database-not-empty = Záloha se obnovuje do prázdné databáze, ale v databázi { $address } už hry jsou.
error-database-address = Adresa databáze vypadá takhle: postgresql://name@host/database
error-needs-postgres = PostgreSQL potřebuje balík { $package }. Nainstaluješ ho takhle: pip install 'cartographers[postgres]'

## The commands: files

error-file-missing = Takový soubor ani složka tu není.
error-file-permission = K tomu ti systém nedal oprávnění.
error-file-folder = Je to složka, ne soubor.
error-file-exists = Takový soubor už tu je.
error-file-other = Systém hlásí: { $reason }.
error-cannot-read = { $file } se nedá přečíst. { $why }
error-cannot-write = { $file } se nedá zapsat. { $why }
error-cannot-make = Složku { $folder } nejde vytvořit. { $why }
error-file-there = Soubor { $file } už tu je a nepřepíše se. Zvol jiný.
error-not-utf-8 = { $file } není text v UTF-8.
error-typed-not-utf-8 = Napsaný text není v UTF-8.
error-output = Výsledek se nedá vypsat. { $why }
error-nothing-to-read = Není co číst: všechny řádky jsou prázdné.

## The commands: lines of JSON

error-json-deep = JSON je vnořený příliš hluboko.
error-not-json-at = Tohle není JSON: { $reason }, znak { $at }.
error-line-object = Na řádku má být objekt, například { $example }
error-line-needs = Na řádku chybí položka „{ $name }“.
error-line-rows = Položka „rows“ má být seznam 11 řetězců.
error-line-cards = Položka „cards“ má být seznam bodovacích karet, například ["greenbough"].
error-line-flag = Položka „{ $name }“ má být true nebo false.
error-legal-card = Podle karty „{ $card }“ se žádný tvar nekreslí: zvol kartu průzkumu nebo přepadení.

## The commands: names and numbers

# What argparse found wrong, said by `usage-see` in terminal.ftl.
error-usage = { $sentence }
error-language = V jazyce „{ $language }“ žádné texty nejsou. Na výběr je: { $choices }.
error-number =
    { $what ->
        [seed] Číslo rozdání (--seed) má být celé číslo od { $least } výš, ne „{ $word }“.
        [seat] Místo (--seat) má být celé číslo od { $least } výš, ne „{ $word }“.
        [port] Port (--port) má být celé číslo od { $least } výš, ne „{ $word }“.
        [depth] Hloubka (--depth) má být celé číslo od { $least } výš, ne „{ $word }“.
        [games] Počet her (--games) má být celé číslo od { $least } výš, ne „{ $word }“.
        [games-a-file] Počet her v souboru (--games-a-file) má být celé číslo od { $least } výš, ne „{ $word }“.
        [deals] Počet rozdání (--deals) má být celé číslo od { $least } výš, ne „{ $word }“.
        [jobs] Kolik her běží najednou (--jobs) má být celé číslo od { $least } výš, ne „{ $word }“.
       *[seats] Počet míst (--seats) má být celé číslo od { $least } výš, ne „{ $word }“.
    }
error-no-such-thing =
    { $kind ->
        [card] Kartu „{ $word }“ tu nemáme.
        [scoring-card] Bodovací kartu „{ $word }“ tu nemáme.
        [suite] Sadu „{ $word }“ tu nemáme.
       *[topic] Téma „{ $word }“ tu nemáme.
    } Na výběr je: { $choices }.
error-no-such-thing-close =
    { $kind ->
        [card] Kartu „{ $word }“ tu nemáme.
        [scoring-card] Bodovací kartu „{ $word }“ tu nemáme.
        [suite] Sadu „{ $word }“ tu nemáme.
       *[topic] Téma „{ $word }“ tu nemáme.
    } Nemá to být { $close }?
error-players-how-many = „{ $word }“ neříká, kolik jich má být: pro tři napiš { $name }*3.
error-players-too-many = Hrát může 1 až { $most } hráčů a v „{ $text }“ je jich víc.
error-players-none = Zatím nikdo nehraje: přidej aspoň jednoho hráče.
error-no-keyboard = U klávesnice nikdo nesedí: přidej mezi hráče { $you }, nebo použij simulate.
error-resume-seed = Na pokračování v uložené hře je potřeba i její --seed.
error-resume-other-seed = Hra v souboru { $file } není rozdaná podle --seed { $seed }.
error-resume-seats =
    { $right ->
        [one] { $file } je hra pro { $right } hráče; zadáno: { $players }.
        [few] { $file } je hra pro { $right } hráče; zadáno: { $players }.
       *[other] { $file } je hra pro { $right } hráčů; zadáno: { $players }.
    }
error-no-seat-in-record =
    { $seats ->
        [one] Tahle hra má jen { $seats } místo
        [few] Tahle hra má jen { $seats } místa
       *[other] Tahle hra má jen { $seats } míst
    }: místo { $seat } v ní není.
error-nothing-decided = V tomhle zápisu není žádné rozhodnutí, takže není co rozebírat.
error-perft-cards = S těmito kartami hra nemůže jít dál. { $wrong }
error-serve-port = Port může být nejvýš { $most }, ne { $port }.
error-serve-peer = Patří sem jméno počítače, třeba server-1 nebo 10.0.0.5, ne { $given }. Zadaná musí být i databáze (database).
error-serve-contact = Patří sem e-mailová adresa, třeba host@example.org, ne { $given }.
error-bad-key = Soubor { $file } s tajným klíčem serveru je poškozený. Obnov ho ze zálohy. Pokud žádnou nemáš, soubor smaž: server si vytvoří nový klíč a všechny dosavadní pozvánky, soukromé odkazy a obnovovací fráze přestanou platit.
error-settings-syntax = V souboru { $file } je chyba zápisu TOML: { $reason }.
error-settings-in-file = { $file }, řádek { $line }: { $wrong }
error-settings-in-environment = Proměnná prostředí { $variable }: { $wrong }
error-settings-contact = Patří sem adresa pro dotazy, třeba mailto:host@example.org nebo https://example.org/contact, ne { $given }.
error-settings-mail-server = Patří sem adresa poštovního serveru, třeba smtps://user:password@mail.example:465.
error-settings-mail-from = Patří sem e-mailová adresa, třeba Maps <maps@mail.example>, ne { $given }.
error-settings-mail = Poštovní server potřebuje ještě dvě nastavení: mail_from a site_address.
error-settings-host-name = Patří sem jméno serveru, třeba maps.example, bez https:// a bez portu, ne { $given }.
error-settings-origin = Patří sem začátek adresy, třeba https://maps.example, ne { $given }.
error-settings-unknown = Nastavení { $name } tu nemáme. Na výběr je: { $choices }.
error-settings-value = Nastavení { $name } má být { $wanted ->
    [whole] celé číslo větší než 0
    [number] číslo větší než 0
    [numbers] seznam čísel větších než 0, stejně dlouhý jako výchozí
    [text] text v uvozovkách
    [texts] seznam textů v uvozovkách
    [truth] true nebo false
    [folder] cesta ke složce
    [whole-from-0] celé číslo od 0 výš
    [number-from-0] číslo od 0 výš
   *[table] tabulka
}.
error-unsafe-notices = Se zapnutým private_notices může každý hráč posílat dotazy do tvé sítě. Takový server proto poslouchá jen na tomhle počítači, ne na { $host }.
error-unsafe-folder = Do složky { $folder }, kde jsou klíče, může na tomhle počítači zapisovat kdokoli. Zakážeš to takhle: chmod o-w { $folder }
error-not-ready = Úložiště neodpovídá.
error-serve-network-form = Patří sem adresa nebo síť, třeba 10.0.0.2 nebo 10.0.0.0/24, ne { $given }.
error-serve-network-all = { $given } znamená všechny adresy. Vyber jen ty, kterým důvěřuješ.
error-serve-path-form = Patří sem cesta, třeba /cartographers: za každým lomítkem písmena bez háčků a čárek, číslice, - a _, ne { $given }.
error-serve-path-own = { $given } začíná stejně jako adresy samotné hry. Zvol jinou cestu, třeba /cartographers.
error-needs-server = Server potřebuje balík { $package }. Nainstaluješ ho takhle: pip install 'cartographers[server]'
error-needs-pyarrow = Soubor Parquet potřebuje balík pyarrow. Nainstaluješ ho takhle: pip install 'cartographers[data]'
error-parquet-seed = Do souboru Parquet se vejdou rozdání s číslem nejvýš { $most }. Zvol menší --seed.
error-parquet-other = V souboru { $file } jsou jiné hry. Zvol jinou složku.
error-games-a-file = --games-a-file rozděluje to, co zapisuje --parquet: k --parquet napiš složku a --record vynech.
error-print-sheets = Najednou se vytiskne 1 až { $most } mapových listů, ne { $sheets }.
error-print-edicts = Stránka o výnosech potřebuje { $wanted ->
        [one] { $wanted } bodovací kartu
        [few] { $wanted } různé bodovací karty
       *[other] { $wanted } různých bodovacích karet
    }, ne { $edicts }.
error-print-paper = Formát papíru „{ $word }“ tu není. Vyber z těchto: { $choices }.
error-print-needs = Tisk potřebuje balík { $package }. Nainstaluješ ho takhle: pip install 'cartographers[server]'
error-photo-format = Fotka má být obrázek JPEG, PNG nebo WebP, ale tohle je něco jiného.
error-photo-bytes = Soubor je moc velký: vejde se nejvýš { $most } MB.
error-photo-pixels = Obrázek je moc velký: má { $width }×{ $height } pixelů a vejde se jich nejvýš { $most } milionů.
error-photo-broken = Soubor je poškozený a obrázek v něm nejde přečíst. Vyfoť list znovu.
error-photo-marks =
    Ze čtyř čtvercových značek kolem mapy { $found ->
        [0] není vidět žádná
        [one] je vidět jen { $found }
        [few] jsou vidět jen { $found }
       *[other] je vidět jen { $found }
    }. Vyfoť list vytištěný z těchto stránek tak, aby na fotce byly všechny čtyři rohy mapy.
error-photo-bent = List na fotce není rovný. Narovnej ho a ostatní dej stranou.
error-photo-small = List je na fotce moc malý. Vyfoť ho víc zblízka.
error-photo-blurred = Fotka je rozmazaná. Drž fotoaparát v klidu a přidej světlo.
error-photo-needs = Čtení fotky potřebuje balík { $package }. Nainstaluješ ho takhle: pip install 'cartographers[photo]'
error-needs-ray = Volba --engine ray potřebuje balík ray. Nainstaluješ ho takhle: pip install 'cartographers[ray]'
error-ray-unreachable = Cluster Ray neodpovídá ({ $reason }).
error-ray-lost = Cluster Ray ztratil hru ({ $reason }).
error-worker-died = Jeden z procesů uprostřed hry skončil. Možná došla paměť.

## The commands: matches

error-contest-twice = { $name } je tu dvakrát. V zápase stačí každého napsat jednou: zahraje všechna rozdání.
error-contest-suite = --suite { $suite } určuje, která rozdání se hrají: vynech { $options }.
error-contest-deals = V sadě je { $deals } rozdání, ne { $wanted }.
error-contest-solo = --mode solo je pro sólovou hru: vynech --seats, nebo napiš --mode table.
error-contest-seats =
    { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    } a { $seats ->
        [one] { $seats } místo
        [few] { $seats } místa
       *[other] { $seats } míst
    }: každý potřebuje místo u každého stolu.
error-contest-table = U stolu jsou aspoň dvě místa: přidej hráče, nebo napiš --seats 2.
error-contest-stopped = { $wrong } Odehrané hry jsou v souboru { $file } a stejný příkaz bude pokračovat.
error-contest-file = { $file } není soubor zápasu.
error-contest-header = { $file } není soubor zápasu. { $wrong }
error-contest-first-line = Jeho první řádek zápas nepopisuje.
error-contest-version = Odehrála ho verze { $version } a tohle je { $ours }.
error-contest-line = Řádek { $line } v souboru { $file } není hra ze zápasu. { $wrong }
error-contest-fields = Má mít tyhle položky: { $fields }.
error-contest-numbers = Počet čísel v něm nesedí s počtem míst.
error-contest-not-json = Není to JSON.
error-contest-not-object = Není to objekt JSON.
error-contest-other = { $file } patří k jinému zápasu: zvol jiný soubor. { $reason }
error-contest-differs = { $option }: v souboru { $there }, tady { $here }.
error-contest-full = { $file } se nedá zapsat: řádek se už nevešel.

## Programs of other people that play

error-bot-command = „{ $name }“ není příkaz: chybí uvozovka.
error-bot-missing = „{ $program }“ se nedá spustit: takový program tu není, nebo se spustit nesmí. Ke skriptu napiš i to, čím se spouští: "python3 mybot.py".
error-bot-cannot-play = { $name } nemůže hrát. { $reason }
error-bot-start = Program se nedá spustit ({ $reason }).
error-bot-late = Program neodpověděl včas.
error-bot-line =
    { $most ->
        [one] Program poslal řádek delší než { $most } bajt.
        [few] Program poslal řádek delší než { $most } bajty.
       *[other] Program poslal řádek delší než { $most } bajtů.
    }
error-bot-ended = Program skončil s kódem { $status }.
error-bot-ended-error = Program skončil s kódem { $status }: { $error }
error-bot-version = Program mluví protokolem verze { $found }, tady je potřeba verze { $version }.
error-bot-questions = Program se k jednomu rozhodnutí ptá moc často: otázek může být nejvýš { $most }.
error-bot-illegal = Rozhodnutí „{ $decision }“ pravidla nedovolují: { $why }.
error-bot-not-json = Odpověď programu není JSON: { $text }
error-bot-answer = Odpověď programu se nedá použít. { $wrong }
error-bot-besides = Na to, co jde ještě nakreslit, se program může zeptat jen po rozhodnutí, které je u dovednosti v seznamu „first“. Tohle v něm není: { $found }.
error-bot-step = Odpověď patří ke kroku { $found }, ale otázka byla ke kroku { $step }.
error-bot-message = Patří sem zpráva typu: { $types }. Přišlo: { $found }.
error-bot-stays = Program běží dál, i když je jeho vstup zavřený.
error-bot-no-token = Chybí token bota: dej ho do proměnné { $variable }, nebo přidej --token-file.
error-bot-address = „{ $address }“ není adresa serveru. Napiš ji třeba jako https://maps.example.
error-bot-refused = Server { $address } odmítl připojení. { $why }
error-bot-name-taken = Bot „{ $name }“ už tu je: vyber jiné jméno.
error-bot-name-alike = Jméno „{ $name }“ vypadá stejně jako jméno bota „{ $other }“: vyber jiné.
error-bot-most-accounts = Botů můžeš mít nejvýš { $most }.
error-bot-token = Tohle není token bota.
error-bot-token-ended = Token bota „{ $name }“ už neplatí. Na stránce „Profil“ si jeho majitel vytvoří nový.
error-bot-not-owners-table = S tímhle tokenem hraje bot jen u stolů svého majitele.
error-bot-no-account = Bota „{ $name }“ tu nemáme, nebo ho pozvat nemůžeš.
error-bot-not-here = Bot „{ $name }“ teď není připojený.
error-bot-busy = Bot „{ $name }“ už sedí u tohoto stolu, nebo u příliš mnoha jiných.

## Turnaje

error-no-tournament = Takový turnaj tu nemáme. Není v odkazu překlep?
error-no-tournament-deal = Tenhle turnaj nemá rozdání { $deal }.
error-no-series = Takovou sérii tu nemáme. Není v odkazu překlep?
error-series-full = Do téhle série už se další turnaj nevejde. Začni novou.
error-series-last = Tahle série má jen jeden turnaj.
error-deal-closed = Tohle rozdání je pro tebe zatím tajné. Uvidíš ho, až dohraješ svůj pokus a ukážou se výsledky.
error-deal-open = Tohle rozdání patří k turnaji a ještě se hraje. Dokud neskončí, zahraješ si ho jen v turnaji.
error-not-playing = V tomhle turnaji nehraješ.
error-tournament-paused = Turnaj je pozastavený. Rozehraná rozdání jdou dohrát.
error-deal-not-open = Tohle rozdání teď není otevřené.
error-deal-tried = Tohle rozdání už máš odehrané. Počítá se jen jeden pokus.
error-tournament-name = Dej turnaji název.
error-tournament-end = Konec musí teprve přijít, a to nejpozději za rok.
error-tournament-no-entry = Do tohoto turnaje se teď přidat nedá.
error-tournament-changed = Turnaj se mezitím změnil. Podívej se na něj ještě jednou.
error-tournament-over = Tenhle turnaj je uzavřený.
error-player-name = Napiš jméno: ostatní ho uvidí v pořadí.
error-no-player = V tomhle turnaji nikdo nemá číslo { $number }.
error-nothing-to-correct = Tady není co opravovat.
error-not-the-host = Tohle může jen pořadatel turnaje.
error-not-now = Teď to nejde: otevřené je vždy jen jedno rozdání a žádné se neotevírá dvakrát.

## Puzzles

error-puzzle-unreadable = Tohle není úloha: { $why }
error-puzzles-no-games = Řekni, ve kterých hrách hledat: přidej zápisy, nebo ať nějaké hry zahrají boti (--play 20).
error-no-puzzle = Takovou úlohu tu nemáme. Není v odkazu překlep?
error-puzzle-not-answered = Nejdřív zkus úlohu vyřešit: kresby se porovnají potom.
error-puzzle-not-compared = Obě kresby se teď nepodařilo porovnat. Zkus to prosím znovu.
error-mistake-losses = Tyhle ztráty ke kresbám z tohoto tahu nepatří. Načti prosím stránku znovu.
error-mistakes-not-found = Tyhle tahy se teď nepodařilo projít. Zkus to prosím znovu.

## A club's table

error-not-host = Tohle může jen pořadatel klubového stolu.
error-game-paused = Hra ještě nezačala, nebo je pozastavená.
error-not-table-maker = Tohle může jen ten, kdo stůl otevřel.
error-seat-not-others = Na tomhle místě nikdo jiný nesedí.
error-removed-from-table = Ten, kdo stůl otevřel, ti tvé místo vzal.
error-knock-first = Ke stolu pouští ten, kdo ho otevřel: nejdřív zaklepej.
error-knock-seated = U tohoto stolu už místo máš.
error-knock-open = Tady se klepat nemusí: prostě se posaď.
error-knock-refused = Tentokrát bohužel ne: ten, kdo stůl otevřel, tě dál nepustil.
error-knock-name = Řekni, kdo jsi: kdo pouští dál, uvidí tvé jméno.
error-knock-most = Čeká tu už tolik lidí, že se další nevejdou. Zkus to prosím později.
error-no-knock = Ten, kdo tu klepal, už nečeká.
error-still-drawing = Někdo u obrazovky ještě kreslí. Počkej, až tam budou všichni hotoví.
error-nobody-seated = Zatím u stolu nikdo nesedí.

## Reports to the host

error-report-missing = To, co chceš nahlásit, tu už není, nebo se to teď jmenuje jinak.
error-report-most = Správce se ještě nedostal k tvým hlášením (je jich { $most }). Další pošleš, až je projde.
error-report-full = Správce má hlášení nad hlavu. Zkus to prosím později.
error-too-many-reports = Z tvé sítě už přišlo hodně hlášení. Zkus to prosím znovu za { again-in }.
error-wrong-code = Žádná hra ani turnaj teď takový kód nemá. Kód platí několik hodin: řekni si o nový.
error-too-many-codes = Z tvé sítě už přišlo hodně špatných kódů. Zkus to prosím znovu za { again-in }.
error-too-many-knocks = Z tvé sítě se tu klepalo už mockrát. Zkus to prosím znovu za { again-in }.

## Vzkazy u stolu

error-notes-players = Vzkazy u tohoto stolu čtou jen ti, kdo u něj hrají.
error-notes-live = V živé hře jsou hlášky; vzkazy pro všechny jsou pro hry na několik dní.
error-notes-most = Vzkazů už u tohoto stolu máš { $most }. Nejdřív jeden z nich odstraň.
error-note-empty = Vzkaz je zatím prázdný. Nejdřív něco napiš.
error-note-long = Do vzkazu se vejde { $most } znaků a tenhle jich má { $length }.
error-no-note = U tohoto stolu takový vzkaz nemáš.
error-too-many-notes = To už bylo hodně vzkazů. Zkus to prosím znovu za { again-in }.

## Co správce dovoluje a dělá

error-banned = Do { $until } (UTC) tu můžeš číst, ale ne hrát: rozhodl tak správce serveru.
error-banned-why = Do { $until } (UTC) tu můžeš číst, ale ne hrát: rozhodl tak správce serveru. Důvod: { $why }
error-feature-off = Tohle správce serveru vypnul.
error-creation-closed = Nové hry tu teď správce nepovoluje. Rozehrané běží dál.
error-creation-password = K zakládání her tu potřebuješ heslo od správce.
error-password-wrong = Heslo nesouhlasí. Podívej se, jestli v něm není překlep.
error-admin-link = Odkaz už byl použitý, je moc starý, nebo není z tohoto serveru. Vytvoř nový.
error-admin-session = Tahle stránka je pro správce. Odkaz na ni vytvoří příkaz: cartographers admin link
error-admin-no-device = Na { $beginning } tu nezačíná číslo žádného zařízení, nebo jich tak začíná víc. Zkontroluj začátek, nebo napiš delší.
error-admin-network = Patří sem adresa nebo síť, třeba 192.0.2.7 nebo 192.0.2.0/24, ne { $given }.
error-admin-no-ban = Blokování { $id } tu není. Všechna vypíše: cartographers admin status
error-admin-password = Heslo je moc krátké: potřebuje aspoň { $least } znaků.
error-admin-language = Jazyk „{ $language }“ tu nemáme. Na výběr je: { $choices }.
error-admin-no-such = Nic takového s číslem { $id } tu není. Hledá se takhle: cartographers admin find
error-admin-no-name = Nikdo se tu nejmenuje { $name }.
error-admin-no-undo = S číslem { $id } není co vrátit. Po dni je to pryč nadobro.
error-admin-undo-first = Smazané je i to, k čemu tohle patřilo. Nejdřív vrať to, jestli to ještě jde.
error-admin-no-report = Otevřené hlášení { $id } tu není. Všechna vypíše: cartographers admin reports
error-admin-request = { $where }: { $reason }
error-admin-not-left = Příkaz se nepodařilo předat běžícímu serveru: { $reason }
error-admin-no-answer = Server neodpověděl ani za { $seconds } s. Běží ještě?
error-admin-hours = Napiš počet hodin větší než 0, ne { $word }.
error-password-limit = Z tvé sítě už přišlo hodně pokusů. Zkus to prosím znovu za { again-in }.

## Pozice, které si někdo sestaví

error-position-map-printed = Řádek { $row }, sloupec { $column } nesedí s mapovým listem: hory, pustina a zříceniny zůstávají tam, kde jsou vytištěné.
error-position-map-full = Na mapě není žádné prázdné pole, takže není kam kreslit. Aspoň jedno nech prázdné.
error-position-map-heroes = Na mapě stojí hrdinové, ale tahle hra se hraje bez karet hrdinů.
error-position-map-names = Žádná nestvůra na téhle mapě se nejmenuje { $name }.
error-position-season = Vyber období od 1 do { $last }.
error-position-used-card = Karta „{ $card }“ v tomhle období přijít nemohla: není v balíčku, nebo už přišla.
error-position-used-time = Tyhle karty zaberou čas { $used } a období končí při čase { $time }. Jednu odeber.
error-position-met-card = „{ $card }“ není karta přepadení ani hrdiny z téhle hry.
error-position-met-many = Karet přepadení mohlo před tímhle obdobím přijít nejvýš { $most }, karet hrdinů taky nejvýš { $most } a každá jen jednou.
error-position-next-card = Karta „{ $card }“ teď přijít nemůže: není v balíčku.
error-position-coins = Mincí je na mapě nejvýš { $most } a utratit se dají jen ty získané.
error-position-skill = Dovednost „{ $skill }“ v téhle hře není.
error-position-scores = Obodovaných období je { $given }, ale skončilo jich { $seasons }.
error-position-missing = V pozici chybí: { $missing }.
error-position-long = Pozice má nejvýš { $most } znaků a tenhle text jich má { $length }.
error-position-word = „{ $word }“ do pozice nepatří. Patří tam, každé jednou: { $names }.
error-position-number = Místo „{ $text }“ tu mají být celá čísla.
error-position-no-card = Vyber kartu, která přijde jako další: právě pro ni se hledá nejlepší kresba.

## Studies

error-no-study = Takovou studii tu nemáme, nebo pro tebe není otevřená.
error-study-not-yours = Tuhle studii můžou měnit jen její autoři.
error-study-owner = To může jen ten, kdo studii založil.
error-study-code = Přes tenhle odkaz už se studie psát nedá. Řekni si o nový.
error-study-writers = Autorů může mít studie nejvýš { $most }.
error-study-no-chapter = Tahle kapitola už ve studii není.
error-study-most-chapters = Kapitol může mít studie nejvýš { $most }.
error-study-most-remarks = Map s poznámkou může mít kapitola nejvýš { $most }.
error-study-full = Sem už se víc nevejde.
error-study-seats = Studii založíš jen ze hry, kde je hráčů nejvýš { $most }; tady jich je { $seats }.
error-study-last-chapter = Poslední kapitola ve studii zůstává. Smazat můžeš celou studii.
error-study-line-end = Tady už se nic nekreslí.
error-study-conflict = Tenhle komentář mezitím změnil někdo jiný: { $comment }
error-too-many-edits = To už bylo hodně změn. Zkus to prosím znovu za { again-in }.
error-study-most = Studií už máš { $most }. Nejdřív jednu smaž.
error-study-not-over = Studie se dá založit, až hra skončí.
error-bad-study = Tuhle studii nejde přečíst. { $wrong }
error-study-format = Studie začíná takhle: format: { $format }
error-study-chapters = Studie potřebuje kapitoly. Každá začíná řádkem: chapter: …
error-study-header = Řádek { $line }: před první kapitolou může být jen „format“ a „title“.
error-study-seat = „{ $found }“ není místo: místa jsou 1 až { $seats }.
error-study-remark = „{ $found }“ není poznámka. Piš ji takhle: { $examples }.
error-study-turn = Tady žádný tah hry není. Úlohy a varianty patří k tahu.
error-branch-end = „{ $found }“ je až po posledním tahu téhle hry.
error-branch-unasked = „{ $found }“: tohle místo tady o ničem nerozhoduje.
error-branch-illegal = „{ $found }“ tu nejde: { $why }.
error-branch-others = Po téhle variantě by místo { $seat } nemohlo u karty „{ $card }“ rozhodnout tak, jak rozhodlo.
