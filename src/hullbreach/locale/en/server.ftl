### The server and its command.

command-serve = serve tables to browsers
command-backup = copy all tables of a server into one file, also while it runs
command-restore = put the tables of a backup where there are none yet
command-prune = delete the tables of games that were over long ago
help-serve-host = the address to listen at; 0.0.0.0 is every address of this machine
help-serve-port = the port; 0 takes a free one
help-serve-data = the folder of the tables; usually your data folder
help-serve-database = the address of a PostgreSQL that several servers share, postgresql://…; without it the tables are in a file of their folder
help-serve-workers = so many processes behind one port; they need a --database
help-serve-log = how much to log: debug, info, warning or error
help-serve-allowed-host = a name by which browsers may ask for this server, besides the names of this machine; can be repeated, * is every name
help-serve-proxy = the address of a proxy before this server, or a network of them; only a proxy that is named here is believed for whom it asks; can be repeated
help-serve-contact = how push services reach you, mailto:… or https://…; with it, browsers can be told that it is somebody's turn while no page is open
help-serve-notice-host = a host of chat rooms that tables may be told of in, such as discord.com; can be repeated
help-serve-operator = a file with a token of at least 20 characters; who has the token sees tables, load and errors at #/operator
help-serve-client = the folder of the built browser client, instead of the one that belongs to this version
help-serve-bot-pause = seconds that a bot waits before it plays, so that people can follow
help-serve-no-browser = do not open a browser
help-serve-packs = a folder of data to offer as a pack, or a folder that holds several; any number of times
help-serve-file = show the game of this file: a finished game again from its beginning, another one to play on
help-backup-file = the file of the backup, which is not there yet
help-restore-file = the file of a backup
help-prune-finished-before = games that were over before this day, such as 2026-01-31
metavar-date = DATE
metavar-host = HOST
metavar-port = PORT
metavar-folder = FOLDER
metavar-level = LEVEL
metavar-seconds = SECONDS
usage-serve-database = “{ $value }” is no database that tables can be shared in: give an address that begins with postgresql://
usage-serve-workers = Several processes need a database that they can share: --workers goes with --database postgresql://… Without it the tables are in a file of SQLite, which belongs to one process.
usage-serve-operator = { $path } holds no token: write one of at least { $least } letters and digits into it, and let nobody else read it
serve-address = Hullbreach is at { $address }  (Ctrl+C ends it)
serve-pack = Offered for { $game }: { $pack } ({ $fingerprint })
serve-file = The game of the file is at { $address }
serve-open = Everyone who can reach this address can play here, and what is sent is not encrypted. Beyond your own network put a proxy with TLS in front of it (docs/serving.md).
serve-older = { $tables ->
    [one] One table was begun under older rules. It goes
   *[other] { $tables } tables were begun under older rules. Each goes
 } on as soon as somebody comes back to it: its answers are played again, and where not all of them fit today's rules it goes on from the last round that was kept. Everybody at the table is told, and a finished game stays as it ended.
serve-no-client = The pages for the browser are not built, so only programs can play here. `make play` builds them.
serve-ended = All tables are safe. Goodbye.
backup-done = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
 } in { $path }. It holds all secrets of the games: keep it where only you can read it.
restore-done = { $tables ->
    [one] One table of { $path } is
   *[other] { $tables } tables of { $path } are
 } in place.
prune-done = { $tables ->
    [0] There was nothing to delete.
    [one] One table was deleted.
   *[other] { $tables } tables were deleted.
 }

## What it refuses

error-not-seated = You are looking on. Only who has a seat can do this.
error-bot-plays = A bot plays in your seat. Take the seat back first.
error-seat-taken = Seat { $seat } is taken by its player. A bot can stand in after { $seconds } seconds of absence.
error-too-long = Write something, and at most { $limit } characters.
error-bad-message = This message is not understood: { $detail }.
error-too-fast = That was too much at once. Wait a moment.
error-too-slow = Nothing was heard from you for { $seconds } seconds.
error-interrupted = This could not be kept, and nothing has changed. Try again.
error-pack-not-here = This table is played with the pack “{ $pack }”, which the server does not have now. Whoever runs the server names its folder (--packs FOLDER), or installs it; the table is kept until then.
error-table-broke = A rule broke. The table is as it was before, and the server has kept a report.
error-bad-request = This request is not understood: { $detail }.
error-not-found = There is nothing here.
error-too-large = This is too large: at most { $limit } bytes.
error-server = The server made a mistake. It is in its log.
error-unknown-link = No table has this link.
error-table-full = Every seat at this table is taken.
error-too-many = There are too many tables or players from your address, or on this server. Try again later.
error-still-secret = This game is still being played, and its file would show all its secrets. Wait for its end.
error-not-over = This game is still being played. Wait for its end.
error-other-protocol = This server speaks version { $here } of the protocol. Load the page again, or update your program.
error-file-too-long = This file has more than { $entries } entries, or more than { $undos } answers taken back. No game is that long.
error-took-too-long = This took longer than { $seconds } seconds and was given up.
error-no-topic = A standing answer is left while you are asked, and for what you are asked.
error-not-host = Only the host of the table can do this, and not to the host.
error-muted = The host has muted you. The others do not see what you write.
error-removed = This link no longer leads to the table. Ask the host for a new one.
error-still-time = Seat { $seat } still has time for an answer. When the time and the reminder have passed, a bot can stand in.
error-notice-host = Nothing is sent to “{ $host }” from here. Whoever runs the server can allow it with --notice-host.
error-port-taken = { $address } cannot be used: { $detail }. Choose another port with --port.
error-database-away = The database cannot be used: { $detail }. Make sure that it runs, and that the address after --database is right.
error-not-empty-data = { $place } is there already, with something in it. Nothing is overwritten: choose another place.
error-data-taken = Another server uses { $path } already. Stop it, or choose another folder with --data.
error-bad-data = { $path } cannot be used: { $detail }.
error-damaged-data = { $path } is damaged: { $damage ->
    [gone] the file is gone, and only its log { $detail } is left
    [folder] it is a folder and not a file
    [empty] it is empty
    [foreign] it is not a database of Hullbreach
    [table] the part “{ $detail }” is missing
   *[pages] it does not hold together ({ $detail })
  }. Put a backup of the whole folder back, or begin in another folder with --data.
error-unwritable-data = { $path } cannot be used: { $detail }. Make sure that you may write it and that no other program has it, or choose another folder with --data.
error-unknown-host = This server does not know the name { $host }. If the name is right, start the server with --allowed-host and this name.

## Notices off the page: to somebody's own device, and to the chat room of a table

notice-title = { $game }
notice-turn = It is your turn{ $round ->
    [0] .
   *[other] , in round { $round }.
 }
notice-late = Your time for an answer is over. { $late ->
    [bot] A bot answers this question for you
   *[others] The others may let a bot take your seat
 } { $hours ->
    [one] in one hour.
   *[other] in { $hours } hours.
 }
notice-gone = { $names } did not answer in time. A bot may take that seat, if you want to play on.
notice-over = The game is over. See how it ended.
room-turn = it is the turn of { $names }{ $round ->
    [0] .
   *[other] , in round { $round }.
 }
room-late = the others wait for { $names }, whose time is over.
room-gone = { $names } did not answer in time. A bot may take that seat.
room-over = the game is over.
