# Nemesis: nazwy wszystkiego, co jest w pudełku, i działanie opisane naszymi słowami.
# <rodzaj>-<id> to nazwa, <rodzaj>-<id>-text mówi, jak to działa. Koszty i symbole pochodzą z danych.

## Board

board-basic = Strona podstawowa
board-alternative = Strona alternatywna
network-red = Czerwone korytarze techniczne
network-blue = Niebieskie korytarze techniczne
track-time = Czas
track-self-destruct = Autodestrukcja
track-destination = Cel podróży
destination-earth = Ziemia
destination-mars = Mars
destination-venus = Wenus
destination-deep-space = Otchłań kosmosu

## Rooms

room-armory = Zbrojownia
room-armory-text = Połóż 2 sztuki amunicji na jednej ze swoich broni energetycznych, nie przekraczając pojemności magazynka. Broni klasycznej nie da się tu doładować.
room-comms-room = Pokój łączności
room-comms-room-text = Wyślij sygnał: oznacz pole sygnału na swojej planszy postaci. Liczy się on tylko do twojego własnego celu.
room-emergency-room = Ambulatorium
room-emergency-room-text = Opatrz wszystkie swoje głębokie rany albo ulecz jedną swoją opatrzoną głęboką ranę, albo ulecz wszystkie swoje powierzchowne rany.
room-evacuation-section-a = Sekcja ewakuacyjna A
room-evacuation-section-a-text = Potrzebna jest odblokowana kapsuła sekcji A z wolnym miejscem. Wykonaj rzut na szmery; jeśli potem w pomieszczeniu nie ma intruza, zajmij miejsce w takiej kapsule i zdecyduj, czy startujesz, czy czekasz.
room-evacuation-section-b = Sekcja ewakuacyjna B
room-evacuation-section-b-text = Potrzebna jest odblokowana kapsuła sekcji B z wolnym miejscem. Wykonaj rzut na szmery; jeśli potem w pomieszczeniu nie ma intruza, zajmij miejsce w takiej kapsule i zdecyduj, czy startujesz, czy czekasz.
room-fire-control-system = System przeciwpożarowy
room-fire-control-system-text = Wybierz dowolne pomieszczenie. Pożar w nim gaśnie, a każdy intruz się stamtąd wycofuje, nawet z walki, w kierunku z dobranej dla niego karty wydarzenia. Pomieszczenie nie musi się palić.
room-generator = Generator
room-generator-text = Uruchom autodestrukcję, o ile nikt nie hibernuje, albo zatrzymaj ją, dopóki jej znacznik nie dotarł do żółtego pola.
room-laboratory = Laboratorium
room-laboratory-text = Zbadaj zwłoki, truchło albo jajo, które niesiesz lub które tu leży, i odkryj kartę słabości z odpowiedniego pola. Obiekt się nie zużywa.
room-nest = Gniazdo
room-nest-text = Weź do rąk 1 jajo z planszy intruzów, a potem wykonaj rzut na szmery. Gniazda nie można przeszukać i nigdy nie ma w nim awarii.
room-storage = Magazyn
room-storage-text = Dobierz 2 karty z czerwonego, żółtego albo zielonego stosu, jedną zatrzymaj, drugą odłóż na spód. Licznik przedmiotów nie ma tu znaczenia.
room-surgery = Gabinet chirurgiczny
room-surgery-text = Przeskanuj wszystkie karty skażenia w swoim stosie, na ręce i w kartach odrzuconych: zarażone opuszczają grę, czyste zostają. Larwa znika z twojej planszy. Potem otrzymujesz 1 powierzchowną ranę, wtasowujesz wszystkie swoje karty, także z ręki, do stosu akcji i pasujesz.
room-airlock-control = Sterownia śluz
room-airlock-control-text = Wybierz inne żółte pomieszczenie, wokół którego nie ma zniszczonych drzwi. Wszystkie drzwi wokół niego się zamykają i trafia tam żeton dekompresji. Jeśli na koniec fazy graczy wszystkie te drzwi nadal są zamknięte, giną wszystkie postacie i intruzi w środku, a pożar gaśnie. Jeśli któreś zostaną wcześniej otwarte, nic się nie dzieje.
room-cabins = Kajuty
room-cabins-text = Działa samoczynnie: jeśli na początku rundy jesteś tutaj i nie ma tu intruza, dobierasz do 6 kart zamiast do 5. Nie działa podczas awarii.
room-canteen = Stołówka
room-canteen-text = Ulecz 1 powierzchowną ranę. { -scan-hand }
room-command-center = Centrum dowodzenia
room-command-center-text = Wybierz dowolne pomieszczenie i otwórz lub zamknij drzwi w jego korytarzach, każde wedle uznania.
room-engine-control-room = Sterownia silników
room-engine-control-room-text = Obejrzyj w sekrecie stan wszystkich trzech silników, nawet przy awarii w ich pomieszczeniach. Niczego nie możesz stąd zmienić.
room-hatch-control-system = System kontroli włazów
room-hatch-control-system-text = Zablokuj albo odblokuj jedną kapsułę ratunkową. Kapsuły, w której ktoś jest, nie można zablokować.
room-monitoring-room = Pokój monitoringu
room-monitoring-room-text = Obejrzyj w sekrecie jeden nieodkryty kafelek pomieszczenia i jego żeton eksploracji, po czym odłóż je na miejsce.
room-room-covered-with-slime = Pomieszczenie pokryte śluzem
room-room-covered-with-slime-text = Działa samoczynnie: każda wchodząca postać otrzymuje znacznik śluzu, zanim rozpatrzy żeton eksploracji. Nie można tu szukać przedmiotów i nigdy nie ma tu awarii.
room-shower-room = Prysznice
room-shower-room-text = Odrzuć swój znacznik śluzu. { -scan-hand }
room-cockpit = Kokpit
room-cockpit-text = Obejrzyj w sekrecie kartę koordynatów albo przesuń znacznik celu podróży na dowolne pole, o ile nikt nie hibernuje.
room-hibernatorium = Hibernatorium
room-hibernatorium-text = Tylko gdy znacznik czasu jest na niebieskim polu. Wykonaj rzut na szmery; jeśli potem nie ma tu intruza, zapadasz w hibernację do końca gry.
room-engine-1 = Silnik 1
room-engine-1-text = Obejrzyj w sekrecie górny żeton silnika 1. Do naprawy lub uszkodzenia silnika potrzeba odpowiedniej karty albo przedmiotu.
room-engine-2 = Silnik 2
room-engine-2-text = Obejrzyj w sekrecie górny żeton silnika 2. Do naprawy lub uszkodzenia silnika potrzeba odpowiedniej karty albo przedmiotu.
room-engine-3 = Silnik 3
room-engine-3-text = Obejrzyj w sekrecie górny żeton silnika 3. Do naprawy lub uszkodzenia silnika potrzeba odpowiedniej karty albo przedmiotu.

