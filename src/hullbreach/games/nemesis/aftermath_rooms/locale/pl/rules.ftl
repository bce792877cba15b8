### Lista kontrolna pomieszczeń z Pokłosia, jeden komunikat na zasadę.

chapter-nemesis-aftermath-rooms = Pomieszczenia z Pokłosia

rule-NA-001 = Pokłosie dodaje 4 kafelki pomieszczeń „2”: Centralę alarmową, Warsztat, Serwerownię i Sterownię wieżyczek.
rule-NA-004 = W grze standardowej kafelki pomieszczeń z Pokłosia dokłada się do kafelków „2” przed tasowaniem.
rule-NA-061 = Centrala alarmowa (1 karta, jak na kafelku): wybierz inne pomieszczenie bez postaci i wykonaj tam rzut na szmery.
rule-NA-062 = Centrala alarmowa: rzut może wywołać spotkanie, ale nigdy atak z zaskoczenia.
rule-NA-063 = Centrala alarmowa: wolno wybrać nieodkryte pomieszczenie.
rule-NA-064 = Warsztat: podstawową akcją wytwarzania można tam wymienić jeden przedmiot na specjalny przedmiot wytworzony.
rule-NA-065 = Wymiana w Warsztacie: z Akumulatora do broni powstaje Wskaźnik laserowy.
rule-NA-066 = Wymiana w Warsztacie: z Narzędzi powstaje Dron bojowy.
rule-NA-067 = Wymiana w Warsztacie: z Ubrań powstaje Kombinezon ochronny.
rule-NA-068 = Warsztat: dopóki leży w nim znacznik awarii, wymiana jest niemożliwa.
rule-NA-069 = Serwerownia (2 karty): postać wykonuje akcję innego odkrytego pomieszczenia, w którym działa komputer.
rule-NA-070 = Sterownia wieżyczek (2 karty): zmień status jednej wieżyczki na planszy; nowy żeton statusu trafia zakryty na wierzch jej stosu.
rule-NA-164 = Elementów z Pokłosia jest tyle, ile w pudełku: 3 wieżyczki, 9 żetonów statusu wieżyczek (po 3 każdego), 3 żetony eksploracji wieżyczek, 53 karty akcji, 6 przedmiotów początkowych, 10 przedmiotów zadań i 2 głębokie rany Stopienie.
rule-NA-165 = Przyjęta wykładnia: gdy gra się z Pokłosiem, 2 karty Stopienie wtasowuje się do talii głębokich ran (18 kart).
rule-NA-166 = W grze standardowej, solo i kooperacyjnej można niezależnie dołączyć pomieszczenia, postacie, cechy, wieżyczki i klepsydrę z Pokłosia; prom, alarmy, wydarzenia i żetony eksploracji z Pokłosia, wymagania i oferta należą tylko do epilogu i misji badawczej.
rule-NA-167 = Gdy w grze są pomieszczenia z Pokłosia, do talii wytworzonych przedmiotów trafiają przedmioty specjalne.
rule-NA-197 = Przyjęta wykładnia: rzut Centrali alarmowej jest niczyj, więc żaden znacznik śluzu nie zamienia jego ciszy w niebezpieczeństwo.
rule-NA-198 = Wymiana w Warsztacie kosztuje tylko 1 kartę akcji wytwarzania, jest niemożliwa w walce i wymaga egzemplarza specjalnego przedmiotu w talii.
rule-NA-199 = Wskaźnik laserowy, Dron bojowy i Kombinezon ochronny powstają tylko w Warsztacie.
rule-NA-200 = Serwerownia: płaci się tylko jej 2 karty, bez kosztu pomieszczenia użytego za jej pomocą.
rule-NA-201 = Serwerownia: obiekty, których wymaga użyte pomieszczenie (Laboratorium), muszą być w nim, a nie w Serwerowni.
