# What is said in play: questions, options and the log.

table-turret = Turret: { $status }
ask-set-turret = Which status does the turret get?
option-set-turret = { $a }
ask-control-turret = Which turret do you control?
option-control-turret = The turret in { $a }
log-turret-placed = A turret stands in { $room }.
log-turret-shown = The turret in { $room } shows its status. { $status }.
log-turret-fired = The turret in { $room } hits { $target }.
log-turret-set = { $who } sets the turret in { $room }{ $status ->
    [none] , and nobody else knows how
   *[other] : { $status }
 }.
log-turret-destroyed = The turret in { $room } is destroyed.
denied-no-turret-here = There is no turret in this room.
denied-turret-inactive = The turret here is inactive: it cannot be destroyed.
denied-no-turret = There is no turret on the board.
