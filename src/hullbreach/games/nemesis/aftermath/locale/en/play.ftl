# What is said in play: questions, options and the log.

table-alert-note = { $done ->
    [yes] Fulfilled.
   *[no] { $parts ->
        [0] Stage { $stage }.
       *[other] Stage { $stage }, { $parts } done.
    }
 }
option-cross = Go to { $a }, between ship and shuttle
act-cross = Go to { $a }, between ship and shuttle
option-activation = Activation
act-activation = Activation for the alert “{ $a }”
log-token-found = { $who } turns a token up in { $room }: { $token }.
log-alert-revealed = Alert: { $alert }.
log-alert-served = { $who } does something about the alert “{ $alert }”.
log-stage-fulfilled = The first stage of the alert “{ $alert }” is fulfilled.
log-alert-fulfilled = The alert “{ $alert }” is fulfilled.
log-alert-failed = The alert “{ $alert }” was not fulfilled in time.
log-sample-gone = The sample leaves the game.
log-shuttle-time = The marker of the shuttle moves; { $left } to go.
log-weakness-lost = The intruders adapt: { $weakness } is no weakness any more.
log-engine-jolted = { $room } shakes. { $face }: { $changed ->
    [yes] its tokens change places
   *[no] nothing changes
 }.
denied-no-alert = There is no alert.
denied-alert-done = The alert is fulfilled already.
denied-no-activation = This alert asks for no Activation now: { $a }.
denied-alert-room = Activation now belongs in another room: { $a }.
denied-part-done = That part of the alert is done already.
denied-no-sample = Only whoever carries the sample can do that.
