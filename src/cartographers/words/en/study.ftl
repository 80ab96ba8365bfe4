# Studies: a game with comments, marks, arrows, other lines and tasks, written by one or several people.

title-studies = Studies · Cartographers
# $title is the name of the study.
title-study = { $title } · Cartographers
studies = Studies
studies-text = A study is a game with comments, marks and tasks. Learn from your own games, or show others what you’ve found. Start one from the replay or the analysis of a finished game.
studies-mine = Yours
studies-open = Open to everyone
studies-games = Your finished games
study-read = Load from a file
# $chapters is their number, $changed when it was last changed.
study-line = { $chapters ->
        [one] One chapter
       *[other] { $chapters } chapters
    } · { $changed }
study-untitled = Untitled study
study-player = Player { $number }
study-map = The map
study-open = Open
study-joined = You can now write in this study too.

## What is said of a map

study-comment = Comment
study-comment-hint = What should a reader see here?
study-comment-other = Someone else wrote:
study-comment-mine = Keep mine
study-save = Save
study-saved = Saved
study-tools = On this map
study-marks = Marks and arrows
study-mark-circle = Circle
study-mark-check = Tick
study-mark-cross = Cross
study-mark-arrow = Arrow
study-mark-how = Press a space to mark it. Press it again to clear the mark.
study-arrow-how = Press the space where the arrow starts, then the one where it ends.
study-remarks = In this chapter

## Other lines and tasks

study-lines = Alternatives
study-line-better = Better
study-line-other = Instead
# $stars is a number with its sign.
study-gain = { $stars } ★
study-line-add = Draw an alternative
study-line-on = Keep drawing
study-line-call-better = Better than played
study-line-remove = Remove this alternative
study-line-task = What could have been drawn here instead? Draw it.
study-draw-back = Back to the study
study-find = Find the drawing
study-find-task = Can you find the drawing this study asks for?
study-find-draw = Draw
study-find-again = Try again
study-find-show = Show it
study-find-set = Let readers find it
study-grade-right = That’s it!
study-grade-near = Close. You’ve got a lot of it right.
study-grade-wrong = Not this one.

## Chapters

study-chapters = Chapters
study-chapter = Chapter { $number }
study-chapter-title = Title of this chapter
study-chapter-add = Add from a file
study-chapter-remove = Remove this chapter
study-chapter-remove-sure = Remove this chapter and everything written in it? You can’t undo this.

## Who reads and writes

study-share = This study
study-title = Title
study-visibility = Who can read it
study-private = Only its writers
study-link = Anyone with the link
study-open-to-all = Everyone
study-private-short = private
study-link-short = by link
study-open-short = open
study-place-here = on this device
study-here = This study is on this device only. Save it as text to move or share it.
study-link-to = Link to this place
study-embed = Show it on another page
# $writers is the number of those who write it.
study-write-link = Link that lets others write too (writers so far: { $writers })
study-renew = Write alone again
study-renew-link = Make a new link
study-text = Save as text
study-delete = Delete
study-delete-sure = Delete this study for everyone? You can’t undo this.
study-leave = Stop writing
study-leave-sure = Stop writing this study? The others keep it.
study-keep = Keep it
