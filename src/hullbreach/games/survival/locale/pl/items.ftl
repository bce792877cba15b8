# Co Nemesis i Lockdown mówią tak samo: przedmioty i broń.

## Do czego służy przedmiot

effect-fill-energy-weapon = Naładuj do pełna broń energetyczną
effect-work-on-door = Otwórz albo zamknij drzwi
effect-repair-room = Usuń awarię z tego pomieszczenia
effect-tape-items = Sklej taśmą dwa ciężkie przedmioty
effect-put-out-fire-here = Ugaś pożar w tym pomieszczeniu
effect-stun-intruder = Poraź { -intruder(case: "acc") }
effect-stun-crewmate = Poraź postać
effect-wipe-slime = Zetrzyj z siebie śluz
effect-dress-own-wound = Opatrz jedną ze swoich głębokich ran
effect-dress-wound = Opatrz głęboką ranę
effect-heal-dressed-wound = Ulecz opatrzoną głęboką ranę
effect-heal-light-wounds = Ulecz wszystkie powierzchowne rany

## Pytania i odpowiedzi

ask-turn-boundless = { $who }, twoja tura. Możesz działać, dopóki nie spasujesz.
ask-reload = Którą broń ładujesz do pełna?
option-reload = Naładuj { CASE($a, "acc") }
ask-attach = Do której broni dołączasz { CASE($what, "acc") }?
option-attach = Dołącz do { CASE($a, "gen") }
ask-tape = Które dwa przedmioty sklejasz?
option-tape = { $a } i { $b }
ask-throw = { $what }: w co rzucasz?
option-throw-at = Celuj w { CASE($a, "acc") } ({ $b })
option-throw-at-eggs = Celuj w jaja ({ $a })
option-throw-into = Rzuć { CASE($a, "to") }
ask-slip = Dokąd się wymykasz?
option-slip = Wymknij się { CASE($a, "to") } ({ $b })
ask-drive-off = { $what }: który { -intruder }?
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
ask-second-try = Na kości wypadło: { $face }. Rzucasz ponownie?
option-reroll = Rzuć ponownie
option-keep-roll = Zostaw: { $a }
ask-spend-ammo = { $weapon }: wydajesz jeszcze 1 sztukę amunicji, aby zadać o 1 obrażenie więcej?
option-spend-ammo = Wydaj jeszcze 1 sztukę amunicji
option-spare-ammo = Oszczędź amunicję

## Nazwy

objective-personal = cel osobisty
objective-corporate = cel korporacyjny
objective-coop = cel wspólny
peek-objective = jeden z celów { CASE($who, "gen") }
cause-bleeding = krwawienie

## Dziennik

log-rerolled = { $who } rzuca ponownie kością ({ $weapon }): najpierw { $before }, teraz { $after }.
log-egg-hatched = Z jaja w Gnieździe wykluwa się larwa.
log-nest-destroyed = W Gnieździe nie ma już jaj: jest zniszczone.
log-egg-laid = W Gnieździe jest o jedno jajo więcej.
log-intruder-killed = { $intruder } ginie. Przyczyna: { $cause }.
log-intruder-healed = { $intruder } ({ $room }) traci obrażenia; zostało: { $injuries }.
log-intruder-changed = { $intruder } ({ $room }) zmienia się w { CASE($into, "acc") }.
log-room-emptied = Nie ma już nic do znalezienia { CASE($room, "in") }.
log-taped = { $who } skleja taśmą { CASE($items, "acc") }.
