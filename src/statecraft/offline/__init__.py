"""The tables of a server in a browser: one person's own house, without HTTP and without a network.

`house` puts the server's own parts together, `requests` and `line` answer what the page asks as `server/web` does,
`store` keeps the database in memory and hands each transaction out to be kept. Rules, views and messages are the server's.
"""
