"""The server's log: one line for each thing that happened, as text or as JSON, without secrets.

Cookies, tokens, links and e-mail addresses never get into it: fields with such names are dropped, and
what looks like one inside any other text is blotted out, in tracebacks and in what libraries log too.
"""

import logging
import re
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TextIO

if sys.platform != "emscripten":
    import structlog

if TYPE_CHECKING:
    from structlog.typing import EventDict, Processor

_SECRET_NAMES = re.compile(
    r"cookie|token|secret|authorization|password|e_?mail|link|to_address|csrf|^key$", re.IGNORECASE
)
_BLOT = "[…]"
_SECRETS: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r"/link/[^\s\"'?#]+"), f"/link/{_BLOT}"),
    (re.compile(r"(?i)\bbearer\s+[^\s\"',]+"), f"Bearer {_BLOT}"),
    (re.compile(r"(?i)(statecraft(?:_csrf)?=)[^\s;\"']+"), rf"\g<1>{_BLOT}"),
    # An identity: person, epoch, time of issue and signature.
    (re.compile(r"\b[0-9a-f]{24}\.\d+\.\d+\.[\w-]{20,}"), _BLOT),
    (re.compile(r"\b[0-9a-f]{64}\b"), _BLOT),
    (re.compile(r"[^\s@<>\"'=:,;()]+@[^\s@<>\"'=:,;()]+"), _BLOT),
)


def clean(value: Any) -> Any:
    """A value without what looks like a secret."""
    if isinstance(value, str):
        for pattern, instead in _SECRETS:
            value = pattern.sub(instead, value)
        return value
    if isinstance(value, Mapping):
        return {name: clean(one) for name, one in value.items() if not _secret(name)}
    if isinstance(value, list | tuple | set | frozenset):
        return [clean(one) for one in value]
    if value is None or isinstance(value, bool | int | float):
        return value
    return clean(str(value))


def _secret(name: object) -> bool:
    return bool(_SECRET_NAMES.search(str(name)))


def without_secrets(_logger: Any, _method: str, event: "EventDict") -> "EventDict":
    """The last processor before a line is written."""
    return {
        # structlog's own marks are no part of the line, and go before it is written.
        name: value if name.startswith("_") else clean(value)
        for name, value in event.items()
        if not _secret(name)
    }


def set_up(level: str, form: str, stream: TextIO | None = None) -> None:
    """Send everything that is logged, here and in libraries, to one stream (standard error)."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.stdlib.PositionalArgumentsFormatter(),
        structlog.processors.format_exc_info,
    ]
    last: Processor = (
        structlog.processors.JSONRenderer(ensure_ascii=False)
        if form == "json"
        else structlog.dev.ConsoleRenderer(colors=False)
    )
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                without_secrets,
                last,
            ],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar", "alembic"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    # One line for each connection is too much, and requests have a line of ours.
    logging.getLogger("websockets").setLevel(max(root.level, logging.WARNING))
    uvicorn = logging.getLogger("uvicorn.error")
    uvicorn.setLevel(max(root.level, logging.WARNING))
    # It takes a handshake that was refused with an answer for one that was forgotten.
    uvicorn.filters[:] = [lambda line: "completing handshake" not in line.getMessage()]
    logging.getLogger("uvicorn.access").setLevel(logging.CRITICAL)
    logging.getLogger("alembic").setLevel(max(root.level, logging.WARNING))
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )


def logger(name: str) -> Any:
    """A logger of this part of the server: `logger("people").info("merged", person=…)`."""
    if sys.platform == "emscripten":
        # The console of a browser takes what the standard library logs.
        return _Plain(logging.getLogger(f"statecraft.{name}"))
    return structlog.stdlib.get_logger(f"statecraft.{name}")


class _Plain:
    """What is said of a logger here, where only the standard library is at hand."""

    def __init__(self, logger: logging.Logger) -> None:
        self._logger = logger

    def info(self, event: str, **values: Any) -> None:
        self._logger.info("%s %s", event, clean(values))

    def warning(self, event: str, **values: Any) -> None:
        self._logger.warning("%s %s", event, clean(values))

    def error(self, event: str, exc_info: Any = None, **values: Any) -> None:
        self._logger.error("%s %s", event, clean(values), exc_info=exc_info)

    def exception(self, event: str, **values: Any) -> None:
        self.error(event, exc_info=True, **values)
