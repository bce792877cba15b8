# Nemesis: co gra mówi w czasie rozgrywki. Nazwy i teksty kart są w nemesis.ftl.
# Teksty pomieszczeń, kart, przedmiotów i zakończeń są w plikach obok, a to, co mówi tak samo jak jej
# krewne, w folderze rodziny.

game-nemesis = Nemesis
game-nemesis-about = Budzisz się na statku, który nie należy już do was: przeżyj, osiągnij cel, o którym wiesz tylko ty, i nikomu zanadto nie ufaj. Od 1 do 5 osób, dwie do trzech godzin.
game-nemesis-headline =
    Coś jest na pokładzie.
    Kto pójdzie sprawdzić?
game-nemesis-line = Budzisz się na statku, który nie należy już do ciebie. Przeżyj, spełnij cel, którego nikt inny nie zna, i nie ufaj nikomu za bardzo.
game-nemesis-length = 2–3 godz.
game-nemesis-place = statek

## Co można ustalić przed grą

setting-nemesis-mode = Kto gra przeciw komu (jedna osoba gra zawsze w trybie solo)
setting-nemesis-mode-standard = każdy gra o swoje, cele są tajne
setting-nemesis-mode-coop = wszyscy razem, cele są wspólne
setting-nemesis-layout = Strona planszy
setting-nemesis-layout-basic = strona podstawowa
setting-nemesis-layout-alternative = strona alternatywna
setting-nemesis-revive = AutoDoc: zmarli mogą wrócić (tylko w kooperacji)
setting-nemesis-revive-only-coop = AutoDoc występuje tylko w trybie kooperacyjnym
setting-nemesis-intruder-player = Kto zginie pierwszy, gra intruzami (tylko w grze standardowej)
setting-nemesis-intruder-player-only-standard = gracz-intruz występuje tylko w grze standardowej dla co najmniej dwóch osób
setting-nemesis-intruder-player-not-this-race = tą rasą nikt nie może grać: karty do tego mają tylko intruzi
setting-nemesis-after-nothing = po skończonej grze można zagrać tylko epilog
setting-nemesis-after-damaged = to, co powiedziano o skończonej grze, nie opisuje żadnego statku
mode-nemesis-standard = każdy gra o swoje
mode-nemesis-solo = solo
mode-nemesis-coop = kooperacja
mode-nemesis-revive = kooperacja z AutoDokiem
mode-nemesis-alternative = alternatywna strona planszy
mode-nemesis-intruder-player = z graczem-intruzem

## Możliwości

act-autoload = Automatyczny podajnik: { $a }

## Dziennik: runda i karty

log-time-passed = Czas płynie: { $left ->
    [0] chwila skoku
    [one] do skoku została jedna runda
    [few] do skoku zostały { $left } rundy
   *[other] do skoku zostało { $left } rund
 }{ $destruct ->
    [none] {""}
    [0] ; statek ulega autodestrukcji
   *[other] ; do autodestrukcji: { $destruct }
 }.

## Dziennik: momenty przełomowe

log-airlock-blown = Dekompresja { CASE($room, "in") }.
log-ship-fate = { $fate }

## Obraz: plansza

nemesis-pod-note = sekcja { $section ->
    [a] A
   *[b] B
 }{ $locked ->
    [yes] {""}
   *[no] , odblokowana
 }
nemesis-locked = zablokowana
nemesis-specimen = co zbadano: { $what ->
    [corpse] zwłoki
    [egg] jajo
   *[carcass] truchło
 }
nemesis-jump = Skok
zone-hull = Kadłub
nemesis-time-note = { $asleep ->
    [0] hibernacja otwarta, { $jump ->
        [one] 1 runda do skoku
        [few] { $jump } rundy do skoku
       *[many] { $jump } rund do skoku
     }
    [one] hibernacja za 1 rundę
    [few] hibernacja za { $asleep } rundy
   *[many] hibernacja za { $asleep } rund
 }
nemesis-boom = Koniec
nemesis-course = { $space }{ $where ->
    [none] {""}
   *[other] {": "}{ $where }
 }

## Obraz: stosy i karty

pile-intruder = Karty gracza-intruza
table-intruder-hand = Twoje karty intruzów
intruder-deck = stos gracza-intruza
engine = silnik
coordinates = karta koordynatów

## Obraz: tabliczki

