"""An edition is sound or every problem is named; no folder, however odd, makes the check fail."""

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from scale import scaled
from statecraft.core.editions.edition import EditionError, Provenance, check, load, peek
from statecraft.core.editions.schema import (
    Problem,
    Schema,
    Tables,
    TableSchema,
    flag,
    having,
    integer,
    many,
    one_of,
    ref,
    text,
)


def no_twins(tables: Tables) -> Iterator[Problem]:
    for city in having(tables, "cities", "id", "roads"):
        if city["id"] in city["roads"]:
            yield Problem("map.toml", f"cities.{city['id']}", "toy-road-to-itself")


SCHEMA = Schema(
    "toy",
    (
        TableSchema(
            "regions", "map.toml", (text("id"), one_of("climate", "hot", "cold")), rows=(2, 3)
        ),
        TableSchema(
            "cities",
            "map.toml",
            (
                text("id"),
                integer("size", 1, 9),
                ref("region", "regions"),
                many("roads", ref("", "cities"), high=2),
                flag("port").or_absent(),
            ),
            unique=(("size", "region"),),
            texts=("city-{id}",),
        ),
        TableSchema("prices", "prices.toml", (integer("bread", low=0),), key="", single=True),
    ),
    texts=("edition-name",),
    checks=(no_twins,),
)

SOUND = {
    "edition.toml": 'game = "toy"\nname = "Toy"\nversion = "1"\ndescription = "A toy."\n',
    "map.toml": """
provenance = "seed"
source = "page 3"
source_de = "Seite 3"

[[regions]]
id = "north"
climate = "cold"

[[regions]]
id = "south"
climate = "hot"

[[cities]]
id = "ox"
size = 3
region = "north"
roads = ["yak"]
provenance = "reconstruction"

[[cities]]
id = "yak"
size = 4
region = "south"
roads = []
port = true
source = "page 4"
""",
    "prices.toml": '[prices]\nprovenance = "public"\nbread = 2\n',
    "en.ftl": "edition-name = Toy\ncity-ox = Ox\ncity-yak = Yak\n",
    "de.ftl": "edition-name = Spielzeug\ncity-ox = Ochs\ncity-yak = Jak\n",
}


def write(folder: Path, files: dict[str, str]) -> Path:
    folder.mkdir(exist_ok=True)
    for name, content in files.items():
        (folder / name).write_text(content, encoding="utf-8")
    return folder


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    return write(tmp_path / "toy", SOUND)


def test_a_sound_edition_loads_as_plain_data(toy: Path) -> None:
    assert check(toy, SCHEMA) == []
    edition = load(toy, SCHEMA)
    assert (edition.game, edition.name, edition.version) == ("toy", "Toy", "1")
    assert edition.tables["cities"][1] == {
        "id": "yak",
        "size": 4,
        "region": "south",
        "roads": (),
        "port": True,
    }
    assert edition.tables["prices"] == ({"bread": 2},)
    assert edition.provenance["regions"] == (Provenance("seed", "page 3", "Seite 3"),) * 2
    assert edition.provenance["cities"] == (
        Provenance("reconstruction", ""),
        Provenance("seed", "page 4"),
    )
    sources = [edition.provenance[name][-1].source_in("de") for name in ("regions", "cities")]
    assert sources == ["Seite 3", "page 4"]
    assert edition.texts == toy
    assert peek(toy) == "toy"


def test_nobody_can_change_a_loaded_edition(toy: Path) -> None:
    edition = load(toy, SCHEMA)
    row: Any = edition.tables["cities"][0]
    with pytest.raises(TypeError):
        row["size"] = 9
    tables: Any = edition.tables
    with pytest.raises(TypeError):
        tables["cities"] = ()


