"""What the attack cards of the intruders do."""
