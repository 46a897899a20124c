"""What an offer says it would mean for both sides, before it is made and before it is accepted."""

from globopolis.position import ANN, BEN, BLUE, RED, Play, mission, title
from statecraft.core.record.events import Note
from statecraft.core.trade.offer_verbs import AcceptOffer, MakeOffer
from statecraft.core.trade.offers import Goods
from statecraft.globopolis.content import CONTENT
from statecraft.globopolis.rules.scoring import group_points
from statecraft.globopolis.rules.trading import OPS, TITLE

TURKEY, MEXICO = title("turkey"), title("mexico")


def meaning(play: Play, give: Goods, get: Goods) -> list[Note]:
    offer = MakeOffer(BLUE, give, get, ())
    return list(play.notes(ANN, offer))


def of(notes: list[Note], text: str) -> list[dict[str, object]]:
    return [dict(note.values) for note in notes if note.text == text]


def test_points_and_eu_are_told_for_both_and_come_true() -> None:
    play = Play().own(RED, "mexico").own(BLUE, "turkey").purse(RED, 50).purse(BLUE, 30)
    give, get = ((0, 20), (TITLE + MEXICO, 1)), ((TITLE + TURKEY, 1),)
    notes = meaning(play, give, get)
    more = CONTENT.value[TURKEY] - CONTENT.value[MEXICO]
    score = play.table.score[RED] + more
    assert of(notes, "gb-deal-gain") == [
        {"holder": RED, "points": more, "change": more, "score": score}
    ]
    (theirs,) = of(notes, "gb-deal-loss")
    assert theirs["holder"] == BLUE
    assert (theirs["points"], theirs["change"]) == (more, -more)
    assert of(notes, "gb-deal-eu-loss") == [{"holder": RED, "eu": 20, "left": 30}]
    assert of(notes, "gb-deal-eu-gain") == [{"holder": BLUE, "eu": 20, "left": 50}]
    play.do(ANN, MakeOffer(BLUE, give, get, ()))
    # Who is to answer is told the same from the other side.
    (offer,) = play.table.offers
    said = play.table.legal(BEN, play.asked(BEN, "answer-offer").id).consequences(
        AcceptOffer(offer.id)
    )
    assert [(note.text, note.values["holder"]) for note in said][:1] == [("gb-deal-loss", BLUE)]
    play.do(BEN, AcceptOffer(offer.id), "answer-offer")
    assert (play.table.score[RED], play.table.eu[RED]) == (score, 30)


def test_a_group_that_is_completed_or_broken_is_named() -> None:
    group = CONTENT.group[MEXICO]
    members = [CONTENT.title_id[each] for each in CONTENT.members[group]]
    mine = [name for name in members if name != "mexico"]
    play = Play().own(RED, *mine).own(BLUE, "mexico").purse(RED, 50)
    notes = meaning(play, ((0, 10),), ((TITLE + MEXICO, 1),))
    points = group_points(CONTENT, group)
    wanted = {"holder": RED, "group": group, "points": points, "change": points}
    assert of(notes, "gb-deal-group") == [wanted]
    assert of(notes, "gb-deal-gain")[0]["points"] == points + CONTENT.value[MEXICO]


def test_a_unit_that_completes_a_set_is_named_with_the_price_of_the_level() -> None:
    play = Play().own(RED, "brazil", units=(1, 1, 1, 1, 0)).stock(BLUE, 0, 0, 0, 0, 1)
    play.purse(RED, 50)
    notes = meaning(play, ((0, 10),), ((5, 1),))
    brazil = title("brazil")
    wanted = {"holder": RED, "territory": brazil, "eu": CONTENT.premium[brazil][0]}
    assert of(notes, "gb-deal-completes") == [wanted]


def test_cards_of_others_are_no_part_of_it() -> None:
    """Whether Ben has the card that is asked for is nobody's business, so it makes no difference."""
    said = []
    for cards in ((mission("colour-magnate"),), (mission("midas"),)):
        play = Play().own(RED, "mexico").purse(RED, 50).hold_ops(BLUE, *cards)
        said.append(meaning(play, ((0, 10),), ((OPS + mission("colour-magnate"), 1),)))
    assert said[0] == said[1]
