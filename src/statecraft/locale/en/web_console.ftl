# The Python console of the page that plays without a server.

console-title = Python in this browser
console-what = The games’ own library, run by Python in this browser. Nothing that you type leaves it, and it touches no game that you play.
console-examples = Examples
console-examples-help = These are the examples of the documents. Each goes on with names from those before it, so run them from the first one on.
console-example-play-a-game = Play a game
console-example-look-at-a-table = Look at a table
console-example-clone-and-search = Clone and search
console-example-odds = Odds
console-example-keep-and-compare = Keep and compare
console-example-write-a-bot = Write a bot
console-example-replay-a-record = Replay a record
console-example-bars = Odds as bars
console-answers = What Python has said
console-code = Python
console-code-help = Control and Enter runs it. “bars” draws figures by their names: bars({ "{" }"a": 1, "b": 2{ "}" }).
console-run = Run
console-stop = Stop
console-busy = Running …
console-stopped = Stopped. Names from before are gone; games are kept.
