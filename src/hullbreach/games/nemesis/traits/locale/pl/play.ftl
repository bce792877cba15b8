### O co pytają i co opowiadają cechy.

ask-shoot-on = Trafienie. Strzelasz jeszcze raz? Zostało amunicji: { $ammo }
option-shoot-on = Strzel jeszcze raz
option-hold-fire = Wystarczy
ask-authorization = Otwierasz lub zamykasz jakieś drzwi?
ask-go-along = { $who } idzie { CASE($where, "to") }. Idziesz też, za jedną kartę?
option-go-along = Odrzuć kartę i idź razem
ask-walk-laika = Czy Łajka dokądś idzie?
option-rush = Zryw: 1 powierzchowna rana za 1 akcję więcej
peek-corporate = cele korporacyjne: osoba { $number }
log-rushed = { $who } zrywa się do działania.
log-went-along = { $who } idzie razem z { CASE($whom, "ins") }.
log-objective-replaced = { $who } służy korporacji: drugi cel korporacyjny zamiast osobistego.
cause-rush = pośpiech
cause-shock = zwarcie
denied-rushed = W tej turze był już zryw.
denied-boundless = W tej turze i tak możesz zrobić, ile chcesz.
