### What is asked and told, with its arguments.

option-crawl-to = Przeczołgaj się { CASE($a, "to") }
act-crawl = Czołganie { CASE($a, "to") }
log-crawl-drawn = { $who } się czołga: { $card }.
log-went-astray = { $who } źle skręca i wychodzi { CASE($room, "in") }.
