# Odwet: co mówią lekcje.

## A first round

lesson-retaliation-first = Twoja pierwsza runda
lesson-retaliation-first-welcome = Witaj w bazie. Od wielu dni nikt stąd nie odpowiada. Zagramy razem jedną rundę; kości są dziś po twojej stronie.
lesson-retaliation-first-board = To ty, Skautka, w Strefie lądowania. Bazy jeszcze prawie nie widać: pomieszczenia i korytarze kładzie się, gdy je znajdujesz. Każdy korytarz ma liczbę, swoją wartość szmerów.
lesson-retaliation-first-hand = Karty akcji to wszystko, co możesz zrobić. Zagrywasz kartę dla jej tekstu albo płacisz nią za coś innego.
lesson-retaliation-first-explore = W turze wykonujesz dwie akcje. Zacznij od nieznanego: idź zaznaczonym korytarzem. Nie prowadzi jeszcze do żadnego pomieszczenia.
lesson-retaliation-first-pay = Ruch kosztuje jedną kartę, którą wybierasz. Demolki dziś nie będzie brakować.
lesson-retaliation-first-found = Karta eksploracji powiedziała, co tu jest: pomieszczenie sektora A, trzy dalsze korytarze, jeden ze szmerami, i awaria. Kontrola systemu podtrzymywania życia A mogłaby dać sektorowi powietrze, ale najpierw ktoś musi ją naprawić.
lesson-retaliation-first-noise = Karta kazała też rzucić na szmery: 4. Dlatego także w korytarzu o wartości 4 leży znacznik szmerów. Jeden znacznik mówi tylko, że coś tam jest.
lesson-retaliation-first-search = Pomieszczenie ma symbole zielonego i czerwonego przedmiotu. Zagraj Przeszukanie: zobaczysz po jednej karcie i zatrzymasz jedną.
lesson-retaliation-first-keep = Weź Granat hukowy. Inni dowiedzą się tylko, że coś masz.
lesson-retaliation-first-at-once = Niektórych przedmiotów można użyć od razu po otrzymaniu. Tego nie, więc go zostaw. Pytanie pada mimo to: milczenie zdradziłoby innym, co to jest.
lesson-retaliation-first-others = Dwie akcje i tura się skończyła. Nie ma tu podtrzymywania życia, więc kosztowała też 1 tlenu. Ratowniczka medyczna spasowała i reszta rundy należy do ciebie.
lesson-retaliation-first-back = Wróć teraz do Strefy lądowania. Po ruchu do odkrytego pomieszczenia zawsze rzucasz na szmery. W korytarzu o wartości 3 leży znacznik: jeśli wypadnie 3, coś z niego wyjdzie.
lesson-retaliation-first-resolved = Wypadło 3. Znacznik został rozpatrzony: żeton z kolonii sprowadził do tego korytarza dwa dorosłe osobniki. Jeśli kość znów je wywoła, największy wejdzie i od razu zaatakuje.
lesson-retaliation-first-burst = Stoją w korytarzu: tam oddaje się serie. Oddaj serię z Karabinu szturmowego. Kosztuje jedną kartę i zawsze redukuje amunicję.
lesson-retaliation-first-killed = Na kości wypadło 2, a w korytarzu jedno obrażenie zabija dorosłego osobnika. Nie ma już obu. We własnym pomieszczeniu trzeba by strzelać do każdego z osobna.
lesson-retaliation-first-pass = Została jedna karta. Spasuj i zakończ rundę.
lesson-retaliation-first-discard = Kto pasuje, może odrzucić karty, by dobrać zamiast nich inne. Zachowaj swoją i zakończ.
lesson-retaliation-first-event = Wszyscy spasowali. Teraz pożar parzyłby intruzów, a ci w waszych pomieszczeniach by zaatakowali. Potem dobrano wydarzenie: intruzi się poruszają, coś się dzieje, a tym razem w każdym nieeksplorowanym korytarzu pojawiły się szmery.
lesson-retaliation-first-bag = Na koniec żeton z kolonii pokazał, jak się mnożą. Był pusty: w kolonii są teraz dwa kolejne żetony dorosłych osobników.
lesson-retaliation-first-end = Potem wszyscy dobrali do pięciu kart, a znacznik rund ruszył dalej. Czternaście rund, jeden lądownik i cel: o tym opowiedzą następne lekcje.

## Noise and intruder movement

