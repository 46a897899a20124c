"""Names, identities that cannot be forged, links that work once, and guests who become somebody."""

from typing import TYPE_CHECKING

import pytest

from server.live import TEXTS, Clock
from statecraft import bots
from statecraft.server.ids import Ids, hashed
from statecraft.server.people import people
from statecraft.server.people.names import BOTS, STAFF, alike, clean_name, own_name, told_apart
from statecraft.server.people.people import COLOURS, Identities, Person
from statecraft.server.refusal import Refused, to_message
from statecraft.server.store import Connection
from statecraft.server.store.schema import METADATA

if TYPE_CHECKING:
    from server.conftest import Database

KEY = b"k" * 32
ANNA = Person("ab" * 12, "Anna", "blue", "en", None, 3, 0.0)
IDS = Ids()


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Anna", "Anna"),
        ("  Anna\u00a0", "Anna"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("<script>alert(1)</scri", "<script>alert(1)</scri"),
        ("日本語", "日本語"),
        ("x" * 24, "x" * 24),
        ("O'Neil & Söhne", "O'Neil & Söhne"),
        ("Anna\u3000 \u00a0Lena", "Anna Lena"),
        # Names of languages that set several marks on a letter.
        ("\u1019\u103c\u102d\u102f\u1037", "\u1019\u103c\u102d\u102f\u1037"),
        ("\u0e19\u0e49\u0e33", "\u0e19\u0e49\u0e33"),
        ("\u2764\ufe0f", "\u2764\ufe0f"),
    ],
)
def test_names_are_trimmed_and_composed(given: str, kept: str) -> None:
    assert clean_name(given) == kept


@pytest.mark.parametrize(
    ("given", "text"),
    [
        ("", "server-name-length"),
        (" \u2003 ", "server-name-length"),
        ("x" * 25, "server-name-length"),
        ("a\x00b", "server-name-signs"),
        ("a\nb", "server-name-signs"),
        ("a\x1b[31mb", "server-name-signs"),
        ("a\u202eb", "server-name-signs"),
        ("a\u2066b", "server-name-signs"),
        ("a\u200bb", "server-name-signs"),
        ("a\u2028b", "server-name-signs"),
        ("a\ud800b", "server-name-signs"),
        ("\u3164", "server-name-signs"),
        ("\u2800\u2800", "server-name-signs"),
        ("\u115f\u1160", "server-name-signs"),
        ("\u034fAnna", "server-name-signs"),
        ("Z\u0351\u0353\u0358\u0359\u035aalgo", "server-name-marks"),
        ("\u0301Anna", "server-name-marks"),
    ],
)
def test_names_that_cannot_be_seen_or_cover_others_are_refused_in_both_languages(
    given: str, text: str
) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(given)
    assert refused.value.text == text
    for texts in TEXTS.values():
        assert to_message(refused.value, texts)


@pytest.mark.parametrize(
    ("given", "text"),
    [
        *[(f"{word.capitalize()}", "server-name-staff") for word in sorted(STAFF)],
        *[(f"{word.capitalize()} 3", "server-name-bot") for word in sorted(BOTS)],
        ("The Admin", "server-name-staff"),
        ("\u0410dmin", "server-name-staff"),
        ("Adm1n", "server-name-staff"),
        ("M0d3rator7", "server-name-staff"),
        ("\uff33\uff54\uff41\uff46\uff46", "server-name-staff"),
        ("St\u0435ady 2", "server-name-bot"),
        ("R A N D O M", "server-name-bot"),
        ("Ste ady", "server-name-bot"),
        # What stands beside the name of a bot.
        ("Ines · steady bot", "server-name-bot"),
        ("Ines B0t", "server-name-bot"),
    ],
)
def test_nobody_passes_for_staff_or_for_a_bot(given: str, text: str) -> None:
    with pytest.raises(Refused) as refused:
        own_name(given)
    assert refused.value.text == text
    # A record that is brought along may have had bots in it.
    assert clean_name(given)


@pytest.mark.parametrize("name", ["Adminton", "Botho", "Randolf", "Experta", "Stella", "Аня", "李"])
def test_names_that_only_begin_like_those_are_names(name: str) -> None:
    assert own_name(name) == name