-scan-hand = Możesz też przeskanować wszystkie karty skażenia z ręki: czyste opuszczają grę. Jeśli któraś jest zarażona, zostaje, a na twoją planszę trafia larwa; jeśli larwa była tam już przed skanowaniem, giniesz, a tutaj pojawia się pełzacz.
-repair = Usuń awarię z pomieszczenia, w którym jesteś; albo – w pomieszczeniu silnika – obejrzyj w sekrecie oba jego żetony i ułóż je w wybranej kolejności, mówiąc zgodnie z prawdą, czy ją zmieniasz.

## Figures and tokens

intruder-larva = Larwa
intruder-creeper = Pełzacz
intruder-adult = Dorosły osobnik
intruder-breeder = Reproduktor
intruder-queen = Królowa

token-blank = Pusty żeton
token-larva-1 = Larwa 1
token-creeper-1 = Pełzacz 1
token-adult-2 = Dorosły osobnik 2
token-adult-3 = Dorosły osobnik 3
token-adult-4 = Dorosły osobnik 4
token-breeder-3 = Reproduktor 3
token-breeder-4 = Reproduktor 4
token-queen-4 = Królowa 4

exploration-malfunction = Awaria
exploration-malfunction-text = Umieść w tym pomieszczeniu znacznik awarii, a potem wykonaj rzut na szmery.
exploration-doors = Drzwi
exploration-doors-text = W korytarzu, którym tu wchodzisz, zamykają się drzwi (jeśli wchodzisz korytarzem); potem wykonaj rzut na szmery.
exploration-fire = Pożar
exploration-fire-text = Umieść w tym pomieszczeniu znacznik pożaru, a potem wykonaj rzut na szmery.
exploration-slime = Śluz
exploration-slime-text = Otrzymujesz znacznik śluzu, a potem wykonujesz rzut na szmery.
exploration-danger = Niebezpieczeństwo
exploration-danger-text = Bez rzutu na szmery. Każdy intruz z sąsiedniego pomieszczenia, który nie walczy, przychodzi tutaj. Jeśli takiego nie ma, umieść znacznik szmerów w każdym korytarzu tego pomieszczenia, w którym go brak, także w korytarzach technicznych.
exploration-silence = Cisza
exploration-silence-text = Bez rzutu na szmery, nic się nie dzieje. Jeśli masz znacznik śluzu, żeton działa jak niebezpieczeństwo.

engine-1-working = Silnik 1: sprawny
engine-1-damaged = Silnik 1: uszkodzony
engine-2-working = Silnik 2: sprawny
engine-2-damaged = Silnik 2: uszkodzony
engine-3-working = Silnik 3: sprawny
engine-3-damaged = Silnik 3: uszkodzony

pod-1 = Kapsuła ratunkowa 1
pod-2 = Kapsuła ratunkowa 2
pod-3 = Kapsuła ratunkowa 3
pod-4 = Kapsuła ratunkowa 4

supply-fire = Znacznik pożaru
supply-malfunction = Znacznik awarii
supply-door = Drzwi
supply-noise = Znacznik szmerów
supply-egg = Jajo
supply-carcass = Truchło intruza
supply-corpse-blue = Niebieskie zwłoki
supply-corpse-red = Czerwone zwłoki
supply-status = Znacznik statusu
supply-ammo = Znacznik amunicji lub obrażeń
supply-five-injuries = Żeton pięciu obrażeń
supply-depressurization = Żeton dekompresji
supply-first-player = Żeton pierwszego gracza
supply-scanner = Skaner
supply-help-card = Karta pomocy
supply-inventory = Plecak
supply-intruder-board = Plansza intruzów
supply-intruder-bag = Woreczek (kolonia intruzów)

## Dice

die-noise = Kość szmerów
die-combat = Kość walki

## Events

