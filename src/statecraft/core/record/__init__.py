"""What is kept and shown: structs and their bytes, inputs, records, events and views."""
