### What is asked and told with carnomorphs, and what they change in other words.

ask-keep-mutation = Which mutation do you keep?
option-keep-mutation = { $a }
option-mutate = Use your mutation: scan { $a }
act-mutate = Mutation: { $a }
ask-claw = { $what }: which { -intruder }?
ask-spit-acid = What does the acid hit?
option-spit-acid = Every { -intruder } here
ask-mimic = { $intruder } attacks you. Do you take another shape?
option-mimic = Mimicry: scan { $a }
ask-divert = Whom is the attack to strike?
option-divert = { $a }
ask-comes-next = Which event comes next?
option-comes-next = { $a }

log-mutated = { $who } mutates{ $card ->
    [none] {""}
   *[other] : { $card }
 }.
log-mutation-marked = { $who } has { $count ->
    [one] a mutation marker
   *[other] { $count } mutation markers
 }.
log-mutation-lost = { $who } is rid of the mutation.
log-adaptation-shown = { $intruder }: the carnomorphs have adapted. { $adaptation }.
log-adaptation-overcome = { $who } finds a way to overcome an adaptation: { $adaptation }.
log-fed = { $intruder } feeds: { $room }, { $food }.
log-pod-lost = { $pod } is lost.
log-carcass-thrown-up = { $intruder } throws up a carcass: { $room }.
log-carcass-rose = A carcass gets up: { $room }.
log-attack-turned = { $who } turns the attack on { $whom }.
log-events-arranged = { $who } puts the next { $count } events in an order.

check-mutated = Contamination check. { $who } has mutated: there is nothing to scan.
check-mutation = Contamination check. { $who } draws { $drawn } cards, { $found } of them contamination: { $markers } mutation markers.

denied-adaptation-hidden = No object here leads to an adaptation that lies open.
denied-mutation-mimicry = This is a reaction: it is used when you are attacked.
denied-no-light-wounds = You have no light wounds.
denied-not-slimed = You are not slimed.

## Other words

-intruder = carnomorph
-intruders = carnomorphs
-an-intruder = a carnomorph
-scan-for-mutation = If any is infected, it stays and you get a mutation marker; without a mutation card you get that card instead.
attack-bite-text = A target with at least 2 serious wounds dies; any other takes 1 serious wound.
card-rest-text = Scan every contamination card in your hand: clean ones leave the game. { -scan-for-mutation }
room-canteen-text = Heal 1 light wound. You may also scan every contamination card in your hand: clean ones leave the game. { -scan-for-mutation }
room-shower-room-text = Remove your slime marker. You may also scan every contamination card in your hand: clean ones leave the game. { -scan-for-mutation }
room-surgery-text = Scan all contamination in your deck, hand and discard pile: infected cards leave the game, clean ones stay. Your mutation card is shuffled back, your mutation markers stay. Then you take 1 light wound, shuffle all your cards, hand included, into your action deck, and pass.
room-laboratory-text = Examine a corpse, an egg or a carcass that you carry or that lies here: a corpse overcomes the adaptation of the Shambler, an egg that of the Fleshbeast, a carcass that of the Butcher, if it lies open. The object is not used up.
room-nest-text = Take 1 egg from the carnomorph board into your hands, then make a noise roll. The Nest cannot be searched and never has a malfunction.
item-alcohol-text = Scan one contamination card from your hand and remove it from the game. If it was infected, take a new contamination card; you get no mutation marker from it.
item-antidote-text = Scan all contamination in your deck, hand and discard pile: infected cards leave the game. Your mutation card is shuffled back, your mutation markers stay. Take 1 contamination card, shuffle your discard pile into your deck and pass. You may keep the cards in your hand.
objective-the-great-hunt-text = You have sent the signal, and the ship is destroyed or the Butcher is dead.
objective-cutting-off-the-head-text = The signal has been sent, and the ship is destroyed or the Butcher is dead.
why-queen-killed = The Butcher is dead.
why-not-queen-killed = The Butcher lives.
table-weaknesses = Adaptations
nemesis-specimen = { $what ->
    [corpse] Shambler · overcome by a corpse
    [egg] Fleshbeast · overcome by an egg
   *[carcass] Butcher · overcome by a carcass
 }
quest-laboratory-equipment-text = Unlock: discard Chemicals. Use: in a room with a corpse, a carcass or an egg, overcome the adaptation to which it leads, if that lies open.
objective-necroscopy-text = You have sent the signal and the adaptation of the Butcher is overcome.
objective-ab-ovo-text = The adaptation of the Fleshbeast is overcome.
objective-extreme-field-biology-text = At least 2 adaptations are overcome.
objective-first-contact-protocol-text = At least 2 adaptations are overcome.
why-weaknesses-found = Adaptations overcome: { $found }.
why-not-weaknesses-found = Adaptations overcome: { $found }; the objective needed { $needed }.
why-weakness-egg-found = The adaptation of the Fleshbeast is overcome.
why-not-weakness-egg-found = The adaptation of the Fleshbeast is not overcome.
why-weakness-carcass-found = The adaptation of the Butcher is overcome.
why-not-weakness-carcass-found = The adaptation of the Butcher is not overcome.
goal-weaknesses = adaptations overcome: { $found } of { $needed }
goal-weakness-egg = adaptation of the Fleshbeast overcome
goal-weakness-carcass = adaptation of the Butcher overcome
