### Zombicide: Najeźdźca: co się pyta, opowiada i pokazuje.

game-invader = Zombicide: Najeźdźca
game-invader-about = Sześcioro Ocalałych ze stacji wydobywczej przeciw hordom zarażonych obcych. Wybierzcie Misję, osiągnijcie razem jej Cele, nie straćcie nikogo. Od 1 do 6 osób, od godziny do dwóch.
game-invader-headline =
    Pleśń na ścianach.
    Coś biegnie korytarzem.
game-invader-line = Szukaj, strzelaj, zamknij drzwi. Sześcioro Ocalałych, jedenaście Misji i horda, która rośnie z każdym waszym doświadczeniem.
game-invader-length = 1–2 godz.
game-invader-place = duża
pack-invader = Z czym się gra
pack-invader-base = pudełko Najeźdźcy
mode-invader-standard = samouczek
mode-invader-ultrared = Tryb Krwistoczerwony
setting-invader-ultrared = Tryb Krwistoczerwony: Ocalali uczą się dalej, ponad Poziom Czerwony
setting-invader-easy-cards = Karty Xenosów od 1 do 25, łatwiejsze
setting-invader-hard-cards = Karty Xenosów od 26 do 50, trudniejsze
setting-invader-activation-cards = Karty Xenosów od 51 do 54, Dodatkowe Aktywacje
setting-invader-no-cards = talia Xenosów potrzebuje kart łatwiejszych, trudniejszych lub jednych i drugich
setting-invader-no-tanks = tej Misji nie da się wygrać bez Butli tlenowej dla każdego Ocalałego, a Butli jest mniej
content-invader-tiles = Strony kafelków
content-invader-items = Karty Ekwipunku
content-invader-mold-cards = Karty Pleśni w talii Ekwipunku
content-invader-machines = Maszyny
content-invader-xenos = Figurki Xenosów
content-invader-xeno-cards = Karty Xenosów
content-invader-survivors = Ocalali
content-invader-tokens = Znaczniki
content-invader-missions = Misje
content-invader-skills = Umiejętności
measure-invader-xenos = Xenosy na planszy
measure-invader-mold = Strefy Aktywnej Pleśni
measure-invader-level = Poziom Zagrożenia, od 0 do 3
measure-invader-experience = Doświadczenie wszystkich Ocalałych
fact-invader-survivor = Ocalały
fact-invader-mission = Misja
fact-invader-level = Poziom Zagrożenia na końcu

## O co się pyta

ask-pick = Kim grasz?
ask-arm = Z czym zaczyna { $who }?
ask-reinforce = Więcej Ocalałych, więcej Xenosów: gdzie położyć dodatkowy znacznik Strefy Namnażania?
ask-first = Kto dostaje znacznik Pierwszego Gracza?
ask-begin = Kto z Ocalałych działa teraz?
ask-invader-turn = { $who }: { $left ->
    [0] bez Akcji
    [one] jedna Akcja
    [few] { $left } Akcje
   *[other] { $left } Akcji
 }
ask-further = { $who } może iść dalej.
ask-arrange = { $who } układa karty.
ask-trade = { $who } i { $whom }: Wymiana.
ask-agree = Czy zgadzasz się na Wymianę? Proponuje ją { $who }.
ask-throw = Co odrzuca { $who }?
ask-shrug = { $who } może odrzucić karty, aby anulować obrażenia: { $damage }.
ask-shield = Czy { $who } poświęca Pancerz ablacyjny?
ask-suffer = { $count } × { $cause }: kto otrzymuje obrażenia?
ask-focus = { $zone }: { $dice ->
    [one] jedna kość
   *[other] { $dice } kości
 } po { $chance } %{ $rerolls ->
    [0] {""}
    [one] , jeden przerzut
    [few] , { $rerolls } przerzuty
   *[other] , { $rerolls } przerzutów
 }. Wszystko w jeden cel? { $odds }{ $vain ->
    [yes] {" "}Inaczej trafienia przepadną.
   *[no] {""}
 }{ $risk ->
    [yes] {" "}Chybienia trafią w swoich.
   *[no] {""}
 }
ask-dice = Chybienia trafią w swoich. { $fewer ->
    [0] Dodatkowe kości ({ $more })?
   *[other] Kości: { $more } czy tylko { $fewer }?
 }
