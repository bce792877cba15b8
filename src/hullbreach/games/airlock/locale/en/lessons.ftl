# Airlock: what its lesson says.

lesson-airlock-first = Somebody aboard
lesson-airlock-first-welcome = Welcome aboard. Three systems must work before the air is gone, and one of you does not want that. Each player has a turn of two actions; then everybody votes.
lesson-airlock-first-role = You are Ada, and you belong to the crew. Nobody else knows that, and you do not know who the others are.
lesson-airlock-first-scan = But you hold a Scanner. It shows you the role of somebody in your room. Scan Celia.
lesson-airlock-first-found = So it is Celia. Only you know it: the others saw that you scanned her, and not what you found.
lesson-airlock-first-move = You have one action left. Go to the Reactor, where a system waits to be repaired.
lesson-airlock-first-jammed = Bruno followed you and began to work: he plays a repair card, rolls the die and adds the card's strength. Celia jammed it, so nothing came of it. And every turn costs air.
lesson-airlock-first-vote = The round is over, and everybody names somebody at the same time, in secret. More than half of the votes send a person out. You know whom to name.
lesson-airlock-first-end = Bruno agreed with you, and the crew has won. That is all of Airlock: move, work, scan, jam, vote. Now play it with people, who will not always agree with you.
