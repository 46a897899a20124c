"""What makers of editions need: the whole check of a folder, and the reference of what may stand there."""
