### Nemesis: jak się kończy, i gra intruzami.

## Los statku

end-nobody = Na pokładzie nie ma już nikogo przytomnego.
end-jump = Statek wykonuje skok.
end-jump-destruct = Tuż przed skokiem statek ulega autodestrukcji.
end-destruct = Koniec odliczania do autodestrukcji: statek zostaje zniszczony.
end-explosion = O jeden pożar za dużo: statek eksploduje.
end-hull = O jedną awarię za dużo: kadłub się rozpada i statek zostaje zniszczony.
end-engines = Za mało silników jest sprawnych: statek eksploduje podczas skoku.

cause-airlock = dekompresja
cause-jump = skok bez hibernacji
cause-ship = zniszczenie statku
cause-engines = eksplozja statku podczas skoku
cause-destination = hibernacja na statku, który dotarł w niewłaściwe miejsce ({ $place })

## Sprawdzenie zwycięstwa

check-engines = Sprawdzenie silników. { $first }. { $second }. { $third }.
check-coordinates = Sprawdzenie koordynatów. Znacznik jest na polu { $space }; cel podróży: { $place }.
check-quarantine = { $who } pokazuje cel „{ $objective }” i przeżywa kwarantannę na Marsie.

## Wyniki

end-intruder = Postać zginęła pierwsza, a gracz od tej chwili grał intruzami, którzy nie mogą wygrać; { $won ->
    [yes] wygrał jednak ktoś inny
   *[no] nikt inny też nie wygrał
 }.

## Dlaczego cel jest spełniony albo nie

why-ship-reached = Statek dotarł { CASE($place, "to") }.
why-not-ship-reached = { $there ->
    [none] Statek jest zniszczony, a miał dotrzeć { CASE($place, "to") }.
   *[other] Statek dotarł { CASE($there, "to") }, a miał dotrzeć { CASE($place, "to") }.
 }
why-ship-destroyed = Statek jest zniszczony.
why-not-ship-destroyed = Statek nie jest zniszczony.
why-rooms-explored = Wszystkie pomieszczenia są odkryte.
why-not-rooms-explored = Nieodkryte pomieszczenia: { $left }.
why-weakness-egg-found = Słabość z pola jaja jest odkryta.
why-not-weakness-egg-found = Słabość z pola jaja nie jest odkryta.
why-weakness-carcass-found = Słabość z pola truchła jest odkryta.
why-not-weakness-carcass-found = Słabość z pola truchła nie jest odkryta.
why-not-in-pod = Cel wymagał kapsuły ratunkowej.
why-hoard = Zabrane przedmioty: { $items }.
why-not-hoard = Zabrane przedmioty: { $items }; cel wymagał: { $needed }.
why-corpse-in-surgery = Niebieskie zwłoki leżą w Gabinecie chirurgicznym.
why-not-corpse-in-surgery = Niebieskie zwłoki nie leżą w Gabinecie chirurgicznym.

## Gra intruzami

ask-intruder-turn = Grasz intruzami: zagraj jedną kartę albo spasuj.
ask-intruder-discard = Pasujesz. Odrzucaj karty, aż zostanie najwyżej jedna.
ask-intruder-attack = Który z tych ataków rozpatrujesz? Pozostałe trafiają na spód stosu.
ask-intruder-event = Które z tych wydarzeń rozpatrujesz? Pozostałe trafiają na spód stosu.
ask-intruder-pursue = Kto wykonuje rzut na szmery?
ask-intruder-heal = Który intruz traci obrażenia?
option-intruder-move = „{ $a }”: { CASE($b, "nom") } idzie { CASE($c, "through") }
option-intruder-attack = „{ $a }”: { CASE($b, "nom") } atakuje { CASE($c, "acc") }
option-intruder-effect = „{ $a }”: efekt karty
option-intruder-resolve = { $a }
option-intruder-pursue = { $a }
option-intruder-heal = { $a }
intruder-moves = { $a } idzie { CASE($b, "through") }.
intruder-attacks = { $a } atakuje { CASE($b, "acc") }.
intruder-schemes = Dzieje się to, co mówi karta.

log-intruder-takes-over = { $who } to pierwsza ofiara i od teraz gra intruzami.
log-intruder-acted = { $who } zagrywa kartę intruzów „{ $card }”. { $what }
log-injuries-healed = { $intruder } traci { $count ->
    [one] jedno obrażenie
    [few] { $count } obrażenia
   *[other] { $count } obrażeń
 }.
reveal-takes-over = Odtąd dobierasz karty intruzów i decydujesz, dokąd idą i kogo atakują. Nikt już nie gra po twojej stronie.

## O co proszą cele

goal-queen-or-ship = królowa martwa albo statek zniszczony
goal-nest-or-ship = { $eggs ->
    [0] Gniazdo albo statek zniszczone
   *[other] Gniazdo albo statek zniszczone (jaja: { $eggs })
 }
goal-explored = { $left ->
    [0] wszystkie pomieszczenia odkryte
   *[other] wszystkie pomieszczenia odkryte: zostało { $left }
 }
goal-pod = ucieczka w kapsule
goal-hoard = przedmioty: { $items } z { $needed }
goal-weakness-egg = słabość z pola jaja
goal-weakness-carcass = słabość z pola truchła
goal-corpse-in-surgery = niebieskie zwłoki leżą w Gabinecie chirurgicznym
goal-earth = statek na Ziemię
goal-earth-or-alone = statek na Ziemię albo nikt inny nie żyje
goal-quarantine = statek na Marsa albo na Ziemię bez Gniazda
