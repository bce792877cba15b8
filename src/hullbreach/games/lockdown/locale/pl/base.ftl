# Lockdown: co się dzieje w bazie i wokół niej.

## Czas

space-0 = ostatnie pole
space-1 = pole 1
space-2 = pole 2
space-3 = pole 3
space-4 = pole 4
space-5 = pole 5
space-6 = pole 6
space-7 = pole 7
space-8 = pole 8
space-9 = pole 9
space-10 = pole 10
space-11 = pole 11
space-12 = pole 12
space-13 = pole 13
space-14 = pole 14
space-15 = pole 15
log-time-moved = { $space ->
    [0] Czas się skończył.
   *[other] Czas mija: pole { $space }.
 }
log-autodestruction-set = { $critical ->
    [yes] Autodestrukcji nie da się już zatrzymać: pole { $space }.
   *[no] Trwa odliczanie do autodestrukcji: pole { $space }.
 }
log-autodestruction-stopped = Odliczanie do autodestrukcji zatrzymane.
log-alert-raised = { $who } aktywuje procedurę alarmową. Gra skończy się, gdy żeton czasu opuści pole { $space }.
log-gate-opened = Brama główna jest otwarta.
log-isolation-unlocked = W Izolatce można się już zamknąć.

## Zasilanie

log-power-changed = { $active ->
    [yes] Zasilanie wraca { CASE($place, "in") }.
   *[no] Zasilanie zanika { CASE($place, "in") }.
 }
log-power-moved = Zasilanie: { $token } leży teraz { CASE($place, "in") }.
log-backup-power = { $active ->
    [yes] Zasilanie awaryjne działa.
   *[no] Zasilanie awaryjne nie działa.
 }
log-noise-faded = { $section } cichnie, usunięte znaczniki szmerów: { $count }.
ask-power-order = Jak rozmieszczasz żetony zasilania?
option-power-order = S-01: { $a }, S-02: { $b }, S-03: { $c }, winda: { $d }
ask-swap-power = Które dwa żetony zasilania zamieniasz miejscami?
option-swap-power = { $a } i { $b }
ask-cut-power = Który sektor traci zasilanie?
option-cut-power = { $a }

## Komputer

act-computer = Komputer: { $a }
option-computer = Komputer: { $a }
log-computer-revealed = Komputer pokazuje: { $card }.
ask-rover = Dokąd jedzie łazik?
option-rover-to = Łazik jedzie { CASE($a, "to") }
option-rover-away = Daleko od bazy
log-rover-moved = { $place ->
    [none] { $who } odsyła łazik.
   *[other] { $who } wysyła łazik { CASE($place, "to") }.
 }
ask-cargo-token = Który żeton SWC podglądasz?
option-cargo-token = { $a }
ask-cargo-to = Czy przesuwasz ten żeton?
option-cargo-to = Tak, na { $a }
log-cargo-moved = { $who } przesuwa żeton SWC z { $space ->
    [0] ostatniego pola
   *[other] pola { $space }
 } na { $target ->
    [0] ostatnie pole
   *[other] pole { $target }
 }.
ask-plans-of = Czyje plany awaryjne podglądasz?
ask-plan = Gdzie podglądasz plan awaryjny?
option-plan-of = { $a }
option-plan-of-pool = Pula neutralna
peek-cargo = żeton SWC pod { $space ->
    [0] ostatnim polem
   *[other] polem { $space }
 }
peek-plan = plan awaryjny { CASE($whom, "gen") }
peek-plans = plany awaryjne { CASE($whom, "gen") }
peek-pool = plan awaryjny z puli neutralnej
log-plans-returned = { $count ->
    [one] Plan awaryjny { CASE($who, "gen") } wraca
    [few] { $count } plany awaryjne { CASE($who, "gen") } wracają
   *[other] { $count } planów awaryjnych { CASE($who, "gen") } wraca
 } do puli neutralnej.
log-plan-taken = { $who } bierze plan awaryjny z puli neutralnej{ $token ->
    [none] .
   *[other] : { $token }.
 }

## Wiedza

log-learned = { $who } podnosi swój poziom wiedzy o { $points }, do { $knowledge }.
log-token-activated = Żeton wiedzy { CASE($who, "gen") } jest teraz aktywny.
log-examined = { $who } bada { CASE($thing, "acc") } i zużywa ten obiekt.
log-took-item = { $who } bierze { CASE($item, "acc") }.
log-items-spent = { $place }: licznik przedmiotów pokazuje teraz { $left }.
ask-examine-object = Co badasz?
option-examine = Zbadaj { CASE($a, "acc") }

## Pomieszczenia

