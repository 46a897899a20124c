"""Settings: one table, three places to set them, and a clear word about each mistake."""

from pathlib import Path
from typing import Any

import pytest

from server.live import TEXTS
from statecraft.server.config import (
    ROWS,
    BadSetting,
    Settings,
    data_folder,
    own_url,
    rates,
    read,
    table,
)

ROOT = Path(__file__).parents[2]


def test_flags_come_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "s.toml"
    file.write_text('port = 1\nhost = "a"\nlink_minutes = 3\n')
    environment = {"STATECRAFT_PORT": "2", "STATECRAFT_HOST": "b", "OTHER": "x"}
    settings = read({"port": "3", "host": None}, environment, file)
    assert (settings.port, settings.host, settings.link_minutes) == (3, "b", 3)
    assert settings.cookie_days == Settings().cookie_days


def test_the_environment_may_name_the_file(tmp_path: Path) -> None:
    file = tmp_path / "s.toml"
    file.write_text("trust_proxy = true\norigins = ['https://a.example', 'http://b.example:80/']\n")
    settings = read({}, {"STATECRAFT_CONFIG": str(file)})
    assert settings.trust_proxy is True
    assert settings.origins == ("https://a.example", "http://b.example")


def test_every_kind_of_value_is_read_from_text(tmp_path: Path) -> None:
    imprint = tmp_path / "imprint.txt"
    imprint.write_text("we")
    settings = read(
        {
            "data": "~/games",
            "public_url": "https://Play.Example.org:443/",
            "origins": "https://a.example, http://[::1]:8000",
            "operators": "A@Example.org, b@example.org",
            "trust_proxy": "No",
            "log_format": "json",
            "mail_from": "Table@Example.org",
            "imprint": str(imprint),
            "privacy": "",
            "metrics_from": "10.0.0.5, fd00::/8",
            "metrics_token": "sixteen letters!",
        },
        {},
    )
    assert settings.metrics_from == ("10.0.0.5/32", "fd00::/8")
    assert settings.metrics_token == "sixteen letters!"
    assert settings.data == Path.home() / "games"
    assert settings.public_url == "https://play.example.org"
    assert settings.origins == ("https://a.example", "http://[::1]:8000")
    assert settings.operators == ("a@example.org", "b@example.org")
    assert (settings.trust_proxy, settings.log_format) == (False, "json")
    assert (settings.mail_from, settings.privacy) == ("table@example.org", None)
    assert settings.imprint == imprint


@pytest.mark.parametrize(
    ("name", "value", "text"),
    [
        ("port", "65536", "setting-wrong-number"),
        ("port", "eighty", "setting-wrong-number"),
        ("link_minutes", "0", "setting-wrong-number"),
        ("log_level", "loud", "setting-wrong-choice"),
        ("trust_proxy", "perhaps", "setting-wrong-switch"),
        ("public_url", "play.example.org", "setting-wrong-origin"),
        ("public_url", "https://a.example/path", "setting-wrong-origin"),
        ("public_url", "https://a.example:port", "setting-wrong-origin"),
        ("origins", "*", "setting-wrong-origin"),
        ("operators", "nobody", "setting-wrong-address"),
        ("workshop", "maybe", "setting-wrong-choice"),
        ("workshop_games", "-1", "setting-wrong-number"),
        ("imprint", "/no/such/file", "setting-wrong-file"),
        ("mail_from", "nobody", "setting-wrong-address"),
        ("metrics_from", "everybody", "setting-wrong-network"),
        ("metrics_from", "10.0.0.1/8", "setting-wrong-network"),
    ],
)
def test_a_wrong_value_is_named_with_its_place(name: str, value: str, text: str) -> None:
    for flags, environment, place in (
        ({name: value}, {}, "--" + name.replace("_", "-")),
        ({}, {f"STATECRAFT_{name.upper()}": value}, f"STATECRAFT_{name.upper()}"),
    ):
        with pytest.raises(BadSetting) as bad:
            read(flags, environment)
        assert bad.value.text == text
        for texts in TEXTS.values():
            sentence = texts.say(bad.value.text, bad.value.values)
            assert place in sentence
            assert value in sentence


