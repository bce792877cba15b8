# Co Nemesis i Lockdown mówią tak samo: końcowe sprawdzenia, werdykty i cele.

## Od czego się ginie

cause-contamination = skażenie

## Sprawdzenie zwycięstwa

check-larva = Sprawdzenie skażenia. { $who } nosi larwę, więc skaner nie jest potrzebny.
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
   *[other] {" "}({ $cause })
 }.
end-crew-won = Ktoś przeżył, a wszystkie cele są spełnione.
end-crew-died = Nikt nie przeżył.
end-crew-failed = Ktoś przeżył, ale cel „{ $objective }” nie jest spełniony. { $why }

## Dlaczego cel jest spełniony albo nie

why-and = { $first } { $rest }
why-nest-destroyed = Gniazdo jest zniszczone.
why-not-nest-destroyed = Gniazdo nie jest zniszczone; pozostałe jaja: { $eggs }.
why-queen-killed = Królowa nie żyje.
why-not-queen-killed = Królowa żyje.
why-signal-sent = Sygnał został wysłany.
why-not-signal-sent = { $needed ->
    [one] Sygnał nie został wysłany.
   *[other] Liczba postaci, które miały wysłać sygnał: { $needed }; wysłało: { $sent }.
 }
why-weaknesses-found = Odkryte słabości: { $found }.
why-not-weaknesses-found = Odkryte słabości: { $found }; cel wymagał: { $needed }.
why-alone = Nikt inny nie przeżył.
why-not-alone = Przeżył ktoś jeszcze: { $who }.
why-holding = Udało się ocalić { CASE($thing, "acc") }.
why-not-holding = Nie udało się ocalić { CASE($thing, "gen") }.
why-victim-dead = { $who } nie przeżywa.
why-not-victim-dead = { $who } przeżywa.
