### The hourglass: what is asked and told of it.

pack-nemesis-hourglass = the hourglass
supply-hourglass = Hourglass
track-sand = Sand
table-sand-out = run out

option-take-hourglass = Take the hourglass and roll for noise in any room
ask-noise-in = In which room do you roll for noise?
option-noise-in = { $a }
ask-hourglass = The hourglass was used. Do you object to it?
option-object-to-hourglass = Take it out of the game
log-sand-ran-out = The sand has run out.
log-hourglass-taken = { $who } takes the hourglass. In { $room } the noise die shows: { $face }.
log-hourglass-removed = { $who } objects: the hourglass is out of the game.
denied-sand = { $a ->
    [one] The sand is still running: it takes one more turn.
   *[other] The sand is still running: it takes { $a } more turns.
 }
denied-hourglass-taken = The hourglass was used in this round already.
