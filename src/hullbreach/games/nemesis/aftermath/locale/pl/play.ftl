# What is said in play: questions, options and the log.

table-alert-note = { $done ->
    [yes] Spełniony.
   *[no] { $parts ->
        [0] Etap { $stage }.
       *[other] Etap { $stage }, zrobione: { $parts }.
    }
 }
option-cross = Przejdź { CASE($a, "to") } między statkiem a promem
act-cross = Przejście { CASE($a, "to") } między statkiem a promem
option-activation = Aktywacja
act-activation = Aktywacja do alarmu „{ $a }”
log-token-found = { $who } odsłania żeton { CASE($room, "in") }: { $token }.
log-alert-revealed = Alarm: { $alert }.
log-alert-served = { $who } robi coś w sprawie alarmu „{ $alert }”.
log-stage-fulfilled = Pierwszy etap alarmu „{ $alert }” jest spełniony.
log-alert-fulfilled = Alarm „{ $alert }” jest spełniony.
log-alert-failed = Alarm „{ $alert }” nie został spełniony na czas.
log-sample-gone = Próbka opuszcza grę.
log-shuttle-time = Znacznik promu przesuwa się; zostało { $left }.
log-weakness-lost = Intruzi się przystosowują: { $weakness } nie jest już słabością.
log-engine-jolted = { $room } drży. { $face }: { $changed ->
    [yes] żetony zamieniają się miejscami
   *[no] nic się nie zmienia
 }.
denied-no-alert = Nie ma żadnego alarmu.
denied-alert-done = Alarm jest już spełniony.
denied-no-activation = Ten alarm nie wymaga teraz Aktywacji: { $a }.
denied-alert-room = Aktywacji trzeba teraz dokonać gdzie indziej: { $a }.
denied-part-done = Ta część alarmu jest już wykonana.
denied-no-sample = Może to zrobić tylko ten, kto niesie próbkę.
