### Śluza, gra przykładowa.

game-airlock = Śluza
game-airlock-about = Mała gra o zaufaniu: naprawcie trzy systemy, zanim skończy się powietrze, albo znajdźcie sabotażystę. Od 3 do 5 osób, dziesięć minut.
game-airlock-headline =
    Trzy systemy, mało powietrza.
    Ktoś z nas kłamie.
game-airlock-line = Napraw to, co pozwala oddychać, i patrz na ręce pozostałym. Mała gra o zaufaniu, dobra na początek.
game-airlock-length = 10 min
game-airlock-place = mała
airlock-as-it-is = gra się w nią bez dodatków. Zrezygnuj z „{ $pack }”.
setting-airlock-air = Powietrze na początku (0: tyle, ile mówią zasady)
setting-airlock-open-votes = Odczytuj, kto na kogo głosował
mode-airlock-standard = głosowanie tajne
mode-airlock-open-votes = głosowanie jawne
content-airlock-room = Pomieszczenia
content-airlock-card = Karty
content-airlock-role = Role

person-0 = Ada
person-1 = Bruno
person-2 = Celia
person-3 = Dmitrij
person-4 = Edda
room-bridge = Mostek
room-reactor = Reaktor
room-galley = Kambuz
room-hold = Ładownia
link-bridge-reactor = właz między mostkiem a reaktorem
link-bridge-galley = właz między mostkiem a kambuzem
link-reactor-hold = właz między reaktorem a ładownią
link-galley-hold = właz między kambuzem a ładownią
card-patch = Łata
card-patch-text = Karta naprawy o sile 1.
card-weld = Spaw
card-weld-text = Karta naprawy o sile 2.
card-spare-part = Część zamienna
card-spare-part-text = Karta naprawy o sile 3.
card-scanner = Skaner
card-scanner-text = Obejrzyj rolę kogoś, kto jest w twoim pomieszczeniu.
card-jam = Zakłócenie
card-jam-text = Gdy pracuje osoba przed tobą, praca się nie udaje, bez rzutu.
role-crew = załoga
role-saboteur = sabotażysta
role-crew-text = Wygrywasz, gdy działają wszystkie trzy systemy albo gdy sabotażysta wyleci przez śluzę.
role-saboteur-text = Wygrywasz, gdy skończy się powietrze albo gdy na pokładzie zostaną tylko dwie osoby.
airlock-door = właz
airlock-air = Powietrze
airlock-deck = Talia
airlock-discard = Stos odrzuconych
airlock-hand = Twoje karty
airlock-repair = wykonana naprawa
airlock-repairs = Naprawy
airlock-cards = Karty
airlock-role = Rola
airlock-state = Stan
airlock-out = za śluzą

ask-airlock-turn = Twoja tura: { $actions ->
    [one] jedna czynność
    [few] { $actions } czynności
   *[other] { $actions } czynności
 }
ask-airlock-jam = { $who } pracuje. Czy to zakłócasz?
ask-airlock-vote = Kogo wysyłasz za śluzę?
option-move = Idź: { $a }
option-work = Pracuj z kartą { $a }
option-scan = Skanuj: { $a }
option-stop = Zakończ turę
option-jam = Zakłóć pracę
option-vote = Wskaż: { $a }

log-drew = { $who } dobiera { $card ->
    [none] kartę
   *[other] kartę { $card }
 }.
log-moved = { $who } idzie: { $room }.
log-worked = { $who } pracuje ({ $room }) z kartą { $card } i wyrzuca { $face }: { $success ->
    [yes] udało się
   *[no] na próżno
 }.
log-repaired = { $room } znów działa.
log-jammed = { $who } zakłóca pracę: { $whom }.
log-scanned = { $who } skanuje: { $whom }{ $role ->
    [none] {""}
   *[other] {" "}({ $role })
 }.
log-voted = { $who } wskazuje: { $whom }.
log-vote-failed = Nikogo nie wskazała ponad połowa.
log-ejected = { $who } wylatuje za śluzę. Rola: { $role }.
log-air-left = Zostało powietrza: { $air }.
log-ended = Koniec gry. { $reason } Wygrywa: { $side }.
end-airlock-air = Powietrze się skończyło.
end-airlock-repaired = Wszystkie systemy działają.
end-airlock-found = Sabotażysta jest za śluzą.
end-airlock-alone = Na pokładzie zostały tylko dwie osoby.

fact-airlock-role = Rola
fact-airlock-number = Miejsce przy stole
fate-aboard = na pokładzie do końca
zone-hull = Kadłub
