### Many games at once: hullbreach arena, and its report.

command-arena = let bots play many games, and count what comes of it
metavar-bots = BOTS
metavar-address = ADDRESS
help-arena-games = how many games there shall be (100); those that are in the folder already are not played again
help-arena-seats = the bots by seat: random,survivor or 4xrandom, search@200 with so many thoughts per choice; a number means so many of the usual kind
help-arena-bot = the bot of the seats for which --seats names none: a kind, or a file such as my_bot.py:Brave
help-arena-seed = the seed from which all games are drawn; the same seed gives the same results
help-arena-mode = a way to play that the game knows, such as coop
help-arena-option = an option of the game, as listed by: hullbreach games; can be given several times
help-arena-rotate = move the bots one seat on with every game, so that no kind has the better seats
help-arena-jobs = how many processes play at the same time (all cores)
help-arena-ray = play on the Ray cluster at this address; local starts one on this machine
help-arena-out = the folder for the results (hullbreach-arena); run again with the same folder to go on
help-arena-against-without = also play the same games without --packs and --pack, and compare them pair by pair
help-arena-compare = play nothing: put the results of two folders on one page, { "comparison.html" }, in the folder --out
help-arena-game = play only this game of the run again, with the same answers (the first is 0); without GAME, of the run in the folder --out
help-arena-save = with --game: keep the game in this file; usually in the folder --out
help-arena-open = with --game: show the game: replay tells it, terminal lets the bots play it again, browser serves it
metavar-kind = KIND
metavar-where = WHERE
usage-arena-which = Which game? --save and --open belong to --game N.

arena-progress = Playing
arena-stopped = Stopped. { $games ->
    [one] One finished game is
   *[other] { $games } finished games are
 } kept in { $path }; the same command goes on from there.
arena-kept = { $games ->
    [one] One game was here already.
   *[other] { $games } games were here already.
 }
arena-result = { $name }: { $rate } won ({ $range }), { $seats } seats
arena-all-seats = All seats
arena-failed = The bot “{ $bot }” failed in { $count ->
    [one] one game, number { $game }.
   *[other] { $count } games, first in number { $game }.
 }
arena-failed-how = { $error }
    { $trace }
arena-broken-short = { $count ->
    [one] In one game a rule broke; the report has its seed.
   *[other] In { $count } games a rule broke; the report has their seeds.
 }
arena-written = The report is { $report }; the tables beside it are { $tables }.
arena-game-over = Game { $game }, { $answers ->
    [one] one answer
   *[other] { $answers } answers
 }, is in { $path }. To look at it:
arena-game-broke-off = Game { $game } broke off; what came before is in { $path }. To look at it:
arena-compared-up = The second run wins more often: { $before } before, { $after } after, { $gap } points ({ $low } … { $high }).
arena-compared-down = The second run wins less often: { $before } before, { $after } after, { $gap } points ({ $low } … { $high }).
arena-compared-level = Chance may be all that is between them: { $before } before, { $after } after, { $gap } points ({ $low } … { $high }).
arena-compared-pairs = Pair by pair, with the same seeds: of { $games } { $games ->
    [one] game
   *[other] games
 } more seats win in { $up } and fewer in { $down } (sign test: p = { $luck }); { $gap } points ({ $low } … { $high }).
arena-compared = The comparison is { $path }.

error-seats-of-bots = “{ $word }” seats nobody: write kinds of bots with commas between, such as random,random or 4xrandom.
error-damaged-log = Line { $line } of { $path } cannot be read ({ $detail }). It has been left as it is; choose another folder.
error-other-plan = { $path } has other results: { $what } is { $found } there and { $wanted } here. Choose another folder.
error-log-in-use = Another run is writing to { $path }.
error-no-log = { $path } has no results of an arena.
usage-against-without = --against-without compares with games without packs: name some with --packs or --pack.
error-other-game = These are runs of two games, { $before } and { $after }: only runs of one game, or of a game and its variant, can be compared.
error-crew-lost = A process that played was ended from outside, perhaps for lack of memory. The finished games are kept; the same command goes on from there.
error-other-game-played = Game { $game } went another way this time: { $before } answers were recorded, now there are { $now }. A bot that answers by the clock (such as search@0.5s) or that remembers something does not play the same game twice.
plan-game = the game
plan-version = the version of the rules
plan-content = the content
plan-release = the version of Hullbreach
plan-bots = who plays
plan-seed = the seed
plan-mode = the mode
plan-options = the options
plan-rotate = whether the bots change seats
plan-guide = the guide of those who search
plan-packs = the folders of data
plan-makers = a bot
error-other-bot = The bot “{ $bot }” is not the one of this run: its package or its file is { $found } here and was { $wanted }. Choose another folder.