def test_bots_are_known_by_the_names_that_people_read() -> None:
    for texts in TEXTS.values():
        for game in ("globopolis", "global-powers"):
            for bot in bots.names(game):
                assert texts.say(f"web-bot-{bot}").casefold() in BOTS
                assert bot in BOTS


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("Anna", "anna", True),
        ("Anna", "\u0410nn\u0430", True),
        ("Anna", "\U0001d400nna", True),
        ("Alice", "AIice", True),
        ("Alice", "A1ice", True),
        ("Otto", "0tt0", True),
        ("Marm", "Marrn", True),
        ("Anna", "An na", True),
        ("Anna", "Änna", False),
        ("Anna", "Anne", False),
        ("Ali", "Ail", False),
    ],
)
def test_names_that_look_alike(one: str, other: str, same: bool) -> None:
    assert alike(one, other) is same
    assert alike(other, one) is same
    assert (told_apart(one, [other]) == one) is not same
    assert told_apart(one, [other, f"{other} (2)"]) == (f"{one} (3)" if same else one)


def test_an_identity_is_read_by_who_signed_it() -> None:
    clock = Clock()
    identities = Identities(KEY, 30, clock)
    value = identities.issue(ANNA)
    claim = identities.read(value)
    assert claim is not None
    assert (claim.person, claim.epoch) == (ANNA.id, 3)
    clock.now += 30 * 86400 - 1
    assert identities.read(value) is not None
    clock.now += 1
    assert identities.read(value) is None


def test_forged_and_foreign_identities_are_refused() -> None:
    clock = Clock()
    identities = Identities(KEY, 30, clock)
    value = identities.issue(ANNA)
    person, epoch, issued, signature = value.split(".")
    other = Identities(b"x" * 32, 30, clock).issue(ANNA)
    forged = [
        other,
        ".".join(["cd" * 12, epoch, issued, signature]),
        ".".join([person, "4", issued, signature]),
        ".".join([person, epoch, str(int(issued) + 1), signature]),
        ".".join([person, epoch, issued, signature[:-1] + ("A" if signature[-1] != "A" else "B")]),
        ".".join([person, epoch, issued, ""]),
        ".".join([person, epoch, issued, signature + "="]),
        ".".join([person, "０", issued, signature]),
        value + "\n",
        value.upper(),
        "",
        "...",
        "é" * 80,
    ]
    assert [one for one in forged if identities.read(one) is not None] == []
    ahead = Clock(clock.now + 3600)
    assert identities.read(Identities(KEY, 30, ahead).issue(ANNA)) is None


def test_every_bit_of_an_identity_counts() -> None:
    identities = Identities(KEY, 30, Clock())
    value = identities.issue(ANNA)
    for place in range(len(value) - 1):
        changed = value[:place] + ("1" if value[place] != "1" else "2") + value[place + 1 :]
        assert identities.read(changed) is None, place


def guest(db: Connection, name: str = "Anna", now: float = 0.0) -> Person:
    return people.new_guest(db, IDS, name, "blue", "en", now)


def test_a_guest_is_found_changed_and_forgotten_by_old_identities(database: "Database") -> None:
    identities = Identities(KEY, 30, Clock())
    anna = database.write(guest)
    claim = identities.read(identities.issue(anna))
    assert claim is not None
    assert database.write(lambda db: people.claimed(db, claim)) == anna
    changed = database.write(lambda db: people.change(db, anna.id, name=" Anne ", language="de"))
    assert (changed.name, changed.colour, changed.language) == ("Anne", "blue", "de")
    database.write(lambda db: people.log_out_everywhere(db, anna.id))
    assert database.write(lambda db: people.claimed(db, claim)) is None


@pytest.mark.parametrize(
    ("rollback", "text"),
    [
        ({"colour": "ultraviolet"}, "server-no-colour"),
        ({"language": "fr"}, "server-no-language"),
        ({"name": ""}, "server-name-length"),
    ],
)
def test_a_change_that_cannot_be_changes_nothing(
    database: "Database", rollback: dict[str, str], text: str
) -> None:
    anna = database.write(guest)
    with pytest.raises(Refused, match=text):
        database.write(lambda db: people.change(db, anna.id, **rollback))
    assert database.write(lambda db: people.find(db, anna.id)) == anna


def test_a_key_is_made_once(database: "Database") -> None:
    made = [database.write(lambda db: people.secret_key(db, "identity", IDS)) for _ in range(2)]
    assert made[0] == made[1]
    assert len(made[0]) == 32
    assert database.write(lambda db: people.secret_key(db, "other", IDS)) != made[0]


def link(database: "Database", person: Person, email: str, now: float = 0.0) -> str:
    return database.write(lambda db: people.new_link(db, IDS, person.id, email, now, 15))


def confirm(database: "Database", token: str, now: float = 0.0) -> people.Confirmed:
    """Use a link on the device that asked for it."""

    def work(db: Connection) -> people.Confirmed:
        asker = people.asked_by(db, token, now)
        return people.confirm_link(db, token, now, asker.id)

    return database.write(work)


