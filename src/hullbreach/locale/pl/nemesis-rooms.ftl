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
ask-flood = W którym pomieszczeniu włączasz procedurę przeciwpożarową?
option-flood = Procedura przeciwpożarowa: { $a }
ask-examine = Co badasz?
option-examine = Zbadaj: { $a }
ask-search-deck = Z którego stosu dobierasz?
option-search-deck = Stos: { $a }
ask-let-air-out = Które pomieszczenie ma stracić powietrze?
option-let-air-out = Wypuść powietrze: { $a }
ask-scan = Czy skanujesz karty skażenia z ręki?
option-scan-hand = Skanuj je
option-no-scan = Nic nie skanuj
ask-doors-of = Drzwi którego pomieszczenia chcesz otworzyć lub zamknąć?
option-doors-of = Drzwi: { $a }
ask-doors = Drzwi, { $where }: które zmieniasz teraz?
ask-door = Które drzwi zmieniasz?
option-open-door = Otwórz drzwi: { $a }
option-close-door = Zamknij drzwi: { $a }
ask-hatch = Którą kapsułę ratunkową blokujesz lub odblokowujesz?
option-unlock-pod = Odblokuj: { $a }
option-lock-pod = Zablokuj: { $a }
ask-look-at = Które nieodkryte pomieszczenie oglądasz?
option-look-at = Obejrzyj: { $a }
ask-destination = Znacznik celu podróży: { $space }. Dokąd go przesuwasz?
option-destination = Przesuń: { $a }
space-a = pole A
space-b = pole B
space-c = pole C
space-d = pole D
ask-engine = { $engine }: znasz już oba żetony. Jak je odkładasz?
option-keep-order = Odłóż je tak, jak leżały
option-swap-order = Zamień je miejscami
ask-enter-pod = Do której kapsuły ratunkowej wchodzisz?
option-enter-pod = Wejdź: { $a }
ask-launch = { $pod }: jesteś w środku. Czy startujesz od razu?
ask-pod = { $pod }: czekasz w środku. Co robisz?
option-launch = Wystartuj: { $a }
option-wait-in-pod = Czekaj: { $a }
option-leave-pod = Wyjdź i działaj: { $a }
option-stay-in-pod = Zostań i spasuj: { $a }

cause-surgery = operacja
peek-engines = wszystkie trzy silniki
peek-tile = { $slot }
peek-coordinates = karta koordynatów

## Co się stało

log-signal-sent = { $who } wysyła sygnał.
log-destination-set = { $who } ustawia cel podróży: { $space }.
log-weakness-found = { $who } odkrywa słabość intruzów: { $weakness }.
log-engine-touched = { $room }: { $who } przy nim pracuje i mówi, że żetony { $changed ->
    [yes] zmieniły kolejność
   *[no] leżą tak jak przedtem
 }.
log-washed = { $who } pozbywa się śluzu.
log-turned-back = { $room }: coś tu weszło i { $who } musi zrezygnować.
log-hibernated = { $who } zapada w hibernację.
log-destruct-started = Autodestrukcja jest uruchomiona.
log-destruct-stopped = Autodestrukcja została zatrzymana.
log-airlock-closing = { $room }: na koniec fazy graczy zabraknie tu powietrza.
log-airlock-stopped = { $room }: powietrze zostaje.
log-pod-unlocked = { $pod }: odblokowana.
log-pod-locked = { $pod }: zablokowana.
log-pod-entered = { $who } wchodzi do środka: { $pod }.
log-pod-left = { $who } wychodzi na zewnątrz: { $pod }.
log-pods-emptied = { $who } musi wyjść ({ $pod }), bo w sekcji jest intruz.
log-pod-launched = { $pod } startuje. Na pokładzie: { $crew ->
    [none] nikt
   *[other] { $crew }
 }.
log-revived = AutoDoc ({ $room }) przywraca do życia: { $who }.
