### O co pyta gra, gdy Medyk kogoś leczy.

effect-sedate = Postać w tym pomieszczeniu pozbywa się skażenia z ręki i jednej karty akcji
effect-revitalize = Postać w tym pomieszczeniu dobiera karty
ask-inject = Kogo wybierasz?
ask-operate = Kogo operujesz?