def test_a_link_works_once_and_only_its_hash_is_kept(database: "Database") -> None:
    anna = database.write(guest)
    token = link(database, anna, "a@example.org")
    (row,) = database.write(lambda db: db.rows("SELECT * FROM login_link"))
    assert row["hash"] == hashed(token)
    assert token not in [str(value) for value in dict(row).values()]
    assert database.write(lambda db: people.asked_by(db, token, 1.0)) == anna
    assert confirm(database, token, 2.0).person.email == "a@example.org"
    with pytest.raises(Refused, match="server-link-gone"):
        confirm(database, token, 3.0)
    with pytest.raises(Refused, match="server-link-gone"):
        database.write(lambda db: people.asked_by(db, token, 3.0))


def test_a_link_runs_out(database: "Database") -> None:
    anna = database.write(guest)
    token = link(database, anna, "a@example.org")
    with pytest.raises(Refused, match="server-link-gone"):
        confirm(database, token, 15 * 60)
    assert confirm(database, token, 15 * 60 - 1).person.id == anna.id
    with pytest.raises(Refused, match="server-link-gone"):
        confirm(database, "0" * 64)


def test_what_ran_out_is_swept_away(database: "Database") -> None:
    anna = database.write(guest)
    for now in (0.0, 10_000.0):
        link(database, anna, "a@example.org", now)
    assert len(database.write(lambda db: db.rows("SELECT * FROM login_link"))) == 1


def test_another_address_takes_the_place_of_the_first(database: "Database") -> None:
    anna = database.write(guest)
    for email in ("a@example.org", "b@example.org"):
        confirmed = confirm(database, link(database, anna, email))
        assert (confirmed.person.email, confirmed.merged) == (email, None)


def test_two_people_with_addresses_stay_two(database: "Database") -> None:
    anna, ben = database.write(guest), database.write(lambda db: guest(db, "Ben"))
    confirm(database, link(database, anna, "a@example.org"))
    confirm(database, link(database, ben, "b@example.org"))
    confirmed = confirm(database, link(database, ben, "a@example.org"))
    assert (confirmed.person.id, confirmed.merged) == (anna.id, None)
    assert database.write(lambda db: people.find(db, ben.id)) is not None


def test_two_links_to_one_new_address_end_in_one_person(database: "Database") -> None:
    anna, ben = database.write(guest), database.write(lambda db: guest(db, "Ben"))
    first, second = (link(database, who, "a@example.org") for who in (anna, ben))
    assert confirm(database, first).person.id == anna.id
    assert confirm(database, second) == people.Confirmed(
        database.write(lambda db: people.there(db, anna.id)), ben.id
    )


def fill(db: Connection, me: str, other: str) -> None:
    """Rows of both in every table that names people."""
    for n, (who, table) in enumerate([(me, "t1"), (other, "t1"), (other, "t2")]):
        db.run(
            "INSERT INTO seat (table_id, seat, kind, person, name, colour)"
            " VALUES (:t, :n, 'person', :who, 'x', 'red')",
            t=table,
            n=n,
            who=who,
        )
        db.run(
            'INSERT INTO "placing" (table_id, seat, who, game, variant, "rank", score, "at")'
            " VALUES (:t, :n, :who, 'globopolis', '', 1, 2, 3)",
            t=table,
            n=n,
            who=people.rated_as(who),
        )
        db.run(
            "INSERT INTO notepad (table_id, person, text) VALUES (:t, :who, :text)",
            t=table,
            who=who,
            text=f"by {who}",
        )
    db.run(
        "INSERT INTO game_table (id, code, host, game, edition, options, holders, control, public,"
        " hints, rated, variant, status, origin, created) VALUES ('t2', 'c', :who, 'g', '', '', '',"
        " '', 1, 1, 1, '', 'open', '', 0)",
        who=other,
    )
    for who, variant, mu, games in (
        (me, "both", 30.0, 4),
        (other, "both", 20.0, 5),
        (other, "alone", 27.0, 1),
    ):
        db.run(
            "INSERT INTO rating (who, game, variant, mu, sigma, games)"
            " VALUES (:who, 'globopolis', :variant, :mu, 8, :games)",
            who=people.rated_as(who),
            variant=variant,
            mu=mu,
            games=games,
        )
    for who, muted in ((me, "c"), (other, "c"), (other, "d"), ("e", other), (me, other)):
        db.run("INSERT INTO mute (person, muted) VALUES (:who, :muted)", who=who, muted=muted)
    db.run(
        "INSERT INTO complaint (table_id, \"by\", about, text, \"at\") VALUES ('t', :o, :o, '', 0)",
        o=other,
    )
    db.run(
        "INSERT INTO edition (digest, game, owner, name, files, created)"
        " VALUES ('d', 'g', :o, 'n', '', 0)",
        o=other,
    )
    for entry, author in (("theirs", "e"), ("mine", me), ("others", other)):
        db.run(
            "INSERT INTO workshop_entry (id, game, author, version, words, created, updated, hidden_by)"
            " VALUES (:entry, 'g', :author, 1, '', 0, 0, :o)",
            entry=entry,
            author=author,
            o=other,
        )
        db.run(
            "INSERT INTO workshop_report (entry, version, author, status, queued, games)"
            " VALUES (:entry, 1, :author, 'done', 0, 1)",
            entry=entry,
            author=author,
        )
    for entry, person, stars in (
        ("theirs", me, 4),
        ("theirs", other, 2),
        # One was rated by who is the author now.
        ("mine", other, 5),
        ("others", me, 5),
    ):
        db.run(
            "INSERT INTO workshop_stars (entry, person, stars, at) VALUES (:entry, :who, :stars, 0)",
            entry=entry,
            who=person,
            stars=stars,
        )


