# Nemesis: co mówią jego lekcje.

## Pierwsza runda

lesson-nemesis-first = Twoja pierwsza runda
lesson-nemesis-first-welcome = Witaj na pokładzie. Załoga obudziła się za wcześnie i nie jesteście na tym statku sami. Zagramy razem jedną rundę; dziś kości ci sprzyjają.
lesson-nemesis-first-board = To ty, Zwiadowca, w Hibernatorium. Pozostałe pomieszczenia trzeba dopiero odkryć. Łączą je korytarze, a każdy korytarz ma numer.
lesson-nemesis-first-hand = Karty akcji to wszystko, co możesz zrobić. Kartę zagrywasz dla jej tekstu albo płacisz nią za coś innego. Komu skończą się karty, temu skończą się pomysły.
lesson-nemesis-first-move = W turze wykonujesz dwie akcje. Zacznij od kroku: idź do oznaczonego pomieszczenia.
lesson-nemesis-first-pay = Ruch kosztuje jedną kartę, dowolną. Demolki nie będzie dziś szkoda.
lesson-nemesis-first-explored = To Stołówka. Żeton eksploracji mówi: da się tu znaleźć 2 przedmioty, a do tego jest awaria. Dopóki leży tu jej znacznik, akcja pomieszczenia nie działa.
lesson-nemesis-first-noise = Potem był rzut na szmery: wypadło 2. Dlatego w korytarzu numer 2 tego pomieszczenia leży znacznik szmerów. Jeden znacznik mówi tylko, że coś mogło cię usłyszeć.
lesson-nemesis-first-search = To pomieszczenie jest zielone: leki. Zagraj Przeszukanie i zobacz, co znajdziesz.
lesson-nemesis-first-keep = Widzisz dwie karty i zatrzymujesz jedną. Apteczka to rzadkość. Inni dowiedzą się tylko, że masz coś zielonego.
lesson-nemesis-first-others = Dwie akcje i twoja tura się skończyła. Kapitan spasował, więc reszta rundy należy do ciebie.
lesson-nemesis-first-danger = Teraz niebezpieczna droga: Magazyn, przez korytarz ze znacznikiem szmerów. Jeśli kość znów wskaże ten korytarz, coś z niego wyjdzie.
lesson-nemesis-first-encounter = Spotkanie. Z worka wyciągnięto żeton i jest to dorosły osobnik. Gdyby kart w ręku było mniej, niż mówi liczba na żetonie, zaatakowałby od razu. Dlatego nikt nie chodzi tu z pustą ręką.
lesson-nemesis-first-objective = Pierwsze spotkanie w grze każe każdemu zdecydować, po co żyje. Przeczytaj oba cele i zatrzymaj jeden; nikt inny nie będzie wiedział który.
lesson-nemesis-first-fight = Stoi w tym samym pomieszczeniu: to już walka. Strzel z karabinu. Strzał kosztuje jedną kartę i jedną sztukę amunicji.
lesson-nemesis-first-killed = Dwie rany. Czy to wystarczy, rozstrzygnęła karta ataku, i wystarczyło. Nie licz na to zawsze: następny może mieć więcej krwi.
lesson-nemesis-first-pass = Została jedna karta. Nic dobrego z tego nie będzie: spasuj i wyjdź z rundy.
lesson-nemesis-first-discard = Kto pasuje, może odrzucić karty, żeby w następnej rundzie dobrać inne. Zatrzymaj swoją i zakończ.
lesson-nemesis-first-event = Wszyscy spasowali, więc przyszła faza wydarzeń: czas płynie, intruzi atakują tych, przy których stoją, pożary ranią i dobiera się kartę wydarzenia. Na końcu toru czasu statek wykona skok, a nikt, kto wtedy nie śpi, go nie przeżyje.
lesson-nemesis-first-bag = Na koniec żeton z worka mówi, jak rozwijają się intruzi. Tym razem pusty: do worka trafił jeszcze jeden dorosły osobnik.
lesson-nemesis-first-end = To była runda. Dalej będziesz spać, uciekać albo walczyć, a przed odejściem zrobisz to, czego chce twój cel. Krótkie lekcje pokażą jak.

## Pożar i awarie

lesson-nemesis-fire = Pożar i awarie
lesson-nemesis-fire-welcome = Jesteś Mechanikiem, a Stołówka jest w złym stanie: pali się i nie działa.
lesson-nemesis-fire-fire = Kto kończy turę w płonącym pomieszczeniu, odnosi lekką ranę. W fazie wydarzeń pożar rani też intruzów. A gdy na planszy leżą już wszystkie znaczniki pożaru i potrzeba kolejnego, statek jest stracony.
lesson-nemesis-fire-extinguish = Masz gaśnicę. Użyj jej. Zniknie, ale pożar też.
lesson-nemesis-fire-fault = Teraz awaria. Można tu chodzić i szukać, ale akcja pomieszczenia jest zamknięta, a z nią komputer, jeśli tu jest.
lesson-nemesis-fire-repair = Szybkie naprawy to własna karta Mechanika. Zagraj ją.
lesson-nemesis-fire-end = Stołówka jest jak nowa. Pilnuj zapasu obu znaczników: jeśli któregoś zabraknie, przegrywają wszyscy.

## Ucieczka

