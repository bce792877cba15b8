### Pomieszczenia z Pokłosia, wytwarzane w nich przedmioty i Stopienie.

pack-nemesis-aftermath-rooms = pomieszczenia z Pokłosia

room-alarm-room = Centrala alarmowa
    .gen = Centrali alarmowej
    .to = do Centrali alarmowej
    .in = w Centrali alarmowej
room-alarm-room-text = Wybierz inne pomieszczenie bez postaci, odkryte lub nie, i wykonaj tam rzut na szmery. Intruz, który przez to przyjdzie, nikogo nie zaskakuje, a śluz nie ma znaczenia.
room-crafting-room = Warsztat
    .gen = Warsztatu
    .to = do Warsztatu
    .in = w Warsztacie
room-crafting-room-text = Wytwarzając tutaj, możesz wymienić jeden przedmiot: Akumulator do broni na Wskaźnik laserowy, Narzędzia na Drona bojowego, Ubrania na Kombinezon ochronny. Nie podczas awarii.
room-server-room = Serwerownia
    .gen = Serwerowni
    .to = do Serwerowni
    .in = w Serwerowni
room-server-room-text = Wykonaj akcję dowolnego odkrytego pomieszczenia z działającym komputerem, nie płacąc za nią. To, czego ta akcja wymaga, musi być w tamtym pomieszczeniu.
room-turret-room = Sterownia wieżyczek
    .gen = Sterowni wieżyczek
    .to = do Sterowni wieżyczek
    .in = w Sterowni wieżyczek
room-turret-room-text = Wybierz dowolną wieżyczkę na planszy i połóż na wierzchu zakryty jeden z jej żetonów statusu. Tylko ty wiesz który.

item-laser-pointer = Wskaźnik laserowy
    .gen = Wskaźnika laserowego
    .acc = Wskaźnik laserowy
item-laser-pointer-text = Dołącz go na stałe do jednej ze swoich broni, która go nie ma. Strzelając z niej, możesz raz powtórzyć rzut kością.
item-combat-drone = Dron bojowy
    .gen = Drona bojowego
    .acc = Drona bojowego
    .from = z Drona bojowego
item-combat-drone-text = Broń energetyczna, która nie zajmuje ręki.
item-enviro-suit = Kombinezon ochronny
    .gen = Kombinezonu ochronnego
    .acc = Kombinezon ochronny
item-enviro-suit-text = Dopóki jest w twoim plecaku, ogień cię nie rani i nie otrzymujesz śluzu. Śluz, który już masz, zostaje.

wound-melted = Stopienie
wound-melted-text = Dopóki rana nie jest opatrzona, otrzymujesz 1 powierzchowną ranę za każdym razem, gdy pasujesz pokryty śluzem.
cause-melted = stopiona skóra

ask-ring = Gdzie rozlega się alarm?
option-ring = { $a }
ask-connect = Komputera z którego pomieszczenia używasz?
option-connect = { $a }
option-exchange = Wykorzystaj { CASE($a, "acc") } do wytworzenia czegoś specjalnego
effect-ring-alarm = Uruchom alarm
effect-use-computer = Użyj innego komputera
effect-control-turret = Steruj wieżyczką
effect-attach-pointer = Dołącz

log-alarm-rang = { $who } uruchamia alarm { CASE($room, "in") }: { $face }.
log-pointer-attached = { $who } dołącza { CASE($item, "acc") } do { CASE($weapon, "gen") }.

denied-crafting-room = To można zrobić tylko w Warsztacie.
denied-no-empty-room = W każdym innym pomieszczeniu ktoś jest.
denied-no-other-computer = W żadnym odkrytym pomieszczeniu nie działa komputer.
denied-no-weapon-in-hand = Nie trzymasz żadnej broni.
denied-pointer-there = Każda z twoich broni ma już Wskaźnik laserowy.
