"""What each viewer is told: of a change, as it happens; of everything, when somebody sits down to look."""

from itertools import islice

from statecraft.core.engine.legal import Legal
from statecraft.core.engine.question import Chance, Over
from statecraft.core.engine.state import State
from statecraft.core.game import Game
from statecraft.core.ids import Holder, QuestionId, Seat
from statecraft.core.trade.offer_verbs import CounterOffer, MakeOffer
from statecraft.core.trade.rings import MakeRing
from statecraft.core.verbs.action import Action, action_from_json
from statecraft.core.verbs.builder import Builder, Choice
from statecraft.core.verbs.unavailable import Unavailable
from statecraft.core.verbs.unavailable import unavailable as core_unavailable
from statecraft.server import json_bytes
from statecraft.server.tables import absence, patience, talk, waiting
from statecraft.server.tables.change import Change
from statecraft.server.tables.table import Table
from statecraft.server.updates import projection
from statecraft.server.updates.projection import (
    Json,
    Stream,
    Viewer,
    noted,
    shown_action,
    to_message,
    worded,
)

_LOG_LINES = 200
_TALK_LINES = 200
LISTED = 8
"""So many answers of a verb are listed on a card; more are put together choice by choice."""
_DEEPEST = 40
_OFFERS = (MakeOffer, CounterOffer, MakeRing)
"""Offers are written on a sheet of their own."""


def of(table: Table, stream: Stream, change: Change, public: Json) -> Json | None:
    """What one viewer learns of a change, beside what is public; None where that is nothing."""
    viewer = stream.viewer
    if change.kind == "talk":
        if not talk.is_heard_by(change.body, viewer):
            return None
        return stream.push({"type": "talk", "line": change.body})
    extra: Json = dict(change.extra)
    if table.session is None:
        if public["presence"] != stream.beside.get("presence"):
            extra["presence"] = public["presence"]
            stream.beside = {**stream.beside, "presence": public["presence"]}
        return stream.push({"type": "table", **extra}) if extra else None
    state = table.session.state
    beside = _beside(table, viewer, public)
    extra |= news(stream.beside, beside)
    stream.beside = beside
    lines = _heard(change, projection.holder_of(state, viewer))
    return stream.step(state, lines, extra, table.sent)


def news(before: Json, beside: Json) -> Json:
    """What is shown beside the view that was not before; of facts, those that are new, and null for what no longer is."""
    changed = _changed(before, beside)
    if "facts" in changed:
        facts, were = beside["facts"], before.get("facts", {})
        gone = dict.fromkeys([name for name in were if name not in facts])
        changed["facts"] = {**_changed(were, facts), **gone}
    return changed


def _changed(before: Json, after: Json) -> Json:
    return {
        name: now
        for name, now in after.items()
        if (was := before.get(name)) is not now and was != now
    }


def _heard(change: Change, holder: Holder | None) -> list[Json]:
    """What a holder hears of a change; what is for everybody is put into words once."""
    if change.heard_by_all is None and all(event.audience is None for event in change.events):
        change.heard_by_all = projection.heard([(change.at, each) for each in change.events], None)
    if change.heard_by_all is not None:
        return change.heard_by_all
    return projection.heard([(change.at, event) for event in change.events], holder)


def snapshot(table: Table, viewer: Viewer) -> Json:
    """All that a viewer may see now, and the number of the last message it stands for."""
    stream = table.stream(viewer)
    stream.beside = _beside(table, viewer, public(table))
    heard = (line for line in reversed(table.talk) if talk.is_heard_by(line, viewer))
    message: Json = {
        "type": "snapshot",
        "seat": viewer,
        "epoch": table.epoch,
        "seq": stream.seq,
        "table": table.info(),
        **stream.beside,
        "talk": [*islice(heard, _TALK_LINES)][::-1],
    }
    if table.session is not None:
        state = table.session.state
        message["view"] = to_message(state.view(None if viewer is None else Seat(viewer)))
        message["log"] = _latest(table, viewer)
        if viewer is not None:
            # Its own, and nobody else's.
            message["questions"] = questions(table, viewer)
            stream.questions = json_bytes.encode(message["questions"])
    return message


