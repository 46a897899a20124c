### What the server says: refusals, plain pages, mails, settings, and the command that starts it.

## Refusals

server-bad-request = This request makes no sense here: { $reason }
server-no-route = There is nothing at this address.
server-no-method = This address cannot be asked in this way.
server-no-media-type = This form of content is not understood here.
server-too-large = That is too much at once.
server-slower = Too many requests. Try again in { $seconds ->
    [one] { $seconds } second.
   *[other] { $seconds } seconds.
}
server-broken = Something went wrong on our side. It has been noted.
server-unready = The server cannot do this at the moment. Nothing was changed.
server-metrics-closed = What the server counts is for those who look after it: from an address that is named in metrics_from, or with the metrics_token.
server-full = The server has no room left to write. Nothing was changed.
server-nobody = You have to be somebody for this: choose a name and a colour first.
server-already = You are somebody already.
server-foreign-origin = This request comes from a page of another site.
server-no-csrf = This request does not come from a page of ours. Load the page again.
server-name-length = A name has 1 to { $most } characters.
server-name-signs = A name cannot have invisible characters or such that turn the text around.
server-name-marks = A name has at most { $most } marks on one letter.
server-name-staff = This name looks like that of somebody who looks after the server. Choose another.
server-name-bot = This name looks like that of a bot. Choose another.
server-no-face = A face is drawn from 1 to 16 small letters and digits.
server-no-colour = There is no such colour. Choose one of: { $known }.
server-no-language = There is no such language. Choose one of: { $known }.
server-no-address = This is not an e-mail address we can write to.
server-no-zone = There is no time zone “{ $zone }”. Zones are called as in “Europe/Berlin”.
server-no-night = A night has at most { $hours } hours, from one time of the day to another.
server-no-day = “{ $given }” is no day. Days are written like 2027-05-31.
server-no-vacation = A vacation begins today or later, ends no earlier than it begins, and at most a year from now.
server-vacation-already = You have taken vacation for some of these days already.
server-vacation-used-up = { $left ->
    [0] You have no days of vacation left in { $year }; there are { $most } in a year.
    [one] You have one day of vacation left in { $year }; there are { $most } in a year.
   *[other] You have { $left } days of vacation left in { $year }; there are { $most } in a year.
 }
server-no-such-vacation = There is no such vacation, or it is over.
server-one-control = Time is counted in seconds or in days, not in both.
server-job-too-long = That takes this server too long, and was given up.
server-job-too-large = That takes more memory than this server gives it, and was given up.
server-client-gone = Nobody waits for this answer any more.
server-too-many-sockets = You follow enough tables at once: { $most } connections. Close another one first.
server-link-gone = This link was used already or has expired. Ask for a new one.

## The workshop

server-workshop-off = There is no workshop on this server.
server-workshop-read = Nothing new is published or rated in the workshop of this server.
server-no-such-workshop-entry = There is no such entry in the workshop; perhaps it was withdrawn.
server-no-such-workshop-version = This entry has no such version. The latest is { $latest }.
server-workshop-sort = The workshop cannot be sorted like this. Choose one of: { $known }.
server-workshop-nothing = This is the game as it comes: change an option, or bring an edition of your own.
server-workshop-unplayable = No table of two to five can be laid out with these options.
server-workshop-same = The very same rules are in the workshop already: “{ $name }”.
server-workshop-too-many = You have { $most } entries in the workshop, and nobody has more. Withdraw one first.
server-workshop-too-many-versions = An entry has at most { $most } versions.
server-workshop-other-game = This entry is for another game.
server-workshop-options = The entry says which options and which edition are played: leave both out.
server-workshop-not-yours = Only its author can change an entry.
server-workshop-withdrawn = This entry was withdrawn.
server-workshop-hidden = An operator has hidden this entry. Until it is shown again, it cannot be changed.
server-workshop-not-hidden = This entry is not hidden.
server-workshop-own = What one has published oneself one does not rate.
server-workshop-not-played = Who rates has finished a game with it, or has been known here by an e-mail address for a day.
server-workshop-report-there = There is a report on this version already, or it is on its way.
server-workshop-no-reports = This server makes no balance reports.
server-workshop-no-report = There is no report on this version yet.
server-not-operator = Only operators of this server can do this.
workshop-about =
    { $name }, version { $version }
    by { $author }
    { $address }

    { $licence }

    { $description }

    To play it in a terminal:

    { $command }

## Plain pages

page-title = Statecraft
page-home = To the first page
page-welcome =
    This is a Statecraft server, version { $version }: tables for Globopolis and Global Powers.

    The game’s own page has not been built here: make site builds it. Programs can play already.
page-to-document = Documentation of the API
page-document-title = The API of Statecraft
page-document = Everything a program can ask of this server.
page-openapi = The same as an OpenAPI document
page-schemas = What is sent
page-body = body
page-optional = (may be left out)
page-confirm =
    “{ $name }” on this server asked for a link to your e-mail address.

    Confirm only if that was you: this device will be signed in, and your address will belong to this player. Any other device that is signed in as this player will be signed out.
page-confirm-button = That was me: confirm
page-signed-in = You are signed in as “{ $name }”. You can close this page.

## Mails

mail-announcement =
    Hello { $name },

    this has just happened at your table of { $game }:

    { $told }

    { $link }
    .subject = { $game }: the end is near
mail-invitation =
    Hello { $name },

    { $by } invites you to a table of { $game }:

    { $link }
    .subject = { $by } invites you to { $game }
mail-dice-key = The dice of this server are signed with the key whose fingerprint is { $fingerprint }.
mail-link =
    Hello,

    “{ $name }” at Statecraft asked for this link:

    { $link }

    Open it and confirm within { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }; it works once. If that was not you, do nothing: without your confirmation nothing happens.
    .subject = Your link to Statecraft

## Settings