lesson-retaliation-noise = Szmery i jak się poruszają
lesson-retaliation-noise-welcome = Grasz Ratowniczką medyczną. W zaznaczonym korytarzu o wartości 4 czekają truteń i dwa dorosłe osobniki. Dopóki nikt ich nie wywoła, tam zostaną.
lesson-retaliation-noise-careful = Musisz dostać się do Pomieszczenia alarmowego, tuż obok nich. Idź uważnie: to kosztuje dwie dowolne karty i przynosi żeton zabezpieczeń.
lesson-retaliation-noise-called = Wypadło 4 i korytarz odpowiedział: wszedł z niego największy intruz, truteń. Od razu próbuje zaatakować.
lesson-retaliation-noise-shield = Ale najpierw leżał tu żeton zabezpieczeń. Zużywa się zamiast ataku. Każdy wchodzący intruz zużywa osobny żeton, a przeciw tym, którzy już są w środku, żetony nic nie dają.
lesson-retaliation-noise-fight = Z intruzem w pomieszczeniu jesteś w walce: żadnych uważnych ruchów, pomieszczeń ani handlu. Strzel do trutnia z Karabinka i zapłać dowolną kartą.
lesson-retaliation-noise-left = Jedno obrażenie od strzału. Wypadło 5, więcej niż jego obrażenia, więc truteń żyje; Karabinek zadaje jeszcze jedno celowi, który przeżył. Następny strzał zabije przy 3 lub mniej.
lesson-retaliation-noise-pass = Zobaczmy, co robią sami. Spasuj.
lesson-retaliation-noise-phase = W fazie intruzów każdy, kto jest z tobą w pomieszczeniu, atakuje raz. Truteń cię drasnął: tracisz 1 zdrowia. Do każdego ataku dobiera się kartę, a każdy rodzaj intruza czyta na niej swój wiersz.
lesson-retaliation-noise-moves = Potem wydarzenie poruszyło wszystkich intruzów w poziomych korytarzach. Każda grupa idzie o krok najkrótszą drogą do najbliższej postaci. Do pomieszczenia, w którym ktoś jest, wchodzi tylko największy: wszedł jeden dorosły osobnik i zaatakował. Drugi czeka.
lesson-retaliation-noise-end = Wzmocnione korytarze nigdy nie odpowiadają kości, zamknięte drzwi kosztują intruzów krok, a serie opróżniają korytarz, zanim wyjdą. Zanim pójdziesz, spójrz na liczby wokół siebie.

## Objectives and the way out

lesson-retaliation-escape = Cele i droga ucieczki
lesson-retaliation-escape-welcome = Grasz Oficerem, trwa runda 9. Masz dwa cele: cel misji, który wymaga wytycznych widocznych dla wszystkich, i cel prywatny.
lesson-retaliation-escape-decide = W dowolnej chwili swojej tury możesz wybrać jeden z nich. To nie akcja, a się opłaca: kto wybiera pierwszy, dobiera trzy karty, ostatni tylko jedną. Wybierz teraz.
lesson-retaliation-escape-keep = Kwarantanna wymaga, by nikt nie odleciał lądownikiem, a ty masz taki zamiar. Zachowaj Oficjalny rozkaz; drugi cel opuszcza grę zakryty.
lesson-retaliation-escape-reward = Trzy karty więcej. Wygrać możesz tylko tym, co zostało.
lesson-retaliation-escape-lander = Żeton lądownika leży na rundzie 10. Gdy spotka się ze znacznikiem rund, lądownik próbuje wylądować. Jeśli obrona przeciwlotnicza jest aktywna, zostaje zestrzelony. Kontrola systemu podtrzymywania życia B pozwala to zobaczyć i zmienić; ktoś już tam dziś był.
lesson-retaliation-escape-nudge = Karty z dowodzeniem mogą zamiast tego przesunąć żeton lądownika. Zagraj „Zachować spokój”, wybierz lądownik i wezwij go rundę wcześniej.
lesson-retaliation-escape-landed = Spotkał się ze znacznikiem rund, obrona była nieaktywna i lądownik jest na miejscu.
lesson-retaliation-escape-board = Skorzystaj ze Strefy lądowania, by wsiąść. To kosztuje dwie dowolne karty i zaczyna się od rzutu na szmery: z intruzem w pomieszczeniu trzeba by zostać.
lesson-retaliation-escape-aboard = Jesteś w środku. Nic ci tu nie grozi oprócz końca bazy albo intruza w Strefie lądowania, który cię wypędzi. Twoje tury są pomijane aż do fazy wydarzeń.
lesson-retaliation-escape-take-off = Przed wydarzeniem każdy w lądowniku może wystartować; nikt inny nie musi się zgodzić. Ratowniczki medycznej tu nie ma. Startuj.
lesson-retaliation-escape-end = Udało ci się uciec. Na koniec sprawdza się skażenie, a potem twój cel musi być zrealizowany, przez kogokolwiek. Są jeszcze dwie drogi: Prom ratunkowy dla jednej osoby i Hibernatorium, gdy jest aktywne, dla wszystkich, którzy wierzą, że baza się ostoi.
