"""The missions: each is a pack with the rules that only it has. Where things lie is in `content`."""
