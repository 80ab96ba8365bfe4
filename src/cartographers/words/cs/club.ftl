# Czech: a club's table: the projector and the host's controls. Read by the browser.

## The projector

club-view = Co se ukazuje
club-view-card = Karta
club-view-maps = Mapy
club-view-ranking = Pořadí
club-maps = Všechny mapy
club-still-drawing = Ještě kreslí
club-more = a ještě { $count }
club-page = Stránka { $page }/{ $pages }
club-page-before = Předchozí stránka
club-page-next = Další stránka
club-page-keep = Zůstat na téhle stránce
club-page-turn = Střídat stránky automaticky
# $name is that of the season, as a label.
club-standings = { $name }: pořadí
club-on-paper = na papíře
# The ceremony at the end, from the third place to the first.
club-place = { $place }. místo: { $names }
club-moment-best = Nejlepší okamžik
club-moments = Nejlepší okamžiky
# $name is that of a season, $edict what gave the most stars in it.
club-moment = { $edict } ({ $name }): { $stars } ★
club-ceremony-next = Další
club-join = Přidej se ke hře
club-join-text = Naskenuj kód telefonem, nebo otevři tuhle adresu:
club-code = QR kód odkazu
club-seated = Obsazená místa: { $count }/{ $all }

## At everybody's table

club-not-started = Hra začne, až ji pořadatel spustí.
club-paused = Pauza: čeká se na pořadatele
club-waits-for-card = Všichni mají nakresleno. Další kartu odkryje pořadatel.

## Setting up

club-table = Klubový stůl
club-table-text = Hodně hráčů, jeden projektor a ty vedeš hru.
club-most-seats = Nejvyšší počet hráčů
club-host-plays = Hraju taky
club-host-deals = Někdo kreslí na papír: další karta čeká na mě
setup-webhook = Pro klub: hra může do chatu nebo na web sama hlásit, kdo je na tahu a kdo vyhrál. Adresu (webhook) nastavíš v nabídce hry.
own-sheet-help = Klepni na pole nebo táhni přes několik; dalším klepnutím pole smažeš. Klávesy: šipky posouvají, mezerník kreslí, 1 až 4 vybírají.
own-sheet-text-about = Jedenáct řádků po jedenácti znacích: . prázdné pole, ^ hora, r zřícenina, # pustina. Může to být i na jednom řádku, s lomítkem (/) mezi řádky mapy.

## The host's controls

club-host = Vedení hry
club-not-host = Tahle stránka je jen pro pořadatele stolu.
club-to-table = Ke stolu
club-link = Odkaz pro hráče
club-all-drawn = Všichni mají nakresleno
club-start = { $count ->
        [one] Začít: { $count } hráč
        [few] Začít: { $count } hráči
       *[other] Začít: { $count } hráčů
    }
club-spare = Místa pro opozdilce
club-start-text = Ostatní prázdná místa se vynechají. Na těch, která necháš, kreslí bot, dokud někdo nepřijde.
club-go-on = Pokračovat
club-next-card = Další karta
club-pause = Pozastavit
club-hurry = Dokončit tah
club-hurry-sure = { $count ->
        [one] Tenhle tah nakreslí za { $count } hráče bot.
        [few] Tenhle tah nakreslí za { $count } hráče boti.
       *[other] Tenhle tah nakreslí za { $count } hráčů boti.
    }
club-end-sure = Hra skončí pro všechny a nikdo nevyhraje.
club-ceremony-go-on = Pokračovat ve vyhlášení
club-again = Další hra
club-again-text = Stejní hráči, nové rozdání.
club-again-go = K další hře
club-host-of = Vedení hry u stolu: { $names }
club-projector-of = Projektor stolu: { $names }
club-cancel = Zrušit
club-seats = U stolu
club-nobody = Zatím nikdo. Ukaž kód na projektoru, nebo pošli odkaz.
club-seat-minded = hraje bot, místo je volné
club-seat-away = bez připojení
club-free = Uvolnit místo: { $name }
club-free-yes = Uvolnit místo
club-free-text = Na uvolněném místě hraje bot, dokud místo někdo přes odkaz nepřevezme.
club-free-before = Uvolněné místo může obsadit každý, kdo má odkaz.
club-paper = Na papíře
club-paper-text = Hráči, kteří kreslí na papír, se řídí kartami na projektoru. Na konci zapiš jejich body do pořadí.
club-paper-stars = Body: { $name }
club-paper-remove = Odebrat: { $name }
club-paper-add = Přidat
