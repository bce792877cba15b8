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
check-dead-objective = { $who } nie żyje; cel tej postaci: { $objective }.
log-objective-shown = { check-dead-objective }
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

## Co jest pokazane w dużym formacie

reveal-noise = Rzut na szmery: { $face }
reveal-number = kto ma na ręce mniej kart niż ta liczba, tego spotyka atak z zaskoczenia
reveal-surprise = na ręce jest mniej kart niż liczba na żetonie: atak z zaskoczenia
reveal-hit = { $who }: trafienie
reveal-missed = { $who }: pudło, bo tego napastnika nie ma na karcie
reveal-light = { $count ->
    [one] jedna lekka rana
    [few] { $count } lekkie rany
   *[many] { $count } lekkich ran
 }
reveal-wounds = { $left ->
    [0] Każda następna rana zabija.
   *[other] Głębokie rany: { $count }.
 }
reveal-larva = W środku rośnie larwa: wyjdzie, gdy tylko będzie mogła, a kto ma ją na końcu gry, potrzebuje szczęścia.
death-next = { $mode ->
    [coop] { $revive ->
        [yes] Ktoś może jeszcze zanieść ciało do AutoDoka. Do tego czasu patrzysz; pozostali mogą wygrać za was wszystkich.
       *[no] Odtąd patrzysz. Pozostali mogą jeszcze wygrać za was wszystkich.
     }
   *[other] Twoje cele przepadły razem z postacią. Możesz zostać i patrzeć: na końcu wszyscy zobaczą, kto czego chciał.
 }

## O co proszą cele

goal-signal = { $needed ->
    [one] sygnał wysłany
   *[other] wysłane sygnały: { $sent } z { $needed }
 }
goal-nest = { $eggs ->
    [0] Gniazdo zniszczone
   *[other] Gniazdo zniszczone (jaja: { $eggs })
 }
goal-queen = królowa martwa
goal-company = ktoś jeszcze żyje
goal-weaknesses = słabości: { $found } z { $needed }
goal-egg = jajo w rękach
goal-corpse = niebieskie zwłoki w rękach
goal-victim = { $who ->
    [none] nikt inny nie żyje
   *[other] { $who } nie żyje albo nikt inny nie żyje
 }
