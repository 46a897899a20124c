"""Mails that came in and were answered, by name: one that comes again is known."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
oldest = "0008"


def upgrade() -> None:
    op.create_table(
        "reply",
        sa.Column("name", sa.Text(), primary_key=True),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_index("reply_at", "reply", ["at"])
