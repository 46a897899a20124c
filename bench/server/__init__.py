"""How much a server holds: real Globopolis tables with scripted clients, beside a bare echo server."""
