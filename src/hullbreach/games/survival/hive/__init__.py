"""A race that hatches: the intruders of Nemesis and the nightstalkers of Lockdown."""
