# Dlaczego czegoś nie można zrobić tu i teraz: każdy komunikat mówi, czego brakuje. Co rodzina mówi tak samo, jest w jej pliku.

## Cards and reactions

denied-reaction = To reakcja: zagrywa się ją w odpowiedniej chwili, a nie w swojej turze.
denied-no-command = Nie masz na ręce innej karty z dowodzeniem, którą można by wykonać.
denied-nobody-to-command = W twoim pomieszczeniu ani w sąsiednim bez zamkniętych drzwi nie ma nikogo o niższej randze, kto mógłby coś zrobić.
denied-chosen = Nie masz już dwóch celów do wyboru.
denied-lander = Żetonu lądownika nie można już przesunąć albo nie dalej.
denied-no-contamination = Nie masz na ręce karty skażenia.

## Ways, doors, corridors

denied-no-way = Żaden korytarz tutaj się nie nadaje: musi istnieć, nie mieć zamkniętych drzwi, a koszt efektu trzeba móc zapłacić.
denied-no-door = Żadnych drzwi w zasięgu nie da się tak obsłużyć albo nie masz już karty, by za to zapłacić.
denied-reinforce = Żadnego pustego korytarza tutaj nie można wzmocnić albo nie masz już karty, by za to zapłacić.
denied-undiscovered = Pomieszczenie nie jest jeszcze odkryte.
denied-no-room = Nie ma innego pomieszczenia, do którego można by to odnieść.
denied-no-noise = Nigdzie nie ma znacznika szmerów.

## Rooms

denied-malfunction = W tym pomieszczeniu jest awaria.
denied-no-malfunction = Nie ma awarii w pomieszczeniu, na przedmiocie tutaj ani na robocie tutaj; albo nie masz już karty, by za to zapłacić.
denied-no-fire = Nie ma pożaru, który można by tym ugasić.
denied-no-room-action = Pomieszczenie nic teraz dla ciebie nie zrobi.
denied-no-computer = Nie ma tu komputera albo pomieszczenie nie działa.
denied-no-computer-room = Żadne inne pomieszczenie z komputerem nic teraz dla ciebie nie zrobi.
denied-secure = Pomieszczenia nie można teraz zabezpieczyć: jest w nim intruz lub już 3 żetony, nie da się go zabezpieczyć wcale, nie ma żetonów albo nie masz już karty, by za to zapłacić.
denied-no-security = W żadnym pomieszczeniu tego sektora nie ma żetonu zabezpieczeń, którego można by użyć.
denied-nothing-to-find = Nic tu nie można znaleźć: pomieszczenie nie ma symbolu przedmiotu albo stosy są puste.
denied-decks-empty = Stos jest pusty albo nie masz już karty, by za to zapłacić.
denied-supply = Nie ma już żetonów tego rodzaju.
denied-no-egg = W Gnieździe nie ma już jaj.
denied-data = Masz już żeton danych.
denied-larva = Masz larwę.
denied-no-larva = Nie masz larwy.
denied-oxygen = Masz za mało tlenu.
denied-no-defence = Żetony obrony przeciwlotniczej są poza grą.
denied-destruct = Autodestrukcja już trwa albo jej żeton jest poza grą.
denied-reactor-off = Reaktor jest wyłączony.
denied-hibernation = Hibernatorium jest nieaktywne albo w nim nie jesteś.
denied-hibernation-on = Hibernatorium jest już aktywne.
denied-no-lander = W Strefie lądowania nie ma lądownika albo nie ma tam ciebie.
denied-no-shuttle = Promu ratunkowego już nie ma albo nie jesteś w jego pomieszczeniu.

## People and things

denied-alone = Nie ma tu nikogo innego albo wszystkie drogi wyjścia są zamknięte.
denied-nothing-to-trade = Nikt tu nie ma nic do oddania.
denied-healthy = Nikt tu nie może odzyskać zdrowia.
denied-full-oxygen = Nikomu tu nie brakuje tlenu.
denied-no-wound = Nikt tu nie ma głębokiej rany, o którą chodzi, albo nie możesz zapłacić kosztu.
denied-broken = Na tym przedmiocie jest awaria.
denied-no-gear = Nie masz żetonu sprzętu, którego można by teraz do tego użyć.
denied-no-slot = Nie masz pustego pola na żeton, nie ma już żetonów albo pomieszczenie nie ma potrzebnego symbolu.
denied-nothing-to-tape = Nie trzymasz w obu rękach dwóch ciężkich przedmiotów albo coś już jest sklejone.
denied-nothing-to-read = Nikt inny nie ma celu.

## Intruders and the robot

denied-no-intruder = Nie ma w zasięgu intruza albo brakuje tego, co jest do tego potrzebne.
denied-no-target = Nie ma w zasięgu intruza albo żadna broń w twoich rękach nie może strzelać.
denied-robot = Robot tego nie zrobi: jest nieodkryty, ma awarię albo już jest na miejscu.
denied-robot-far = Robota nie ma w twoim pomieszczeniu i nie ma tu komputera.
denied-robot-full = Pola robota są pełne albo nie ma już żetonów.
