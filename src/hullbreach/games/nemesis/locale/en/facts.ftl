### What is counted over many games of Nemesis.

fact-nemesis-character = Character
fact-nemesis-objective = Objective
fact-nemesis-number = Player number
fact-nemesis-ship = Where the ship ends
ship-lost = destroyed
fate-dead = died
fate-escaped = got away in a pod
fate-hibernating = slept until the ship arrived
fate-intruder = died first and played the intruders
cause-any-destination = asleep on a ship that flew to the wrong place