ask-reroll = Przerzucić wszystkie kości? Trafienia: { $hits }.
ask-hit = { $zone }: kogo zabija następne trafienie?
ask-skill = Jaką Umiejętność zdobywa { $who }?
ask-extra = { $zone }: grupa nie dzieli się równo. Dokąd idzie jeden więcej?
ask-send = Kto idzie do { $zone }? Do wybrania: { $left }.
ask-fill = { $xeno }: która Strefa Pleśni jest następna?
ask-leave = Czy { $who } ucieka przez wyjście?
invader-odds = { $xeno } { $percent } %{ $more ->
    [none] .
   *[other] , { $more }
 }

## Co można wybrać

option-pick = Graj: { $a }
option-arm = { $a } zaczyna z: { $b }
option-reinforce = Dodatkowy: { $a }
option-first = Pierwszy: { $a }
option-begin = Działa: { $a }
option-move = Idź do { $a }
option-move-with-bot = Idź z Robotem do { $a }
option-search = Przeszukaj
option-take-oxygen = Weź Butlę tlenową
option-open = Otwórz: { $a }
option-close = Zamknij: { $a }
option-arrange = Reorganizacja
option-trade = Wymiana: { $a }
option-strike = Uderz: { $a }
option-strike-pair = Uderz oburącz: { $a }
option-shoot = Strzel do { $b }: { $a }
option-shoot-pair = Strzel z obu do { $b }: { $a }
option-take = Zdobądź Cel w { $a }
option-noise = Zróbcie hałas!
option-eat = Zjedz Prowiant
option-throw = Odrzuć kartę
option-drive = Wyślij Robota do { $a }
option-machine-strike = Uderza: { $a }
option-machine-shoot = Strzela do { $b }: { $a }
option-stop = Zakończ Turę
option-leave = Uciekaj
option-stay = Zostań
option-hold = { $a } → { $b }
option-wear = Załóż: { $a }
option-stow = Do Plecaka: { $a }
option-attach = Podłącz: { $a }, { $b }
option-detach = Odłącz: { $a }, { $b }
option-discard = Odrzuć: { $a } ({ $b })
option-give = Daj: { $a } ({ $b })
option-get = Weź: { $a } ({ $b })
option-done = Gotowe
option-agree = Zgoda
option-refuse = Odmowa
option-spread = Trafienia we wszystkich
option-focus = Wszystko w jeden cel: { $a }
option-reroll = Przerzuć
option-keep = Zostaw wynik
option-more-dice = Wszystkie kości
option-fewer-dice = Mniej kości
option-hit = { $a }
option-suffer = Jeden atak: { $a }
option-suffer-all = Wszystkie: { $a }
option-shield = Przeciw: { $a }
option-learn = { $a }
option-send = Do { $b } jeden: { $a }
option-send-all = Do { $b } ilu się da: { $a }
option-extra = Do { $a }
option-fill = { $a }
denied-no-action = Nie zostało na to Akcji.
denied-no-xeno = Nie ma tu Xenosów.
denied-no-cards = Nie ma żadnych kart.
denied-actions = { $a ->
    [one] To kosztuje jedną Akcję.
    [few] To kosztuje { $a } Akcje.
   *[other] To kosztuje { $a } Akcji.
 }

## Co się opowiada

log-picked = Gracz { $number }: { $who }.
log-armed = { $who } zaczyna z: { $item }.
log-reinforced = Dodatkowy znacznik Strefy Namnażania: { $zone }.
log-round-begins = Runda { $number }
log-turn-begins = Działa { $who }.
log-moved = { $who } idzie { $bot ->
    [yes] z Robotem do
   *[no] do
 } { $zone }.
log-machine-moved = { $who } wysyła do { $zone }: { $machine }.
log-found = { $who } przeszukuje i znajduje: { $cards ->
    [none] nic
   *[other] { $cards }
 }.
log-got = { $who } otrzymuje: { $item }.
log-discarded = { $who } odrzuca: { $item }.
log-arranged = { $who } układa karty.
log-traded = { $who } i { $whom }: { $agreed ->
    [yes] Wymiana
   *[no] nie ma zgody na Wymianę
 }.
log-door-moved = { $who } { $closed ->
    [yes] zamyka
   *[no] otwiera
 } drzwi między { $zone } a { $to }.
log-door-torn = Xenosy w { $zone } niszczą drzwi do { $to }.
log-noise-made = { $who } hałasuje w { $zone }.
log-rolled = { $who } atakuje { $zone } ({ $weapon }){ $target ->
    [none] {""}
   *[other] , wszystko w jeden cel ({ $target })
 }: { $faces }. Trafienia: { $hits }.