PROBLEMS = [
    ("map.toml", "[[cities]]", "[[cities]", "map.toml", "", "is not valid TOML"),
    ("map.toml", "size = 3", "size = 30", "map.toml", "cities.ox.size", "is 30; it should be at most 9"),
    ("map.toml", "size = 3", "size = 0", "map.toml", "cities.ox.size", "is 0; it should be at least 1"),
    ("map.toml", "size = 3", "size = true", "map.toml", "cities.ox.size", "is true; it should be a whole number"),
    ("map.toml", "size = 3", "size = 3.0", "map.toml", "cities.ox.size", "is 3.0; it should be a whole number"),
    ("map.toml", "size = 3", "size = 0x" + "f" * 20, "map.toml", "", "holds a whole number of more than 64 bits"),
    ("map.toml", "size = 3", "", "map.toml", "cities.ox.size", "is missing"),
    ("map.toml", "size = 3", "size = 3\nsise = 3", "map.toml", "cities.ox.sise", "is no column of this table"),
    ("map.toml", 'id = "yak"', 'id = "ox"', "map.toml", "cities[2]", "has the same id as cities[1]: 'ox'"),
    ("map.toml", "size = 4\nregion = \"south\"", "size = 3\nregion = \"north\"", "map.toml", "cities[2]",
     "has the same size, region as cities[1]: 3, 'north'"),
    ("map.toml", '"yak"]', '"yeti"]', "map.toml", "cities.ox.roads[1]", "names 'yeti', which is not in cities"),
    ("map.toml", '["yak"]', '["yak", "yak", "yak"]', "map.toml", "cities.ox.roads", "is 3 items long; it should be at most 2"),
    ("map.toml", '["yak"]', '"yak"', "map.toml", "cities.ox.roads", "is 'yak'; it should be a list"),
    ("map.toml", '["yak"]', '["ox"]', "map.toml", "cities.ox", "toy-road-to-itself"),
    ("map.toml", 'region = "north"', 'region = "east"', "map.toml", "cities.ox.region", "names 'east', which is not in regions"),
    ("map.toml", "port = true", 'port = "yes"', "map.toml", "cities.yak.port", "is 'yes'; it should be true or false"),
    ("map.toml", '"cold"', '"mild"', "map.toml", "regions.north.climate", "is 'mild'; it should be one of hot, cold"),
    ("map.toml", '"cold"', "1979-05-27", "map.toml", "regions.north.climate", "is 1979-05-27; it should be a text"),
    ("map.toml", 'provenance = "seed"', "", "map.toml", "regions", "has no provenance for 2 rows; say one of seed, public, reconstruction"),
    ("map.toml", 'provenance = "seed"', 'provenance = "rumour"', "map.toml", "provenance", "is 'rumour'; it should be one of seed, public, reconstruction"),
    ("map.toml", 'source = "page 3"', "source = 3", "map.toml", "source", "is 3; it should be a text"),
    ("map.toml", 'source_de = "Seite 3"', "source_de = 3", "map.toml", "source_de", "is 3; it should be a text"),
    ("map.toml", 'source = "page 4"', 'source_de = "Seite 4"', "map.toml", "cities.yak.source_de", "needs a source in English beside it"),
    ("map.toml", '[[regions]]\nid = "south"\nclimate = "hot"', "", "map.toml", "regions", "has 1 row; it should have 2 to 3"),
    ("map.toml", "[[cities]]", "[[towns]]", "map.toml", "cities", "is missing"),
    ("map.toml", "[[cities]]", "[[towns]]", "map.toml", "towns", "is no table of toy"),
    ("map.toml", "[[regions]]", "cities = 3\n[[regions]]", "map.toml", "", "is not valid TOML"),
    ("prices.toml", "[prices]", "[[prices]]", "prices.toml", "prices", "is a list; write [prices] once"),
    ("prices.toml", "[prices]", "price = 3\n[prices]", "prices.toml", "price", "is no table; write [price] or [[price]]"),
    ("prices.toml", "[prices]", "[regions]", "prices.toml", "regions", "is already in map.toml"),
    ("edition.toml", '"1"', "1", "edition.toml", "version", "is 1; it should be a text"),
    ("edition.toml", 'name = "Toy"\n', "", "edition.toml", "name", "is missing"),
    ("edition.toml", '"toy"', '"chess"', "edition.toml", "game", "is 'chess'; it should be 'toy'"),
    ("edition.toml", "name =", "nome =", "edition.toml", "nome", "is unknown; there is description, game, name, version"),
    ("de.ftl", "city-ox = Ochs", "# city-ox = Ochs", "de.ftl", "city-ox", "is missing; cities needs it"),
    ("en.ftl", "edition-name", "edition-nome", "en.ftl", "edition-name", "is missing; every edition needs it"),
]  # fmt: skip


