"""The workshop: what people publish, its versions, what others think of it, and the queue of its reports."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("complaint", sa.Column("workshop_entry", sa.Text(), nullable=True))
    op.add_column("game_table", sa.Column("workshop_entry", sa.Text(), nullable=True))
    op.add_column("game_table", sa.Column("workshop_version", sa.Integer(), nullable=True))
    op.create_index("game_table_workshop", "game_table", ["workshop_entry", "status"], unique=False)
    op.create_table(
        "workshop_entry",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("author", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("made_from", sa.Text(), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("updated", sa.Float(), nullable=False),
        sa.Column("withdrawn", sa.Float(), nullable=True),
        sa.Column("hidden", sa.Float(), nullable=True),
        sa.Column("hidden_by", sa.Text(), nullable=True),
        sa.Column("hidden_reason", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("workshop_entry_author", "workshop_entry", ["author"], unique=False)
    op.create_index("workshop_entry_game", "workshop_entry", ["game", "updated"], unique=False)
    op.create_table(
        "workshop_version",
        sa.Column("entry", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("description", sa.Text(), nullable=False),
        sa.Column("licence", sa.Text(), nullable=False),
        sa.Column("changes", sa.Text(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("edition", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "version"),
    )
    op.create_index(
        "workshop_version_rules", "workshop_version", ["edition", "options"], unique=False
    )
    op.create_table(
        "workshop_stars",
        sa.Column("entry", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("stars", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("entry", "person"),
    )
    op.create_table(
        "workshop_report",
        sa.Column("entry", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("author", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("queued", sa.Float(), nullable=False),
        sa.Column("started", sa.Float(), nullable=True),
        sa.Column("ended", sa.Float(), nullable=True),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("done", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("reason", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("summary", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("entry", "version"),
    )
    op.create_index("workshop_report_author", "workshop_report", ["author", "started"])
    op.create_index("workshop_report_status", "workshop_report", ["status", "queued"])
