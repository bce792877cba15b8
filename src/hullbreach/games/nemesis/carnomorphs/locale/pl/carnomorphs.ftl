### Karnomorfy: figurki, żetony, ataki, wydarzenia, adaptacje, mutacje.

pack-nemesis-carnomorphs = karnomorfy
content-nemesis-mutations = mutacje postaci
counter-mutations = Znaczniki mutacji
table-mutations = Mutacja
pile-mutation = Mutacje
cause-mutation = mutacja, która zaszła za daleko
cause-metagorger = metagorger

## Figurki i żetony

intruder-metagorger = Metagorger
    .nom = metagorger
    .gen = metagorgera
    .dat = metagorgerowi
    .acc = metagorgera
    .ins = metagorgerem
intruder-metagorger-blue = Niebieski metagorger
    .nom = niebieski metagorger
    .gen = niebieskiego metagorgera
    .dat = niebieskiemu metagorgerowi
    .acc = niebieskiego metagorgera
    .ins = niebieskim metagorgerem
intruder-metagorger-red = Czerwony metagorger
    .nom = czerwony metagorger
    .gen = czerwonego metagorgera
    .dat = czerwonemu metagorgerowi
    .acc = czerwonego metagorgera
    .ins = czerwonym metagorgerem
intruder-shambler = Człapacz
    .nom = człapacz
    .gen = człapacza
    .dat = człapaczowi
    .acc = człapacza
    .ins = człapaczem
intruder-fleshbeast = Mięsobestia
    .nom = mięsobestia
    .gen = mięsobestii
    .dat = mięsobestii
    .acc = mięsobestię
    .ins = mięsobestią
intruder-butcher = Rzeźnik
    .nom = rzeźnik
    .gen = rzeźnika
    .dat = rzeźnikowi
    .acc = rzeźnika
    .ins = rzeźnikiem
token-metagorger-blue-1 = Niebieski metagorger 1
token-metagorger-blue-2 = Niebieski metagorger 2
token-metagorger-red-2 = Czerwony metagorger 2
token-metagorger-red-3 = Czerwony metagorger 3
token-shambler-2 = Człapacz 2
token-shambler-3 = Człapacz 3
token-shambler-4 = Człapacz 4
token-fleshbeast-3 = Mięsobestia 3
token-fleshbeast-4 = Mięsobestia 4
token-butcher-4 = Rzeźnik 4
supply-carnomorph-board = Plansza karnomorfów
supply-carnomorph-help-card = Karta pomocy: karnomorfy
supply-new-carcass = Truchło z dodatku

## Ataki

attack-devour = Pożarcie
attack-devour-text = Cel, który ma już głęboką ranę, ginie; każdy inny otrzymuje 1 głęboką ranę. Rzeźnik traci wszystkie obrażenia.
attack-spawn = Pomiot
attack-spawn-text = W pomieszczeniu pojawia się metagorger, a cel otrzymuje znacznik śluzu. Metagorger teraz nie atakuje.
attack-bash = Uderzenie
attack-bash-text = Cel otrzymuje 1 głęboką ranę i 1 kartę skażenia.
attack-regurgitate = Zwrócona strawa
attack-regurgitate-text = Cel otrzymuje znacznik śluzu i 1 kartę skażenia. W pomieszczeniu ląduje truchło.
attack-slash = Cięcie
attack-slash-text = Cel otrzymuje 1 powierzchowną ranę i 1 kartę skażenia.
attack-whiplash = Smagnięcie
attack-whiplash-text = Cel otrzymuje 2 powierzchowne rany i 1 kartę skażenia.

## Wydarzenia

