# Nemesis: Lockdown: nazwy wszystkiego, co jest w pudełku, i działanie opisane naszymi słowami. Co w Nemesis nazywa się tak
# samo, jest w survival.ftl. <rodzaj>-<id> to nazwa, <rodzaj>-<id>-text mówi, jak to działa. Koszty i symbole są w danych.

## Board

network-tc = Korytarze techniczne
network-area-1 = Obszar 1
network-area-2 = Obszar 2
network-area-3 = Obszar 3
network-area-4 = Obszar 4
section-s-01 = Sektor S-01
section-s-02 = Sektor S-02
section-s-03 = Sektor S-03
section-elevator = Winda
building-west = Budynek zachodni
building-east = Budynek wschodni
pod-a = Kapsuła SWC A
pod-b = Kapsuła SWC B
pod-c = Kapsuła SWC C
place-bunker = Bunkier

## Rooms

room-archive = Archiwum
room-archive-text = Tylko dopóki twój żeton wiedzy jest nieaktywny: odwróć go na aktywną stronę i zyskaj 2 wiedzy. Potem obejrzyj w sekrecie jeden plan awaryjny innej osoby albo z puli neutralnej, nigdy ten obowiązujący.
room-cave-entrance = Wejście do jaskini
room-cave-entrance-text = Przejdź do dowolnego odkrytego pomieszczenia z wejściem do korytarzy technicznych. Po drodze atakuje cię raz coś jak dorosły osobnik w ciemności.
room-cooling-system = System chłodzenia
room-cooling-system-text = Uruchom autodestrukcję: jej żeton trafia żółtą stroną do góry 3 pola przed żeton czasu.
room-decon-room = Komora dekontaminacyjna
room-decon-room-text = Przeskanuj karty skażenia z ręki: zarażone znikają z twojej talii, podobnie jak larwa z twojej planszy. Śluz też się zmywa.
room-laboratory-text = Potrzebne są zwłoki, truchło albo jajo, leżące tu lub niesione. Zyskujesz 3 wiedzy, a obiekt się zużywa. Pierwszy obiekt danego rodzaju odkrywa kolejną słabość.
room-css-a = System wysyłki cargo A
room-css-a-text = { -enter-pod }
room-css-b = System wysyłki cargo B
room-css-b-text = { -enter-pod }
room-css-c = System wysyłki cargo C
room-css-c-text = { -enter-pod }
room-nest-text = Weź 1 jajo, a potem wykonaj rzut na szmery. Kto odkryje Gniazdo, zyskuje 1 wiedzy. Nie można go przeszukać i nigdy nie ma w nim awarii.
room-generator-text = Zatrzymaj autodestrukcję, dopóki jej żeton jest żółty. Albo: włącz lub wyłącz zasilanie tego sektora.
room-transmitter-control-room = Pokój łączności
room-transmitter-control-room-text = Wyślij swój sygnał. Albo: obejrzyj w sekrecie cele osoby, która wysłała swój.
room-css-control-room = Centrum kontroli SWC
room-css-control-room-text = Obejrzyj w sekrecie jeden żeton SWC. Możesz przesunąć go o jedno pole, ale nie tam, gdzie leży inny; ten przy żetonie czasu zostaje na miejscu.
room-defense-control-room = Kontrola systemów obronnych
room-defense-control-room-text = Zmniejsz licznik przedmiotów tego pomieszczenia o 1 albo umieść tu awarię. Potem wybierz pomieszczenie z intruzem i bez awarii: pojawia się tam awaria, każdy intruz otrzymuje 1 obrażenie, a każda postać 1 głęboką ranę.
room-guard-room = Kwatera straży
room-guard-room-text = Zmniejsz licznik przedmiotów tego pomieszczenia o 1 i weź Paralizator albo Skafander kosmiczny.
room-contaminated-room = Skażone pomieszczenie
room-contaminated-room-text = Działa samoczynnie: kto tu szuka przedmiotów, otrzymuje śluz. Nigdy nie ma tu awarii.
room-testing-lab = Pokój testów
room-testing-lab-text = Przy wiedzy 4 lub większej weź Neutralizator.
room-vent-control-room = Kontrola systemu wentylacji
room-vent-control-room-text = Wybierz pomieszczenie z wejściem do korytarzy technicznych, wokół którego nie ma zniszczonych drzwi. Wszystkie drzwi wokół niego się zamykają, pożar w nim gaśnie i trafia tam żeton wentylacji. Jeśli do końca fazy graczy nikt nie otworzy żadnych z tych drzwi, giną wszystkie postacie i intruzi w środku.
room-repository = Magazyn
room-repository-text = Zrób przedmiot z jednym komponentem mniej. Po tobie mogą to zrobić także inne postacie stąd.
room-isolation-room = Izolatka
room-isolation-room-text = Działa samoczynnie: kto jest tu na początku rundy, dobiera do 6 kart, o ile nie ma awarii. Akcja, na białych polach toru czasu albo podczas procedury alarmowej: wykonaj rzut na szmery; jeśli nie pojawi się intruz, zamykasz się tu do końca gry.
room-backup-power-supply = Zasilanie awaryjne
room-backup-power-supply-text = Jeśli aktywne są mniej niż 3 żetony zasilania, włączają się żetony 1 i 2, a wyłączają 3 i 4. Potem rozłóż wszystkie cztery między sektory i windę, jak chcesz. Żeton czasu odwraca się na aktywną stronę.
room-alert-room = Centrum szybkiego reagowania
room-alert-room-text = Rozpocznij procedurę alarmową: gra skończy się za polem o połowie numeru żetonu czasu, a Izolatka się otwiera. Albo: weź 1 plan awaryjny z puli neutralnej.
room-elevator-room-s-01 = Szyb windy S-01
room-elevator-room-s-01-text = { -elevator }
room-elevator-room-s-02 = Szyb windy S-02
room-elevator-room-s-02-text = { -elevator }
room-elevator-room-s-03 = Szyb windy S-03
room-elevator-room-s-03-text = { -elevator }
room-emergency-staircase-1 = Ciąg ewakuacyjny 1
room-emergency-staircase-1-text = { -staircase }
room-emergency-staircase-2 = Ciąg ewakuacyjny 2
room-emergency-staircase-2-text = { -staircase }
room-emergency-staircase-3 = Ciąg ewakuacyjny 3
room-emergency-staircase-3-text = { -staircase }
room-emergency-staircase-4 = Ciąg ewakuacyjny 4
room-emergency-staircase-4-text = { -staircase }
room-vestibule = Przedsionek
room-vestibule-text = Nie ma tu nic do zrobienia ani do znalezienia.
room-crossroads-1 = Skrzyżowanie 1
room-crossroads-1-text = { -crossroads }
room-crossroads-2 = Skrzyżowanie 2
room-crossroads-2-text = { -crossroads }
room-crossroads-3 = Skrzyżowanie 3
room-crossroads-3-text = { -crossroads }

