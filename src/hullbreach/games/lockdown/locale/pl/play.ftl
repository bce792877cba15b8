# Nemesis: Lockdown: co się ustala przed grą i słowa obrazu. Nazwy i teksty kart są w lockdown.ftl.

game-lockdown = Nemesis: Lockdown
game-lockdown-about = Baza na Marsie, coś w niej krąży, a zasilanie zanika: dowiedz się, ile możesz, znajdź drogę ucieczki i nie bądź tam, gdzie według planu awaryjnego nikt nie ma prawa przeżyć. Od 1 do 5 osób, dwie do trzech godzin.
game-lockdown-headline =
    Gasną światła.
    Jemu nie są potrzebne.
game-lockdown-line = Baza na Marsie, prąd w niektórych pomieszczeniach i coś, co krąży po pozostałych. Dowiedz się, czego zdołasz, i znajdź wyjście, zanim ruszy plan na takie przypadki.
game-lockdown-length = 2–3 godz.
game-lockdown-place = baza na Marsie

## Co można ustalić przed grą

setting-lockdown-mode = Kto gra przeciw komu (jedna osoba gra zawsze w trybie solo)
setting-lockdown-mode-standard = każdy gra o swoje, cele są tajne
setting-lockdown-mode-coop = wszyscy razem, cele są wspólne
setting-lockdown-guests = Postacie z Nemesis
setting-lockdown-guests-some = grają obok innych
setting-lockdown-guests-all = grają tylko one
setting-lockdown-revive = Zmarli mogą wrócić (tylko w kooperacji)
mode-lockdown-standard = każdy gra o swoje
mode-lockdown-solo = solo
mode-lockdown-coop = kooperacja
mode-lockdown-mortal = kooperacja, zmarli nie wracają
mode-lockdown-crossover = z postaciami i intruzami z Nemesis

## Obraz: plansza

lockdown-power = { $on ->
    [yes] zasilanie
   *[no] brak zasilania
 }
lockdown-exit = wyjście
lockdown-path = po powierzchni
lockdown-pod-open = można wsiąść
lockdown-gate-note = { $open ->
    [yes] otwarta
   *[no] zamknięta
 }
lockdown-gate-shut = brama zamknięta
lockdown-gate-open = brama główna jest otwarta
lockdown-rover = Łazik
lockdown-elevator = Winda
zone-surface = Powierzchnia Marsa
lockdown-cargo = żeton SWC
lockdown-weakness-hidden = słabość jeszcze nieznana
lockdown-time-note = { $rounds ->
    [one] zasilanie spadnie za 1 rundę
    [few] zasilanie spadnie za { $rounds } rundy
   *[many] zasilanie spadnie za { $rounds } rund
 }
track-time = Czas
track-time-text = Przekroczenie linii obniża zasilanie: dwóch połówek zawsze, jednej czerwonej, o ile nie działa zasilanie awaryjne. Żeton SWC: dopóki żeton czasu jest na tym polu, można wsiadać do kapsuł. Żeton autodestrukcji: żółty, gdy dojdzie do niego czas, przesuwa się dalej i odwraca na czerwoną stronę; przy czerwonym baza zostaje zniszczona. Żeton alarmu: gdy żeton czasu opuści to pole, kończą się procedura alarmowa i gra.

## Obraz: do czego służą miejsca i pojazdy

section-s-01-text = { -section }
section-s-02-text = { -section }
section-s-03-text = { -section }
section-elevator-text = Winda jeździ tylko wtedy, gdy ma zasilanie. { -power-number }
pod-a-text = { -pod }
pod-b-text = { -pod }
pod-c-text = { -pod }
place-bunker-text = Kto tu dotrze, czeka na koniec gry, ale musi jeszcze przetrwać obowiązujący plan awaryjny. Brama główna musi być otwarta; jedzie się łazikiem z pomieszczenia na polu wyjścia albo idzie pieszo w Skafandrze kosmicznym.
network-tc-text = Szmery stąd liczą się w każdym pomieszczeniu z wejściem: kolejne szmery w jednym z nich oznaczają spotkanie. Postać wejdzie tu tylko dzięki karcie, przedmiotowi albo pomieszczeniu, które na to pozwala.
network-area-1-text = { -area }
network-area-2-text = { -area }
network-area-3-text = Otwarty teren z dala od budynków: szmery stąd liczą się na każdym skrzyżowaniu.
network-area-4-text = { -area }
lockdown-rover-text = Wozi do Bunkra jedną postać bez rzutu na szmery, jeśli brama główna jest otwarta.
lockdown-elevator-text = Kto jest w tym pomieszczeniu, może pojechać do innego sektora, jeśli winda ma zasilanie.

-section = Z zasilaniem jest tu jasno, komputery działają, a szmery cichną tam, gdzie nikogo nie ma. { -power-number }
-power-number = Liczba to numer żetonu zasilania: przy spadku zasilania gaśnie najwyższy numer, który jeszcze działa.
-pod = Miejsce dla jednej postaci; wsiada się akcją Systemu wysyłki cargo o tej literze, dopóki żeton czasu jest na polu z żetonem SWC. W fazie wydarzeń ten żeton mówi, które kapsuły startują; kto zostaje, otrzymuje głęboką ranę.
-area = Otwarty teren: szmery stąd liczą się na każdym skrzyżowaniu i we wszystkich pomieszczeniach budynku, który otacza.

## Obraz: karty i stosy

pile-computer = Komputer
pile-mars = Mars
table-contingencies = Twoje plany awaryjne
table-open-contingencies = Jawne plany awaryjne
table-computer = Komputer proponuje
    .short = Komputer
