### What browsers, hooks, calendars and feeds are told, and refusals about them.

tell-turn = { $game }: it is your turn
tell-reminder = { $game }: your time is running out
tell-with = With { $others }.
tell-with-until = With { $others }. You have until { $until }.
tell-test = This is a test of { $server }: it works.
tell-deadline = { $game }: your move
tell-deadline-about = At the table with { $others } your time is over then. { $link }
tell-calendar = Statecraft: your moves
tell-feed = { $game }: { $players }
tell-feed-nobody = an empty table

## Refusals

server-hook-address = This is no address that a hook can have: it begins with https://, and has no name or password in it.
server-hook-not-https = Only addresses with https:// are called from here.
server-hook-port = Only the ports 80, 443 and those from 1024 on are called from here.
server-hook-private = This address belongs to a private network or to the server itself: it is not called from here.
server-hook-kind = There are these kinds of hooks: { $known }.
server-hook-room = A room of Matrix is named by its id, such as !abc:example.org.
server-hook-token = For Matrix the access token of the account that writes there is needed.
server-many-hooks = There are { $most } hooks here already. Delete one first.
server-no-hook = There is no such hook.
server-no-browser = This browser is not being told anything.
server-push-keys = These are no keys of a browser for push messages.
server-no-push = Push messages are switched off on this server.
server-no-hooks = Hooks are switched off on this server.
server-no-feeds = Calendars and feeds are switched off on this server.
server-no-calendar = There is no calendar at this address: it was replaced by a new one, or switched off.
server-not-host-of-hooks = Only the host of a table looks after its hooks.
