"""A house adds cards by adding rows: dealt, played, shown, observed and told like any other."""

import random
from pathlib import Path

import pytest

from houses import house_of
from statecraft import bots
from statecraft.core.chance.luck import SeededLuck
from statecraft.core.editions.edition import load
from statecraft.core.engine.driver import Driver, Player, RandomPlayer
from statecraft.core.engine.question import Over
from statecraft.core.engine.session import Session
from statecraft.core.game import Game
from statecraft.core.ids import Seat
from statecraft.core.record.events import Event
from statecraft.core.record.record import Record, fold, new_header
from statecraft.core.refusal import Illegal
from statecraft.globopolis.content import EDITION, content_of
from statecraft.globopolis.edition_schema import SCHEMA
from statecraft.globopolis.game import GAME, make_game
from statecraft.globopolis.verbs import Attack, Roll
from statecraft.rl.environment import Environment

OPPORTUNITY = """
[[opportunities]]
id = "house-passage"
targets = ["north-america", "eastern-europe", "scandinavia"]
origins = ["southern-africa", "central-africa", "south-america"]
"""
OPERATION = """
[[operations]]
id = "house-guards"
effect = "extra_dice"
amount = 2
"""
MISSION = """
[[missions]]
id = "house-hoard"
condition = "resource_units"
resource = "food"
amounts = [3, 3, 3, 3]
points = 2
"""
INFLUENCE = """
[[influence]]
id = "house-windfall"
effect = "gain_eu"
amount = 7
"""
CARDS = ("ops-house-passage", "ops-house-guards", "mission-house-hoard", "influence-house-windfall")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = house_of(EDITION.texts, tmp_path_factory.mktemp("house") / "edition")
    for file, rows in (
        ("ops.toml", OPPORTUNITY + OPERATION),
        ("missions.toml", MISSION),
        ("influence.toml", INFLUENCE),
    ):
        with (folder / file).open("a", encoding="utf-8") as toml:
            toml.write(rows)
    for lang in ("en", "de"):
        with (folder / f"{lang}.ftl").open("a", encoding="utf-8") as words:
            for card in CARDS:
                words.write(f"\n{card} = House card\n{card}-text = A card of the house.\n")
    return folder


@pytest.fixture(scope="module")
def game(house: Path) -> Game:
    return make_game(load(house, SCHEMA))


def play(game: Game, seed: int, bot: str, cards: int = 4) -> tuple[Session, list[Event]]:
    """A whole game; what the bots are told is heard."""
    options = {"round_limit": 12, "missions_dealt": 2, "influence_dealt": cards, "ops_dealt": cards}
    session = Session(game, new_header(game, options, 4))
    rng = random.Random(seed)
    players: list[Player] = [
        RandomPlayer(rng) if bot == "random" else bots.make(bot, "globopolis", seed, Seat(seat))
        for seat in range(4)
    ]
    driver = Driver(session, players, SeededLuck(seed))
    heard: list[Event] = []
    while not isinstance(session.state.pending(), Over):
        driver.step(heard)
    return session, heard


def test_the_added_cards_come_after_those_of_their_sort(game: Game) -> None:
    content = content_of(game.edition)
    assert (len(content.ops), len(content.missions), len(content.influence)) == (23, 13, 33)
    assert content.first_mission == 23
    named = {label: game.label(*label).text for label in (("ops", 12), ("ops", 35), ("ops", 22))}
    assert list(named.values()) == [CARDS[0], CARDS[2], CARDS[1]]
    assert game.label("influence", 32).text == CARDS[3]


@pytest.mark.parametrize("bot", ["random", "novice", "steady"])
def test_whole_games_with_one_card_more_of_every_sort(game: Game, bot: str) -> None:
    heard: set[str] = set()
    for seed in range(12 if bot == "random" else 3):
        session, events = play(game, seed, bot)
        state = session.state
        assert state.result is not None
        text = session.record.to_jsonl()
        assert fold(game, Record.from_jsonl(game, text)).digest() == state.digest()
        assert game.from_bytes(state.to_bytes()).digest() == state.digest()
        for event in events:
            for kind in ("ops", "influence"):
                if kind in event.values:
                    heard.add(game.label(kind, event.values[kind]).text)
    if bot == "random":
        # Random players have shown, played or been dealt each of them at some time.
        assert set(CARDS[1:]) <= heard


def test_an_added_opportunity_opens_attacks(game: Game) -> None:
    """Its number among the choices is one past its place; places beyond the last are no cards."""
    found: set[int] = set()
    for seed in range(12):
        session, _events = play(game, seed, "random")
        for line in session.record.lines:
            action = getattr(line, "action", None)
            if isinstance(action, Attack) and action.card:
                found.add(action.card - 1)
    assert found
    assert max(found) <= 12


def test_learning_agents_see_every_card(house: Path) -> None:
    more = {}
    for observation in ("raw", "dense"):
        ours = Environment("globopolis", players=2, observation=observation)
        theirs = Environment("globopolis", players=2, edition=house, observation=observation)
        lengths = []
        for env in (ours, theirs):
            env.reset(seed=3)
            lengths.append(len(env.observe(env.agent_selection)["observation"]))
        more[observation] = lengths[1] - lengths[0]
        assert len(theirs.words) - len(ours.words) == 3 + 1
    # Raw, two hands and what is gone, one number a card: three OPs or MISSIONs and an INFLUENCE more. Dense, one's own
    # hand, of MISSIONs and INFLUENCE alone: a new Opportunity or Operation is counted with those like it.
    assert more == {"raw": 3 * (3 + 1), "dense": 1 + 1}


@pytest.mark.rule("GB-4.1")
def test_an_edition_says_how_many_dice_there_are(tmp_path: Path) -> None:
    change = ("setup.toml", "dice_most = 3", "dice_most = 2")
    game = make_game(load(house_of(EDITION.texts, tmp_path / "house", change), SCHEMA))
    for box, most in ((GAME, 3), (game, 2)):
        session = Session(box, new_header(box, {"titles_dealt": 0, "learning": True}, 2))
        driver = Driver(session, [RandomPlayer(random.Random(1))] * 2, SeededLuck(4))
        while True:
            legal = [q for q in session.state.questions() if q.kind == "roll"]
            if legal:
                break
            driver.step()
        choices = session.state.legal(legal[0].seat, legal[0].id)
        assert {a.dice for a in choices if isinstance(a, Roll)} == set(range(1, most + 1))
        refused = choices.why_not(Roll(most + 1, 0))
        assert isinstance(refused, Illegal)
        assert (refused.rule, refused.values) == ("GB-4.1", {"dice": most})
