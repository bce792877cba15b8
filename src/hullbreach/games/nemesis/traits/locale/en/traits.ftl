### The trait cards.

pack-nemesis-traits = traits

table-traits = Trait
content-nemesis-traits = Trait cards
pile-trait = Traits

trait-captain = Just Die Already
trait-captain-text = After a hit with the Six-Shooter you may shoot at the same target again for free, as long as you hit and have ammo. The blood is checked once, at the end.
trait-mechanic = Handyman
trait-mechanic-text = Your own starting and quest items count as yellow items when you craft.
trait-pilot = Authorization
trait-pilot-text = With the action of the Cockpit you may also open or close any one door of the ship.
trait-scientist = Wheelchair
trait-scientist-text = Your leg wounds come dressed.
trait-scout = Scavenger
trait-scout-text = When you search a white room, draw 1 card of each colour and keep 1 of them.
trait-soldier = Rush
trait-soldier-text = Once in a turn you may take 1 light wound to do 3 actions in it.
trait-medic = Altruist
trait-medic-text = When you have dressed a serious wound or healed light wounds of another character, draw 1 action card.
trait-ceo = Owner
trait-ceo-text = As long as the Robot has energy, your body wound counts as dressed, and it can be healed. You see the corporate objectives of all players.
trait-android = Synthetic
trait-android-text = You have a second corporate objective instead of a personal one. Contamination that you draw into your hand is scanned and leaves the game at once, and you draw another card; if it is infected, you take 1 light wound.
trait-psychologist = Shrink
trait-psychologist-text = When another character in your room moves, you may discard 1 action card and go along; the noise roll is theirs. If nobody else is in your room when cards are drawn, you draw 1 card fewer.
trait-bounty-hunter = Laika
trait-bounty-hunter-text = Right before your first turn of each round you may move Laika to a neighbouring room. She explores it and may make noise, but nothing can harm her: after an encounter she is with you again.
trait-convict = Hard to Kill
trait-convict-text = You can have 4 serious wounds; only a further wound kills you. Attack cards that kill the seriously wounded still do.
