# Nemesis: nazwy wszystkiego, co jest w pudełku, i działanie opisane naszymi słowami.
# <rodzaj>-<id> to nazwa, <rodzaj>-<id>-text mówi, jak to działa. Koszty i symbole pochodzą z danych.

-intruder = { $case ->
   *[nom] intruz
    [gen] intruza
    [dat] intruzowi
    [acc] intruza
    [ins] intruzem
    [nom-pl] intruzi
    [gen-pl] intruzów
    [acc-pl] intruzów
 }
-removed = opuszczają grę

## Board

network-red = Czerwone korytarze techniczne
    .gen = czerwonych korytarzy technicznych
    .to = do czerwonych korytarzy technicznych
    .in = w czerwonych korytarzach technicznych
    .through = czerwonymi korytarzami technicznymi
network-blue = Niebieskie korytarze techniczne
    .gen = niebieskich korytarzy technicznych
    .to = do niebieskich korytarzy technicznych
    .in = w niebieskich korytarzach technicznych
    .through = niebieskimi korytarzami technicznymi
track-self-destruct = Autodestrukcja
track-destination = Cel podróży
destination-earth = Ziemia
    .to = na Ziemię
destination-mars = Mars
    .to = na Marsa
destination-venus = Wenus
    .to = na Wenus
destination-deep-space = Otchłań kosmosu
    .to = w otchłań kosmosu

## Rooms

room-armory = Zbrojownia
    .gen = Zbrojowni
    .to = do Zbrojowni
    .in = w Zbrojowni
room-armory-text = Połóż 2 sztuki amunicji na jednej ze swoich broni energetycznych, nie przekraczając pojemności magazynka. Broni klasycznej nie da się tu doładować.
room-comms-room = Pokój łączności
    .gen = Pokoju łączności
    .to = do Pokoju łączności
    .in = w Pokoju łączności
room-comms-room-text = Wyślij sygnał: oznacz pole sygnału na swojej planszy postaci. Liczy się do celów, które wymagają twojego sygnału; w trybie kooperacyjnym są to cele wspólne.
room-evacuation-section-a = Sekcja ewakuacyjna A
    .gen = Sekcji ewakuacyjnej A
    .to = do Sekcji ewakuacyjnej A
    .in = w Sekcji ewakuacyjnej A
room-evacuation-section-a-text = Potrzebna jest odblokowana kapsuła sekcji A z wolnym miejscem. Wykonaj rzut na szmery; jeśli potem w pomieszczeniu nie ma intruza, zajmij miejsce w takiej kapsule i zdecyduj, czy startujesz, czy czekasz.
room-evacuation-section-b = Sekcja ewakuacyjna B
    .gen = Sekcji ewakuacyjnej B
    .to = do Sekcji ewakuacyjnej B
    .in = w Sekcji ewakuacyjnej B
room-evacuation-section-b-text = Potrzebna jest odblokowana kapsuła sekcji B z wolnym miejscem. Wykonaj rzut na szmery; jeśli potem w pomieszczeniu nie ma intruza, zajmij miejsce w takiej kapsule i zdecyduj, czy startujesz, czy czekasz.
room-fire-control-system = System przeciwpożarowy
    .gen = Systemu przeciwpożarowego
    .to = do Systemu przeciwpożarowego
    .in = w Systemie przeciwpożarowym
room-fire-control-system-text = Wybierz dowolne pomieszczenie. Pożar w nim gaśnie, a każdy intruz się stamtąd wycofuje, nawet z walki, w kierunku z dobranej dla niego karty wydarzenia. Pomieszczenie nie musi się palić.
room-generator-text = Uruchom autodestrukcję, o ile nikt nie hibernuje, albo zatrzymaj ją, dopóki jej znacznik nie dotarł do żółtego pola.
room-laboratory-text = Zbadaj zwłoki, truchło albo jajo, które niesiesz lub które tu leży, i odkryj kartę słabości z odpowiedniego pola. Obiekt się nie zużywa.
room-nest-text = Weź do rąk 1 jajo z planszy intruzów, a potem wykonaj rzut na szmery. Gniazda nie można przeszukać i nigdy nie ma w nim awarii.
room-storage = Magazyn
    .gen = Magazynu
    .to = do Magazynu
    .in = w Magazynie
