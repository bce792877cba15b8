### The epilogue: requirements, the offer, its end.

pack-nemesis-epilogue = the epilogue
content-nemesis-requirements = personal requirements
content-nemesis-offers = Lucrative Offer
pile-requirement = Personal requirements
pile-offer = Lucrative Offer
table-requirements = Personal requirement
table-offers = Lucrative Offer
table-offer = The Lucrative Offer
table-shuttle-launch = launch
requirement-scavenger = Scavenger
requirement-scavenger-text = You have at least 3 items that were found or crafted in this epilogue.
requirement-specimen = Specimen
requirement-specimen-text = You carry an egg.
requirement-dissection = Dissection
requirement-dissection-text = You carry a carcass.
requirement-bring-them-home = Bring Them Home
requirement-bring-them-home-text = You carry the corpse of a character.
requirement-field-notes = Field Notes
requirement-field-notes-text = At least 1 weakness was discovered in this epilogue, or discovered again, by anybody.
requirement-surveyor = Surveyor
requirement-surveyor-text = You have turned up at least 3 Aftermath exploration tokens.
requirement-private-errand = Private Errand
requirement-private-errand-text = You have unlocked one of your quest items.
requirement-black-box = Black Box
requirement-black-box-text = You have used the action of the Cockpit.
requirement-sound-engines = Sound Engines
requirement-sound-engines-text = You have looked at an engine, and at least 2 engines work at the end.
requirement-unharmed = Unharmed
requirement-unharmed-text = You have neither a serious wound nor slime.
requirement-payback = Payback
requirement-payback-text = You have killed an intruder that was no larva.
requirement-call-home = Call Home
requirement-call-home-text = You have sent the signal.
requirement-never-alone = Never Alone
requirement-never-alone-text = At least one other character gets away alive. Alone: you have no contamination card in hand.
offer-lucrative = Lucrative Offer
offer-lucrative-text = Take it at any time, and lose your personal requirement. You win if you are on the shuttle or away in a pod when the game ends, carry an egg (a carcass if there is no egg any more) and pass the contamination check. Neither tokens nor alerts matter to you.
cause-left-behind = being left behind
end-launch = The shuttle goes back to the mothership.

# After a finished game

setting-nemesis-after-other-side = the finished game was played on the other side of the board
setting-nemesis-after-too-many = an epilogue has at most as many players as the game before it
setting-nemesis-after-too-few-characters = too few characters are left who were not aboard; add the Medic or the characters of Aftermath, or play with fewer people
sequel-nemesis-regular = it was a regular game against the intruders: other missions and other races have no epilogue
sequel-nemesis-destroyed = the ship has survived it
