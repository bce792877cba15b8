# Postacie z Nemesis, które przybywają do bazy.

## Characters

character-captain-text = { -from-nemesis }
character-pilot-text = { -from-nemesis }
character-mechanic-text = { -from-nemesis }
character-soldier-text = { -from-nemesis }
character-scout-text = { -from-nemesis }
character-scientist-text = { -from-nemesis }

## Action cards

card-knowledge-of-the-facility = Znajomość bazy
card-knowledge-of-the-facility-text = Otwórz lub zamknij jedne drzwi przy swoim pomieszczeniu. Albo: obejrzyj w sekrecie jeden nieodkryty kafelek pomieszczenia.

## Quest items

quest-six-shooter = { item-six-shooter }
    .gen = { item-six-shooter.gen }
    .acc = { item-six-shooter.acc }
    .from = { item-six-shooter.from }
quest-six-shooter-text = { -unlock-in-repository } { item-six-shooter-text }
quest-shotgun = { item-shotgun }
    .gen = { item-shotgun.gen }
    .acc = { item-shotgun.acc }
    .from = { item-shotgun.from }
quest-shotgun-text = { -unlock-in-repository } { item-shotgun-text }
quest-sawed-off-shotgun = { item-sawed-off-shotgun }
    .gen = { item-sawed-off-shotgun.gen }
    .acc = { item-sawed-off-shotgun.acc }
    .from = { item-sawed-off-shotgun.from }
quest-sawed-off-shotgun-text = { -unlock-in-repository } { item-sawed-off-shotgun-text }
quest-soldiers-assault-rifle = { item-assault-rifle }
    .gen = { item-assault-rifle.gen }
    .acc = { item-assault-rifle.acc }
    .from = { item-assault-rifle.from }
quest-soldiers-assault-rifle-text = { -unlock-in-repository } { item-assault-rifle-text }
quest-rifle = { item-rifle }
    .gen = { item-rifle.gen }
    .acc = { item-rifle.acc }
    .from = { item-rifle.from }
quest-rifle-text = { -unlock-in-repository } { item-rifle-text }
quest-pistol = { item-pistol }
    .gen = { item-pistol.gen }
    .acc = { item-pistol.acc }
    .from = { item-pistol.from }
quest-pistol-text = { -unlock-in-repository } { item-pistol-text }
