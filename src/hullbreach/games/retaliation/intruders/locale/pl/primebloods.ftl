# Pierwokrwiści: ich figurki i żetony, co przynoszą i co robią ich karty, naszymi słowami.
# Zwroty o ruchu i efektach dodatkowych wydarzeń są w retaliation.ftl.

pack-retaliation-intruders = Pierwokrwiści
pack-retaliation-intruders-text = Intruzi z pudełka: larwy, dorosłe osobniki, trutnie i królowa z własnym zdrowiem.

## Figures

intruder-larva = Larwa
    .nom = larwa
    .gen = larwy
    .dat = larwie
    .acc = larwę
    .ins = larwą
intruder-larva-text = Najmniejsza. Zabija ją każde obrażenie. Nie dobiera karty ataku: ofiara otrzymuje 1 kartę skażenia i samą larwę, a jeśli już jakąś ma, larwa jest odrzucana. W kroku kolonii jej żeton dokłada do kolonii 2 losowe żetony trutni.
intruder-adult = Dorosły osobnik
    .nom = dorosły osobnik
    .gen = dorosłego osobnika
    .dat = dorosłemu osobnikowi
    .acc = dorosłego osobnika
    .ins = dorosłym osobnikiem
intruder-adult-text = W korytarzu zabija go 1 obrażenie. W pomieszczeniu obrażenia leżą przy figurce, a rozstrzyga kość strzału lub ciosu: ginie od liczby nie większej niż jego obrażenia i od trafienia krytycznego. W kroku kolonii jego żeton dokłada 2 żetony królowej, a po jej śmierci 2 żetony larw.
intruder-drone = Truteń
    .nom = truteń
    .gen = trutnia
    .dat = trutniowi
    .acc = trutnia
    .ins = trutniem
intruder-drone-text = W korytarzu zabijają go dokładnie 2 obrażenia, 1 nie można mu przydzielić; w pomieszczeniu otrzymuje obrażenia jak dorosły osobnik. W kroku kolonii jego żeton dokłada 2 żetony królowej, a po jej śmierci 2 żetony larw.
intruder-queen = Królowa
    .nom = królowa
    .gen = królowej
    .dat = królowej
    .acc = królową
    .ins = królową
intruder-queen-text = Największa: w korytarzu zajmuje 4 z 6 miejsc. Obrażenia przesuwają jej znacznik. Piąte obrażenie, trafienie krytyczne albo liczba nie większa niż jej obrażenia odkrywa kartę jej zdrowia. Jej żeton ją aktywuje: atakuje kogoś w swoim pomieszczeniu albo przesuwa się o krok. Jeśli nie ma jej na mapie, pojawia się; w kroku kolonii żeton dokłada zamiast tego 2 żetony larw.

## Tokens

token-blank = Pusty żeton
token-blank-text = Nikt nie przychodzi. Kolonia rośnie o 2 losowe żetony dorosłych osobników, a ten żeton do niej wraca.
token-larva = Żeton larwy
token-larva-text = 1 larwa, w korytarzu i w pomieszczeniu.
token-adult-2 = Żeton dorosłych osobników (2)
token-adult-2-text = W korytarzu 2 dorosłe osobniki, w pomieszczeniu 1 dorosły osobnik.
token-adult-3 = Żeton dorosłych osobników (3)
token-adult-3-text = W korytarzu 3 dorosłe osobniki, w pomieszczeniu 1 dorosły osobnik.
token-adult-4 = Żeton dorosłych osobników (4)
token-adult-4-text = W korytarzu 4 dorosłe osobniki, w pomieszczeniu 1 dorosły osobnik.
token-drone-1 = Żeton trutnia (1 + 1)
token-drone-1-text = W korytarzu 1 truteń i 1 dorosły osobnik, w pomieszczeniu 1 truteń.
token-drone-2 = Żeton trutnia (1 + 2)
token-drone-2-text = W korytarzu 1 truteń i 2 dorosłe osobniki, w pomieszczeniu 1 truteń.
token-drone-3 = Żeton trutnia (1 + 3)
token-drone-3-text = W korytarzu 1 truteń i 3 dorosłe osobniki, w pomieszczeniu 1 truteń.
token-queen = Żeton królowej
token-queen-text = Aktywuj królową; jeśli nie ma jej na mapie, pojawia się, a w kroku kolonii dołóż do kolonii 2 żetony larw. Po jej śmierci: 1 truteń, a w kroku kolonii 2 losowe żetony trutni do kolonii; żeton opuszcza grę.