room-storage-text = Dobierz 2 karty z czerwonego, żółtego albo zielonego stosu, jedną zatrzymaj, drugą odłóż na spód. Licznik przedmiotów nie ma tu znaczenia.
room-airlock-control = Sterownia śluz
    .gen = Sterowni śluz
    .to = do Sterowni śluz
    .in = w Sterowni śluz
room-airlock-control-text = Wybierz inne żółte pomieszczenie, wokół którego nie ma zniszczonych drzwi. Wszystkie drzwi wokół niego się zamykają i trafia tam żeton dekompresji. Jeśli na koniec fazy graczy wszystkie te drzwi nadal są zamknięte, giną wszystkie postacie i intruzi w środku, a pożar gaśnie. Jeśli któreś zostaną wcześniej otwarte, nic się nie dzieje.
room-cabins = Kajuty
    .gen = Kajut
    .to = do Kajut
    .in = w Kajutach
room-cabins-text = Działa samoczynnie: jeśli na początku rundy jesteś tutaj i nie ma tu intruza, dobierasz do 6 kart zamiast do 5. Nie działa podczas awarii.
room-canteen = Stołówka
    .gen = Stołówki
    .to = do Stołówki
    .in = w Stołówce
room-canteen-text = Ulecz 1 powierzchowną ranę. { -scan-hand }
room-command-center = Centrum dowodzenia
    .gen = Centrum dowodzenia
    .to = do Centrum dowodzenia
    .in = w Centrum dowodzenia
room-command-center-text = Wybierz dowolne pomieszczenie i otwórz lub zamknij drzwi w jego korytarzach, każde wedle uznania.
room-engine-control-room = Sterownia silników
    .gen = Sterowni silników
    .to = do Sterowni silników
    .in = w Sterowni silników
room-engine-control-room-text = Obejrzyj w sekrecie stan wszystkich trzech silników, nawet przy awarii w ich pomieszczeniach. Niczego nie możesz stąd zmienić.
room-hatch-control-system = System kontroli włazów
    .gen = Systemu kontroli włazów
    .to = do Systemu kontroli włazów
    .in = w Systemie kontroli włazów
room-hatch-control-system-text = Zablokuj albo odblokuj jedną kapsułę ratunkową. Kapsuły, w której ktoś jest, nie można zablokować.
room-monitoring-room = Pokój monitoringu
    .gen = Pokoju monitoringu
    .to = do Pokoju monitoringu
    .in = w Pokoju monitoringu
room-monitoring-room-text = Obejrzyj w sekrecie jeden nieodkryty kafelek pomieszczenia i jego żeton eksploracji, po czym odłóż je na miejsce.
room-room-covered-with-slime = Pomieszczenie pokryte śluzem
    .gen = Pomieszczenia pokrytego śluzem
    .to = do Pomieszczenia pokrytego śluzem
    .in = w Pomieszczeniu pokrytym śluzem
room-room-covered-with-slime-text = Działa samoczynnie: każda wchodząca postać otrzymuje znacznik śluzu, zanim rozpatrzy żeton eksploracji. Nie można tu szukać przedmiotów i nigdy nie ma tu awarii.
room-shower-room = Prysznice
    .gen = Pryszniców
    .to = do Pryszniców
    .in = w Prysznicach
room-shower-room-text = Odrzuć swój znacznik śluzu. { -scan-hand }
room-cockpit = Kokpit
    .gen = Kokpitu
    .to = do Kokpitu
    .in = w Kokpicie
room-cockpit-text = Obejrzyj w sekrecie kartę koordynatów albo przesuń znacznik celu podróży na dowolne pole, o ile nikt nie hibernuje.
room-hibernatorium = Hibernatorium
    .gen = Hibernatorium
    .to = do Hibernatorium
    .in = w Hibernatorium
room-hibernatorium-text = Tylko gdy znacznik czasu jest na niebieskim polu. Wykonaj rzut na szmery; jeśli potem nie ma tu intruza, zapadasz w hibernację do końca gry.
room-engine-1 = Silnik 1
    .gen = Silnika 1
    .to = do Silnika 1
    .in = przy Silniku 1
