### What is asked and told, with its arguments.

table-feat-where = { $feat ->
    [none] { $place ->
        [feat] still to be earned
        [deck] in the action deck
        [hand] in hand
       *[discard] discarded
     }
   *[other] { $feat }, { $place ->
        [feat] still to be earned
        [deck] in the action deck
        [hand] in hand
       *[discard] discarded
     }
 }
option-slay = Attack { $a }
log-feat-earned = { $who } has earned { $card ->
    [none] a feat
   *[other] the feat { $card }
 }; the card is on top of the action deck.