-enter-pod = Tylko gdy pod polem żetonu czasu leży żeton SWC, a kapsuła jest wolna: wejdź do kapsuły o tej literze. Odrzucasz rękę i pasujesz.
-elevator = Potrzebne jest zasilanie windy. Wezwij ją do tego sektora. Albo, jeśli tu jest: pojedź do innego sektora z każdym z tego pomieszczenia, kto chce jechać.
-staircase = Nie należy do żadnego sektora i zawsze jest tu ciemno. Nie ma tu nic do zrobienia ani do znalezienia.
-crossroads = Miejsce pod gołym niebem, obok wszystkich czterech obszarów. Nigdy nie ma tu pożaru ani awarii.
-repair-room = Usuń awarię ze swojego pomieszczenia.

## Figures and tokens

token-larva-0-1 = Larwa 0/1
token-larva-1-2 = Larwa 1/2
token-creeper-1-2 = Pełzacz 1/2
token-adult-1-3 = Dorosły osobnik 1/3
token-adult-2-3 = Dorosły osobnik 2/3
token-adult-2-4 = Dorosły osobnik 2/4
token-adult-3-4 = Dorosły osobnik 3/4
token-breeder-2-4 = Reproduktor 2/4
token-breeder-3-4 = Reproduktor 3/4
token-queen-4-4 = Królowa 4/4

surface-red = Czerwony przedmiot
surface-red-text = Dobierz 1 czerwony przedmiot, a potem wykonaj rzut na szmery.
surface-yellow = Żółty przedmiot
surface-yellow-text = Dobierz 1 żółty przedmiot, a potem wykonaj rzut na szmery.
surface-green = Zielony przedmiot
surface-green-text = Dobierz 1 zielony przedmiot, a potem wykonaj rzut na szmery.
surface-mars = Mars
surface-mars-text = Dobierz i rozpatrz kartę powierzchni Marsa, a potem wykonaj rzut na szmery.
surface-silence = { exploration-silence }
surface-silence-text = { exploration-silence-text }
surface-danger = { exploration-danger }
surface-danger-text = { exploration-danger-text }
surface-fire = { exploration-fire }
surface-fire-text = { exploration-fire-text } Na skrzyżowaniu pożaru nie ma.
surface-malfunction = { exploration-malfunction }
surface-malfunction-text = { exploration-malfunction-text } Na skrzyżowaniu awarii nie ma.

power-1 = żeton 1
power-2 = żeton 2
power-3 = żeton 3
power-4 = żeton 4

cargo-a = Żeton SWC A
cargo-a-text = Startuje kapsuła A.
cargo-b = Żeton SWC B
cargo-b-text = Startuje kapsuła B.
cargo-c = Żeton SWC C
cargo-c-text = Startuje kapsuła C.
cargo-all = Żeton SWC „wszystkie”
cargo-all-text = Startują wszystkie kapsuły.
cargo-none = Żeton SWC „żadna”
cargo-none-text = Nie startuje żadna kapsuła.

contingency-blue = Kod niebieski
contingency-blue-text = Ginie każda postać, która nie ma wysłanego sygnału.
contingency-yellow = Kod żółty
contingency-yellow-text = Ginie każda postać o wiedzy 4 lub mniejszej.
contingency-grey = Kod szary
contingency-grey-text = Ginie każda postać, która opuściła bazę w kapsule SWC.
contingency-red = Kod czerwony
contingency-red-text = Ginie każda postać w Izolatce.
contingency-green = Kod zielony
contingency-green-text = Nikt nie ginie.
contingency-unknown = Plan awaryjny

supply-corpse-red = Zwłoki
supply-injuries-8 = Licznik obrażeń od 1 do 8
supply-injuries-12 = Licznik obrażeń od 1 do 12
supply-knowledge = Żeton wiedzy
supply-time = Żeton czasu
supply-alert = Żeton procedury alarmowej
supply-ventilation = Żeton wentylacji
supply-autodestruction = Żeton autodestrukcji
supply-rover = Łazik
supply-main-gate = Brama główna
supply-elevator = Winda
supply-contingency-card = Karta o planach awaryjnych
supply-nightstalker-card = Karta o nocnych łowcach
supply-laboratory-board = Plansza laboratorium

## Dice

die-advantage = Kość przewagi
die-mars = Kość powierzchni Marsa

## Events

