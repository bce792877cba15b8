### The player for the terminal.

## The picture

scene-zones = Zones
scene-piles = Piles
scene-track-unused = not in use
player-bot = bot: { $name }
player-you = you

## Beginning, handing over, ending

welcome = { $game }: the game begins
welcome-me = { $name } plays at this screen
welcome-bot = { $name } is played by a bot ({ $bot })
welcome-file = The game is kept in { $path }
welcome-seed = The dice are fixed already. So that you can verify it at the end, this is the fingerprint of their seed: { $commitment }
hand-away = Press Enter to hide all this, then hand over to { $name }.
hand-over = { $name }: press Enter when nobody else can see the screen.
who-plays = { $path } does not say who plays. Who sits in its { $seats } seats? Write for instance: me:Anna,me:Ben,bot
who-plays-count = That is { $typed }, and the game has { $seats } seats.
left = The game is kept in { $path }. Play on with:
over = The game is over
won = won
lost = lost
over-seed = The seed was { $seed }. Whoever doubts the dice can compute its fingerprint, which was shown at the start ({ $commitment }):
over-file = The whole game is in { $path }. To verify it and read it again:
report-known = The report in { $path } has it already.
report-kept = The report is in { $path }. This shows it:

## The question

prompt = >
hint = Type a number or words of an option. ? shows what else you can type.
hint-topic = never: do not ask me this again, I do nothing. always: I always do it.
no-such-number = There are { $most } options; type a number from 1 to { $most }.
ambiguous = “{ $typed }” can mean several things:
not-understood = “{ $typed }” is not among the options. ? shows what you can type.

## What can be typed

help-choose = 1, 2, … or words
help-choose-help = choose an option: by its number, or by the beginnings of its words
do-help = ?
do-help-args = –
do-help-help = this list
do-why = why
do-why-args = –
do-why-help = what is not possible now, and the rule that forbids it
do-rule = rule
do-rule-args = [id or words]
do-rule-help = what a rule says: by its id, its number, or words in it; alone: the rule behind this question
do-look = look
do-look-args = [name]
do-look-help = all that is known of a place, a card or a player; alone: the board again
do-scene = scene
do-scene-args = –
do-scene-help = draw the board and ask again
do-log = log
do-log-args = [number]
do-log-help = what has happened, the last lines
do-undo = undo
do-undo-args = [number]
do-undo-help = take back your last choice, if nobody has decided and nothing became known since; where only people play, further back if all agree
do-never = never
do-never-args = –
do-never-help = do not ask me about this kind of reaction again: I do nothing
do-always = always
do-always-args = [number]
do-always-help = do not ask me about this kind of reaction again: I always take this option
do-ask = ask
do-ask-args = –
do-ask-help = ask me about reactions again
do-score = score
do-score-args = –
do-score-help = how it stands
do-save = save
do-save-args = [file]
do-save-help = keep a copy in a file; the game itself is kept after every choice anyway
do-quit = quit
do-quit-args = –
do-quit-help = stop here; the game is kept, and you are told how to play on

why-nothing = Nothing else is forbidden by a rule just now.
rule-unknown = There is no rule “{ $rule }”.
look-nothing = There is nothing here called “{ $what }”.
look-several = Which one? { $names }
look-ways = Ways to: { $names }
log-more = { $more ->
    [one] One earlier line.
   *[other] { $more } earlier lines.
 }
undo-consent = { $count ->
    [one] This takes back the last choice, whoever made it,
   *[other] This takes back the last { $count } choices, whoever made them,
 } and the dice will be drawn anew. Does everyone agree? (y/n)
stand-not-here = This question has to be answered each time.
stand-which = Which one? Type always and its number.
stand-left = From now on: { $option }. Type ask when you want to be asked again.
stand-gone = You will be asked about everything again.
score = { $answers ->
    [one] One choice has been made so far.
   *[other] { $answers } choices have been made so far.
 }
saved = Saved in { $path }.

## Errors

error-file = { $path }: { $detail }.
error-huge-file = { $path } is no game: no game has more than { $most } MB.
error-file-taken = There is a file { $path } already. Play it on with --load, or choose another name.
error-unknown-players = { $path } does not say who plays. Say it with --seats, for instance: --seats me:Anna,me:Ben,bot
error-seats = “{ $word }” is nobody who can sit down. Write for instance: me,bot,bot or me:Anna,me:Ben,bot:random
