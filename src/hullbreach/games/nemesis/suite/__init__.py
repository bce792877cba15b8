"""The words of the tests of Nemesis."""
