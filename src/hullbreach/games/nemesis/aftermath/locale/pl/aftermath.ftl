### To, co wspólne misjom z Pokłosia: prom, alarmy, wydarzenia, żetony eksploracji.

pack-nemesis-aftermath = Pokłosie
content-nemesis-alerts = alarmy
content-nemesis-aftermaths = żetony eksploracji z Pokłosia
pile-alert = Alarmy
pile-aftermath = Żetony eksploracji z Pokłosia
track-shuttle = Prom
table-shuttle-end = sprawdzenie
zone-shuttle = Prom
supply-shuttle-board = Plansza promu
supply-sample = Próbka
    .gen = Próbki
    .acc = Próbkę
    .ins = Próbką
table-remnant = Żeton eksploracji z Pokłosia
table-remnants = Nieodsłonięte żetony
table-alert = Alarm
setting-nemesis-aftermath-not-coop = ta misja nie ma wspólnych celów: każdy gra w niej o swoje, nie w trybie kooperacyjnym
setting-nemesis-aftermath-no-intruder-player = w tej misji nikt nie może grać intruzami: żyje ona wydarzeniami i alarmami
room-main-room = Główne pomieszczenie
    .gen = Głównego pomieszczenia
    .to = do Głównego pomieszczenia
    .in = w Głównym pomieszczeniu
room-main-room-text = Nie ma akcji. Stąd możesz przejść do każdego pomieszczenia statku z wejściem do korytarzy technicznych.

## Żetony eksploracji

aftermath-lockdown = Blokada
aftermath-lockdown-text = We wszystkich korytarzach tego pomieszczenia oprócz tego, którym wchodzisz, zamykają się drzwi. Potem wykonaj rzut na szmery.
aftermath-danger = Niebezpieczeństwo
aftermath-danger-text = Bez rzutu na szmery. Każdy intruz z sąsiedniego pomieszczenia, który nie walczy, przychodzi tutaj. Jeśli takiego nie ma, umieść znacznik szmerów w każdym korytarzu tego pomieszczenia, w którym go brak, także w korytarzach technicznych.
aftermath-egg = Jajo
aftermath-egg-text = Leży tu jajo. Wykonaj rzut na szmery.
aftermath-slimed-room = Oślizgłe pomieszczenie
aftermath-slimed-room-text = Żeton zostaje tutaj: każdy, kto wchodzi, otrzymuje znacznik śluzu. Wykonaj rzut na szmery.
aftermath-larva = Larwa
aftermath-larva-text = Jest tu larwa. To nie spotkanie i nie ma rzutu na szmery.
aftermath-fire = Pożar
aftermath-fire-text = Umieść tu znacznik pożaru; potem wykonaj rzut na szmery.
aftermath-carcass = Truchło
aftermath-carcass-text = Leży tu truchło. Wykonaj rzut na szmery.
aftermath-corpse = Zwłoki
aftermath-corpse-text = Leżą tu zwłoki postaci. Wykonaj rzut na szmery.

## Alarmy

alert-reactor-instability = Niestabilny reaktor
alert-reactor-instability-text = Etap 1: Aktywacja w Generatorze. Etap 2: Aktywacja przy dowolnym silniku.
alert-failing-docking-clamps = Puszczające zaczepy
alert-failing-docking-clamps-text = Etap 1: Aktywacja w Głównym pomieszczeniu promu. Etap 2: Aktywacja w Kokpicie.
alert-lost-flight-recorder = Zaginiony rejestrator lotu
alert-lost-flight-recorder-text = W Kokpicie leży próbka. Przynieście ją do Głównego pomieszczenia promu.
alert-unknown-organism = Nieznany organizm
alert-unknown-organism-text = W Hibernatorium leży próbka. Etap 1: Aktywacja w Laboratorium przez tego, kto niesie próbkę. Etap 2: przynieście próbkę do Głównego pomieszczenia promu.
alert-hull-stress = Naprężenia kadłuba
alert-hull-stress-text = Od teraz są co najmniej 2 awarie. Usuńcie 2 znaczniki awarii, wszystko jedno kto i gdzie.
alert-runaway-fire = Szalejący pożar
alert-runaway-fire-text = Hibernatorium płonie. W chwili sprawdzenia nie może być pożaru w Hibernatorium, w Kokpicie, przy silnikach ani na promie.
alert-evacuation-test = Próba ewakuacji
alert-evacuation-test-text = Aktywacja w Sekcji ewakuacyjnej A i w Sekcji ewakuacyjnej B, w dowolnej kolejności.
alert-corporate-uplink = Łącze korporacji
alert-corporate-uplink-text = Etap 1: Aktywacja w Pokoju łączności. Etap 2: Aktywacja w Głównym pomieszczeniu promu.
alert-outbreak = Epidemia
alert-outbreak-text = Aktywacja w Gabinecie chirurgicznym lub w Ambulatorium przez 2 różne postacie; przy 1 lub 2 graczach przez 1.
alert-stowaway = Pasażer na gapę
alert-stowaway-text = W Głównym pomieszczeniu promu jest larwa. W chwili sprawdzenia na promie nie może być żadnego intruza, a od odsłonięcia musi zginąć co najmniej 1.
cause-alert = alarm, którym nikt się nie zajął

## Wydarzenia

-alert-symbol = Symbol alarmu.
event-royal-ceremony = Królewska ceremonia
event-royal-ceremony-text = Jeśli królowej nie ma na planszy, pojawia się w Gnieździe. Jeśli jest albo Gniazdo nie jest odkryte, na planszę intruzów trafia 1 jajo. Jeśli królowa zginęła, nic się nie dzieje.
event-screeching = Skrzeczenie
event-screeching-text = Szmery we wszystkich korytarzach każdego pomieszczenia z intruzem.
event-slimy = Oślizgłość
event-slimy-text = { -alert-symbol } Każdy, kogo pokrywa śluz, otrzymuje 2 karty skażenia.
event-eggs-hatching = Wylęganie jaj
event-eggs-hatching-text = { -alert-symbol } Jaja leżące w pomieszczeniach znikają, a w każdym z tych pomieszczeń pojawia się larwa. Jeszcze jedna pojawia się w Gnieździe, jeśli jest odkryte i niezniszczone.
event-infested-supplies = Skażone zapasy
event-infested-supplies-text = { -alert-symbol } Każdy w zielonym pomieszczeniu otrzymuje 1 kartę skażenia.
event-adaptability = Zdolność adaptacji
event-adaptability-text = { -alert-symbol } Losowa znana słabość opuszcza grę i nie liczy się już do niczego.
event-maneuver = Manewr
event-maneuver-text = W następnej rundzie każdy dobiera do 1 karty mniej.
event-dripping = Kapanie
event-dripping-text = { -alert-symbol } Każdy w pomieszczeniu z wejściem do korytarzy technicznych otrzymuje znacznik śluzu.
event-sparks = Iskry
event-sparks-text = { -alert-symbol } Pożar w każdym pomieszczeniu z awarią.
event-warbling = Trele
event-warbling-text = Szmery we wszystkich korytarzach pomieszczeń z silnikami. Rzuć kością walki kolejno za każdy silnik: przy pierwszym trafieniu lub podwójnym trafieniu jego żetony zamieniają się miejscami i na tym koniec.

## Pytania i opowieść

end-alert = Sytuacja wymyka się spod kontroli.