event-bulkheads-open-text = Wszystkie zamknięte drzwi się otwierają; zniszczone pozostają zniszczone. W ciemności: szmery w każdym korytarzu bez szmerów wokół każdej postaci.
event-coolant-leak-text = Umieść awarię w Systemie chłodzenia; jeśli już tam jest, zamiast tego rusza autodestrukcja. { -remove-event }
event-fire-in-the-hole = Kryć się!
event-fire-in-the-hole-text = Umieść pożar w Systemach wysyłki cargo A, B i C. Każda postać, która tam jest i nie ma kart akcji na ręce, otrzymuje 1 głęboką ranę.
event-leaving-the-shell-a = Opuszczenie skorupy
event-leaving-the-shell-a-text = Kto ma larwę, bierze 1 kartę skażenia i ją skanuje: jeśli jest zarażona, ginie i pojawia się pełzacz, a jeśli nie, karta jest odrzucana. Każdy inny dobiera 4 karty i skanuje znajdujące się wśród nich karty skażenia: jeśli choć jedna jest zarażona, na jego planszę trafia larwa. Te 4 karty są odrzucane.
event-leaving-the-shell-b = { event-leaving-the-shell-a }
event-leaving-the-shell-b-text = { event-leaving-the-shell-a-text }
event-nest-text = Jeśli Gniazdo jest odkryte, umieść szmery we wszystkich korytarzach wokół niego, w których ich nie ma. W ciemności: tak samo wokół każdej postaci.
event-blood-trace-a = Krwawy ślad
event-blood-trace-a-text = W każdym sektorze każdy intruz, który nie walczy, idzie do pomieszczenia postaci z nieopatrzoną głęboką raną i bez kart akcji na ręce; z kilku wybiera to o najniższym numerze. W ciemności: także do tych, które mają jeszcze karty akcji.
event-blood-trace-b = { event-blood-trace-a }
event-blood-trace-b-text = { event-blood-trace-a-text }
event-consuming-fire-text = Licznik przedmiotów w każdym płonącym pomieszczeniu spada do 0. Następnie { -fire-spreads }
event-hatching-text = Odrzuć 1 jajo z Gniazda. Każda postać w Gnieździe bez kart akcji na ręce zostaje zakażona larwą; jeśli żadna, dołóż żeton larwy do kolonii. W ciemności: zakażone zostają też postacie poza Gniazdem bez kart akcji.
event-lurking-text = Wszyscy intruzi, którzy nie są w jednym pomieszczeniu z postacią, znikają z planszy, a za każdego trafia do kolonii jeden żeton jego rodzaju. W ciemności: każdy walczący intruz atakuje.
event-sanitary-network-failure = Awaria sieci sanitarnej
event-sanitary-network-failure-text = Umieść znacznik awarii w każdym odkrytym zielonym pomieszczeniu. { -remove-event }
event-blue-screen = Niebieski ekran
event-blue-screen-text = Spośród odkrytych pomieszczeń z komputerem w sektorach z zasilaniem to o najniższym numerze dostaje awarię. { -remove-event }
event-damage-text = Umieść znacznik awarii w każdym pomieszczeniu, w którym jest dorosły osobnik, reproduktor albo królowa. W ciemności: także w każdym pomieszczeniu z postacią.
event-noise-in-corridors = Szmery w korytarzach
event-noise-in-corridors-text = Umieść szmery w korytarzach technicznych. Jeśli już tam są, 1 znacznik awarii i 1 znacznik pożaru na dobre znikają z zasobów. W ciemności: każda postać w pomieszczeniu z wejściem otrzymuje 1 powierzchowną ranę.
event-power-surge = Przepięcie
event-power-surge-text = Żeton czasu odwraca się na nieaktywną stronę.
event-egg-protection-text = Rozpatrz spotkanie dla każdej postaci, która jest w Gnieździe albo niesie jajo. W ciemności: każda postać otrzymuje 1 kartę skażenia.
event-panic = Panika
event-panic-text = Postacie bez kart akcji na ręce odrzucają 2 sztuki amunicji, a jeśli nie mogą – 1 przedmiot. W ciemności: także te, które mają karty akcji.
event-scent-of-blood = Zapach krwi
event-scent-of-blood-text = Wokół każdej postaci z nieopatrzoną głęboką raną umieść szmery we wszystkich korytarzach, w których ich nie ma. W ciemności: postaw dorosłego osobnika w pomieszczeniu każdej takiej postaci, która nie walczy.
event-short-circuit-text = Umieść pożar w każdym odkrytym pomieszczeniu z komputerem w sektorach z zasilaniem. { -remove-event }
event-kickstopper = Zacięta winda
event-kickstopper-text = Winda traci zasilanie. Umieść awarię we wszystkich Szybach windy. { -remove-event }
event-thats-hot = Gorąco
event-thats-hot-text = Umieść pożar w pomieszczeniach Zasilanie awaryjne i Generator. { -remove-event }
event-life-network-failure = Awaria sieci podtrzymywania życia
event-life-network-failure-text = { event-sanitary-network-failure-text }
event-regeneration-text = Każdy intruz na planszy traci do 2 obrażeń. W ciemności: postaw dorosłego osobnika w każdym pomieszczeniu z postacią ze śluzem, a potem każda postać otrzymuje śluz.
event-intruders-bulkheads-open = { event-bulkheads-open }
event-intruders-bulkheads-open-text = { event-bulkheads-open-text }
event-intruders-consuming-fire = { event-consuming-fire }
event-intruders-consuming-fire-text = { event-consuming-fire-text }
event-intruders-damage = { event-damage }
event-intruders-damage-text = { event-damage-text }
event-intruders-hatching = { event-hatching }
event-intruders-hatching-text = { event-hatching-text }
event-intruders-nest = { event-nest }
event-intruders-nest-text = { event-nest-text }
event-intruders-noise-in-corridors = { event-noise-in-corridors }
event-intruders-noise-in-corridors-text = { event-noise-in-corridors-text }
event-intruders-panic = { event-panic }
event-intruders-panic-text = { event-panic-text }
event-intruders-power-surge = { event-power-surge }
event-intruders-power-surge-text = { event-power-surge-text }
event-intruders-blue-screen = { event-blue-screen }
event-intruders-blue-screen-text = { event-blue-screen-text }
event-intruders-coolant-leak = { event-coolant-leak }
event-intruders-coolant-leak-text = { event-coolant-leak-text }
event-intruders-egg-protection = { event-egg-protection }
event-intruders-egg-protection-text = { event-egg-protection-text }
event-intruders-lurking = { event-lurking }
event-intruders-lurking-text = { event-lurking-text }
event-intruders-short-circuit = { event-short-circuit }
event-intruders-short-circuit-text = { event-short-circuit-text }

