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
-repair = Usuń awarię z pomieszczenia, w którym jesteś; albo – w pomieszczeniu silnika – obejrzyj w sekrecie oba jego żetony i ułóż je w wybranej kolejności, mówiąc zgodnie z prawdą, czy ją zmieniasz.

## Figures and tokens

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
