### Nemesis: pomieszczenia, drzwi, silniki, odkrycia, kapsuły ratunkowe i AutoDoc.

## Co można zrobić w pomieszczeniu

effect-dress-wounds = Opatrz wszystkie swoje głębokie rany
effect-heal-dressed = Ulecz jedną swoją opatrzoną głęboką ranę
effect-heal-scratches = Ulecz wszystkie swoje powierzchowne rany
effect-start-destruct = Uruchom autodestrukcję
effect-stop-destruct = Zatrzymaj autodestrukcję
effect-check-coordinates = Obejrzyj koordynaty
effect-set-destination = Ustaw inny cel podróży

## Pytania i odpowiedzi

ask-recharge = Którą broń ładujesz?
option-recharge = Naładuj: { $a }
ask-heal = Którą ranę leczysz?
option-heal = Ulecz: { $a }
ask-flood = W którym pomieszczeniu uruchamiasz system przeciwpożarowy?
option-flood = Gaszenie: { $a }
ask-examine = Co badasz?
option-examine = Zbadaj: { $a }
ask-search-deck = Z którego stosu dobierasz?
option-search-deck = Stos: { $a }
ask-let-air-out = Które pomieszczenie rozhermetyzować?
option-let-air-out = Dekompresja: { $a }
ask-scan = Czy skanujesz karty skażenia z ręki?
option-scan-hand = Skanuj je
option-no-scan = Nic nie skanuj
ask-doors-of = Drzwi którego pomieszczenia chcesz otworzyć lub zamknąć?
option-doors-of = Drzwi pomieszczenia: { $a }
ask-doors = { $where }: które drzwi teraz zmieniasz?
ask-door = Które drzwi otwierasz lub zamykasz?
option-open-door = Otwórz drzwi: { $a }
option-close-door = Zamknij drzwi: { $a }
ask-hatch = Którą kapsułę ratunkową blokujesz lub odblokowujesz?
option-unlock-pod = Odblokuj: { $a }
option-lock-pod = Zablokuj: { $a }
ask-look-at = Które nieodkryte pomieszczenie oglądasz?
option-look-at = Obejrzyj: { $a }
ask-destination = Znacznik celu podróży: { $space }. Dokąd go przesuwasz?
option-destination = Przesuń na: { $a }
space-a = pole A
space-b = pole B
space-c = pole C
space-d = pole D
ask-engine = { $engine }: znasz już oba żetony. Jak je odkładasz?
option-keep-order = Odłóż je tak, jak leżały
option-swap-order = Zamień je miejscami
ask-enter-pod = Do której kapsuły ratunkowej wchodzisz?
option-enter-pod = Wejdź do: { $a }
ask-launch = { $pod }: jesteś w środku. Wystrzeliwujesz ją od razu?
ask-pod = { $pod }: czekasz w środku. Co robisz?
option-launch = Wystrzel: { $a }
option-wait-in-pod = Czekaj w środku: { $a }
option-leave-pod = Opuść kapsułę i działaj: { $a }
option-stay-in-pod = Zostań w środku i spasuj: { $a }

cause-surgery = operacja
peek-engines = wszystkie trzy silniki
peek-tile = { $slot }
peek-coordinates = karta koordynatów

## Co się stało

log-signal-sent = { $who } wysyła sygnał.
log-destination-set = { $who } ustawia cel podróży: { $space }.
log-weakness-found = { $who } odkrywa słabość intruzów: { $weakness }.
log-engine-touched = { $who } pracuje przy silniku ({ $room }) i oznajmia, że żetony { $changed ->
    [yes] zmieniły kolejność
   *[no] leżą tak jak przedtem
 }.
log-washed = { $who } pozbywa się śluzu.
log-turned-back = { $who } musi zrezygnować: pojawił się intruz ({ $room }).
log-hibernated = { $who } zapada w hibernację.
log-destruct-started = Rusza odliczanie do autodestrukcji.
log-destruct-stopped = Odliczanie do autodestrukcji zatrzymane.
log-airlock-closing = { $room }: dekompresja na koniec fazy graczy.
log-airlock-stopped = { $room }: dekompresja odwołana.
log-pod-unlocked = { $pod }: odblokowana.
log-pod-locked = { $pod }: zablokowana.
log-pod-entered = { $who } wchodzi do kapsuły: { $pod }.
log-pod-left = { $who } opuszcza kapsułę: { $pod }.
log-pods-emptied = { $who } musi opuścić kapsułę ({ $pod }): w sekcji jest intruz.
log-pod-launched = { $pod } startuje. Na pokładzie: { $crew ->
    [none] nikt
   *[other] { $crew }
 }.
log-revived = AutoDoc ({ $room }) przywraca do życia: { $who }.
