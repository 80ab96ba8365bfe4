# Čeština: nástroje správce, na stránce i na příkazové řádce.

## Kinds of things

admin-kind-game = hra
admin-kind-tournament = turnaj
admin-kind-result = výsledek
admin-kind-answers = odpovědi na úlohy
admin-kind-bot = bot
admin-kind-note = vzkaz
admin-kind-profile = veřejná stránka
admin-kind-study = studie
admin-kind-name = jméno
admin-number-game = událostí: { $count }
admin-number-tournament = hráčů: { $count }
admin-number-result = bodů: { $count }
admin-number-answers = odpovědí: { $count }
admin-number-bot = program hráče
admin-number-note = místo: { $count }
admin-number-profile = veřejná stránka
admin-number-study = autorů: { $count }
admin-over = skončeno

## What goes

admin-goes = Zmizí: { $what }.
admin-gone = Odstraněno: { $what }.
admin-stands = To jméno je tady: { $what }.
admin-renamed = Jméno se změnilo tady: { $what }.
admin-goes-games = hry ({ $count })
admin-goes-seats = místa ({ $count })
admin-goes-events = události ({ $count })
admin-goes-tournaments = turnaje ({ $count })
admin-goes-players = hráči v turnajích ({ $count })
admin-goes-results = výsledky ({ $count })
admin-goes-answers = odpovědi na úlohy ({ $count })
admin-goes-bots = boti hráčů ({ $count })
admin-goes-notes = vzkazy ({ $count })
admin-goes-profiles = veřejné stránky ({ $count })
admin-goes-studies = studie ({ $count })

## What can be set

admin-creation-open = všichni
admin-creation-password = kdo zná heslo
admin-creation-closed = nikdo
admin-feature-daily = Rozdání dne a týdne
admin-feature-tournaments = Turnaje
admin-feature-puzzles = Úlohy
admin-feature-bots = Boti hráčů
admin-feature-notices = Oznámení a webhooky
admin-feature-photo = Čtení fotek
admin-feature-uploads = Otevírání zápisů her
admin-feature-spectators = Sledování rozehraných her
admin-feature-coach = Nápovědy a rozbor
admin-feature-notes = Vzkazy u stolů

## The log. $what is what it was done to.

admin-did-enter = vstup na tuhle stránku
admin-did-end-game = ukončena hra { $what }
admin-did-end-tournament = uzavřen turnaj { $what }
admin-did-delete-game = smazána hra { $what }
admin-did-delete-tournament = smazán turnaj { $what }
admin-did-delete-result = smazán výsledek hry { $what }
admin-did-delete-answers = smazány odpovědi na úlohy: { $what }
admin-did-delete-bot = smazán bot { $what }
admin-did-delete-note = smazán vzkaz { $what }
admin-did-delete-profile = smazána veřejná stránka { $what }
admin-did-undo = vráceno zpět: { $what }
admin-did-rename = přejmenováno: { $what }
admin-did-hide = skryto jméno { $what }
admin-did-ban = zablokováno: { $what }
admin-did-unban = odblokováno: { $what }
admin-did-creation = kdo zakládá hry: { $what }
admin-did-on = zapnuto: { $what }
admin-did-off = vypnuto: { $what }
admin-did-notice = zpráva pro všechny: { $what }
admin-did-no-notice = zpráva odebrána
admin-did-contact = kontakt: { $what }
admin-did-imprint = údaje o provozovateli: { $what }
admin-did-close-report = uzavřeno hlášení { $what }
admin-did-close-pages = zavřeny všechny stránky správce

## Reports

admin-reported-name = jméno
admin-reported-game = hra
admin-reported-tournament = název turnaje
admin-reported-note = vzkaz
admin-reported-profile = veřejná stránka
admin-report-rude = urážlivé
admin-report-pretends = vydává se za někoho jiného
admin-report-private = prozrazuje něco soukromého
admin-report-cheating = podvádění
admin-report-other = něco jiného

## At the command line