## Events

event-breaking-in = Włamanie
event-breaking-in-text = { -falling }{ -and-rooms } Odrzuć 1 żeton zabezpieczeń z każdego pomieszczenia. { -side-resolve }
event-damage = Zniszczenia
event-damage-text = { -level }. Umieść awarię w każdym pomieszczeniu z intruzem. { -side-danger }
event-damaging-fire = Niszczycielski pożar
event-damaging-fire-text = { -rising }{ -and-rooms } Umieść awarię w każdym płonącym pomieszczeniu; potem z każdego z nich pożar rozprzestrzenia się korytarzami o najniższej przy nim wartości szmerów. { -side-danger }
event-egg-protection = Ochrona jaj
event-egg-protection-text = { -falling }. Umieść 2 trutnie w Gnieździe; próbują zaatakować. Umieść 1 trutnia w każdym nieeksplorowanym korytarzu sektora C. { -side-noise }
event-fire-breath = Ognisty oddech
event-fire-breath-text = { -level }{ -and-rooms } Z każdego płonącego pomieszczenia pożar rozprzestrzenia się na wszystkie sąsiednie w sektorach z aktywnym systemem podtrzymywania życia. { -side-noise }
event-generators-overheat = Przegrzanie generatorów
event-generators-overheat-text = { -falling }{ -and-rooms } W każdym sektorze: jeśli system podtrzymywania życia jest aktywny, umieść pożar w jego kontroli, a jeśli nie, awarię. { -side-noise }
event-hatching = Wyklucie
event-hatching-text = { -rising }. Umieść 1 larwę w Gnieździe; próbuje zaatakować. Umieść 1 larwę w każdym nieeksplorowanym korytarzu przyległym do postaci. { -side-resolve }
event-landing-zone-explodes = Wybuch w Strefie lądowania
event-landing-zone-explodes-text = { -level }{ -and-rooms } Umieść pożar i awarię w Strefie lądowania. { -side-mark }
event-leaving-the-shell = Opuszczenie skorupy
event-leaving-the-shell-text = Nikt się nie porusza. Każda postać z larwą otrzymuje 1 kartę skażenia, odrzuca rękę, tasuje stos akcji razem z kartami odrzuconymi i wykonuje procedurę na wypadek przeobrażenia. Każda inna dobiera 4 karty, wykonuje procedurę na wypadek skażenia i odrzuca całą rękę. { -side-shuffle }
event-life-support-failure = Awaria podtrzymywania życia
event-life-support-failure-text = { -rising }{ -and-rooms } Wszystkie systemy podtrzymywania życia stają się nieaktywne. Umieść awarię w każdej Kontroli systemu podtrzymywania życia. { -side-mark }
event-no-way-out = Bez wyjścia
event-no-way-out-text = { -rising }{ -and-rooms } Umieść 4 dorosłe osobniki w każdym niewzmocnionym korytarzu przy Strefie lądowania. { -side-noise }
event-overwhelming-enemies = Przytłaczający wróg
event-overwhelming-enemies-text = { -rising }{ -and-rooms } Umieść 1 trutnia w każdym korytarzu ze szmerami przyległym do postaci. { -side-danger }
event-panic = Panika
event-panic-text = { -level }{ -and-rooms } Każda postać, która ma intruza w pomieszczeniu lub w przyległym korytarzu, traci 1 tlenu albo raz redukuje amunicję. { -side-resolve }
event-protect-and-serve = Chronić i służyć
event-protect-and-serve-text = { -level }{ -and-rooms } Umieść 2 trutnie tam, gdzie jest królowa; nie atakują. Jeśli nie ma jej na mapie, dołóż do kolonii 2 żetony trutni. { -side-danger }
event-reactor-overheating = Przegrzanie reaktora
event-reactor-overheating-text = { -all-ways }{ -and-rooms } Jeśli w Systemie chłodzenia albo w Reaktorze jest awaria, zaczyna się autodestrukcja. Potem umieść awarię w obu. { -side-shuffle }
event-rise-of-the-machine = Bunt maszyn
event-rise-of-the-machine-text = { -falling }{ -and-rooms } Umieść awarię na robocie i w jego pomieszczeniu. Każda postać w tym pomieszczeniu traci 2 zdrowia. { -side-mark }
event-scent-of-prey = Woń ofiary
event-scent-of-prey-text = { -falling }{ -and-rooms } Rozpatrz każdy znacznik szmerów w korytarzu przyległym do postaci. { -side-noise }
event-short-circuit = Krótkie spięcie
event-short-circuit-text = { -falling }{ -and-rooms } W sektorach z aktywnym systemem podtrzymywania życia umieść pożar w każdym pomieszczeniu z awarią. { -side-danger }
event-system-failure = Awaria systemu
event-system-failure-text = { -level }{ -and-rooms } Umieść awarię w każdym pomieszczeniu z komputerem. { -side-resolve }
event-the-queen-awakens = Przebudzenie królowej
event-the-queen-awakens-text = { -rising }{ -and-rooms } Dopóki królowa żyje, dołóż do kolonii wszystkie jej żetony. { -side-mark }