@pytest.mark.parametrize(("where", "old", "new", "file", "key", "reason"), PROBLEMS)
def test_a_problem_is_named_with_file_key_and_reason(
    where: str, old: str, new: str, file: str, key: str, reason: str, toy: Path
) -> None:
    assert old in SOUND[where]
    (toy / where).write_text(SOUND[where].replace(old, new))
    found = check(toy, SCHEMA)
    assert [p for p in found if (p.file, p.key) == (file, key) and p.reason().startswith(reason)], (
        found
    )
    with pytest.raises(EditionError) as caught:
        load(toy, SCHEMA)
    assert list(caught.value.problems) == [p for p in found if not p.warning]


def test_every_problem_is_told_at_once(toy: Path) -> None:
    (toy / "prices.toml").unlink()
    (toy / "de.ftl").write_bytes(b"\xff")
    (toy / "more.toml").write_text("")
    (toy / "map.toml").write_text(
        SOUND["map.toml"].replace("size = 3", "size = 99").replace("4", "0")
    )
    assert [(p.file, p.key) for p in check(toy, SCHEMA)] == [
        ("more.toml", ""),
        ("prices.toml", ""),
        ("de.ftl", ""),
        ("map.toml", "cities.ox.size"),
        ("map.toml", "cities.yak.size"),
    ]


def test_a_check_between_tables_looks_at_what_is_sound(toy: Path) -> None:
    """A fault in a row, or a table that is missing, hides nothing of the others."""
    change = SOUND["map.toml"].replace("size = 4", "size = 40").replace('"yak"]', '"ox"]')
    (toy / "map.toml").write_text(change)
    (toy / "prices.toml").unlink()
    assert [(p.key, p.text) for p in check(toy, SCHEMA)] == [
        ("", "edition-missing"),
        ("cities.yak.size", "edition-at-most"),
        ("cities.ox", "toy-road-to-itself"),
    ]


def test_a_check_that_cannot_look_yet_says_so(toy: Path) -> None:
    """One that was not written for what is missing; where nothing is, its own fault is no secret."""

    def bread_is_cheap(tables: Tables) -> list[Problem]:
        assert tables["prices"][0]["bread"] < 9
        return []

    schema = Schema(SCHEMA.game, SCHEMA.tables, SCHEMA.texts, (bread_is_cheap,))
    assert check(toy, schema) == []
    (toy / "prices.toml").write_text('[prices]\nprovenance = "seed"\nbread = "dear"\n')
    waits = check(toy, schema)[-1]
    assert (waits.text, waits.values) == ("edition-check-waits", {"check": "bread is cheap"})

    def broken(tables: Tables) -> list[Problem]:
        return [Problem("map.toml", "", str(tables["no such table"]))]

    with pytest.raises(KeyError):
        check(write(toy, SOUND), Schema(SCHEMA.game, SCHEMA.tables, SCHEMA.texts, (broken,)))


def test_what_nothing_uses_is_a_warning_with_what_may_be_meant(toy: Path) -> None:
    words = SOUND["en.ftl"].replace("city-yak", "city-yack") + "ocean = { -sea }\n-sea = Sea\n"
    (toy / "en.ftl").write_text(words)
    assert [p.key for p in check(toy, SCHEMA)] == ["city-yak", "city-yack"]
    only = replace(SCHEMA, only_printed=True)
    assert [(p.key, p.say("de"), p.warning) for p in check(toy, only)] == [
        ("city-yak", "en.ftl: city-yak: fehlt; cities braucht ihn", False),
        (
            "city-yack",
            "en.ftl: city-yack: wird von nichts gebraucht; war „city-yak“ gemeint?",
            True,
        ),
        ("ocean", "en.ftl: ocean: wird von nichts gebraucht", True),
    ]


def test_without_a_schema_only_what_holds_for_any_edition_is_asked(toy: Path) -> None:
    (toy / "more.toml").write_text('provenance = "public"\n[[things]]\nanything = 1\n')
    assert check(toy, None) == []
    assert load(toy, None).tables["things"] == ({"anything": 1},)
    (toy / "more.toml").write_text("[[things]]\nanything = 1\n")
    assert [p.key for p in check(toy, None)] == ["things"]


