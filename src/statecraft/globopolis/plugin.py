"""Globopolis with all that belongs to it."""

from statecraft.plugins.plugin import GamePlugin

PLUGIN = GamePlugin(
    "globopolis",
    "statecraft.globopolis.game:GAME",
    bots={
        "learner": "statecraft.bots.globopolis.learner:make",
        "novice": "statecraft.bots.globopolis.novice.novice:make",
        "steady": "statecraft.bots.globopolis.steady.steady:make",
        "expert": "statecraft.bots.globopolis.expert.expert:make",
        "master": "statecraft.bots.globopolis.master.master:make",
    },
    probes={
        "seeker": "statecraft.bots.globopolis.seeker:make",
        "quick": "statecraft.bots.globopolis.quick.quick:make",
    },
    observer="statecraft.lab.measure.globopolis:OBSERVER",
    terminal="statecraft.cli.boards.globopolis:TERMINAL",
    learning="statecraft.rl.boards.globopolis:LEARNING",
    odds="statecraft.globopolis.odds:forecasts",
    lesson="lesson",
    map_holders="statecraft.globopolis.world_map:map_holders",
    ring="statecraft.globopolis.board_ring:ring",
    first_game=(3, "steady"),
)
