"""Globopolis with all that belongs to it."""

from statecraft.plugins.plugin import GamePlugin

PLUGIN = GamePlugin(
    "globopolis",
    "statecraft.globopolis.game:GAME",
    bots={
        "novice": "statecraft.bots.globopolis.novice.novice:make",
        "steady": "statecraft.bots.globopolis.steady.steady:make",
        "expert": "statecraft.bots.globopolis.expert.expert:make",
    },
    probes={"seeker": "statecraft.bots.globopolis.seeker:make"},
    observer="statecraft.lab.measure.globopolis:OBSERVER",
    terminal="statecraft.cli.boards.globopolis:TERMINAL",
    learning="statecraft.rl.boards.globopolis:LEARNING",
    odds="statecraft.globopolis.odds:forecasts",
    lesson="lesson",
    map_holders="statecraft.globopolis.world_map:map_holders",
    ring="statecraft.globopolis.board_ring:ring",
    first_game=(3, "steady"),
)