log-rerolled = { $who } przerzuca kości.
log-killed = { $who } zabija w { $zone }: { $count } × { $xeno }.
log-burned = { $who } podpala { $zone }.
log-hurt = { $who } otrzymuje obrażenia: { $damage }; Pancerz { $armor }.
log-unhurt = { $who } nie odnosi ran.
log-repaired = { $who } ma znów Pancerz { $armor }.
log-fell = { $who } ginie.
log-machine-lost = Zniszczenie w { $zone }: { $machine }.
log-experienced = { $who } zdobywa doświadczenie: { $points }.
log-rose = { $who } osiąga Poziom Zagrożenia { $level }: { $skill }.
log-objective-taken = { $who } zdobywa w { $zone }: { $token }.
log-objective-lost = Stracono w { $zone }: { $token }.
log-xenos-move = { $count ->
    [one] Xenos idzie
    [few] { $count } Xenosy idą
   *[other] { $count } Xenosów idzie
 } z { $zone } do { $to }.
log-xenos-attack = { $count ->
    [one] Xenos atakuje
    [few] { $count } Xenosy atakują
   *[other] { $count } Xenosów atakuje
 } w { $zone }.
log-xeno-card-drawn = { $zone }, Poziom Zagrożenia { $level }: { $card }.
log-spawned = Nowe w { $zone }: { $count } × { $xeno }.
log-activated = Natychmiast działają: { $xeno }.
log-ran-out = Skończyły się figurki: { $xeno }.
log-mold-grew = { $zone } pokrywa Pleśń.
log-mold-dried = Pleśń w { $zone } obumiera.
log-spawn-woke = W { $zone } budzi się { $token }.
log-spawn-burned = Spalono w { $zone }: { $token }.
log-left = { $who } ucieka.
log-round-ends = Faza Końcowa.
log-ended = { $reason } { $won ->
    [yes] Wygraliście.
   *[no] Przegraliście.
 }
end-invader-won = Misja wypełniona.
end-invader-fallen = Ocalały został wyeliminowany.
end-invader-mold = Aktywna Pleśń połączyła dwie Strefy Namnażania.
end-invader-objective = Stracono Cel potrzebny w tej Misji.
end-invader-gun = Działko strażnicze jest zniszczone.
end-invader-child = Xenosy znalazły dziecko.
end-invader-crew = Xenosy dotarły do załogi.

## Co się pokazuje

invader-tile = kafelek { $tile }
invader-noise = Hałas
invader-exit = wyjście
invader-spawn = Strefa Namnażania { $order }, Poziom Zagrożenia { $level }
invader-spawn-asleep = Strefa Namnażania { $order }, uśpiona
invader-way = { $a }–{ $b }
invader-door-green = zielone drzwi
invader-door-purple = fioletowe drzwi
invader-woken = aktywowana
invader-phase = Runda { $round }
invader-danger = Zagrożenie
invader-danger-by = wyznacza { $who }
invader-equipment = Talia Ekwipunku
invader-discard = Odrzucony Ekwipunek
invader-xeno-deck = Talia Xenosów
invader-xeno-discard = Odrzucone karty Xenosów
invader-doors = Drzwi w zapasie
    .short = Drzwi
invader-range = Zasięg
invader-from-to = { $low }–{ $high }
invader-dice = Kości
invader-hit = Precyzja
    .short = Prec.
invader-at-least = { $number }+
invader-damage = Obrażenia
    .short = Obraż.
invader-weapon = { $noisy ->
    [yes] głośna
   *[no] cicha
 }{ $hellfire ->
    [yes] {" "}· Ogień piekielny
   *[no] {""}
 }{ $dual ->
    [yes] {" "}· podwójna
   *[no] {""}
 }
invader-hands = Ręce: { $who }
invader-skills = Umiejętności
invader-level = Poziom Zagrożenia
invader-experience = Doświadczenie
invader-skill = Umiejętność
invader-remote = Zdalne sterowanie
invader-armor = Pancerz
invader-out = na wolności
invader-done = po swojej Turze
invader-mission = Misja
invader-goal-take = zdobyć { $what }{ $all ->
    [one] {""}
   *[other] : { $done } z { $all }
 }
invader-goal-all = zdobyć wszystkie Cele: { $done } z { $all }
invader-goal-gun = przy Działku: { $done } z { $all }
invader-goal-clear = { $left ->
    [0] bez Xenosów
   *[other] Xenosy tam: { $left }
 }
