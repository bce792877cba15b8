# Co Nemesis i Lockdown mówią tak samo: pomieszczenia, drzwi i odkrycia.

## Co można zrobić w pomieszczeniu

effect-dress-wounds = Opatrz wszystkie swoje głębokie rany
effect-heal-dressed = Ulecz jedną swoją opatrzoną głęboką ranę
effect-heal-scratches = Ulecz wszystkie swoje powierzchowne rany

## Pytania i odpowiedzi

ask-recharge = Którą broń ładujesz?
option-recharge = Naładuj { CASE($a, "acc") }
ask-heal = Którą ranę leczysz?
option-heal = Ulecz: { $a }
ask-examine = Co badasz?
option-examine = Zbadaj { CASE($a, "acc") }
ask-search-deck = Z którego stosu dobierasz?
option-search-deck = Stos: { $a }
ask-scan = Czy skanujesz karty skażenia z ręki?
option-scan-hand = Skanuj je
option-no-scan = Nic nie skanuj
ask-doors-of = Drzwi którego pomieszczenia chcesz otworzyć lub zamknąć?
option-doors-of = Drzwi { CASE($a, "gen") }
ask-doors = Które drzwi { CASE($where, "gen") } teraz zmieniasz?
ask-door = Które drzwi otwierasz lub zamykasz?
option-open-door = Otwórz drzwi { CASE($a, "in") }
option-close-door = Zamknij drzwi { CASE($a, "in") }
ask-look-at = Które nieodkryte pomieszczenie oglądasz?
option-look-at = Obejrzyj { $a }
ask-flood = W którym pomieszczeniu uruchamiasz system przeciwpożarowy?
option-flood = Gaszenie { CASE($a, "in") }

cause-surgery = operacja
peek-tile = { $slot }

## Co się stało

log-signal-sent = { $who } wysyła sygnał.
log-weakness-found = { $who } odkrywa słabość { -intruder(case: "gen-pl") }: { $weakness }.
log-washed = { $who } pozbywa się śluzu.
log-turned-back = { $who } musi zrezygnować: { -intruder } jest teraz { CASE($room, "in") }.
log-revived = AutoDoc { CASE($room, "in") } przywraca { CASE($who, "acc") } do życia.
