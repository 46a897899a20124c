"""When people are not waited for where time is counted in days."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
oldest = "0007"


def upgrade() -> None:
    # The integer type of SQLite that numbers rows by itself is INTEGER alone.
    number = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "hours",
        sa.Column("person", sa.Text(), primary_key=True),
        sa.Column("zone", sa.Text(), nullable=False),
        sa.Column("night_from", sa.Integer(), nullable=False),
        sa.Column("night_to", sa.Integer(), nullable=False),
    )
    op.create_table(
        "vacation",
        sa.Column("id", number, primary_key=True),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("away", sa.Float(), nullable=False),
        sa.Column("back", sa.Float(), nullable=False),
        sa.Column("zone", sa.Text(), nullable=False),
    )
    op.create_index("vacation_person", "vacation", ["person", "back"])