-remove-event = Usuń tę kartę z gry i wtasuj odrzucone karty do stosu wydarzeń.

## Nightstalker attacks

attack-cut = Draśnięcie
attack-cut-text = Cel otrzymuje 1 powierzchowną ranę i 1 kartę skażenia. W ciemności: jeszcze 1 powierzchowną ranę.
attack-blood-chase = Węszenie
attack-blood-chase-text = Cel otrzymuje 1 powierzchowną ranę i śluz. Jeśli ucieka i ma nieopatrzoną głęboką ranę, intruz idzie za nim.
attack-perched-in-the-dark = Czatowanie w mroku
attack-perched-in-the-dark-text = Cel otrzymuje 1 głęboką ranę. W ciemności: cel z 3 głębokimi ranami ginie.
attack-blood-rage = Krwawy szał
attack-blood-rage-text = Cel, który ma już 2 głębokie rany, ginie. W przeciwnym razie otrzymuje 2 głębokie rany, jeśli któraś z jego ran jest nieopatrzona, a jeśli nie – 1.
attack-piercing-the-heart = Przebicie serca
attack-piercing-the-heart-text = Cel otrzymuje 1 głęboką ranę i 1 kartę skażenia. W ciemności: cel z co najmniej 2 głębokimi ranami ginie.
attack-evolve = Ewolucja
attack-evolve-text = Atakujący pełzacz zmienia się w reproduktora, jeśli jest wolna figurka. W ciemności: ten reproduktor atakuje.
attack-infecting-the-host = Zakażenie nosiciela
attack-infecting-the-host-text = Cel otrzymuje śluz. W ciemności: zostaje zakażony larwą.

## Computer

computer-a = Karta komputera A
computer-a-text = Wybierz: { computer-option-move-rover }; { computer-option-peek-css }; { computer-option-peek-contingencies }.
computer-b = Karta komputera B
computer-b-text = Wybierz: { computer-option-knowledge }; { computer-option-peek-css }; { computer-option-swap-power }.
computer-c = Karta komputera C
computer-c-text = Wybierz: { computer-option-purge }; { computer-option-swap-power }; { computer-option-peek-contingencies }.
computer-d = Karta komputera D
computer-d-text = Wybierz: { computer-option-door }; { computer-option-peek-css }; { computer-option-move-rover }.
computer-e = Karta komputera E
computer-e-text = Wybierz: { computer-option-purge }; { computer-option-swap-power }; { computer-option-peek-css }.
computer-lock-down = Lockdown
computer-lock-down-text = Gdy zostanie odkryta: w pomieszczeniu tego, kto ją odkrył, pojawia się awaria, a cały stos kart komputera jest tasowany.
computer-option-move-rover = przestaw łazik
computer-option-peek-css = obejrzyj żeton SWC
computer-option-peek-contingencies = obejrzyj wszystkie plany awaryjne innej osoby w twoim sektorze
computer-option-knowledge = zyskaj 1 wiedzy
computer-option-swap-power = zamień miejscami dwa żetony zasilania
computer-option-purge = ugaś pożar w pomieszczeniu i wypłosz stamtąd wszystkich intruzów
computer-option-door = otwórz lub zamknij drzwi

## Surface of Mars

mars-radioactive-dust = Radioaktywny pył
mars-radioactive-dust-text = Otrzymujesz 1 kartę skażenia i śluz. W osłonie: tylko kartę.
mars-sandstorm = Burza piaskowa
mars-sandstorm-text = Każdy na powierzchni odrzuca 1 kartę akcji. W osłonie: nic.
mars-suit-leak = Nieszczelny skafander
mars-suit-leak-text = Otrzymujesz 1 powierzchowną ranę. W osłonie: nic.
mars-meteorites = Meteoryty
mars-meteorites-text = Otrzymujesz 1 głęboką ranę. W osłonie: 1 powierzchowną ranę.
mars-loose-ground = Grząski grunt
mars-loose-ground-text = Twoja tura się kończy. W osłonie: nic.
mars-solar-flare = Rozbłysk słoneczny
mars-solar-flare-text = Każdy na powierzchni otrzymuje 1 kartę skażenia, a kto dobrał tę kartę, wyłącza zasilanie jednego sektora. W osłonie: tylko zasilanie.
mars-tremor = Wstrząs
mars-tremor-text = Umieść szmery w każdym obszarze, w którym ich nie ma. W osłonie: w jednym wybranym obszarze.
mars-lost-bearings = Utrata orientacji
mars-lost-bearings-text = Osoba po twojej lewej przestawia twoją postać na sąsiednie skrzyżowanie. W osłonie: nic.

## Weaknesses

