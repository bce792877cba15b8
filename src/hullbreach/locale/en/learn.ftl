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
