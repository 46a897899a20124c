"""Which servers may go on beside newer ones (see `migrate`)."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
oldest = "0007"


def upgrade() -> None:
    op.create_table("shape", sa.Column("oldest", sa.Text(), primary_key=True))
