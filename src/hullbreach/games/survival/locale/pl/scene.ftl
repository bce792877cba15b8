# Co Nemesis i Lockdown pokazują tak samo: słowa obrazu.

## Plansza

table-room-note = { $colour ->
    [none] komputer
   *[other] { $colour }{ $computer ->
        [yes] {" "}· komputer
       *[no] {""}
     }
 }
table-items-left = { $count ->
    [one] jeden przedmiot
   *[other] przedmioty
 }
table-token-seen = { $token } ({ $items })
table-corridor = korytarz { $numbers }
    .in = w korytarzu { $numbers }
    .through = korytarzem { $numbers }
table-computer = komputer
table-entrance = wejście do korytarzy technicznych ({ $numbers })
table-door-closed = zamknięte drzwi
table-door-destroyed = zniszczone drzwi
table-way = korytarz { $a }–{ $b }
    .in = w korytarzu { $a }–{ $b }
    .through = korytarzem { $a }–{ $b }
table-space = pole { $number }
    .gen = pola { $number }
    .acc = pole { $number }
    .to = na pole { $number }
    .in = na polu { $number }
table-figure = { $kind } #{ $number }
    .nom = { CASE($kind, "nom") } #{ $number }
    .gen = { CASE($kind, "gen") } #{ $number }
    .dat = { CASE($kind, "dat") } #{ $number }
    .acc = { CASE($kind, "acc") } #{ $number }
    .ins = { CASE($kind, "ins") } #{ $number }
table-figure-text = Numer służy tylko do odróżnienia od innych tego samego rodzaju.
table-figure-here = { $kind } (tutaj)
    .nom = { CASE($kind, "nom") } (tutaj)
    .gen = { CASE($kind, "gen") } (tutaj)
    .dat = { CASE($kind, "dat") } (tutaj)
    .acc = { CASE($kind, "acc") } (tutaj)
    .ins = { CASE($kind, "ins") } (tutaj)
table-figure-at = { $kind } ({ $where })
    .nom = { CASE($kind, "nom") } ({ $where })
    .gen = { CASE($kind, "gen") } ({ $where })
    .dat = { CASE($kind, "dat") } ({ $where })
    .acc = { CASE($kind, "acc") } ({ $where })
    .ins = { CASE($kind, "ins") } ({ $where })
table-injuries = { $count ->
    [one] jedno obrażenie
    [few] { $count } obrażenia
   *[other] { $count } obrażeń
 }

## Stosy i karty

table-drawn = Na stole
table-looking = Oglądasz
table-hand = Twoje karty
table-items = Twoje przedmioty
table-wounds = Twoje głębokie rany
table-dressed-wound = opatrzona: na razie nie działa
table-light-wounds = powierzchowne rany: { $count } z { $most }; kolejna zmieni się w głęboką
table-in-deck = w talii: { $count }
table-quests = Twoje nieaktywne przedmioty osobiste
table-here = W twoim pomieszczeniu
table-objectives = Twoje cele
table-shared-objectives = Wspólne cele
table-weaknesses = Znane słabości
table-seen = Co wiesz
table-seen-in = { $place }
table-seen-hand = na ręce { CASE($who, "gen") }
table-seen-deck = w stosie akcji { CASE($who, "gen") }
table-seen-pack = w plecaku { CASE($who, "gen") }
table-seen-objectives = cel { CASE($who, "gen") }
table-seen-pile = { $pile }
table-reaction = reakcja
table-item-kind = { $deck }{ $weapon ->
    [none] {""}
   *[other] {" "}· { $weapon }
 }{ $part ->
    [none] {""}
   *[other] {" "}· { $part }
 }{ $heavy ->
    [yes] {" "}· ciężki
   *[no] {""}
 }{ $once ->
    [yes] {" "}· jednorazowy
    [no] {" "}· wielokrotnego użytku
   *[none] {""}
 }
table-quest-kind = { $room ->
    [none] { $item ->
        [none] odblokowuje go wiedza { $knowledge }
       *[other] odblokowuje go odrzucenie: { $item }
     }
   *[other] odblokowuje się w: { $room }
 }{ $weapon ->
    [none] {""}
   *[other] {" "}· { $weapon }
 }{ $heavy ->
    [yes] {" "}· ciężki
   *[no] {""}
 }{ $once ->
    [yes] {" "}· jednorazowy
    [no] {" "}· wielokrotnego użytku
   *[none] {""}
 }
table-or = { $first } lub { $rest }
table-event-kind = korytarz { $ways } · kto się porusza: { $movers }
table-attack-kind = kto atakuje: { $attackers }{ $flees ->
    [yes] {" "}· strzałka: ucieczka
   *[no] { $blood ->
        [none] {""}
       *[other] {" "}· krew { $blood }
     }
 }
table-face-down = zakryta karta
table-attack-kind-two = kto atakuje: { $attackers } · krew { $flees ->
    [yes] strzałka: ucieczka
   *[no] { $blood }
 }, najmniejszych: { $scatters ->
    [yes] strzałka: ucieczka
   *[no] { $small }
 }
table-seen-print = { $where } · { $print }

## Tabliczki

table-round = Runda
table-fire = Pożary
table-malfunction = Awarie
    .short = Awarie
table-eggs = Jaja w Gnieździe
    .short = Jaja
table-nest = Gniazdo
table-nest-destroyed = zniszczone
table-bag = Kolonia
table-of = { $count } z { $most }
table-count = { $what } × { $count }
table-none = nic
table-yes = tak
table-number = Numer gracza
table-status = Stan
table-status-aboard = { $where }
table-status-pod = { $where }
table-status-escaped = w kapsule, poza statkiem
table-status-dead = nie żyje
table-first = Pierwszy gracz
table-actions = Pozostałe akcje
table-cards = Karty
table-card-counts = na ręce { $hand }, w stosie { $deck }, odrzucone { $discard }
table-in-hand = Karty na ręce
table-light = Powierzchowne rany
table-serious = Głębokie rany
table-dressed = Opatrzone rany
table-signs = Oznaczenia
table-slimed = śluz
table-larva = larwa
table-signal = sygnał wysłany
table-passed = pas
table-taped = ciężkie przedmioty sklejone taśmą
table-carried = W rękach
table-ammo = { $weapon } ({ $ammo })
table-pack = Plecak
table-quests-open = Nieaktywne przedmioty osobiste
table-objectives-seen = Cele
