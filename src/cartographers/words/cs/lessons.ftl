# Czech: the six lessons and "your first game". Read by the browser only.

## The block on the home page

learn-title = Nauč se hrát
learn-text = Šest krátkých lekcí přímo ve hře, každá asi na dvě minuty. Pak první hra s rádcem po boku.
learn-start = Začít lekcí 1
learn-all-done = Všechny lekce máš za sebou. Výborně!
learn-rules = Pravidla
    .about = Všechna pravidla s příklady.
learn-puzzles = Úlohy
    .about = Nejlepší kresba je jen jedna. Najdeš ji?
learn-position = Sestavit pozici
    .about = Nakresli si mapu a hraj z ní dál.
learn-studies = Studie
    .about = Hra s komentáři, značkami a úkoly. Napiš vlastní, nebo čti cizí.
learn-finished = hotovo
learn-begun = rozehráno
learn-skipped = přeskočeno

## The panel of a lesson

lesson-of = Lekce { $number }/{ $all }
lesson-step-of = Krok { $step }/{ $steps }
lesson-next = Pokračovat
lesson-back = Zpět
lesson-try = Jsi na tahu
lesson-skip = Přeskočit lekci
lesson-leave = Opustit lekce
lesson-restart = Začít lekci znovu
lesson-options = Možnosti lekce
lesson-almost = Skoro!
lesson-read-first = Ještě ne: nejdřív si přečti tenhle krok a pak stiskni „{ lesson-next }“.
lesson-over = Tahle lekce je hotová. Pokračuj další lekcí.
lesson-finished = Lekce je hotová
lesson-next-lesson = Další lekce: { $title }
lesson-announce = Lekce { $number }, krok { $step }/{ $steps }. { $text }

## Lesson 1: placing shapes

lesson-placing = Kreslení do mapy
    .about = Karty, tvary a kam se smí kreslit.
    .learned = Karta ti dá terén a tvar. Otoč ho, převrať a zakresli na prázdná pole.
lesson-placing-map = Tohle je tvá mapa. Během čtyř ročních období ji vyplníš, tvar po tvaru. Hory už na ní jsou.
lesson-placing-card = Každý tah začíná kartou s terénem a tvarem, který nakreslíš. Když ukazuje dva terény, vyber jeden.
lesson-placing-draw = Zkus to. Vyber terén, klepni na pole na mapě a stiskni „{ confirm }“.
lesson-placing-turn = Další tvar je dlouhý. Stiskni „{ turn }“, ať stojí svisle, polož ho na mapu a potvrď.
    .flat = Vejde se, ale pořád leží vodorovně. Nejdřív stiskni „{ turn }“.
lesson-placing-corner = Tvar smí být kdekoli, blízko ostatních i daleko od nich. Musí zůstat na mapě a zakrýt jen prázdná pole. Zakresli tenhle do rohu mapy; „{ turn }“ a „{ flip }“ ti pomůžou.
    .corner = Vejde se, ale nesahá do rohu. Posuň ho tak, aby zakryl samotné rohové pole.
lesson-placing-stuck = A když se žádný tvar nikam nevejde? Pak zakreslíš jediné pole s libovolným terénem. To je o kreslení všechno.

## Lesson 2: coins, mountains and ruins

lesson-coins = Mince, hory a zříceniny
    .about = Tři věci, které na každé mapě stojí za pozornost.
    .learned = Mince jsou za tvary s mincí a za obklopené hory. Po kartě zříceniny musí další tvar zakrýt pole se zříceninou.
lesson-coins-card = Na některých kartách vybíráš ze dvou tvarů. Ten menší má u sebe minci.
lesson-coins-coin = Vezmi si minci: vyber tvar s mincí a zakresli ho kamkoli. Jen nech volné označené pole vedle hory, brzy ho budeš potřebovat.
    .no-coin = Vejde se, ale minci nepřinese. Vyber menší tvar, ten s mincí.
    .mountain = Dobrý nápad, ale o chvilku příliš brzy. Nech označené pole volné pro další kartu.
lesson-coins-track = Tady je tvá mince. Na konci každého období přinese každá mince 1 bod. Mince získaná teď se vyplatí čtyřikrát.
lesson-coins-mountain = Minci dává i hora: dostaneš ji, jakmile vyplníš poslední prázdné pole vedle ní (šikmo se nepočítá). Vyplň označené pole.
    .open = Vejde se, ale pole vedle hory je pořád prázdné. Zakryj označené pole.
lesson-coins-ruins = Přišla karta zříceniny. Další tvar proto musí zakrýt aspoň jedno pole se zříceninou. Zakresli ho přes kterékoli z nich.
lesson-coins-after = Bez karty zříceniny můžeš přes zříceniny kreslit, nebo je nechat být, jak chceš. Některé bodovací karty za ně dávají body.

## Lesson 3: edicts and seasons

lesson-edicts = Výnosy a roční období
    .about = Za co jsou body a kdy se počítají.
    .learned = V každém období se bodují dva ze čtyř výnosů. Každý výnos se za hru boduje dvakrát, tak mysli dopředu.
