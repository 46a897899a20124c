"""A decision answered by mail: what the mail lists, whom the reply is from, and what comes of it."""