invader-goal-burnt = spalić fioletowy znacznik Namnażania
invader-goal-orange = na Poziomie Pomarańczowym: { $done } z { $all }
invader-goal-tanks = w nowych Butlach tlenowych: { $done } z { $all }
invader-goal-samples = próbki: { $done } z { $all }
invader-goal-crew = załoga jeszcze przy wyjściu: { $left }
invader-goal-out = na wolności: { $done } z { $all }
invader-lost-fallen = zginie Ocalały
invader-lost-gun = Działko zostanie zniszczone
invader-lost-child = Xenos aktywuje się tam, gdzie leży niebieski Cel
invader-lost-crew = Xenos dotrze do wyjścia przed ewakuacją załogi
invader-lost-locked = Robot zostanie zniszczony, a za zabezpieczoną Śluzą leży Cel
invader-lost-guest = zginie naukowiec
invader-lost-objective = potrzebny Cel zostanie usunięty
invader-lost-oxygen = przez Pleśń zabraknie Butli tlenowych
invader-lost-mold = aktywna Pleśń połączy dwie Strefy Namnażania
invader-seen = w Polu widzenia, odległość { $far }
invader-goal = Cel
invader-objectives = Cele na planszy
    .short = Cele
invader-left-worker = Robotnicy w zapasie
    .short = Robotnicy
invader-left-tank = Mięśniaki w zapasie
    .short = Mięśniaki
invader-left-hunter = Łowcy w zapasie
    .short = Łowcy
invader-tanks = Butle tlenowe w zapasie
    .short = tlen
invader-mold-left = { $left ->
    [one] Pleśń: klęska za jedną Strefę
    [few] Pleśń: klęska za { $left } Strefy
   *[other] Pleśń: klęska za { $left } Stref
 }
invader-card-read = Poziom Zagrożenia { $level }: { $count } × { $xeno }.
invader-spawns-done = gotowe
invader-spawns-now = teraz
invader-spawns-next = jeszcze przed nami
invader-spawns-asleep = uśpiona
invader-dies-at = ginie od { $damage }
invader-level-from = { $level } { $points }
invader-next-level = do następnego Poziomu: { $left }
invader-learned = { $who }: doświadczenie { $points }
invader-crew = Załoga do ewakuacji

## Co mają tylko niektóre Misje

option-force-lock = Wyważ zabezpieczoną Śluzę
option-collect-sample = Pobierz próbkę Pleśni
log-lock-forced = { $who } każe Robotowi wyważyć zabezpieczoną Śluzę.
log-crew-left = Członek załogi jest ewakuowany. Przy wyjściu { $left ->
    [0] nie ma już nikogo
    [one] została jedna osoba
    [few] zostały { $left } osoby
   *[other] zostało { $left } osób
 }.
log-sampled = { $who } pobiera próbkę: { $sample }.
end-invader-locked = Bez Robota zabezpieczona Śluza pozostaje zamknięta.
end-invader-oxygen = Butli tlenowych nie starczy dla wszystkich, a każdy Magazyn z tlenem zajęła Pleśń.
sample-worker = Robotnik
sample-tank = Mięśniak
sample-hunter = Łowca
sample-spoiler = Gnijąca Abominacja
sample-mold = Pleśń
survivor-guest-1 = pierwszy naukowiec
survivor-guest-2 = drugi naukowiec
ask-guide = Który naukowiec idzie w stronę wyjścia?
option-guide = { $a } idzie do { $b }
end-invader-guest = Naukowiec został wyeliminowany.

## Umiejętności

ask-hide = Żaden Xenos nie widzi Ocalałego ({ $who }). Kamuflaż?
ask-cut-in = Czy Taktyk działa teraz?
ask-react = Xenosy w Polu widzenia: czy { $who } od razu atakuje?
ask-pull = Kogo wyciąga { $who }?
ask-pulled = { $whom }: czy zgadzasz się na ratunek? Wyciąga { $who }.
option-hide = Weź znacznik Kamuflażu
option-zero-g-run = Bieg nieważkości do { $a }
option-sprint = Sprint przez { $a }
option-charge = Szarża na { $a }
option-bloodlust = Żądza krwi: do { $a }
option-taunt = Drwina z Xenosów w { $a }
option-shove = Wypchnij Xenosy do { $a }
option-rescue = Wyciągnij Ocalałych z { $a }
option-pull = Wyciągnij: { $a }
option-lead = Akcja dla: { $a }
log-hidden = { $who } bierze znacznik Kamuflażu.
log-noticed = { $who } traci znacznik Kamuflażu.
log-taunted = { $who } drwi z Xenosów w { $zone }.
log-shoved = { $who } wypycha Xenosy do { $zone }: { $count }.
log-pulled = { $who } wyciąga do { $zone }: { $whom }.
log-led = { $who } dowodzi, działa { $whom }.
ask-join = Kto należy do drugiej grupy?
option-join = { $a }
