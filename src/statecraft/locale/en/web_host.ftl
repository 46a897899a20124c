# What whoever looks after the server tells everybody.

web-announced = From the server’s operators:
web-announced-read = Read