table-cargo = Znane żetony SWC
table-seen-contingencies = plan awaryjny { CASE($who, "gen") }
contingency-pool = pula neutralna
lockdown-begins = Początek: { $room }. Wiedza: { $knowledge }.{ $item ->
    [none] {""}
   *[other] {" "}Przedmiot: { $item }.
 } Przedmiot osobisty: { $quest }.{ $cards ->
    [none] {""}
   *[other] {" "}Własne karty: { $cards }.
 } Kart w talii: { $count }.
lockdown-in-darkness = W ciemności: { $what }
lockdown-needs = wymaga wiedzy { $count }

## Obraz: tabliczki

lockdown-base = Baza
track-power = Zasilanie
track-power-text = Gdy zasilanie spada, gaśnie zapalony żeton o najwyższym numerze. W ciemności komputery nie działają.
lockdown-power-note = zgaśnie: { $place }
lockdown-lit-s-01 = S-01
    .gen = Sektora S-01
    .to = do Sektora S-01
    .in = w Sektorze S-01
lockdown-lit-s-02 = S-02
    .gen = Sektora S-02
    .to = do Sektora S-02
    .in = w Sektorze S-02
lockdown-lit-s-03 = S-03
    .gen = Sektora S-03
    .to = do Sektora S-03
    .in = w Sektorze S-03
lockdown-dark = nigdzie
lockdown-lit-elevator = winda
lockdown-countdown = Autodestrukcja
lockdown-countdown-at = pole { $space }{ $critical ->
    [yes] {""}, nie do zatrzymania
   *[no] {""}
 }
lockdown-alert = Koniec alarmu
lockdown-backup = Zasilanie awaryjne
lockdown-on = działa
lockdown-gate = Brama główna
lockdown-away = daleko
lockdown-knows = Wiedza
lockdown-knowledge = { $count }{ $active ->
    [yes] {""}, żeton aktywny
   *[no] {""}
 }
lockdown-contingencies = Plany awaryjne
lockdown-contingency-count = { $known ->
    [none] { $count }
   *[other] { $count }: { $known }
 }
table-status-escaped = w kapsule, poza bazą
table-status-isolated = w zamkniętej Izolatce
table-status-bunker = w bunkrze

## Miejsca, o których nic lepszego nie wiadomo

slot-022 = nieodkryte pomieszczenie 022
    .gen = nieodkrytego pomieszczenia 022
    .to = do nieodkrytego pomieszczenia 022
    .in = w nieodkrytym pomieszczeniu 022
slot-023 = nieodkryte pomieszczenie 023
    .gen = nieodkrytego pomieszczenia 023
    .to = do nieodkrytego pomieszczenia 023
    .in = w nieodkrytym pomieszczeniu 023
slot-024 = nieodkryte pomieszczenie 024
    .gen = nieodkrytego pomieszczenia 024
    .to = do nieodkrytego pomieszczenia 024
    .in = w nieodkrytym pomieszczeniu 024
slot-025 = nieodkryte pomieszczenie 025
    .gen = nieodkrytego pomieszczenia 025
    .to = do nieodkrytego pomieszczenia 025
    .in = w nieodkrytym pomieszczeniu 025
slot-026 = nieodkryte pomieszczenie 026
    .gen = nieodkrytego pomieszczenia 026
    .to = do nieodkrytego pomieszczenia 026
    .in = w nieodkrytym pomieszczeniu 026
slot-027 = nieodkryte pomieszczenie 027
    .gen = nieodkrytego pomieszczenia 027
    .to = do nieodkrytego pomieszczenia 027
    .in = w nieodkrytym pomieszczeniu 027
slot-x1 = skrzyżowanie 1
    .gen = skrzyżowania 1
    .to = na skrzyżowanie 1
    .in = na skrzyżowaniu 1
slot-x2 = skrzyżowanie 2
    .gen = skrzyżowania 2
    .to = na skrzyżowanie 2
    .in = na skrzyżowaniu 2
slot-x3 = skrzyżowanie 3
    .gen = skrzyżowania 3
    .to = na skrzyżowanie 3
    .in = na skrzyżowaniu 3

## Liczby o grze

measure-lockdown-explored = Odkryte pomieszczenia
measure-lockdown-power = Miejsca z zasilaniem
measure-lockdown-intruders = Nocni łowcy na planszy
measure-lockdown-fires = Pożary
measure-lockdown-malfunctions = Awarie
measure-lockdown-knowledge = Największa wiedza
measure-lockdown-crew = Żyjące postacie

## Co się liczy w wielu grach

fact-lockdown-character = Postać
fact-lockdown-objective = Cel
fact-lockdown-number = Numer gracza
fact-lockdown-base = Los bazy
fact-lockdown-plan = Obowiązujący plan awaryjny
base-destroyed = zniszczona
base-stands = nadal stoi
fate-aboard = nadal w bazie
fate-pod = czeka w kapsule
fate-dead = śmierć
fate-escaped = ucieczka w kapsule
fate-bunker = w bunkrze
fate-isolated = w Izolatce
cause-any-plan = obowiązujący plan awaryjny

## Dodatki

pack-lockdown = Z czym gracie
pack-lockdown-base = pudełko Lockdown
pack-lockdown-facility = sama baza
pack-lockdown-surface = baza i powierzchnia Marsa
pack-lockdown-nightstalkers = nocni łowcy
pack-lockdown-intruders = intruzi z Nemesis
pack-lockdown-guests = postacie z Nemesis
