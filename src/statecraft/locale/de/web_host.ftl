# Was allen gesagt wird von denen, die den Server betreuen.

web-announced = Von den Betreibern des Servers:
web-announced-read = Gelesen