lesson-edicts-four = Tyhle čtyři bodovací karty jsou výnosy královny. Určují, za co jsou body, a v každé hře jsou jiné.
lesson-edicts-first = Výnos { letter-A }, „{ sentinel-wood }“: 1 bod za každé pole s lesem na okraji mapy. Zakresli les podél okraje a získej aspoň { $goal ->
        [one] { $goal } bod
        [few] { $goal } body
       *[other] { $goal } bodů
    }.
    .terrain = Vejde se, ale výnos „{ sentinel-wood }“ počítá jen les. Vyber na kartě les.
    .stars = { $got ->
        [0] Vejde se, ale žádné jeho pole neleží na okraji, takže body nejsou. Posuň ho na okraj mapy.
        [one] Za to je jen { $got } bod. Polož tvar delší stranou podél okraje.
        [few] Za to jsou jen { $got } body. Polož tvar delší stranou podél okraje.
       *[other] Za to je jen { $got } bodů. Polož tvar delší stranou podél okraje.
    }
lesson-edicts-season = Teď je jaro. Na konci jara se bodují výnosy { letter-A } a { letter-B }. V létě { letter-B } a { letter-C }, na podzim { letter-C } a { letter-D }, v zimě { letter-D } a { letter-A }.
lesson-edicts-time = Každá karta zabere čas: je to číslo u přesýpacích hodin. Jakmile čas období vyprší, období skončí. Tahle karta je poslední jarní.
lesson-edicts-second = Výnos { letter-B }, „{ wildholds }“: 8 bodů za každé území s vesnicí, které má aspoň 6 polí. Zvětši malou vesnici: zakresli další hned vedle ní.
    .terrain = Vejde se, ale výnos „{ wildholds }“ počítá jen vesnice. Vyber na kartě vesnici.
    .apart = Vejde se, ale nevznikne jedno území se šesti poli. Zakresli tvar tak, aby sousedil s vesnicí na mapě.
lesson-edicts-summer = Jaro je obodované. Teď je léto a tvá mapa zůstává: výnos { letter-B } se boduje ještě jednou, společně s výnosem { letter-C }.
lesson-edicts-third = Výnos { letter-C }, „{ canal-lake }“: 1 bod za každé pole s vodou vedle farmy a za každé pole s farmou vedle vody. Získej za něj aspoň { $goal ->
        [one] { $goal } bod
        [few] { $goal } body
       *[other] { $goal } bodů
    }.
    .stars = { $got ->
        [0] Vejde se, ale body za to nejsou. Zakresli farmu tak, aby sousedila s vodou.
        [one] Za to je jen { $got } bod. Ať s vodou sousedí víc polí s farmou.
        [few] Za to jsou jen { $got } body. Ať s vodou sousedí víc polí s farmou.
       *[other] Za to je jen { $got } bodů. Ať s vodou sousedí víc polí s farmou.
    }

## Lesson 4: ambushes and monsters

lesson-ambush = Přepadení a nestvůry
    .about = Přicházejí na tvou mapu a stojí tě body.
    .learned = Každé prázdné pole vedle nestvůry stojí každé období bod. Vyplň ta pole co nejdřív.
lesson-ambush-came = Přepadení! Když hraješ sólo, přijdou nestvůry na mapu samy a začínají v rohu. Tady jsou.
lesson-ambush-cost = Podívej se na označená pole. Každé prázdné pole vedle nestvůry tě na konci každého období stojí bod.
lesson-ambush-fill = Obsazené pole nestojí nic. Zakresli tuhle kartu tak, aby tě nestvůry stály aspoň o { $goal ->
        [one] { $goal } bod
        [few] { $goal } body
       *[other] { $goal } bodů
    } méně.
    .stars = { $got ->
        [0] Vejde se, ale nestvůry tě stojí tolik co předtím. Zakryj některá z označených polí.
        [one] Tím ušetříš jen { $got } bod. Najednou jde zakrýt i dvě označená pole.
        [few] Tím ušetříš jen { $got } body. Najednou jde zakrýt víc označených polí.
       *[other] Tím ušetříš jen { $got } bodů. Najednou jde zakrýt víc označených polí.
    }
lesson-ambush-more = Výborně. A ještě jednou: ušetři aspoň { $goal ->
        [one] další { $goal } bod
        [few] další { $goal } body
       *[other] dalších { $goal } bodů
    }.
    .stars = { $got ->
        [0] Vejde se, ale nestvůry tě stojí tolik co předtím. Zakryj některá pole vedle nich.
        [one] Tím ušetříš jen { $got } bod. Najednou jde zakrýt i dvě pole vedle nestvůr.
        [few] Tím ušetříš jen { $got } body. Najednou jde zakrýt víc polí vedle nestvůr.
       *[other] Tím ušetříš jen { $got } bodů. Najednou jde zakrýt víc polí vedle nestvůr.
    }
