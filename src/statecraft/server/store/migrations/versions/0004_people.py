"""People among each other: faces, who first had a seat and when it was last held, friends, blocks, invitations."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    nothing = sa.text("''")
    op.add_column("person", sa.Column("face", sa.Text(), nullable=False, server_default=nothing))
    op.add_column("seat", sa.Column("face", sa.Text(), nullable=False, server_default=nothing))
    op.add_column("seat", sa.Column("first_person", sa.Text(), nullable=True))
    op.add_column("seat", sa.Column("seen", sa.Float(), nullable=True))
    op.create_table(
        "friendship",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("other", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("accepted", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("person", "other"),
    )
    op.create_index("friendship_other", "friendship", ["other"], unique=False)
    op.create_table(
        "block",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("blocked", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person", "blocked"),
    )
    op.create_index("block_blocked", "block", ["blocked"], unique=False)
    op.create_table(
        "invitation",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("host", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "guest"),
    )
    op.create_index("invitation_guest", "invitation", ["guest"], unique=False)
