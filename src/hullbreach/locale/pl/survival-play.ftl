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
ask-pay = Którą kartę odrzucasz jako koszt? { $left ->
    [one] To już ostatnia.
   *[other] Kart do zapłacenia: { $left }.
 }
ask-discard = Którą kartę odrzucasz?
ask-pass-discard = Pasujesz. Które karty odrzucasz?
ask-interrupt = { $who } zaczyna akcję w twoim pomieszczeniu. Przerywasz ją?
ask-effect = Do czego używasz: { $what }?
ask-give-up = Co odrzucasz, żeby aktywować: { $what }?
ask-keep = Który przedmiot zatrzymujesz? Reszta trafia na spód stosu.
ask-drop-heavy = Masz pełne ręce. Co upuszczasz?
ask-careful = Gdzie umieszczasz szmery po ostrożnym ruchu?
ask-door-from = Wszystkie drzwi są w użyciu. Skąd bierzesz drzwi?

## Możliwości

option-move = Idź do: { $a } ({ $b })
option-careful = Idź ostrożnie do: { $a } ({ $b })
option-shoot = Strzał: { $b } ({ $a })
option-melee = Walka wręcz: { $a }
option-play = Zagraj kartę: { $a }
option-room = Skorzystaj z tego pomieszczenia
option-use = Użyj: { $a }
option-pick-up = Podnieś: { $a }
option-activate = Aktywuj: { $a }
option-drop = Upuść: { $a }
option-discard = Odrzuć: { $a }
ask-drop-last = Twoja tura się kończy. Upuszczasz tu coś?
option-done = Wystarczy
option-interrupt = Przerwij
option-draft = Graj postacią: { $a }
option-objective = Zachowaj: { $a }
option-effect = { $a }
option-give-up = Odrzuć: { $a }
option-keep = Zatrzymaj: { $a }
option-noise = Szmery: { $a }
option-take-door = Weź stąd: { $a }
act-move = Ruch do: { $a }
act-careful = Ostrożny ruch do: { $a }
act-shoot = Strzał: { $b }, broń: { $a }
act-melee = Walka wręcz: { $a }
act-play = Karta: { $a }
act-room = Akcja pomieszczenia: { $a }
act-use = Przedmiot: { $a }
act-pick-up = Podniesienie: { $a }
act-activate = Aktywacja: { $a }
act-craft = Zrobienie przedmiotu: { $a }
act-trade = Handel ze wszystkimi tutaj
eggs-here = jaja

## Dziennik: runda i karty

log-drafted = { $who } to gracz { $number }.
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
log-acted = { $who } – akcja „{ $what }”{ $paid ->
    [none] {""}
   *[other] , koszt: { $paid }
 }.
log-interrupted = { $who } przerywa akcję postaci { $whom }.
log-passed = { $who } pasuje{ $discarded ->
    [none] {""}
   *[other] {" "}i odrzuca: { $discarded }
 }.
deck-of = Stos akcji ({ $who })
log-event-drawn = { $ignored ->
    [yes] Z karty wydarzenia liczy się tylko kierunek: korytarz { $direction } ({ $event }).
   *[no] Wydarzenie: { $event } (korytarz { $direction }{ $then ->
        [none] {""}
       *[other] , potem { $then }
     }).
 }

## Dziennik: ruch

log-moved = { $who } idzie do: { $room }.
log-explored = { $who } odkrywa: { $room }. Żeton eksploracji: { $token }.
log-slimed = { $who } otrzymuje znacznik śluzu.
log-noise-rolled = { $who } wykonuje rzut na szmery: { $face }.
log-noise-placed = Szmery: { $where }.
log-marker-placed = { $marker }: { $room }.
log-marker-removed = Usunięto: { $marker } ({ $room }).
log-door-closed = Drzwi zamykają się: { $where }.
log-door-opened = Drzwi otwierają się: { $where }.
log-door-destroyed = Drzwi zniszczone: { $where }.
corridor-name = { $a } – { $b }