event-coolant-leak = Wyciek chłodziwa
event-coolant-leak-text = Jeśli w Generatorze jest awaria, rusza autodestrukcja, nawet gdy ktoś hibernuje. Usuń tę kartę z gry i wtasuj odrzucone karty do stosu wydarzeń.
event-damaging-fire = Niszczycielski pożar
event-damaging-fire-text = Umieść znacznik awarii w każdym płonącym pomieszczeniu. Następnie { -fire-spreads }
event-bulkheads-open = Otwarcie grodzi
event-bulkheads-open-text = Wszystkie zamknięte drzwi się otwierają. Zniszczone pozostają zniszczone.
event-eclosion = Przeobrażenie
event-eclosion-text = Każda postać z larwą na planszy ginie, a w jej pomieszczeniu pojawia się pełzacz. Każda inna dobiera 4 karty ze swojego stosu akcji i skanuje znajdujące się wśród nich karty skażenia: jeśli choć jedna jest zarażona, na jej planszę trafia larwa. Dobrane karty są odrzucane.
event-regeneration = Regeneracja
event-regeneration-text = Każdy intruz na planszy traci do 2 obrażeń.
event-life-support-failure = Awaria podtrzymywania życia
event-life-support-failure-text = Umieść znacznik awarii w każdym odkrytym zielonym pomieszczeniu. Usuń tę kartę z gry i wtasuj odrzucone karty do stosu wydarzeń.
event-damage = Zniszczenia
event-damage-text = Umieść znacznik awarii w każdym pomieszczeniu, w którym jest dorosły osobnik, reproduktor albo królowa.
event-malfunction = Awaria
event-malfunction-text = Umieść znacznik awarii w odkrytym pomieszczeniu o najniższym numerze spośród tych, w których go nie ma. Wtasuj tę kartę z powrotem do stosu wydarzeń.
event-hunt-a = Polowanie
event-hunt-a-text = Każdy dorosły osobnik, który nie walczy, przechodzi do sąsiedniego pomieszczenia z postacią; jeśli jest ich kilka, wybiera to o najniższym numerze.
event-egg-protection = Ochrona jaj
event-egg-protection-text = Rozpatrz spotkanie dla każdej postaci, która jest w Gnieździe albo niesie jajo.
event-pod-ejection = Wystrzelenie kapsuły
event-pod-ejection-text = Kapsuła ratunkowa o najniższym numerze opuszcza grę. Usuń tę kartę z gry i wtasuj odrzucone karty do stosu wydarzeń.
event-scent-of-prey = Zapach ofiary
event-scent-of-prey-text = Wokół pomieszczenia każdej postaci ze znacznikiem śluzu umieść znaczniki szmerów we wszystkich korytarzach, w których ich nie ma.
event-hatching = Wyklucie
event-hatching-text = Odrzuć 1 jajo z planszy intruzów. Każda postać w Gnieździe, która nie ma na ręce kart akcji, zostaje zakażona larwą. Jeśli żadna nie została zakażona, dołóż żeton larwy do kolonii.
event-nest = Gniazdo
event-nest-text = Jeśli Gniazdo jest odkryte, umieść znaczniki szmerów we wszystkich korytarzach wokół niego, w których ich nie ma.
event-hunt-b = Polowanie
event-hunt-b-text = { event-hunt-a-text }
event-short-circuit = Zwarcie
event-short-circuit-text = Umieść znacznik awarii w każdym odkrytym żółtym pomieszczeniu z komputerem. Usuń tę kartę z gry i wtasuj odrzucone karty do stosu wydarzeń.
event-lurking = Przyczajenie
event-lurking-text = Wszyscy intruzi, którzy nie są w jednym pomieszczeniu z postacią, znikają z planszy, a za każdego z nich trafia do kolonii jeden żeton jego rodzaju.
event-noise-in-technical-corridors = Szmery w korytarzach technicznych
event-noise-in-technical-corridors-text = Jeśli w korytarzach technicznych nie ma znacznika szmerów, umieść go tam. W przeciwnym razie każda postać w pomieszczeniu z wejściem do nich, w którym nie ma intruza, wykonuje rzut na szmery.
event-consuming-fire = Trawiący ogień
event-consuming-fire-text = Licznik przedmiotów w każdym płonącym pomieszczeniu spada do 0. Następnie { -fire-spreads }
event-flammable-compounds = Łatwopalne związki
event-flammable-compounds-text = Umieść znacznik pożaru w Hibernatorium. Jeśli już tam płonie, umieść znaczniki pożaru we wszystkich sąsiednich pomieszczeniach.

-fire-spreads = pożar się rozprzestrzenia: umieść znacznik pożaru w każdym pomieszczeniu sąsiadującym z płonącym, ale nie przez zamknięte drzwi ani korytarze techniczne.

## Intruder attacks

attack-scratch = Draśnięcie
attack-scratch-text = Cel otrzymuje 1 powierzchowną ranę i 1 kartę skażenia.
attack-claw-attack = Cios pazurami
attack-claw-attack-text = Cel otrzymuje 2 powierzchowne rany i 1 kartę skażenia.
attack-bite = Ugryzienie
attack-bite-text = Cel, który ma już co najmniej 2 głębokie rany, ginie; każdy inny otrzymuje 1 głęboką ranę.
attack-tail-attack = Uderzenie ogonem
attack-tail-attack-text = Cel, który ma już głęboką ranę, ginie; każdy inny otrzymuje 1 głęboką ranę.
attack-transformation = Transformacja
attack-transformation-text = Atakujący pełzacz zmienia się w reproduktora, jeśli jest wolna figurka. Jeśli cel nie ma kart na ręce, reproduktor od razu atakuje go z zaskoczenia.
attack-frenzy = Szał
attack-frenzy-text = Dotyczy każdej postaci w pomieszczeniu: kto ma już co najmniej 2 głębokie rany, ginie, a każdy inny otrzymuje 1 głęboką ranę.
attack-slime = Śluz
attack-slime-text = Cel otrzymuje znacznik śluzu i 1 kartę skażenia.
attack-summoning = Przywołanie
attack-summoning-text = Dobierz żeton z kolonii i postaw tego intruza w tym pomieszczeniu. Teraz nie atakuje.

## Weaknesses

