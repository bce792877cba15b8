### The checklist of the turrets, one message per rule.

chapter-nemesis-turrets = Turrets

rule-NP-013 = Turrets in a base game: the 3 turret tokens are shuffled into the exploration tokens before placement.
rule-NP-014 = Turret token: a turret is placed in the room, the token leaves the game and the noise roll is made.
rule-NP-015 = Reading adopted: the character whose entry reveals a turret token is not shot for that entry.
rule-NP-016 = Neither the nest nor the room covered with slime can hold a turret; a turret token revealed there is discarded without a turret and the noise roll is made.
rule-NP-017 = A turret's three status tokens are shuffled and stacked face down; the top one is its status.
rule-NP-018 = A face-down turret status is turned up as soon as a character or intruder comes into the room.
rule-NP-019 = A status changed after being revealed is face down again until the next entry.
rule-NP-020 = Inactive turrets do not fire and cannot be destroyed.
rule-NP-021 = A turret with target "all" fires on characters and intruders.
rule-NP-022 = A turret with target "intruders" fires on intruders only.
rule-NP-023 = A turret fires whenever a character or intruder enters its room; reading adopted: only on those who enter, and only if its status targets them.
rule-NP-024 = A turret fires on all its targets in the room in the fire damage step.
rule-NP-025 = A turret shot causes 1 light wound to a character or 1 injury to an intruder.
rule-NP-026 = An intruder spawning in a turret's room counts as entering it.
rule-NP-027 = The same target can be shot several times in a round: at each entry and in the fire damage step.
rule-NP-028 = Effects that ignore the fire damage step do not keep turrets from firing.
rule-NP-029 = The Demolition action can destroy a turret.
rule-NP-030 = In the fire damage step intruders destroy an active turret in their room, even if its fire kills them at the same time.
rule-NP-031 = Destruction takes a turret off the board.
rule-NP-060 = Reading adopted: in the fire damage step a face-down status is turned up first if a character or intruder is in the room.
rule-NP-061 = Reading adopted: fire damage is dealt first; then turrets fire and intruders destroy active turrets at the same time.
rule-NP-062 = Reading adopted: a turret shoots an entering larva or character after all other effects of the entry.
rule-NP-063 = Reading adopted: Demolition destroys a turret only in the own room and only if its status is not inactive.