weakness-wary-of-shadows = Czujność wobec cieni
weakness-wary-of-shadows-text = Jeśli dorosły osobnik atakuje cię kartą „Czatowanie w mroku”, zignoruj jej działanie w ciemności.
weakness-sensitivity-to-light = Wrażliwość na światło
weakness-sensitivity-to-light-text = Dopóki nie jesteś w ciemności, liczba na żetonie spotkania jest mniejsza o 1, ale wynosi co najmniej 1.
weakness-the-way-of-moving-text = Pełzacze i dorosłe osobniki nie mogą niszczyć zamkniętych drzwi. U nocnych łowców dotyczy to drzwi przy twoim pomieszczeniu.

## Serious wounds

wound-knee = Kolano
wound-knee-text = Dopóki rana nie jest opatrzona, pierwszy ruch w twojej pierwszej turze rundy kosztuje o 1 kartę więcej.
wound-eyes = Oczy
wound-eyes-text = Dopóki rana nie jest opatrzona, zawsze liczysz się jako postać w ciemności.
wound-guts = Trzewia
wound-guts-text = Dopóki rana nie jest opatrzona, otrzymujesz 1 kartę skażenia za każdym razem, gdy pasujesz.

## Items

item-weapon-battery = Akumulator do broni
item-weapon-battery-text = Załaduj do pełna jedną ze swoich broni energetycznych. Albo: otwórz lub zamknij jedne drzwi przy swoim pomieszczeniu.
item-glowstick = Światło chemiczne
item-glowstick-text = Do końca rundy nie jesteś w ciemności. Także jako reakcja.
item-thermite-charge = Ładunek termitowy
item-thermite-charge-text = W twoim albo sąsiednim pomieszczeniu pojawiają się awaria i pożar; każdy intruz otrzymuje tam 1 obrażenie, a każda postać, także twoja, 1 powierzchowną ranę.
item-main-gate-key = Klucz do bramy głównej
item-main-gate-key-text = W pomieszczeniu na polu wyjścia: otwórz bramę główną.
item-contingency-codes = Kody awaryjne
item-contingency-codes-text = W pomieszczeniu z komputerem i zasilaniem: obejrzyj w sekrecie jeden plan awaryjny dowolnej osoby albo z puli neutralnej, nigdy ten obowiązujący.
item-toolbelt = Pas na narzędzia
item-toolbelt-text = { -repair-room } Albo: otwórz lub zamknij jedne drzwi przy swoim pomieszczeniu. Albo: przywróć wszystkie użycia Ramienia badawczego lub załaduj do pełna Gwoździarkę.
item-reagent = Odczynnik
item-reagent-text = Załaduj do pełna swój Miotacz ognia. Albo, przy wiedzy 5: intruz z twojego pomieszczenia się wycofuje.
item-duct-tape-text = Sklej dwa swoje ciężkie przedmioty, tak że zajmują jedną rękę; ciężkich obiektów nie można tak łączyć. Albo: usuń awarię ze swojego pomieszczenia.
item-fire-blanket = Materiał ognioodporny
item-fire-blanket-text = Usuń pożar ze swojego pomieszczenia. Albo: odrzuć swój znacznik śluzu.
item-flashlight = Latarka
item-flashlight-text = Działa 3 razy. Reakcja: przy spotkaniu w ciemności liczy się dla ciebie niższa liczba na żetonie.
item-cave-plans = Plan jaskini
item-cave-plans-text = Z pomieszczenia z wejściem do korytarzy technicznych przejdź do dowolnego innego odkrytego z takim wejściem. Jak po każdym ruchu, rzucasz na szmery, jeśli nikogo tam nie ma.
item-facility-plans = Plany bazy
item-facility-plans-text = Obejrzyj w sekrecie dwa nieodkryte kafelki pomieszczeń, ale nie ich żetony eksploracji.
item-medkit-text = Opatrz jedną swoją głęboką ranę. Albo: ulecz jedną opatrzoną.
item-medical-stapler = Stapler skórny
item-medical-stapler-text = Opatrz jedną swoją głęboką ranę. Albo: ulecz wszystkie swoje powierzchowne rany.
item-caffeine-pills = Tabletki z kofeiną
item-caffeine-pills-text = Dobierz 3 karty. Karty skażenia wśród nich są od razu skanowane, ze wszystkimi skutkami zarażenia.
item-antiseptic = Środek odkażający
item-antiseptic-text = Przeskanuj jedną kartę skażenia z ręki i ją usuń. Jeśli była zarażona, weź nową kartę skażenia; larwy od tego nie dostajesz.
item-scalpel = Skalpel
item-scalpel-text = Postać w twoim pomieszczeniu może pozbyć się larwy i otrzymuje za to 1 głęboką ranę. Albo: intruz w twoim pomieszczeniu albo leżące w nim jajo otrzymuje 1 obrażenie, a ty 1 kartę skażenia; po ataku na jaja wykonaj rzut na szmery.
item-analyze-toolset = Narzędzia badawcze
item-analyze-toolset-text = Zużyj zwłoki, truchło albo jajo: odkryj słabość i zyskaj 3 wiedzy. Albo: przeskanuj karty skażenia z ręki bez żadnych skutków.
item-research-documents = Dokumentacja badawcza
item-research-documents-text = Zyskaj 1 wiedzy. Albo: obejrzyj w sekrecie 1 plan awaryjny z puli neutralnej.
item-neutralizer = Neutralizator
item-neutralizer-text = Przeskanuj wszystkie karty skażenia w swoim stosie, na ręce i w kartach odrzuconych: zarażone oraz larwa z twojej planszy znikają. Wtasuj wszystkie swoje karty, także z ręki, do stosu akcji i spasuj.
item-taser-text = Wybierz intruza w swoim pomieszczeniu: otrzymuje 1 obrażenie i się wycofuje. Może to też być leżące tu jajo; potem wykonaj rzut na szmery. Albo: wybierz postać w swoim pomieszczeniu, która odrzuca całą rękę.
item-flamethrower-text = Każda ścianka oprócz pustej zadaje co najmniej 1 obrażenie. Podwójne trafienie w walce wznieca też pożar w twoim pomieszczeniu. Ładuje się go Odczynnikiem.
item-enviro-suit = Skafander kosmiczny
item-enviro-suit-text = Możesz dobiec do Bunkra bez łazika, a to, co dzieje się na powierzchni, mniej ci szkodzi.
item-smg = Pistolet maszynowy
item-smg-text = { item-rifle-text }
item-smart-gun = Inteligentna broń
item-smart-gun-text = Przy każdym strzale możesz raz przerzucić kość.
item-nailgun = Gwoździarka
item-nailgun-text = { item-rifle-text } Ładuje się ją tylko Pasem na narzędzia.
item-probe-arm = Ramię badawcze
item-probe-arm-text = Działa 3 razy, dopóki nie odnowi go Pas na narzędzia: weź żeton truchła z intruza w twoim pomieszczeniu, któremu to nie szkodzi.

