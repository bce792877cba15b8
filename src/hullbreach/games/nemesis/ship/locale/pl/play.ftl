### Nemesis: pomieszczenia, silniki i kapsuły ratunkowe.

## Co można zrobić w pomieszczeniu

effect-start-destruct = Uruchom autodestrukcję
effect-stop-destruct = Zatrzymaj autodestrukcję
effect-check-coordinates = Obejrzyj koordynaty
effect-set-destination = Ustaw inny cel podróży

## Pytania i odpowiedzi

ask-let-air-out = Które pomieszczenie rozhermetyzować?
option-let-air-out = Dekompresja { CASE($a, "in") }
ask-hatch = Którą kapsułę ratunkową blokujesz lub odblokowujesz?
option-unlock-pod = Odblokuj { CASE($a, "acc") }
option-lock-pod = Zablokuj { CASE($a, "acc") }
ask-destination = Znacznik celu podróży: { $space }. Dokąd go przesuwasz?
option-destination = Przesuń na { $a }
space-a = pole A
space-b = pole B
space-c = pole C
space-d = pole D
ask-engine = { $engine }: znasz już oba żetony. Jak je odkładasz?
option-keep-order = Odłóż je tak, jak leżały
option-swap-order = Zamień je miejscami
ask-enter-pod = Do której kapsuły ratunkowej wchodzisz?
option-enter-pod = Wejdź { CASE($a, "to") }
ask-launch = Jesteś { CASE($pod, "in") }. Wystrzeliwujesz ją od razu?
ask-pod = Czekasz { CASE($pod, "in") }. Co robisz?
option-launch = Wystrzel { CASE($a, "acc") }
option-wait-in-pod = Czekaj { CASE($a, "in") }
option-leave-pod = Opuść { CASE($a, "acc") } i działaj
option-stay-in-pod = Zostań { CASE($a, "in") } i spasuj

peek-engines = wszystkie trzy silniki
peek-coordinates = karta koordynatów

## Co się stało

log-destination-set = { $who } przesuwa znacznik celu podróży na { $space }.
log-engine-touched = { $who } pracuje { CASE($room, "in") } i oznajmia, że żetony { $changed ->
    [yes] zmieniły kolejność
   *[no] leżą tak jak przedtem
 }.
log-hibernated = { $who } zapada w hibernację.
log-destruct-started = Rusza odliczanie do autodestrukcji.
log-destruct-stopped = Odliczanie do autodestrukcji zatrzymane.
log-airlock-closing = Na koniec fazy graczy dekompresja { CASE($room, "in") }.
log-airlock-stopped = Dekompresji { CASE($room, "in") } nie będzie.
log-pod-unlocked = { $pod } jest odblokowana.
log-pod-locked = { $pod } jest zablokowana.
log-pod-entered = { $who } wchodzi { CASE($pod, "to") }.
log-pod-left = { $who } opuszcza { CASE($pod, "acc") }.
log-pods-emptied = { $who } musi opuścić { CASE($pod, "acc") }: w sekcji jest intruz.
log-pod-launched = { $pod } startuje. Na pokładzie: { $crew ->
    [none] nikt
   *[other] { $crew }
 }.
