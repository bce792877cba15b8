### Nemesis: pomieszczenia, silniki i kapsuły ratunkowe.

## Co można zrobić w pomieszczeniu

effect-start-destruct = Uruchom autodestrukcję
effect-stop-destruct = Zatrzymaj autodestrukcję
effect-check-coordinates = Obejrzyj koordynaty
effect-set-destination = Ustaw inny cel podróży

## Pytania i odpowiedzi

ask-flood = W którym pomieszczeniu uruchamiasz system przeciwpożarowy?
option-flood = Gaszenie: { $a }
ask-let-air-out = Które pomieszczenie rozhermetyzować?
option-let-air-out = Dekompresja: { $a }
ask-hatch = Którą kapsułę ratunkową blokujesz lub odblokowujesz?
option-unlock-pod = Odblokuj: { $a }
option-lock-pod = Zablokuj: { $a }
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

peek-engines = wszystkie trzy silniki
peek-coordinates = karta koordynatów

## Co się stało

log-destination-set = { $who } ustawia cel podróży: { $space }.
log-engine-touched = { $who } pracuje przy silniku ({ $room }) i oznajmia, że żetony { $changed ->
    [yes] zmieniły kolejność
   *[no] leżą tak jak przedtem
 }.
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
