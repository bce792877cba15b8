### Nemesis: jak się kończy, i gra intruzami.

## Los statku

end-nobody = Na pokładzie nie ma już nikogo przytomnego.
end-jump = Statek skacze w nadprzestrzeń.
end-jump-destruct = Tuż przed skokiem statek sam się niszczy.
end-destruct = Koniec odliczania do autodestrukcji: statek jest zniszczony.
end-explosion = O jeden pożar za dużo: statek wybucha.
end-hull = O jedną awarię za dużo: kadłub się rozpada i statek jest zniszczony.
end-engines = Za mało silników jest sprawnych: statek wybucha podczas skoku.

cause-airlock = wypuszczone powietrze
cause-jump = skok bez hibernacji
cause-ship = zniszczenie statku
cause-engines = wybuch statku podczas skoku
cause-destination = hibernacja na statku lecącym nie tam, gdzie trzeba ({ $place })
cause-contamination = skażenie

## Sprawdzenie zwycięstwa

check-engines = Sprawdzenie silników. { $first }. { $second }. { $third }.
check-coordinates = Sprawdzenie koordynatów. Znacznik jest na polu { $space }, cel podróży: { $place }.
check-quarantine = { $who } pokazuje cel „{ $objective }” i przeżywa kwarantannę na Marsie.
check-larva = Sprawdzenie skażenia. { $who } ma larwę i nie potrzebuje skanera.
check-clean = Sprawdzenie skażenia. { $who } nie ma żadnej zarażonej karty.
check-cards = Sprawdzenie skażenia. { $who } dobiera karty ({ $drawn }), w tym karty skażenia: { $found }.
check-objective = Sprawdzenie celów. { $who } pokazuje cel „{ $objective }”: { $met ->
    [yes] spełniony
   *[no] niespełniony
 }. { $why }
check-shared-objective = Sprawdzenie celów. „{ $objective }”: { $met ->
    [yes] spełniony
   *[no] niespełniony
 }. { $why }

## Wyniki

end-won = Postać przeżyła, a cel „{ $objective }” jest spełniony. { $why }
end-failed = Postać przeżyła, ale cel „{ $objective }” nie jest spełniony. { $why }
end-died = Postać nie przeżyła{ $cause ->
    [none] {""}
   *[other] : { $cause }
 }.
end-intruder = Pierwsza ofiara prowadziła intruzów, a oni nie mogą wygrać; { $won ->
    [yes] wygrał ktoś inny
   *[no] ale nikt inny też nie wygrał
 }.
end-crew-won = Ktoś przeżył, a wszystkie cele są spełnione.
end-crew-died = Nikt nie przeżył.
end-crew-failed = Ktoś przeżył, ale cel „{ $objective }” nie jest spełniony. { $why }

## Dlaczego cel jest spełniony albo nie

why-and = { $first } { $rest }
why-ship-reached = Statek dotarł na miejsce: { $place }.
why-not-ship-reached = { $there ->
    [none] Statek jest zniszczony, a miał dotrzeć na miejsce: { $place }.
   *[other] Statek dotarł gdzie indziej ({ $there }), a cel wymagał: { $place }.
 }
why-ship-destroyed = Statek jest zniszczony.
why-not-ship-destroyed = Statek nie jest zniszczony.
why-nest-destroyed = Gniazdo jest zniszczone.
why-not-nest-destroyed = Gniazdo nie jest zniszczone; pozostałe jaja: { $eggs }.
why-queen-killed = Królowa nie żyje.
why-not-queen-killed = Królowa żyje.
why-signal-sent = Sygnał został wysłany.
why-not-signal-sent = { $needed ->
    [one] Sygnał nie został wysłany.
   *[other] Liczba postaci, które miały wysłać sygnał: { $needed }; wysłało: { $sent }.
 }
why-rooms-explored = Wszystkie pomieszczenia są odkryte.
why-not-rooms-explored = Nieodkryte pomieszczenia: { $left }.
why-weakness-egg-found = Słabość, którą zdradza jajo, jest znana.
why-not-weakness-egg-found = Słabość, którą zdradza jajo, nie jest znana.
why-weakness-carcass-found = Słabość, którą zdradza truchło, jest znana.
why-not-weakness-carcass-found = Słabość, którą zdradza truchło, nie jest znana.
why-weaknesses-found = Poznane słabości: { $found }.
why-not-weaknesses-found = Poznane słabości: { $found }; cel wymagał: { $needed }.
why-alone = Nikt inny nie przeżył.
why-not-alone = Przeżył ktoś jeszcze: { $who }.
why-holding = To wróciło do domu: { $thing }.
why-not-holding = To nie wróciło do domu: { $thing }.
why-not-in-pod = Cel wymagał kapsuły ratunkowej.
why-hoard = Zabrane przedmioty: { $items }.
why-not-hoard = Zabrane przedmioty: { $items }; cel wymagał: { $needed }.
why-victim-dead = { $who } nie żyje.
why-not-victim-dead = { $who } żyje.
why-corpse-in-surgery = Niebieskie zwłoki leżą w gabinecie chirurgicznym.
why-not-corpse-in-surgery = Niebieskie zwłoki nie leżą w gabinecie chirurgicznym.

## Gra intruzami

ask-intruder-turn = Jesteś intruzami: zagraj jedną kartę albo spasuj.
ask-intruder-discard = Pasujesz. Odrzucaj karty, aż zostanie najwyżej jedna.
ask-intruder-attack = Który z tych ataków zostaje wykonany? Pozostałe trafiają na spód talii.
ask-intruder-event = Które z tych wydarzeń następuje? Pozostałe trafiają na spód talii.
ask-intruder-pursue = Kto wykonuje rzut na szmery?
ask-intruder-heal = Który intruz się leczy?
option-intruder-move = { $a }: { $b } przechodzi przez { $c }
option-intruder-attack = { $a }: { $b } atakuje, cel: { $c }
option-intruder-effect = { $a }: działanie karty
option-intruder-resolve = { $a }
option-intruder-pursue = { $a }
option-intruder-heal = { $a }
intruder-moves = { $a } idzie przez korytarz: { $b }.
intruder-attacks = { $a } rzuca się na ofiarę: { $b }.
intruder-schemes = Dzieje się to, co mówi karta.

log-intruder-takes-over = Pierwsza ofiara, { $who }, od teraz gra intruzami.
log-intruder-acted = { $who } zagrywa kartę intruzów: { $card }. { $what }
log-injuries-healed = { $intruder } się leczy, obrażeń mniej o { $count }.
