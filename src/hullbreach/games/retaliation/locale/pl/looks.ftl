# Co stoi na planszy, kartach i panelach Odwetu, obok nazw i tekstów.

## Baza

sector-air = { $active ->
    [yes] podtrzymywanie życia
   *[no] brak powietrza
 }
letter-a = A
letter-b = B
letter-c = C
shuttle-here = prom ratunkowy jest gotowy
shuttle-gone = promu ratunkowego już nie ma
hibernation-on = Hibernatorium jest aktywne
hibernation-off = Hibernatorium nie jest aktywne
lander-here-coming = lądownik jest w drodze
lander-here-landed = stoi tu lądownik
lander-here-destroyed = lądownik został zestrzelony
lander-here-left = lądownik odleciał
sign-secured-not = nie można zabezpieczyć

## Tory

track-phase = Faza
phase-players = Gracze
phase-intruders = Intruzi
phase-event = Wydarzenie
phase-cleanup = Porządkowanie
lander-due = { $rounds ->
    [0] lądownik już teraz
    [one] lądownik za { $rounds } rundę
    [few] lądownik za { $rounds } rundy
   *[other] lądownik za { $rounds } rund
 }
track-queen = Obrażenia królowej
    .short = Królowa
queen-card = karta
queen-dead = martwa
queen-cards = { $count ->
    [one] została { $count } karta
    [few] zostały { $count } karty
   *[other] zostało { $count } kart
 }

## Karty i rzeczy

deck-mission-objectives = Cel misji
deck-private-objectives = Cel prywatny
deck-directives = Wytyczne misji
deck-support = Wyposażenie pomocnicze
weapon-ranged = broń zasięgowa
weapon-free = broń zasięgowa bez amunicji
weapon-melee = broń do walki wręcz
use-reaction = { $use } · reakcja
robot-moves = { $count ->
    [one] za każdym razem { $count } pomieszczenie
    [few] za każdym razem do { $count } pomieszczeń
   *[other] za każdym razem do { $count } pomieszczeń
 }
item-kind = { $deck }{ $weapon ->
    [none] { "" }
   *[other] { " · " }{ $weapon }
 }{ $carried ->
    [heavy] { " · ciężki" }
    [armour] { " · pancerz" }
   *[pack] { "" }
 }{ $once ->
    [yes] { " · jednorazowy" }
   *[no] { "" }
 }
event-moves = { $none ->
    [yes] nikt się nie rusza
   *[no] ruch: { $ways }{ $rooms ->
        [yes] , potem w pomieszczeniach
       *[no] { "" }
     }
 }
item-faulty = Awaria: nie działa, dopóki się jej nie usunie, a kolejna niszczy przedmiot.
item-loaded = { $item } ({ $gear })
gear-ammo-half = Niepełna amunicja
belt-text = { $gear }
hand-hand = Ręka
hand-drawn = Na stole
hand-shop = Wyposażenie pomocnicze do wyboru
hand-belt = Pas taktyczny
hand-directives = Wytyczne
hand-stock = Strefa lądowania
hand-robot = Robot
hand-seen = Co wiesz
body-state = { $state }
condition-0 = stan dobry
condition-1 = stan zły
condition-2 = stan krytyczny
objective-reward = { $count ->
    [one] zachowaj jeden, dobierz { $count } kartę
    [few] zachowaj jeden, dobierz { $count } karty
   *[other] zachowaj jeden, dobierz { $count } kart
 }
defence-depth = { $top ->
    [yes] obowiązuje
   *[no] nie obowiązuje
 }

## Panele

fact-defence = Obrona przeciwlotnicza
    .short = Obrona
fact-destruct = Autodestrukcja
fact-condition = Stan zdrowia
fact-armour = Pancerz
fact-chose = Cel wybrany
meter-rank = Ranga
lander-is-coming = w drodze
lander-is-landed = wylądował
lander-is-destroyed = zestrzelony
lander-is-left = odleciał
defence-unknown = nieznana
defence-active = aktywna
defence-inactive = nieaktywna
defence-gone = poza grą
destruct-off = wyłączona
destruct-never = poza grą
destruct-in = { $rounds ->
    [one] za { $rounds } rundę
    [few] za { $rounds } rundy
   *[other] za { $rounds } rund
 }
