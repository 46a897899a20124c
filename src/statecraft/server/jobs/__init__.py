"""What happens by itself: deadlines, mails, bots."""
