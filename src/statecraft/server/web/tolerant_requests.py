"""Reading what was sent: whatever cannot be read is the sender's mistake, never ours."""

from typing import Any

from litestar import Request
from litestar.exceptions import ClientException


class Sent(Request[Any, Any, Any]):
    """A request whose body may be anything at all."""

    async def json(self) -> Any:
        """The body as JSON. The framework's own lets two kinds of nonsense through as errors of ours."""
        try:
            return await super().json()
        except UnicodeDecodeError as error:
            raise ClientException("the body is not UTF-8") from error
        except RecursionError as error:
            raise ClientException("the body is nested too deeply") from error
