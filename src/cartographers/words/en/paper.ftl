### Printed pages, and the pages of the browser about playing on paper

## On printed pages

paper-document = Cartographers: sheets to print
paper-sheet = Sheet { $letter }: { $name }
paper-own-sheet = Custom sheet
paper-name = Name
paper-title = Title
paper-edicts = Edicts
paper-cards = Ambushes, heroes, skills
paper-ambushes = Ambushes
paper-heroes = Heroes
paper-skills = Skills
paper-example = Example: { $stars } ★

## The page that prints

print-page = Print sheets
print-about = Map sheets with room for your stars, and a page about the four edicts.
print-sheets = Sheets
print-edicts = Edicts
print-edicts-with = With a page about the edicts
print-cards-with = A page about ambushes, heroes and skills
print-paper = Paper
print-paper-a4 = A4
print-paper-letter = Letter
print-paper-a5 = A5
print-paper-a4-two = A4, two sheets on a page
print-paper-letter-two = Letter, two sheets on a page
print-open = Open the PDF
print-none = Choose at least one sheet.

## The page that checks scores

check-page = Check scores
check-about = Paint the map just as it is on your sheet. Every star is counted and explained.
check-back = Back to the cards
check-to-table = To the club table
check-to-table-text = Players whose four seasons are all filled in here are carried over with their stars.
check-tools = What to paint
check-help = Press a space or drag across several. Keys: 1 to 9 choose, arrows move, the space bar paints.
check-map = The painted map
check-seasons = Season
check-leave-out = Leave this season out
check-name = Name of the player
check-add-player = Add a player
check-remove-player = Remove this player
check-coins = Coins that count this season
check-not-now = not scored this season
check-result = Result
# $title is the title, or the words for none.
check-rating = Solo rating: { $rating } ({ $title })
check-text = The map as text
check-text-about = Eleven rows of eleven characters: f forest, v village, a farm, w water, m monster, . empty, r ruins, ^ mountain, # wasteland. A capital letter is terrain on ruins.
check-text-used = The map now matches this text.
check-print = Print
check-clear = Start again

# Reading a photo of a printed sheet
check-photo = Read a photo
check-photo-about = Take a photo of a sheet printed here, with all four corner marks in the picture. The photo is read, not kept.
check-photo-reading = Reading the photo…
# $count is the number of spaces that a person should look at again.
check-photo-read =
    { $count ->
        [0] The map is painted from the photo. Please compare the two.
        [one] The map is painted from the photo. The marked space was hard to read: please check it.
       *[other] The map is painted from the photo. The { $count } marked spaces were hard to read: please check them.
    }
# Said by a screen reader after what is on a space.
check-photo-doubt = hard to read
check-photo-compare = Show the photo
check-photo-done = All correct
check-photo-alt = The map in the photo
# $sheet is the letter of a sheet, or the name of a sheet of one’s own.
check-photo-other-sheet = The photo shows a different sheet ({ $sheet }) from the one in this game. Choose that sheet first.

# $size is about how much is loaded, in megabytes.
offline-keep = Keep for use offline ({ $size } MB)
offline-keeping = Loading…
offline-kept = The whole game works offline on this device: solo, against bots, several people on one screen, lessons, puzzles, games on paper and the rules.
offline-printing = Making the pages on this device…
