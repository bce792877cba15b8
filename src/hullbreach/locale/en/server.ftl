### The server of tables.

command-serve = serve tables for browsers
serve-address = Hullbreach is at { $address } . Ctrl+C stops it.
serve-no-client = The pages for the browser are not built: only programs can play here. “make play” builds them.
help-serve-host = the address to listen at; 0.0.0.0 lets others in
help-serve-port = the port to listen at
help-serve-data = where the tables are kept; usually in your data folder
help-serve-log = how much to tell: debug, info, warning or error
help-serve-client = the folder of the built client; usually found by itself
help-serve-bot-pause = seconds that a bot seems to think
help-serve-no-browser = do not open a browser
metavar-address = ADDRESS
metavar-folder = FOLDER
metavar-level = LEVEL

error-not-seated = Spectators look on and do not play.
error-bot-plays = A bot plays in this seat. Take the seat back first.
error-too-long = Say something, in at most { $limit } characters.
error-bad-message = The server did not understand this message ({ $detail }).
error-too-fast = That was too fast. Wait a moment.
error-unknown-link = This link leads to no table. Perhaps a part of it is missing.
error-table-full = Every seat at this table is taken.
error-too-many = Too many tables or players for now. Try again later.
error-still-secret = The game is still being played; its secrets are shown when it is over.
error-other-protocol = This page is of another version than the server ({ $here }). Load it again.
error-not-found = There is nothing here.
error-too-large = This is too large.
error-bad-request = The server did not understand this.
error-server = Something went wrong on the server.