## Attacks

-claws = postać w stanie krytycznym ginie, w złym otrzymuje 1 głęboką ranę, a w dobrym 2.
-fury = dotyczy każdej postaci w pomieszczeniu: kto jest w stanie krytycznym, ginie, a każdy inny otrzymuje 1 głęboką ranę i 1 kartę skażenia.
-tail = postać w stanie złym lub krytycznym ginie, każda inna otrzymuje 1 głęboką ranę i 1 kartę skażenia.
attack-bite = Ugryzienie
attack-bite-text = Ktokolwiek: postać w stanie krytycznym ginie, każda inna otrzymuje 1 głęboką ranę i 1 kartę skażenia.
attack-deadly-claws-1 = Zabójcze pazury
attack-deadly-claws-1-text = Dorosły osobnik, królowa: tracisz 1 zdrowia. Truteń: { -claws }
attack-deadly-claws-2 = Zabójcze pazury
attack-deadly-claws-2-text = Dorosły osobnik, królowa: tracisz 2 zdrowia i otrzymujesz 1 kartę skażenia. Truteń: { -claws }
attack-deadly-claws-3 = Zabójcze pazury
attack-deadly-claws-3-text = Dorosły osobnik, królowa: tracisz 3 zdrowia. Truteń: { -claws }
attack-fury-1 = Furia
attack-fury-1-text = Dorosły osobnik: tracisz 1 zdrowia i otrzymujesz 1 kartę skażenia. Truteń, królowa: { -fury }
attack-fury-2 = Furia
attack-fury-2-text = Dorosły osobnik: tracisz 2 zdrowia i otrzymujesz 1 kartę skażenia. Truteń, królowa: { -fury }
attack-infecting = Zainfekowanie
attack-infecting-text = Dorosły osobnik, truteń: tracisz 2 zdrowia. Królowa: otrzymujesz 1 kartę skażenia i, jeśli nie masz larwy, larwę.
attack-miss = Pudło
attack-miss-text = Ktokolwiek: nic się nie dzieje. Stos ataków jest tasowany od nowa, razem z tą kartą.
attack-scratch-1 = Draśnięcie
attack-scratch-1-text = Ktokolwiek: otrzymujesz 1 kartę skażenia.
attack-scratch-2 = Draśnięcie
attack-scratch-2-text = Ktokolwiek: tracisz 1 zdrowia i otrzymujesz 1 kartę skażenia.
attack-scratch-3 = Draśnięcie
attack-scratch-3-text = Ktokolwiek: tracisz 1 zdrowia.
attack-scratch-4 = Draśnięcie
attack-scratch-4-text = Ktokolwiek: tracisz 2 zdrowia.
attack-blood-sense = Zew krwi
attack-blood-sense-text = Ktokolwiek: tracisz 2 zdrowia. Jeśli właśnie odchodzisz, truteń albo królowa idzie z tobą tam, dokąd docierasz, i nie atakuje za to.
attack-tail-attack-1 = Uderzenie ogonem
attack-tail-attack-1-text = Dorosły osobnik, truteń: otrzymujesz 1 kartę skażenia. Królowa: { -tail }
attack-tail-attack-2 = Uderzenie ogonem
attack-tail-attack-2-text = Dorosły osobnik, truteń: tracisz 1 zdrowia i otrzymujesz 1 kartę skażenia. Królowa: { -tail }

