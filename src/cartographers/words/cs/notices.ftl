## Notifications and webhooks. The server sends the first two groups; the browser shows the last.

# Titles of notifications. $name is a player's name.
notice-turn = Jsi na tahu
notice-over = Hra skončila
notice-seat = { $name } už sedí u stolu
notice-note = Nový vzkaz: { $name }
notice-knock = { $name } klepe
notice-knock-text = Pusť dál, nebo řekni ne.
notice-test = Oznámení fungují
notice-test-text = Takhle se dozvíš, že jsi na tahu.
# The text of a notification: the players' names and the name of the season, as they are.
notice-table = { $names } · { $season }

# What a webhook is told. $results is a list like “Ann 12 ★, Ben 9 ★”.
hook-step = Na tahu: { $names }
hook-season = Roční období skončilo. { $results }
hook-over = Hra skončila. { $results }
hook-stars = { $name }: { $stars } ★
# A player without a name.
notice-nameless = Hráč { $number }
hook-test = Tenhle webhook funguje.

quiet-about = V tichém režimu nic nezní, nic se nehýbe a neukazují se tipy ani hlášky ostatních.
letters-button = { $on ->
        [yes] Širší písmo: zapnuté
       *[no] Širší písmo: vypnuté
    }
map-keys-button = { $on ->
        [yes] Zkratky z jedné klávesy: jen na mapě
       *[no] Zkratky z jedné klávesy: všude
    }

# The part of the menu in which notifications are turned on.
tell = Oznámení
tell-push = Oznámení na obrazovce
tell-push-text = Když jsi na tahu, někdo si sedne ke stolu nebo hra skončí a ty se nedíváš.
tell-sound = Zvonek, když jsi na tahu, i když je stránka na pozadí
tell-vibration = Vibrace, když jsi na tahu
tell-denied = Prohlížeč oznámení téhle stránky blokuje. Povolíš je v jeho nastavení.
tell-insecure = Prohlížeče povolují oznámení jen na adresách, které začínají https.
tell-none = Tenhle prohlížeč oznámení neumí. Na iPhonu nebo iPadu si hru nejdřív přidej na plochu.
tell-failed = Oznámení se nepodařilo poslat. Zkus to prosím později.
tell-try = Vyzkoušet
tell-sent = Posláno: za okamžik se objeví.
tell-install = Nainstalovat aplikaci
tell-webhook = Webhook pro klub
tell-webhook-text = Po každé kartě, po každém období a na konci hry pošle server na tuhle adresu zprávu: kdo je na tahu a kolik má kdo bodů. Hodí se pro bota v klubovém chatu nebo pro web klubu.
tell-webhook-url = Adresa (https://…)
tell-webhook-forms = Adresy Discordu, Slacku a Telegramu server pozná sám; chodí tam jen jedna věta. Telegram: https://api.telegram.org/bot…/sendMessage?chat_id=…
tell-webhook-secret = Tajný klíč pro podpis
tell-webhook-secret-text = Podle tajného klíče si druhá strana ověří, že zpráva přišla opravdu z tohoto serveru. Když nic nevyplníš, server klíč vytvoří.
tell-webhook-save = Uložit
tell-webhook-remove = Odebrat
tell-webhook-saved = Uloženo.
tell-webhook-saved-chat = Uloženo: zprávy jdou do služby { $chat }.
tell-webhook-removed = Odebráno.
tell-webhook-sent = Posláno: druhý server zprávu přijal.
tell-webhook-failed = Druhý server zprávu nepřijal. Stav: { $status }.

# E-mail. $table is the players’ names and the season, $link an address of this server.
mail-confirm-subject = Potvrď svou e-mailovou adresu
mail-confirm =
    Někdo, nejspíš ty, chce na tuhle adresu dostávat e-mail, když je v Kartografech na tahu. Jestli jsi to ty, otevři do jednoho dne tenhle odkaz:
    { $link }
    Jestli ne, nic nedělej: žádný další e-mail nepřijde.
mail-turn =
    Jsi na tahu! { $table }
    { $link }
mail-stop = Na tuhle adresu chodí e-mail, když jsi na tahu. Nechceš už žádný další? { $link }

# Where e-mail is turned on. $address is an e-mail address.
tell-mail = E-mail
tell-mail-text = Když jsi na tahu ve hře na několik dní. Nikdy ve chvíli, kdy se na hru díváš.
tell-mail-address = Tvá e-mailová adresa
tell-mail-give = Poslat mi odkaz
tell-mail-waiting = Otevři odkaz v e-mailu, který ti teď přijde na { $address }. Platí jeden den.
tell-mail-on = E-maily chodí na { $address }.
tell-mail-remove = Odstranit adresu

# The pages to which links in e-mail lead.
mail-page-confirm = Posílat e-mail, když jsi na tahu?
mail-page-confirm-do = Ano, posílat
mail-page-confirm-done = Hotovo. Až budeš na tahu ve hře na několik dní, přijde ti e-mail.
mail-page-stop = Už neposílat e-maily?
mail-page-stop-do = Už neposílat
mail-page-stop-done = Hotovo. Tvá adresa je smazaná.
