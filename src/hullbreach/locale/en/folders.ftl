### Folders of data as packs: what is wrong with one, and what would be right.

error-bad-folder = The pack “{ $pack }” cannot be played with: { $why }
error-missing-pack = This game is played with the pack “{ $pack }”{ $fingerprint ->
    [none] {""}
   *[other] {" "}({ $fingerprint })
 }, which is not here. Name its folder: --pack FOLDER, or --packs FOLDER where the server is started; or install the package that has it. The file has been left as it is.

folder-missing = there is no such folder.
folder-empty = it has neither content/*.toml nor locale nor art.
folder-no-manifest = it has no pack.toml. Write one that says for which game it is, such as: game = "nemesis". There are: { $known }.
folder-name = the name of the folder is to be made of small letters, digits and dashes, such as our-box.
folder-other-game = its pack.toml says game = "{ $named }", which does not fit here: { $game }.
folder-taken = { $game } has a pack of that name already. Give the folder another name.
folder-twice = there is another folder of that name: { $other }. Give one of them another name.
folder-unknown-file = { $file } does not belong there. What does: { $known }.
folder-unreadable = { $file } cannot be read as UTF-8: { $detail }.
folder-not-toml = { $file }, { $line ->
    [none] at its end
   *[other] line { $line }, column { $column }
 }: this is not TOML ({ $detail }).
folder-fluent = { $file }, line { $line }: this is no message. A message looks like this: item-pistol = Pistol
folder-no-id = { $file }: row { $number } of { $list } has no id. Give it one, such as: id = "pistol".
folder-row-twice = { $file }: in { $list } “{ $row }” is there twice. Keep one of them.
folder-file = { $file }: { $why }
folder-row = { $file }, { $list }{ $row ->
    [none] {""}
   *[other] {" "}“{ $row }”
 }: { $why }
folder-unplayable = the rows fit together, but no game can be set up with them ({ $detail }).

flaw-unknown-key = there is no “{ $key }” here. There are: { $known }.
flaw-missing-key = “{ $key }” is missing, and a new row needs it.
flaw-wrong-type = { $at ->
    [none] it
   *[other] “{ $at }”
 } is to be { $wanted }, not { $found }.
flaw-type-int = a whole number
flaw-type-str = words in quotes
flaw-type-bool = true or false
flaw-type-array = a list, [ … ]
flaw-type-object = a table, {"{"} … {"}"}
flaw-type-float = a number
flaw-bad-value = “{ $at }” cannot be { $found }. It can be: { $known }.
flaw-pattern = “{ $at }” is not written as it should be: { $wanted }.
flaw-size = “{ $at }” is to be { $wanted }.
flaw-length = “{ $at }” is to have { $wanted } entries.
flaw-other = { $at ->
    [none] {""}
   *[other] “{ $at }”:{" "}
 }{ $detail }
flaw-lookup = something names what is not there: { $detail }.
flaw-unknown-list = the game has no such list. It has: { $known }.
flaw-no-such-row = there is no row to replace or remove. There are: { $known }.
flaw-no-effect = nobody has written what it does ({ $ids }): a folder has no code. Use the id of a row that the game has, or add a row that needs none: a weapon, something worn, a room without an action.

flaw-other-pack = another pack than { $pack } has this row already.
flaw-track = track { $track } starts on space { $space }, which it lacks.
flaw-count = { $what }: the box has { $box }, the data { $here }.
flaw-corridor = corridor { $id } is not named after what it joins, { $joins }.
flaw-around = around { $slot } are { $numbers }, not 1 to 4 once each.
flaw-slot = { $room } does not belong on slot { $slot }.
flaw-weapon = { $what }: “use” and “weapon” disagree. What is used as a weapon says what it fires, nothing else does.
flaw-unknown = { $what } names what is not in { $list }: { $missing }
flaw-same = { $what } and the list of them differ in { $odd }
flaw-sections = corridor { $corridor } joins two sections.

## Content to be filled in

help-content-reconstructed = write what is uncertain as data that whoever owns the box fills in: as one file, or with --into as a folder
help-content-into = the folder to write; it is a pack then (--pack FOLDER)
error-nothing-uncertain = { $game } has nothing that had to be reconstructed: there is nothing to fill in.
error-folder-taken = There is something in { $path } already. Name a folder that is empty or not there yet.
blanks-manifest = A pack of your own. You may name it: name = "Our box"
blanks-about =
    What of this game had to be reconstructed, in whole or in part. Compare each row with your box and
    put in what is printed; a row that is right may stay or go. Then its source is "B": your box.
blanks-row = { $name } ({ $sources })
blanks-rival = another source says: { $rival }
blanks-written = Put in what is printed, then play with it: { $command }
provenance-B = the box of whoever wrote the row
