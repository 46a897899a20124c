"""An entry to take home: a zip with the folder of its edition, if it has one, and a page of plain text beside it.

The folder is as `statecraft edition check` takes it; the page has what the folder cannot hold: who made it, under
which licence, and the options to `--set`.
"""

import io
import json
import re
import unicodedata
import zipfile
from collections.abc import Mapping
from typing import Any

from statecraft.core.options import typed
from statecraft.locale import Texts
from statecraft.server.store import Row

# The same entry always gives the same bytes.
_AT = (1980, 1, 1, 0, 0, 0)


def slug(name: str) -> str:
    """A name for files: small Latin letters, digits and dashes.

    >>> slug("Größere Pläne, v2")
    'grossere-plane-v2'
    """
    plain = unicodedata.normalize("NFKD", name.replace("ß", "ss")).encode("ascii", "ignore")
    return re.sub(r"[^a-z0-9]+", "-", plain.decode().lower()).strip("-")[:40] or "entry"


def zipped(entry: Row, version: Row, files: Mapping[str, str], address: str, texts: Texts) -> bytes:
    """The zip of a version of an entry."""
    name = slug(version["name"])
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as zip_file:
        for file, content in sorted(files.items()):
            _put(zip_file, f"{name}/{file}", content)
        _put(zip_file, f"{name}.txt", _about(entry, version, bool(files), name, address, texts))
    return made.getvalue()


def _put(zip_file: zipfile.ZipFile, path: str, content: str) -> None:
    info = zipfile.ZipInfo(path, _AT)
    info.compress_type = zipfile.ZIP_DEFLATED
    info.external_attr = 0o644 << 16
    zip_file.writestr(info, content)


def _about(
    entry: Row, version: Row, has_edition: bool, folder: str, address: str, texts: Texts
) -> str:
    options: dict[str, Any] = json.loads(version["options"])
    words = [f"--edition {folder}"] if has_edition else []
    words += [f"--set {name}={typed(value)}" for name, value in options.items()]
    return texts.say(
        "workshop-about",
        name=version["name"],
        version=version["version"],
        author=entry["author_name"] or "",
        address=address,
        licence=version["licence"],
        description=version["description"],
        command=" ".join(["statecraft play", entry["game"], *words]),
    )