-rampant-mutation = Każdy dobiera 4 karty z wierzchu swojego stosu akcji i skanuje karty skażenia wśród nich. Kto znajdzie zarażoną, otrzymuje znacznik mutacji. Dobrane karty są odrzucane.
event-rampant-mutation-a = Szalejąca mutacja
event-rampant-mutation-a-text = { -rampant-mutation }
event-rampant-mutation-b = Szalejąca mutacja
event-rampant-mutation-b-text = { -rampant-mutation }
-reawakening = W każdym pomieszczeniu, w którym leży truchło, jedno z nich staje się człapaczem. Jeśli jest tam postać, człapacz od razu atakuje.
event-reawakening-a = Przebudzenie
event-reawakening-a-text = { -reawakening }
event-reawakening-b = Przebudzenie
event-reawakening-b-text = { -reawakening }
-hiding = Wszystkie człapacze, mięsobestie i rzeźnik znikają z planszy, o ile nie ma przy nich postaci; ich żetony trafiają do woreczka.
event-lurking-a = Przyczajenie
event-lurking-a-text = { -hiding }
event-lurking-b = Przyczajenie
event-lurking-b-text = { -hiding }
-stalking = Każdy człapacz, każda mięsobestia i rzeźnik, jeśli nie walczą, przechodzą do sąsiedniego pomieszczenia z postacią; spośród kilku do tego o najniższym numerze.
event-stalking-a = Podchody
event-stalking-a-text = { -stalking }
event-stalking-b = Podchody
event-stalking-b-text = { -stalking }
event-airlock-procedure-glitch = Usterka procedury śluz
event-airlock-procedure-glitch-text = Awaryjna procedura śluz rusza w żółtym pomieszczeniu o najwyższym numerze, wokół którego nie ma zniszczonych drzwi.
event-generator-overload = Przeciążenie generatora
event-generator-overload-text = Jeśli na planszy są co najmniej 3 awarie, rusza autodestrukcja.
event-marked-prey = Naznaczona ofiara
event-marked-prey-text = Każda postać, która niesie ciężki obiekt albo jest w pomieszczeniu, w którym taki leży, otrzymuje znacznik śluzu.
event-evacuation-hatches-jam = Zacięte włazy ewakuacyjne
event-evacuation-hatches-jam-text = Umieść znacznik awarii w obu sekcjach ewakuacyjnych, o ile są odkryte.
event-quarantine-procedure = Procedura kwarantanny
event-quarantine-procedure-text = Zamykają się drzwi we wszystkich korytarzach wokół pomieszczenia każdej postaci pokrytej śluzem.
event-growl = Warczenie
event-growl-text = Szmery trafiają do każdego korytarza przy pomieszczeniach z karnomorfami.
event-scavenging-biomatter = Żer na biomasie
event-scavenging-biomatter-text = Wszystkie karnomorfy oprócz rzeźnika, jeśli nie walczą, przechodzą do sąsiedniego pomieszczenia z ciężkim obiektem, także niesionym; spośród kilku do tego o najniższym numerze.
event-structural-weakness = Osłabiona konstrukcja
event-structural-weakness-text = Umieść znacznik awarii w każdym odkrytym białym pomieszczeniu.
event-emergency-protocol-failure = Zawodny protokół awaryjny
event-emergency-protocol-failure-text = Kapsuła ratunkowa sekcji B o najwyższym numerze opuszcza grę. Kto w niej czeka, wraca do pomieszczenia.
event-chemical-fire = Pożar chemikaliów
event-chemical-fire-text = W płonącym pomieszczeniu o najwyższym numerze pojawia się awaria, a jego pożar przenosi się do wszystkich sąsiednich pomieszczeń, ale nie przez zamknięte drzwi ani korytarze techniczne.
event-ammunition-meltdown = Stopiona amunicja
event-ammunition-meltdown-text = W odkrytym czerwonym pomieszczeniu o najniższym numerze licznik przedmiotów spada do 0. Umieść tam i we wszystkich sąsiednich pomieszczeniach znaczniki pożaru, ale nie przez zamknięte drzwi ani korytarze techniczne.
event-beast-on-the-prowl = Bestia na łowach
event-beast-on-the-prowl-text = Rzeźnik, który nie walczy, zjawia się przy pierwszej w kolejności graczy postaci pokrytej śluzem. Jeśli nie ma go na planszy, każda postać pokryta śluzem wykonuje rzut na szmery.

## Adaptacje

