### Polecenie `hullbreach rules`.

help-rules-game = czyje zasady
help-rules-ids = tylko te zasady, każda z kodem i testami
help-rules-chapter = tylko zasady z tego rozdziału
help-rules-find = tylko zasady, w których są wszystkie te słowa, każda z kodem i testami
help-rules-missing = zakończ błędem, jeśli któraś z zasad nie ma udanego testu
help-rules-run = najpierw uruchom testy, nawet jeśli nic się nie zmieniło
help-rules-no-run = nie uruchamiaj testów, weź ostatni zapis takim, jaki jest
metavar-chapter = ROZDZIAŁ
metavar-id = ID
metavar-words = SŁOWA
rules-column-chapter = rozdział
rules-column-tested = sprawdzone
rules-column-rules = zasady
rules-not-tested = Niesprawdzone (✗ test się nie udaje, – nie ma udanego testu):
rules-total = sprawdzone: { $tested } z { $rules }
rules-running = Uruchamiam testy zasad…
rules-run-broke = Testów nie udało się uruchomić.
rules-no-record = Nie ma zapisu testów ({ $file }). Powstaje tam, gdzie są testy: w klonie, przez `make test`.
rules-no-pytest = Nie ma tu programu pytest; oto ostatni zapis. `make dev` go zainstaluje.
rules-found-none = Żadna zasada nie ma wszystkich tych słów: { $words }
rules-implemented = {"  "}Wykonuje ją:
rules-not-implemented = {"  "}Żaden kod nie wymienia tej zasady.
rules-proved = {"  "}Dowodzą jej:
rules-not-proved = {"  "}Żaden test nie wymienia tej zasady.
error-unknown-rule = Nie ma zasady { $id } (jest ich { $count }). Podobne: { $near }.
error-unknown-chapter = Nie ma rozdziału „{ $chapter }”. Rozdziały: { $known }.
