# Lessons: what is said around them, at every table.

error-other-step = That would be possible, too, but not in this lesson: do what the card says.
error-lesson-done = This lesson is over. Take another one, or play a game.
error-unknown-lesson = { $game } has no lesson “{ $lesson }”. There are: { $known }.

command-learn = Take a lesson of a game, in this terminal.
help-learn-lesson = which lesson; without it, the first
help-learn-list = only list the lessons
metavar-lesson = LESSON
learn-listed = { $title }, { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
learn-lessons = Lessons of { $game }:
learn-welcome = { $game }: { $title }
learn-hint = What is to be chosen now is marked with ►. “undo” takes a step back, “quit” leaves.
learn-more = (Enter: go on)
learn-finished = The lesson is over.
learn-next = Next lesson: { $title }
learn-play = Or play now:

## The pages of the browser

web-lesson = Lesson
web-lessons = Lessons
web-lessons-about = Begin with the first one; the others are short and can be taken in any order. A lesson is a table of your own: nothing can go wrong at it.
web-lesson-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
web-lesson-next = Next
web-lesson-back = Back
web-lesson-do = Your turn: choose what is marked.
web-lesson-finished = That was the lesson.
web-lesson-play = Play a game now
web-lesson-leave = Leave
web-how-to = How to play
web-how-to-about = The game on one page
web-signs = Signs and colours
web-signs-about = The same at every table, whatever the game. Point at anything on the table to read what it is.
web-origin-lesson = This is a lesson: the position was put up, and the dice are loaded.

## Signs

sign-tone = Colours
sign-tone-act = You can choose this now. Nothing else has this colour.
sign-tone-accent = Important now, or yours.
sign-tone-good = Good for you: done, healed, working.
sign-tone-warning = Watch out: something may come of this.
sign-tone-danger = It hurts, or it is about to.
sign-tone-secret = Only you see this.
sign-tone-muted = Used up, passed or gone.
sign-tone-plain = Everything else.
sign-rim = The rim of a room, the back of an item
sign-rim-red = Weapons and what belongs to them.
sign-rim-yellow = Tools and technical things.
sign-rim-green = Medicine.
sign-rim-white = Whatever colour you like: choose when you search.
sign-corner = The corners of a room
sign-corner-nw = Upper left: how many items can still be found.
sign-corner-ne = Upper right: what the room offers, such as a computer.
sign-corner-se = Lower right: other ways in, such as technical corridors.
sign-corner-sw = Lower left: what is wrong here.
sign-floor = What is painted on a floor
sign-floor-fire = It burns.
sign-floor-fault = Out of order: the room's action does not work.
sign-floor-slime = Slime: who gets it on them is heard more easily.
sign-floor-breach = The hull is open.
sign-floor-dark = There is no light.
sign-floor-airless = There is no air.
sign-floor-lair = They live here.
sign-floor-maw = They come out of here.
sign-floor-growth = It grows, and it spreads.
sign-floor-dry = It has grown here, and sleeps.
sign-floor-gone = What was here is gone.
sign-link = Between two rooms
sign-link-noise = Noise: if the same corridor is heard again, something comes.
sign-link-open = An open door.
sign-link-closed = A closed door: nothing passes.
sign-link-destroyed = A door that was destroyed: it never closes again.
sign-piece = Figures
sign-piece-person = Somebody of the crew, with a portrait.
sign-piece-creature = One of them. The larger, the worse; pips count its injuries.
sign-piece-vehicle = Something that moves and can be boarded.
sign-piece-structure = Something that was built here and stays.
sign-piece-object = Something that can be picked up.
sign-piece-token = A marker with a meaning of its own: point at it.
sign-plate = Plates with a number
sign-plate-square = A square counts creatures of one kind.
sign-plate-disc = A disc counts those of another kind.
sign-plate-diamond = A diamond counts a third kind: the form tells them apart without colour.
