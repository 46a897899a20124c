"""The contract with the page: TypeScript types, made from what the Python side declares."""
