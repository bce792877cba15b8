# Lekcje: co się mówi wokół nich, przy każdym stole.

error-other-step = To też byłoby możliwe, ale nie w tej lekcji: zrób to, o czym mówi karta.
error-lesson-done = Ta lekcja się skończyła. Wybierz następną albo zagraj.
error-unknown-lesson = { $game } nie ma lekcji „{ $lesson }”. Są: { $known }.

command-learn = Przejdź lekcję gry w tym terminalu.
help-learn-lesson = która lekcja; jeśli jej nie podasz, pierwsza
help-learn-list = tylko wypisz lekcje
metavar-lesson = LEKCJA
learn-listed = { $title }, { $minutes ->
    [one] 1 minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
learn-lessons = Lekcje gry { $game }:
learn-welcome = { $game }: { $title }
learn-hint = To, co należy teraz wybrać, jest oznaczone znakiem ►. „cofnij” cofa krok, „wyjdź” kończy.
learn-more = (Enter: dalej)
learn-finished = Lekcja się skończyła.
learn-next = Następna lekcja: { $title }
learn-play = Albo zagraj od razu:
