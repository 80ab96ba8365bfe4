# The deal of the day and of the week: the card on the home page, the page of a day, past days, the picture to share.

daily = Daily deals
daily-title = { $kind ->
        [week] Deal of the week
       *[day] Deal of the day
    }
# $from and $to are days: 16 Nov.
daily-week-of = { $from } – { $to }
daily-sheet = Sheet { $letter }
daily-text = The same cards for everyone, and one try that counts.
# $until is a day and an hour in the reader’s own time, $left a span of time: 5 hours.
daily-until = Counts until { $until }. Time left: { $left }
daily-finish = Once started, a try counts if you finish it by { $until }.
daily-begins = Begins { $when }
daily-rules = Your try counts from its first card and has no hints. If you end it early, it’s gone.
daily-go = Play
daily-go-on = Continue
daily-again = Play it again
daily-again-text = It won’t count, and you can ask for hints.
daily-results = Results
# $finished is how many have a result; one alone has no place.
daily-standing =
    { $finished ->
        [1] { $stars } ★
       *[other] { $stars } ★ · place { $place } of { $finished }
    }
daily-place-of = Place { $place } of { $finished }
daily-running = Your try is under way.
daily-ended = Your try ended early, without a result.
daily-missed = You had no try that counted.
daily-late = Your try wasn’t finished in time and doesn’t count. You can still play it to the end.
daily-late-done = { $stars } ★ · finished too late to count
daily-began = { $began ->
        [0] Nobody has started yet.
        [one] One player has started.
       *[other] { $began } players have started.
    }
daily-closed = You’ll see how the others did once your try is over.
# $when is a day and an hour in the reader’s own time.
daily-closing = Some may still be finishing a try they started in time. Results and cards are shown from { $when }.
daily-spread = Everyone’s stars
# One bar for screen readers: how many tries have so many stars.
daily-bar = { $from } to { $to } stars: { $tries }
daily-best = Best results
daily-none = Nobody has a result yet.
daily-place = Place
daily-name = Name
daily-no-name = A guest
daily-stars = Stars
daily-seasons = By season
daily-you = you
daily-own = Your game
daily-maps = Best maps
daily-map = { $name }: { $stars ->
        [1] one star
       *[other] { $stars } stars
    }
daily-par = Par
daily-share = Share
daily-share-text = The picture gives away nothing about the cards.
daily-share-go = Share the picture
daily-save = Save as PNG
daily-picture = Your result as a picture
daily-fair = Fair shuffle
daily-fair-text = The cards come from a secret. Its fingerprint is published a week ahead, the secret itself once your try is over or time is up.
daily-fingerprint = Fingerprint
daily-secret = Secret
daily-all = All days and weeks
daily-days = Days
daily-weeks = Weeks
daily-coming = Coming up
daily-earlier = Earlier
daily-later = Later
daily-players = { $count ->
        [one] One result
       *[other] { $count } results
    }

## The page of today

today-place = Place { $place } of { $finished }
today-medal = { $medal ->
        [gold] Gold medal: par was { $par }.
        [silver] Silver medal: par was { $par }.
        [bronze] Bronze medal: par was { $par }.
       *[none] Par was { $par }.
    }
today-map = Your map today
today-friends = Friends
today-has-drawn = has drawn it
today-is-drawing = is drawing
today-guest = A guest
today-yesterday = Yesterday’s best map
today-share = Share
# $more is how many others besides the friends that are named.
today-drawn-by = { $more ->
        [0] Drawn by { $names }.
       *[other] Drawn by { $names } and { $more } more.
    }
# The first line of what is shared; $number is the number of the day.
share-line = Cartographers #{ $number }: { $stars } ★
# $name is a player; what a sign beside the name leads to.
daily-profile = { $name }: public page
