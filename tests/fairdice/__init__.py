"""Fair dice: chains, seeds, proofs, reports and whoever tampers with them."""
