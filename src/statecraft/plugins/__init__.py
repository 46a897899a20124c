"""Games as plug-ins: what belongs to a game (`plugin`), and which games there are (`registry`)."""