## Dziennik: intruzi

log-encountered = Spotkanie! { $who }, { $room }: { $token }.
log-intruder-placed = Pojawia się { $intruder } ({ $room }).
log-intruder-moved = { $intruder } przechodzi do: { $room }.
log-intruder-left = { $intruder } znika z planszy ({ $room }){ $token ->
    [none] {""}
   *[other] {" "}i wraca do kolonii
 }.
log-attacked = { $intruder } wykonuje atak{ $surprise ->
    [yes] {" "}z zaskoczenia
   *[no] {""}
 }, cel: { $who }{ $card ->
    [none] {""}
   *[other] . { $card }: { $hit ->
        [yes] trafienie
       *[no] chybienie
     }
 }.
log-attack-ignored = { $who } ignoruje atak ({ $thanks_to }).
log-shot = { $who } strzela, cel: { $target } ({ $weapon }). Na kości: { $face }; { $injuries ->
    [0] bez obrażeń
    [one] jedno obrażenie
    [few] { $injuries } obrażenia
   *[other] { $injuries } obrażeń
 }.
log-fought = { $who } walczy wręcz, cel: { $target }. Na kości: { $face }; { $injuries ->
    [0] bez obrażeń
   *[other] jedno obrażenie
 }.
log-injured = { $intruder } ma { $injuries ->
    [one] jedno obrażenie
    [few] { $injuries } obrażenia
   *[other] { $injuries } obrażeń
 } i { $killed ->
    [yes] ginie
   *[no] żyje
 }{ $cards ->
    [none] {""}
   *[other] {" "}({ $cards })
 }.
log-egg-destroyed = { $room }: { $count ->
    [one] zniszczono jedno jajo
    [few] zniszczono { $count } jaja
   *[other] zniszczono { $count } jaj
 }.
log-token-added = Do kolonii trafia: { $token }.
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
log-healed = { $who }: { $wound ->
    [none] powierzchowne rany uleczone
   *[other] głęboka rana uleczona ({ $wound })
 }.
log-dressed = { $who }: głęboka rana opatrzona ({ $wound }).
log-contaminated = { $who } otrzymuje kartę skażenia.
log-scanned = { $who } skanuje karty skażenia; zarażone: { $infected }, czyste: { $clean }.
log-infested = { $who } nosi larwę.
log-cured = { $who } pozbywa się larwy.
log-died = { $who } ginie. Przyczyna: { $cause }.
cause-fire = pożar
cause-melee = przegrana walka wręcz
cause-larva = larwa dorosła

## Dziennik: rzeczy

log-found = { $who } szuka przedmiotów (kolor: { $colour }){ $kept ->
    [none] {""}
   *[other] {" "}i zatrzymuje: { $kept }
 }{ $left ->
    [none] {""}
   *[other] {"; "}na spód stosu: { $left }
 }.
log-took-object = { $who } podnosi: { $thing }.
log-dropped = { $who } upuszcza: { $thing }.
log-used = { $who } używa: { $item }.
log-reloaded = { $who } ładuje broń: { $weapon }. Sztuk amunicji: { $ammo }.
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
pile-attack = Ataki intruzów
pile-wound = Głębokie rany
pile-contamination = Skażenie
pile-red = Czerwone przedmioty
pile-yellow = Żółte przedmioty
pile-green = Zielone przedmioty
pile-crafted = Samoróbki
pile-own = Twój stos akcji
pile-own-discard = Twój stos kart odrzuconych
item-red = czerwony przedmiot
item-yellow = żółty przedmiot
item-green = zielony przedmiot
item-crafted = samoróbka
item-starting = przedmiot startowy
box = poza grą
weakness = karta słabości
ask-ignore-token = Odkrywasz żeton: { $token }. Ignorujesz go?
option-heed-token = Zrób, co nakazuje
option-ignore-token = Zignoruj go
