"""What operators do: their acts in order, whom they keep out, what they tell everybody, complaints seen to."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    # The integer type of SQLite that numbers rows by itself is INTEGER alone.
    number = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "operator_act",
        sa.Column("id", number, primary_key=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
    )
    op.create_table(
        "ban",
        sa.Column("kind", sa.Text(), primary_key=True),
        sa.Column("value", sa.Text(), primary_key=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=True),
    )
    op.create_table(
        "broadcast",
        sa.Column("id", number, primary_key=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=True),
    )
    op.add_column("complaint", sa.Column("handled", sa.Float(), nullable=True))