setting-host = Address to listen at; `0.0.0.0` for every one this machine has.
setting-port = Port to listen at; 0 for any that is free.
setting-data = Folder for everything that is kept: the database, the outbox, uploads.
setting-database = Address of a PostgreSQL database, such as `postgresql://user:password@host/statecraft`, which any number of servers may share; without it, a file of SQLite in the data folder. Rather in the environment or the file than as a flag, which others on the machine can see.
setting-bus = Address of a Redis or Valkey, such as `redis://host/0`, through which servers that share a PostgreSQL database tell each other at once what happens; without it they look every two seconds.
setting-public-url = Address people reach the server at, such as `https://play.example.org`. Needed behind a proxy: links in mails use it, and with https the cookies are for https only.
setting-origins = Further sites whose pages may use this server, with commas between them.
setting-trust-proxy = Whether `X-Forwarded-For` and `X-Forwarded-Proto` of a proxy in front of the server count: yes or no. Only with a proxy that sets both.
setting-log-level = How much is logged: debug, info, warning or error.
setting-log-format = How it is logged, on standard error: text, or json for programs.
setting-cookie-days = Days after which somebody who has not come back is no longer known.
setting-link-minutes = Minutes for which a link in a mail can be used.
setting-mail-from = Sender of mails. Answers of servers that cannot deliver a mail go there.
setting-smtp = Server that mails are handed over to: smtp://name:password@host:port, or smtps:// for TLS from the beginning. With smtp:// the line becomes TLS if the server offers it; ?starttls=required insists on it, ?starttls=off does without. Without this setting mails are left in the outbox folder as files.
setting-mail-in = Where mails come in that answer a decision: lmtp://127.0.0.1:2424 or smtp://… for a listener of the server’s own, or maildir:/path for a folder that something else puts them into. Without this setting decisions are not answered by mail.
setting-reply-domain = What stands behind the @ of the addresses that mails are answered to. Without it, that of mail_from.
setting-dkim-key = File with the RSA key, as PEM, that signs mails (DKIM). Without it one is made when mails are first handed over; the record for the DNS is in dkim.txt in the data folder.
setting-dkim-selector = Name under which the DNS of the sender’s domain has the key that signs mails.
setting-push = Whether browsers can be told by web push when it is somebody’s turn.
setting-hooks = Whether people and tables can have hooks: addresses of Discord, Slack, Matrix or programs that this server calls.
setting-hooks-http = Whether hooks and push services may be called by http:// too, where everybody on the way can read along.
setting-hooks-to = Networks, with commas between them, that hooks and push services may be in although they are not public, such as 10.1.2.0/24. Without any nothing but public addresses is called.
setting-feeds = Whether there are calendars of deadlines and feeds of tables’ logs.
setting-rate-hooks = New hooks, browsers to be told, calendars and tests of hooks an hour for one person; 0 for no limit.
setting-rate-socket = Messages a minute on one WebSocket; 0 for no limit. Of this and the next two a quarter may come at once.
setting-rate-person = Requests a minute of one person; 0 for no limit.
setting-rate-address = Requests a minute from one address, or from one IPv6 network; 0 for no limit.
setting-rate-guests = New guests an hour from one address; 0 for no limit.
setting-rate-mails = Links an hour for one person, and from one address to one e-mail address; ten times as many from one address in all; 0 for no limit.
setting-rate-codes = Wrong codes of tables a minute from one address; 0 for no limit.
setting-rate-replies = Mails an hour with which one person answers decisions; 0 for no limit.
setting-rate-invites = Requests for friendship and invitations an hour of one person; 0 for no limit.
setting-max-tables-per-person = Tables one person can have open as host, and as many records brought from elsewhere.
setting-max-sockets-per-person = WebSockets one person can have open at once; 0 for no limit.
setting-max-sockets-per-address = WebSockets from one address, or from one IPv6 network; twice as many connections in all, unless a proxy is trusted. 0 for no limit.
setting-bots = Processes in which bots think; 0 lets them think in the server’s own.
setting-workers = Processes that serve together, on one port, one data folder and one database; more than one where one core is not enough.
setting-job-processes = Processes in which what people bring is worked through: records, editions, replays. 0 lets threads of the server’s own do it, without bounds.
setting-job-seconds = Seconds of processor time that one such piece of work, or one thought of a bot, may take; then it is given up.
setting-job-memory = Memory in MiB that one of these processes may take.
setting-grace = Seconds after a start in which no deadline fires, so that players can come back first.
setting-absence-minutes = Minutes after which somebody who has left a table counts as gone, so that the others may let a bot play.
setting-claim-minutes = Minutes after which a seat at a public table that a bot plays for somebody gone can be claimed by somebody else.
setting-vacation-days = Days of vacation that everybody may take in a year, in which no time of theirs is counted at tables by days.
setting-operators = E-mail addresses of those who look after the server, with commas between them: whoever has confirmed one of them has the page `/operators`, and may hide entries of the workshop. Nobody else learns that there is such a page.
setting-workshop = Whether people can publish editions and rule sets here: on, read (what is there can be read, copied and played) or off.
setting-workshop-games = Games that are played for the balance report on an entry of the workshop; 0 for no reports.
setting-workshop-minutes = Minutes after which a report that is not done is given up.
setting-workshop-memory = Memory in MiB that the process which makes reports may take.
setting-rate-analyses = Finished games an hour that one person, or one address, can have analysed anew; 0 for no limit.
setting-rate-workshop = Entries and versions an hour that one person, or one address, can publish; 0 for no limit.
setting-new-dice-key = Whether a new key that signs dice is accepted, once, where the old one is lost: yes or no. What the old one signed stays right; tables that are not over cannot go on.
setting-beacon = Public beacon that tables may have mixed into their dice: off, quicknet (drand’s, over the Internet), or a JSON file with urls, key, genesis and period of another one in that form.
setting-metrics-from = Addresses and networks that may read `/metrics`, with commas between them; by default this machine alone, and nothing that a proxy passed on.
setting-metrics-token = Text of at least 16 characters with which anybody may read `/metrics` (`Authorization: Bearer …`). Rather in the environment or the file than as a flag, which others on the machine can see.
setting-traces = Address of a collector of OpenTelemetry (OTLP over HTTP), such as `http://localhost:4318/v1/traces`, which is sent the way of each move from socket to commit; without it nothing is traced.
setting-imprint = Text file with the imprint.
setting-privacy = Text file with the privacy notice.

