# Airlock: co mówi jego lekcja.

lesson-airlock-first = Ktoś na pokładzie
lesson-airlock-first-welcome = Witaj na pokładzie. Trzy systemy muszą zacząć działać, zanim skończy się powietrze, a jedno z was wcale tego nie chce. Każdy ma turę z dwiema akcjami, a potem wszyscy głosują.
lesson-airlock-first-role = Jesteś Adą i należysz do załogi. Nikt inny o tym nie wie, a ty nie wiesz, kim są pozostali.
lesson-airlock-first-scan = Masz jednak skaner. Pokaże ci rolę kogoś, kto jest w tym samym pomieszczeniu. Zeskanuj Celię.
lesson-airlock-first-found = A więc to Celia. Wiesz to tylko ty: inni widzieli, że ją skanujesz, ale nie widzieli wyniku.
lesson-airlock-first-move = Została ci jedna akcja. Idź do reaktora, tam jeden z systemów czeka na naprawę.
lesson-airlock-first-jammed = Bruno poszedł za tobą i wziął się do pracy: zagrywa się kartę naprawy, rzuca kością i dodaje siłę karty. Celia mu to zablokowała, więc nic z tego nie wyszło. A każda tura zużywa powietrze.
lesson-airlock-first-vote = Runda się skończyła i wszyscy naraz, w tajemnicy, kogoś wskazują. Więcej niż połowa głosów wyrzuca tę osobę za burtę. Ty już wiesz, kogo wskazać.
lesson-airlock-first-end = Bruno był tego samego zdania i załoga wygrała. To już cały Airlock: ruch, praca, skan, blokada, głosowanie. Zagraj teraz z ludźmi, którzy nie zawsze będą tego samego zdania.
