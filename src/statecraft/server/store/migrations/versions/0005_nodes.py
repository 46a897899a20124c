"""Nodes that share the database: which are alive, and what each has taken upon itself."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "node",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("alive_until", sa.Float(), nullable=False),
    )
    op.create_table(
        "lease",
        sa.Column("name", sa.Text(), primary_key=True),
        sa.Column("node", sa.Text(), nullable=False),
    )
    op.create_index("lease_node", "lease", ["node"])