admin-nothing = Nic se nenašlo. Zkus hledat šířeji.
admin-log-none = Zatím tu správce nemusel nic dělat.
admin-more = Je toho víc. Zkus hledat přesněji.
admin-done = Hotovo.
admin-undo-with = Ještě celý den to jde vzít zpět: cartographers admin undo { $id }
admin-unban-with = Odblokuješ takhle: cartographers admin unban { $id }
admin-ask = Opravdu? (ano/ne)
admin-yes = ano
admin-not-done = Dobře, nic se nezměnilo.
admin-type-password = Heslo pro zakládání her:
admin-link-made = Odkaz otevře stránku správce. Funguje jen jednou a jen hodinu; nikomu ho nedávej.
admin-creation-is = Kdo zakládá hry: { $who }
admin-off-is = Vypnuto: { $features }
admin-notice-is = Zpráva: { $notice }
admin-contact-is = Kontakt: { $contact }
admin-imprint-is = Údaje o provozovateli: { $imprint }
admin-reports-are = Otevřená hlášení: { $count }
admin-ban-is = { $id }  zablokováno do { $until }: { $value }
admin-put-back-is = { $id }  jde vzít zpět do { $until }: { $what }

## The page

admin-title = Nástroje správce
admin-tab-find = Hledání
admin-tab-reports = Hlášení
admin-tab-site = Web
admin-tab-bans = Blokování
admin-tab-log = Záznam
admin-leave = Odejít
admin-left = Stránka správce je zavřená. Díky, že se o server staráš.
admin-only-host = Tuhle stránku může otevřít jen správce serveru.
admin-make-link = Odkaz na ni vytvoříš na počítači, kde server běží: cartographers admin link
admin-find-text = Jméno, číslo, den nebo odkaz
admin-find-kind = Co
admin-find-all = všechno
admin-find-more = Zařízení, síť, stáří
admin-find-device = Zařízení
admin-find-network = Síť
admin-find-newer = Mladší než (h)
admin-find-older = Starší než (h)
admin-find-go = Hledat
admin-open = Otevřít
admin-end = Ukončit
admin-delete = Smazat
admin-rename = Přejmenovat…
admin-ban = Zablokovat…
admin-sure-end = Ukončit pro všechny?
admin-for-a-day = Ještě celý den to jde vzít zpět.
admin-why = Důvod (do záznamu)
admin-why-told = Důvod, který uvidí i zablokovaní
admin-go = Potvrdit
admin-not = Nechat být
admin-undo = Vzít zpět
admin-name-new = Nové jméno; když nic nenapíšeš, staré se skryje
admin-name-only = Jen u tohoto zařízení
admin-whom = Koho
admin-whom-device = Zařízení
admin-whom-network = Síť
admin-value = Číslo, adresa nebo síť
admin-hours = Na kolik hodin
admin-ban-text = Kdo je zablokovaný, může všechno číst a mazat svoje věci, ale nemůže hrát, přidat se ani nic založit.
admin-bans-none = Zablokovaný tu není nikdo.
admin-until = do { $when }
admin-unban = Odblokovat
admin-who-makes = Kdo smí zakládat hry a turnaje a nahrávat zápisy
admin-password = Heslo
admin-save = Uložit
admin-features = Co je zapnuté
admin-notice = Zpráva pro všechny
admin-notice-text = Každý ji vidí na všech stránkách, dokud ji u sebe nezavře. Kdo ji nemá ve svém jazyce, uvidí anglickou.
admin-notice-hours = Na kolik hodin; prázdné: dokud ji neodebereš
admin-notice-remove = Odebrat
admin-contact = Kontakt: adresa nebo odkaz
admin-imprint = Údaje o provozovateli: text nebo odkaz
admin-put-back = Ještě jde vzít zpět
admin-log-more = Dřívější
admin-report-close = Uzavřít
admin-report-by = Nahlášeno ze zařízení { $who }
admin-reports-none = Žádná hlášení, všude klid.
admin-reports-closed = Ukázat uzavřená