nemesis-begins = Broń początkowa: { $weapon }. Przedmioty osobiste: { $quests }.{ $cards ->
    [none] {""}
   *[other] {" "}Własne karty: { $cards }.
 } Kart w talii: { $count }.
nemesis-ship = Statek
table-status-hibernating = w hibernacji
table-status-intruder = nie żyje, gra intruzami

## Miejsca, gdy nie wiadomo o nich nic więcej

slot-001 = nieodkryte pomieszczenie 001
    .gen = nieodkrytego pomieszczenia 001
    .to = do nieodkrytego pomieszczenia 001
    .in = w nieodkrytym pomieszczeniu 001
slot-002 = nieodkryte pomieszczenie 002
    .gen = nieodkrytego pomieszczenia 002
    .to = do nieodkrytego pomieszczenia 002
    .in = w nieodkrytym pomieszczeniu 002
slot-003 = nieodkryte pomieszczenie 003
    .gen = nieodkrytego pomieszczenia 003
    .to = do nieodkrytego pomieszczenia 003
    .in = w nieodkrytym pomieszczeniu 003
slot-004 = nieodkryte pomieszczenie 004
    .gen = nieodkrytego pomieszczenia 004
    .to = do nieodkrytego pomieszczenia 004
    .in = w nieodkrytym pomieszczeniu 004
slot-005 = nieodkryte pomieszczenie 005
    .gen = nieodkrytego pomieszczenia 005
    .to = do nieodkrytego pomieszczenia 005
    .in = w nieodkrytym pomieszczeniu 005
slot-006 = nieodkryte pomieszczenie 006
    .gen = nieodkrytego pomieszczenia 006
    .to = do nieodkrytego pomieszczenia 006
    .in = w nieodkrytym pomieszczeniu 006
slot-007 = nieodkryte pomieszczenie 007
    .gen = nieodkrytego pomieszczenia 007
    .to = do nieodkrytego pomieszczenia 007
    .in = w nieodkrytym pomieszczeniu 007
slot-008 = nieodkryte pomieszczenie 008
    .gen = nieodkrytego pomieszczenia 008
    .to = do nieodkrytego pomieszczenia 008
    .in = w nieodkrytym pomieszczeniu 008
slot-009 = nieodkryte pomieszczenie 009
    .gen = nieodkrytego pomieszczenia 009
    .to = do nieodkrytego pomieszczenia 009
    .in = w nieodkrytym pomieszczeniu 009
slot-010 = nieodkryte pomieszczenie 010
    .gen = nieodkrytego pomieszczenia 010
    .to = do nieodkrytego pomieszczenia 010
    .in = w nieodkrytym pomieszczeniu 010
slot-011 = nieodkryte pomieszczenie 011
    .gen = nieodkrytego pomieszczenia 011
    .to = do nieodkrytego pomieszczenia 011
    .in = w nieodkrytym pomieszczeniu 011
slot-012 = nieodkryte pomieszczenie 012
    .gen = nieodkrytego pomieszczenia 012
    .to = do nieodkrytego pomieszczenia 012
    .in = w nieodkrytym pomieszczeniu 012
slot-013 = nieodkryte pomieszczenie 013
    .gen = nieodkrytego pomieszczenia 013
    .to = do nieodkrytego pomieszczenia 013
    .in = w nieodkrytym pomieszczeniu 013
slot-014 = nieodkryte pomieszczenie 014
    .gen = nieodkrytego pomieszczenia 014
    .to = do nieodkrytego pomieszczenia 014
    .in = w nieodkrytym pomieszczeniu 014
slot-015 = nieodkryte pomieszczenie 015
    .gen = nieodkrytego pomieszczenia 015
    .to = do nieodkrytego pomieszczenia 015
    .in = w nieodkrytym pomieszczeniu 015
slot-016 = nieodkryte pomieszczenie 016
    .gen = nieodkrytego pomieszczenia 016
    .to = do nieodkrytego pomieszczenia 016
    .in = w nieodkrytym pomieszczeniu 016
slot-017 = nieodkryte pomieszczenie 017
    .gen = nieodkrytego pomieszczenia 017
    .to = do nieodkrytego pomieszczenia 017
    .in = w nieodkrytym pomieszczeniu 017
slot-018 = nieodkryte pomieszczenie 018
    .gen = nieodkrytego pomieszczenia 018
    .to = do nieodkrytego pomieszczenia 018
    .in = w nieodkrytym pomieszczeniu 018
