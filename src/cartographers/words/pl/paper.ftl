### Printed pages, and the pages of the browser about playing on paper

## On printed pages

paper-document = Kartografowie: arkusze do druku
paper-sheet = Arkusz { $letter }: { $name }
paper-own-sheet = Własny arkusz
paper-name = Imię
paper-title = Tytuł
paper-edicts = Edykty
paper-cards = Zasadzki, herosi, umiejętności
paper-ambushes = Zasadzki
paper-heroes = Herosi
paper-skills = Umiejętności
paper-example = Przykład: { $stars } ★

## The page that prints

print-page = Druk arkuszy
print-about = Arkusze mapy z miejscem na gwiazdki i strona o czterech edyktach.
print-sheets = Arkusze
print-edicts = Edykty
print-edicts-with = Ze stroną o edyktach
print-cards-with = Strona o zasadzkach, herosach i umiejętnościach
print-paper = Papier
# As in English: the name of a size of paper.
print-paper-a4 = A4
# As in English: the name of a size of paper.
print-paper-letter = Letter
print-paper-a5 = A5
print-paper-a4-two = A4, dwa arkusze na stronie
print-paper-letter-two = Letter, dwa arkusze na stronie
print-open = Otwórz PDF
print-none = Wybierz przynajmniej jeden arkusz.

## The page that checks scores

check-page = Sprawdzanie punktacji
check-about = Przerysuj mapę ze swojego arkusza. Policzymy i wyjaśnimy każdą gwiazdkę.
check-back = Wróć do kart
check-to-table = Do stołu klubowego
check-to-table-text = Do stołu przejdą gwiazdki graczy, którzy mają tu wypełnione wszystkie cztery pory roku.
check-tools = Co narysować
check-help = Naciśnij obszar albo przeciągnij po kilku obszarach. Klawisze: 1–9 wybierają, strzałki przesuwają, spacja rysuje.
check-map = Przerysowana mapa
check-seasons = Pora roku
check-leave-out = Nie licz tej pory roku
check-name = Imię gracza
check-add-player = Dodaj gracza
check-remove-player = Usuń tego gracza
check-coins = Monety liczone w tej porze roku
check-not-now = nie punktuje w tej porze roku
check-result = Wynik
# $title is the title, or the words for none.
check-rating = Ocena: { $rating } ({ $title })
check-text = Mapa jako tekst
check-text-about = Jedenaście rzędów po jedenaście znaków: f Las, v Wioska, a Pole, w Woda, m Potwór, . pusty obszar, r Ruiny, ^ Góra, # Wąwóz. Wielka litera to teren na Ruinach.
check-text-used = Mapa jest teraz taka jak w tekście.
check-print = Drukuj
check-clear = Zacznij od nowa

# Reading a photo of a printed sheet
check-photo = Wczytaj zdjęcie
check-photo-about = Sfotografuj arkusz wydrukowany z tej strony tak, żeby na zdjęciu były wszystkie cztery znaczniki w rogach. Zdjęcie odczytamy i nigdzie nie zapiszemy.
check-photo-reading = Odczytywanie zdjęcia…
# $count is the number of spaces that a person should look at again.
check-photo-read =
    { $count ->
        [0] Mapa jest przerysowana ze zdjęcia. Sprawdź ją.
        [one] Mapa jest przerysowana ze zdjęcia. Oznaczony obszar był słabo czytelny: sprawdź go.
        [few] Mapa jest przerysowana ze zdjęcia. { $count } oznaczone obszary były słabo czytelne: sprawdź je.
       *[many] Mapa jest przerysowana ze zdjęcia. { $count } oznaczonych obszarów było słabo czytelnych: sprawdź je.
    }
# Said by a screen reader after what is on a space.
check-photo-doubt = słabo czytelny
check-photo-compare = Pokaż zdjęcie
check-photo-done = Wszystko się zgadza
check-photo-alt = Mapa na zdjęciu
# $sheet is the letter of a sheet, or the name of a sheet of one’s own.
check-photo-other-sheet = Na zdjęciu jest inny arkusz ({ $sheet }) niż ten, na którym toczy się ta gra. Najpierw wybierz ten ze zdjęcia.

# $size is about how much is loaded, in megabytes.
offline-keep = Zapisz, aby grać bez sieci ({ $size } MB)
offline-keeping = Wczytywanie…
offline-kept = Na tym urządzeniu cała gra działa też bez sieci: solo, przeciw botom, w kilka osób przy jednym ekranie, lekcje, zadania, gry na papierze i zasady.
offline-printing = Strony powstają na tym urządzeniu…
