"""The machine: states and frames, questions and answers, sessions and drivers."""
