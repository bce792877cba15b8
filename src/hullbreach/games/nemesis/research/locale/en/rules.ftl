### The checklist of the research mission, one message per rule.

chapter-nemesis-research-mission = Research mission

rule-NA-012 = Research mission: when the marker is on the red space of the shuttle track, the current alert is checked.
rule-NA-014 = Research mission: an event with the alert symbol makes an alert card be drawn.
rule-NA-015 = Research mission: the alert symbol is ignored while an alert is already running; the rest of the event is resolved.
rule-NA-018 = The game ends if the current alert is unfulfilled when the shuttle track reaches the red space (research mission).
rule-NA-037 = Research mission: drawing an alert sets the shuttle track to space 5.
rule-NA-038 = Research mission: each alert has to be completed within 5 rounds.
rule-NA-039 = Research mission: an alert failed at the red space kills all characters aboard and ends the game.
rule-NA-040 = Research mission: an alert still running when the game ends for another reason is checked; if unfulfilled, all characters aboard die.
rule-NA-148 = A research mission lasts 15 rounds and uses the basic side of the board with the shuttle.
rule-NA-149 = Reading adopted: a research mission admits Aftermath characters, plus the Medic if that pack is included.
rule-NA-150 = Research mission: tiles "2" fill the "2" slots of both boards; shuttle tiles are revealed at once.
rule-NA-151 = Research mission: a room covered with slime on the shuttle is exchanged for another random tile "2".
rule-NA-152 = Research mission: doors and danger tokens are taken out of the base exploration tokens and the three turret tokens added before placement.
rule-NA-153 = Research mission: one aftermath exploration token is also placed on each Nemesis room, special rooms included, so each room tile has two tokens.
rule-NA-154 = Research mission: pods, engines, coordinates and destination are set up as in the standard game.
rule-NA-155 = Research mission: the intruder board starts with 5 eggs and 3 face-down weaknesses.
rule-NA-156 = Research mission: the bag starts with 1 blank, 4 larva, 2 creeper, 3 adult, 1 breeder and 1 queen, plus 1 adult per player.
rule-NA-157 = Research mission: the event deck is the aftermath events plus Lurking, Short Circuit, Hunt (direction 3), Scent of Prey, Damage, Life Support Failure, Eclosion and Damaging Fire.
rule-NA-158 = Research mission: the alert deck is shuffled, and no alert is active at the start.
rule-NA-159 = Research mission: corporate and personal objectives are dealt as in the standard game.
rule-NA-162 = Research mission: characters start in the shuttle's main room and the blue corpse in the hibernatorium.
rule-NA-163 = Research mission: the victory check follows the standard rules.
rule-NA-169 = Reading adopted: research mission: the alert is drawn after the event's movement and effect, so its track first advances in the time track step of the next round.
rule-NA-170 = Research mission: bag development takes place in every round as in the standard game.
rule-NA-175 = Research mission: the shuttle never launches and is no way out; a character on it at the jump dies like anyone awake aboard.
rule-NA-176 = Reading adopted: research mission: hibernating characters are aboard and die with a failed alert; characters in launched pods are not affected.
rule-NA-182 = Reading adopted: research mission: a completed alert leaves the game at once together with the marker on the shuttle track, and the next alert symbol draws a new alert.
rule-NA-184 = Reading adopted: with the alert deck empty, further alert symbols have no effect in a research mission.
rule-NA-192 = Reading adopted: research mission: the first entry resolves the base token first and the Aftermath token second, with one noise roll afterwards unless either token forbids it.
rule-NA-194 = Reading adopted: a larva placed by a token as the first miniature of a research mission makes all players choose their objective.
rule-NA-222 = Reading adopted: research mission: draft cards without an Aftermath character (Mechanic) are left out, so at most 6 characters can be drafted with the Medic.
rule-NA-223 = Research mission: 17 base and turret exploration tokens cover 16 tiles, so one of them is not used.
rule-NA-224 = Research mission: the event deck holds 18 cards.
