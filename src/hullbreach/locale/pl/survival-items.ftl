# Co Nemesis i Lockdown mówią tak samo: przedmioty i broń.

## Do czego służy przedmiot

effect-fill-energy-weapon = Naładuj do pełna broń energetyczną
effect-work-on-door = Otwórz albo zamknij drzwi
effect-repair-room = Usuń awarię z tego pomieszczenia
effect-tape-items = Sklej taśmą dwa ciężkie przedmioty
effect-put-out-fire-here = Ugaś pożar w tym pomieszczeniu
effect-stun-intruder = Poraź intruza
effect-stun-crewmate = Poraź postać
effect-wipe-slime = Zetrzyj z siebie śluz
effect-dress-own-wound = Opatrz jedną ze swoich głębokich ran
effect-dress-wound = Opatrz głęboką ranę
effect-heal-dressed-wound = Ulecz opatrzoną głęboką ranę
effect-heal-light-wounds = Ulecz wszystkie powierzchowne rany

## Pytania i odpowiedzi

ask-turn-boundless = { $who }, twoja tura. Możesz działać, dopóki nie spasujesz.
ask-reload = Którą broń ładujesz do pełna?
option-reload = Naładuj: { $a }
ask-attach = Do której broni dołączasz: { $what }?
option-attach = Dołącz do: { $a }
ask-tape = Które dwa przedmioty sklejasz?
option-tape = { $a } i { $b }
ask-throw = { $what }: w co rzucasz?
option-throw-at = Cel: { $a } ({ $b })
option-throw-at-eggs = Cel: jaja ({ $a })
option-throw-into = Pomieszczenie: { $a }
ask-slip = Dokąd się wymykasz?
option-slip = Wymknij się do: { $a } ({ $b })
ask-drive-off = { $what }: który intruz?
option-drive-off = { $a }
ask-stun = Kto traci wszystkie karty z ręki?
option-stun = { $a }
ask-dress = Którą ranę opatrujesz?
option-dress = { $a }: { $b }
ask-heal-wound = Którą ranę leczysz?
option-heal-wound = { $a }: { $b }
ask-disinfect = Którą kartę skażenia skanujesz i usuwasz?
ask-heal-light = Czyje powierzchowne rany leczysz?
option-heal-light = { $a }
ask-reroll = { $weapon }: na kości wypadło: { $face }. Rzucasz ponownie?
option-reroll = Rzuć ponownie
option-keep-roll = Zostaw: { $a }
ask-spend-ammo = { $weapon }: wydajesz jeszcze 1 sztukę amunicji, aby zadać o 1 obrażenie więcej?
option-spend-ammo = Wydaj jeszcze 1 sztukę amunicji
option-spare-ammo = Oszczędź amunicję

## Nazwy

objective-personal = cel osobisty
objective-corporate = cel korporacyjny
objective-coop = cel wspólny
peek-objective = jeden z celów postaci { $who }
cause-bleeding = krwawienie

## Dziennik

log-rerolled = { $who } rzuca ponownie ({ $weapon }); było: { $before }, jest: { $after }.
log-egg-hatched = W Gnieździe wykluwa się jajo.
log-nest-destroyed = W Gnieździe nie ma już jaj: jest zniszczone.
log-egg-laid = W Gnieździe jest o jedno jajo więcej.
log-intruder-healed = { $intruder } ({ $room }) traci obrażenia; zostało: { $injuries }.
log-intruder-changed = { $intruder } ({ $room }) zmienia się; teraz to: { $into }.
log-room-emptied = { $room }: nie ma tu już nic do znalezienia.
log-taped = { $who } skleja taśmą: { $items }.
