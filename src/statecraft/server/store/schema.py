"""The tables of the database, once for every back-end. Migrations bring a database to this shape."""

from sqlalchemy import (
    BigInteger,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    text,
)

METADATA = MetaData()

secret = Table(
    "secret",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

person = Table(
    "person",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("colour", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("email", Text, unique=True),
    # Raised to make every cookie given out so far worthless.
    Column("epoch", Integer, nullable=False, server_default=text("0")),
    Column("created", Float, nullable=False),
    # From which the page draws a face; empty for people who have not chosen one.
    Column("face", Text, nullable=False, server_default=text("''")),
)

login_link = Table(
    "login_link",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("email", Text, nullable=False),
    Column("expires", Float, nullable=False),
    Column("used", Float),
)

game_table = Table(
    "game_table",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("host", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("edition", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("holders", Text, nullable=False),
    Column("control", Text, nullable=False),
    Column("public", Integer, nullable=False),
    Column("hints", Integer, nullable=False),
    Column("rated", Integer, nullable=False),
    Column("variant", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("header", Text),
    Column("origin", Text, nullable=False),
    Column("pace", Text, nullable=False, server_default=text("'normal'")),
    Column("wait", Integer, nullable=False, server_default=text("1")),
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("ended", Float),
    Column("result", Text),
    # Whose answer the game waits for, so that a list of tables can say so without opening them.
    Column("waits", Text, nullable=False, server_default=text("'[]'")),
    # And how the game stood then, for the same lists: its round, and everybody's points.
    Column("round", Integer, nullable=False, server_default=text("0")),
    Column("scores", Text, nullable=False, server_default=text("'[]'")),
    # The entry of the workshop that is played, and which version of it.
    Column("workshop_entry", Text),
    Column("workshop_version", Integer),
    Index("game_table_status", "status", "public", "created"),
    Index("game_table_workshop", "workshop_entry", "status"),
)

seat = Table(
    "seat",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("person", Text),
    Column("bot", Text),
    Column("name", Text, nullable=False),
    Column("colour", Text, nullable=False),
    # A bot keeps the seat warm while its person is away.
    Column("away", Integer, nullable=False, server_default=text("0")),
    Column("face", Text, nullable=False, server_default=text("''")),
    # Who sat there at the start, where somebody else has taken the seat over since.
    Column("first_person", Text),
    # When its person last left the table.
    Column("seen", Float),
    Index("seat_person", "person"),
)

entry = Table(
    "entry",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    # Who sent it names it once: a repeated command finds what came of the first.
    Column("key", Text),
    Column("body", Text, nullable=False),
    Index(
        "entry_key",
        "table_id",
        "seat",
        "key",
        unique=True,
        sqlite_where=text("key IS NOT NULL"),
        postgresql_where=text("key IS NOT NULL"),
    ),
)

deadline = Table(
    "deadline",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("name", Text, primary_key=True),
    Column("due", Float, nullable=False),
    Index("deadline_due", "due"),
)

dice = Table(
    "dice",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("chains", LargeBinary, nullable=False),
)

seat_token = Table(
    "seat_token",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Index("seat_token_seat", "table_id", "seat", unique=True),
)

mail = Table(
    "mail",
    METADATA,
    # The integer type of SQLite that numbers rows by itself is INTEGER alone.
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("to_address", Text, nullable=False),
    Column("subject", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("sent", Float),
    # Which way it goes (`jobs/outbox`), to whom, and about which table.
    Column("channel", Text, nullable=False, server_default=text("'mail'")),
    Column("person", Text),
    Column("table_id", Text),
    Column("message_id", Text),
    Column("html", Text, nullable=False, server_default=text("''")),
    # JSON: more headers, and what is attached or what that is made from when it is sent.
    Column("headers", Text, nullable=False, server_default=text("'{}'")),
    Column("parts", Text, nullable=False, server_default=text("'[]'")),
    Column("tries", Integer, nullable=False, server_default=text("0")),
    Column("next_try", Float, nullable=False, server_default=text("0")),
    # When it was given up, and why; or why it has to be tried again.
    Column("failed", Float),
    Column("reason", Text, nullable=False, server_default=text("''")),
    Index("mail_unsent", "sent", "id"),
    Index(
        "mail_due",
        "channel",
        "next_try",
        sqlite_where=text("sent IS NULL AND failed IS NULL"),
        postgresql_where=text("sent IS NULL AND failed IS NULL"),
    ),
    Index("mail_person", "person", "table_id"),
    Index("mail_message", "message_id"),
    Index("mail_to", "to_address", "channel"),
)

mail_wish = Table(
    "mail_wish",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("turns", Integer, nullable=False),
    Column("digest", Integer, nullable=False),
    Column("reminders", Integer, nullable=False),
    Column("at_night", Integer, nullable=False),
)

mail_thread = Table(
    "mail_thread",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    # What a seat was last mailed about: its decision, the lines of the record and rolls before it, the mail itself.
    Column("decision", Text, nullable=False),
    Column("line", Integer, nullable=False),
    Column("rolls", Integer, nullable=False),
    Column("last", Text, nullable=False),
)

bounced = Table(
    "bounced",
    METADATA,
    Column("address", Text, primary_key=True),
    Column("reason", Text, nullable=False),
    Column("at", Float, nullable=False),
)

reply = Table(
    "reply",
    METADATA,
    # Of a mail that came in and was answered; or of what is said once only.
    Column("name", Text, primary_key=True),
    Column("at", Float, nullable=False),
    Index("reply_at", "at"),
)

push = Table(
    "push",
    METADATA,
    # A browser that is told by web push: where its push service is, and the keys by which only it can read.
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("browser", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("told", Float),
    Index("push_endpoint", "endpoint", unique=True),
    Index("push_person", "person"),
)

hook = Table(
    "hook",
    METADATA,
    Column("id", Text, primary_key=True),
    # Whose it is, and the table whose log it is told; without one it is told whose turn it is.
    Column("person", Text, nullable=False),
    Column("table_id", Text),
    Column("kind", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("room", Text, nullable=False, server_default=text("''")),
    # What signs to it, or what lets us in there.
    Column("secret", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("told", Float),
    # When it may be tried next, how often it has failed in a row and since when, why, and since when it is off.
    Column("not_before", Float, nullable=False, server_default=text("0")),
    Column("tries", Integer, nullable=False, server_default=text("0")),
    Column("failing", Float),
    Column("problem", Text, nullable=False, server_default=text("''")),
    Column("off", Float),
    Index("hook_person", "person"),
    Index("hook_table", "table_id"),
)

calendar = Table(
    "calendar",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("hash", Text, nullable=False),
    Column("created", Float, nullable=False),
    Index("calendar_hash", "hash", unique=True),
)

notepad = Table(
    "notepad",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Column("text", Text, nullable=False),
)

mute = Table(
    "mute",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("muted", Text, primary_key=True),
)

friendship = Table(
    "friendship",
    METADATA,
    # Who asked whom; they are friends once the other has accepted.
    Column("person", Text, primary_key=True),
    Column("other", Text, primary_key=True),
    Column("at", Float, nullable=False),
    Column("accepted", Float),
    Index("friendship_other", "other"),
)

block = Table(
    "block",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("blocked", Text, primary_key=True),
    Column("at", Float, nullable=False),
    Index("block_blocked", "blocked"),
)

invitation = Table(
    "invitation",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("guest", Text, primary_key=True),
    Column("host", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("invitation_guest", "guest"),
)

complaint = Table(
    "complaint",
    METADATA,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("by", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    # Where it is about what somebody published, and at no table.
    Column("workshop_entry", Text),
    # When an operator saw to it.
    Column("handled", Float),
)

operator_act = Table(
    "operator_act",
    METADATA,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("at", Float, nullable=False),
    # The id of an operator, or `command` for whoever may use the machine.
    Column("by", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("body", Text, nullable=False),
)

ban = Table(
    "ban",
    METADATA,
    # `person` with an id, or `network` with addresses.
    Column("kind", Text, primary_key=True),
    Column("value", Text, primary_key=True),
    Column("reason", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("until", Float),
)

broadcast = Table(
    "broadcast",
    METADATA,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("until", Float),
)

hours = Table(
    "hours",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("zone", Text, nullable=False),
    Column("night_from", Integer, nullable=False),
    Column("night_to", Integer, nullable=False),
)

vacation = Table(
    "vacation",
    METADATA,
    # Numbered without an end: PostgreSQL's Integer has one.
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("person", Text, nullable=False),
    Column("away", Float, nullable=False),
    Column("back", Float, nullable=False),
    # By whose calendar its days were counted.
    Column("zone", Text, nullable=False),
    Index("vacation_person", "person", "back"),
)

rating = Table(
    "rating",
    METADATA,
    Column("who", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("variant", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index("rating_board", "game", "variant"),
)

placing = Table(
    "placing",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("who", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("variant", Text, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("mu", Float),
    Column("sigma", Float),
    Column("at", Float, nullable=False),
    Index("placing_who", "who", "at"),
)

node = Table(
    "node",
    METADATA,
    Column("id", Text, primary_key=True),
    # By the database's clock.
    Column("alive_until", Float, nullable=False),
)

lease = Table(
    "lease",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("node", Text, nullable=False),
    Index("lease_node", "node"),
)

edition = Table(
    "edition",
    METADATA,
    Column("digest", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("owner", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("files", Text, nullable=False),
    Column("created", Float, nullable=False),
)

workshop_entry = Table(
    "workshop_entry",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("author", Text, nullable=False),
    # The latest version, and what can be searched for in it, in small letters.
    Column("version", Integer, nullable=False),
    Column("words", Text, nullable=False),
    Column("made_from", Text),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("withdrawn", Float),
    Column("hidden", Float),
    Column("hidden_by", Text),
    Column("hidden_reason", Text, nullable=False, server_default=text("''")),
    Index("workshop_entry_game", "game", "updated"),
    Index("workshop_entry_author", "author"),
)

workshop_version = Table(
    "workshop_version",
    METADATA,
    Column("entry", Text, primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("description", Text, nullable=False),
    Column("licence", Text, nullable=False),
    Column("changes", Text, nullable=False),
    # The options that differ from the game's own, and the digest of an edition or nothing.
    Column("options", Text, nullable=False),
    Column("edition", Text, nullable=False),
    Column("created", Float, nullable=False),
    Index("workshop_version_rules", "edition", "options"),
)

shape = Table(
    "shape",
    METADATA,
    # One row: the oldest migration whose servers can go on with the database as it is.
    Column("oldest", Text, primary_key=True),
)

workshop_stars = Table(
    "workshop_stars",
    METADATA,
    Column("entry", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Column("stars", Integer, nullable=False),
    Column("at", Float, nullable=False),
)

workshop_report = Table(
    "workshop_report",
    METADATA,
    Column("entry", Text, primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("author", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("queued", Float, nullable=False),
    # When it was last begun: whose turn it is in the queue goes by this.
    Column("started", Float),
    Column("ended", Float),
    Column("games", Integer, nullable=False),
    Column("done", Integer, nullable=False, server_default=text("0")),
    Column("reason", Text, nullable=False, server_default=text("''")),
    Column("summary", Text),
    Index("workshop_report_status", "status", "queued"),
    Index("workshop_report_author", "author", "started"),
)
