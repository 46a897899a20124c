"""The workshop: editions and rule sets that people publish on a server, with what others think and measured of them."""
