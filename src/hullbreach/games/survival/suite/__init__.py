"""The words of tests: scenarios, what is looked at, positions that games begin from."""
