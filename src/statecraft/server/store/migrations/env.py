"""What Alembic runs for each migration: on the connection it is given, which commits as a whole."""

from alembic import context

from statecraft.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=True,
)
context.run_migrations()