room-engine-1-text = Obejrzyj w sekrecie górny żeton silnika 1. Do naprawy lub uszkodzenia silnika potrzeba odpowiedniej karty albo przedmiotu.
room-engine-2 = Silnik 2
    .gen = Silnika 2
    .to = do Silnika 2
    .in = przy Silniku 2
room-engine-2-text = Obejrzyj w sekrecie górny żeton silnika 2. Do naprawy lub uszkodzenia silnika potrzeba odpowiedniej karty albo przedmiotu.
room-engine-3 = Silnik 3
    .gen = Silnika 3
    .to = do Silnika 3
    .in = przy Silniku 3
room-engine-3-text = Obejrzyj w sekrecie górny żeton silnika 3. Do naprawy lub uszkodzenia silnika potrzeba odpowiedniej karty albo przedmiotu.

-scan-hand = Możesz też przeskanować wszystkie karty skażenia z ręki: czyste opuszczają grę. Jeśli któraś jest zarażona, zostaje, a na twoją planszę trafia larwa; jeśli larwa była tam już przed skanowaniem, giniesz, a tutaj pojawia się pełzacz.
-repair = Usuń awarię z pomieszczenia, w którym jesteś; albo – w pomieszczeniu silnika – obejrzyj w sekrecie oba jego żetony i ułóż je w wybranej kolejności, mówiąc zgodnie z prawdą, czy ją zmieniasz.

## Figures and tokens

engine-1-working = Silnik 1: sprawny
engine-1-damaged = Silnik 1: uszkodzony
engine-2-working = Silnik 2: sprawny
engine-2-damaged = Silnik 2: uszkodzony
engine-3-working = Silnik 3: sprawny
engine-3-damaged = Silnik 3: uszkodzony

pod-1 = Kapsuła ratunkowa 1
    .gen = Kapsuły ratunkowej 1
    .to = do Kapsuły ratunkowej 1
    .in = w Kapsule ratunkowej 1
    .acc = Kapsułę ratunkową 1
pod-2 = Kapsuła ratunkowa 2
    .gen = Kapsuły ratunkowej 2
    .to = do Kapsuły ratunkowej 2
    .in = w Kapsule ratunkowej 2
    .acc = Kapsułę ratunkową 2
pod-3 = Kapsuła ratunkowa 3
    .gen = Kapsuły ratunkowej 3
    .to = do Kapsuły ratunkowej 3
    .in = w Kapsule ratunkowej 3
    .acc = Kapsułę ratunkową 3
pod-4 = Kapsuła ratunkowa 4
    .gen = Kapsuły ratunkowej 4
    .to = do Kapsuły ratunkowej 4
    .in = w Kapsule ratunkowej 4
    .acc = Kapsułę ratunkową 4

supply-corpse-blue = Niebieskie zwłoki
    .nom = niebieskie zwłoki
    .gen = niebieskich zwłok
    .acc = niebieskie zwłoki
supply-corpse-red = Czerwone zwłoki
    .nom = czerwone zwłoki
    .gen = czerwonych zwłok
    .acc = czerwone zwłoki
supply-five-injuries = Żeton pięciu obrażeń
supply-depressurization = Żeton dekompresji
supply-intruder-board = Plansza intruzów

## Events

