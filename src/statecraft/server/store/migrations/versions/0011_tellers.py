"""Other ways to be told: browsers with web push, hooks of people and tables, and addresses of calendars."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
oldest = "0008"


def upgrade() -> None:
    op.create_table(
        "push",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.Text(), nullable=False),
        sa.Column("auth", sa.Text(), nullable=False),
        sa.Column("browser", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("told", sa.Float(), nullable=True),
    )
    op.create_index("push_endpoint", "push", ["endpoint"], unique=True)
    op.create_index("push_person", "push", ["person"])
    op.create_table(
        "hook",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=True),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("room", sa.Text(), nullable=False, server_default=sa.text("''")),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("told", sa.Float(), nullable=True),
        sa.Column("not_before", sa.Float(), nullable=False, server_default=sa.text("0")),
        sa.Column("tries", sa.Integer(), nullable=False, server_default=sa.text("0")),
        sa.Column("failing", sa.Float(), nullable=True),
        sa.Column("problem", sa.Text(), nullable=False, server_default=sa.text("''")),
        sa.Column("off", sa.Float(), nullable=True),
    )
    op.create_index("hook_person", "hook", ["person"])
    op.create_index("hook_table", "hook", ["table_id"])
    op.create_table(
        "calendar",
        sa.Column("person", sa.Text(), primary_key=True),
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
    )
    op.create_index("calendar_hash", "calendar", ["hash"], unique=True)
    op.create_index("mail_to", "mail", ["to_address", "channel"])
