"""The server over HTTP and WebSocket. It translates; what is decided is decided elsewhere."""