def test_a_guest_becomes_part_of_the_person_with_everything(database: "Database") -> None:
    anna, anon = database.write(guest), database.write(lambda db: guest(db, "Anon"))
    confirm(database, link(database, anna, "a@example.org"))
    database.write(lambda db: fill(db, anna.id, anon.id))
    other = link(database, anon, "b@example.org")
    confirmed = confirm(database, link(database, anon, "a@example.org"))
    assert confirmed.merged == anon.id
    assert (confirmed.person.id, confirmed.person.name) == (anna.id, "Anna")

    def ids(sql: str) -> list[tuple[object, ...]]:
        return [tuple(dict(row).values()) for row in database.write(lambda db: db.rows(sql))]

    assert ids("SELECT DISTINCT person FROM seat") == [(anna.id,)]
    assert ids("SELECT host FROM game_table") == [(anna.id,)]
    assert ids('SELECT COUNT(*), who FROM "placing" GROUP BY who') == [
        (3, people.rated_as(anna.id))
    ]
    assert ids("SELECT table_id, text FROM notepad ORDER BY 1") == [
        ("t1", f"by {anna.id}"),
        ("t2", f"by {anon.id}"),
    ]
    assert ids("SELECT variant, mu, games FROM rating ORDER BY 1") == [
        ("alone", 27.0, 1),
        ("both", 20.0, 9),
    ]
    assert sorted(ids("SELECT person, muted FROM mute")) == sorted(
        [(anna.id, "c"), (anna.id, "d"), ("e", anna.id)]
    )
    assert ids('SELECT "by", about FROM complaint') == [(anna.id, anna.id)]
    assert ids("SELECT owner FROM edition") == [(anna.id,)]
    assert ids("SELECT id FROM workshop_entry WHERE author <> 'e' ORDER BY 1") == [
        ("mine",),
        ("others",),
    ]
    assert ids("SELECT entry, person, stars FROM workshop_stars") == [("theirs", anna.id, 4)]
    assert ids("SELECT id FROM person") == [(anna.id,)]
    with pytest.raises(Refused, match="server-link-gone"):
        confirm(database, other)


def test_no_table_with_people_is_forgotten_in_a_merge(database: "Database") -> None:
    """Whatever column holds the guest's id before must not hold it after."""
    anna, anon = database.write(guest), database.write(lambda db: guest(db, "Anon"))
    database.write(lambda db: fill(db, anna.id, anon.id))
    database.write(lambda db: people.merge(db, anon.id, anna.id))
    tables = [*METADATA.tables]
    held = [
        (table, [*row.keys()][n])
        for table in tables
        for row in database.write(lambda db, t=table: db.rows(f'SELECT * FROM "{t}"'))  # type: ignore[misc]
        for n, value in enumerate(dict(row).values())
        if value in (anon.id, people.rated_as(anon.id))
    ]
    assert held == []


@pytest.mark.parametrize("given", ["a@example.org", " A.B+c@Example.ORG ", "x@localhost"])
def test_addresses_are_kept_in_small_letters(given: str) -> None:
    assert people.an_address(given) == given.strip().lower()


@pytest.mark.parametrize(
    "given",
    [
        "",
        "a",
        "a@",
        "@b",
        "a b@c.de",
        "a@b@c",
        "a@b..c",
        "a@-b.c",
        ".a@b.c",
        "a@b.c\nBcc: d@e.f",
        "a@b.c,d@e.f",
        "<a@b.c>",
        "ä@b.c",
        "x" * 65 + "@b.c",
        "a@" + "b" * 253,
    ],
)
def test_what_is_no_address_is_refused(given: str) -> None:
    with pytest.raises(Refused, match="server-no-address"):
        people.an_address(given)


def test_there_is_a_colour_for_everyone_at_the_largest_table() -> None:
    assert len(set(COLOURS)) == 10
