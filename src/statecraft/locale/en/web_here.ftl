# The page that plays without a server.

web-here-title = Playing without a server
web-here-what = Rules, bots and dice run in this browser. Play alone against bots, or several of you in turn at one screen.
web-here-kept-title = What is kept
web-here-kept = Your games are kept in this browser and nowhere else. Save one to take it elsewhere: any Statecraft server can replay a finished game, and go on with one that is not over.
web-here-save = Save
web-here-save-which = Save { $game } of { $date }
web-here-save-open = What is hidden from you during the game stands in the file too.
web-here-none = There are no games here yet.
web-here-console = Python in this browser
web-here-coming = The games are on their way …
web-here-opening = The games are being set up …
web-here-elsewhere = You play in another tab of this browser. Close it, and this one goes on.
web-here-broken = Something has gone wrong in here. What you played is kept.
web-here-offer-title = Play here, without a server
web-here-offer = The same games in your browser alone: against bots or at one screen, on a train as well. It loads 10 MB once.
web-here-go = Play without a server
web-here-new = A new version of this page is there.
web-here-new-take = Take it
web-here-ready = This page is kept in your browser: it opens and plays without a line now.
