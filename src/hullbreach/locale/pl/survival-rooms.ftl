# Co Nemesis i Lockdown mówią tak samo: pomieszczenia, drzwi i odkrycia.

## Co można zrobić w pomieszczeniu

effect-dress-wounds = Opatrz wszystkie swoje głębokie rany
effect-heal-dressed = Ulecz jedną swoją opatrzoną głęboką ranę
effect-heal-scratches = Ulecz wszystkie swoje powierzchowne rany

## Pytania i odpowiedzi

ask-recharge = Którą broń ładujesz?
option-recharge = Naładuj: { $a }
ask-heal = Którą ranę leczysz?
option-heal = Ulecz: { $a }
ask-examine = Co badasz?
option-examine = Zbadaj: { $a }
ask-search-deck = Z którego stosu dobierasz?
option-search-deck = Stos: { $a }
ask-scan = Czy skanujesz karty skażenia z ręki?
option-scan-hand = Skanuj je
option-no-scan = Nic nie skanuj
ask-doors-of = Drzwi którego pomieszczenia chcesz otworzyć lub zamknąć?
option-doors-of = Drzwi pomieszczenia: { $a }
ask-doors = { $where }: które drzwi teraz zmieniasz?
ask-door = Które drzwi otwierasz lub zamykasz?
option-open-door = Otwórz drzwi: { $a }
option-close-door = Zamknij drzwi: { $a }
ask-look-at = Które nieodkryte pomieszczenie oglądasz?
option-look-at = Obejrzyj: { $a }

cause-surgery = operacja
peek-tile = { $slot }

## Co się stało

log-signal-sent = { $who } wysyła sygnał.
log-weakness-found = { $who } odkrywa słabość intruzów: { $weakness }.
log-washed = { $who } pozbywa się śluzu.
log-turned-back = { $who } musi zrezygnować: pojawił się intruz ({ $room }).
log-revived = AutoDoc ({ $room }) przywraca do życia: { $who }.