def with_questions(table: Table, stream: Stream, message: bytes) -> bytes:
    """A step as somebody who follows the seat is sent it: with what the seat is asked, where that has changed.

    It is worked out only while somebody follows, so that a table of bots pays nothing for it. Messages are kept
    without it, because it is large; ``caught_up`` tells it to who comes back.
    """
    if stream.viewer is None:
        return message
    now = json_bytes.encode(questions(table, stream.viewer))
    if now == stream.questions:
        return message
    stream.questions = now
    # An object has one field more: this takes half the time of writing it all again.
    return b'%b,"questions":%b}' % (message[:-1], now)


def caught_up(table: Table, stream: Stream, missed: list[Json]) -> list[Json]:
    """Messages that somebody missed, the last step with what the seat is asked now."""
    steps = [at for at, message in enumerate(missed) if message["type"] == "step"]
    if not steps or stream.viewer is None:
        return missed
    last = steps[-1]
    asked = questions(table, stream.viewer)
    stream.questions = json_bytes.encode(asked)
    return [
        *missed[:last],
        {**missed[last], "questions": asked},
        *missed[last + 1 :],
    ]


def public(table: Table) -> Json:
    """What every viewer is shown beside the view: the clocks, whom bots wait for, who can talk among themselves, what each
    holder would score now and why, how what is being decided may end, and what follows from the board for all."""
    before = table.public
    shown: Json = {"projected_scores": [], "score_breakdown": [], "public_forecast": []}
    facts: Json = {}
    if table.session is not None:
        shown = _scores_and_forecast(table.session.state)
        facts = _the_same(before.get("facts", {}), table.session.state.public_facts())
    shown["facts"] = facts
    asides = [] if table.session is None else waiting.asides(table)
    shown["clocks"] = waiting.shown_clocks(table)
    shown["asides"] = asides
    shown["presence"] = absence.presence(table)
    shown["private_channels"] = table.private_channels()
    table.public = _the_same(before, shown)
    return table.public


def _the_same(before: Json, shown: Json) -> Json:
    """What has not changed stays the same object, so that nobody's is compared again for each viewer."""
    return {
        name: before[name] if name in before and before[name] == now else now
        for name, now in shown.items()
    }


def _beside(table: Table, viewer: Viewer, public: Json) -> Json:
    """What a viewer is shown beside the view: what is public, what it could take back, what it holds
    back, with what bots need not wait for it, and what follows from the board for it."""
    undo, staged, facts, never = False, None, public["facts"], []
    if viewer is not None and table.session is not None:
        state = table.session.state
        facts = {**facts, **state.own_facts(state.holders[viewer])}
        undo = table.session.can_undo(Seat(viewer))
        never = patience.never(table.patience, viewer)
        if viewer in table.staged:
            question, action = table.staged[viewer]
            staged = {"question": question, "action": to_message(action.to_json())}
    return {**public, "undo": undo, "staged": staged, "facts": facts, "never": never}


def scores_forecast_and_facts(state: State, holder: Holder | None) -> Json:
    """What each holder would score now and why, how what is being decided may end, and what follows
    from the board for one of them."""
    return {**_scores_and_forecast(state), "facts": state.facts(holder)}


def _scores_and_forecast(state: State) -> Json:
    return {
        "projected_scores": [*state.projected_scores()],
        "score_breakdown": [noted(lines) for lines in state.score_breakdown()],
        "public_forecast": noted(state.public_forecast()),
    }


def log(table: Table, viewer: Viewer) -> list[Json]:
    """All that a viewer has heard of the game."""
    if table.session is None:
        return []
    return projection.heard(table.log, projection.holder_of(table.session.state, viewer))


def _latest(table: Table, viewer: Viewer) -> list[Json]:
    """The last lines of what a viewer has heard; how much happened before them makes no difference."""
    holder = projection.holder_of(table.state, viewer)
    audible = (each for each in reversed(table.log) if each[1].heard_by(holder) is not None)
    return projection.heard([*islice(audible, _LOG_LINES)][::-1], holder)


