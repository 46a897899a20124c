"""What there is to see at a table, for everybody and for each viewer; all of it, when somebody sits down to look.

What a change tells is in `telling`.
"""

from itertools import islice
from typing import Final

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
from statecraft.server.tables import absence, patience, talk, waiting
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
    write,
)

_LOG_LINES = 200
_TALK_LINES = 200
LISTED = 8
"""So many answers of a verb are listed on a card; more are put together choice by choice."""
_DEEPEST = 40
_NOTHING: Final[Json] = {"undo": False, "staged": None, "facts": {}, "never": []}
"""What is shown to whoever looks on beside what everybody is."""
_OFFERS = (MakeOffer, CounterOffer, MakeRing)
"""Offers are written on a sheet of their own."""


def snapshot(table: Table, viewer: Viewer) -> Json:
    """All that a viewer may see now, and the number of the last message it stands for."""
    stream = table.stream(viewer)
    shown = stream.public = public(table)
    mine = stream.own = own(table, viewer)
    heard = (line for line in reversed(table.talk) if talk.is_heard_by(line, viewer))
    message: Json = {
        "type": "snapshot",
        "seat": viewer,
        "epoch": table.epoch,
        "seq": stream.seq,
        "table": table.info(),
        **shown,
        **mine,
        "facts": {**shown["facts"], **mine["facts"]},
        "talk": [*islice(heard, _TALK_LINES)][::-1],
    }
    if table.session is not None:
        state = table.session.state
        message["view"] = to_message(state.view(None if viewer is None else Seat(viewer)))
        message["log"] = _latest(table, viewer)
        if viewer is not None:
            # Its own, and nobody else's.
            message["questions"] = questions(table, viewer)
            stream.questions = write(message["questions"])
    return message


def caught_up(table: Table, stream: Stream, missed: list[Json]) -> list[Json]:
    """Messages that somebody missed, the last step with what the seat is asked now."""
    steps = [at for at, message in enumerate(missed) if message["type"] == "step"]
    if not steps or stream.viewer is None:
        return missed
    last = steps[-1]
    asked = questions(table, stream.viewer)
    stream.questions = write(asked)
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


def own(table: Table, viewer: Viewer) -> Json:
    """What only this viewer is shown beside the view: what it could take back, what it holds back, with what bots need
    not wait for it, and what follows from the board for it."""
    if viewer is None or table.session is None:
        return _NOTHING
    state = table.session.state
    staged = table.staged.get(viewer)
    return {
        "undo": table.session.can_undo(Seat(viewer)),
        "staged": None
        if staged is None
        else {"question": staged[0], "action": to_message(staged[1].to_json())},
        "facts": state.own_facts(state.holders[viewer]),
        "never": patience.never(table.patience, viewer),
    }


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
        "consequences": [noted(legal.entails(action)) for action in actions],
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
