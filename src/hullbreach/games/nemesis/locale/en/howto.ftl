# Nemesis: how to play, on one page.

howto-nemesis-1 = What it is about
howto-nemesis-1-text = A crew wakes up from hibernation because something is wrong. One of you is dead, the ship may not go where it should, and something moves in the corridors. Everybody has a secret objective. You win if you survive and have done what yours asks for; several may win, or nobody.
howto-nemesis-2 = A round
howto-nemesis-2-text = Everybody draws up to five action cards. Then you take turns of two actions each, again and again, until all have passed. After that comes the event phase, and the next round begins.
howto-nemesis-3 = Cards are what you act with
howto-nemesis-3-text = An action card is played for its text, or discarded to pay for something else: a step costs one card, the action of a room two. What a thing costs is written on it. Who runs out of cards can only pass.
howto-nemesis-4 = Moving and noise
howto-nemesis-4-text = Step into an empty room and you roll for noise. The die names a corridor, which gets a noise marker. If one lies there already, there is an encounter. A careful step costs more, and you choose the corridor. Where somebody else is, nobody rolls.
howto-nemesis-5 = Exploring and searching
howto-nemesis-5-text = Who enters a room first turns it up, with a token that says how many items are there and what else is wrong with it. Searching lets you see cards of the room's colour and keep one: red weapons, yellow tools, green medicine.
howto-nemesis-6 = Encounters and fights
howto-nemesis-6-text = In an encounter a token from the bag says what comes. If you hold fewer cards than its number, it attacks at once. As long as it is in your room you are in combat: shoot, strike, or run and let it attack you from behind. Nobody knows how much one of them can take: a card decides after every hit.
howto-nemesis-7 = Wounds and contamination
howto-nemesis-7-text = Light wounds add up to serious ones, and after three serious wounds the next one kills. Contamination cards clog your hand, and some are infected. Resting scans them. Found infected with a larva inside, you die.
howto-nemesis-8 = The event phase
howto-nemesis-8-text = The time marker moves, intruders attack where they share a room with somebody, fire hurts them, an event is drawn, and a token from the bag shows how the brood develops.
howto-nemesis-9 = The ship
howto-nemesis-9-text = At least two of three engines must work when the ship jumps, and it must be bound for where you can live: look in the Cockpit. Too many fires or malfunctions destroy it. The self-destruct sequence does, too.
howto-nemesis-10 = Getting out
howto-nemesis-10-text = Hibernate once the time track allows it, or leave in an escape pod that somebody has unlocked. Who is awake at the jump dies. At the end contamination is checked first, then objectives.
howto-nemesis-11 = Together, or not
howto-nemesis-11-text = You may talk about anything and lie about everything, but show nothing that is secret. At the first encounter everybody keeps one of two objectives, a personal one or one of the corporation. From then on you know what you want, and wonder what the others do.