lesson-nemesis-escape = Byle dalej stąd
lesson-nemesis-escape-welcome = Przeżyć można na dwa sposoby: zahibernować się przed skokiem albo odlecieć w kapsule ratunkowej. Kapsuły są w dwóch sekcjach ewakuacyjnych i na początku wszystkie są zablokowane.
lesson-nemesis-escape-hatch = To System kontroli włazów. Jego akcja odblokowuje kapsułę albo ją blokuje. Użyj pomieszczenia.
lesson-nemesis-escape-pay = Akcja pomieszczenia kosztuje dwie karty. Zapłać dowolnymi dwiema.
lesson-nemesis-escape-unlock = Kapsuła 2 jest przy sekcji A, tuż obok. Odblokuj właśnie ją.
lesson-nemesis-escape-move = Idź do Sekcji ewakuacyjnej A.
lesson-nemesis-escape-enter = Użyj pomieszczenia, żeby wsiąść. Najpierw rzut na szmery: właz otworzy się tylko wtedy, gdy nic nie przyjdzie. W pomieszczeniu nie może też być intruza.
lesson-nemesis-escape-launch = Siedzisz w kapsule. Możesz czekać na innych albo odlecieć od razu. Miejsc jest mało i nie każdy na pokładzie dobrze ci życzy. Odleć.
lesson-nemesis-escape-end = Udało się odlecieć. Teraz liczy się cel i to, czy nie ma zakażenia: na końcu sprawdza się wszystkie twoje karty skażenia. Pozostali grają dalej bez ciebie.

## Skażenie

lesson-nemesis-contamination = Co w sobie nosisz
lesson-nemesis-contamination-welcome = Wśród twoich kart są dwie karty skażenia. Biorą się z ran, śluzu i larw. Nie da się ich zagrać ani nimi zapłacić, a każda może być zakażona, czego po niej nie widać.
lesson-nemesis-contamination-rest = Odpoczynek pozwala to sprawdzić: skanuje się wszystkie karty skażenia z ręki. Zagraj go.
lesson-nemesis-contamination-larva = Jedna karta była czysta i już jej nie ma. Druga była zakażona i nosisz teraz larwę. Jeśli skan znajdzie zakażoną kartę u kogoś z larwą, ta osoba ginie. Może od niej zginąć także na samym końcu gry.
lesson-nemesis-contamination-surgery = Na szczęście to Gabinet chirurgiczny. Użyj pomieszczenia.
lesson-nemesis-contamination-end = Larwy nie ma, wszystkie karty skażenia są przeskanowane, a kosztowało to lekką ranę i resztę rundy. Uczciwa cena.

## Wymiana i zdrada

lesson-nemesis-trade = Wymiana i zdrada
lesson-nemesis-trade-welcome = Kapitan jest w tym samym pomieszczeniu. Kto stoi razem, może się wymieniać, a rozmawiać wolno zawsze i o wszystkim. To, co ktoś mówi, nie musi być prawdą.
lesson-nemesis-trade-open = Zacznij wymianę. Kosztuje jedną kartę, która wróci, jeśli nikt się na nic nie zgodzi.
lesson-nemesis-trade-offer = Zaproponuj bandaże. Nikt inny nie zobaczy, co wyjmujesz z plecaka.
lesson-nemesis-trade-price = Możesz je oddać za nic albo poprosić o coś, o czym wiesz, że Kapitan to ma. Poproś o ofertę: nie wiesz, co jest w jego plecaku.
lesson-nemesis-trade-agree = Akumulator do broni, czyli amunicja do twojego karabinu. Zgódź się.
lesson-nemesis-trade-done = Można proponować dalej. Powiedz, że to wszystko.
lesson-nemesis-trade-betrayal = Pomyśl teraz o swoich celach. Niektóre chcą czyjejś śmierci, inne celu podróży, którego nikt się nie spodziewa. Nikt nie może tak po prostu strzelić do drugiego; ale można zamknąć drzwi, odesłać kapsułę, zostawić zepsuty silnik albo po prostu nie powiedzieć, co się widziało.
lesson-nemesis-trade-end = Zaufanie jest tu coś warte, bo można je zawieść. Wymieniaj się często i patrz, kto sam ogląda silniki.

## Statek

lesson-nemesis-ship = Sygnał, silniki, kurs
lesson-nemesis-ship-welcome = Jesteś Pilotem, a to jest Pokój łączności. Jest tu komputer: tego znaku wymagają niektóre karty.
lesson-nemesis-ship-signal = Wiele celów wymaga wysłania sygnału. Do tego służy to pomieszczenie. Użyj go.
lesson-nemesis-ship-move = Wysłany; wszyscy widzą to na twojej planszy postaci. Teraz do Silnika 2.
lesson-nemesis-ship-engine = Są trzy silniki i co najmniej dwa muszą działać w chwili skoku, inaczej statek jest stracony. Kto nie sprawdził, ten nie wie, w jakim są stanie. Użyj pomieszczenia, żeby sprawdzić.
lesson-nemesis-ship-end = Uszkodzony! Wiesz to tylko ty. Kto ogląda silnik, może go odpowiednią kartą naprawić albo zepsuć. A w kokpicie można sprawdzić, dokąd leci statek, i to zmienić: Ziemia, Mars, Wenus albo nic dobrego.
