# Nemesis: karty akcji i przedmioty osobiste.

## Do czego można użyć karty

effect-tend-engine = Napraw albo zepsuj ten silnik
effect-helm-action = Wykonaj za darmo akcję tego pomieszczenia
effect-plot-course = Obejrzyj kartę koordynatów
effect-light-fire = Odrzuć przedmiot i podłóż tu ogień
effect-improvise = Zrób przedmiot; żółty przedmiot może zastąpić komponent narzędziowy
effect-block-access = Spowoduj awarię w pomieszczeniu z komputerem
effect-desperate-shot = Strzel i dobierz kartę
effect-desperate-flight = Ucieknij i dobierz kartę

## Pytania kart i odpowiedzi na nie

ask-covering = Kto wychodzi pod osłoną twojego ognia?
option-alone = Tylko ty
option-together = Ty i { $a }
ask-order = Komu wydajesz rozkaz?
option-order = { $a }
ask-order-to = Dokąd ma iść { $whom }?
ask-burn = Który przedmiot odrzucasz?
option-burn = Odrzuć { CASE($a, "acc") }
ask-block = W którym pomieszczeniu z komputerem powodujesz awarię?
option-block = Awaria { CASE($a, "in") }
ask-intranet = Z którego pomieszczenia korzystasz na odległość?
option-leave-it = Daj temu spokój
option-intranet = Skorzystaj z { CASE($a, "gen") }
ask-nerves = Atak z zaskoczenia na ciebie! Ignorujesz go kartą „Nerwy ze stali”? Kartę ataku już widać.
ask-armor = Intruz cię atakuje. Używasz Pancerza?
ask-scanner = Twój rzut na szmery: { $face }. Odrzucasz kartę, żeby rzucić jeszcze raz?
ask-read-log = Czyje cele czytasz?
option-read-log = { $a }
option-autoload = Automatyczny podajnik: naładuj Karabin szturmowy ({ $a })
