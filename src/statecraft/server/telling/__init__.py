"""Other ways to be told than by mail: web push, hooks of people and tables, calendars and feeds."""