slot-019 = nieodkryte pomieszczenie 019
    .gen = nieodkrytego pomieszczenia 019
    .to = do nieodkrytego pomieszczenia 019
    .in = w nieodkrytym pomieszczeniu 019
slot-020 = nieodkryte pomieszczenie 020
    .gen = nieodkrytego pomieszczenia 020
    .to = do nieodkrytego pomieszczenia 020
    .in = w nieodkrytym pomieszczeniu 020
slot-021 = nieodkryte pomieszczenie 021
    .gen = nieodkrytego pomieszczenia 021
    .to = do nieodkrytego pomieszczenia 021
    .in = w nieodkrytym pomieszczeniu 021
corridor-001-002 = korytarz 001–002
    .in = w korytarzu 001–002
    .through = korytarzem 001–002
corridor-001-003 = korytarz 001–003
    .in = w korytarzu 001–003
    .through = korytarzem 001–003
corridor-001-004 = korytarz 001–004
    .in = w korytarzu 001–004
    .through = korytarzem 001–004
corridor-002-003 = korytarz 002–003
    .in = w korytarzu 002–003
    .through = korytarzem 002–003
corridor-002-006 = korytarz 002–006
    .in = w korytarzu 002–006
    .through = korytarzem 002–006
corridor-003-006 = korytarz 003–006
    .in = w korytarzu 003–006
    .through = korytarzem 003–006
corridor-003-007 = korytarz 003–007
    .in = w korytarzu 003–007
    .through = korytarzem 003–007
corridor-004-005 = korytarz 004–005
    .in = w korytarzu 004–005
    .through = korytarzem 004–005
corridor-004-007 = korytarz 004–007
    .in = w korytarzu 004–007
    .through = korytarzem 004–007
corridor-004-008 = korytarz 004–008
    .in = w korytarzu 004–008
    .through = korytarzem 004–008
corridor-004-010 = korytarz 004–010
    .in = w korytarzu 004–010
    .through = korytarzem 004–010
corridor-005-006 = korytarz 005–006
    .in = w korytarzu 005–006
    .through = korytarzem 005–006
corridor-005-008a = korytarz 005–008a
    .in = w korytarzu 005–008a
    .through = korytarzem 005–008a
corridor-005-008b = korytarz 005–008b
    .in = w korytarzu 005–008b
    .through = korytarzem 005–008b
corridor-005-010 = korytarz 005–010
    .in = w korytarzu 005–010
    .through = korytarzem 005–010
corridor-006-007 = korytarz 006–007
    .in = w korytarzu 006–007
    .through = korytarzem 006–007
corridor-006-009 = korytarz 006–009
    .in = w korytarzu 006–009
    .through = korytarzem 006–009
corridor-006-011 = korytarz 006–011
    .in = w korytarzu 006–011
    .through = korytarzem 006–011
corridor-006-012 = korytarz 006–012
    .in = w korytarzu 006–012
    .through = korytarzem 006–012
corridor-007-008 = korytarz 007–008
    .in = w korytarzu 007–008
    .through = korytarzem 007–008
corridor-008-009 = korytarz 008–009
    .in = w korytarzu 008–009
    .through = korytarzem 008–009
corridor-008-010 = korytarz 008–010
    .in = w korytarzu 008–010
    .through = korytarzem 008–010
corridor-008-011 = korytarz 008–011
    .in = w korytarzu 008–011
    .through = korytarzem 008–011
corridor-008-012 = korytarz 008–012
    .in = w korytarzu 008–012
    .through = korytarzem 008–012
corridor-009-012 = korytarz 009–012
    .in = w korytarzu 009–012
    .through = korytarzem 009–012
corridor-010-013 = korytarz 010–013
    .in = w korytarzu 010–013
    .through = korytarzem 010–013
corridor-010-014 = korytarz 010–014
    .in = w korytarzu 010–014
    .through = korytarzem 010–014
corridor-011-013a = korytarz 011–013a
    .in = w korytarzu 011–013a
    .through = korytarzem 011–013a
corridor-011-013b = korytarz 011–013b
    .in = w korytarzu 011–013b
    .through = korytarzem 011–013b
corridor-011-014 = korytarz 011–014
    .in = w korytarzu 011–014
    .through = korytarzem 011–014
corridor-011-015 = korytarz 011–015
    .in = w korytarzu 011–015
    .through = korytarzem 011–015
