# Nocni łowcy: żetony, wydarzenia, ataki i słabości.

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

## Events

event-bulkheads-open-text = Wszystkie zamknięte drzwi się otwierają; zniszczone pozostają zniszczone.
event-bulkheads-open-dark = szmery w każdym korytarzu bez szmerów wokół każdej postaci.
event-coolant-leak-text = Umieść awarię w Systemie chłodzenia; jeśli już tam jest, zamiast tego rusza autodestrukcja. { -remove-event }
event-fire-in-the-hole = Kryć się!
event-fire-in-the-hole-text = Umieść pożar w Systemach wysyłki cargo A, B i C. Każda postać, która tam jest i nie ma kart akcji na ręce, otrzymuje 1 głęboką ranę.
event-leaving-the-shell-a = Opuszczenie skorupy
event-leaving-the-shell-a-text = Kto ma larwę, bierze 1 kartę skażenia i ją skanuje: jeśli jest zarażona, ginie i pojawia się pełzacz, a jeśli nie, karta jest odrzucana. Każdy inny dobiera 4 karty i skanuje znajdujące się wśród nich karty skażenia: jeśli choć jedna jest zarażona, na jego planszę trafia larwa. Te 4 karty są odrzucane.
event-leaving-the-shell-b = { event-leaving-the-shell-a }
event-leaving-the-shell-b-text = { event-leaving-the-shell-a-text }
event-nest-text = Jeśli Gniazdo jest odkryte, umieść szmery we wszystkich korytarzach wokół niego, w których ich nie ma.
event-nest-dark = tak samo wokół każdej postaci.
event-blood-trace-a = Krwawy ślad
event-blood-trace-a-text = W każdym sektorze każdy nocny łowca, który nie walczy, idzie do pomieszczenia postaci z nieopatrzoną głęboką raną i bez kart akcji na ręce; z kilku wybiera to o najniższym numerze.
event-blood-trace-a-dark = także do tych, które mają jeszcze karty akcji.
event-blood-trace-b = { event-blood-trace-a }
event-blood-trace-b-text = { event-blood-trace-a-text }
event-blood-trace-b-dark = { event-blood-trace-a-dark }
event-consuming-fire-text = Licznik przedmiotów w każdym płonącym pomieszczeniu spada do 0. Następnie { -fire-spreads }
event-hatching-text = Odrzuć 1 jajo z Gniazda. Każda postać w Gnieździe bez kart akcji na ręce zostaje zakażona larwą; jeśli żadna, dołóż żeton larwy do kolonii.
event-hatching-dark = zakażone zostają też postacie poza Gniazdem bez kart akcji.
event-lurking-text = Wszyscy nocni łowcy, którzy nie są w jednym pomieszczeniu z postacią, znikają z planszy, a za każdego trafia do kolonii jeden żeton jego rodzaju.
event-lurking-dark = każdy walczący nocny łowca atakuje.
event-sanitary-network-failure = Awaria sieci sanitarnej
event-sanitary-network-failure-text = Umieść znacznik awarii w każdym odkrytym zielonym pomieszczeniu. { -remove-event }
event-blue-screen = Niebieski ekran
event-blue-screen-text = Spośród odkrytych pomieszczeń z komputerem w sektorach z zasilaniem to o najniższym numerze dostaje awarię. { -remove-event }
event-damage-text = Umieść znacznik awarii w każdym pomieszczeniu, w którym jest dorosły osobnik, reproduktor albo królowa.
event-damage-dark = także w każdym pomieszczeniu z postacią.
event-noise-in-corridors = Szmery w korytarzach
event-noise-in-corridors-text = Umieść szmery w korytarzach technicznych. Jeśli już tam są, 1 znacznik awarii i 1 znacznik pożaru na dobre znikają z zasobów.
event-noise-in-corridors-dark = każda postać w pomieszczeniu z wejściem otrzymuje 1 powierzchowną ranę.
event-power-surge = Przepięcie
event-power-surge-text = Żeton czasu odwraca się na nieaktywną stronę.
event-egg-protection-text = Rozpatrz spotkanie dla każdej postaci, która jest w Gnieździe albo niesie jajo.
event-egg-protection-dark = każda postać otrzymuje 1 kartę skażenia.
event-panic = Panika
event-panic-text = Postacie bez kart akcji na ręce odrzucają 2 sztuki amunicji, a jeśli nie mogą – 1 przedmiot.
event-panic-dark = także te, które mają karty akcji.
event-scent-of-blood = Zapach krwi
event-scent-of-blood-text = Wokół każdej postaci z nieopatrzoną głęboką raną umieść szmery we wszystkich korytarzach, w których ich nie ma.
event-scent-of-blood-dark = postaw dorosłego osobnika w pomieszczeniu każdej takiej postaci, która nie walczy.
event-short-circuit-text = Umieść pożar w każdym odkrytym pomieszczeniu z komputerem w sektorach z zasilaniem. { -remove-event }
event-kickstopper = Zacięta winda
event-kickstopper-text = Winda traci zasilanie. Umieść awarię we wszystkich Szybach windy. { -remove-event }
event-thats-hot = Gorąco
event-thats-hot-text = Umieść pożar w pomieszczeniach Zasilanie awaryjne i Generator. { -remove-event }
-remove-event = Usuń tę kartę z gry i wtasuj odrzucone karty do stosu wydarzeń.

## Nightstalker attacks

attack-cut = Draśnięcie
attack-cut-text = Cel otrzymuje 1 powierzchowną ranę i 1 kartę skażenia.
attack-cut-dark = jeszcze 1 powierzchowną ranę.
attack-blood-chase = Węszenie
attack-blood-chase-text = Cel otrzymuje 1 powierzchowną ranę i śluz. Jeśli ucieka i ma nieopatrzoną głęboką ranę, nocny łowca idzie za nim.
attack-perched-in-the-dark = Czatowanie w mroku
attack-perched-in-the-dark-text = Cel otrzymuje 1 głęboką ranę.
attack-perched-in-the-dark-dark = cel z 3 głębokimi ranami ginie.
attack-blood-rage = Krwawy szał
attack-blood-rage-text = Cel, który ma już 2 głębokie rany, ginie. W przeciwnym razie otrzymuje 2 głębokie rany, jeśli któraś z jego ran jest nieopatrzona, a jeśli nie – 1.
attack-piercing-the-heart = Przebicie serca
attack-piercing-the-heart-text = Cel otrzymuje 1 głęboką ranę i 1 kartę skażenia.
attack-piercing-the-heart-dark = cel z co najmniej 2 głębokimi ranami ginie.
attack-evolve = Ewolucja
attack-evolve-text = Atakujący pełzacz zmienia się w reproduktora, jeśli jest wolna figurka.
attack-evolve-dark = ten reproduktor atakuje.
attack-infecting-the-host = Zakażenie nosiciela
attack-infecting-the-host-text = Cel otrzymuje śluz.
attack-infecting-the-host-dark = zostaje zakażony larwą.

## Weaknesses

weakness-wary-of-shadows = Czujność wobec cieni
weakness-wary-of-shadows-text = Jeśli dorosły osobnik atakuje cię kartą „Czatowanie w mroku”, zignoruj jej działanie w ciemności.
weakness-sensitivity-to-light = Wrażliwość na światło
weakness-sensitivity-to-light-text = Dopóki nie jesteś w ciemności, liczba na żetonie spotkania jest mniejsza o 1, ale wynosi co najmniej 1.