def questions(table: Table, seat: int) -> list[Json]:
    """What a seat is asked now, with all small answers listed."""
    return [] if table.session is None else asked(table.settings.game, table.state, seat)


def asked(game: Game, state: State, seat: int) -> list[Json]:
    """What a seat is asked in a position, with all small answers listed."""
    if isinstance(state.pending(), Chance | Over):
        return []
    mine = [question for question in state.questions() if question.seat == seat]
    return [_question(game, state, seat, question.id) for question in mine]


def _question(game: Game, state: State, seat: int, id: QuestionId) -> Json:
    legal = state.legal(Seat(seat), id)
    question = legal.question
    default = state.default(question)
    actions = list(legal)
    shown = [shown_action(game, action) for action in actions]
    verbs = legal.verbs()
    return {
        "id": question.id,
        "kind": question.kind,
        "must": question.must,
        "actions": [action for action, _words in shown],
        "notes": [words for _action, words in shown],
        "consequences": [_notes(legal, action) for action in actions],
        "verbs": [verb.VERB for verb in verbs],
        "tokens": [game.tokens[("verb", game.verbs.index(verb))] for verb in verbs],
        "opening": _opening(game, state, legal, actions),
        "default": None if default is None else shown_action(game, default)[0],
    }


def _opening(game: Game, state: State, legal: Legal, actions: list[Action]) -> Json | None:
    """Where an answer begins that has one verb and too many ways to list: there the seat is at once.

    ``by`` are the choices on the way there, which are none.
    """
    question, verbs = legal.question, legal.verbs()
    if not question.must or len(verbs) != 1 or verbs[0] in _OFFERS:
        return None
    if 0 < len(actions) <= LISTED:
        return None
    builder = legal.builder(any_order=True)
    way: list[Choice] = [*builder.choices()]
    by: list[Json] = []
    tokens: list[int] = []
    while len(way) == 1 and len(tokens) < _DEEPEST:
        by.append(_choice(builder, way[0]))
        tokens.append(way[0].token)
        builder.choose(way[0].token)
        way = [] if builder.action is not None else [*builder.choices()]
    there = composed(game, state, question.seat, question.id, tokens)
    return {**there, "verb": verbs[0].VERB, "by": by[1:]}


def composed(
    game: Game,
    state: State,
    seat: int,
    question: int,
    tokens: list[int],
    whole: Json | None = None,
) -> Json:
    """Where partial out an answer has led: the choices there, or the action and what it entails.

    An action that is given whole is weighed at once.
    """
    legal: Legal = state.legal(Seat(seat), QuestionId(question))
    builder = legal.builder(any_order=True)
    action: Action | None
    if whole is None:
        _choose(builder, tokens)
        action = builder.action
    else:
        action = action_from_json(game.verb_names, whole)
    consequences = [] if action is None else _notes(legal, action)
    choices = () if whole is not None else builder.choices()
    return {
        "question": question,
        "tokens": tokens,
        "field": builder.field,
        "asks": builder.asks_for,
        "choices": [_choice(builder, choice) for choice in choices],
        "action": None if action is None else to_message(action.to_json()),
        "note": None if action is None else worded(game, action),
        "consequences": consequences,
    }


def _notes(legal: Legal, action: Action) -> list[Json]:
    """What an action entails, as far as the asked seat can know: prices and risks, then what else it brings about."""
    return noted((*legal.consequences(action), *legal.prospects(action)))


def _choice(builder: Builder, choice: Choice) -> Json:
    shown: Json = {**to_message(choice.to_json()), "kind": choice.kind, "value": choice.value}
    most = builder.most(choice)
    return shown if most is None else {**shown, "most": most}


def unavailable(state: State, seat: int, question: int, tokens: list[int]) -> list[Unavailable]:
    """What could be chosen where partial out an answer has led, but for a rule."""
    legal = state.legal(Seat(seat), QuestionId(question))
    builder = legal.builder(any_order=True)
    _choose(builder, tokens)
    return core_unavailable(state.game, legal, builder.partial)


def _choose(builder: Builder, tokens: list[int]) -> None:
    for token in tokens:
        builder.choose(token)