weakness-vital-places = Newralgiczne miejsca
weakness-vital-places-text = Przy ataku na dorosłego osobnika pusta ścianka kości walki liczy się jako pojedyncze trafienie.
weakness-the-way-of-moving = Sposób poruszania się
weakness-the-way-of-moving-text = Zamknięte drzwi mogą niszczyć tylko reproduktory i królowa.
weakness-susceptibility-to-phosphates = Wrażliwość na fosforany
weakness-susceptibility-to-phosphates-text = Intruz wypłoszony Gaśnicą albo akcją pomieszczenia System przeciwpożarowy otrzymuje też 1 obrażenie.
weakness-vulnerability-to-energy = Wrażliwość na energię
weakness-vulnerability-to-energy-text = Atak bronią energetyczną, który zadaje obrażenia, zadaje o 1 więcej.
weakness-reaction-to-danger = Reakcja na zagrożenie
weakness-reaction-to-danger-text = Przy atakach z zaskoczenia liczba na żetonie intruza jest mniejsza o 1, ale wynosi co najmniej 1.
weakness-species-on-the-brink-of-extinction = Gatunek na skraju wymarcia
weakness-species-on-the-brink-of-extinction-text = Do zabicia intruza wystarczy o 1 obrażenie mniej.
weakness-the-way-of-fighting = Sposób walki
weakness-the-way-of-fighting-text = Ugryzienie dorosłego osobnika powoduje 1 powierzchowną ranę zamiast 1 głębokiej.
weakness-vulnerability-to-fire = Wrażliwość na ogień
weakness-vulnerability-to-fire-text = Każde obrażenia od ognia – od znacznika pożaru, Koktajlu Mołotowa czy Miotacza ognia – są większe o 1. Pożar w Gnieździe niszczy 2 jaja na rundę.

## Serious wounds

wound-body = Korpus
wound-body-text = Dopóki rana nie jest opatrzona, na początku rundy dobierasz do 4 kart zamiast do 5.
wound-leg = Noga
wound-leg-text = Dopóki rana nie jest opatrzona, wyjście z pomieszczenia, w którym jest intruz, kosztuje cię 2 karty.
wound-hand = Dłoń
wound-hand-text = Dopóki rana nie jest opatrzona, akcje twoich przedmiotów kosztują o 1 kartę więcej. Nie dotyczy to strzału.
wound-arm = Ramię
wound-arm-text = Dopóki rana nie jest opatrzona, możesz używać tylko jednej ręki. Jeśli obie są zajęte, upuść to, co trzymasz w jednej z nich.
wound-bleeding = Krwawienie
wound-bleeding-text = Dopóki rana nie jest opatrzona, otrzymujesz 1 powierzchowną ranę za każdym razem, gdy pasujesz.

## Contamination and coordinates

contamination-infected = Skażenie: karta zarażona
contamination-clean = Skażenie: czysta karta
contamination-unknown = Skażenie
contamination-unknown-text = Bezużyteczna karta, którą nie można niczego opłacić. Czy jest zarażona, pokaże dopiero skaner.
coordinates-1 = Koordynaty 1
coordinates-2 = Koordynaty 2
coordinates-3 = Koordynaty 3
coordinates-4 = Koordynaty 4
coordinates-5 = Koordynaty 5
coordinates-6 = Koordynaty 6
coordinates-7 = Koordynaty 7
coordinates-8 = Koordynaty 8

## Items

