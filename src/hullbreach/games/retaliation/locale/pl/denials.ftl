# Dlaczego czegoś nie można zrobić tu i teraz: każdy komunikat mówi, czego brakuje. Co rodzina mówi tak samo, jest w jej pliku.

## Cards and reactions

denied-reaction = To reakcja: zagrywa się ją w odpowiedniej chwili, a nie w swojej turze.
denied-no-command = Nie masz na ręce innej karty z dowodzeniem, którą można by wykonać.
denied-nobody-to-command = W twoim pomieszczeniu ani w sąsiednim bez zamkniętych drzwi nie ma nikogo o niższej randze, kto mógłby coś zrobić.
denied-chosen = Nie masz już dwóch celów do wyboru.
denied-no-objectives = W trybie kooperacyjnym i solo nie ma kart celów.
denied-lander = Lądownik już wylądował, odleciał albo został zniszczony: jego żetonu nie można przesunąć.
denied-no-contamination = Nie masz na ręce karty skażenia.

## Ways, doors, corridors

denied-no-way = Każdą drogę zagradzają zamknięte drzwi albo nie prowadzi ona do pomieszczenia.
denied-no-door = Żadnych drzwi w zasięgu nie można otworzyć ani zamknąć.
denied-reinforce = Żadnego pustego korytarza w zasięgu nie można wzmocnić.
denied-undiscovered = Pomieszczenie nie jest jeszcze odkryte.
denied-no-room = Nie ma innego pomieszczenia, do którego można by to odnieść.
denied-no-noise = Nigdzie nie ma znacznika szmerów.

## Rooms

denied-malfunction = W tym pomieszczeniu jest awaria.
denied-unbreakable = To pomieszczenie nie ulega awariom.
denied-no-marker = Nie ma już znaczników awarii, a w pomieszczeniu już jest pożar.
denied-no-malfunction = Nie ma awarii w pomieszczeniu, na przedmiocie w nim ani na robocie w nim.
denied-no-fire = Nie ma pożaru, który można by tym ugasić.
denied-no-room-action = Pomieszczenie nic teraz dla ciebie nie zrobi.
denied-no-computer = Nie ma tu komputera.
denied-no-computer-room = Żadne inne pomieszczenie z komputerem nic teraz dla ciebie nie zrobi.
denied-never-secure = Tego pomieszczenia nigdy nie można zabezpieczyć.
denied-secure-intruder = W pomieszczeniu jest intruz.
denied-secured = W pomieszczeniu jest na to za dużo żetonów zabezpieczeń: mieszczą się najwyżej 3.
denied-no-secure-token = Zostało za mało żetonów zabezpieczeń.
denied-no-security = W żadnym pomieszczeniu tego sektora nie ma żetonu zabezpieczeń, którego można by użyć.
denied-nothing-to-find = Nic tu nie można znaleźć: pomieszczenie nie ma symbolu przedmiotu.
denied-decks-empty = Stos jest pusty.
denied-supply = Nie ma już żetonów tego rodzaju.
denied-no-egg = W Gnieździe nie ma już jaj.
denied-data = Masz już żeton danych.
denied-larva = Masz larwę.
denied-no-larva = Nie masz larwy.
denied-oxygen = Masz za mało tlenu.
denied-no-defence = Żetony obrony przeciwlotniczej są poza grą.
denied-destruct = Autodestrukcja już trwa.
denied-reactor-off = Reaktor jest wyłączony.
denied-no-air-token = Żeton systemu podtrzymywania życia jest poza grą.
denied-hibernation = Hibernatorium jest nieaktywne.
denied-hibernation-on = Hibernatorium jest już aktywne.
denied-no-lander = Nie ma tu lądownika.
denied-no-shuttle = Promu ratunkowego już nie ma.

## People and things

denied-alone = Nie ma tu nikogo innego.
denied-nothing-to-trade = Nikt tu nie ma nic do oddania.
denied-healthy = Nikt tu nie może odzyskać zdrowia.
denied-unhurt = Nie możesz odzyskać zdrowia.
denied-full-oxygen = Nikomu tu nie brakuje tlenu.
denied-no-wound = Nikt tu nie ma głębokiej rany.
denied-unwounded = Nie masz głębokiej rany.
denied-broken = Na tym przedmiocie jest awaria.
denied-no-gear = Nie masz żetonu sprzętu, którego można by teraz do tego użyć.
denied-no-barrier = W zasięgu nie można zamknąć żadnych drzwi.
denied-no-console = Nie ma tu komputera ani Kontroli systemu podtrzymywania życia.
denied-no-reload = Żadnej twojej broni nie można teraz i załadować, i użyć.
denied-no-slot = Nie masz pustego pola na ten żeton.
denied-nothing-to-tape = Nie trzymasz ciężkich przedmiotów w obu rękach.
denied-nothing-to-read = Nikt inny, kto jest jeszcze w bazie, nie ma celu.

## Intruders and the robot

denied-no-intruder = Nie ma tu intruza.
denied-no-push = W bazie nie ma intruza, którego można by przesunąć.
denied-no-target = W zasięgu nie ma intruza.
denied-no-weapon = Żadna broń w twoich rękach nie może teraz strzelić.
denied-nobody-to-burst = W twoim pomieszczeniu ani w sąsiednich bez zamkniętych drzwi nikt nie może oddać serii do intruza.
denied-robot-hidden = Nikt jeszcze nie zna robota: Hibernatorium jest nieodkryte.
denied-robot-broken = Robot ma awarię.
denied-robot-unhurt = Nikt przy robocie nie może odzyskać zdrowia.
denied-robot-unwounded = Nikt przy robocie nie ma głębokiej rany.
denied-robot-far = Robota nie ma w twoim pomieszczeniu i nie ma tu komputera.
denied-robot-full = Pola robota są pełne albo nie ma już żetonów.
denied-known-way = Żaden korytarz bez zamkniętych drzwi nie prowadzi stąd do odkrytego pomieszczenia.
denied-new-way = Nie ma nieeksplorowanego korytarza bez zamkniętych drzwi.
denied-empty-way = Żaden korytarz tutaj nie jest wolny od intruzów i zamkniętych drzwi.
denied-no-wall = Nie ma miejsca na nowy korytarz albo nie ma już kafelków korytarzy.
denied-manned = Żaden pusty korytarz nie prowadzi stąd do pomieszczenia z postacią lub robotem.
denied-nobody-hurt = Żadna inna postać tutaj nie ma głębokiej rany.
denied-no-green = To pomieszczenie nie ma symbolu zielonego przedmiotu.
denied-no-yellow = To pomieszczenie nie ma symbolu żółtego przedmiotu.
denied-no-grenade = Nie masz żetonu granatu.
denied-enough-cards = Każda postać w tym pomieszczeniu ma na ręce co najmniej 3 karty.
denied-no-medpack = Nie masz żetonu apteczki.
denied-unloaded = Nie trzymasz broni z amunicją, którą można by zredukować.
denied-no-bf-gun = Nie trzymasz załadowanego Działa BF.
denied-no-prey = W żadnym korytarzu w zasięgu nie ma intruza.
denied-robot-here = Robot już jest w twoim pomieszczeniu.
