### Tury i ciała: o co jeszcze się pyta, poza akcjami; jak trudna jest gra.

ask-decide-last = Obie akcje za tobą. Wybierasz teraz jeden ze swoich celów?
ask-carry = Za dodatkową kartę możesz kogoś ze sobą zabrać. Kogo?
option-carry = Zabierz ze sobą: { $a }
act-carry = zabiera ze sobą: { $a }
setting-retaliation-difficulty = Wytyczne w grze wspólnej i samotnej
setting-retaliation-difficulty-easy = O jedne mniej
setting-retaliation-difficulty-usual = Tyle, ile postaci
setting-retaliation-difficulty-hard = O jedne więcej
