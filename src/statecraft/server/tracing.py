"""The way of a move in spans of OpenTelemetry, from the socket to the commit. Off unless the server is told where to.

Nothing of OpenTelemetry is loaded while it is off, and a span is then one object that does nothing. Spans name tables,
games and seats; no person, no address, no answer.
"""

from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from opentelemetry.sdk.trace.export import SpanExporter

_NOTHING: AbstractContextManager[None] = nullcontext()
_tracer: Any = None
_provider: Any = None


def span(name: str, **attributes: str | int) -> AbstractContextManager[Any]:
    """A span around a part of the way, below the one that it is in."""
    if _tracer is None:
        return _NOTHING
    found: AbstractContextManager[Any] = _tracer.start_as_current_span(name, attributes=attributes)
    return found


def begin(url: str, exporter: "SpanExporter | None" = None) -> None:
    """Send spans to a collector (OTLP over HTTP), or to an exporter of one's own, at once."""
    global _tracer, _provider
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor, SimpleSpanProcessor

    _provider = TracerProvider(resource=Resource.create({"service.name": "statecraft"}))
    if exporter is not None:
        _provider.add_span_processor(SimpleSpanProcessor(exporter))
    else:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter

        _provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(url)))
    _tracer = _provider.get_tracer("statecraft")


def end() -> None:
    """Send what still waits, and be off."""
    global _tracer, _provider
    if _provider is not None:
        _provider.shutdown()
    _tracer = _provider = None
