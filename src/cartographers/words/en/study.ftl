# Studies: a game with comments, marks, arrows, other lines and tasks, written by one or several people.

title-studies = Studies · Cartographers
# $title is the name of the study.
title-study = { $title } · Cartographers
studies = Studies
studies-text = A study is a game with comments, marks and tasks: to learn from your own, or to show others what you’ve found. Make one from the replay or the analysis of a finished game.
studies-mine = Yours
studies-open = Open to everyone
studies-none = You have none yet.
studies-games = Your finished games
study-read = Read from a file
# $chapters is their number, $changed when it was last changed.
study-line = Chapters: { $chapters } · { $changed }
study-untitled = Untitled study
study-player = Player { $number }
study-map = The map
study-open = Open
study-joined = You’re writing this study too now.

## What is said of a map

study-comment = Comment
study-comment-hint = What should a reader see here?
study-comment-other = Someone else has written:
study-comment-mine = Keep mine
study-save = Save
study-saved = Saved
study-tools = On this map
study-marks = Marks and arrows
study-mark-circle = Circle
study-mark-check = Tick
study-mark-cross = Cross
study-mark-arrow = Arrow
study-mark-how = Press a space to mark it; press it again to take the mark away.
study-arrow-how = Press the space where the arrow begins, then the one where it ends.
study-remarks = In this chapter

## Other lines and tasks

study-lines = Other lines
study-line-better = Better
study-line-other = Instead
# $stars is a number with its sign.
study-gain = { $stars } ★
study-line-add = Draw another line
study-line-on = Draw on
study-line-call-better = Better than played
study-line-remove = Remove this line
study-line-task = Draw what could have been drawn here instead.
study-draw-back = Back to the study
study-find = Find the drawing
study-find-task = Find the drawing that this study asks for.
study-find-draw = Draw
study-find-again = Try again
study-find-show = Show it
study-find-set = Let readers find it
study-grade-right = That’s it!
study-grade-near = Close: much of it is right.
study-grade-wrong = Not this one.

## Chapters

study-chapters = Chapters
study-chapter = Chapter { $number }
study-chapter-title = Title of this chapter
study-chapter-add = Add from a file
study-chapter-remove = Remove this chapter
study-chapter-remove-sure = Remove this chapter with everything written in it? It can’t be brought back.

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
study-embed = To show it on another page
# $writers is the number of those who write it.
study-write-link = Link for others to write along (writers: { $writers })
study-renew = Let only me write
study-renew-link = Make a new link
study-text = Save as text
study-delete = Delete
study-delete-sure = Delete this study for everyone? It can’t be brought back.
study-leave = Write no more
study-leave-sure = Stop writing this study? It stays for the others.
study-keep = Keep it
