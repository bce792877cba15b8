# What is said in play: questions, options and the log.

ask-ring = Gdzie rozlega się alarm?
option-ring = { $a }
ask-connect = Komputera z którego pomieszczenia używasz?
option-connect = { $a }
option-exchange = Wykorzystaj { CASE($a, "acc") } do wytworzenia czegoś specjalnego
log-exchanged = { $who } wytwarza coś specjalnego: { $item }.
log-alarm-rang = { $who } uruchamia alarm { CASE($room, "in") }: { $face }.
log-pointer-attached = { $who } dołącza { CASE($item, "acc") } do { CASE($weapon, "gen") }.
denied-crafting-room = To można zrobić tylko w Warsztacie.
denied-no-empty-room = W każdym innym pomieszczeniu ktoś jest.
denied-no-other-computer = W żadnym odkrytym pomieszczeniu nie działa komputer.
denied-no-weapon-in-hand = Nie trzymasz żadnej broni.
denied-pointer-there = Każda z twoich broni ma już Wskaźnik laserowy.
