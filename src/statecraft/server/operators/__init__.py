"""What whoever looks after a server can do, for the command and the page alike: without HTTP, without a terminal."""
