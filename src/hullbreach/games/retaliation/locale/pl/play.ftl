# O co pyta, co proponuje i co opowiada gra w Odwet. Co rodzina mówi tak samo, jest w jej plikach.

## Questions

ask-equip = Którą kartę wyposażenia pomocniczego bierzesz?
ask-arm = Jaki sprzęt zabierasz?
ask-fill = Jaki sprzęt trafia na kartę: { $what }?
ask-slot = Gdzie to trafia: { $what }?
ask-take = Jaki sprzęt bierzesz?
ask-load = Który żeton amunicji ładujesz do tej broni: { $what }?
ask-feed = Skąd redukujesz amunicję dla tej broni: { $what }?
ask-discard-from = Skąd to odrzucasz: { $what }?
ask-make-room = Nie masz pustego pola na ten żeton: { $what }. Który odrzucasz?
ask-gear = Jakiego sprzętu używasz?
ask-at-once = Dostajesz { CASE($what, "acc") }. Używasz od razu?
ask-colour = Z którego stosu dobierasz?
ask-keep = Który przedmiot zatrzymujesz?
ask-corridor = Który korytarz?
ask-room = Które pomieszczenie?
ask-sector = Który sektor?
ask-door = Które drzwi zmieniasz?
ask-reinforce = Który korytarz wzmacniasz?
ask-whom = Kto to ma być?
ask-help = Komu pomagasz?
ask-accept = { $who } chce ci pomóc. Zgadzasz się?
ask-accept-mend = { $who } chce naprawić twój przedmiot: { $what }. Zgadzasz się?
ask-accept-along = { $who } wycofuje się i chce cię zabrać. Zgadzasz się?
ask-companion = Zabierasz kogoś?
ask-mend = Co naprawiasz?
ask-heal = Którą głęboką ranę odrzucasz?
ask-antiseptic = Która karta skażenia opuszcza grę?
ask-sterile = Odrzucasz apteczkę, by karta skażenia nie trafiła do { CASE($who, "gen") }?
ask-drop-armour = Możesz mieć tylko jeden pancerz, a w stanie krytycznym żadnego. Który odrzucasz?
ask-drop-heavy = Masz pełne ręce. Co odrzucasz?
ask-armour = Masz otrzymać głęboką ranę. Chroni cię { $what }?
ask-give = Co oddajesz?
ask-give-whom = Komu?
ask-give-from = Skąd to dajesz: { $what }?
ask-take-gift = { $who } oferuje ci { CASE($what, "acc") }. Bierzesz?
ask-weapon = Której broni używasz?
ask-target = Który intruz?
ask-fire = Jak strzelasz?
ask-damage = Kto otrzymuje obrażenia? Zostało do zadania: { $left }.
ask-reroll = Na kości: { $face }. Rzucasz ponownie?
ask-again = { $what }: strzelasz jeszcze raz?
ask-launch = Wystrzeliwujesz najpierw granat z wyrzutni?
ask-scatter = Zamiast strzelać, redukujesz amunicję, by wypędzić dorosłego osobnika?
ask-hatchet = Używasz Toporka taktycznego dla trafienia krytycznego? Dostanie awarię.
ask-parry = { $who } przeżywa i bierze odwet. Umieszczasz awarię na swojej broni, by temu zapobiec?
ask-repel = Dokąd wypędzasz { CASE($who, "acc") }?
ask-more-fire = Odrzucasz kolejną kartę? Obrażenia do tej pory: { $left }.
ask-break-through = Idziesz dalej tym korytarzem?
ask-sprint = Zużywasz 1 tlenu, by wykonać kolejny ruch?
ask-push = Który intruz się przesuwa i dokąd?
ask-fend-off = { $who } cię atakuje. Zapobiegasz temu?
ask-duck = { $who } cię atakuje. Zagrywasz kartę „Kryj się”?
ask-duck-whom = Kto zostaje zaatakowany zamiast ciebie?
ask-restore = Możesz przywrócić punkty zdrowia: { $count }. Chcesz mniej? Kto pasuje, przywraca wszystkie.
ask-belt = Na pasie taktycznym jest za dużo żetonów. Który znika?
ask-shield = { $who } atakuje podczas twojego ruchu. Możesz zapobiec jednemu atakowi: czy temu?
ask-stay-calm = { $who } atakuje { CASE($whom, "acc") }. Zapobiegasz temu kartą „Zachować spokój”?
ask-ignore = { $who } wydaje ci rozkaz. Ignorujesz go kartą „Łańcuch dowodzenia”?
ask-order = Co ma zrobić { $who }?
ask-order-burst = W który korytarz strzela { $who }?
ask-channel = Którą kartę z dowodzeniem zagrywasz?
ask-panic = Panika: co tracisz?
ask-robot = Dokąd jedzie robot?
ask-lander = Kiedy ma przylecieć lądownik?
ask-defence = Który żeton obrony przeciwlotniczej leży na wierzchu?
ask-take-off = Czy lądownik startuje? Wszyscy na pokładzie uciekają.