def test_the_digest_follows_content_and_nothing_else(toy: Path) -> None:
    digest = load(toy, SCHEMA).digest
    assert len(digest) == 64
    (toy / "prices.toml").write_text('# dear\n[prices]\nbread = 2\nprovenance = "seed"\n')
    assert load(toy, SCHEMA).digest == digest
    (toy / "prices.toml").write_text('[prices]\nbread = 3\nprovenance = "seed"\n')
    assert load(toy, SCHEMA).digest != digest
    write(toy, SOUND)
    (toy / "de.ftl").write_text(SOUND["de.ftl"].replace("Jak", "Yak"))
    assert load(toy, SCHEMA).digest != digest


def test_links_folders_pipes_and_giants_are_named_and_not_followed(
    toy: Path, tmp_path: Path
) -> None:
    for name in ("map.toml", "en.ftl", "de.ftl", "prices.toml"):
        (toy / name).unlink()
    (toy / "map.toml").symlink_to("/etc/hostname")
    (toy / "prices.toml").mkdir()
    (toy / "de.ftl").symlink_to(tmp_path / "nowhere")
    os.mkfifo(toy / "en.ftl")
    plain = "is not a plain file; links and folders have no place here"
    assert [(p.file, p.reason()) for p in check(toy, SCHEMA)] == [
        (name, plain) for name in ("map.toml", "prices.toml", "en.ftl", "de.ftl")
    ]
    (toy / "edition.toml").write_bytes(b"#" * (5 * 1024 * 1024))
    assert check(toy, SCHEMA)[0] == Problem(
        "edition.toml", "", "edition-too-large", {"most": "1024"}
    )


def test_what_is_no_folder_is_a_problem_too(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere", Path("/etc/hostname"), Path("\0")):
        assert [p.reason() for p in check(path, SCHEMA)] == [
            "is not a folder; an edition is a folder of TOML files"
        ]
        assert peek(path) is None


def test_nesting_without_end_is_a_problem_and_no_crash(toy: Path) -> None:
    (toy / "edition.toml").write_text("a." * 50_000 + "a = 1\n")
    (toy / "map.toml").write_text("a." * 150 + "a = 1\n")
    (toy / "prices.toml").write_text("a = " + "[" * 20_000)
    reasons = {p.file: p.reason() for p in check(toy, SCHEMA)}
    assert reasons["edition.toml"] == "has more than 200 dots in line 1"
    assert reasons["map.toml"] == "is nested more than 12 deep"
    assert reasons["prices.toml"] == "is nested more than 12 deep"


VALUES = st.sampled_from(
    ["1", "-1", "0x" + "f" * 5000, "9" * 5000, "1e999", "nan", "true", '"ox"', '""', "[]", "[[1]]",
     "{}", "{a=1}", "1979-05-27", '["ox", 3]', '"\\u0000"', "'" + "x" * 300 + "'", "[{}]", "-0"]
)  # fmt: skip
NAMES = st.sampled_from(
    ["id", "size", "region", "roads", "port", "provenance", "source", "cities", "regions",
     "prices", "bread", "game", "name", "version", "'odd key'", "cities.x", "regions.a.b"]
)  # fmt: skip
LINES = st.one_of(
    st.tuples(NAMES, VALUES).map(" = ".join),
    NAMES.map("[[{}]]".format),
    NAMES.map("[{}]".format),
    st.sampled_from(SOUND["map.toml"].splitlines()),
)
CONTENT = st.one_of(
    st.binary(max_size=80),
    st.text(max_size=80).map(lambda written: written.encode("utf-8", "replace")),
    st.lists(LINES, max_size=12).map(lambda lines: "\n".join(lines).encode()),
    st.sampled_from([content.encode() for content in SOUND.values()]),
)


@settings(
    max_examples=scaled(300),
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(st.dictionaries(st.sampled_from([*SOUND, "x.toml", ".toml", "readme.md"]), CONTENT))
def test_any_folder_is_sound_or_has_problems(tmp_path: Path, files: dict[str, bytes]) -> None:
    folder = tmp_path / "any"
    folder.mkdir(exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    for name, content in files.items():
        (folder / name).write_bytes(content)
    for schema in (SCHEMA, None):
        problems = check(folder, schema)
        assert all(problem.file and problem.reason() for problem in problems)
        if not problems:
            assert load(folder, schema).digest
