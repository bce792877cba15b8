### What a game against the cult asks and tells, and what it changes in other words.

ask-switch-off = A cultist is dead. Which ability is switched off?
option-switch-off = Switch off: { $a }

log-ability-lost = An ability is switched off: { $ability }.
log-cultist-killed = A cultist dies: { $room }. Living: { $left }.
log-runt-gone = A runt leaves the map with its load: { $where }.
log-corpses-moved = The corpses come closer: the next one lies on space { $space }.
log-corpse-absorbed = The matrix absorbs a corpse. Absorbed: { $count }.
log-too-few-cultists = { $event }: { $needs } living cultists would be needed, { $left } live. The main effect is skipped.
log-explobot-checked = The explobot dies, { $room }: { $cards }. { $explodes ->
    [yes] It explodes.
   *[no] It does not explode.
 }
log-armor-held = The armor holds: the intruder does not die ({ $room }).
log-gear-lost = Gear is lost from the Landing Zone: { $count }.
lander-lost = The lander is destroyed.
log-air-token-lost = { $sector }: the life support token leaves the game.

table-abilities = Abilities
table-abilities-off = Switched off
table-airless = Life support lost for good
table-cultists = Living cultists
table-corpses = Absorbed corpses
track-abilities = Abilities of the cult
track-matrix = Hits on the matrix
    .short = Matrix
pile-abilities = Abilities

## Other words

log-queen-hurt = The matrix is hurt: { $card }. Health cards left: { $left }.
log-queen-died = The matrix is dead.
track-queen = Hits on the matrix
    .short = Matrix
aim-queen = matrix dead
aim-queen-alone = matrix dead, base intact
queen-dead = The matrix is dead
pile-deck-health = Health of the matrix
objective-great-hunt-text = The matrix is dead, or the base is destroyed.
directive-eradication-text = The matrix is dead, and the base is not destroyed.
directive-faceoff-text = The matrix is dead, or the base is destroyed.
lander-here-destroyed = the lander was destroyed
lander-is-destroyed = destroyed
supply-fire-text = Whoever ends a turn here loses 1 health. The machines of the cult and the eggs do not burn.

## Looks

event-moves = moving: corridors ({ $kinds }){ $rooms ->
    [yes] , then rooms
   *[no] { "" }
 }
harm-needs = with at least { $count } absorbed: { $harm }; otherwise: { $other }
harm-fire = fire in the room
harm-gone = the attacker is gone
harm-again = another attack card is drawn
harm-per-corpse = and 1 more health for each absorbed corpse
harm-fewer-wounds = only with fewer than 3 serious wounds
harm-discard-one = 1 action card is discarded
harm-discard-hand = all action cards are discarded
matrix-corpses = { $count ->
    [one] 1 corpse absorbed
   *[other] { $count } corpses absorbed
 }, health cards: { $cards }
preview-armored = { $told } But the armor holds: instead of dying it is expelled.
preview-explobot = { $told } If it dies, it may explode.
preview-cultist = { $told } At the end of the action you make a noise roll.
preview-melee-cultist = First you get a contamination card. It takes 1 damage, and the bright faces kill. It does not strike back.