item-energy-charge = Akumulator do broni
item-energy-charge-text = Załaduj do pełna jedną ze swoich broni energetycznych. Albo: otwórz lub zamknij jedne drzwi przy swoim pomieszczeniu.
item-grenade = Granat
item-grenade-text = Wybierz intruza w swoim lub sąsiednim pomieszczeniu: otrzymuje 2 obrażenia. Każdy inny intruz w jego pomieszczeniu otrzymuje 1 obrażenie, a każda postać, także twoja, 1 głęboką ranę. Nie można rzucić przez zamknięte drzwi. Rzucony w leżące jaja niszczy 2 z nich.
item-smoke-grenade = Granat dymny
item-smoke-grenade-text = Każda inna postać w twoim pomieszczeniu odrzuca 1 wybraną przez siebie kartę akcji. Przechodzisz do sąsiedniego pomieszczenia, a intruzi cię za to nie atakują.
item-recon-drone = Dron zwiadowczy
item-recon-drone-text = Obejrzyj w sekrecie jeden nieodkryty kafelek pomieszczenia i jego żeton eksploracji.
item-decoy = Wabik
item-decoy-text = Wybierz sąsiednie pomieszczenie. Intruzi z pomieszczeń wokół niego przechodzą do niego; ci, którzy walczą, najpierw atakują po razie postać z najmniejszą liczbą kart na ręce.
item-extended-magazine = Powiększony magazynek
item-extended-magazine-text = Dołącz do jednej ze swoich broni energetycznych: broń od razu dostaje 2 sztuki amunicji, a jej pojemność rośnie o 2. Odtąd to jeden przedmiot.
item-prototype-rifle = Prototypowy karabin
item-prototype-rifle-text = Przy podwójnym trafieniu możesz wydać 1 dodatkową sztukę amunicji, aby zadać o 1 obrażenie więcej.
item-prototype-shotgun = Prototypowa strzelba
item-prototype-shotgun-text = Każda ścianka oprócz pustej zadaje co najmniej 1 obrażenie. Trafienie i podwójne trafienie zadają o 1 więcej.
item-prototype-pistol = Prototypowy pistolet
item-prototype-pistol-text = Przy każdym strzale możesz raz przerzucić kość walki.
item-comms-key = Klucz łączności
item-comms-key-text = W pomieszczeniu z działającym komputerem: obejrzyj cel postaci, która ma oznaczony wysłany sygnał.
item-evacuation-key = Klucz ewakuacyjny
item-evacuation-key-text = W sekcji ewakuacyjnej: zablokuj albo odblokuj jedną kapsułę tej sekcji.
item-self-destruct-key = Klucz autodestrukcji
item-self-destruct-key-text = W pomieszczeniu z działającym komputerem: uruchom autodestrukcję albo zatrzymaj ją, dopóki jej znacznik nie dotarł do żółtego pola.
item-chemicals = Odczynnik
item-chemicals-text = Załaduj do pełna swój Miotacz ognia. Służy też do ładowania Pistoletu igłowego postaci Medyk.
item-tools = Narzędzia
item-tools-text = { -repair } Albo: otwórz lub zamknij jedne drzwi przy swoim pomieszczeniu.
item-duct-tape = Taśma naprawcza
item-duct-tape-text = { -repair } Albo: sklej dwa swoje ciężkie przedmioty, tak że zajmują jedną rękę. Ciężkich obiektów nie można tak łączyć.
item-fire-extinguisher = Gaśnica
item-fire-extinguisher-text = Usuń pożar ze swojego pomieszczenia. Albo: wybierz intruza w swoim pomieszczeniu; wycofuje się.
item-clothes = Ubrania
item-clothes-text = Odrzuć swój znacznik śluzu. Albo: opatrz jedną swoją głęboką ranę.
item-technical-corridors-plan = Plan korytarzy technicznych
item-technical-corridors-plan-text = W pomieszczeniu z wejściem do korytarzy technicznych: przejdź do dowolnego innego pomieszczenia z takim wejściem, a potem wykonaj rzut na szmery.
item-space-suit = Skafander kosmiczny
item-space-suit-text = W żółtym pomieszczeniu: odrzuć wszystkie swoje karty akcji i przejdź do dowolnego innego żółtego pomieszczenia, a potem wykonaj rzut na szmery.
item-nemesis-plans = Plany Nemesis
item-nemesis-plans-text = Obejrzyj w sekrecie dwa nieodkryte kafelki pomieszczeń, ale nie ich żetony eksploracji.
item-medkit = Apteczka
item-medkit-text = Twoja lub inna postać w twoim pomieszczeniu: opatrz 1 głęboką ranę albo ulecz 1 opatrzoną głęboką ranę.
item-bandages = Bandaże
item-bandages-text = Twoja lub inna postać w twoim pomieszczeniu: opatrz 1 głęboką ranę albo ulecz wszystkie powierzchowne rany.
item-synthetic-food = Syntetyczna żywność
item-synthetic-food-text = Dobierz 2 karty akcji.
item-adrenaline-injection = Zastrzyk adrenaliny
item-adrenaline-injection-text = Dobierz 1 kartę akcji. W tej turze możesz wykonać dowolną liczbę akcji, po czym pasujesz.
item-alcohol = Alkohol
item-alcohol-text = Przeskanuj jedną kartę skażenia ze swojej ręki i usuń ją z gry. Jeśli była zarażona, weź nową kartę skażenia; larwy od tego nie dostajesz.
item-military-drugs = Wojskowe stymulanty
item-military-drugs-text = Odrzuć dowolną liczbę kart z ręki, także karty skażenia, a potem dobierz tyle samo i jeszcze 1.
item-antidote = Neutralizator
item-antidote-text = Przeskanuj wszystkie karty skażenia w swoim stosie, na ręce i w kartach odrzuconych: zarażone opuszczają grę, podobnie jak larwa z twojej planszy. Weź 1 kartę skażenia, wtasuj odrzucone karty do stosu i spasuj. Karty z ręki możesz zachować.
item-taser = Paralizator
item-taser-text = Wybierz intruza w swoim pomieszczeniu: otrzymuje 1 obrażenie i się wycofuje. Albo: wybierz postać w swoim pomieszczeniu, która odrzuca całą rękę.
item-flamethrower = Miotacz ognia
item-flamethrower-text = Każda ścianka oprócz pustej zadaje co najmniej 1 obrażenie. Podwójne trafienie wznieca też pożar w twoim pomieszczeniu. Ładuje się go Odczynnikiem.
item-molotov-cocktail = Koktajl Mołotowa
item-molotov-cocktail-text = Wybierz pomieszczenie z intruzem, swoje lub sąsiednie: umieść tam znacznik pożaru; każdy intruz w nim otrzymuje 1 obrażenie, a każda postać 1 głęboką ranę. Rzucony w leżące jaja niszczy 1 z nich.
item-six-shooter = Rewolwer
item-six-shooter-text = Podwójne trafienie zadaje o 1 obrażenie więcej. Przeładowuje go tylko karta „Przeładowanie”.
item-shotgun = Strzelba
item-shotgun-text = Gdy strzał zadaje obrażenia, zadaje o 1 więcej.
item-sawed-off-shotgun = Obrzyn
item-sawed-off-shotgun-text = Pojedyncze trafienie liczy się jako podwójne.
item-assault-rifle = Karabin szturmowy
item-assault-rifle-text = Gdy strzał zadaje obrażenia, zadaje o 1 więcej.
item-rifle = Karabin
item-rifle-text = Zwykła broń, bez własnej zasady.
item-pistol = Pistolet
item-pistol-text = Podwójne trafienie liczy się jako pojedyncze.
item-needle-gun = Pistolet igłowy
item-needle-gun-text = Celny strzał nie zadaje obrażeń: trafiony intruz się wycofuje. Ładuje się go tylko Odczynnikiem.

## Characters

character-captain = Kapitan
character-pilot = Pilot
character-mechanic = Mechanik
character-soldier = Żołnierz
character-scout = Zwiadowca
character-scientist = Naukowiec
character-medic = Medyk

## Action cards

