### Turrets: their names, what is asked and told of them.

pack-nemesis-turrets = turrets
exploration-turret = Turret
exploration-turret-text = Put a turret in this room and shuffle its three status tokens; then make the noise roll. The turret does not fire on you for this entry. No turret stands in the Nest or in the Room Covered with Slime.
supply-turret = Turret
supply-turret-status = Turret status token
turret-all = Target: everybody
turret-intruders = Target: intruders
turret-inactive = Inactive
table-turret = Turret: { $status }
table-turret-hidden = status face down
cause-turret = a turret
effect-smash-turret = Destroy the turret here

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