corridor-012-016 = korytarz 012–016
    .in = w korytarzu 012–016
    .through = korytarzem 012–016
corridor-013-014 = korytarz 013–014
    .in = w korytarzu 013–014
    .through = korytarzem 013–014
corridor-013-016 = korytarz 013–016
    .in = w korytarzu 013–016
    .through = korytarzem 013–016
corridor-013-019 = korytarz 013–019
    .in = w korytarzu 013–019
    .through = korytarzem 013–019
corridor-014-015 = korytarz 014–015
    .in = w korytarzu 014–015
    .through = korytarzem 014–015
corridor-014-017 = korytarz 014–017
    .in = w korytarzu 014–017
    .through = korytarzem 014–017
corridor-015-016 = korytarz 015–016
    .in = w korytarzu 015–016
    .through = korytarzem 015–016
corridor-015-018 = korytarz 015–018
    .in = w korytarzu 015–018
    .through = korytarzem 015–018
corridor-015-019 = korytarz 015–019
    .in = w korytarzu 015–019
    .through = korytarzem 015–019
corridor-016-021 = korytarz 016–021
    .in = w korytarzu 016–021
    .through = korytarzem 016–021
corridor-017-018a = korytarz 017–018a
    .in = w korytarzu 017–018a
    .through = korytarzem 017–018a
corridor-017-018b = korytarz 017–018b
    .in = w korytarzu 017–018b
    .through = korytarzem 017–018b
corridor-017-019 = korytarz 017–019
    .in = w korytarzu 017–019
    .through = korytarzem 017–019
corridor-017-020 = korytarz 017–020
    .in = w korytarzu 017–020
    .through = korytarzem 017–020
corridor-018-020 = korytarz 018–020
    .in = w korytarzu 018–020
    .through = korytarzem 018–020
corridor-018-021 = korytarz 018–021
    .in = w korytarzu 018–021
    .through = korytarzem 018–021
corridor-020-021a = korytarz 020–021a
    .in = w korytarzu 020–021a
    .through = korytarzem 020–021a
corridor-020-021b = korytarz 020–021b
    .in = w korytarzu 020–021b
    .through = korytarzem 020–021b

## Listy zawartości pudełka

content-nemesis-sides = { list-sides }
content-nemesis-tracks = { list-tracks }
content-nemesis-room-tiles-1 = { list-room-tiles-1 }
content-nemesis-room-tiles-2 = { list-room-tiles-2 }
content-nemesis-special-rooms = { list-special-rooms }
content-nemesis-intruder-figures = { list-intruder-figures }
content-nemesis-intruder-tokens = { list-intruder-tokens }
content-nemesis-exploration-tokens = { list-exploration-tokens }
content-nemesis-engine-tokens = { list-engine-tokens }
content-nemesis-escape-pods = { list-escape-pods }
content-nemesis-supplies = { list-supplies }
content-nemesis-dice = { list-dice }
content-nemesis-events = { list-events }
content-nemesis-attacks = { list-attacks }
content-nemesis-weaknesses = { list-weaknesses }
content-nemesis-coordinates = { list-coordinates }
content-nemesis-serious-wounds = { list-serious-wounds }
content-nemesis-contamination = { list-contamination }
content-nemesis-personal-objectives = { list-personal-objectives }
content-nemesis-corporate-objectives = { list-corporate-objectives }
content-nemesis-coop-objectives = { list-coop-objectives }
content-nemesis-intruder-player-cards = { list-intruder-player-cards }
content-nemesis-red-items = { list-red-items }
content-nemesis-yellow-items = { list-yellow-items }
content-nemesis-green-items = { list-green-items }
content-nemesis-crafted-items = { list-crafted-items }
content-nemesis-starting-items = { list-starting-items }
content-nemesis-quest-items = { list-quest-items }
content-nemesis-characters = { list-characters }
content-nemesis-action-cards = { list-action-cards }

measure-nemesis-explored = Odkryte pomieszczenia
measure-nemesis-intruders = Intruzi na planszy
measure-nemesis-fires = Pożary
measure-nemesis-malfunctions = Awarie
measure-nemesis-crew = Żywi członkowie załogi

## Dodatki

pack-nemesis = Z czym gracie
pack-nemesis-base = pudełko Nemesis
pack-nemesis-ship = statek w drodze do domu
pack-nemesis-intruders = intruzi

## Napisy na pokładzie

stencil-cryo = KRIO
stencil-propulsion = NAPĘD
