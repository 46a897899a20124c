### What the pages say about people: who may see a table, faces, presence, friends.

## On the way, and where a table cannot be shown

web-loading-long = This takes longer than it should. You can load the page again, or go back.
web-missing-title = This table cannot be shown
web-missing-unseen = There is no table at this address that you may see: the address is not complete, or the table is private.
web-missing-code = There is no table at this address that opens with this code.
web-missing-ask = To a private table its host gives the way in: ask for the code or for the link to invite.
web-missing-signed-out = Do you sit at this table yourself? This browser does not know you.
web-missing-sign-in = Sign in by e-mail

## Looks

web-another-face = Another face
web-looks = How you sit here
web-looks-taken = Where somebody at the table has your colour already, you get the next free one.

## Bots

web-bot-label-random = random bot
web-bot-label-novice = novice bot
web-bot-label-steady = steady bot
web-bot-label-expert = expert bot
web-bot-label-other = bot
web-bot-named = { $name } · { $label }