## The queen's health

-more-1 = Odrzuć jeszcze 1 zakrytą kartę jej zdrowia.
-more-2 = Odrzuć jeszcze 2 zakryte karty jej zdrowia.
-more-3 = Odrzuć jeszcze 3 zakryte karty jej zdrowia.
health-repel-0 = Ustępuje
health-repel-0-text = Królowa zostaje wypędzona.
health-repel-1 = Cofa się
health-repel-1-text = { -more-1 } Królowa zostaje wypędzona.
health-repel-2 = Odrzucona w tył
health-repel-2-text = { -more-2 } Królowa zostaje wypędzona.
health-activate-0 = Uderza
health-activate-0-text = Aktywuj królową.
health-activate-3 = Szaleje
health-activate-3-text = { -more-3 } Aktywuj królową.
health-retreat-0 = Znika w ciemności
health-retreat-0-text = Królowa znika z mapy i wraca do zasobów.
health-all-tokens-1 = Wzywa
health-all-tokens-1-text = { -more-1 } Dołóż do kolonii wszystkie żetony królowej.
health-draw-1 = Chwila oddechu
health-draw-1-text = { -more-1 } Każda postać w jej pomieszczeniu dobiera 2 karty akcji.
health-noise-2 = Wrzeszczy
health-noise-2-text = { -more-2 } Każda postać w jej pomieszczeniu wykonuje rzut na szmery.
health-malfunction-3 = Miota się
health-malfunction-3-text = { -more-3 } Umieść awarię w jej pomieszczeniu.

## Exploration

exploration-1 = Eksploracja 1
exploration-1-text = { -explore-any } z awarią; korytarze ↖ ↗ ↘ ↙, wszystkie ze szmerami. { -explore-doors }. { -explore-once }
exploration-2 = Eksploracja 2
exploration-2-text = { -explore-any } z awarią i pożarem; korytarze ↖ ↗ (szmery) ↘. { -explore-doors }. { -explore-noise } { -explore-once }
exploration-3 = Eksploracja 3
exploration-3-text = { -explore-any }; korytarze ↗ (szmery) ↘ ↙. { -explore-danger } { -explore-once }
exploration-4 = Eksploracja 4
exploration-4-text = { -explore-sector } z awarią; korytarze ↗ (szmery) → ↘. { -explore-noise }
exploration-5 = Eksploracja 5
exploration-5-text = { -explore-sector } z awarią; korytarze ↗ → (szmery). { -explore-doors }. { -explore-noise }
exploration-6 = Eksploracja 6
exploration-6-text = { -explore-sector } z pożarem; korytarze ↗ ↘ (szmery). { -explore-noise }
exploration-7 = Eksploracja 7
exploration-7-text = { -explore-sector } z pożarem; korytarze → ↘. { -explore-doors }. { -explore-noise }
exploration-8 = Eksploracja 8
exploration-8-text = { -explore-sector }; korytarze → ←. { -explore-doors }. { -explore-danger }
exploration-9 = Eksploracja 9
exploration-9-text = { -explore-sector }; korytarze ↗ → (szmery) ↘. { -explore-danger }
exploration-10 = Eksploracja 10
exploration-10-text = { -explore-sector }; korytarze ↖ (szmery) → ↘ (szmery). Umieść 2 dorosłe osobniki w korytarzu, którym przychodzisz. { -explore-noise }
exploration-11 = Eksploracja 11
exploration-11-text = { -explore-sector }; korytarze → (szmery) ←. Umieść 3 dorosłe osobniki w korytarzu, którym przychodzisz. { -explore-noise }
exploration-12 = Eksploracja 12
exploration-12-text = { -explore-sector }; korytarze ↗ (szmery) → ↙. Umieść 4 dorosłe osobniki w korytarzu, którym przychodzisz. { -explore-noise }