weakness-voracious = Żarłoczność
weakness-voracious-text = Karnomorfy żerują, zanim zaatakują.
weakness-agile = Zwinność
weakness-agile-text = Pełzacz na kości walki oznacza pudło, także przy Miotaczu ognia i Prototypowej strzelbie.
weakness-thick-hide = Gruba skóra
weakness-thick-hide-text = Przy sprawdzaniu, czy karnomorf ginie, liczby na kartach ataku są większe o 1.
weakness-fireproof = Ognioodporność
weakness-fireproof-text = Znaczniki pożaru i Koktajle Mołotowa nie zadają karnomorfom obrażeń.
weakness-ambusher = Zasadzka
weakness-ambusher-text = Przy atakach z zaskoczenia liczby na żetonach są większe o 1.
weakness-fearless = Nieustraszoność
weakness-fearless-text = Strzałka odwrotu nie działa: karnomorf ani się nie wycofuje, ani nie ginie.
weakness-battering-ram = Taran
weakness-battering-ram-text = Karnomorf, który natrafi na zamknięte drzwi, niszczy je i mimo to przez nie przechodzi.
weakness-caustic-blood = Żrąca krew
weakness-caustic-blood-text = Gdy ginie karnomorf, każda postać w tym pomieszczeniu otrzymuje znacznik śluzu, a po zakończeniu akcji lub kroku 1 powierzchowną ranę.

## Mutacje

mutation-mimicry = Mimikra
mutation-mimicry-text = Reakcja na atak na ciebie. Zarażenie: atak zostaje odwołany. Brak zarażenia: zamiast ciebie zaatakowana zostaje inna, wybrana postać w pomieszczeniu; jeśli nikogo tam nie ma, atak trafia w ciebie.
mutation-claws = Szpony
mutation-claws-text = Zarażenie: 2 obrażenia dla jednego karnomorfa w twoim pomieszczeniu. Brak zarażenia: 1 obrażenie.
mutation-rapid-regrowth = Szybka regeneracja
mutation-rapid-regrowth-text = Zarażenie: ulecz wszystkie swoje powierzchowne rany i opatrz jedną głęboką. Brak zarażenia: ulecz wszystkie swoje powierzchowne rany.
mutation-acid-glands = Gruczoły kwasowe
mutation-acid-glands-text = Zarażenie: zniszcz zamknięte drzwi przy swoim pomieszczeniu albo zadaj 1 obrażenie każdemu karnomorfowi w środku. Brak zarażenia: zniszcz zamknięte drzwi przy swoim pomieszczeniu.
mutation-spare-limb = Zapasowa kończyna
mutation-spare-limb-text = Zarażenie: przeszukaj pomieszczenie i zatrzymaj obie karty. Brak zarażenia: przeszukaj pomieszczenie.
mutation-adrenal-node = Węzeł adrenalinowy
mutation-adrenal-node-text = Zarażenie: dobierz 3 karty. Brak zarażenia: dobierz 1 kartę.
mutation-echo-sense = Zmysł echa
mutation-echo-sense-text = Zarażenie: obejrzyj 2 nieodkryte kafelki pomieszczeń z żetonami eksploracji. Brak zarażenia: obejrzyj 1.
mutation-boneless-body = Ciało bez kości
mutation-boneless-body-text = Z pomieszczenia z wejściem do korytarzy technicznych przejdź do dowolnego innego takiego pomieszczenia. Zarażenie: bez rzutu na szmery. Brak zarażenia: z rzutem.
mutation-repellent-scent = Odstraszająca woń
mutation-repellent-scent-text = Zarażenie: wszystkie karnomorfy w twoim pomieszczeniu się wycofują. Brak zarażenia: wycofuje się jeden z nich.
mutation-shed-skin = Zrzucona skóra
mutation-shed-skin-text = Zarażenie: odrzuć znacznik śluzu i opuść pomieszczenie bez ataku i bez rzutu na szmery. Brak zarażenia: odrzuć znacznik śluzu.
mutation-brute-strength = Brutalna siła
mutation-brute-strength-text = Zarażenie: skorzystaj za darmo z akcji swojego pomieszczenia, nawet podczas awarii. Brak zarażenia: usuń awarię ze swojego pomieszczenia.
mutation-hive-whisper = Szept roju
mutation-hive-whisper-text = Zarażenie: obejrzyj 3 następne wydarzenia i odłóż je w dowolnej kolejności. Brak zarażenia: obejrzyj następne wydarzenie; możesz odłożyć je na spód.