option-decline = Nie
ask-defense-price = Jak za to płacisz?
option-spend-items = Zmniejsz tu licznik przedmiotów o 1
option-break-here = Umieść tu awarię
ask-defend = Które pomieszczenie obierasz za cel?
option-defend = { $a }
ask-equipment = Co bierzesz?
option-take-item = Weź { CASE($a, "acc") }
ask-vent = W którym pomieszczeniu uruchamiasz wentylację?
option-vent = { $a }
log-ventilation-started = Wentylacja { CASE($place, "in") } ruszy, gdy wszyscy spasują.
log-ventilation-stopped = Wentylacja { CASE($place, "in") } jednak nie rusza.
log-vented = Wentylacja { CASE($place, "in") } zabija wszystkich w środku.
log-elevator-called = { $who } wzywa windę { CASE($place, "to") }.
ask-ride-to = Dokąd jedziesz?
option-ride-to = Jedź { CASE($a, "to") }
ask-take-along = Kogo zabierasz ze sobą?
ask-come-along = { $who } jedzie windą { CASE($where, "to") }. Czy jedziesz także?
option-come-along = Jadę
log-rode-elevator = { $who } jedzie windą { CASE($place, "to") }.
effect-stop-countdown = Zatrzymaj odliczanie
effect-switch-power = Włącz albo wyłącz tu zasilanie
effect-send-signal = Wyślij sygnał
effect-check-objective = Poznaj czyjeś cele
effect-raise-alert = Aktywuj procedurę alarmową
effect-gather-information = Weź plan awaryjny
effect-call-elevator = Wezwij windę
effect-ride-elevator = Jedź windą

## Drogi ucieczki

way-by-rover = łazikiem
way-on-foot = pieszo
act-bunker = Ucieczka do Bunkra { $a }
option-bunker = Uciekaj do Bunkra { $a }
log-reached-bunker = { $rover ->
    [yes] { $who } dociera łazikiem do Bunkra.
   *[no] { $who } dociera pieszo do Bunkra.
 }
act-drive = Jazda łazikiem { CASE($a, "to") }
option-drive = Jedź łazikiem { CASE($a, "to") }
ask-drive = Dokąd jedziesz?
effect-drive-rover = Jedź łazikiem do innego wyjścia
log-driven = { $who } jedzie łazikiem { CASE($place, "to") }.
log-pod-entered = { $who } zajmuje miejsce { CASE($pod, "in") }.
log-cargo-revealed = Odkryto: { $token }.
log-launched = { $pod } startuje. W środku jest { $who }.
log-not-launched = { $pod } zostaje na miejscu, a { $who } wraca do pomieszczenia.
log-isolated = { $who } zamyka się w środku i czeka na koniec.

## Wydarzenia

log-supply-shrinks = { $marker }: jeden opuszcza grę, zostało: { $left }.
ask-panic-ammo = Panika. Z której broni tracisz amunicję?
ask-panic-drop = Panika. Który przedmiot tracisz?
option-panic-drop = Upuść { CASE($a, "acc") }

## Powierzchnia

log-mars-weather = { $who } dobiera kartę „{ $card }”.
log-turn-ends = { $who } kończy turę przed czasem.
ask-lead-astray = { $whom } gubi drogę. Na które skrzyżowanie trafia?
ask-tremor = Wstrząs. W którym obszarze umieszczasz szmery?

## Koniec

log-base-fate = { $fate }
end-nobody = W bazie nie ma już nikogo, kto mógłby działać.
end-time = Czas się skończył: zespół szybkiego reagowania czyści bazę.
end-alert = Procedura alarmowa dobiegła końca: zespół szybkiego reagowania czyści bazę.
end-autodestruction = Koniec odliczania: baza zostaje zniszczona.
end-alert-autodestruction = Czas się skończył, zanim zatrzymano odliczanie: baza zostaje zniszczona.
end-explosion = O jeden pożar za dużo: baza eksploduje.
end-hull = O jedną awarię za dużo: baza eksploduje.
cause-base = zniszczenie bazy
cause-team = zespół szybkiego reagowania
cause-plan = { $plan }
cause-pod = kapsuła, która nie wystartowała
cause-ventilation = wentylacja
cause-defense = systemy obronne
cause-corridors = coś w korytarzach technicznych
check-plan = Obowiązujący plan awaryjny: { $plan }.
why-base-destroyed = Baza jest zniszczona.
why-not-base-destroyed = Baza stoi.
why-knowledge = Poziom wiedzy: { $most }.
why-not-knowledge = Poziom wiedzy: { $most }, a cel wymagał: { $needed }.
why-knowledge-token = Żeton wiedzy jest aktywny.
why-not-knowledge-token = Żeton wiedzy nie jest aktywny.
why-sections-explored = Wszystkie pomieszczenia tych sektorów są odkryte.
why-not-sections-explored = Nieodkryte pomieszczenia tych sektorów: { $left }.
why-no-survivors = Nikt z ocalałych z Nemesis nie przeżył.
why-not-no-survivors = { $who } to osoba ocalała z Nemesis i żyje.
why-outside = Komuś udało się opuścić bazę.
why-not-outside = Nikt nie opuścił bazy.
why-powered = Wszystkie sektory mają zasilanie.
why-not-powered = Sektory bez zasilania: { $dark }.

## Kość powierzchni Marsa

noise-mars = znak Marsa

## O co proszą cele

goal-knowledge = wiedza: { $most } z { $needed }
goal-active-token = żeton wiedzy aktywny
goal-sections = { $left ->
    [0] pomieszczenia tych sektorów odkryte
   *[other] pomieszczenia tych sektorów odkryte: zostało { $left }
 }
goal-base = baza zniszczona
goal-queen-or-base = królowa martwa albo baza zniszczona
goal-nest-or-base = { $eggs ->
    [0] Gniazdo albo baza zniszczone
   *[other] Gniazdo albo baza zniszczone (jaja: { $eggs })
 }
goal-outside = ktoś poza bazą
goal-powered = zasilanie we wszystkich sektorach
goal-no-witnesses = nikt z ocalałych z Nemesis nie żyje albo nikt inny nie żyje
