# Co Nemesis i Lockdown mówią tak samo podczas gry.
# Gra, która mówi to inaczej, ma we własnych plikach komunikat o tej samej nazwie.

## Pytania

ask-draft = Którą postacią grasz?
ask-objective = Który cel zachowujesz? Drugi opuszcza grę zakryty.
ask-turn = { $who }, twoja tura. { $left ->
    [one] Została jedna akcja.
    [few] Zostały { $left } akcje.
   *[other] Zostało akcji: { $left }.
 }
ask-pay = { $what ->
    [none] Którą kartę odrzucasz jako koszt?
   *[other] { $what }: którą kartę odrzucasz jako koszt?
 } { $left ->
    [one] To już ostatnia.
   *[other] Kart do zapłacenia: { $left }.
 }
ask-discard = Którą kartę odrzucasz?
ask-pass-discard = Pasujesz. Które karty odrzucasz?
ask-interrupt = { $who } w twoim pomieszczeniu: { $what }. Przerywasz?
ask-interrupt-interruption = { $who } przerywa { CASE($whom, "dat") } ({ $what }). Anulujesz to Przerwanie swoim?
ask-effect = { $what }: którą możliwość wybierasz?
ask-give-up = Co odrzucasz, żeby aktywować { CASE($what, "acc") }?
ask-keep = Który przedmiot zatrzymujesz? Reszta trafia na spód stosu.
ask-drop-heavy = Masz pełne ręce. Co upuszczasz?
ask-careful = Gdzie umieszczasz szmery po ostrożnym ruchu?
ask-door-from = Wszystkie drzwi są w użyciu. Skąd bierzesz drzwi?

## Możliwości

option-move = Idź { CASE($a, "to") } ({ $b })
    .short = Idź
option-careful = Idź ostrożnie { CASE($a, "to") } ({ $b })
    .short = Idź ostrożnie
option-shoot = Strzel { CASE($a, "from") } do { CASE($b, "gen") }
    .short = Strzelaj
option-melee = Zaatakuj wręcz { CASE($a, "acc") }
    .short = Walcz
option-play = Zagraj kartę „{ $a }”
    .short = Zagraj
option-room = Skorzystaj z tego pomieszczenia
option-use = Użyj { CASE($a, "gen") }
    .short = Użyj
option-pick-up = Podnieś { CASE($a, "acc") }
    .short = Podnieś
option-activate = Aktywuj { CASE($a, "acc") }
    .short = Aktywuj
option-drop = Upuść { CASE($a, "acc") }
    .short = Upuść
    .careful = tak
option-discard = Odrzuć kartę „{ $a }”
    .many = Odrzuć karty: { $count }
ask-drop-last = Twoja tura się kończy. Upuszczasz tu coś?
option-done = Wystarczy
option-interrupt = Przerwij
option-draft = Graj { CASE($a, "ins") }
option-objective = Zachowaj „{ $a }”
option-effect = { $a }
option-give-up = Odrzuć { CASE($a, "acc") }
    .many = Odrzuć: { $count }
option-keep = Zatrzymaj { CASE($a, "acc") }
option-noise = Szmery { CASE($a, "in") }
option-take-door = Weź stąd: { $a }
act-move = Ruch { CASE($a, "to") }
act-careful = Ostrożny ruch { CASE($a, "to") }
act-shoot = Strzał { CASE($a, "from") } do { CASE($b, "gen") }
act-melee = Atak wręcz na { CASE($a, "acc") }
act-play = Karta „{ $a }”
act-room = Akcja pomieszczenia: { $a }
act-use = Użycie { CASE($a, "gen") }
act-pick-up = Podniesienie { CASE($a, "gen") }
act-activate = Aktywacja { CASE($a, "gen") }
act-craft = Zrobienie { CASE($a, "gen") }
act-trade = Handel ze wszystkimi tutaj
act-react = Reakcja: { $a }
eggs-here = jaja
    .gen = jaj
    .acc = jaja

## Dziennik: runda i karty

log-drafted = { $who } to gracz { $number }.
log-turn-begins = Tura: { $who }.
log-round-begins = Zaczyna się runda { $round }. Pierwszy gracz: { $first }.
log-drew = { $who } dobiera { $cards ->
    [none] { $count ->
        [one] jedną kartę
        [few] { $count } karty
       *[other] { $count } kart
     }
   *[other] karty: { $cards }
 }.
