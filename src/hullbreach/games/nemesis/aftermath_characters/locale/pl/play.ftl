### O co pyta i co opowiada gra, gdy grają postacie z Pokłosia.

## Pytania

ask-punch = Którego intruza uderza Robot?
option-punch = Uderz { CASE($a, "acc") }
ask-punch-harder = Cios trafia, dotąd obrażeń: { $injuries }. Czy Robot wkłada w niego więcej energii (zostało: { $energy })?
option-spend-energy = 1 energia za 1 obrażenie więcej
option-spare-energy = Wystarczy
ask-stop-it = Atakuje cię intruz i widzisz kartę ataku. Czy Robot rzuca się między was?
ask-one-more-thing = Kończy się tura: { $who }. Wykonujesz jeszcze jedną?
ask-authority = Do którego pomieszczenia prowadzi twój autorytet?
ask-authority-whom = Kto idzie z tobą?
ask-bonus-pay = Kto dostaje z tobą premię?
option-reward = { $a }
ask-launch-remotely = Którą kapsułę wystrzeliwujesz?
ask-override-engine = Który silnik przestawiasz?
option-override-engine = { $a }
ask-swap-coordinates = Która karta współrzędnych leży odtąd na planszy?
option-swap-coordinates = { $a }
ask-requisition = Który przedmiot bierzesz?
ask-spare-part = Który przedmiot wbudowujesz?
ask-switch-off = Intruzi zaraz zaatakują. Wyłączasz się za jedną kartę?
option-switch-off = Odrzuć kartę i udawaj martwego
ask-lend-hand = Komu podajesz pomocną dłoń?
option-lend-hand = { $a }
ask-suggest = Kogo do czegoś namawiasz?
option-suggest = { $a }
ask-suggest-what = Co robi { $whom }?
option-suggest-move = Idź { CASE($a, "to") } ({ $b })
option-suggest-careful = Idź ostrożnie { CASE($a, "to") } ({ $b })
ask-scan-one = Skanujesz kartę skażenia?
option-scan-one = Skanuj: { $a }
ask-dont-panic = { $whom } pada ofiarą ataku z zaskoczenia, a ty widzisz kartę ataku. Uspokajasz wszystkich?
ask-steady = Panika: { $whom }. Przywracasz rozsądek?
ask-give-drone = Za kim leci dron?
option-give-drone = { $a }
ask-send-laika = Dokąd idzie Łajka?
option-send-laika = Łajka idzie { CASE($a, "to") } ({ $b })
ask-seek = Łajka jest { CASE($where, "in") }. Czy przeszukuje to miejsce za jedną twoją kartę?
ask-set-on = Łajka się nie ruszyła. Kogo gryzie?
option-set-on = Łajka gryzie { CASE($a, "acc") }
option-call-back = Przywołaj Łajkę
ask-take-along = Który intruz idzie z tobą?
option-take-along = Idzie też { $a }
ask-silence = Które szmery znikają?
option-silence = { $a }
ask-sentinel = Atakuje cię intruz i widzisz kartę ataku. Czy Łajka poświęca się za ciebie?
ask-need-this = { $whom } zatrzymuje przedmiot. Przyda ci się bardziej?
ask-bash = Kogo uderzasz?
option-rest = Odpocznij: przeskanuj karty z ręki
act-rest = Odpoczynek
ask-ignore-wound = Której rany nie czujesz dzięki ramieniu?
option-ignore-wound = { $a }

## Sposoby użycia

effect-charge-robot = Naładuj Robota
effect-repair-scratches = Napraw wszystkie powierzchowne rany
effect-repair-damage = Opatrz głęboką ranę
effect-launch-remotely = Wystrzel kapsułę z daleka
effect-override-engine = Przestaw silnik z daleka
effect-swap-coordinates = Zamień kartę współrzędnych
effect-requisition = Weź wybrany przedmiot

## Dziennik

log-robot-drained = { $who } zużywa energię Robota. Zostało: { $energy }.
log-robot-charged = { $who } ładuje Robota. Energia: { $energy }.
log-declared = { $who } wskazuje: { $room }.
log-turn-taken = { $who }: „Jeszcze jedno”.
log-engine-overridden = { $who } z daleka przestawia: { $room }.
log-coordinates-swapped = { $who } zamienia kartę współrzędnych.
log-switched-off = { $who } udaje martwego.
log-drone-given = { $who } wysyła drona za { CASE($whom, "ins") }.
log-noise-guarded = Łajka nadstawia uszu. Znowu jest cicho { CASE($where, "in") }.
log-laika-moved = Łajka idzie { CASE($room, "to") }.
log-laika-back = { $who } znowu ma Łajkę przy sobie.
log-laika-lost = { $who } traci Łajkę.
log-claimed = { $who } zabiera zdobycz: { $whom }.
log-cuffs-opened = { $who } zdejmuje { CASE($whom, "dat") } Kajdanki.
log-wound-ignored = { $who } nie czuje rany: { $wound }.
cause-shutdown = puste ogniwo zasilania
cause-overclock = przetaktowanie

## Odmowy

denied-robot-empty = Robot nie ma już energii.
denied-no-robot = Nie masz Robota.
denied-robot-full = Robot ma pełną energię.
denied-robot-stays = Robot zostaje przy Prezesie.
denied-part-of-you = To część ciebie.
denied-cuffs = Kajdanki zdejmuje tylko Klucz do kajdanek.
denied-pipe = Rura nikomu innemu się nie przyda.
denied-drone = Dron leci za tobą, dokądkolwiek idziesz.
denied-no-cuffs = Nikt już nie nosi Kajdanek.
denied-synthetic = Na rany Androida pomaga tylko Autonaprawa.
denied-no-spare-part = Potrzebujesz do odrzucenia jednego z tych przedmiotów: { $a }, { $b }, { $c }.
denied-no-arm-gun = Nie masz Działka ramiennego.
denied-colourless = To pomieszczenie nie ma koloru.
denied-nobody-near = Nikogo z celami nie ma tu ani za otwartym korytarzem.
denied-no-laika = Łajki już nie ma.
denied-laika-here = Łajka jest przy tobie.
denied-laika-shut-in = Każda droga, którą mogłaby pójść Łajka, jest za zamkniętymi drzwiami.
denied-nobody-comes-along = Niczego stąd nie można zabrać ze sobą.
denied-no-noise = Wokół pomieszczenia Łajki nie ma szmerów.
denied-card-stop-it = To reakcja: zagrywa się ją, gdy atakuje cię intruz.
denied-card-just-one-more-thing = To reakcja: zagrywa się ją po swoim pasie, gdy kończy się tura innej osoby.
denied-card-dont-panic = To reakcja: zagrywa się ją, gdy atak z zaskoczenia spotyka kogoś w twoim pomieszczeniu.
denied-card-i-need-this = To reakcja: zagrywa się ją, gdy inna postać w twoim pomieszczeniu zatrzymuje przedmiot z przeszukania.