setting-unknown = { $where }: there is no setting “{ $name }”. Known are: { $known }.
setting-no-file = The settings in { $path } cannot be read: { $reason }.
setting-not-toml = The settings in { $path } are not TOML: { $reason }.
setting-wrong-text = { $where }: { $name } is a text, not { $given }.
setting-wrong-number = { $where }: { $name } is a whole number from { $low } to { $high }, not “{ $given }”.
setting-wrong-choice = { $where }: { $name } is one of { $choices }, not “{ $given }”.
setting-wrong-switch = { $where }: { $name } is yes or no, not “{ $given }”.
setting-wrong-origin = { $where }: { $name } is an address such as https://play.example.org without a path, not “{ $given }”.
setting-wrong-file = { $where }: { $name } is a file, and there is none at “{ $given }”.
setting-wrong-address = { $where }: { $name } is an e-mail address, not “{ $given }”.
setting-wrong-beacon = { $where }: { $name } is off, quicknet or a JSON file with urls, key, genesis and period of a beacon, not “{ $given }”.
setting-wrong-network = { $where }: { $name } is a list of addresses such as 10.0.0.5 or networks such as 10.0.0.0/8, not “{ $given }”.
setting-wrong-url = { $where }: { $name } is an address that begins with { $example }.
setting-wrong-smtp = { $where }: { $name } is an address like smtp://name:password@host:port?starttls=required.
setting-wrong-mail-in = { $where }: { $name } is lmtp://host:port, smtp://host:port or maildir:/path.
setting-wrong-dkim-key = { $where }: { $name } is a file with an RSA key as PEM, without a password.
setting-wrong-label = { $where }: { $name } is one part of a name in the DNS: small letters, digits, hyphens.
setting-wrong-secret = { $where }: { $name } has at least { $least } characters, so that nobody guesses it.

## statecraft serve

serve-help =
    Run a server with tables for both games.

    It needs nothing else: everything is kept in one folder. Every option can also be set in the environment or in a file.
serve-examples =
    statecraft serve
    statecraft serve --port 9000 --data games
    statecraft serve --config statecraft.toml
serve-config-help = TOML file with settings. Environment: STATECRAFT_CONFIG.
serve-setting-help = { $told } Environment: { $variable }.
serve-setting-default = { $help } Default: { $default }.
serve-running = Statecraft runs at { $url }{ $engine ->
    [compiled] {", on the compiled engine"}
   *[pure] {""}
} (Ctrl-C ends it).
serve-busy = Port { $port } of { $host } is taken: another program, perhaps another server, listens there. Choose one with --port.
serve-no-address = The server cannot listen at { $host }, port { $port }: { $reason }.
serve-no-folder = The folder { $path } cannot be written to: { $reason }.
serve-dice-key-lost = The key that signs this server’s dice (fingerprint { $fingerprint }) is not in { $path }. Bring back the database that has it; or, if it is lost, start once with --new-dice-key yes: players will see the reports of the new key as a stranger’s until they accept it.
serve-folder-held = The folder { $path } is in use by another server. End that one, or name another folder with --data.
serve-no-database = { $path } is no database that can be used: { $reason }.
serve-no-psycopg = To use PostgreSQL, install what it needs: pip install 'statecraft-games[postgres]'
serve-bus-alone = A bus (--bus) is for servers that share a PostgreSQL database: name that with --database.
serve-no-mail-in = Mails cannot come in at { $place }: { $reason }.
serve-no-redis = To use Redis or Valkey, install what it needs: pip install 'statecraft-games[redis]'
serve-no-otel = To send traces, install what it needs: pip install 'statecraft-games[otel]'
serve-no-workers = Several processes that serve together (--workers) need a system that can fork, such as Linux or macOS.
serve-newer = { $path } was written by a newer version of Statecraft. Install that version, or name another folder with --data.