log-reshuffled = { $deck }: karty odrzucone tworzą nowy stos.
log-acted = { $who }: { $what }{ $paid ->
    [none] {""}
   *[other] {" "}– koszt: { $paid }
 }.
log-interrupted = { $who } przerywa { CASE($whom, "dat") }.
log-passed = { $who } pasuje{ $discarded ->
    [none] {""}
   *[other] {" "}i odrzuca: { $discarded }
 }.
deck-of = Stos akcji { CASE($who, "gen") }
log-event-drawn = { $ignored ->
    [yes] Z karty wydarzenia liczy się tylko kierunek: korytarz { $direction } ({ $event }).
   *[no] Wydarzenie: { $event } (korytarz { $direction }{ $then ->
        [none] {""}
       *[other] , potem { $then }
     }).
 }

## Dziennik: ruch

log-moved = { $who } idzie { CASE($room, "to") }.
log-explored = { $who } odkrywa pomieszczenie { $room }. Żeton eksploracji: { $token }.
log-token-ignored = { $who } ignoruje żeton eksploracji.
log-slimed = { $who } otrzymuje znacznik śluzu.
log-noise-rolled = { $who } wykonuje rzut na szmery: { $face }.
log-noise-placed = Szmery { CASE($where, "in") }.
log-marker-placed = { $marker } pojawia się { CASE($room, "in") }.
log-marker-removed = { $marker } znika ({ $room }).
log-door-closed = Drzwi { CASE($where, "in") } zamykają się.
log-door-opened = Drzwi { CASE($where, "in") } otwierają się.
log-door-destroyed = Drzwi { CASE($where, "in") } są zniszczone.
corridor-name = { $a } – { $b }
    .in = w korytarzu { $a } – { $b }
    .through = korytarzem { $a } – { $b }

## Dziennik: intruzi

log-encountered = Spotkanie! { $who } { CASE($room, "in") } losuje z kolonii żeton: { $token }.
log-summoned = Z kolonii przychodzi na wezwanie: { $token } ({ $room }).
log-hand-measured = { $who }: kart na ręce { $cards }, liczba na żetonie { $number } – { $surprised ->
    [yes] atak z zaskoczenia
   *[no] bez ataku z zaskoczenia
 }.
log-figure-missing = { $intruder }: wszystkie figurki są w użyciu, więc nic się nie pojawia ({ $room }).
log-intruder-placed = { $intruder } pojawia się { CASE($room, "in") }.
log-intruder-moved = { $intruder } przechodzi { CASE($room, "to") }.
log-intruder-left = { $intruder } znika z planszy ({ $room }){ $token ->
    [none] {""}
   *[other] {" "}i wraca do kolonii
 }.
log-attacked = { $intruder } atakuje { CASE($who, "acc") }{ $surprise ->
    [yes] {" "}z zaskoczenia
   *[no] {""}
 }{ $card ->
    [none] {""}
   *[other] . { $card }: { $hit ->
        [yes] trafienie
       *[no] chybienie
     }
 }.
log-attack-ignored = { $who } ignoruje atak ({ $thanks_to }).
log-shot = { $who } strzela { CASE($weapon, "from") } do { CASE($target, "gen") }. Na kości: { $face }; { $injuries ->
    [0] bez obrażeń
    [one] jedno obrażenie
    [few] { $injuries } obrażenia
   *[other] { $injuries } obrażeń
 }.
log-fought = { $who } atakuje wręcz { CASE($target, "acc") }. Na kości: { $face }; { $injuries ->
    [0] bez obrażeń
   *[other] jedno obrażenie
 }.
log-injured = { $intruder } ma { $injuries ->
    [one] jedno obrażenie
    [few] { $injuries } obrażenia
   *[other] { $injuries } obrażeń
 }{ $cards ->
    [none] {""}
   *[other] {" "}({ $cards })
 }{ $flees ->
    [yes] {" "}i ucieka: na karcie jest strzałka
   *[no] { $unmoved ->
        [yes] ; na karcie jest strzałka
       *[no] { $blood ->
            [none] {""}
           *[other] ; krew { $blood }{ $less ->
                [0] {""}
               *[other] , mniej o { $less } przez słabość
             }
         }
     }: { $killed ->
        [yes] ginie
       *[no] żyje{ $unmoved ->
            [yes] {" "}i zostaje
           *[no] {""}
         }
     }
 }.
