### Printed pages, and the pages of the browser about playing on paper

## On printed pages

paper-document = Kartografové: listy k vytištění
paper-sheet = List { $letter }: { $name }
paper-own-sheet = Vlastní list
paper-name = Jméno
paper-title = Titul
paper-edicts = Výnosy
paper-cards = Přepadení, hrdinové, dovednosti
paper-ambushes = Přepadení
paper-heroes = Hrdinové
paper-skills = Dovednosti
paper-example = Příklad: { $stars ->
        [one] { $stars } bod
        [few] { $stars } body
       *[other] { $stars } bodů
    }

## The page that prints

print-page = Tisk listů
print-about = Mapové listy s okénky na body a stránka o čtyřech výnosech.
print-sheets = Mapové listy
print-edicts = Výnosy
print-edicts-with = Se stránkou o výnosech
print-cards-with = Se stránkou o přepadeních, hrdinech a dovednostech
print-paper = Papír
# As in English: the name of a size of paper.
print-paper-a4 = A4
# As in English: the name of a size of paper.
print-paper-letter = Letter
print-paper-a5 = A5
print-paper-a4-two = A4, dva listy na stránce
print-paper-letter-two = Letter, dva listy na stránce
print-open = Otevřít PDF
print-none = Vyber aspoň jeden list.

## The page that checks scores

check-page = Kontrola bodů
check-about = Překresli mapu ze svého listu. Každý bod se spočítá a vysvětlí.
check-back = Zpět ke kartám
check-to-table = Ke klubovému stolu
check-to-table-text = Ke stolu se přenesou body hráčů, kteří tu mají vyplněná všechna čtyři období.
check-tools = Co kreslit
check-help = Klepni na pole nebo táhni přes několik polí. Klávesy: 1 až 9 vybírají, šipky posouvají, mezerník kreslí.
check-map = Překreslená mapa
check-seasons = Roční období
check-leave-out = Tohle období nepočítat
check-name = Jméno hráče
check-add-player = Přidat hráče
check-remove-player = Odebrat tohoto hráče
check-coins = Mince, které se v tomhle období počítají
check-not-now = v tomhle období se nepočítá
check-result = Výsledek
# $title is the title, or the words for none.
check-rating = Sólové hodnocení: { $rating } ({ $title })
check-text = Mapa jako text
check-text-about = Jedenáct řádků po jedenácti znacích: f les, v vesnice, a farma, w voda, m nestvůry, . prázdné pole, r zřícenina, ^ hora, # pustina. Velké písmeno je terén na zřícenině.
check-text-used = Mapa teď odpovídá textu.
check-print = Vytisknout
check-clear = Začít znovu

# Reading a photo of a printed sheet
check-photo = Načíst fotku
check-photo-about = Vyfoť list vytištěný z těchto stránek tak, aby na fotce byly všechny čtyři rohové značky. Fotka se jen přečte a nikam se neuloží.
check-photo-reading = Načítá se fotka…
# $count is the number of spaces that a person should look at again.
check-photo-read =
    { $count ->
        [0] Mapa je překreslená z fotky. Zkontroluj ji.
        [one] Mapa je překreslená z fotky. Označené pole bylo špatně čitelné: zkontroluj ho.
        [few] Mapa je překreslená z fotky. { $count } označená pole byla špatně čitelná: zkontroluj je.
       *[other] Mapa je překreslená z fotky. { $count } označených polí bylo špatně čitelných: zkontroluj je.
    }
# Said by a screen reader after what is on a space.
check-photo-doubt = špatně čitelné
check-photo-compare = Ukázat fotku
check-photo-done = Vše souhlasí
check-photo-alt = Mapa na fotce
# $sheet is the letter of a sheet, or the name of a sheet of one’s own.
check-photo-other-sheet = Na fotce je jiný list ({ $sheet }) než ten, na kterém se tahle hra hraje. Nejdřív vyber ten z fotky.

# $size is about how much is loaded, in megabytes.
offline-keep = Uložit pro hru bez sítě ({ $size } MB)
offline-keeping = Načítá se…
offline-kept = Na tomhle zařízení funguje celá hra i bez připojení: sólo, proti botům, společně u jedné obrazovky, lekce, úlohy, hry na papíře i pravidla.
offline-printing = Stránky se připravují na tomhle zařízení…