## The report

arena-name = Hullbreach arena
arena-title = { $game }: { $games } games
arena-games = { $games } games
arena-seed = seed { $seed }
arena-between = { $low } to { $high }
arena-no-games = No game came to its end.
arena-broken = Games in which a rule broke: { $count }
arena-seats-won = Seats that won
arena-games-won = Games that somebody won
arena-rounds = Rounds in a typical game
arena-most-ends = Most games end like this
arena-most-ends-of = { $share } of the games
arena-most-deaths = Most frequent cause of death
arena-most-deaths-of = { $share } of the seats

arena-findings = What stands out
arena-finding-up = { $trait } “{ $name }” wins more often: { $rate }, all seats { $average }.
arena-finding-down = { $trait } “{ $name }” wins less often: { $rate }, all seats { $average }.
arena-finding-content-up = “{ $name }”{ $kind ->
    [none] {""}
   *[other] {" "}({ $kind })
 } goes with winning: { $used } with it, { $unused } without.
arena-finding-content-down = “{ $name }”{ $kind ->
    [none] {""}
   *[other] {" "}({ $kind })
 } goes with losing: { $used } with it, { $unused } without.
arena-finding-none = Nothing stands out: with so many games, all differences may be chance.

arena-who-wins = Who wins
arena-who-wins-note = The dot is the share of seats that won, the line where the true share lies 95 times in 100, the dashed line all seats together. Coloured rows certainly differ from it.
arena-trait-bot = Bot
arena-trait-ending = Why the game ends
arena-head-won = won
arena-head-share = share
arena-head-certain = 95% range
arena-head-seats = seats
arena-head-games = games
arena-head-with = with
arena-head-without = without
arena-head-gap = points

arena-how-it-ends = How it ends
arena-with-a-win = This part of a bar is with a win: of somebody in the game, or of the seat.
arena-fates = What becomes of the players
arena-causes = Causes of death
arena-how-long = How long it takes
arena-rounds-title = Games by number of rounds
arena-rounds-note = This part of a column was won by somebody.
arena-rounds-label = Games by number of rounds

arena-content = Which content matters
arena-content-note = The full dot is the share of wins with it, the empty one without; the largest certain difference comes first. It is a hint, not a cause: who lives longer also uses more.
arena-content-own = What players used, and what befell them
arena-content-common = What came up in the game
arena-content-more = { $count } more

arena-certain = How certain is this?
arena-certain-interval = Every range holds the true share 95 times in 100 (Wilson's interval, for differences Newcombe's).
arena-certain-seats = Seats of one game share their fortune; they count as so many witnesses as the spread between games allows.
arena-certain-colour = A row has a colour only if its difference from all other seats is no luck (Fisher's exact test), even though its whole table was looked at.
arena-certain-more = The share of seats that won is known to about ± { $half } points. For ± 1 point it takes about { $games } games like these.
arena-again = The same results again:
arena-pack = Played with the pack “{ $pack }” ({ $id }, { $fingerprint })
arena-versions = Hullbreach { $release }, rules { $rules }, content { $content }

## Two runs on one page

arena-pairs = Pair by pair
arena-pairs-note = Both games of a pair have the same seed and the same seats. Only pairs count in which another number of seats wins: if nothing had changed, more and fewer would be equally likely (sign test; with one seat this is McNemar's).
arena-pairs-games = Pairs of games
arena-pairs-same = in { $same } as many seats win
arena-pairs-up = More seats win
arena-pairs-down = Fewer seats win
arena-pairs-luck = as uneven as this by luck: p = { $luck }
arena-pairs-gap = Difference in seats won, in points
arena-compare-title = { $game }: two runs
arena-compare-before = Before: { $what }
arena-compare-after = After: { $what }
arena-compare-up = Certainly more, in points
arena-compare-down = Certainly fewer, in points
arena-compare-level = Perhaps nothing but chance, in points
arena-compare-points = { $range }
arena-compare-finding-up = { $trait } “{ $name }”: more often, { $before } before and { $after } after.
arena-compare-finding-down = { $trait } “{ $name }”: less often, { $before } before and { $after } after.
arena-compare-all = Outcome by outcome
arena-compare-note = The full dot is the second run, the empty one the first, each with its 95% range. Coloured rows certainly differ.
arena-compare-of-seats = Share of all seats
arena-compare-of-games = Share of all games
arena-compare-of-won = Share of wins among the seats that had it
arena-head-before = before
arena-head-after = after
arena-certain-compared = A row has a colour only if its difference is no luck (Fisher's exact test), even though its whole table was looked at. The two runs count as independent; with equal seeds that is cautious.
