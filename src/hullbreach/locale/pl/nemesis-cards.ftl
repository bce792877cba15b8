# Nemesis: karty akcji, przedmioty zadań, handel i wytwarzanie.

## Do czego można użyć karty

effect-work-a-door = Otwórz albo zamknij drzwi
effect-computer-action = Skorzystaj z tego pomieszczenia za darmo
effect-blow-door = Zniszcz zamknięte drzwi
effect-wreck-room = Spowoduj tu awarię
effect-mend-room = Usuń stąd awarię
effect-tend-engine = Napraw albo zepsuj tutejszy silnik
effect-helm-action = Skorzystaj z tego pomieszczenia za darmo
effect-plot-course = Obejrzyj kartę koordynatów
effect-recall-room = Obejrzyj nieodkryte pomieszczenie
effect-light-fire = Spal przedmiot i podłóż tu ogień
effect-douse-fire = Ugaś tutejszy pożar
effect-improvise = Wytwórz coś; żółty przedmiot może być narzędziem
effect-block-access = Spowoduj awarię w pomieszczeniu z komputerem
effect-desperate-shot = Strzel i dobierz kartę
effect-desperate-flight = Ucieknij i dobierz kartę
effect-dress-a-wound = Opatrz komuś tutaj głęboką ranę
effect-heal-a-wound = Ulecz komuś tutaj opatrzoną ranę
effect-heal-light = Ulecz komuś tutaj wszystkie powierzchowne rany
effect-sedate = Ktoś tutaj pozbywa się skażenia z ręki i jednej karty akcji
effect-revitalize = Ktoś tutaj dobiera karty

## Pytania kart i odpowiedzi na nie

ask-weapon = Której broni używasz?
option-weapon = { $a }
ask-shoot-at = { $weapon }: do czego strzelasz?
option-shoot-at = Strzel: { $a }
ask-blow-door = Które drzwi niszczysz?
option-blow-door = Zniszcz drzwi: { $a }
ask-go = Dokąd idziesz?
option-go = Idź: { $a } ({ $b })
option-stay = Nie ruszaj się stąd
ask-cover = Kto ma wyjść pod twoją osłoną?
option-cover = Wychodzi tylko: { $a }
ask-go-covered = { $who } cię osłania: wychodzisz? Żaden intruz cię przy tym nie zaatakuje.
ask-covering = Kto wychodzi pod osłoną twojego ognia?
option-alone = Tylko ty
option-together = Ty i { $a }
ask-order = Komu wydajesz rozkaz?
option-order = { $a }
ask-order-to = Dokąd ma iść { $whom }?
ask-crawl = Dokąd się czołgasz?
option-crawl = Przeczołgaj się: { $a }
ask-burn = Który przedmiot palisz?
option-burn = Spal: { $a }
ask-foresee = Następne wydarzenie: { $event }. Gdzie je kładziesz?
option-leave-on-top = Zostaw na wierzchu
option-put-at-bottom = Połóż na spodzie
ask-block = Który komputer psujesz?
option-block = Awaria: { $a }
ask-intranet = Z którego pomieszczenia korzystasz na odległość?
option-intranet = Skorzystaj: { $a }
ask-nerves = Atak z zaskoczenia na ciebie, kartę już widać. Zachowujesz zimną krew?
ask-armor = Atak na ciebie. Czy przyjmuje go twój pancerz?
ask-scanner = Twój rzut na szmery: { $face }. Odrzucasz kartę, żeby rzucić jeszcze raz?
option-react = Reakcja: { $a }
ask-inject = Kto dostaje zastrzyk?
ask-operate = Kogo operujesz?
option-treat = { $a }
ask-read-log = Czyje cele czytasz?
option-read-log = Gracz: { $a }
option-autoload = Automatyczne ładowanie karabinu szturmowego: { $a }
peek-objectives = cele: { $whom }
peek-event = następna karta wydarzenia

## Wytwarzanie

option-craft = Wytwórz: { $a }
ask-craft = Co wytwarzasz?
ask-component = { $what }: który przedmiot na to zużywasz?
option-component = Zużyj: { $a }

## Handel

option-trade = Handluj ze wszystkimi tutaj
ask-trade = Handel: czy coś oferujesz?
option-offer = Zaoferuj: { $a }
ask-trade-whom = Komu oferujesz: { $thing }?
option-to = Komu: { $a }
ask-trade-price = { $whom } ma dostać: { $thing }. Co chcesz w zamian?
option-for-nothing = Nic: to prezent
option-for-an-offer = Coś, co druga strona sama wybierze
option-for = { $a }
ask-trade-for-nothing = { $who } daje ci w prezencie: { $thing }.
ask-trade-for-an-offer = { $who } oferuje ci: { $thing }. Co dajesz w zamian?
ask-trade-for = { $who } oferuje ci: { $thing }. W zamian chce: { $wanted }.
ask-trade-in-return = { $who } proponuje w zamian: { $wanted }. Oddajesz: { $thing }.
option-agree = Zgoda
option-refuse = Odmów
option-in-return = Zaproponuj w zamian: { $a }
terms-for-nothing = w prezencie
terms-for-an-offer = w zamian za propozycję
terms-for = w zamian za: { $thing }

## Dziennik

log-reaction-played = { $who } reaguje: { $what }.
log-ammo-spent = { $who } zużywa amunicję ({ $count }): { $weapon }.
log-discarded = { $who } odrzuca: { $cards ->
    [none] nic
   *[other] { $cards }
 }.
log-crafted = { $who } wytwarza: { $item }.
log-offered = { $who } składa ofertę, której słucha { $whom }{ $thing ->
    [none] {""}
   *[other] : { $thing } { $terms }
 }.
log-traded = { $who } daje: { $thing }. { $whom } to bierze{ $returned ->
    [none] {""}
   *[other] {" "}i daje w zamian: { $returned }
 }.
log-no-deal = Nic nie zmieniło właściciela, więc handlu nie było. { $who } bierze z powrotem: { $cards ->
    [none] nic
   *[other] { $cards }
 }.
log-event-foreseen = { $who } zna następne wydarzenie i { $bottom ->
    [yes] kładzie je na spodzie talii
   *[no] zostawia je na wierzchu
 }.
