# Intruzi: wydarzenia i słabości.

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