event-coolant-leak-text = Jeśli w Generatorze jest awaria, rusza autodestrukcja, nawet gdy ktoś hibernuje. Usuń tę kartę z gry i wtasuj odrzucone karty do stosu wydarzeń.
event-bulkheads-open-text = Wszystkie zamknięte drzwi się otwierają. Zniszczone pozostają zniszczone.
event-regeneration-text = Każdy intruz na planszy traci do 2 obrażeń.
event-life-support-failure = Awaria podtrzymywania życia
event-life-support-failure-text = Umieść znacznik awarii w każdym odkrytym zielonym pomieszczeniu. Usuń tę kartę z gry i wtasuj odrzucone karty do stosu wydarzeń.
event-damage-text = Umieść znacznik awarii w każdym pomieszczeniu, w którym jest dorosły osobnik, reproduktor albo królowa.
event-malfunction = Awaria
event-malfunction-text = Umieść znacznik awarii w odkrytym pomieszczeniu o najniższym numerze spośród tych, w których go nie ma. Wtasuj tę kartę z powrotem do stosu wydarzeń.
event-egg-protection-text = Rozpatrz spotkanie dla każdej postaci, która jest w Gnieździe albo niesie jajo.
event-pod-ejection = Wystrzelenie kapsuły
event-pod-ejection-text = Kapsuła ratunkowa o najniższym numerze opuszcza grę razem z tymi, którzy w niej czekają: dla nich to start. Usuń tę kartę z gry i wtasuj odrzucone karty do stosu wydarzeń.
event-hatching-text = Odrzuć 1 jajo z planszy intruzów. Każda postać w Gnieździe, która nie ma na ręce kart akcji, zostaje zakażona larwą. Jeśli żadna nie została zakażona, dołóż żeton larwy do kolonii.
event-nest-text = Jeśli Gniazdo jest odkryte, umieść znaczniki szmerów we wszystkich korytarzach wokół niego, w których ich nie ma.
event-short-circuit-text = Umieść znacznik awarii w każdym odkrytym żółtym pomieszczeniu z komputerem. Usuń tę kartę z gry i wtasuj odrzucone karty do stosu wydarzeń.
event-lurking-text = Wszyscy intruzi, którzy nie są w jednym pomieszczeniu z postacią, znikają z planszy, a za każdego z nich trafia do kolonii jeden żeton jego rodzaju.
event-noise-in-technical-corridors = Szmery w korytarzach technicznych
event-noise-in-technical-corridors-text = Jeśli w korytarzach technicznych nie ma znacznika szmerów, umieść go tam. W przeciwnym razie każda postać w pomieszczeniu z wejściem do nich, w którym nie ma intruza, wykonuje rzut na szmery.
event-consuming-fire-text = Licznik przedmiotów w każdym płonącym pomieszczeniu spada do 0. Następnie { -fire-spreads }
event-flammable-compounds = Łatwopalne związki
event-flammable-compounds-text = Umieść znacznik pożaru w Hibernatorium. Jeśli już tam płonie, umieść znaczniki pożaru we wszystkich sąsiednich pomieszczeniach.

## Weaknesses

weakness-the-way-of-moving-text = Zamknięte drzwi mogą niszczyć tylko reproduktory i królowa.
weakness-susceptibility-to-phosphates = Wrażliwość na fosforany
weakness-susceptibility-to-phosphates-text = Intruz, który wycofuje się przed Gaśnicą albo z powodu akcji Systemu przeciwpożarowego, otrzymuje też 1 obrażenie.
weakness-vulnerability-to-fire = Wrażliwość na ogień
weakness-vulnerability-to-fire-text = Każde obrażenia od ognia – od znacznika pożaru, Koktajlu Mołotowa czy Miotacza ognia – są większe o 1. Pożar w Gnieździe niszczy 2 jaja na rundę.

## Contamination and coordinates

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
    .gen = Akumulatora do broni
    .acc = Akumulator do broni
item-energy-charge-text = Załaduj do pełna jedną ze swoich broni energetycznych. Albo: otwórz lub zamknij jedne drzwi przy swoim pomieszczeniu.
item-decoy = Wabik
    .gen = Wabika
    .acc = Wabik
item-decoy-text = Wybierz sąsiednie pomieszczenie. Intruzi z pomieszczeń wokół niego przechodzą do niego; ci, którzy walczą, najpierw atakują po razie postać z najmniejszą liczbą kart na ręce.
item-prototype-rifle = Prototypowy karabin
    .gen = Prototypowego karabinu
    .acc = Prototypowy karabin
    .from = z Prototypowego karabinu
item-prototype-rifle-text = Przy podwójnym trafieniu możesz wydać 1 dodatkową sztukę amunicji, aby zadać o 1 obrażenie więcej.
item-prototype-pistol = Prototypowy pistolet
    .gen = Prototypowego pistoletu
    .acc = Prototypowy pistolet
    .from = z Prototypowego pistoletu
item-prototype-pistol-text = Przy każdym strzale możesz raz przerzucić kość walki.
item-comms-key = Klucz łączności
    .gen = Klucza łączności
    .acc = Klucz łączności
