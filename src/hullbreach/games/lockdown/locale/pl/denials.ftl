# Dlaczego czegoś nie można zrobić tu i teraz: co mówi tylko Lockdown.

## Komponenty, według przedmiotów, które ich dostarczają

part-chemical = { item-reagent } lub { item-antiseptic }
part-cloth = { item-clothes }
part-electrical = { item-weapon-battery }
part-medical = { item-medkit }
part-tool = { item-toolbelt } lub { item-analyze-toolset }

## Co w bazie nazywa się inaczej

denied-no-intruder = Nie ma tu nocnego łowcy.
denied-no-target = Ani tu, ani obok nie ma nocnego łowcy ani jaja.
denied-no-prey = Nie ma tu nocnego łowcy ani jaja.

## Reakcje

denied-card-feel-of-the-dark = To reakcja: zagrywa się ją w ciemności, przeciw wydarzeniu lub atakowi z zaskoczenia.
denied-card-inconspicuous = To reakcja: zagrywa się ją, gdy nocny łowca atakuje cię w towarzystwie, albo w ciemności przed rzutem na szmery przy rozwoju kolonii.
denied-card-pheromones = To reakcja: zagrywa się ją, gdy atakuje cię nocny łowca.

## Zasilanie i komputery

denied-computer-unpowered = Komputer tutaj nie ma zasilania.
denied-no-computer-option = Nic z tego, co oferuje komputer, nie jest teraz możliwe.
denied-no-power = Nie ma tu zasilania.
denied-powered = Komputer tutaj ma zasilanie.
denied-no-base-section = To miejsce nie należy do żadnego sektora bazy.
denied-elevator-unpowered = Winda nie ma zasilania.
denied-elevator-here = Winda już tu jest.
denied-elevator-away = Windy tu nie ma.
denied-no-elevator-room = Nie jesteś w Szybie windy.

## Wiedza i plany

denied-knowledge = Wymagany poziom wiedzy to { $a }; twój to { $b }.
denied-knows-all = Twój poziom wiedzy jest już najwyższy.
denied-informed = Archiwum już cię niczego nie nauczy: twój żeton wiedzy jest aktywny.
denied-no-plans = Nikt inny nie ma planu awaryjnego, a pula jest pusta.
denied-no-plans-near = Nikt inny w twoim sektorze nie ma planu awaryjnego.
denied-pool-empty = Pula planów awaryjnych jest pusta.

## Drogi ucieczki

denied-gate = Brama główna jest zamknięta.
denied-gate-open = Brama główna jest już otwarta.
denied-no-exit-room = Nie jesteś na polu wyjścia.
denied-no-rover = Nie ma tu łazika.
denied-no-suit = Nie masz na sobie skafandra, w którym można iść pieszo.
denied-no-exit = Żadne inne pomieszczenie z wejściem do korytarzy technicznych nie jest odkryte.
denied-not-launching = Pod żetonem czasu nie leży żeton SWC: żadna kapsuła teraz nie wystartuje.
denied-pod-taken = Ta kapsuła jest zajęta.
denied-isolation-shut = Izolatki nie można jeszcze zamknąć: żeton czasu nie jest na białym polu i nie trwa procedura alarmowa.

## Baza

denied-countdown-runs = Odliczanie już trwa.
denied-no-countdown = Odliczanie nie trwa.
denied-countdown-red = Odliczania nie można już zatrzymać: jego żeton jest czerwony.
denied-clean = Nie masz ani karty skażenia na ręce, ani larwy, ani śluzu.
denied-no-cargo = Na torze czasu nie ma już żetonu SWC.
denied-defense-price = Nie masz czym zapłacić: licznik przedmiotów wskazuje tu 0 i już jest tu awaria.
denied-nothing-to-defend = Nie ma pomieszczenia z nocnym łowcą i bez awarii.
denied-none-to-take = Nie ma już żadnego z przedmiotów, które można by wziąć.
denied-vented = Jedno pomieszczenie jest już wentylowane: { $a }.
denied-nothing-to-vent = Każde pomieszczenie z wejściem do korytarzy technicznych ma korytarz, którego nie zamkną żadne drzwi.
denied-alert = Procedura alarmowa już trwa.
denied-no-single-part = Żaden z twoich przedmiotów nie jest komponentem czegoś, co można jeszcze zrobić.
denied-nothing-to-purge = Nigdzie nie ma pożaru ani nocnego łowcy.
denied-no-open-door = Żadne pomieszczenie nie ma drzwi, które można by zamknąć.

## Karty i przedmioty

denied-colours = To nie jest odpowiednie pomieszczenie. Wymagany kolor: { $a } lub { $b }.
denied-no-serious-wound = Nie masz głębokiej rany.
denied-no-noise = W żadnym korytarzu tego pomieszczenia nie ma znacznika szmerów.
denied-all-noisy = W każdym korytarzu tego pomieszczenia już jest znacznik szmerów.
denied-no-weapon = Nie trzymasz broni.
denied-no-probe-arm = Nie masz Ramienia badawczego.
denied-worn-out = Nie zostało żadne użycie: { $a }.
denied-unworn = Twoje Ramię badawcze ma wszystkie użycia.
denied-no-carcass = W zapasie nie ma już truchła.
denied-nobody-weak = { $a ->
    [one] Nikt inny tutaj nie ma na ręce dokładnie jednej karty.
    [few] Nikt inny tutaj nie ma na ręce od jednej do { $a } kart.
   *[many] Nikt inny tutaj nie ma na ręce od jednej do { $a } kart.
 }
denied-nobody-infested = Nikt tutaj nie ma larwy.
denied-nobody-slimed = Nikt tutaj nie ma śluzu.
denied-no-free-hunter = W twoim sektorze nie ma nocnego łowcy, który nie jest w walce.
denied-hunters-shut-in = Nocnym łowcom, którym można by rozkazać, każdą drogę zagradzają zamknięte drzwi.
denied-lit = Masz światło do końca rundy.
