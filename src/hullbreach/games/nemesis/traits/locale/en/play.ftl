### What traits ask and tell.

ask-shoot-on = A hit. Do you shoot again? Ammo left: { $ammo }
option-shoot-on = Shoot again
option-hold-fire = That is enough
ask-authorization = Do you open or close a door?
ask-go-along = { $who } goes to { $where }. Do you go along for a card?
option-go-along = Discard a card and go along
ask-walk-laika = Does Laika go somewhere?
option-rush = Rush: 1 light wound for 1 more action
peek-corporate = the corporate objectives of player { $number }
log-rushed = { $who } rushes.
log-went-along = { $who } goes along with { $whom }.
log-objective-replaced = { $who } serves the company: another corporate objective instead of a personal one.
cause-rush = haste
cause-shock = a short circuit
denied-rushed = You have rushed in this turn.
denied-boundless = You may do as much as you like in this turn anyway.
