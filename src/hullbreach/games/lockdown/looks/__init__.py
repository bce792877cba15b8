"""What a seat sees of Lockdown."""
