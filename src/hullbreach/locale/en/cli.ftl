### The command line.

cli-about = Heavy science-fiction survival board games by their real rules.

command-games = list the installed games and their options
command-play = play in this terminal
command-replay = verify the file of a game and tell it again
command-rules = the rules of a game, and which of them are tested
command-content = what of a game's box is here, and how certain it is
command-check = test a game thoroughly

## Words of every help

usage-prefix = usage:
usage-positionals = arguments
usage-options = options
usage-commands = commands
metavar-command = COMMAND
metavar-file = FILE
metavar-game = GAME
metavar-lang = en|pl
metavar-list = LIST
metavar-n = N
metavar-name = NAME
metavar-name-value = NAME=VALUE
metavar-seats = SEATS
metavar-seed = SEED
help-help = show this help and stop
help-version = show the version and stop
help-lang = the language: en or pl; also in the environment as HULLBREACH_LANG
help-game = the name of a game, as listed by: hullbreach games

## games

games-none = No game is installed.
games-players = { $same ->
    [yes] { $low } players
   *[no] { $low } to { $high } players
 }
games-rules = { $rules ->
    [one] one rule
   *[other] { $rules } rules
 }
setting-switch = true or false
setting-number = a number
setting-range = { $low } to { $high }
setting-text = text
setting-default = usually { $value }

## play

help-play-seats = who plays, in the order of the seats: me, me:Anna, bot or bot:KIND, with commas between; usually you and as many bots as the game needs
help-play-bot = the bot of the seats for which --seats names none: a kind, or a file such as my_bot.py:Brave
help-play-seed = the seed of the dice, to play the same game again; usually a new one
help-play-option = an option of the game, as listed by: hullbreach games; can be given several times
help-play-save = keep the game in this file; usually in a new file in your data folder
help-play-load = play this file's game on, with those who sit there; --seats seats others
help-play-after = begin where the finished game in this file has ended; the mission is its epilogue
help-play-watch = let bots play all seats, and watch
help-play-plain = the board as a list, not as a map
help-play-no-animation = without pauses between the lines of the log

## replay

help-replay-file = the file of a game, or the report of a rule that broke
help-replay-seat = tell it as this seat heard it (the first is 1); usually only what everyone heard
help-replay-step = wait for Enter after every choice
help-from = begin to tell after this many choices
help-replay-to = stop telling after this many choices; the rest is verified, too
help-replay-quiet = only verify
replay-title = { $game }, { $seats } players
replay-more = Enter for more
replay-over = The game is over.
replay-unfinished = { $answers ->
    [one] The game is not over; one choice has been made.
   *[other] The game is not over; { $answers } choices have been made.
 }
replay-ok = { $hashes ->
    [all] All is well
   *[other] The game can be played
 }: { $entries ->
    [one] one entry
   *[other] { $entries } entries
 } played again, { $hashes ->
    [all] every hash is right
    [none] but the file has no hashes to compare
   *[some] and the hashes that are there are right, but some are missing
 }. The position is { $hash }.
replay-older = The game was begun under older rules: its hashes are theirs, and were not compared. The position is { $hash }.
replay-report = This is the report of a rule that broke. It says:
replay-attempt = Player { $seat } answered “{ $option }”.
replay-broken-setup = The game could not be set up.
replay-same = It still happens, in the same way.
replay-other = It still breaks, in another way:
replay-repaired = It no longer happens.

## content

help-content-list = one of the lists, to see its entries
content-list = List
content-box = in the box
content-here = here
content-certain = certain
content-reconstructed = reconstructed
content-sum = together
content-name = Name
content-count = Count
content-source = Source
content-rival = Another source says
content-sources = Where it is from:
provenance-S = the rulebook
provenance-P = public material, with its number in our notes
provenance-PB = the base game as a model
provenance-PR = Retaliation as a model
provenance-K = memory of the game
provenance-U = our reconstruction: not certain
provenance-O = our own invention

## Errors

error-usage = This command line cannot be understood.
error-unknown-list = { $game } has no list “{ $name }”. Its lists are: { $known }.
usage-required = Something is missing: { $names }.
usage-unrecognized = This is not understood: { $names }.
usage-no-value = A value is missing after { $name }.
usage-no-value-wanted = { $name } takes no value.
usage-not-together = { $name } cannot be used together with { $other }.
usage-bad-value = “{ $value }” is not a value for { $name }.
usage-bad-choice = “{ $value }” is not a value for { $name }. There are: { $known }.
usage-ambiguous = { $name } can mean several things: { $names }.
usage-other = { $detail }
usage-language = There is no language “{ $value }”. There are: { $known }.
usage-unknown-command = There is no command “{ $value }”.{ $near ->
    [none] {" "}There are: { $known }.
   *[other] {" "}Did you mean “{ $near }”?
 }
usage-which-game = Which game? Installed are: { $known }.
usage-other-game = In { $path } there is another game: { $game }.
usage-option = “{ $word }” is no option: write NAME=VALUE.
usage-load-alone = A loaded game has its seed and its options already: leave --seed and --option out.
usage-after-alone = --after begins a new game: leave --load out.
usage-watch = Who watches does not play: leave --watch out, or seat only bots.
usage-from-to = --from { $first } is after --to { $last }.

## Packs

help-games-game = the game whose packs are listed; without it all games are
games-packs = Packs
games-pack-usual = usual
games-pack-needs = needs { $others }
games-pack-conflicts = not with { $others }
games-role-base = base
games-role-mission = mission
games-role-race = race
games-role-module = module
help-packs = packs to play with, by their ids, with commas between them (hullbreach games GAME lists them)
help-pack = a folder of data to play with: rows that change or add to the game's, numbers, words
metavar-packs = PACKS
