# Czech: a game on paper, for which this screen turns up the cards. Read by the browser.

companion-title = Hra na papíře
companion-about = Kreslíš na papír. Tahle obrazovka odkrývá karty a říká, co se boduje.

## Setting up

companion-who = Kdo hraje
companion-several = Víc hráčů
companion-solo = Sólo
companion-exactly = Krabice, výnosy, přepadení a dovednosti
companion-running = Jedna hra na papíře už běží.
companion-resume = Pokračovat v ní
companion-replace = Začít novou
companion-replace-sure = O rozehranou hru přijdeš. Začít novou?

## Going on

# $sheet is own, or the key of a printed sheet, whose letter is $letter.
companion-sheet = { $sheet ->
        [own] Na stole: vlastní list a tužky.
       *[other] Na stole: list { $letter } a tužky.
    }
companion-link = Tahle hra na jiné obrazovce
companion-share = Zobrazit odkazy
companion-share-text = Všechny obrazovky hry se posouvají společně, dál i zpět.
companion-link-control = I pro odkrývání karet
companion-link-screen = Jen pro zobrazení, třeba na projektoru
companion-link-code = Odkaz pro odkrývání karet jako QR kód
companion-follows = Tahle obrazovka se řídí jinou.
companion-follows-not = Čeká se na obrazovku, která odkrývá karty.
companion-first = První karta
companion-next = Další karta
companion-score = Spočítat body
companion-undo = O krok zpět
companion-full-screen = Celá obrazovka
companion-window = Zpět do okna

## A card

companion-or = nebo
# $choice is yes if the card leaves a choice.
companion-draw = { $choice ->
        [yes] Vyber jednu možnost a zakresli ji do své mapy. Tvar můžeš otočit i převrátit.
       *[no] Zakresli tvar do své mapy. Můžeš ho otočit i převrátit.
    }
companion-fallback = Žádný tvar se nevejde? Zakresli jediné pole s libovolným terénem.
companion-fallback-ruins = Nejde to? Zakresli kamkoli jediné pole s libovolným terénem.
companion-ruins = Tvar musí zakrýt prázdné pole se zříceninou.
companion-ruins-waiting = Zřícenina dál čeká na kartu průzkumu.
companion-pass = { $way ->
        [clockwise] Pošli svou mapu doleva
       *[counter-clockwise] Pošli svou mapu doprava
    }
    .text = Zakresli tyhle nestvůry do mapy, která k tobě přišla. Tvar můžeš otočit i převrátit. Když se nikam nevejde, zakresli jediné pole s nestvůrou. Pak mapu vrať.
companion-walk = { $corner ->
        [top-left] Z levého horního rohu
        [top-right] Z pravého horního rohu
        [bottom-left] Z levého dolního rohu
       *[bottom-right] Z pravého dolního rohu
    } { $way ->
        [clockwise] po směru hodinových ručiček
       *[counter-clockwise] proti směru hodinových ručiček
    }
    .text = Tvar neotáčej ani nepřevracej. Posouvej ho z tohoto rohu podél okraje kolem celé mapy, potom stejně o pole dál od okraje a tak dál. Zakresli ho na první místo, kam se vejde. Když takové není, nic se nestane.
companion-hero = Útok můžeš otočit i převrátit. Nestvůry na polích útoku jsou zničené, teď i do konce hry.
companion-cards = Karty tohoto období
companion-skills = Jedna dovednost za období: přeškrtni tolik mincí, kolik stojí.
companion-full = Mapa je plná

## The end of a season, and of the game

# $season is the season's key.
companion-season = { $name } je za námi: počítají se body
companion-coins = 1 bod za každou získanou a neutracenou minci.
companion-monsters = −1 bod za každé prázdné pole vedle nestvůry.
companion-sum = Zapiš součet.
companion-check = Zkontrolovat listy
companion-then = Před dalším obdobím
companion-total = Sečti body ze všech období.
companion-win = Vyhrává, kdo má nejvíc bodů.
companion-rating = Tvé hodnocení: body minus { $target }, tedy součet čísel na čtyřech výnosech.
companion-untitled = Pod { $rating } není žádný titul.