item-comms-key-text = W pomieszczeniu z działającym komputerem: obejrzyj cel postaci, która ma oznaczony wysłany sygnał.
item-evacuation-key = Klucz ewakuacyjny
    .gen = Klucza ewakuacyjnego
    .acc = Klucz ewakuacyjny
item-evacuation-key-text = W sekcji ewakuacyjnej: zablokuj albo odblokuj jedną kapsułę tej sekcji.
item-self-destruct-key = Klucz autodestrukcji
    .gen = Klucza autodestrukcji
    .acc = Klucz autodestrukcji
item-self-destruct-key-text = W pomieszczeniu z działającym komputerem: uruchom autodestrukcję, o ile nikt nie hibernuje, albo zatrzymaj ją, dopóki jej znacznik nie dotarł do żółtego pola.
item-chemicals = Odczynnik
    .gen = Odczynnika
    .acc = Odczynnik
item-chemicals-text = Załaduj do pełna swój Miotacz ognia. Służy też do ładowania Pistoletu igłowego Medyka.
item-tools = Narzędzia
    .gen = Narzędzi
    .acc = Narzędzia
item-tools-text = { -repair } Albo: otwórz lub zamknij jedne drzwi przy swoim pomieszczeniu.
item-duct-tape-text = { -repair } Albo: sklej dwa swoje ciężkie przedmioty, tak że zajmują jedną rękę. Ciężkich obiektów nie można tak łączyć.
item-fire-extinguisher = Gaśnica
    .gen = Gaśnicy
    .acc = Gaśnicę
item-fire-extinguisher-text = Usuń pożar ze swojego pomieszczenia. Albo: wybierz intruza w swoim pomieszczeniu; wycofuje się.
item-technical-corridors-plan = Plan korytarzy technicznych
    .gen = Planu korytarzy technicznych
    .acc = Plan korytarzy technicznych
item-technical-corridors-plan-text = W pomieszczeniu z wejściem do korytarzy technicznych: przejdź do dowolnego innego pomieszczenia z takim wejściem. Jak po każdym ruchu, rzucasz na szmery, jeśli nie ma tam ani innej postaci, ani intruza.
item-space-suit = Skafander kosmiczny
    .gen = Skafandra kosmicznego
    .acc = Skafander kosmiczny
item-space-suit-text = W żółtym pomieszczeniu: odrzuć wszystkie swoje karty akcji i przejdź do dowolnego innego żółtego pomieszczenia. Jak po każdym ruchu, rzucasz na szmery, jeśli nie ma tam ani innej postaci, ani intruza.
item-nemesis-plans = Plany Nemesis
    .gen = Planów Nemesis
    .acc = Plany Nemesis
item-nemesis-plans-text = Obejrzyj w sekrecie dwa nieodkryte kafelki pomieszczeń, ale nie ich żetony eksploracji.
item-medkit-text = Twoja lub inna postać w twoim pomieszczeniu: opatrz 1 głęboką ranę albo ulecz 1 opatrzoną głęboką ranę.
item-bandages = Bandaże
    .gen = Bandaży
    .acc = Bandaże
item-bandages-text = Twoja lub inna postać w twoim pomieszczeniu: opatrz 1 głęboką ranę albo ulecz wszystkie powierzchowne rany.
item-synthetic-food = Syntetyczna żywność
    .gen = Syntetycznej żywności
    .acc = Syntetyczną żywność
item-synthetic-food-text = Dobierz 2 karty akcji.
item-adrenaline-injection = Zastrzyk adrenaliny
    .gen = Zastrzyku adrenaliny
    .acc = Zastrzyk adrenaliny
item-adrenaline-injection-text = Dobierz 1 kartę akcji. W tej turze możesz wykonać dowolną liczbę akcji, po czym pasujesz.
item-alcohol = Alkohol
    .gen = Alkoholu
    .acc = Alkohol
item-alcohol-text = Przeskanuj jedną kartę skażenia ze swojej ręki i usuń ją z gry. Jeśli była zarażona, weź nową kartę skażenia; larwy od tego nie dostajesz.
item-military-drugs = Wojskowe stymulanty
    .gen = Wojskowych stymulantów
    .acc = Wojskowe stymulanty
