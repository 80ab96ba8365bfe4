### Playing together: invitations, rematches, phrases. The pages load it when it is needed.

## Invitations

invite-table = Odkaz pro všechny
invite-table-text = Pošli tenhle odkaz přátelům. Kdo ho otevře, dostane další volné místo.
invite-table-knocking = Pošli tenhle odkaz přátelům. Zaklepou a dál je pustí ten, kdo stůl otevřel.
invite-share = Sdílet
invite-share-text = Pojď se mnou kreslit mapu!
invite-scan = Nebo naskenuj tenhle kód telefonem.
invite-code = QR kód odkazu
invite-seats = Odkaz pro každé místo
invite-seat = Místo { $seat }
invite-bot = Pozvat připojeného bota
invite-bot-text = Program, který má některý hráč připojený k tomuhle serveru. Všichni vidí, že je to bot a čí je.
invite-bot-name = Jeho jméno
# cartographers serve --lan is typed in a terminal.
invite-local = Ostatní tenhle odkaz zatím neotevřou: funguje jen na tomhle počítači. Zastav server a spusť ho takhle: cartographers serve --lan. Pak bude odkaz fungovat ve tvé síti.
invite-network = Tenhle odkaz funguje všem ve tvé síti, třeba na stejné Wi-Fi.

## At the door: letting people in, and waiting for the next game

knock-title = Nejdřív zaklepej
knock-text = Dál pouští ten, kdo stůl otevřel. Uvidí tvé jméno.
knock-go = Zaklepat
knock-waits-title = Zaklepáno
knock-waits = Jakmile tě pustí dál, hra se otevře tady.
knock-refused-title = Tentokrát ne
knock-refused = Ten, kdo stůl otevřel, tě tentokrát nepustil dál.
knock-rather-next = Radši počkat na další hru
knock-leave = Už nečekat
next-offer = Můžeš hrát v další hře u tohoto stolu.
next-go = Počkat na další hru
next-title = Příště hraješ i ty
next-text = Až u tohoto stolu začne další hra, místo v ní máš jisté. Tahle stránka tě tam dovede.
next-asked-title = Čekáš na další hru
next-asked = Ten, kdo stůl otevřel, to vidí a pustí tě dál, nebo řekne ne.
# $place is more than one.
next-place = Tvé místo ve frontě: { $place }.
knocks = U dveří
knocks-seat = { $name } klepe
knocks-next = { $name } čeká na další hru
knocks-next-yes = { $name } hraje v další hře
knocks-let-in = Pustit dál
# $name is who knocks.
knocks-let-in-of = Pustit dál: { $name }
knocks-no = Ne
knocks-no-of = Říct ne: { $name }
knocks-count = { $count ->
        [one] U dveří je { $count } člověk
        [few] U dveří jsou { $count } lidé
       *[other] U dveří je { $count } lidí
    }

## Who has a seat

holders = Kdo má tohle místo
holders-text = Kdo otevřel tvůj soukromý odkaz, může hrát za tebe. Odeber ty, které neznáš.
holder-this = tohle zařízení
# A person whose devices share a recovery phrase; $count is more than one.
holder-devices = { $count ->
        [one] { $count } tvé zařízení
        [few] { $count } tvá zařízení
       *[other] { $count } tvých zařízení
    }
holder-unnamed = Zařízení
holder-here = teď u stolu
holder-since = od { $day }
holder-seen = naposledy tu { $day }
holder-remove = Odebrat
# $name is what the device is called.
holder-remove-of = Odebrat: { $name }
holder-removed = Odebráno. Soukromý odkaz je teď nový.
link-renew = Vytvořit nový odkaz
link-renew-text = Když vytvoříš nový odkaz, dosavadní přestane platit. Zařízení, která už místo mají, o něj nepřijdou.
link-renewed = Odkaz je nový. Starý už neplatí.

## After a game

rematch = Odveta
rematch-text = Stejní hráči, nové rozdání.
rematch-offer = { $name } chce odvetu.
rematch-offer-host = Pořadatel nabízí další hru.
rematch-begun = Tvá odveta už začala.
rematch-go = Na odvetu

## Phrases

phrases = Něco říct
phrases-hide = Skrýt hlášky
phrases-show = Zobrazovat hlášky
phrase-said = { $name }: { $phrase }
phrase-hello = Ahoj všem!
phrase-luck = Hodně štěstí!
phrase-nice-map = Hezká mapa!
phrase-ouch = Au!
phrase-moment = Chviličku, přemýšlím
phrase-your-turn = Nejsi na tahu?
phrase-well-played = Pěkně zahráno!
phrase-thanks = Díky za hru!

## Kdo otevřel stůl

run-pause = Pozastavit
run-pause-done = Hra je pozastavená.
run-go-on = Pokračovat
run-go-on-done = Hra pokračuje.
run-extend = Víc času
run-extend-done = Čas na tenhle tah běží od začátku.
run-remove = Vyřadit
run-remove-of = Vyřadit ze hry: { $name }
run-remove-sure = { $name } ve hře skončí a dozví se to. Dál hraje bot, dokud uvolněné místo někdo nepřevezme přes nový odkaz.
run-remove-yes = Vyřadit
run-remove-done = { $name } už nehraje.
run-free = Místo je volné ({ $name }). Pošli tenhle odkaz tomu, kdo bude hrát dál:
run-paused = Hra je pozastavená. Znovu ji spustí ten, kdo otevřel stůl.
run-paused-by-me = Hra je pozastavená.
run-removed = Ten, kdo stůl otevřel, tě ze hry vyřadil. Na tvém místě hraje bot.

## A clock that runs while something else is looked at

clock-turn = Jsi na tahu
still-there = Jsi ještě tady?
still-there-text = Čas vypršel dvakrát, takže za tebe kreslí bot a ostatní nečekají. Stiskni cokoli a kreslíš zase ty.
still-there-yes = Jsem tady

## Codes of six letters

code-title = Připojit se kódem
code-text = Napiš šest písmen, která vidíš na obrazovce nebo která ti někdo poslal.
code-go = Připojit se
code-type = Nebo otevři { $address } a napiš:

## Vzkazy u stolu

notes = Vzkazy
notes-unread = { $count ->
    [one] { $count } nový vzkaz
    [few] { $count } nové vzkazy
   *[other] { $count } nových vzkazů
}
notes-about = Pár slov na dny, kdy se nevidíte. Přečtou si je všichni, kdo tu hrají, a nikdo jiný.
notes-about-self = Čteš je jen ty.
notes-about-live = V živé hře můžeš psát sobě; pro ostatní jsou hlášky.
notes-none = Zatím žádné vzkazy.
notes-text = Tvůj vzkaz
notes-to = Pro koho
notes-to-all = pro všechny
notes-to-self = jen pro mě
notes-send = Nechat vzkaz
notes-remove = Odstranit
notes-remove-sure = Odstranit tenhle vzkaz pro všechny?
notes-remove-yes = Odstranit
notes-remove-no = Nechat
notes-former = Někdo, kdo tu hrál dřív
notes-you = Ty
notes-you-self = Ty, sobě
# A note that has just come, read out.
notes-came = { $name }: { $text }
