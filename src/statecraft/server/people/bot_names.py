"""What bots are called: first names that read well in every language here, and are nobody's in particular.

Which one a bot gets follows from its table and seat. A name does not say that somebody is a bot: that says the label
beside it, which no person can have in a name (`names.own_name`).
"""

from collections.abc import Iterable
from hashlib import sha256

from statecraft.server.people.names import alike

NAMES = (
    "Agnes",
    "Aino",
    "Akira",
    "Alba",
    "Amara",
    "Amir",
    "Anton",
    "Astrid",
    "Bruno",
    "Carla",
    "Dario",
    "Edda",
    "Elif",
    "Emil",
    "Esra",
    "Farid",
    "Felix",
    "Greta",
    "Hana",
    "Hugo",
    "Ida",
    "Ines",
    "Irina",
    "Jakob",
    "Jonas",
    "Kaito",
    "Karim",
    "Leila",
    "Lino",
    "Malik",
    "Mateo",
    "Mira",
    "Nadia",
    "Nora",
    "Oskar",
    "Otto",
    "Paula",
    "Pavel",
    "Priya",
    "Ravi",
    "Rosa",
    "Samira",
    "Selma",
    "Silvio",
    "Tariq",
    "Tove",
    "Viktor",
    "Yara",
    "Yuki",
    "Zora",
)


def bot_name(table: str, seat: int, others: Iterable[str]) -> str:
    """The name of the bot on a seat of a table, which could be taken for none of the others there."""
    taken = list(others)
    digest = sha256(f"bot {table} {seat}".encode()).digest()
    start = int.from_bytes(digest[:4]) % len(NAMES)
    for name in (*NAMES[start:], *NAMES[:start]):
        if not any(alike(name, other) for other in taken):
            return name
    raise ValueError("more names are taken at a table than it has seats")
