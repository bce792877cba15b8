# Lockdown: co mówią jego lekcje.

## Pierwsza runda

lesson-lockdown-first = Twoja pierwsza runda
lesson-lockdown-first-welcome = Witaj na Marsie. Coś wydostało się z laboratorium i baza sama się zamknęła. Zagramy razem jedną rundę; dziś kości ci sprzyjają.
lesson-lockdown-first-board = To ty, Wartownik, w Izolatce. Pozostałe pomieszczenia trzeba dopiero odkryć. Łączą je korytarze, a każdy korytarz ma numer.
lesson-lockdown-first-light = Baza ma trzy sekcje i windę, każda z własnym zasilaniem. Dopóki jest zasilanie, jest światło. One widzą w ciemności lepiej niż ty.
lesson-lockdown-first-hand = Karty akcji to wszystko, co możesz zrobić. Kartę zagrywasz dla jej tekstu albo płacisz nią za coś innego.
lesson-lockdown-first-move = W turze wykonujesz dwie akcje. Zacznij od kroku: idź do oznaczonego pomieszczenia.
lesson-lockdown-first-pay = Ruch kosztuje jedną kartę, dowolną. Demolki nie będzie dziś szkoda.
lesson-lockdown-first-explored = To Laboratorium. Żeton eksploracji mówi: da się tu znaleźć 2 przedmioty, a do tego jest awaria. Dopóki leży tu jej znacznik, akcja pomieszczenia nie działa.
lesson-lockdown-first-noise = Potem był rzut na szmery: wypadło 4. Dlatego w korytarzu numer 4 tego pomieszczenia leży znacznik szmerów. Jeden znacznik mówi tylko, że coś mogło cię usłyszeć.
lesson-lockdown-first-search = To pomieszczenie jest zielone: leki. Zagraj Przeszukanie i zobacz, co znajdziesz.
lesson-lockdown-first-keep = Widzisz dwie karty i zatrzymujesz jedną. Weź Apteczkę. Inni dowiedzą się tylko, że masz coś zielonego.
lesson-lockdown-first-others = Dwie akcje i twoja tura się skończyła. Ocalała spasowała, więc reszta rundy należy do ciebie.
lesson-lockdown-first-danger = Teraz niebezpieczna droga: Kwatera straży, przez korytarz ze znacznikiem szmerów. Jeśli kość znów wskaże ten korytarz, coś z niego wyjdzie.
lesson-lockdown-first-encounter = Spotkanie. Z worka wyciągnięto żeton i jest to dorosły osobnik. Żeton ma dwie liczby, na światło i na ciemność: kto ma w ręku mniej kart, zostaje zaatakowany od razu.
lesson-lockdown-first-objective = Pierwsze spotkanie w grze każe każdemu zdecydować, po co żyje. Przeczytaj oba cele i zatrzymaj jeden; nikt inny nie będzie wiedział który.
lesson-lockdown-first-fight = Stoi w tym samym pomieszczeniu: to już walka. Strzel z pistoletu maszynowego. Strzał kosztuje jedną kartę i jedną sztukę amunicji.
lesson-lockdown-first-killed = Dwie rany. Czy to wystarczy, rozstrzygnęła karta ataku, i wystarczyło. Nie licz na to zawsze.
lesson-lockdown-first-pass = Została jedna karta. Nic dobrego z tego nie będzie: spasuj i wyjdź z rundy.
lesson-lockdown-first-discard = Kto pasuje, może odrzucić karty, żeby w następnej rundzie dobrać inne. Zatrzymaj swoją i zakończ.
lesson-lockdown-first-event = Wszyscy spasowali, więc przyszła faza wydarzeń. Czas popłynął dalej i jedna sekcja straciła zasilanie: zgasły w niej światła. Potem nocni łowcy atakują tych, przy których stoją, pożary ranią i dobiera się kartę wydarzenia. Na końcu toru baza zamyka się na dobre.
lesson-lockdown-first-bag = Na koniec żeton z worka mówi, jak rozwijają się nocni łowcy. Tym razem pusty: do worka trafił jeszcze jeden dorosły osobnik.
lesson-lockdown-first-end = To była runda. Zrób to, czego chce twój cel, dowiedz się jak najwięcej o obowiązującym planie awaryjnym i wydostań się na czas. Krótkie lekcje pokażą jak.

## Zasilanie i światło

lesson-lockdown-power = Zasilanie i światło
lesson-lockdown-power-welcome = Jesteś Hakerem i jest tu ciemno: sekcja S-03 nie ma zasilania. Ma je tylko S-01.
lesson-lockdown-power-dark = W ciemności komputery nie działają, strzela się gorszą kością, a żetony, ataki i wydarzenia są groźniejsze. Każdy żeton zasilania ma numer: gdy zasilanie spada, gaśnie świecący żeton o najwyższym numerze.
lesson-lockdown-power-backup = Zasilanie awaryjne działa nawet teraz. Użyj pomieszczenia i zapłać dowolnymi dwiema kartami.
lesson-lockdown-power-order = Żetony 1 i 2 znów dają zasilanie, 3 i 4 nie, a ty decydujesz, który żeton gdzie leży. Kto o tym decyduje, ten decyduje, kto siedzi w ciemności. Wybierz dowolny układ.
lesson-lockdown-power-back = Zasilanie awaryjne działa i wszyscy widzieli, jaki układ został wybrany.
lesson-lockdown-power-end = Patrz na światło w sekcji, w której stoisz. Latarka albo światło chemiczne pomaga na chwilę, zasilanie na dłużej.