soldier-aboard = w bazie
soldier-pod = czeka w lądowniku
soldier-hibernating = hibernuje
soldier-escaped = poza bazą
soldier-dead = nie żyje
soldier-fights = w walce

## Co robią ataki

harm-nothing = nic się nie dzieje
harm-everyone = każdy w pomieszczeniu: { $harm }
harm-health = utrata zdrowia: { $count }
harm-wounds = { $good ->
    [one] { $good } głęboka rana
    [few] { $good } głębokie rany
   *[other] { $good } głębokich ran
 }{ $bad ->
    [0] { "" }
   *[other] { " (w złym stanie: " }{ $bad })
 }
harm-dies = { $state ->
    [0] śmierć
    [2] śmierć w stanie krytycznym
   *[other] śmierć w stanie złym i krytycznym
 }
harm-contamination = { $count ->
    [one] { $count } karta skażenia
    [few] { $count } karty skażenia
   *[other] { $count } kart skażenia
 }
harm-larva = larwa
harm-follows = idzie za tym, kto się oddala
reveal-carrier = W tym ciele jest larwa. Można ją usunąć w Gabinecie chirurgicznym; do tego czasu czeka na swoją godzinę.

## Co zrobiłaby akcja

preview-burst = Kostka mówi, ile jest trafień. Rozdzielasz je po swojemu.
preview-launcher = Przed serią albo zamiast niej możesz wystrzelić granaty. Kostka mówi, ile trafień da seria; rozdzielasz je po swojemu.
preview-shot = { $count ->
    [one] Cel dostaje { $count } obrażenie.
    [few] Cel dostaje { $count } obrażenia.
   *[other] Cel dostaje { $count } obrażeń.
 } Potem kostka mówi, czy ginie: jasne ścianki zabijają.
preview-melee = Najpierw dostajesz kartę skażenia. Cel dostaje 1 obrażenie, a jasne ścianki zabijają. Jeśli przeżyje, oddaje cios.
preview-face = { $count }{ $special ->
    [yes] +
   *[other] { "" }
 }
preview-toughness = { $count ->
    [one] ginie od jednego trafienia
    [few] ginie od { $count } trafień naraz
   *[other] ginie od { $count } trafień naraz
 }
preview-tracked = trafienia przesuwają znacznik
preview-frail = ginie od każdego obrażenia
preview-damage = obrażenia { $now } → { $then }
preview-attackers = { $count ->
    [one] Atakuje cię po drodze
    [few] Po drodze zaatakują cię { $count } razy
   *[other] Po drodze zaatakują cię { $count } razy
 }
preview-move = { $known ->
    [yes] Na miejscu wykonujesz rzut na szmery.
   *[other] Nikt nie wie, co jest na końcu.
 }
preview-careful = Kładziesz tam żeton zabezpieczeń. { preview-move }

## Czego wymagają cele

aim-queen = królowa nie żyje
aim-queen-alone = królowa nie żyje, baza stoi
aim-nest = { $eggs ->
    [0] Gniazdo zniszczone
    [one] Gniazdo zniszczone (zostało { $eggs } jajo)
    [few] Gniazdo zniszczone (zostały { $eggs } jaja)
   *[other] Gniazdo zniszczone (zostało { $eggs } jaj)
 }
aim-reactor = Reaktor wyłączony
aim-hibernation = Hibernatorium aktywne
aim-no-air = brak podtrzymywania życia (działa: { $count })
aim-all-air = całe podtrzymywanie życia (działa: { $count })
aim-data = masz dane
aim-only-data = nikt inny nie ma danych
aim-data-home = dane w lądowniku
aim-dead-ends = bez nieeksplorowanych korytarzy w A (zostało: { $left })
aim-escort = robot był w Reaktorze
aim-backup = robot w Reaktorze
aim-no-lander = nikt nie odleciał lądownikiem
aim-alone = nikt inny nie przeżywa
aim-egg = jajo w rękach
aim-eggs = niesione jaja: { $eggs } z { $needed }
aim-route = wzmocnione korytarze do Kontroli C ({ $count })
aim-rooms-a = pomieszczenia A (zostało: { $left })
aim-rooms-b = pomieszczenia B (zostało: { $left })
aim-rooms-c = pomieszczenia C (zostało: { $left })
aim-victim = { $who ->
    [none] nikt inny nie żyje
   *[other] martwi: { $who }
 }
