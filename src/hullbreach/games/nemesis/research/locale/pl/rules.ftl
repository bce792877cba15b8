### Lista kontrolna misji badawczej, jeden komunikat na zasadę.

chapter-nemesis-research-mission = Misja badawcza

rule-NA-012 = Misja badawcza: gdy znacznik stoi na czerwonym polu toru promu, sprawdza się bieżący alarm.
rule-NA-014 = Misja badawcza: wydarzenie z symbolem alarmu każe dobrać kartę alarmu.
rule-NA-015 = Misja badawcza: dopóki trwa alarm, symbol alarmu się pomija; reszta wydarzenia się odbywa.
rule-NA-018 = Gra się kończy, jeśli bieżący alarm nie jest spełniony, gdy znacznik toru promu dotrze do czerwonego pola (misja badawcza).
rule-NA-037 = Misja badawcza: dobranie alarmu ustawia tor promu na polu 5.
rule-NA-038 = Misja badawcza: każdy alarm trzeba spełnić w ciągu 5 rund.
rule-NA-039 = Misja badawcza: alarm niespełniony na czerwonym polu zabija wszystkie postacie na pokładzie i kończy grę.
rule-NA-040 = Misja badawcza: alarm trwający, gdy gra kończy się z innego powodu, się sprawdza; jeśli nie jest spełniony, giną wszystkie postacie na pokładzie.
rule-NA-148 = Misja badawcza trwa 15 rund i używa podstawowej strony planszy z promem.
rule-NA-149 = Przyjęta wykładnia: w misji badawczej biorą udział postacie z Pokłosia, a z dodatkiem Medyk także Medyk.
rule-NA-150 = Misja badawcza: kafelki „2” zapełniają pola „2” obu plansz; kafelki promu od razu się odsłania.
rule-NA-151 = Misja badawcza: Pomieszczenie pokryte śluzem na promie wymienia się na inny losowy kafelek „2”.
rule-NA-152 = Misja badawcza: przed rozłożeniem podstawowych żetonów eksploracji usuwa się drzwi i niebezpieczeństwo, a dodaje trzy żetony wieżyczek.
rule-NA-153 = Misja badawcza: w każdym pomieszczeniu Nemesis, także specjalnym, leży też jeden żeton eksploracji z Pokłosia, więc każdy kafelek ma dwa żetony.
rule-NA-154 = Misja badawcza: kapsuły, silniki, koordynaty i cel podróży przygotowuje się jak w grze standardowej.
rule-NA-155 = Misja badawcza: na planszy intruzów leży na początku 5 jaj i 3 zakryte słabości.
rule-NA-156 = Misja badawcza: w kolonii są na początku 1 pusty żeton, 4 larwy, 2 pełzacze, 3 dorosłe, 1 reproduktor i 1 królowa oraz po 1 dorosłym na gracza.
rule-NA-157 = Misja badawcza: talia wydarzeń to wydarzenia z Pokłosia oraz Przyczajenie, Zwarcie, Polowanie (kierunek 3), Zapach ofiary, Zniszczenia, Awaria podtrzymywania życia, Przeobrażenie i Niszczycielski pożar.
rule-NA-158 = Misja badawcza: talię alarmów się tasuje, a na początku żaden alarm nie trwa.
rule-NA-159 = Misja badawcza: cele korporacyjne i osobiste rozdaje się jak w grze standardowej.
rule-NA-162 = Misja badawcza: postacie zaczynają w głównym pomieszczeniu promu, a niebieskie zwłoki leżą w Hibernatorium.
rule-NA-163 = Misja badawcza: zwycięstwo sprawdza się według zasad standardowych.
rule-NA-169 = Przyjęta wykładnia: w misji badawczej alarm dobiera się po ruchu i efekcie wydarzenia, więc jego tor pierwszy raz przesuwa się w kroku toru czasu następnej rundy.
rule-NA-170 = Misja badawcza: krok kolonii odbywa się w każdej rundzie jak w grze standardowej.
rule-NA-175 = Misja badawcza: prom nigdy nie odlatuje i nie jest drogą ucieczki; postać na nim ginie podczas skoku jak każdy przytomny na pokładzie.
rule-NA-176 = Przyjęta wykładnia: w misji badawczej hibernujące postacie są na pokładzie i giną przy niespełnionym alarmie; postaci w wystrzelonych kapsułach on nie dotyczy.
rule-NA-182 = Przyjęta wykładnia: w misji badawczej spełniony alarm od razu opuszcza grę razem ze znacznikiem na torze promu, a następny symbol alarmu przynosi nowy alarm.
rule-NA-184 = Przyjęta wykładnia: gdy talia alarmów jest pusta, kolejne symbole alarmu w misji badawczej nic nie robią.
rule-NA-192 = Przyjęta wykładnia: w misji badawczej pierwsze wejście rozpatruje najpierw żeton podstawowy, potem żeton z Pokłosia, a po nich odbywa się jeden rzut na szmery, chyba że któryś go zabrania.
rule-NA-194 = Przyjęta wykładnia: jeśli larwa z żetonu jest pierwszą figurką misji badawczej, wszyscy gracze wybierają swój cel.
rule-NA-222 = Przyjęta wykładnia: w misji badawczej pomija się karty wyboru bez postaci z Pokłosia (Mechanik), więc z Medykiem jest do wyboru najwyżej 6 postaci.
rule-NA-223 = Misja badawcza: 17 żetonów podstawowych i wieżyczek przypada na 16 kafelków, więc jednego się nie używa.
rule-NA-224 = Misja badawcza: talia wydarzeń ma 18 kart.
