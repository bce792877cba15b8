### What the kernel itself has to say.

seat-name = seat { $number }
list-and = { $first }, { $rest }
nobody = nobody
number = { $number }
option-pass = Pass
option-nth = Option { $a }
log-taken-back = { $seat } takes back the last choice{ $fresh ->
    [yes] ; everyone agreed, and the dice are drawn anew
   *[no] {""}
 }.

error-error = Something went wrong.
error-refused = The table does not take this answer.
error-stale-answer = Question { $ask } is no longer open. Look at what is asked now.
error-answered-twice = You have answered question { $ask } already. The table waits for the others.
error-foreign-answer = Question { $ask } was put to player { $asked }, not to player { $seat }.
error-not-on-offer = “{ $option }” is not on offer. You can choose: { $known }.
error-game-over = The game is over; there is nothing left to answer.
error-no-undo = Player { $seat } cannot take anything back now: somebody else has decided since, or something hidden has become visible. With everyone's consent you can go back further.
error-unknown-seat = There is no seat { $seat }; this table has { $seats }.
error-unknown-game = There is no game “{ $name }”. Installed are: { $known }.
error-unknown-option = { $game } has no option “{ $name }”. Its options are: { $known }.
error-unknown-action = The vocabulary of the game has no “{ $action }”, but a rule offers it. Add it there.
error-bad-option = { $game } cannot be played like this: { $detail }.
error-no-sequel = Another game goes on from a finished one only if { $detail }.
sequel-not-over = this game is over
sequel-none = there is a mission for it in the box
error-unknown-mode = There is no way to play called “{ $name }”. There are: { $known }.
error-bad-seats = { $game } is for { $low } to { $high } players, not for { $seats }.
error-missing-extra = This needs { $package }, which is not installed: it belongs to the extra “{ $extra }”. In a clone of Hullbreach: make { $extra }. Elsewhere: { $python } -m pip install 'hullbreach[{ $extra }]'
error-bad-save = This file cannot be played on.
error-damaged-save = This file is damaged{ $entry ->
    [0] {""}
   *[other] {" "}at entry { $entry }
 }: { $detail }. It has been left as it is.
error-foreign-save = This is not a Hullbreach game file ({ $detail }). It has been left as it is.
error-older-save = This game was saved with { $what } { $found }; here we have { $here }. Play it on with the version that wrote it. The file has been left as it is.
error-bad-packs = { $game } cannot be played like this: { $why }
log-house-rules = This table is played with data of its own: { $packs } ({ $fingerprints }).
packs-unknown = there is no pack “{ $name }”. There are: { $known }.
packs-two-base = “{ $a }” and “{ $b }” are both base games. Choose one of them.
packs-two-race = “{ $a }” and “{ $b }” cannot hunt together. Choose one of them.
packs-two-mission = “{ $a }” and “{ $b }” are two missions. Choose one of them.
packs-needs = “{ $pack }” needs “{ $other }”. Add it.
packs-conflict = “{ $a }” and “{ $b }” do not go together. Choose one of them.
log-older-rules = This game was begun under older rules. { $gone_on ->
    [end] Not all of its answers fit today's rules, so it is shown as it ended and was told then.
    [round] Not all of its answers fit today's rules. It goes on from the last round that was kept: { $lost ->
        [0] no answer is lost
        [one] one answer counts no longer
       *[other] { $lost } answers count no longer
     }, and the dice are drawn anew.
   *[answers] { $lost ->
        [0] All its answers still fit, and it goes on.
        [one] One answer no longer fits; the game goes on from before it.
       *[other] { $lost } answers no longer fit; the game goes on from before them.
     }
 }
error-rule-broke = A rule broke ({ $error }: { $detail }). The table is as it was before the answer, and a report that reproduces this was made.
save-format = file format
save-rules = rules version
save-content = content

pack-role-mission = Where it is played
pack-role-race = Who hunts
mode-packs = with { $packs }
content-in-pack = { $list } ({ $pack })

## What a picture tells by itself, without words of a game

scene-noise = noise
scene-door-open = open door
scene-door-closed = closed door
scene-door-destroyed = destroyed door
scene-way-strong = reinforced
scene-way-eaten = eaten through
scene-way-unknown = leads to the unknown
scene-way-full = full
scene-floor-fire = fire
scene-floor-fault = malfunction
scene-floor-slime = slime
scene-floor-breach = breach in the hull
scene-floor-dark = dark
scene-floor-airless = no air
scene-floor-lair = lair
scene-floor-maw = maw
scene-floor-growth = growth
scene-floor-dry = dormant growth
scene-floor-gone = gone
scene-lost-if = lost if { $what }
scene-injuries = injuries: { $count }
