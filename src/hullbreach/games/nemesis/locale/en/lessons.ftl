# Nemesis: what its lessons say.

## A first round

lesson-nemesis-first = Your first round
lesson-nemesis-first-welcome = Welcome aboard. Your crew woke up too early, and you are not alone on this ship. We play one round together; the dice are on your side today.
lesson-nemesis-first-board = This is you, the Scout, in the Hibernatorium. The other rooms have still to be explored. Corridors join them, and each has a number.
lesson-nemesis-first-hand = Your action cards are everything you can do. You play a card for its text, or you pay with it for something else. Whoever has no cards left has no ideas left.
lesson-nemesis-first-move = In a turn you take two actions. Begin with a step: move to the marked room.
lesson-nemesis-first-pay = A move costs one card, of your choice. Demolition will not be missed today.
lesson-nemesis-first-explored = You found the Canteen, and its exploration token says: 2 items can be found here, and a malfunction. As long as that marker lies here, the room's own action does not work.
lesson-nemesis-first-noise = Then you rolled for noise: a 2. So a noise marker lies in corridor 2 of this room. One marker only tells that something may have heard you.
lesson-nemesis-first-search = This room is green: medicine. Play Search and see what you find.
lesson-nemesis-first-keep = You see two cards and keep one. The Medkit is rare. The others only learn that you found something green.
lesson-nemesis-first-others = Two actions, and your turn was over. The Captain passed, so the rest of this round is yours.
lesson-nemesis-first-danger = Now the dangerous way: the Storage, through the noisy corridor. If the die shows that corridor again, something comes out of it.
lesson-nemesis-first-encounter = An encounter. A token was drawn from the bag, and it is an Adult. If you held fewer cards than its number says, it would attack at once. That is why nobody walks about with an empty hand.
lesson-nemesis-first-objective = The first encounter of a game makes everybody decide what they live for. Read both objectives and keep one; nobody else will know which.
lesson-nemesis-first-fight = It stands in your room: this is combat now. Shoot with your Rifle. A shot costs one card and one ammo.
lesson-nemesis-first-killed = Two injuries. An attack card decided whether that is enough, and it was. Do not rely on it: the next one may have more blood in it.
lesson-nemesis-first-pass = One card is left. Nothing good comes of that: pass, and leave the round.
lesson-nemesis-first-discard = Whoever passes may discard cards to draw others next round. Keep yours and be done.
lesson-nemesis-first-event = Everybody had passed, so the event phase came: time goes on, intruders attack where they stand with somebody, fire hurts, and an event is drawn. When the time track ends, the ship jumps, and nobody who is awake survives that.
lesson-nemesis-first-bag = Last, a token from the bag decides how the intruders grow. This time a blank: one more Adult went into the bag.
lesson-nemesis-first-end = That was a round. From here on you sleep, flee or fight, and do what your objective asks for before you leave. The short lessons show you how.

## Fire and faults

lesson-nemesis-fire = Fire and faults
lesson-nemesis-fire-welcome = You are the Mechanic, and the Canteen is in bad shape: it burns, and it is out of order.
lesson-nemesis-fire-fire = Whoever ends a turn in a burning room takes a light wound. In the event phase fire hurts intruders, too. And when all fire markers lie on the board and one more is needed, the ship is lost.
lesson-nemesis-fire-extinguish = You carry a Fire Extinguisher. Use it. It is gone then, but so is the fire.
lesson-nemesis-fire-fault = Now the malfunction. You can walk and search here, but the room's action is closed, and its computer, if it has one.
lesson-nemesis-fire-repair = Fast Repairs is the Mechanic's own card. Play it.
lesson-nemesis-fire-end = The Canteen is as good as new. Watch the supply of both markers: if either runs out, everybody loses.

## Escape

lesson-nemesis-escape = Out of here
lesson-nemesis-escape-welcome = There are two ways to survive: hibernate before the jump, or leave in an escape pod. The pods are in the two evacuation sections, and at first all of them are locked.
lesson-nemesis-escape-hatch = You stand in the Hatch Control System. Its action unlocks a pod, or locks one. Use the room.
lesson-nemesis-escape-pay = The action of a room costs two cards. Pay with any two.
lesson-nemesis-escape-unlock = Pod 2 is docked at section A, next door. Unlock that one.
lesson-nemesis-escape-move = Go to Evacuation Section A.
lesson-nemesis-escape-enter = Use the room to get in. You roll for noise first: only if nothing comes, the hatch opens. And no intruder may be in the room.
lesson-nemesis-escape-launch = You sit in the pod. You could wait for others, or launch now. A pod has few seats, and not everybody aboard wishes you well. Launch.
lesson-nemesis-escape-end = You are out. What counts now is your objective, and whether you are infected: at the end every contamination card of yours is checked. The others play on without you.

## Contamination

lesson-nemesis-contamination = What you carry
lesson-nemesis-contamination-welcome = Among your cards are two contamination cards. They came with wounds, slime and larvae. They cannot be played and they pay for nothing; and any of them may be infected, which you cannot see.
lesson-nemesis-contamination-rest = Rest lets you find out: all contamination cards in your hand are scanned. Play it.
lesson-nemesis-contamination-larva = One card was clean and is gone. The other was infected, and now you carry a larva. Whoever carries one and is found infected once more dies. It may also kill you at the very end of the game.
lesson-nemesis-contamination-surgery = You are in the Surgery, luckily. Use the room.
lesson-nemesis-contamination-end = The larva is gone, all your contamination cards were scanned, and it cost a light wound and the rest of the round. A fair price.

## Trade and betrayal

lesson-nemesis-trade = Trade and betrayal
lesson-nemesis-trade-welcome = The Captain is in your room. Whoever stands together can trade, and talk about anything at any time. What people say need not be true.
lesson-nemesis-trade-open = Open a trade. It costs one card, and you get it back if nobody agrees on anything.
lesson-nemesis-trade-offer = Offer the Bandages. Nobody else sees what comes out of an inventory.
lesson-nemesis-trade-price = You can give them away, or ask for something that you know the Captain has. Ask for an offer: you do not know what is in that backpack.
lesson-nemesis-trade-agree = An Energy Charge, ammo for your Rifle. Agree.
lesson-nemesis-trade-done = You could go on offering. Say that you are done.
lesson-nemesis-trade-betrayal = Now think of your objectives. Some ask for somebody's death, some for another destination than everybody expects. Nobody can simply shoot another; but one can lock a door, send a pod away, let an engine be broken, or simply not say what one saw.
lesson-nemesis-trade-end = Trust is worth something on this ship, because it can be broken. Trade often, and watch who reads the engines alone.

## The ship

lesson-nemesis-ship = Signal, engines, course
lesson-nemesis-ship-welcome = You are the Pilot, in the Comms Room. This room has a computer: that is a sign that some cards ask for.
lesson-nemesis-ship-signal = Many objectives want you to have sent the signal. That is what this room is for. Use it.
lesson-nemesis-ship-move = Sent; everybody sees it on your board. Now to Engine 2.
lesson-nemesis-ship-engine = Three engines, and at least two must work when the ship jumps, or it is lost. Nobody knows their state who has not looked. Use the room to look.
lesson-nemesis-ship-end = Damaged! Only you know. Whoever looks at an engine may repair it or break it, with the right card. And in the Cockpit somebody may look up where the ship goes, and change it: Earth, Mars, Venus or nowhere good.
