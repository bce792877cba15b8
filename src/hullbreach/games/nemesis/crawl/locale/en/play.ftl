### What is asked and told, with its arguments.

option-crawl-to = Crawl to { $a }
act-crawl = Crawl to { $a }
log-crawl-drawn = { $who } crawls: { $card }.
log-went-astray = { $who } takes a wrong turn and comes out in { $room }.