-look-at-tiles = obejrzyj w sekrecie dwa nieodkryte kafelki pomieszczeń, ale nie ich żetony eksploracji.

## Characters

character-survivor = Ocalała
character-lab-rat = Królik doświadczalny
character-hacker = Haker
character-xenobiologist = Astrobiolożka
character-sentry = Wartownik
character-janitor = Sprzątacz
group-survivor = ocalały z Nemesis
group-worker = pracownik bazy
character-survivor-text = { -from-nemesis }
character-lab-rat-text = { -from-nemesis }
character-hacker-text = { -of-the-base }
character-xenobiologist-text = { -of-the-base }
character-sentry-text = { -of-the-base }
character-janitor-text = { -of-the-base }
character-captain-text = { -from-nemesis }
character-pilot-text = { -from-nemesis }
character-mechanic-text = { -from-nemesis }
character-soldier-text = { -from-nemesis }
character-scout-text = { -from-nemesis }
character-scientist-text = { -from-nemesis }

-from-nemesis = Trafia tu z Nemesis.
-of-the-base = Pracuje w tej bazie.

## Action cards

card-basic-repairs-text = { -repair-room }
card-repairs-text = { -repair-room }
card-fast-repairs-text = { -repair-room }
card-desperate-attack = Desperacki atak
card-desperate-attack-text = Weź 1 kartę skażenia i zadaj 2 obrażenia intruzowi w swoim pomieszczeniu. Jeśli nadal tam jest, atakuje cię.
card-obstinate = Upór
card-obstinate-text = Dobierz 1 kartę za każdą swoją głęboką ranę. Albo: odrzuć przedmiot, aby opatrzyć jedną z nich.
card-vents = Szyby wentylacyjne
card-vents-text = Z pomieszczenia z wejściem do korytarzy technicznych przejdź do dowolnego innego odkrytego z takim wejściem. Po drodze atakuje cię raz coś jak dorosły osobnik w ciemności.
card-distraction = Rozproszenie
card-distraction-text = Odrzuć przedmiot: twoja postać, jedna inna z twojego pomieszczenia albo obie przechodzą do tego samego sąsiedniego pomieszczenia i intruzi ich za to nie atakują.
card-weird-metabolism = Dziwny metabolizm
card-weird-metabolism-text = Odrzuć swój znacznik śluzu. Albo: odrzuć z ręki 1 kartę skażenia, aby dobrać 2 karty.
card-sensitive-hearing = Czuły słuch
card-sensitive-hearing-text = Umieść szmery w korytarzu przy swoim pomieszczeniu albo je z niego usuń.
card-feel-of-the-dark = Wyczucie mroku
card-feel-of-the-dark-text = Reakcja: zignoruj to, co wydarzenie robi z tobą w ciemności. Albo: zignoruj kartę ataku z zaskoczenia na ciebie.
card-inconspicuous = Kamuflaż
card-inconspicuous-text = Reakcja przed dobraniem karty ataku: intruz atakuje inną postać w twoim pomieszczeniu. Albo, w ciemności: nie wykonuj rzutu na szmery przy rozwoju kolonii.
card-recharge = Ładowanie
card-recharge-text = W sektorze z zasilaniem: połóż 2 sztuki amunicji na jednej ze swoich broni energetycznych.
card-neuralink = Neurozłącze
card-neuralink-text = Użyj komputera z pomieszczenia bez komputera, w sektorze z zasilaniem. Albo: użyj komputera w swoim pomieszczeniu bez zasilania.
card-bypass = Omijanie zabezpieczeń
card-bypass-text = W pomieszczeniu z komputerem i zasilaniem: wykonaj dowolnie wiele opcji karty komputera, po czym jest odrzucana. Albo: włącz lub wyłącz zasilanie swojego sektora.
card-it-works-for-me = U mnie działa
card-it-works-for-me-text = { -repair-room } Jeśli jest tu komputer i zasilanie, od razu go użyj.
card-master-plan = Genialny plan
card-master-plan-text = W pomieszczeniu z komputerem wykonaj za darmo akcję tego pomieszczenia. Albo: { -look-at-tiles }
card-rushed-analysis = Pospieszna analiza
card-rushed-analysis-text = Przeskanuj karty skażenia z ręki i usuń czyste; jeśli choć jedna była czysta, zyskujesz 1 wiedzy. Zarażone mają zwykłe skutki.
card-workspace-plan = Plan miejsca pracy
card-workspace-plan-text = W białym albo zielonym pomieszczeniu wykonaj za darmo jego akcję. Albo: { -look-at-tiles }
card-pheromones = Feromony
card-pheromones-text = Reakcja: odrzuć jajo albo truchło, aby zignorować atak na ciebie; wszyscy w pomieszczeniu otrzymują śluz. Albo, przy wiedzy 6: skieruj atak na inną postać w swoim pomieszczeniu.
card-field-experience = Doświadczenie w terenie
card-field-experience-text = Zmniejsz licznik przedmiotów swojego pomieszczenia o 1 i zyskaj 1 wiedzy. Albo, przy wiedzy 4: obejrzyj 2 karty wydarzeń, jedną odłóż na wierzch stosu, drugą na spód. Albo, przy wiedzy 6: tak samo z kartami ataku.
card-vivisection = Wiwisekcja
card-vivisection-text = Wydaj 1 użycie Ramienia badawczego: intruz w twoim pomieszczeniu otrzymuje 1 obrażenie i jeszcze po 1 za każde 2 twojej wiedzy.
card-stun = Ogłuszenie
card-stun-text = Postać w twoim pomieszczeniu, która ma na ręce najwyżej 3 karty, odrzuca je wszystkie. Albo, odrzucając broń: intruz wycofuje się do wybranego sąsiedniego pomieszczenia, ale nie przez zamknięte drzwi.
card-quarantine = Kwarantanna
card-quarantine-text = W pomieszczeniu z komputerem, nawet bez zasilania: zamknij wszystkie drzwi wokół dowolnego pomieszczenia.
card-facility-tour = Wycieczka po bazie
card-facility-tour-text = Przejdź do sąsiedniego pomieszczenia i zabierz ze sobą najwyżej jedną inną postać, nawet wbrew jej woli. Możesz zignorować żeton eksploracji. Rzut na szmery wykonujesz jak zwykle.
card-defense-plan = Plan obrony
card-defense-plan-text = W białym albo czerwonym pomieszczeniu wykonaj za darmo jego akcję. Albo: { -look-at-tiles }
card-emergency-key = Klucz awaryjny
card-emergency-key-text = W Szybie windy: wezwij windę i pojedź nią, nawet bez zasilania. Albo: otwórz lub zamknij jedne drzwi przy swoim pomieszczeniu.
card-clean-up = Gruntowne sprzątanie
card-clean-up-text = Usuń awarię ze swojego pomieszczenia. Albo: usuń z niego pożar.
card-maintenance-plan = Plan konserwacji
card-maintenance-plan-text = W białym albo żółtym pomieszczeniu wykonaj za darmo jego akcję. Albo: { -look-at-tiles }
card-jury-rigging = Prowizorka
card-jury-rigging-text = W żółtym pomieszczeniu: zmniejsz jego licznik przedmiotów o 1 i weź Miotacz ognia, Skafander kosmiczny albo Paralizator.
card-it-should-work = Powinno działać
card-it-should-work-text = Wykonaj akcję swojego pomieszczenia mimo awarii. Albo: użyj komputera w swoim pomieszczeniu bez zasilania.
card-piloting-text = W pomieszczeniu na polu wyjścia użyj łazika za darmo. Albo: z pomieszczenia z komputerem przestaw łazik.
card-knowledge-of-the-facility = Znajomość bazy
card-knowledge-of-the-facility-text = Otwórz lub zamknij jedne drzwi przy swoim pomieszczeniu. Albo: obejrzyj w sekrecie jeden nieodkryty kafelek pomieszczenia.
card-ingenuity-text = { -repair-room } Albo: zrób przedmiot; dowolny żółty przedmiot może zastąpić komponent narzędziowy.

