### What is asked and told, with its arguments.

option-noise-in = { $a }
log-hourglass-taken = { $who } takes the hourglass. In { $room } the noise die shows: { $face }.
log-hourglass-removed = { $who } objects: the hourglass is out of the game.
denied-sand = { $a ->
    [one] The sand is still running: it takes one more turn.
   *[other] The sand is still running: it takes { $a } more turns.
 }