def test_a_secret_that_is_too_short_is_refused_and_not_repeated() -> None:
    with pytest.raises(BadSetting) as bad:
        read({"metrics_token": "hunter2"}, {})
    for texts in TEXTS.values():
        sentence = texts.say(bad.value.text, bad.value.values)
        assert "--metrics-token" in sentence
        assert "16" in sentence
        assert "hunter2" not in sentence


@pytest.mark.parametrize(
    ("content", "text"),
    [
        ("prot = 80", "setting-unknown"),
        ("port = 80.5", "setting-wrong-number"),
        ("port = true", "setting-wrong-number"),
        ("host = 7", "setting-wrong-text"),
        ("origins = 7", "setting-wrong-origin"),
        ("[server]\nport = 80", "setting-unknown"),
        ("port 80", "setting-not-toml"),
    ],
)
def test_a_wrong_file_is_named(content: str, text: str, tmp_path: Path) -> None:
    file = tmp_path / "s.toml"
    file.write_text(content)
    with pytest.raises(BadSetting) as bad:
        read({}, {}, file)
    assert bad.value.text == text
    assert str(file) in TEXTS["en"].say(text, bad.value.values)


def test_an_unknown_variable_and_a_missing_file_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match="setting-unknown"):
        read({}, {"STATECRAFT_PROT": "80"})
    with pytest.raises(BadSetting, match="setting-no-file"):
        read({}, {}, tmp_path / "none.toml")


def test_links_name_the_server_by_its_settings_alone() -> None:
    assert own_url(Settings(public_url="https://a.example")) == "https://a.example"
    assert own_url(Settings(host="127.0.0.1", port=81)) == "http://127.0.0.1:81"
    assert own_url(Settings(host="::1", port=81)) == "http://[::1]:81"
    assert "0.0.0.0" not in own_url(Settings(host="0.0.0.0"))


def test_a_rate_of_none_is_no_limit() -> None:
    assert rates(0) == (float("inf"), float("inf"))
    assert rates(120) == (2.0, 30.0)
    assert rates(1) == (1 / 60, 1.0)


@pytest.mark.parametrize(
    ("environment", "platform", "end"),
    [
        ({}, "linux", ".local/share/statecraft"),
        ({"XDG_DATA_HOME": "/x"}, "linux", "/x/statecraft"),
        ({}, "darwin", "Library/Application Support/statecraft"),
        ({"LOCALAPPDATA": "C:/local"}, "win32", "C:/local/statecraft"),
    ],
)
def test_data_lives_where_the_system_keeps_it(
    environment: dict[str, str], platform: str, end: str
) -> None:
    assert data_folder(environment, platform).as_posix().endswith(end)


def test_the_page_for_hosts_has_this_very_table() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert "\n".join(table(TEXTS["en"])) in page


def test_every_setting_has_a_default_of_its_own_kind() -> None:
    assert len(ROWS) == 58
    for row in ROWS:
        default: Any = getattr(Settings(), row.name)
        if isinstance(default, int | str):
            assert row.kind(str(default)) == default


@pytest.mark.parametrize(
    "given", ["mysql://db", "postgresql://", "db.example.org", "postgresql://db:x"]
)
def test_the_address_of_a_database_is_checked_and_its_password_not_repeated(given: str) -> None:
    given = given.replace("db", "anna:hush@db")
    with pytest.raises(BadSetting) as error:
        read({"database": given}, {})
    assert error.value.text == "setting-wrong-url"
    assert "hush" not in str(error.value.values)


def test_a_database_can_be_named_in_every_way() -> None:
    url = "postgresql://anna:hush@db:5433/play"
    assert read({"database": url}, {}).database == url
    assert read({}, {"STATECRAFT_DATABASE": url}).database == url
    assert read({}, {}).database is None