## Quest items

quest-assault-rifle = { item-assault-rifle }
quest-assault-rifle-text = { -unlock-in-repository } { item-assault-rifle-text }
quest-wail = Zawodzenie
quest-wail-text = Aktywacja: bądź w Laboratorium. Użycie: umieść szmery w dowolnych korytarzach swojego sektora albo je z nich usuń.
quest-cheat-codes = Kody dostępu
quest-cheat-codes-text = Aktywacja: bądź w Archiwum. Użycie: wykonaj jedną opcję dowolnej karty komputera, bez komputera i bez zasilania.
quest-overmind = Nadumysł
quest-overmind-text = Aktywacja: wiedza 6. Użycie: intruz w twoim sektorze, który nie walczy, przechodzi do wybranego sąsiedniego pomieszczenia, ale nie przez zamknięte drzwi.
quest-battle-suit = Kombinezon bojowy
quest-battle-suit-text = Aktywacja: odrzuć Pas na narzędzia albo Taśmę naprawczą. Odtąd nie otrzymujesz śluzu ani ran od pożaru, a do Bunkra możesz dobiec bez łazika.
quest-pressure-washer = Myjka ciśnieniowa
quest-pressure-washer-text = Aktywacja: bądź w Systemie chłodzenia. Użycie: usuń pożar ze swojego pomieszczenia albo śluz wszystkich, którzy tam są.
quest-six-shooter = { item-six-shooter }
quest-six-shooter-text = { -unlock-in-repository } { item-six-shooter-text }
quest-shotgun = { item-shotgun }
quest-shotgun-text = { -unlock-in-repository } { item-shotgun-text }
quest-sawed-off-shotgun = { item-sawed-off-shotgun }
quest-sawed-off-shotgun-text = { -unlock-in-repository } { item-sawed-off-shotgun-text }
quest-soldiers-assault-rifle = { item-assault-rifle }
quest-soldiers-assault-rifle-text = { -unlock-in-repository } { item-assault-rifle-text }
quest-rifle = { item-rifle }
quest-rifle-text = { -unlock-in-repository } { item-rifle-text }
quest-pistol = { item-pistol }
quest-pistol-text = { -unlock-in-repository } { item-pistol-text }

-unlock-in-repository = Aktywacja: bądź w Magazynie.

## Objectives

