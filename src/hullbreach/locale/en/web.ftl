### The table in the browser.

## Everywhere

web-close = Close
web-cancel = Never mind
web-send = Send
web-copy = Copy
web-copied = Copied
web-language = Language
web-settings = Settings
web-rules = Rules
web-connecting = Connecting…
web-reconnecting = The connection is lost. Trying again…
web-to-lobby = To the lobby
web-error-server = Something went wrong on the server.
web-error-no-server = The server does not answer. Is it running?

## Lobby

web-welcome = Something is aboard. Who goes to look?
web-welcome-about = Play alone with bots, around one screen, or each at home. No account: a seat is a secret link.
web-games = Games
web-players = { $low }–{ $high } players
web-rules-count = { $count ->
    [one] one rule
   *[other] { $count } rules
 }
web-new-table = New table: { $game }
web-your-name = Your name
web-seats = Seats
web-seat-kind = Who sits in seat { $number }
web-bot-kind = How the bot in seat { $number } plays
web-seat-me = me
web-seat-bot = a bot
web-seat-invite = by invitation
web-seat-screen = someone at this screen
web-seat-name = Name
web-seat-name-of = Name of whoever sits in seat { $number }
web-options = Options of the game
web-play-now = Play now
web-invite = Invite friends
web-usual = You and { $bots ->
    [one] one bot
   *[other] { $bots } bots
 } · usual rules
web-change = change
web-ready = Ready
web-nav-play = Play
web-no-account = No account: your seat is a secret link, kept in this browser.
web-join-code = Join with a code
web-join-go = Go
web-learn = Learn
web-learn-signs = what the table shows
web-learn-help = keys, and how to choose
web-first-game = Your first game
web-first-game-about = guided, alone, ten minutes
web-upload-about = from disk, to watch or play on
web-open = Open
web-watch = Watch
web-round = Round { $number }
web-rounds = { $number ->
    [one] one round
   *[other] { $number } rounds
 }
web-with = with { $names }
web-your-turn-since = Your turn, { $time }
web-waits-guests = Waiting for guests
web-waits-for = Waiting for { $names }
web-winners = Won: { $names }
web-no-winner = Nobody won
web-link-gone = Your link no longer leads to this table
web-looking = Looking…
web-table-broken = This table cannot be shown
web-begin = Begin
web-my-tables = Your tables
web-no-tables = None yet. They are kept in this browser only.
web-upload = Open a game file
web-forget = Forget this table of { $game }
web-join = Take a seat
web-join-about = You have been invited to a table.
web-join-host = { $name } invites you to this table.
web-join-free = { $count ->
    [0] No seat is open.
    [one] One seat is open.
   *[other] { $count } seats are open.
 }
web-is-host = host
web-join-plays = What is played
web-join-seated = You already have a seat at this table.
web-join-full = Every seat is taken. Ask the host for a link to look on.
web-deal-secret = The server has dealt, and nobody knows the seed. Its fingerprint is fixed, so every card and die can be checked at the end:
web-no-seat = This address opens no seat
web-no-seat-about = It only names a table. To sit down you need an invitation or its code, to look on the link for spectators: ask whoever sent you this. Have you played here before? Then use the same browser, or the link to your own seat.
web-no-seat-link = A code, or a link
web-screens = Your seat is open at { $count } screens. Whoever answers first has answered. If that is not you, make a new link under “{ web-host }” in the menu.
web-screens-fine = That is me
web-sit-down = Sit down

## Waiting room

web-waiting-room = Waiting room
web-who = Who is here
web-seat-open = open
web-here = here
web-away = away
web-stuck = stuck
web-stuck-about = The bot in this seat has failed. Take the last answer back, or let another bot or somebody play here.
web-you = you
web-you-named = { $name } (you)
web-seat = seat { $number }
web-to-table = To the table
web-to-table-about = The table waits for those who are still missing.
web-links = Links
web-link-invitation = Invitation: whoever opens it takes the next open seat
web-link-own = Your own secret link, for another device
web-link-spectators = For spectators, who see what everyone may see
web-code-about = Or a code to read out; it holds as long as a seat is open
web-qr = The invitation as a QR code
web-qr-about = Point a camera at it.