## Komputer

lesson-lockdown-computer = Komputer
lesson-lockdown-computer-welcome = Cała baza ma jeden komputer. Jego odkryta karta daje kilka możliwości każdemu, kto stoi w pomieszczeniu z konsolą, jeśli sekcja ma zasilanie.
lesson-lockdown-computer-card = Ta karta pozwala zdobyć wiedzę, obejrzeć żeton systemu wysyłki cargo albo zamienić miejscami dwa żetony zasilania.
lesson-lockdown-computer-use = To Laboratorium, jest tu konsola. Zdobądź wiedzę i zapłać dowolną kartą.
lesson-lockdown-computer-next = Wiesz teraz więcej, a odkryta jest następna karta: inni będą mieli inny wybór.
lesson-lockdown-computer-end = Wiedza jest ważna: wymagają jej cele, pomieszczenia i karty. Wśród kart komputera jest też taka, która wszystko zamyka, więc bierz, czego potrzebujesz, póki można.

## Drogi wyjścia

lesson-lockdown-escape = Drogi wyjścia
lesson-lockdown-escape-welcome = Bazę można opuścić na trzy sposoby: w kapsule systemu wysyłki cargo, po powierzchni do bunkra albo wcale, czyli zamykając się w Izolatce.
lesson-lockdown-escape-token = Pod niektórymi polami toru czasu leżą zakryte żetony. Gdy czas stoi na takim polu, można wejść do kapsuł, a na koniec rundy żeton mówi, które odlecą: jedna, wszystkie czy żadna.
lesson-lockdown-escape-enter = Właśnie jest taka chwila, a to pomieszczenie A systemu. Wsiądź. Kosztuje to dwie karty; reszta ręki przepada i pasujesz.
lesson-lockdown-escape-end = Żeton pokazał A: udało się odlecieć. Gdyby był inny, czekałby cię powrót do tego pomieszczenia z poważną raną. Są pomieszczenia i karty komputera, które pokazują taki żeton wcześniej, i warto się o to postarać.

## Skażenie

lesson-lockdown-contamination = Co w sobie nosisz
lesson-lockdown-contamination-welcome = Wśród twoich kart są dwie karty skażenia. Nie da się ich zagrać ani nimi zapłacić, a każda może być zakażona, czego po niej nie widać.
lesson-lockdown-contamination-rest = Odpoczynek pozwala to sprawdzić: skanuje się wszystkie karty skażenia z ręki. Zagraj go.
lesson-lockdown-contamination-larva = Jedna karta była czysta i już jej nie ma. Druga była zakażona i nosisz teraz larwę. Jeśli skan znajdzie zakażoną kartę u kogoś z larwą, ta osoba ginie. Może od niej zginąć także na samym końcu gry.
lesson-lockdown-contamination-surgery = Na szczęście to Gabinet chirurgiczny. Użyj pomieszczenia.
lesson-lockdown-contamination-end = Larwy nie ma, wszystkie karty skażenia są przeskanowane, a kosztowało to lekką ranę i resztę rundy. Uczciwa cena.

## Wymiana i zdrada

lesson-lockdown-trade = Wymiana i zdrada
lesson-lockdown-trade-welcome = Haker jest w tym samym pomieszczeniu. Kto stoi razem, może się wymieniać, a rozmawiać wolno zawsze i o wszystkim. To, co ktoś mówi, nie musi być prawdą.
lesson-lockdown-trade-open = Zacznij wymianę. Kosztuje jedną kartę, cokolwiek z niej wyniknie.
lesson-lockdown-trade-offer = Zaproponuj Apteczkę. Nikt inny nie zobaczy, co wyjmujesz z plecaka.
lesson-lockdown-trade-price = Możesz ją oddać za nic albo poprosić o coś, o czym wiesz, że Haker to ma. Poproś o ofertę: nie wiesz, co jest w jego plecaku.
lesson-lockdown-trade-agree = Akumulator do broni, czyli amunicja. Zgódź się.
lesson-lockdown-trade-done = Można proponować dalej. Powiedz, że to wszystko.
lesson-lockdown-trade-betrayal = Pomyśl teraz o tym, co wiesz tylko ty: o swoim celu i o swoich planach awaryjnych. Żaden z twoich żetonów nie jest tym obowiązującym, choć kod niebieski i kod żółty występują dwa razy. Kto zna ich dość, ten wie, kto mimo wszystko zginie, i nie musi tego mówić.
lesson-lockdown-trade-end = Dlatego handluje się tu bardziej słowami niż rzeczami. Słuchaj tego, czego nikt nie mówi.