lesson-ambush-closed = Obklopené nestvůry na mapě zůstanou, ale už nic nestojí. Čím dřív je obklopíš, tím víc bodů si necháš.
lesson-ambush-others = Ve hře s ostatními ti nestvůry do mapy kreslí soused a ty je kreslíš sousedovi: tam, kde to nejvíc bolí.

## Lesson 5: reading your score

lesson-score = Jak číst body
    .about = Odkud se berou body, před kresbou i po ní.
    .learned = Tlačítko ti řekne, co kresba přinese v tomhle období; výnos ti ukáže, odkud se jeho body berou.
lesson-score-table = V téhle tabulce jsou tvé body. Za každé období: dva výnosy, plus mince, minus ztráty kvůli nestvůrám.
lesson-score-edict = Číslo u výnosu říká, kolik dává právě teď. Klepni na výnos a mapa ti ukáže, odkud se jeho body berou.
lesson-score-preview = Zkoušej tvar na různých místech mapy. Tlačítko „{ confirm }“ ukazuje, kolik bodů by v tomhle období přinesl. Najdi místo, kde je to aspoň +{ $goal }.
    .gain = { $got ->
        [0] Tohle místo v tomhle období nepřinese nic. Jsou tu místa za +{ $goal }: sleduj číslo na tlačítku „{ confirm }“.
       *[other] Tohle místo v tomhle období přinese { $got }. Jsou tu místa za +{ $goal }: sleduj číslo na tlačítku „{ confirm }“.
    }
lesson-score-last = Tohle je poslední jarní karta. Najdi ještě jednou místo, kde je to aspoň +{ $goal }. Pak uvidíš, jak se jaro boduje.
    .gain = { $got ->
        [0] Tohle místo v tomhle období nepřinese nic. Jsou tu místa za +{ $goal }: sleduj číslo na tlačítku „{ confirm }“.
       *[other] Tohle místo v tomhle období přinese { $got }. Jsou tu místa za +{ $goal }: sleduj číslo na tlačítku „{ confirm }“.
    }
lesson-score-sum = Body za všechna čtyři období dají dohromady tvůj výsledek. Co je na mapě teď, se bude počítat i v dalších obdobích.
lesson-score-rating = V sólové hře o titulu rozhoduje hodnocení: tvé body minus čísla ze čtyř výnosů. Nevíš, co kreslit? Lucerna ti napoví.

## Lesson 6: heroes and skills

lesson-heroes = Dovednosti a hrdinové
    .about = Dvě malá rozšíření na později.
    .learned = Hrdinové ničí nestvůry. Dovednosti jednou za období změní pravidla, některé za mince.
lesson-heroes-hero = Tohle je { dobrik-of-lorkheim }, hrdina z krabice „{ box-heroes }“. Stojí na jednom poli a útočí na pole označená na kartě.
lesson-heroes-post = Postav ho na prázdné pole tak, aby zasáhl nestvůru. Zasažená nestvůra je zničená a žádné body už nestojí.
    .hit = Stát tam může, ale žádnou nestvůru nezasáhne. Zkus některé z označených polí.
lesson-heroes-marks = Jeho značky na mapě zůstanou. Nestvůra, která na označené pole přijde později, je hned zničená.
lesson-heroes-skills = Tohle jsou dovednosti z krabice „{ box-skills }“. Za období smíš použít jednu. Některé stojí mince: ty se přeškrtnou a body už nedávají.
lesson-heroes-negotiation = Dovednost „{ negotiation }“ stojí jednu minci: místo tvarů z karty zakreslíš čtverec ze čtyř polí. Stiskni „{ negotiation }“ a pak čtverec zakresli.
    .skill = Vejde se, ale to je tvar z karty. Nejdřív stiskni „{ negotiation }“.
lesson-heroes-end = Jedna mince je přeškrtnutá a dovednost je pro tohle období použitá. V dalším období si můžeš vybrat znovu.

## Your first game: the coach speaks up

first-game = Tvá první hra
    .about = Celá sólová hra. Rádce mlčí, dokud nejde o hodně.
first-game-start = Jsem tvůj rádce. Ozvu se nejvýš dvakrát za období, a jen když jde o víc než tři body.
coach-thinking = Okamžik…
coach-wait = Než potvrdíš
coach-lost = Jinde vidím asi o { $stars ->
        [one] { $stars } bod
        [few] { $stars } body
        [many] { $stars } bodu
       *[other] { $stars } bodů
    } víc:
# The parts of those stars, each after its number: "+4 Canal Lake, twice".
coach-part-edict = { $times ->
        [1] { $edict }
        [2] { $edict }, dvakrát
       *[other] { $edict }, { $times } ×
    }
coach-part-coins = za mince
coach-part-monsters = za nestvůry
coach-part-later = později
coach-part-later-edict = později, hlavně { $edict }
coach-show = Ukaž mi kde
coach-keep = Nechám svou kresbu
coach-shown = Tohle místo mám na mysli. Potvrď ho, nebo zakresli něco jiného.
