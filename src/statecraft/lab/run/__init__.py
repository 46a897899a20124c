"""Games in numbers: simulations, experiments and the arena, here or on a cluster, kept as they are finished."""
