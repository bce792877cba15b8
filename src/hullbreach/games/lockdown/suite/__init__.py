"""The words of the tests of Lockdown."""