objective-complete-study = Pełne badania
objective-complete-study-text = Wszystkie 3 słabości są odkryte.
objective-my-precious-text = Masz wysłany sygnał i opuszczasz bazę albo zamykasz się w Izolatce z jajem w rękach.
objective-expert-opinion = Opinia eksperta
objective-expert-opinion-text = Twoja wiedza wynosi co najmniej 8.
objective-field-report = Raport z terenu
objective-field-report-text = Masz wysłany sygnał i odkryte są co najmniej 2 słabości.
objective-upper-levels = Górne poziomy
objective-upper-levels-text = Masz wysłany sygnał i odkryte są wszystkie pomieszczenia sektorów S-01 i S-02.
objective-lower-levels = Dolne poziomy
objective-lower-levels-text = Odkryte są wszystkie pomieszczenia sektorów S-02 i S-03.
objective-the-whole-truth = Cała prawda
objective-the-whole-truth-text = Twój żeton wiedzy jest aktywny, a wiedza wynosi co najmniej 6.
objective-the-great-hunt-text = Masz wysłany sygnał, a królowa nie żyje albo baza jest zniszczona.
objective-scorched-earth = Spalona ziemia
objective-scorched-earth-text = Zniszczone jest Gniazdo albo zniszczona jest baza.
objective-no-witnesses = Bez świadków
objective-no-witnesses-text = Nie przeżywa żaden ocalały z Nemesis albo nie przeżywa nikt poza tobą.
objective-whistleblower = Sygnalista
objective-whistleblower-text = Masz wysłany sygnał i twój żeton wiedzy jest aktywny.
objective-pest-control = Dezynsekcja
objective-pest-control-text = Masz wysłany sygnał i zniszczone jest Gniazdo albo zniszczona jest baza.
objective-institutional-knowledge = Wiedza instytucji
objective-institutional-knowledge-text = Ktoś, kto przeżył, ma wiedzę 8.
objective-clean-up-crew-text = Sygnał jest wysłany, a Gniazdo zniszczone.
objective-cutting-off-the-head-text = Sygnał jest wysłany, a królowa nie żyje albo baza jest zniszczona.
objective-full-survey = Pełny przegląd
objective-full-survey-text = Odkryte są wszystkie pomieszczenia wszystkich trzech sektorów.
objective-know-your-enemy = Poznaj wroga
objective-know-your-enemy-text = Wszystkie 3 słabości są odkryte.
objective-special-delivery-text = Ktoś, kto przeżył, niesie jajo.
objective-nothing-left-behind = Nic nie zostanie
objective-nothing-left-behind-text = Baza jest zniszczona, a ktoś przeżył poza nią.
objective-leaked-files = Przeciek
objective-leaked-files-text = Sygnał jest wysłany i ktoś, kto przeżył, ma aktywny żeton wiedzy.
objective-lights-on = Światło włączone
objective-lights-on-text = Gniazdo jest zniszczone, a wszystkie trzy sektory mają zasilanie.
objective-final-report = Raport końcowy
objective-final-report-text = Sygnał jest wysłany i odkryte są co najmniej 2 słabości.

## Kinds and colours

colour-orange = pomarańczowy
colour-grey = szary
pack-nemesis-kit = dla postaci z Nemesis

## Lists of the box

list-room-tiles-fixed = Stałe kafelki pomieszczeń
list-surface-tokens = Żetony eksploracji powierzchniowej
list-power-tokens = Żetony zasilania
list-css-tokens = Żetony SWC
list-contingency-tokens = Żetony planów awaryjnych
list-computer-cards = Karty komputera
list-mars-cards = Karty powierzchni Marsa
list-replacement-events = Karty wydarzeń dla intruzów z Nemesis

content-lockdown-sides = { list-sides }
content-lockdown-tracks = { list-tracks }
content-lockdown-room-tiles-1 = { list-room-tiles-1 }
content-lockdown-room-tiles-2 = { list-room-tiles-2 }
content-lockdown-room-tiles-fixed = { list-room-tiles-fixed }
content-lockdown-special-rooms = { list-special-rooms }
content-lockdown-intruder-figures = { list-intruder-figures }
content-lockdown-intruder-tokens = { list-intruder-tokens }
content-lockdown-exploration-tokens = { list-exploration-tokens }
content-lockdown-surface-tokens = { list-surface-tokens }
content-lockdown-power-tokens = { list-power-tokens }
content-lockdown-css-tokens = { list-css-tokens }
content-lockdown-contingency-tokens = { list-contingency-tokens }
content-lockdown-computer-cards = { list-computer-cards }
content-lockdown-mars-cards = { list-mars-cards }
content-lockdown-supplies = { list-supplies }
content-lockdown-dice = { list-dice }
content-lockdown-events = { list-events }
content-lockdown-replacement-events = { list-replacement-events }
content-lockdown-attacks = { list-attacks }
content-lockdown-weaknesses = { list-weaknesses }
content-lockdown-serious-wounds = { list-serious-wounds }
content-lockdown-contamination = { list-contamination }
content-lockdown-corporate-objectives = { list-corporate-objectives }
content-lockdown-personal-objectives = { list-personal-objectives }
content-lockdown-coop-objectives = { list-coop-objectives }
content-lockdown-red-items = { list-red-items }
content-lockdown-yellow-items = { list-yellow-items }
content-lockdown-green-items = { list-green-items }
content-lockdown-crafted-items = { list-crafted-items }
content-lockdown-starting-items = { list-starting-items }
content-lockdown-quest-items = { list-quest-items }
content-lockdown-quest-items-nemesis-kit = { list-quest-items } ({ pack-nemesis-kit })
content-lockdown-characters = { list-characters }
content-lockdown-action-cards = { list-action-cards }
content-lockdown-action-cards-nemesis-kit = { list-action-cards } ({ pack-nemesis-kit })
