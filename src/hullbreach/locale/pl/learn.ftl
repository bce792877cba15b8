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

## Strony przeglądarki

web-lesson = Lekcja
web-lessons = Lekcje
web-lessons-about = Zacznij od pierwszej; pozostałe są krótkie i można je przejść w dowolnej kolejności. Lekcja to twój własny stół: nic nie może się przy nim nie udać.
web-lesson-minutes = { $minutes ->
    [one] 1 minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
web-lesson-next = Dalej
web-lesson-back = Wstecz
web-lesson-do = Twój ruch: wybierz to, co oznaczone.
web-lesson-finished = To była ta lekcja.
web-lesson-play = Zagraj teraz
web-lesson-leave = Wyjdź
web-how-to = Jak grać
web-how-to-about = Cała gra na jednej stronie
web-signs = Znaki i kolory
web-signs-about = Takie same przy każdym stole, w każdej grze. Wskaż cokolwiek na stole, żeby przeczytać, co to jest.
web-origin-lesson = To jest lekcja: pozycja została ułożona, a kości są ustawione.

## Znaki

sign-tone = Kolory
sign-tone-act = Możesz to teraz wybrać. Nic innego nie ma tego koloru.
sign-tone-accent = Teraz ważne albo twoje.
sign-tone-good = Dobre dla ciebie: zrobione, wyleczone, działa.
sign-tone-warning = Uwaga: coś z tego może wyniknąć.
sign-tone-danger = Rani albo zaraz zrani.
sign-tone-secret = Widzisz to tylko ty.
sign-tone-muted = Zużyte, po pasie albo już tego nie ma.
sign-tone-plain = Wszystko inne.
sign-rim = Obramowanie pomieszczenia, rewers przedmiotu
sign-rim-red = Broń i to, co do niej należy.
sign-rim-yellow = Narzędzia i technika.
sign-rim-green = Leki.
sign-rim-white = Dowolny kolor: wybierasz przy przeszukaniu.
sign-corner = Rogi pomieszczenia
sign-corner-nw = Lewy górny: ile przedmiotów można tu jeszcze znaleźć.
sign-corner-ne = Prawy górny: co daje pomieszczenie, na przykład komputer.
sign-corner-se = Prawy dolny: inne wejścia, na przykład korytarze techniczne.
sign-corner-sw = Lewy dolny: co jest tu nie tak.
sign-floor = Co widać na podłodze
sign-floor-fire = Pali się.
sign-floor-fault = Awaria: akcja pomieszczenia nie działa.
sign-floor-slime = Śluz: kto się nim pobrudzi, tego łatwiej usłyszeć.
sign-floor-breach = Kadłub jest rozszczelniony.
sign-floor-dark = Nie ma światła.
sign-floor-airless = Nie ma powietrza.
sign-floor-lair = One tu mieszkają.
sign-floor-maw = Stąd wychodzą.
sign-floor-growth = Rośnie i się rozprzestrzenia.
sign-floor-dry = Wyrosło tu i śpi.
sign-floor-gone = Tego, co tu było, już nie ma.
sign-link = Między dwoma pomieszczeniami
sign-link-noise = Szmery: jeśli ten sam korytarz odezwie się znowu, coś przyjdzie.
sign-link-open = Otwarte drzwi.
sign-link-closed = Zamknięte drzwi: nic nie przejdzie.
sign-link-destroyed = Zniszczone drzwi: nigdy się już nie zamkną.
sign-piece = Figurki
sign-piece-person = Ktoś z załogi, z portretem.
sign-piece-creature = Jeden z nich. Im większy, tym gorzej; kropki liczą jego rany.
sign-piece-vehicle = Coś, co się porusza i do czego można wsiąść.
sign-piece-structure = Coś, co tu zbudowano i co zostaje.
sign-piece-object = Coś, co można podnieść.
sign-piece-token = Znacznik z własnym znaczeniem: wskaż go.
sign-plate = Tabliczki z liczbą
sign-plate-square = Kwadrat liczy stworzenia jednego rodzaju.
sign-plate-disc = Krążek liczy stworzenia innego rodzaju.
sign-plate-diamond = Romb liczy trzeci rodzaj: kształt odróżnia je bez koloru.
