"""Global Powers with all that belongs to it."""

from statecraft.plugins.plugin import GamePlugin

PLUGIN = GamePlugin(
    "global-powers",
    "statecraft.global_powers.game:GAME",
    bots={
        "learner": "statecraft.bots.global_powers.learner:make",
        "novice": "statecraft.bots.global_powers.novice.novice:make",
        "steady": "statecraft.bots.global_powers.steady.steady:make",
        "expert": "statecraft.bots.global_powers.expert.expert:make",
        "master": "statecraft.bots.global_powers.master.master:make",
    },
    probes={"quick": "statecraft.bots.global_powers.quick.quick:make"},
    observer="statecraft.lab.measure.global_powers:OBSERVER",
    terminal="statecraft.cli.boards.global_powers:TERMINAL",
    learning="statecraft.rl.boards.global_powers:LEARNING",
    odds="statecraft.global_powers.odds:forecasts",
    lesson="lesson",
    map_holders="statecraft.global_powers.world_map:map_holders",
    first_game=(4, "steady"),
)
