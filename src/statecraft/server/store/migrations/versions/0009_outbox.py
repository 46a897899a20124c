"""One outbox for all ways to be told, when it is tried again, what people wish to be mailed, and addresses that bounce."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
oldest = "0008"


def upgrade() -> None:
    op.add_column(
        "mail", sa.Column("channel", sa.Text(), nullable=False, server_default=sa.text("'mail'"))
    )
    op.add_column("mail", sa.Column("person", sa.Text(), nullable=True))
    op.add_column("mail", sa.Column("table_id", sa.Text(), nullable=True))
    op.add_column("mail", sa.Column("message_id", sa.Text(), nullable=True))
    op.add_column(
        "mail", sa.Column("html", sa.Text(), nullable=False, server_default=sa.text("''"))
    )
    op.add_column(
        "mail", sa.Column("headers", sa.Text(), nullable=False, server_default=sa.text("'{}'"))
    )
    op.add_column(
        "mail", sa.Column("parts", sa.Text(), nullable=False, server_default=sa.text("'[]'"))
    )
    op.add_column(
        "mail", sa.Column("tries", sa.Integer(), nullable=False, server_default=sa.text("0"))
    )
    op.add_column(
        "mail", sa.Column("next_try", sa.Float(), nullable=False, server_default=sa.text("0"))
    )
    op.add_column("mail", sa.Column("failed", sa.Float(), nullable=True))
    op.add_column(
        "mail", sa.Column("reason", sa.Text(), nullable=False, server_default=sa.text("''"))
    )
    waits = sa.text("sent IS NULL AND failed IS NULL")
    op.create_index(
        "mail_due",
        "mail",
        ["channel", "next_try"],
        sqlite_where=waits,
        postgresql_where=waits,
    )
    op.create_index("mail_person", "mail", ["person", "table_id"])
    op.create_index("mail_message", "mail", ["message_id"])
    op.create_table(
        "mail_wish",
        sa.Column("person", sa.Text(), primary_key=True),
        sa.Column("turns", sa.Integer(), nullable=False),
        sa.Column("digest", sa.Integer(), nullable=False),
        sa.Column("reminders", sa.Integer(), nullable=False),
        sa.Column("at_night", sa.Integer(), nullable=False),
    )
    op.create_table(
        "mail_thread",
        sa.Column("table_id", sa.Text(), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("decision", sa.Text(), nullable=False),
        sa.Column("line", sa.Integer(), nullable=False),
        sa.Column("rolls", sa.Integer(), nullable=False),
        sa.Column("last", sa.Text(), nullable=False),
    )
    op.create_table(
        "bounced",
        sa.Column("address", sa.Text(), primary_key=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    )
