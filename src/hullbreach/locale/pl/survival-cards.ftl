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
ask-shoot-at = { $weapon }: do czego strzelasz?
option-shoot-at = Strzał: { $a }
ask-blow-door = Które drzwi niszczysz?
option-blow-door = Zniszcz drzwi: { $a }
ask-go = Dokąd idziesz?
option-go = Idź do: { $a } ({ $b })
option-stay = Zostań tutaj
ask-cover = Kto ma wyjść pod twoją osłoną?
option-cover = Wychodzi tylko: { $a }
ask-go-covered = { $who } cię osłania. Wychodzisz? Żaden intruz cię za to nie zaatakuje.
ask-crawl = Dokąd przechodzisz korytarzami technicznymi?
option-crawl = Przejdź do: { $a }
ask-foresee = Następne wydarzenie: { $event }. Gdzie je kładziesz?
option-leave-on-top = Zostaw na wierzchu stosu
option-put-at-bottom = Odłóż na spód stosu
option-react = Reakcja: { $a }
peek-objectives = cele postaci { $whom }
peek-event = następna karta wydarzenia

## Wytwarzanie

option-craft = Zrób: { $a }
ask-craft = Co robisz?
ask-component = { $what }: który przedmiot na to zużywasz?
option-component = Zużyj: { $a }

## Handel

option-trade = Handel ze wszystkimi w pomieszczeniu
ask-trade = Handel: czy coś oferujesz?
option-offer = Zaoferuj: { $a }
ask-trade-whom = Komu oferujesz: { $thing }?
option-to = { $a }
ask-trade-price = { $whom } ma dostać: { $thing }. Co chcesz w zamian?
option-for-nothing = Nic: to prezent
option-for-an-offer = Coś, co zaproponuje druga strona
option-for = { $a }
ask-trade-for-nothing = { $who } daje ci w prezencie: { $thing }.
ask-trade-for-an-offer = { $who } oferuje ci: { $thing }. Co dajesz w zamian?
ask-trade-for = { $who } oferuje ci: { $thing }. W zamian chce: { $wanted }.
ask-trade-in-return = { $who } proponuje w zamian: { $wanted }. Twoja część wymiany: { $thing }.
option-agree = Zgoda
option-refuse = Odmów
option-in-return = Zaproponuj w zamian: { $a }
terms-for-nothing = w prezencie
terms-for-an-offer = w zamian za propozycję
terms-for = w zamian za: { $thing }

## Dziennik

log-reaction-played = { $who } – reakcja „{ $what }”.
log-ammo-spent = { $who } zużywa amunicję: { $weapon }, sztuk: { $count }.
log-discarded = { $who } odrzuca: { $cards ->
    [none] nic
   *[other] { $cards }
 }.
log-crafted = { $who } robi przedmiot: { $item }.
log-offered = { $who } składa ofertę postaci { $whom }{ $thing ->
    [none] {""}
   *[other] : { $thing } { $terms }
 }.
log-traded = { $who } przekazuje postaci { $whom }: { $thing }{ $returned ->
    [none] {""}
   *[other] {"; "}w zamian otrzymuje: { $returned }
 }.
log-no-deal = Nic nie zmieniło właściciela, więc handlu nie było. { $who } bierze z powrotem: { $cards ->
    [none] nic
   *[other] { $cards }
 }.
log-event-foreseen = { $who } zna następne wydarzenie i { $bottom ->
    [yes] odkłada je na spód stosu
   *[no] zostawia je na wierzchu
 }.