card-demolition = Demolka
card-demolition-text = Zniszcz jedne zamknięte drzwi przy swoim pomieszczeniu. Albo: umieść w swoim pomieszczeniu znacznik awarii.
card-interruption = Przerwanie
card-interruption-text = Reakcja: anuluj akcję lub reakcję innej osoby, której postać jest w twoim pomieszczeniu; jej koszt pozostaje zapłacony. Przerwanie można anulować w ten sam sposób.
card-rest = Odpoczynek
card-rest-text = Przeskanuj wszystkie karty skażenia z ręki: czyste opuszczają grę. Jeśli któraś jest zarażona, zostaje, a na twoją planszę trafia larwa; jeśli larwa była tam już przed skanowaniem, giniesz, a w twoim pomieszczeniu pojawia się pełzacz.
card-search = Przeszukanie
card-search-text = Zmniejsz licznik przedmiotów swojego pomieszczenia o 1 i dobierz 2 karty ze stosu w jego kolorze; w białym pomieszczeniu stos wybierasz ty. Jedną zatrzymaj w sekrecie, drugą odłóż na spód stosu.
card-basic-repairs = Podstawowe naprawy
card-basic-repairs-text = { -repair }
card-repairs = Naprawy
card-repairs-text = { -repair }
card-computer-skills = Obsługa komputera
card-computer-skills-text = Otwórz lub zamknij jedne drzwi przy swoim pomieszczeniu. Albo: w pomieszczeniu z działającym komputerem wykonaj za darmo akcję tego pomieszczenia.
card-suppressive-fire = Ogień zaporowy
card-suppressive-fire-text = Wydaj 1 sztukę amunicji: twoja postać albo jedna chętna postać z twojego pomieszczenia przechodzi do sąsiedniego pomieszczenia i nie jest za to atakowana.
card-order = Rozkaz
card-order-text = Przenieś inną postać ze swojego pomieszczenia do sąsiedniego, nawet wbrew jej woli.
card-motivation = Motywacja
card-motivation-text = Każda postać w twoim pomieszczeniu, także twoja, dobiera 1 kartę akcji.
card-reload = Przeładowanie
card-reload-text = Połóż 1 sztukę amunicji na swoim Rewolwerze.
card-piloting = Pilotaż
card-piloting-text = W działającym Kokpicie albo w pomieszczeniu z działającym komputerem wykonaj za darmo akcję tego pomieszczenia. Albo: z pomieszczenia z działającym komputerem obejrzyj w sekrecie kartę koordynatów.
card-knowledge-of-the-ship = Znajomość statku
card-knowledge-of-the-ship-text = Otwórz lub zamknij jedne drzwi przy swoim pomieszczeniu. Albo: obejrzyj w sekrecie jeden nieodkryty kafelek pomieszczenia.
card-old-friend = Stary znajomy
card-old-friend-text = W działającym pomieszczeniu bez komputera wykonaj za darmo akcję tego pomieszczenia.
card-fast-repairs = Szybkie naprawy
card-fast-repairs-text = { -repair }
card-technical-corridors = Korytarze techniczne
card-technical-corridors-text = Z pomieszczenia z wejściem do korytarzy technicznych przejdź do dowolnego innego z takim wejściem. Potem musisz spasować.
card-pyrotechnics = Pirotechnika
card-pyrotechnics-text = Odrzuć jeden swój przedmiot i umieść znacznik pożaru w swoim pomieszczeniu. Albo: usuń pożar ze swojego pomieszczenia.
card-ingenuity = Pomysłowość
card-ingenuity-text = { -repair } Albo: zrób przedmiot; dowolny żółty przedmiot może zastąpić komponent narzędziowy.
card-risk-assessment = Ocena ryzyka
card-risk-assessment-text = W pomieszczeniu z działającym komputerem: obejrzyj wierzchnią kartę stosu wydarzeń i zostaw ją tam albo odłóż na spód.
card-blocking-access = Blokada dostępu
card-blocking-access-text = W pomieszczeniu z działającym komputerem: wykonaj za darmo akcję tego pomieszczenia albo umieść znacznik awarii w dowolnym pomieszczeniu z komputerem.
card-intranet = Intranet
card-intranet-text = W pomieszczeniu z działającym komputerem: wykonaj za darmo akcję dowolnego pomieszczenia z działającym komputerem.
card-scavenging = Szabrowanie
card-scavenging-text = Przeszukaj swoje pomieszczenie jak kartą „Przeszukanie”, nawet jeśli jego licznik przedmiotów wynosi 0.
card-reconnaissance = Rekonesans
card-reconnaissance-text = Przejdź do sąsiedniego pomieszczenia bez rzutu na szmery. Niebezpieczeństwo i cisza na odkrytym żetonie eksploracji też nie działają.
card-adrenaline = Adrenalina
card-adrenaline-text = Strzel albo ucieknij bez dodatkowego kosztu i dobierz 1 kartę akcji.
card-covering-fire = Ogień osłonowy
card-covering-fire-text = Wydaj 1 sztukę amunicji: twoja postać, jedna chętna postać z twojego pomieszczenia albo obie razem przechodzą do tego samego sąsiedniego pomieszczenia i intruzi ich za to nie atakują. Wykonuje się tylko jeden rzut na szmery; przy spotkaniu atak z zaskoczenia zależy tylko od twojej ręki.
card-taking-aim = Mierzony strzał
card-taking-aim-text = Strzel z broni energetycznej; możesz raz przerzucić kość walki.
card-full-auto = Ogień ciągły
card-full-auto-text = Wydaj całą amunicję Karabinu szturmowego i oddaj jeden strzał. Zadaje on o 1 obrażenie więcej za każde 2 wydane sztuki amunicji, nawet gdy chybi.
card-nerves-of-steel = Nerwy ze stali
card-nerves-of-steel-text = Reakcja: zignoruj atak z zaskoczenia na ciebie. Możesz najpierw zobaczyć kartę ataku.
card-er = Ostry dyżur
card-er-text = Wydaj 1 sztukę amunicji Pistoletu igłowego i wybierz postać w swoim pomieszczeniu. Albo odrzuca ona 1 kartę akcji i odkłada karty skażenia z ręki na swój stos kart odrzuconych, albo dobiera 3 karty akcji.
card-pharmacist = Farmaceuta
card-pharmacist-text = Wybierz postać w swoim pomieszczeniu lub siebie: opatrz 1 głęboką ranę albo ulecz 1 opatrzoną głęboką ranę. W zielonym pomieszczeniu dobierasz potem 1 kartę akcji.
card-field-dressing = Opatrunek polowy
card-field-dressing-text = Wybierz postać w swoim pomieszczeniu lub siebie: ulecz wszystkie powierzchowne rany albo opatrz 1 głęboką ranę. W zielonym pomieszczeniu dobierasz potem 1 kartę akcji.

