### The hourglass: what is asked and told of it.

pack-nemesis-hourglass = the hourglass
supply-hourglass = Hourglass
track-sand = Sand
table-sand-out = run out

option-take-hourglass = Take the hourglass and roll for noise in any room
ask-noise-in = In which room do you roll for noise?
ask-hourglass = The hourglass was used. Do you object to it?
option-object-to-hourglass = Take it out of the game
log-sand-ran-out = The sand has run out.
denied-hourglass-taken = The hourglass was used in this round already.
