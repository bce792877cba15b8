### What is asked when the Medic treats somebody.

effect-sedate = Somebody here loses the contamination in hand and one action card
effect-revitalize = Somebody here draws cards
ask-inject = Whom do you choose?
ask-operate = On whom do you operate?