## Quest items

quest-log-key = Klucz do dziennika
quest-log-key-text = Aktywacja: bądź w Pokoju łączności. Użycie: w pomieszczeniu z działającym komputerem obejrzyj cele wybranej osoby.
quest-intercom = Interkom
quest-intercom-text = Aktywacja: odrzuć Narzędzia albo Taśmę naprawczą. Odtąd „Motywacja” dociera też do każdej postaci w pomieszczeniu z działającym komputerem, a „Rozkaz” może tam wskazać swój jedyny cel.
quest-orbital-maneuvering-system = System manewrów orbitalnych
quest-orbital-maneuvering-system-text = Aktywacja: odrzuć Akumulator do broni. Użycie: wszyscy pasują i faza graczy się kończy; w tej rundzie pomija się krok ataku intruzów.
quest-evacuation-key = Klucz ewakuacyjny
quest-evacuation-key-text = Aktywacja: bądź w pomieszczeniu System przeciwpożarowy. Użycie: w sekcji ewakuacyjnej zablokuj albo odblokuj jedną kapsułę tej sekcji.
quest-plasma-torch = Palnik plazmowy
quest-plasma-torch-text = Aktywacja: bądź w Magazynie. Użycie: otwórz lub zamknij jedne drzwi przy swoim pomieszczeniu; zamknąć można nawet zniszczone.
quest-flashlight = Latarka
quest-flashlight-text = Aktywacja: odrzuć Akumulator do broni. Użycie: przeszukaj swoje pomieszczenie jak kartą „Przeszukanie”.
quest-autoloader = Automatyczny podajnik
quest-autoloader-text = Aktywacja: bądź w Zbrojowni. Dołącz do Karabinu szturmowego: broń od razu dostaje 1 sztukę amunicji, a jej pojemność rośnie o 1. Ładowanie jej Akumulatorem do broni nie kosztuje karty.
quest-armor = Pancerz
quest-armor-text = Aktywacja: odrzuć Narzędzia albo Taśmę naprawczą. Użycie: po ataku intruza na ciebie zignoruj ten atak.
quest-motion-scanner = Skaner ruchu
quest-motion-scanner-text = Aktywacja: odrzuć Akumulator do broni. Użycie jako reakcja: odrzuć 1 kartę akcji, aby powtórzyć swój rzut na szmery, raz na rzut.
quest-security-key = Klucz bezpieczeństwa
quest-security-key-text = Aktywacja: bądź w Kokpicie. Użycie: wybierz dowolne pomieszczenie i otwórz lub zamknij drzwi w jego korytarzach, każde wedle uznania.
quest-laboratory-equipment = Sprzęt laboratoryjny
quest-laboratory-equipment-text = Aktywacja: odrzuć Odczynnik. Użycie: w pomieszczeniu ze zwłokami, truchłem albo jajem odkryj odpowiednią słabość.
quest-holo-computer = Holokomputer
quest-holo-computer-text = Aktywacja: bądź w Generatorze. Odtąd możesz zagrywać karty „Intranet” i „Ocena ryzyka” w dowolnym pomieszczeniu.
quest-surgery-kit = Zestaw chirurgiczny
quest-surgery-kit-text = Aktywacja: odrzuć Apteczkę. Użycie: wybierz postać w swoim pomieszczeniu lub siebie. Skanuje się wszystkie jej karty skażenia; zarażone karty i larwa są usuwane. Postać wtasowuje wszystkie swoje karty, także z ręki, do stosu i otrzymuje 1 powierzchowną ranę.
quest-combat-drugs = Środki bojowe
quest-combat-drugs-text = Aktywacja: bądź w Ambulatorium. Użycie: dobierz karty, aż masz ich na ręce 5.

## Objectives

