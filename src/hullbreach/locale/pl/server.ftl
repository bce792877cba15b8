### Serwer stołów.

command-serve = stoły do gry w przeglądarce
serve-address = Hullbreach działa pod adresem { $address } . Ctrl+C kończy.
serve-no-client = Strony dla przeglądarki nie są zbudowane: mogą tu grać tylko programy. Zbuduje je „make play”.
help-serve-host = adres, pod którym serwer słucha; 0.0.0.0 wpuszcza innych
help-serve-port = port, na którym serwer słucha
help-serve-data = gdzie przechowywać stoły; zwykle w twoim katalogu danych
help-serve-log = ile mówić: debug, info, warning lub error
help-serve-client = katalog zbudowanego klienta; zwykle znajduje się sam
help-serve-bot-pause = ile sekund bot udaje, że myśli
help-serve-no-browser = nie otwieraj przeglądarki
metavar-address = ADRES
metavar-folder = KATALOG
metavar-level = POZIOM

error-not-seated = Widzowie patrzą i nie grają.
error-bot-plays = Na tym miejscu gra bot. Najpierw zajmij je z powrotem.
error-too-long = Powiedz coś, najwyżej w { $limit } znakach.
error-bad-message = Serwer nie zrozumiał tej wiadomości ({ $detail }).
error-too-fast = To było za szybko. Poczekaj chwilę.
error-unknown-link = Ten odnośnik nie prowadzi do żadnego stołu. Może brakuje jego części.
error-table-full = Wszystkie miejsca przy tym stole są zajęte.
error-too-many = Na razie jest za dużo stołów lub graczy. Spróbuj później.
error-still-secret = Gra jeszcze trwa; jej tajemnice poznasz, gdy się skończy.
error-other-protocol = Ta strona jest w innej wersji niż serwer ({ $here }). Wczytaj ją ponownie.
error-not-found = Nic tu nie ma.
error-too-large = To jest za duże.
error-bad-request = Serwer tego nie zrozumiał.
error-server = Coś poszło nie tak na serwerze.
