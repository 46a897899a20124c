### The page about other ways to be told than mail: this browser, hooks, the calendar, feeds.

web-ways = Be told elsewhere
web-ways-help = When it is your turn at a table by days or without a clock, and you are not looking at it. Each way stands for itself; mails are set apart.
web-ways-removed = That is over.

web-push = This browser
web-push-help = A notification of the system, also while no page is open. It says which table and until when, and nothing else.
web-push-on = Notify me in this browser
web-push-off = No more in this browser
web-push-is-on = This browser notifies you.
web-push-cannot = This browser cannot do that here: it needs a page by https, and on an iPhone or iPad the page on the home screen.
web-push-denied = The browser does not allow it for this page. You can change that where it keeps its settings for pages.
web-push-failed = The browser’s push service does not answer. Try it again later.
web-push-others = Other browsers
web-push-unnamed = A browser
web-push-remove = Remove { $name }

web-hooks = Webhooks
web-hooks-help = An address of Discord, Slack, Matrix or a program of your own that is told when it is your turn. It hears no secrets.
web-hooks-table = Tell it to a channel
web-hooks-table-help = An address of Discord, Slack, Matrix or a program that is told what everybody at this table can read in the log.
web-hook-address = Address
web-hook-kind = Kind
web-hook-kind-auto = Tell by the address
web-hook-kind-discord = Discord
web-hook-kind-slack = Slack, Mattermost
web-hook-kind-matrix = Matrix
web-hook-kind-json = Program (JSON)
web-hook-room = Room
web-hook-token = Access token
web-hook-add = Add
web-hook-test = Send a test
web-hook-test-of = Send a test to { $address }
web-hook-remove = Remove
web-hook-remove-of = Remove { $address }
web-hook-secret = Messages to it are signed with this key, which is shown only now:
web-hook-worked = It works: the test has arrived.
web-hook-told = last told { $when }
web-hook-never = not told anything yet
web-hook-failing = It does not take messages: { $why } It is tried again, and switched off after three days.
web-hook-off = It was switched off: { $why } A test that works switches it on again.
web-hook-problem = { $problem ->
    [unknown] Nobody knows a server of this name.
    [private] Its name leads to a private network.
    [down] Nobody answers there.
    [slow] It took too long.
    [tls] Its certificate is not good.
    [strange] What answers there speaks no HTTP.
    [moved] It sends elsewhere; enter the new address.
   *[status] It answers { $status }.
    }

web-calendar = Calendar
web-calendar-help = Your deadlines, for the calendar on your phone or computer, which asks for them by itself.
web-calendar-new = Make an address
web-calendar-again = Make another address
web-calendar-since = There is an address since { $when }. It is shown once; who has lost it makes another, and the one before is good no more.
web-calendar-is = Whoever knows this address reads your deadlines. It is shown only now:
web-calendar-drop = No calendar any more

web-feed = Follow the log in a feed reader (Atom)
