"""The steady player of Globopolis: one scale for everything, exact odds, several rolls ahead."""
