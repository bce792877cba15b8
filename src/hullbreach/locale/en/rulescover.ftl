### The command `hullbreach rules`.

help-rules-game = whose rules
help-rules-ids = only these rules, each with its code and its tests
help-rules-chapter = only the rules of this chapter
help-rules-find = only the rules with all these words, each with its code and its tests
help-rules-missing = fail if one of the rules has no test that passes
help-rules-run = run the tests first, even if nothing has changed
help-rules-no-run = never run the tests, take the last record as it is
metavar-chapter = CHAPTER
metavar-id = ID
metavar-words = WORDS
rules-column-chapter = chapter
rules-column-tested = tested
rules-column-rules = rules
rules-not-tested = Not tested (✗ a test fails, – there is none that passes):
rules-total = { $tested } of { $rules } tested
rules-running = Running the tests that prove rules…
rules-run-broke = The tests could not be run.
rules-no-record = There is no record of tests ({ $file }). It is made where the tests are: in a clone, by `make test`.
rules-no-pytest = pytest is not installed here; the last record is shown. `make dev` installs it.
rules-found-none = No rule has all these words: { $words }
rules-implemented = {"  "}Carried out by:
rules-not-implemented = {"  "}No code names this rule.
rules-proved = {"  "}Proved by:
rules-not-proved = {"  "}No test names this rule.
error-unknown-rule = There is no rule { $id } among { $count }. Near it: { $near }.
error-unknown-chapter = There is no chapter “{ $chapter }”. The chapters are: { $known }.
