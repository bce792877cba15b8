### Tury i ciała: o co jeszcze się pyta, poza akcjami; jak trudna jest gra.

ask-decide-last = Obie akcje za tobą. Wybierasz teraz jeden ze swoich celów?
ask-carry = Za dodatkową kartę możesz kogoś ze sobą zabrać. Kogo?
option-carry = Zabierz ze sobą { CASE($a, "acc") }
act-carry = Zabranie ze sobą { CASE($a, "gen") }
setting-retaliation-difficulty = Ile wytycznych w kooperacji i solo
setting-retaliation-difficulty-easy = o jedną wytyczną mniej niż postaci
setting-retaliation-difficulty-usual = tyle wytycznych, ile postaci
setting-retaliation-difficulty-hard = o jedną wytyczną więcej niż postaci