## Options

option-equip = Weź { CASE($a, "acc") }
option-take = Weź { CASE($a, "acc") }
option-drop-gear = Odrzuć { CASE($a, "acc") }
    .short = Odrzuć sprzęt
    .careful = tak
option-drop = Odrzuć { CASE($a, "acc") }
    .short = Odrzuć
    .careful = tak
option-into = { $a }
option-move = Idź { CASE($a, "through") }
    .short = Idź
    .leads = yes
option-careful = Idź uważnie { CASE($a, "through") }
    .short = Idź uważnie
    .leads = yes
option-secure = Umieść w tym pomieszczeniu żeton zabezpieczeń
    .short = Zabezpiecz
option-burst = Oddaj serię { CASE($a, "from") } { CASE($b, "to") }
    .short = Seria
option-robot = Aktywuj robota
    .short = Robot
option-gear = Użyj sprzętu taktycznego
    .short = Sprzęt
option-trade = Handluj ze wszystkimi tutaj
option-decide = Wybierz jeden ze swoich celów
    .short = Cel
option-suffer = Nic nie rób
option-prevent = Zapobiegnij
option-protect = Użyj { CASE($a, "gen") }
option-breathe = Zużyj 1 tlenu
option-spend = Użyj { CASE($a, "gen") }
option-shift = Przełóż { CASE($a, "acc") }: { $b } → { $c }
option-reload = Załaduj { CASE($a, "acc") } (skąd: { $b })
option-throw = Rzuć granat { CASE($a, "to") }
option-again = Strzel jeszcze raz
option-stay = Zostaw, jak jest
option-leave-it = Zostaw
option-take-off = Startuj
option-earlier = Rundę wcześniej
option-later = Rundę później
option-target = { $a }
option-push = { $a }: { $b } → { $c }
option-corridor = { $a }
option-place = { $a }
option-sector = { $a }
option-colour = Stos { CASE($a, "gen-pl") } przedmiotów
option-open = Otwórz drzwi { CASE($a, "in") }
option-close = Zamknij drzwi { CASE($a, "in") }
option-break = Zniszcz drzwi { CASE($a, "in") }
option-restore = Przywróć tylko { $a }
option-whom = { $a }
option-help = { $a }
option-mend = Napraw { CASE($a, "acc") }
option-mend-room = Napraw pomieszczenie
option-mend-robot = Napraw robota
option-with = { $a }
option-on-top = { $a }
option-offer = Oddaj { CASE($a, "acc") }
option-heal = Odrzuć ranę: { $a }
option-directive = Wytyczne
option-tape = Sklej { CASE($a, "acc") }
option-cards = Odrzuć kartę

## What somebody does

act-move = Ruch { CASE($a, "through") }
act-careful = Uważny ruch { CASE($a, "through") }
act-melee = Atak wręcz na { CASE($a, "acc") }
act-burst = Seria { CASE($a, "from") } { CASE($b, "to") }
act-gear = Użycie sprzętu taktycznego
act-robot = Aktywacja robota
act-secure = Zabezpieczenie pomieszczenia
act-trade = Handel ze wszystkimi tutaj

## The log

log-equipped = { $who } bierze { CASE($thing, "acc") }.
log-round-marked = Znacznik rund przesuwa się na { $round }.
log-hurt = { $who } traci { $count } zdrowia ({ $cause }).
log-restored = { $who } odzyskuje { $count } zdrowia.
log-seriously-wounded = { $who } otrzymuje głęboką ranę: { $wound }.
log-healed = { $who } pozbywa się głębokiej rany: { $wound }.
log-breathed = { $who } ma { $left } tlenu.
log-suffocates = { $who } nie ma już tlenu i się dusi.
log-corridor-laid = Nowy korytarz ({ $tile }): { $where }.
log-room-found = { $who } odkrywa { CASE($room, "acc") } ({ $card }).
log-reinforced = Wzmocniono: { $where }.
log-noise-resolved = Ze szmerów { CASE($where, "in") } wychodzi: { $token }.
log-noise-gone = Szmery cichną: { $where }.
log-listened = { $who } nasłuchuje, { $where }: { $face }.
log-made-way = Ustępuje miejsca { CASE($where, "in") }: { $intruder } × { $count }.
log-encountered = Niebezpieczeństwo { CASE($room, "in") }: { $who } dobiera z kolonii: { $token }.
log-danger-ignored = { $who } ignoruje niebezpieczeństwo ({ $item }).
log-bag-developed = Krok kolonii: { $token }.
log-appeared = Pojawia się { CASE($where, "in") }: { $intruder } × { $count }.
log-intruder-placed = { $intruder } pojawia się { CASE($room, "in") }.
log-advanced = Przechodzi { CASE($where, "to") }: { $intruder } × { $count }.
log-held-off = Zabezpieczenia { CASE($room, "in") } działają: intruz nie atakuje.
log-attack-stopped = { $intruder } nie atakuje { CASE($who, "gen") }.
log-attacked = { $intruder } atakuje { CASE($who, "acc") }{ $card ->
    [none] {""}
   *[other] : { $card }
 }.
