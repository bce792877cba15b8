### What is asked and told, with its arguments.

table-feat-where = { $feat ->
    [none] { $place ->
        [feat] jeszcze przed nami
        [deck] w talii akcji
        [hand] na ręce
       *[discard] wśród odrzuconych
     }
   *[other] { $feat }, { $place ->
        [feat] jeszcze przed nami
        [deck] w talii akcji
        [hand] na ręce
       *[discard] wśród odrzuconych
     }
 }
option-slay = Zaatakuj { CASE($a, "acc") }
log-feat-earned = { $who } zdobywa wyczyn{ $card ->
    [none] {""}
   *[other] {" "}„{ $card }”
 }; karta leży na wierzchu talii akcji.