item-military-drugs-text = Odrzuć dowolną liczbę kart z ręki, także karty skażenia, a potem dobierz tyle samo i jeszcze 1.
item-antidote = Neutralizator
    .gen = Neutralizatora
    .acc = Neutralizator
item-antidote-text = Przeskanuj wszystkie karty skażenia w swoim stosie, na ręce i w kartach odrzuconych: zarażone opuszczają grę, podobnie jak larwa z twojej planszy. Weź 1 kartę skażenia, wtasuj odrzucone karty do stosu i spasuj. Karty z ręki możesz zachować.
item-flamethrower-text = Każda ścianka oprócz pustej zadaje co najmniej 1 obrażenie. Podwójne trafienie wznieca też pożar w twoim pomieszczeniu. Ładuje się go Odczynnikiem.
item-molotov-cocktail = Koktajl Mołotowa
    .gen = Koktajlu Mołotowa
    .acc = Koktajl Mołotowa
item-molotov-cocktail-text = Wybierz swoje lub sąsiednie pomieszczenie z intruzem albo z jajami, których nikt nie niesie; nie można rzucić przez zamknięte drzwi. Umieść tam znacznik pożaru; każdy intruz w nim otrzymuje 1 obrażenie, a każda postać 1 głęboką ranę. Koktajl niszczy 1 takie jajo, także z zasobu odkrytego Gniazda.
item-taser-text = Wybierz intruza w swoim pomieszczeniu: otrzymuje 1 obrażenie i się wycofuje. Albo: wybierz postać w swoim pomieszczeniu, która odrzuca całą rękę.

## Characters


## Action cards

card-basic-repairs-text = { -repair }
card-repairs-text = { -repair }
card-piloting-text = W działającym Kokpicie albo w pomieszczeniu z działającym komputerem wykonaj za darmo akcję tego pomieszczenia. Albo: z pomieszczenia z działającym komputerem obejrzyj w sekrecie kartę koordynatów.
card-knowledge-of-the-ship = Znajomość statku
card-knowledge-of-the-ship-text = Otwórz lub zamknij jedne drzwi przy swoim pomieszczeniu. Albo: obejrzyj w sekrecie jeden nieodkryty kafelek pomieszczenia.
card-fast-repairs-text = { -repair }
card-ingenuity-text = { -repair } Albo: zrób przedmiot; dowolny żółty przedmiot może zastąpić komponent narzędziowy.

## Quest items

quest-log-key = Klucz do dziennika
    .gen = Klucza do dziennika
    .acc = Klucz do dziennika
quest-log-key-text = Aktywacja: bądź w Pokoju łączności. Użycie: w pomieszczeniu z działającym komputerem obejrzyj cele wybranej osoby.
quest-intercom = Interkom
    .gen = Interkomu
    .acc = Interkom
quest-intercom-text = Aktywacja: odrzuć Narzędzia albo Taśmę naprawczą. Odtąd „Motywacja” dociera też do każdej postaci w pomieszczeniu z działającym komputerem, a „Rozkaz” może tam wskazać swój jedyny cel.
quest-orbital-maneuvering-system = System manewrów orbitalnych
    .gen = Systemu manewrów orbitalnych
    .acc = System manewrów orbitalnych
quest-orbital-maneuvering-system-text = Aktywacja: odrzuć Akumulator do broni. Użycie: wszyscy pasują i faza graczy się kończy; w tej rundzie pomija się krok ataku intruzów.
quest-evacuation-key = Klucz ewakuacyjny
    .gen = Klucza ewakuacyjnego
    .acc = Klucz ewakuacyjny
quest-evacuation-key-text = Aktywacja: bądź w pomieszczeniu System przeciwpożarowy. Użycie: w sekcji ewakuacyjnej zablokuj albo odblokuj jedną kapsułę tej sekcji.
quest-plasma-torch = Palnik plazmowy
    .gen = Palnika plazmowego
    .acc = Palnik plazmowy
quest-plasma-torch-text = Aktywacja: bądź w Magazynie. Użycie: otwórz lub zamknij jedne drzwi przy swoim pomieszczeniu; zamknąć można nawet zniszczone.
quest-flashlight = Latarka
    .gen = Latarki
    .acc = Latarkę
