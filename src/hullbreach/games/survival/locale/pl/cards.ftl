# Co Nemesis i Lockdown mówią tak samo: karty akcji, handel i samoróbki.

## Do czego można użyć karty

effect-work-a-door = Otwórz albo zamknij drzwi
effect-computer-action = Wykonaj za darmo akcję tego pomieszczenia
effect-blow-door = Zniszcz zamknięte drzwi
effect-wreck-room = Spowoduj awarię w tym pomieszczeniu
effect-mend-room = Usuń awarię z tego pomieszczenia
effect-recall-room = Obejrzyj nieodkryte pomieszczenie
effect-douse-fire = Ugaś pożar w tym pomieszczeniu
effect-dress-a-wound = Opatrz głęboką ranę postaci w tym pomieszczeniu
effect-heal-a-wound = Ulecz opatrzoną głęboką ranę postaci w tym pomieszczeniu
effect-heal-light = Ulecz wszystkie powierzchowne rany postaci w tym pomieszczeniu

## Pytania kart i odpowiedzi na nie

ask-weapon = Której broni używasz?
option-weapon = { $a }
ask-shoot-at = Do czego strzelasz { CASE($weapon, "from") }?
option-shoot-at = Strzel do { CASE($a, "gen") }
ask-blow-door = Które drzwi niszczysz?
option-blow-door = Zniszcz drzwi { CASE($a, "in") }
ask-go = Dokąd idziesz?
option-go = Idź { CASE($a, "to") } ({ $b })
option-stay = Zostań tutaj
ask-cover = Kto ma wyjść pod twoją osłoną?
option-cover = Wychodzi tylko { $a }
option-treat = { $a }
ask-go-covered = { $who } cię osłania. Wychodzisz? Żaden { -intruder } cię przy tym nie zaatakuje.
ask-crawl = Dokąd przechodzisz korytarzami technicznymi?
option-crawl = Przejdź { CASE($a, "to") }
ask-foresee = Następne wydarzenie: „{ $event }”. Gdzie je kładziesz?
option-leave-on-top = Zostaw na wierzchu stosu
option-put-at-bottom = Odłóż na spód stosu
option-react = Reakcja: { $a }
peek-objectives = cele { CASE($whom, "gen") }
peek-event = następna karta wydarzenia

## Wytwarzanie

option-craft = Zrób { CASE($a, "acc") }
ask-craft = Co robisz?
ask-component = Robisz { CASE($what, "acc") }: który przedmiot na to poświęcasz?
option-component = Poświęć { CASE($a, "acc") }

## Handel

option-trade = Handel ze wszystkimi w pomieszczeniu
ask-trade = Handel: czy coś oferujesz?
option-offer = Zaoferuj { CASE($a, "acc") }
ask-trade-whom = Komu oferujesz { CASE($thing, "acc") }?
option-to = { $a }
ask-trade-price = Oferujesz { CASE($whom, "dat") } { CASE($thing, "acc") }. Co chcesz w zamian?
option-for-nothing = Nic: to prezent
option-for-an-offer = Coś, co zaproponuje druga strona
option-for = { $a }
ask-trade-for-nothing = { $who } daje ci w prezencie { CASE($thing, "acc") }.
ask-trade-for-an-offer = { $who } oferuje ci { CASE($thing, "acc") }. Co dajesz w zamian?
ask-trade-for = { $who } oferuje ci { CASE($thing, "acc") } w zamian za { CASE($wanted, "acc") }.
ask-trade-in-return = { $who } za { CASE($thing, "acc") } proponuje { CASE($wanted, "acc") }.
option-agree = Zgoda
option-refuse = Odmów
option-in-return = Zaproponuj w zamian { CASE($a, "acc") }
terms-for-nothing = w prezencie
terms-for-an-offer = w zamian za propozycję
terms-for = w zamian za { CASE($thing, "acc") }

## Dziennik

log-reaction-played = { $who } reaguje: { $what }.
log-ammo-spent = { $who } zużywa { $count ->
    [one] jedną sztukę amunicji
    [few] { $count } sztuki amunicji
   *[other] { $count } sztuk amunicji
 } { CASE($weapon, "from") }.
log-discarded = { $who } odrzuca: { $cards ->
    [none] nic
   *[other] { $cards }
 }.
log-crafted = { $who } robi { CASE($item, "acc") }.
log-offered = { $who } składa ofertę { CASE($whom, "dat") }{ $thing ->
    [none] {""}
   *[other] : { $thing } { $terms }
 }.
log-traded = { $who } przekazuje { CASE($whom, "dat") } { CASE($thing, "acc") }{ $returned ->
    [none] {""}
   *[other] {" "}i dostaje w zamian { CASE($returned, "acc") }
 }.
log-no-deal = Nic nie zmieniło właściciela, więc handlu nie było. { $who } bierze z powrotem: { $cards ->
    [none] nic
   *[other] { $cards }
 }.
log-event-foreseen = { $who } zna następne wydarzenie i { $bottom ->
    [yes] odkłada je na spód stosu
   *[no] zostawia je na wierzchu
 }.