## Table

web-board = Board
web-question = What is asked
web-hands = Cards and things
web-no-cards = There are no cards here.
web-crew = Crew
web-piles = Piles
web-log = Log
web-chat = Chat
web-chat-say = Say something to the crew…
web-spectator = spectator
web-parts = Parts of the table
web-tab-board = Board
web-tab-hand = Hand
web-tab-crew = Crew
web-tab-log = Log
web-your-turn = Your turn
web-waiting = Waiting
web-waiting-for = Waiting for { $names }
web-thinks = thinks
web-showing = Showing what happens…
web-hurry = Hurry
web-sent = Sent…
web-over = The game is over
web-choose = Choose
web-can-act = You can act here
web-cost = cost { $cost }
web-pay = Pay { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
web-do-pay = { $what }, pay { $cards }
web-back = Back
web-use = { $now }, then { $then }
web-hidden-place = not explored
web-pile-count = { $count } left
web-pile-top = On top: { $top }
web-track-at = At: { $space }
web-track-off = off
web-zoom-in = Closer
web-zoom-out = Farther
web-zoom-fit = The whole board
web-zoom-own = To my figure
web-rule = Rule { $rule }
web-rule-unknown = This rule has no words of its own.
web-all-rules = All rules
web-why-not = Why not…?
web-not-now = not now
web-nothing-closed = Everything is possible that is possible at all.
web-stand = Always answer this way
web-log-which = What the log shows
web-log-all = All
web-log-mine = Mine
web-log-chat = Chat
web-standing-count = { $count ->
    [one] One standing answer
   *[other] { $count } standing answers
 }
web-standing = You always answer: { $option }.
web-ask-again = Ask me again
web-menu = Menu
web-undo = Undo
web-undo-all = Ask everyone to go back
web-undo-all-about = Beyond your own last choice everyone must agree. Then the dice are drawn anew.
web-undo-steps = Choices to go back
web-undo-ask = Ask them
web-wish = { $name } wants to go back { $steps ->
    [one] one choice
   *[other] { $steps } choices
 }.
web-agree = I agree
web-refuse = No
web-hand-over = Let a bot play for me
web-bot-choice = The bot
web-fill-seat = Give it to a bot
web-open-seat = Open it to a guest
web-open-seat-of = Open seat { $number } to a guest
web-stand-in = Let a bot stand in for { $name }
web-take-back-seat = I play myself again
web-host = People and links
web-spectators = Spectators
web-mute = Mute
web-unmute = Let them speak
web-remove = Remove
web-remove-sure = Really remove { $name }?
web-renew = Make a new link
web-renew-sure = Really? The old link stops working.
web-renew-about = A new link takes the place of the old one. Whoever came by the old one has to leave. Who is removed loses the seat, and the invitation becomes a new one.
web-renew-invitation = Invitation
web-renew-spectators = Link for spectators
web-renew-seat = Link to my seat
web-broken = This moment cannot be shown: something in the rules breaks. Go back from it with "Undo", or together with everyone in the menu.
web-copy-spectators = Copy the link for spectators
web-download = Download the game file
web-report = Report a problem
web-report-about = Your words and the file of this game are kept on the server.
web-report-done = Thank you. The report is kept.
web-pass-screen = Pass the screen to { $name }
web-pass-about = Nobody's cards are shown until you say so.
web-pass-ready = It is me

## Settings and help

web-pace = How changes are shown
web-pace-calm = calmly
web-pace-brisk = fast
web-pace-off = at once, without motion
web-notices = Notices
web-notice-title = The page's title says when it is my turn
web-notice-sound = A sound when it is my turn
web-notice-browser = A notification of the browser when it is my turn
web-notice-guide = Explain every question with its rule
web-help = Help
web-help-about = What glows can be chosen: click it, or press the key beside the option. Point at anything to read all about it.
web-key-option = choose the option with this key, else look at the things of this figure
web-key-tab = to the next part of the page
web-key-arrows = walk over the board, or through a menu
web-key-enter = act on what is in focus
web-key-escape = close what is open
web-key-undo = take back the last choice
web-key-hurry = show at once what still waits
web-key-zoom = closer to the board, farther from it
web-key-help = this help
web-coach-again = Show me around
web-credits = Icons by the authors of game-icons.net (CC BY 3.0). Type: Barlow, Chakra Petch (OFL).
web-coach = First round
web-coach-skip = Skip
web-coach-next = Next
web-coach-done = Let us play
web-coach-question-desk = Every verb has a letter and keeps it.
web-coach-question = Here you are asked what to do. The number beside a question is its rule: click it to read the rule. “Why not…?” lists the rest, with the reasons.
web-coach-board = What you can choose glows on the board. Click it: it opens, with buttons for all that can be done there.
web-coach-board-desk = Point at anything to read about it. The wheel zooms, dragging moves the board.
web-coach-hands = Your cards and things. Cards that glow can be played now, or be discarded to pay a cost.
web-coach-crew = The others, with all that everyone may know. The hourglass shows whom the table waits for.
web-coach-log = All that has happened, with the rule of every line. Below it you can talk to the others.
web-coach-menu = In the menu there are settings, bots, the game file and more. A misclick can be taken back beside the question, as long as nothing hidden has been seen.

## End and replay

web-won = You have won
web-lost = You have lost
web-has-won = won
web-has-lost = lost
web-results = How it ended
web-ending = How it came to this
web-origin-seed = The host chose the seed of this game. Whoever chooses it can know every card and every die.
web-origin-file = The host began this game from a file. Whoever has the file can know every card and every die.
web-origin-fork = This game goes on from a finished one. What the host's seat could not see then was dealt anew, with new dice. Whoever saw the end of that game knows the host's cards.
web-origin-known = The server dealt this game, but somebody has had its file or its seed since. Whoever has it can know every card and every die.
web-numbers = Numbers of the game
web-number-answers = Choices
web-number-rounds = Rounds
web-course = The course of the game
web-fair = Check the dice
web-fair-about = The seed was fixed before the first move: its fingerprint, below it, was known from the start.
web-replay = Replay
web-rematch = Play again with the same people
web-rematch-about = A new table with the same game, options and bots. The others find their seats there from this page.
web-rematch-join = Take my seat in the rematch
web-rematch-waits = The others are at a new table already.
web-sequel = Go on where this game ended
web-sequel-about = A new table for the same people: the game goes on with what is left of this one.
web-share = Share the replay
web-share-about = A link for others that shows this game from its beginning, through everyone's eyes. It opens no seat.
web-share-make = Make a link
web-share-link = The link to the replay
web-unshare = Take all links to this replay back
web-look-at-table = Look at the table
web-play = Play
web-pause = Pause
web-step-back = One choice back
web-step-on = One choice on
web-moment = Moment of the game
web-seen-from = Seen from
web-eyes-of = as { $name } sees it
web-play-on = Play on from here

## Rules

web-search = Search the rules
web-search-more = There is more: search for it.

## The table: tray, bar, reveals

web-of = { $count } of { $most }
web-fill = { $count } of { $most } left
web-pips = { $count ->
    [one] one injury
   *[other] { $count } injuries
 }
web-now = now
web-more = More
web-newest = Newest
web-drawer = Crew and log
web-space = Space
web-tab-goals = Goals
web-tray-hand = Your hand
web-tray-items = Items
web-tray-wounds = Wounds
web-tray-goals = Objectives
web-tray-none = none
web-tray-free = free
web-crowd-order = Hits go in this order
web-crowd = Here
web-reveal-steps = One after the other
web-lost-if = Lost if { $what }
web-tray-figures = Your figures
web-not-learned = not yet
web-acts = { $count ->
    [one] one action left
   *[other] { $count } actions left
 }
web-bot-named = { $name } · bot
web-who-you = { $name } · you
web-careful = Really? This is not undone by itself.
web-show-again = Show it again
web-show-place = Show the place
web-go-on = Go on
web-skip-to-turn = Skip to my turn
web-reveal-waits = Nothing happens until you go on.
web-reveal-goes = It goes on by itself.
web-reveal-more = { $count } more
web-reveal-why = How it came to this
web-reveal-did = What it did
web-reveal-event = Event
web-reveal-attack = Attack
web-reveal-wound = Wound
web-reveal-encounter = Encounter
web-reveal-token = Token
web-reveal-room = Explored
web-reveal-draft = Chosen
web-reveal-dice = Dice
web-reveal-death = Death
web-reveal-end = The end
web-death-lost = You are out of the game, and what you were to reach is out of reach.
web-death-now = You can watch what becomes of the others: nothing more will be asked of you. The end shows what everybody was after.
web-kind-action = Action
web-kind-item = Item
web-kind-event = Event
web-kind-attack = Attack
web-kind-wound = Wound
web-kind-objective = Objective
web-kind-contamination = Contamination
web-kind-character = Character
web-kind-weakness = Weakness
web-kind-computer = Computer
web-kind-room = Place
web-kind-token = Token
web-kind-panic = Panic
web-kind-mutation = Mutation
web-kind-alert = Alert
web-kind-adaptation = Adaptation
web-kind-skill = Skill
web-kind-spawn = Spawn
web-text-size = Size of text
web-clicks = Clicks
web-quick = One click acts where only one thing can be done (never on what is given away)
web-sounds = Sounds
web-volume = Volume
web-sound-hum = The hum of the place
web-sound-turn = Your turn and the end
web-sound-play = Steps, cards, dice
web-sound-danger = Danger
web-key-verb = the verb with this letter; a verb keeps its letter
web-key-go-on = go on after something was revealed
web-objectives-shown = What everyone was after

## Over days

web-turns = { $all ->
    [one] Your turn
   *[other] Your turn at { $count } of { $all }
 }
web-your-turn-until = Your turn, until { $time }
web-your-turn-late = Your turn. Your time was over at { $time }
web-until = Should answer by { $time }
web-is-late = late
web-carry = On another device
web-carry-about = This link brings all your tables to another browser. It opens your seats, so give it to nobody else.
web-when = Pace
web-when-now = Now, together
web-when-days = Over days, { $time } for an answer
web-late = Who does not answer, though reminded
web-late-others = loses the seat to a bot, if the others want that
web-late-bot = is helped out by a bot, once
web-since = Since your last visit
web-since-skip = Skip to now
web-room = Chat room
web-room-about = A room at { $hosts } can be told whose turn it is. Paste the address of its webhook. Nobody at the table sees the address.
web-room-on = Tell the room
web-room-off = Tell it nothing more
web-room-done = The room will be told.
web-room-off-done = The room is told nothing more.

## The operator's page

web-operator = This server
web-operator-token = Token of the operator
web-operator-enter = Show it
web-operator-version = Version
web-operator-since = Runs for
web-operator-processes = Processes
web-operator-clients = Clients here
web-operator-tables = Tables in memory / kept
web-operator-answers = Answers
web-operator-notices = Notices sent / given up
web-operator-troubles = Refused, and in the log
web-operator-reports = Reported by people
web-operator-none = Nothing.
web-operator-newest = The newest tables
web-operator-entries = { $count ->
    [one] one entry
   *[other] { $count } entries
 }
web-operator-here = { $count ->
    [one] one is here
   *[other] { $count } are here
 }
web-operator-delete = Delete
web-operator-sure = Really? The table will be gone.
