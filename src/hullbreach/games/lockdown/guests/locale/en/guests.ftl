# Characters of Nemesis who come to the base.

## Characters

character-captain-text = { -from-nemesis }
character-pilot-text = { -from-nemesis }
character-mechanic-text = { -from-nemesis }
character-soldier-text = { -from-nemesis }
character-scout-text = { -from-nemesis }
character-scientist-text = { -from-nemesis }

## Action cards

card-knowledge-of-the-facility = Knowledge of the Facility
card-knowledge-of-the-facility-text = Open or close one door at your room. Or: look in secret at one unexplored room tile.

## Quest items

quest-six-shooter = { item-six-shooter }
quest-six-shooter-text = { -unlock-in-repository } { item-six-shooter-text }
quest-shotgun = { item-shotgun }
quest-shotgun-text = { -unlock-in-repository } { item-shotgun-text }
quest-sawed-off-shotgun = { item-sawed-off-shotgun }
quest-sawed-off-shotgun-text = { -unlock-in-repository } { item-sawed-off-shotgun-text }
quest-soldiers-assault-rifle = { item-assault-rifle }
quest-soldiers-assault-rifle-text = { -unlock-in-repository } { item-assault-rifle-text }
quest-rifle = { item-rifle }
quest-rifle-text = { -unlock-in-repository } { item-rifle-text }
quest-pistol = { item-pistol }
quest-pistol-text = { -unlock-in-repository } { item-pistol-text }
