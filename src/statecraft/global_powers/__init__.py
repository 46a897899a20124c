"""Global Powers: parties govern twelve regions, share them, bargain over every step, and go to war."""