quest-flashlight-text = Aktywacja: odrzuć Akumulator do broni. Użycie: przeszukaj swoje pomieszczenie jak kartą „Przeszukanie”.
quest-autoloader = Automatyczny podajnik
    .gen = Automatycznego podajnika
    .acc = Automatyczny podajnik
quest-autoloader-text = Aktywacja: bądź w Zbrojowni. Dołącz do Karabinu szturmowego: broń od razu dostaje 1 sztukę amunicji, a jej pojemność rośnie o 1. Ładowanie jej Akumulatorem do broni nie kosztuje karty.
quest-armor = Pancerz
    .gen = Pancerza
    .acc = Pancerz
quest-armor-text = Aktywacja: odrzuć Narzędzia albo Taśmę naprawczą. Użycie: po ataku intruza na ciebie zignoruj ten atak.
quest-motion-scanner = Skaner ruchu
    .gen = Skanera ruchu
    .acc = Skaner ruchu
quest-motion-scanner-text = Aktywacja: odrzuć Akumulator do broni. Użycie jako reakcja: odrzuć 1 kartę akcji, aby powtórzyć swój rzut na szmery, raz na rzut.
quest-security-key = Klucz bezpieczeństwa
    .gen = Klucza bezpieczeństwa
    .acc = Klucz bezpieczeństwa
quest-security-key-text = Aktywacja: bądź w Kokpicie. Użycie: wybierz dowolne pomieszczenie i otwórz lub zamknij drzwi w jego korytarzach, każde wedle uznania.
quest-laboratory-equipment = Sprzęt laboratoryjny
    .gen = Sprzętu laboratoryjnego
    .acc = Sprzęt laboratoryjny
quest-laboratory-equipment-text = Aktywacja: odrzuć Odczynnik. Użycie: w pomieszczeniu ze zwłokami, truchłem albo jajem odkryj odpowiednią słabość.
quest-holo-computer = Holokomputer
    .gen = Holokomputera
    .acc = Holokomputer
quest-holo-computer-text = Aktywacja: bądź w Generatorze. Odtąd możesz zagrywać karty „Intranet” i „Ocena ryzyka” w dowolnym pomieszczeniu.

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
objective-the-great-hunt-text = Twój sygnał jest wysłany, a statek jest zniszczony lub królowa nie żyje.
objective-aliens-on-a-spaceship = Obcy na pokładzie
objective-aliens-on-a-spaceship-text = Twój sygnał jest wysłany, a zniszczeniu uległo Gniazdo lub statek.
objective-my-precious-text = Twój sygnał jest wysłany i kończysz w kapsule albo w hibernacji, trzymając jajo.
objective-necroscopy = Nekroskopia
objective-necroscopy-text = Twój sygnał jest wysłany i odkryta jest słabość z pola truchła.
objective-ab-ovo = Ab ovo
objective-ab-ovo-text = Odkryta jest słabość z pola jaja.
objective-extreme-field-biology = Ekstremalna biologia terenowa
objective-extreme-field-biology-text = Odkryte są co najmniej 2 słabości.
objective-destination-earth = Kierunek: Ziemia
objective-destination-earth-text = Statek dociera na Ziemię.
objective-emergency-post-mortem = Pilna sekcja zwłok
objective-emergency-post-mortem-text = Niebieskie zwłoki leżą w Gabinecie chirurgicznym.
objective-first-contact-protocol = Protokół pierwszego kontaktu
objective-first-contact-protocol-text = Odkryte są co najmniej 2 słabości.
objective-cutting-off-the-head-text = Sygnał jest wysłany, a statek jest zniszczony lub królowa nie żyje.
objective-no-man-left-behind = Nikt nie zostaje
objective-no-man-left-behind-text = Sygnał jest wysłany i wszystkie pomieszczenia są odkryte.
objective-special-delivery-text = Jakaś postać kończy w kapsule albo w hibernacji, trzymając jajo.
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

colour-pink = różowy

## Lists of the box

list-engine-tokens = Żetony silników
list-escape-pods = Kapsuły ratunkowe
list-coordinates = Karty koordynatów
list-intruder-player-cards = Karty gracza-intruza