objective-salvaging-the-prime-asset = Ocalić najcenniejsze
objective-salvaging-the-prime-asset-text = Statek dociera na Ziemię albo oprócz ciebie nikt nie przeżywa.
objective-the-oldest-friend = Najstarszy przyjaciel
objective-the-oldest-friend-text = Statek dociera na Ziemię albo oprócz ciebie nikt nie przeżywa.
objective-quarantine = Kwarantanna
objective-quarantine-text = Statek dociera na Marsa albo dociera na Ziemię ze zniszczonym Gniazdem. Z tym celem przeżywasz też hibernację na statku lecącym na Marsa.
objective-relentless-investigator = Nieustępliwe śledztwo
objective-relentless-investigator-text = Twój sygnał jest wysłany i wszystkie pomieszczenia są odkryte.
objective-a-proper-burial = Godny pochówek
objective-a-proper-burial-text = Twój sygnał jest wysłany i kończysz w kapsule albo w hibernacji, trzymając niebieskie zwłoki.
objective-hoarder = Zbieractwo
objective-hoarder-text = Kończysz w kapsule z co najmniej 7 przedmiotami. Przedmioty osobiste liczą się po aktywacji.
objective-the-great-hunt = Wielkie łowy
objective-the-great-hunt-text = Twój sygnał jest wysłany, a statek jest zniszczony lub królowa nie żyje.
objective-best-friends-forever = Przyjaźń na zawsze
objective-best-friends-forever-text = Przeżywasz ty i co najmniej jedna inna postać.
objective-aliens-on-a-spaceship = Obcy na pokładzie
objective-aliens-on-a-spaceship-text = Twój sygnał jest wysłany, a zniszczeniu uległo Gniazdo lub statek.
objective-my-precious = Mój skarb
objective-my-precious-text = Twój sygnał jest wysłany i kończysz w kapsule albo w hibernacji, trzymając jajo.
objective-necroscopy = Nekroskopia
objective-necroscopy-text = Twój sygnał jest wysłany i odkryta jest słabość z pola truchła.
objective-ab-ovo = Ab ovo
objective-ab-ovo-text = Odkryta jest słabość z pola jaja.
objective-extreme-field-biology = Ekstremalna biologia terenowa
objective-extreme-field-biology-text = Odkryte są co najmniej 2 słabości.
objective-the-right-moment-to-strike = Właściwa chwila na cios
objective-the-right-moment-to-strike-text = Postać z numerem gracza 1 nie przeżywa albo oprócz ciebie nikt nie przeżywa. Jeśli to twój numer, liczy się tylko to drugie.
objective-greener-pastures = Lepsze widoki
objective-greener-pastures-text = Postać z numerem gracza 2 nie przeżywa albo oprócz ciebie nikt nie przeżywa. Jeśli to twój numer, liczy się tylko to drugie.
objective-an-old-feud = Stare porachunki
objective-an-old-feud-text = Postać z numerem gracza 3 nie przeżywa albo oprócz ciebie nikt nie przeżywa. Jeśli to twój numer, liczy się tylko to drugie.
objective-hostile-takeover = Wrogie przejęcie
objective-hostile-takeover-text = Postać z numerem gracza 4 nie przeżywa albo oprócz ciebie nikt nie przeżywa. Jeśli to twój numer, liczy się tylko to drugie.
objective-the-final-enlightenment = Ostateczne oświecenie
objective-the-final-enlightenment-text = Postać z numerem gracza 5 nie przeżywa albo oprócz ciebie nikt nie przeżywa. Jeśli to twój numer, liczy się tylko to drugie.
objective-destination-earth = Kierunek: Ziemia
objective-destination-earth-text = Statek dociera na Ziemię.
objective-emergency-post-mortem = Pilna sekcja zwłok
objective-emergency-post-mortem-text = Niebieskie zwłoki leżą w Gabinecie chirurgicznym.
objective-first-contact-protocol = Protokół pierwszego kontaktu
objective-first-contact-protocol-text = Odkryte są co najmniej 2 słabości.
objective-cutting-off-the-head = Odciąć głowę
objective-cutting-off-the-head-text = Sygnał jest wysłany, a statek jest zniszczony lub królowa nie żyje.
objective-no-man-left-behind = Nikt nie zostaje
objective-no-man-left-behind-text = Sygnał jest wysłany i wszystkie pomieszczenia są odkryte.
objective-special-delivery = Przesyłka specjalna
objective-special-delivery-text = Jakaś postać kończy w kapsule albo w hibernacji, trzymając jajo.
objective-clean-up-crew = Ekipa sprzątająca
objective-clean-up-crew-text = Sygnał jest wysłany, a zniszczeniu uległo Gniazdo lub statek.

## Cards of the intruder player

intruder-card-pursuit = Pościg
intruder-card-pursuit-text = Wybrana przez ciebie postać wykonuje rzut na szmery.
intruder-card-coordinated-hunt = Skoordynowane polowanie
intruder-card-coordinated-hunt-text = { event-hunt-a-text }
intruder-card-planning = Planowanie
intruder-card-planning-text = Dobierz 3 karty wydarzeń i rozpatrz jedną z nich.
intruder-card-metamorphosis = Metamorfoza
intruder-card-metamorphosis-text = { event-eclosion-text }
intruder-card-self-healing = Samoleczenie
intruder-card-self-healing-text = Jeden intruz traci 2 obrażenia.

## Kinds, colours and symbols

colour-red = czerwony
colour-yellow = żółty
colour-green = zielony
colour-white = biały
colour-blue = niebieski
colour-violet = fioletowy
colour-pink = różowy
deck-red = Przedmioty militarne
deck-yellow = Przedmioty techniczne
deck-green = Przedmioty medyczne
deck-crafted = Samoróbki
deck-starting = Przedmioty startowe
deck-personal = Cele osobiste
deck-corporate = Cele korporacyjne
deck-coop = Cele solo i kooperacyjne
component-electrical = komponent elektryczny
component-chemical = komponent chemiczny
component-tool = komponent narzędziowy
component-cloth = komponent tekstylny
component-medical = komponent medyczny
use-any = w walce i poza nią
use-ooc = tylko poza walką
use-ic = tylko w walce
use-weapon = broń
use-passive = działa samoczynnie
weapon-energy = broń energetyczna
weapon-classic = broń klasyczna
pack-medic = Medyk

## Lists of the box

list-sides = Strony planszy
list-tracks = Tory
list-room-tiles-1 = Kafelki pomieszczeń „1”
list-room-tiles-2 = Kafelki pomieszczeń „2”
list-special-rooms = Pomieszczenia specjalne
list-intruder-figures = Figurki intruzów
list-intruder-tokens = Żetony intruzów
list-exploration-tokens = Żetony eksploracji
list-engine-tokens = Żetony silników
list-escape-pods = Kapsuły ratunkowe
list-supplies = Znaczniki i inne elementy
list-dice = Kości
list-events = Karty wydarzeń
list-attacks = Karty ataku intruzów
list-weaknesses = Karty słabości
list-coordinates = Karty koordynatów
list-serious-wounds = Karty głębokich ran
list-contamination = Karty skażenia
list-personal-objectives = Cele osobiste
list-corporate-objectives = Cele korporacyjne
list-coop-objectives = Cele solo i kooperacyjne
list-intruder-player-cards = Karty gracza-intruza
list-red-items = Czerwone przedmioty
list-yellow-items = Żółte przedmioty
list-green-items = Zielone przedmioty
list-crafted-items = Samoróbki
list-starting-items = Przedmioty startowe
list-quest-items = Przedmioty osobiste
list-characters = Postacie
list-action-cards = Karty akcji
