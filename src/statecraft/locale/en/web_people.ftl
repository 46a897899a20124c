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
web-bot-label-learner = learner bot
web-bot-label-novice = novice bot
web-bot-label-steady = steady bot
web-bot-label-expert = expert bot
web-bot-label-master = master bot
web-bot-label-other = bot
web-temper = Style of the bot on seat { $seat }
web-temper-none = no style of its own
web-temper-cautious = cautious
web-temper-trader = likes to trade
web-temper-raider = likes to fight
web-temper-diplomat = likes to agree
web-bot-named = { $name } · { $label }

## Presence

web-here = here
web-away-minutes = { $count ->
    [0] just left
    [one] away for { $count } minute
   *[other] away for { $count } minutes
}
web-away-hours = away for { $count } hours
web-away-days = away for { $count } days
web-gone-minutes = gone for { $count } minutes
web-gone-hours = gone for { $count } hours
web-gone-days = gone for { $count } days
web-away-short = { $unit ->
    [hours] away { $count } h
    [days] away { $count } days
   *[minutes] away { $count } min
}
web-gone-short = { $unit ->
    [hours] gone { $count } h
    [days] gone { $count } days
   *[minutes] gone { $count } min
}
web-nudge = Nudge { $name }
web-nudge-done = { $name } has been reminded.
web-nudged = { $name } is waiting for you.
web-let-bot-play = Let a bot play for { $name }
web-bot-asked = { $names }: wants a bot to play for { $name }. It does once everybody here wishes so.
web-stood-in = A bot plays for you until you are back.
web-i-am-back = I am back
web-substitute = Offer to play on for { $name }
web-substitute-wish = { $who } would play on for { $name }, seeing all that { $name } sees: { $agreed } for, { $refused } against, of { $all }.
web-substitute-agree = Let { $who } play on
web-substitute-refuse = Rather the bot
web-claim = Take over the seat of { $name }

## Friends

web-people = People
web-people-private = Only you see this page.
web-people-nobody = Whoever has no name here yet has no friends to show.
web-asking = Want to be friends
web-friends = Friends
web-asked = You have asked
web-recent = Played with lately
web-blocked = Blocked
web-no-friends = No friends yet. Ask somebody with whom you have played, or on their profile.
web-no-recent = Nobody new lately.
web-accept = Accept
web-decline = Decline
web-unfriend = Friends no more
web-withdraw-request = Withdraw
web-befriend = Ask to be friends
web-befriend-done = { $name } has been asked.
web-friends-now = You and { $name } are friends now.
web-you-are-friends = You are friends.
web-request-sent = You have asked to be friends.
web-you-blocked = You have blocked this person.
web-block = Block
web-unblock = Block no more
web-block-done = { $name } is blocked, and is not told.
web-block-help = Whoever is blocked cannot ask you to be friends, invite or nudge you, is not heard by you, and finds no seat at tables you host. They are not told.
web-notices = For you
web-invited = { $name } invites you to { $game }
web-asks-friendship = { $name } wants to be friends
web-invite-friends = Invite friends
web-invite-button = Invite
web-invite-done = invited

web-hours = When I am not waited for
web-hours-help = At tables where time is counted in days: no time runs out at night, and none counts on vacation.
web-zone = Time zone
web-night = No time runs out for me at night
web-night-from = from
web-night-to = to
web-hours-keep = Keep these hours
web-vacation = Vacation
web-vacation-left = { $left ->
    [one] One of { $most } days of { $year } is left.
   *[other] { $left } of { $most } days of { $year } are left.
 }
web-vacation-first = First day (empty: from now on)
web-vacation-last = Last day
web-vacation-take = Take vacation
web-vacation-end = End
web-vacation-span = { $first } to { $last }
web-vacation-taken = Your vacation is noted. No time of yours counts meanwhile.
web-vacation-ended = That vacation is over.

web-mails = Mails
web-mails-help = At tables by days and without a clock you are told by mail at { $email } when it is your turn and you do not look at the table.
web-mails-none = With an e-mail address, which you add above, you are told by mail when it is your turn at a table by days or without a clock.
web-mails-turns = Mail me when it is my turn, when I am invited, and what becomes of my tables
web-mails-digest = Several tables in one mail, where their turns come together
web-mails-reminders = Remind me at half and at nine tenths of my time, and when somebody at the table does
web-mails-at-night = At night as well, instead of in the morning
web-mails-keep = Keep this
web-mails-bounced = Mails to { $email } come back, so none are sent there any more.
web-mails-bounced-why = The answer was: { $reason }
web-mails-again = Confirm the address again
