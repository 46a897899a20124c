"""Pictures of games to share: drawn as SVG, made PNG by a worker, and kept for a while."""
