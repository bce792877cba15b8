# Lockdown: karty akcji, reakcje, ataki i kość przewagi.

## Do czego służy karta

effect-use-computer-room = Użyj za darmo tego pomieszczenia z komputerem
effect-use-workspace = Użyj za darmo tego białego albo zielonego pomieszczenia
effect-use-defenses = Użyj za darmo tego białego albo czerwonego pomieszczenia
effect-use-machinery = Użyj za darmo tego białego albo żółtego pomieszczenia
effect-study-plans = Obejrzyj dwa nieodkryte pomieszczenia
effect-grit-teeth = Dobierz kartę za każdą głęboką ranę
effect-bind-wound = Odrzuć przedmiot i opatrz głęboką ranę
effect-sweat-out = Pozbądź się śluzu
effect-digest = Odrzuć kartę skażenia i dobierz karty
effect-still-noise = Zabierz znacznik szmerów
effect-make-noise = Połóż znacznik szmerów
effect-bypass = Zrób z karty komputera tyle, ile chcesz
effect-switch-section = Włącz albo wyłącz zasilanie swojego sektora
effect-look-closely = Zdobądź wiedzę zamiast przeszukiwać
effect-foresee-events = Wybierz następne z dwóch wydarzeń
effect-foresee-attacks = Wybierz następną z dwóch kart ataku
effect-knock-out = Ktoś tutaj, kto ma mało kart, traci je wszystkie
effect-throw-weapon = Odrzuć broń i przepędź nocnego łowcę
effect-ride-with-key = Wezwij windę i pojedź nią nawet bez zasilania
effect-clear-debris = Usuń stąd awarię
effect-clear-ashes = Zgaś tu pożar
effect-use-broken-room = Użyj tego pomieszczenia mimo awarii
effect-use-dark-computer = Użyj tu komputera bez zasilania
effect-take-rover = Pojedź łazikiem do Bunkra
effect-send-rover = Przestaw stąd łazik

## Pytania kart i odpowiedzi

ask-computer = Co robisz przy komputerze?
ask-bypass = Co teraz robisz z kartą komputera?
ask-quarantine = Wokół którego pomieszczenia zamykasz wszystkie drzwi?
ask-attack-whom = Kogo atakujesz?
option-hunter = { $a }
ask-bind-with = Który przedmiot zużywasz, żeby opatrzyć ranę?
ask-distract-with = Który przedmiot poświęcasz, żeby odwrócić uwagę?
ask-distraction = Kto ucieka, kiedy patrzą w inną stronę?
ask-go-distracted = { $who } odwraca ich uwagę. Uciekasz? Nic cię przy tym nie zaatakuje.
ask-still = Gdzie robi się cicho?
option-still = Usuń szmery { CASE($a, "in") }
ask-make-noise = Gdzie hałasujesz?
ask-next-event = Które wydarzenie będzie następne? Drugie trafia na spód stosu.
ask-next-attack = Która karta ataku będzie następna? Druga trafia na spód stosu.
option-put-on-top = Następna karta: „{ $a }”
peek-next-event = następne karty wydarzeń
peek-next-attack = następne karty ataku
ask-throw-weapon = Którą broń odrzucasz?
ask-drive-whom = Który nocny łowca ucieka?
ask-drive-to = Dokąd musi uciec?
option-drive-to = Ucieka { CASE($a, "to") }
ask-tour = Kto idzie z tobą?

## Reakcje

ask-inconspicuous = Atakują cię, a obok są inni. Kierujesz atak na kogoś innego?
ask-keep-still = Masz wykonać w ciemności rzut na szmery. Zastygasz bez ruchu zamiast rzucać?
ask-feel-of-the-dark = Ciemność pogorszy twoje położenie. Ignorujesz to?
ask-expect-surprise = Atak z zaskoczenia w ciemności. Ignorujesz go?
ask-pheromones = Atak cię dosięga. Odwracasz uwagę napastnika?
ask-instead = Kto zostaje zaatakowany zamiast ciebie?
option-instead = Atak dosięga { CASE($a, "gen") }
ask-lure = Czym zwabiasz napastnika?
option-lure = Oddaj { CASE($a, "acc") } i zignoruj atak

## Kość przewagi

ask-one-card-more = Na kości jest: { $face }. Odrzucasz kartę akcji za jedno obrażenie więcej?
option-spare-card = Zatrzymaj karty
combat-card-hit = trafienie za kartę
combat-hit-plus = trafienie, podwójne za kartę

## Dziennik

log-noise-stilled = Znowu jest cicho { CASE($where, "in") }.
log-foreseen = { $who } ustala następną kartę: { $pile }.
log-attack-diverted = { $who } kieruje napastnika na { CASE($whom, "acc") } ({ $thanks_to }).
log-darkness-ignored = { $who } nie zważa na ciemność.
log-kept-still = { $who } zastyga bez ruchu: bez rzutu na szmery.
