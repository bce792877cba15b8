# Nemesis: Lockdown: co się ustala przed grą i słowa obrazu. Nazwy i teksty kart są w lockdown.ftl.

game-lockdown = Nemesis: Lockdown
game-lockdown-about = Baza na Marsie, coś w niej krąży, a zasilanie zanika: dowiedz się, ile możesz, znajdź drogę ucieczki i nie bądź tam, gdzie według planu awaryjnego nikt nie ma prawa przeżyć. Od 1 do 5 osób, dwie do trzech godzin.

## Co można ustalić przed grą

setting-lockdown-mode = Kto gra przeciw komu (jedna osoba gra zawsze w trybie solo)
setting-lockdown-mode-standard = każdy gra o swoje, cele są tajne
setting-lockdown-mode-coop = wszyscy razem, cele są wspólne
setting-lockdown-layout = Strona planszy
setting-lockdown-layout-basic = podstawowa, sama baza
setting-lockdown-layout-alternative = alternatywna, z powierzchnią Marsa
setting-lockdown-guests = Postacie z Nemesis
setting-lockdown-guests-none = nie grają
setting-lockdown-guests-some = grają obok innych
setting-lockdown-guests-all = grają tylko one
setting-lockdown-hunters = Kto poluje
setting-lockdown-hunters-nightstalkers = nocni łowcy
setting-lockdown-hunters-intruders = intruzi z Nemesis
setting-lockdown-revive = Zmarli mogą wrócić (tylko w kooperacji)
setting-lockdown-revive-only-coop = zmarli wracają tylko w kooperacji
mode-lockdown-standard = każdy gra o swoje
mode-lockdown-solo = solo
mode-lockdown-coop = kooperacja
mode-lockdown-revive = kooperacja, zmarli wracają
mode-lockdown-alternative = z powierzchnią Marsa
mode-lockdown-guests = z postaciami z Nemesis
mode-lockdown-intruders = z intruzami z Nemesis

## Obraz: plansza

lockdown-section = { $place }: { $number }
lockdown-power = { $on ->
    [yes] jest zasilanie
   *[no] bez zasilania: ciemność
 }
lockdown-exit = wyjście z bazy
lockdown-path = ścieżka
lockdown-pod-open = można wsiąść
lockdown-gate-note = { $open ->
    [yes] otwarta
   *[no] zamknięta
 }
lockdown-gate-shut = brama główna jest zamknięta
lockdown-rover = Łazik
lockdown-elevator = Winda
lockdown-space = { $threshold ->
    [yes] ↓{ $number }
   *[no] { $number }
 }{ $cargo ->
    [yes] □
   *[no] {""}
 }{ $countdown ->
    [yes] ✕
   *[no] {""}
 }{ $alert ->
    [yes] !
   *[no] {""}
 }
track-time = Czas

## Obraz: karty i stosy

pile-computer = Komputer
pile-mars = Mars
table-contingencies = Twoje plany awaryjne
table-open-contingencies = Jawne plany awaryjne
table-computer = Komputer proponuje
table-cargo = Znane żetony SWC
table-seen-contingencies = plan awaryjny postaci { $who }
contingency-pool = pula neutralna
lockdown-needs = wymaga wiedzy { $count }

## Obraz: tabliczki

lockdown-base = Baza
lockdown-power-here = Zasilanie
lockdown-lit-s-01 = S-01
lockdown-lit-s-02 = S-02
lockdown-lit-s-03 = S-03
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
table-status-isolated = w zamkniętej Izolatce
table-status-bunker = w bunkrze

## Miejsca, o których nic lepszego nie wiadomo

slot-022 = nieodkryte pomieszczenie 022
slot-023 = nieodkryte pomieszczenie 023
slot-024 = nieodkryte pomieszczenie 024
slot-025 = nieodkryte pomieszczenie 025
slot-026 = nieodkryte pomieszczenie 026
slot-027 = nieodkryte pomieszczenie 027
slot-x1 = skrzyżowanie 1
slot-x2 = skrzyżowanie 2
slot-x3 = skrzyżowanie 3

## Liczby o grze

measure-lockdown-explored = Odkryte pomieszczenia
measure-lockdown-power = Miejsca z zasilaniem
measure-lockdown-intruders = Łowcy na planszy
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

## Kości

noise-mars = Mars
