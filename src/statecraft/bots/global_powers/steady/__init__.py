"""The steady player of Global Powers: weighs what each step does for the chance to win."""
