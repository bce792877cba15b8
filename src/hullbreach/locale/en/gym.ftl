### Environments for programs that learn.

error-illegal-action = Action { $action } is not on offer now. The mask allows: { $known }.
error-not-begun = Nothing has begun yet: call reset() first.
error-ended = The game has ended: call reset() for the next one.
error-bad-parameter = { $name } cannot be “{ $value }”. It can be: { $known }.
