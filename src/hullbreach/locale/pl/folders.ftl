### Foldery z danymi jako dodatki: co jest w nich nie tak i co byłoby dobrze.

error-bad-folder = Z dodatkiem „{ $pack }” nie można grać: { $why }
error-missing-pack = Tę grę rozgrywa się z dodatkiem „{ $pack }”{ $fingerprint ->
    [none] {""}
   *[other] {" "}({ $fingerprint })
 }, którego tu nie ma. Podaj jego folder: --pack FOLDER albo --packs FOLDER przy uruchamianiu serwera; lub zainstaluj pakiet, w którym jest. Plik pozostał bez zmian.

folder-missing = nie ma takiego folderu.
folder-empty = nie ma w nim ani content/*.toml, ani locale, ani art.
folder-no-manifest = nie ma w nim pliku pack.toml. Napisz go; ma mówić, do której gry jest folder, na przykład: game = "nemesis". Są: { $known }.
folder-name = nazwa folderu ma się składać z małych liter, cyfr i łączników, na przykład our-box.
folder-other-game = w pack.toml jest game = "{ $named }", a to tu nie pasuje: { $game }.
folder-taken = { $game } ma już dodatek o tej nazwie. Nazwij folder inaczej.
folder-twice = jest już folder o tej nazwie: { $other }. Nazwij jeden z nich inaczej.
folder-unknown-file = { $file } tam nie pasuje. Pasują: { $known }.
folder-unreadable = pliku { $file } nie da się odczytać jako UTF-8: { $detail }.
folder-not-toml = { $file }, { $line ->
    [none] na końcu
   *[other] linia { $line }, kolumna { $column }
 }: to nie jest TOML ({ $detail }).
folder-fluent = { $file }, linia { $line }: to nie jest komunikat. Komunikat wygląda tak: item-pistol = Pistolet
folder-no-id = { $file }: wiersz { $number } listy { $list } nie ma id. Nadaj mu je, na przykład: id = "pistol".
folder-row-twice = { $file }: na liście { $list } „{ $row }” jest dwa razy. Zostaw jeden z nich.
folder-file = { $file }: { $why }
folder-row = { $file }, { $list }{ $row ->
    [none] {""}
   *[other] {" "}„{ $row }”
 }: { $why }
folder-unplayable = wiersze do siebie pasują, ale nie da się z nimi rozłożyć gry ({ $detail }).

flaw-unknown-key = nie ma tu „{ $key }”. Są: { $known }.
flaw-missing-key = brakuje „{ $key }”, a nowy wiersz tego wymaga.
flaw-wrong-type = { $at ->
    [none] tu
   *[other] w „{ $at }”
 } ma być { $wanted }, a nie { $found }.
flaw-type-int = liczba całkowita
flaw-type-str = słowa w cudzysłowie
flaw-type-bool = true albo false
flaw-type-array = lista, [ … ]
flaw-type-object = tabela, {"{"} … {"}"}
flaw-type-float = liczba
flaw-bad-value = w „{ $at }” nie może być { $found }. Może być: { $known }.
flaw-pattern = „{ $at }” nie jest zapisane tak, jak powinno: { $wanted }.
flaw-size = „{ $at }” ma być { $wanted }.
flaw-length = „{ $at }” ma mieć tyle wpisów: { $wanted }.
flaw-other = { $at ->
    [none] {""}
   *[other] „{ $at }”:{" "}
 }{ $detail }
flaw-lookup = coś wymienia to, czego nie ma: { $detail }.
flaw-unknown-list = gra nie ma takiej listy. Ma: { $known }.
flaw-no-such-row = nie ma wiersza, który można by zastąpić lub usunąć. Są: { $known }.
flaw-no-effect = nikt nie napisał, co to robi ({ $ids }): folder nie ma kodu. Użyj id wiersza, który gra już ma, albo dodaj wiersz, który kodu nie potrzebuje: broń, coś noszonego, pomieszczenie bez akcji.

flaw-other-pack = ten wiersz ma już inny dodatek niż { $pack }.
flaw-track = tor { $track } zaczyna się na polu { $space }, którego nie ma.
flaw-count = { $what }: w pudełku jest { $box }, w danych { $here }.
flaw-corridor = korytarz { $id } nie jest nazwany od tego, co łączy: { $joins }.
flaw-around = wokół { $slot } są { $numbers }, a nie po jednym od 1 do 4.
flaw-slot = { $room } nie należy do miejsca { $slot }.
flaw-weapon = { $what }: „use” i „weapon” sobie przeczą. To, czego używa się jak broni, mówi, czym strzela; nic innego tego nie mówi.
flaw-unknown = { $what } wymienia to, czego nie ma na liście { $list }: { $missing }
flaw-same = { $what } i lista tych rzeczy różnią się: { $odd }
flaw-sections = korytarz { $corridor } łączy dwie sekcje.

## Zawartość do uzupełnienia

help-content-reconstructed = wypisz to, co niepewne, jako dane, które uzupełni właściciel pudełka: jako jeden plik albo z --into jako folder
help-content-into = folder do zapisania; jest potem dodatkiem (--pack FOLDER)
error-nothing-uncertain = { $game }: niczego nie trzeba było odtwarzać, nie ma czego uzupełniać.
error-folder-taken = W { $path } już coś jest. Podaj folder pusty albo taki, którego jeszcze nie ma.
blanks-manifest = Własny dodatek. Możesz go nazwać: name = "Nasze pudełko"
blanks-about =
    To, co w tej grze trzeba było odtworzyć, w całości lub w części. Porównaj każdy wiersz ze swoim pudełkiem
    i wpisz to, co wydrukowano; wiersz zgodny może zostać albo zniknąć. Jego źródłem jest wtedy "B": twoje pudełko.
blanks-row = { $name } ({ $sources })
blanks-rival = inne źródło podaje: { $rival }
blanks-written = Wpisz to, co wydrukowano, a potem z tym zagraj: { $command }
provenance-B = pudełko tego, kto zapisał wiersz
