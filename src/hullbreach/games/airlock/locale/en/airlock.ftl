### Airlock, the sample game.

game-airlock = Airlock
game-airlock-about = A small game of trust: repair three systems before the air is gone, or find the saboteur. 3 to 5 players, ten minutes.
game-airlock-headline =
    Three systems, little air.
    One of us is lying.
game-airlock-line = Repair what keeps you breathing, and watch whose hands do what. A small game of trust to begin with.
game-airlock-length = 10 min
game-airlock-place = small
airlock-as-it-is = it is played as it is. Leave out “{ $pack }”.
setting-airlock-air = Air at the start (0: as much as the rules say)
setting-airlock-open-votes = Read out who voted for whom
mode-airlock-standard = secret votes
mode-airlock-open-votes = open votes
content-airlock-room = Rooms
content-airlock-card = Cards
content-airlock-role = Roles

person-0 = Ada
person-1 = Bruno
person-2 = Celia
person-3 = Dmitri
person-4 = Edda
room-bridge = Bridge
room-reactor = Reactor
room-galley = Galley
room-hold = Hold
link-bridge-reactor = hatch between bridge and reactor
link-bridge-galley = hatch between bridge and galley
link-reactor-hold = hatch between reactor and hold
link-galley-hold = hatch between galley and hold
card-patch = Patch
card-patch-text = Repair card of strength 1.
card-weld = Weld
card-weld-text = Repair card of strength 2.
card-spare-part = Spare part
card-spare-part-text = Repair card of strength 3.
card-scanner = Scanner
card-scanner-text = Look at the role of somebody in your room.
card-jam = Jam
card-jam-text = When the person before you works, make it fail without a roll.
role-crew = crew
role-saboteur = saboteur
role-crew-text = You win when all three systems work, or once the saboteur is out of the airlock.
role-saboteur-text = You win when the air is gone, or when only two people are left aboard.
airlock-door = hatch
airlock-air = Air
airlock-deck = Deck
airlock-discard = Discard pile
airlock-hand = Your cards
airlock-repair = repair done
airlock-repairs = Repairs done
airlock-cards = Cards
airlock-role = Role
airlock-state = State
airlock-out = out of the airlock

ask-airlock-turn = Your turn: { $actions ->
    [one] one thing to do
   *[other] { $actions } things to do
 }
ask-airlock-jam = { $who } is working. Do you jam it?
ask-airlock-vote = Whom do you send out of the airlock?
option-move = Move to { $a }
option-work = Work with { $a }
option-scan = Scan { $a }
option-stop = End the turn
option-jam = Jam the work
option-vote = Name { $a }

log-drew = { $who } draws { $card ->
    [none] a card
   *[other] { $card }
 }.
log-moved = { $who } moves to { $room }.
log-worked = { $who } works in { $room } with { $card } and rolls { $face }: { $success ->
    [yes] success
   *[no] in vain
 }.
log-repaired = { $room } works again.
log-jammed = { $who } jams the work of { $whom }.
log-scanned = { $who } scans { $whom }{ $role ->
    [none] {""}
   *[other] : { $role }
 }.
log-voted = { $who } names { $whom }.
log-vote-failed = Nobody is named by more than half.
log-ejected = { $who } goes out of the airlock: { $role }.
log-air-left = Air left: { $air }.
log-ended = The game is over: { $reason } Winner: { $side }.
end-airlock-air = The air is gone.
end-airlock-repaired = All systems work.
end-airlock-found = The saboteur is out.
end-airlock-alone = Only two are left aboard.

fact-airlock-role = Role
fact-airlock-number = Place at the table
fate-aboard = stayed aboard
zone-hull = Hull