log-egg-destroyed = { $count ->
    [one] Zniszczono jedno jajo
    [few] Zniszczono { $count } jaja
   *[other] Zniszczono { $count } jaj
 } { CASE($room, "in") }.
log-token-added = Do kolonii trafia { $token }.
log-bag-developed = Krok kolonii: { $token }.

## Dziennik: ciała

log-lightly-wounded = { $who } otrzymuje { $count ->
    [one] powierzchowną ranę
    [few] { $count } powierzchowne rany
   *[other] { $count } powierzchownych ran
 }{ $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
 }.
log-seriously-wounded = { $who } otrzymuje głęboką ranę: { $wound }.
log-healed = { $who } – uleczono { $wound ->
    [none] { $count ->
        [one] jedną powierzchowną ranę
        [few] { $count } powierzchowne rany
       *[other] { $count } powierzchownych ran
     }
   *[other] głęboką ranę ({ $wound })
 }.
log-dressed = { $who } – opatrzono głęboką ranę ({ $wound }).
log-contaminated = { $who } otrzymuje kartę skażenia.
log-scanned = { $who } skanuje karty skażenia; zarażone: { $infected }, czyste: { $clean }.
log-infested = { $who } nosi larwę.
log-cured = { $who } pozbywa się larwy.
log-died = { $who } ginie. Przyczyna: { $cause }.
cause-fire = pożar
cause-melee = rany odniesione w walce wręcz
cause-larva = larwa, która dojrzała

## Dziennik: rzeczy

log-found = { $who } szuka { CASE($colour, "gen-pl") } przedmiotów{ $kept ->
    [none] {""}
   *[other] {" "}i zatrzymuje { CASE($kept, "acc") }
 }{ $left ->
    [none] {""}
   *[other] {"; "}na spód stosu: { $left }
 }.
log-found-nothing = { $who } szuka { CASE($colour, "gen-pl") } przedmiotów, ale nie ma już czego znaleźć.
log-took-object = { $who } podnosi { CASE($thing, "acc") }.
log-dropped = { $who } upuszcza { CASE($thing, "acc") }.
log-used = { $who } używa { CASE($item, "gen") }.
log-gave-up = { $who } poświęca { CASE($item, "acc") }.
log-reloaded = { $who } ładuje { CASE($weapon, "acc") }. Sztuk amunicji: { $ammo }.
log-peeked = { $who } ogląda: { $what }{ $seen ->
    [none] {""}
   *[other] {" "}({ $seen })
 }.

## Dziennik: momenty przełomowe

log-objective-kept = { $who } wybiera swój cel.
log-checked = { $what }
log-judged = { $who } { $won ->
    [yes] wygrywa
   *[no] przegrywa
 }. { $reason }

## Ścianki kości

noise-1 = 1
noise-2 = 2
noise-3 = 3
noise-4 = 4
noise-silence = cisza
noise-danger = niebezpieczeństwo
combat-blank = pusta ścianka
combat-creeper = pełzacz
combat-adult = dorosły osobnik
combat-hit = trafienie
combat-double-hit = podwójne trafienie

## Obraz: stosy i karty

pile-event = Wydarzenia
pile-attack = Ataki
pile-wound = Głębokie rany
pile-contamination = Skażenie
pile-red = Czerwone przedmioty
pile-yellow = Żółte przedmioty
pile-green = Zielone przedmioty
pile-crafted = Samoróbki
pile-own = Twój stos akcji
pile-own-discard = Twój stos kart odrzuconych
item-red = czerwony przedmiot
    .gen = czerwonego przedmiotu
    .acc = czerwony przedmiot
item-yellow = żółty przedmiot
    .gen = żółtego przedmiotu
    .acc = żółty przedmiot
item-green = zielony przedmiot
    .gen = zielonego przedmiotu
    .acc = zielony przedmiot
item-crafted = samoróbka
    .gen = samoróbki
    .acc = samoróbkę
item-starting = przedmiot startowy
    .gen = przedmiotu startowego
    .acc = przedmiot startowy
box = poza grą
weakness = karta słabości
ask-ignore-token = Odkrywasz żeton „{ $token }”. Ignorujesz go?
option-heed-token = Zrób, co nakazuje
option-ignore-token = Zignoruj go
