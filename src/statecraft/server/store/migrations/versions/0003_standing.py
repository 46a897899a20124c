"""How a game stands, for lists of tables: its round, and everybody's points."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    rounds = sa.Column("round", sa.Integer(), nullable=False, server_default=sa.text("0"))
    op.add_column("game_table", rounds)
    scores = sa.Column("scores", sa.Text(), nullable=False, server_default=sa.text("'[]'"))
    op.add_column("game_table", scores)
