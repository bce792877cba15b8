# What is said in play: questions, options and the log.

table-turret = Wieżyczka: { $status }
ask-set-turret = Jaki status otrzymuje wieżyczka?
option-set-turret = { $a }
ask-control-turret = Którą wieżyczką sterujesz?
option-control-turret = Wieżyczka: { $a }
log-turret-placed = Wieżyczka staje { CASE($room, "in") }.
log-turret-shown = Wieżyczka { CASE($room, "in") } pokazuje swój status. { $status }.
log-turret-fired = Wieżyczka { CASE($room, "in") } trafia. Cel: { $target }.
log-turret-set = { $who } ustawia wieżyczkę { CASE($room, "in") }{ $status ->
    [none] {""}, a nikt inny nie wie jak
   *[other] : { $status }
 }.
log-turret-destroyed = Wieżyczka { CASE($room, "in") } zostaje zniszczona.
denied-no-turret-here = W tym pomieszczeniu nie ma wieżyczki.
denied-turret-inactive = Tutejsza wieżyczka jest nieaktywna: nie można jej zniszczyć.
denied-no-turret = Na planszy nie ma żadnej wieżyczki.
