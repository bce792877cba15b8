"""The words of the tests."""