log-attack-ignored = { $who } zapobiega atakowi ({ $thanks_to }).
log-burst = { $who } strzela { CASE($where, "to") } ({ $weapon }). Na kości: { $face }, obrażenia: { $damage }.
log-shot = { $who } strzela { CASE($weapon, "from") } do { CASE($target, "gen") }. Na kości: { $face }.
log-fought = { $who } atakuje wręcz { CASE($target, "acc") }. Na kości: { $face }.
log-injured = { $intruder } ginie.
log-killed = Ginie: { $intruder } × { $count }.
log-repelled = { $intruder } ucieka { CASE($where, "to") }.
log-cornered = { $intruder } nie ma dokąd uciec i zostaje na miejscu.
log-queen-hurt = Królowa jest ranna: { $card }. Kart jej zdrowia zostało: { $left }.
log-queen-died = Królowa nie żyje.
log-colony-grows = Do kolonii: { $token } × { $count }.
log-event-revealed = Wydarzenie: { $event }.
log-life-support = { $active ->
    [yes] Włączono
   *[no] Wyłączono
 } system podtrzymywania życia: { $sector }.
log-robot-moved = Robot jedzie { CASE($room, "to") }.
log-robot-revealed = Odkryto kartę robota: { $robot }.
log-hibernatorium-found = Odkryto Hibernatorium.
log-chambers-opened = Hibernatorium jest aktywne.
log-reactor-shut = Reaktor wyłączony: systemy podtrzymywania życia, autodestrukcja i obrona przeciwlotnicza są poza grą.
log-lander-moved = Lądownik ma przylecieć w rundzie { $space }.
log-lander-told = { $what }
log-destruct-started = Zaczęła się autodestrukcja; jej żeton leży { $space ->
    [15] poniżej toru rund
   *[other] na polu { $space }
 }.
log-boarded = { $who } { $what }.
log-expelled = { $who } musi opuścić lądownik: w Strefie lądowania jest intruz.
log-turned-back = { $who } musi zrezygnować: intruz jest teraz { CASE($room, "in") }.
log-revived = { $who } wraca do życia { CASE($room, "in") }.
log-item-broken = Awaria: { $item }.
log-item-mended = Naprawiono: { $item }.
log-item-lost = { $who } odrzuca { CASE($item, "acc") }.
log-gear-taken = { $who } dostaje { CASE($token, "acc") }.
log-gear-dropped = { $who } odrzuca { CASE($token, "acc") }.
log-gear-used = { $who } zużywa { CASE($token, "acc") }.
log-ammo-spent = { $who } redukuje amunicję: { $weapon }.
log-reloaded = { $who } ładuje { CASE($weapon, "acc") }.
log-data-taken = { $who } ma żeton danych.
log-commanded = { $who } wydaje rozkaz { CASE($whom, "dat") }.
log-carried = { $who } niesie ze sobą { CASE($whom, "acc") }.
log-breathes-again = { $who } znów może oddychać.
log-cleansed = { $who } pozbywa się kart skażenia: { $count }.
log-scorched = Pożar { CASE($room, "in") } rani intruzów.
log-withstood = { $who } przeżywa przeobrażenie; larwa zostaje.
log-exploded = Wybuch { CASE($room, "in") }.
log-fate = { $fate }

## Causes and ends

cause-attack = atak { CASE($who, "gen") }
cause-base = zniszczenie bazy
cause-biohazard = Pancerz ochrony biologicznej
cause-explosion = wybuch
cause-left-behind = pozostanie w bazie
cause-lungs = zranione płuca
cause-bleeding = krwawienie
cause-fire = pożar
cause-metamorphosis = przeobrażenie
cause-plasma = Broń plazmowa
cause-robot = robot
cause-suffocation = uduszenie
end-nobody = W bazie nikogo już nie ma.
end-rounds = Ostatnia runda dobiegła końca.
end-destruct = Baza ulega autodestrukcji.
end-fire = O jeden pożar za dużo: baza jest zniszczona.
end-goal-won = Cel „{ $objective }” zrealizowany.
end-goal-failed = Cel „{ $objective }” niezrealizowany.
end-crew-won = Ktoś przeżył i wszystkie wytyczne są zrealizowane.
check-goal = { $what }: { $met ->
    [yes] zrealizowano
   *[no] nie zrealizowano
 }.
death-next = { $mode ->
    [coop] Ktoś może jeszcze zanieść ciało do Gabinetu chirurgicznego. Do tego czasu patrzysz; inni mogą wygrać za was wszystkich.
   *[other] Twoje cele przepadły razem z tobą. Możesz zostać i patrzeć: na koniec wszyscy zobaczą, kto czego chciał.
 }

points-1 = 1 punkt zdrowia
points-2 = 2 punkty zdrowia
