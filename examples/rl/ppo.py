"""Train an agent with MaskablePPO of sb3-contrib, and see whether it beats three novices.

    pip install torch==2.13.0 sb3-contrib          # and the extra: pip install '.[rl]'
    python examples/rl/ppo.py global-powers --minutes 30
    python examples/rl/ppo.py globopolis --minutes 30

The minutes are of processor time. It plays one seat of four, another in each game: first against random bots, then
against novices. What it gets for a game is the win, and on the way there a part of what it gains on the others in
public points. With ``--taught`` it first imitates stored games (`statecraft.rl.stored`). After training it plays games
on fresh seeds from each seat in turn, always taking what it likes best, or with ``--sampled`` by chance as it learned.
"""

import argparse
import time
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from statecraft import rl
from statecraft.lab.measure.intervals import wilson
from statecraft.rl.stored import Stored

SEATS = 4
SCALE = {"globopolis": 60.0, "global-powers": 40.0}
"""So many points ahead of the others count as a win, on the way."""
JUDGED_AT_ONCE = 16
TAUGHT_AT_ONCE = 512


class Gains(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Adds to the reward what the agent has gained on the others since its last decision."""

    def __init__(self, env: rl.Single, share: float, scale: float) -> None:
        super().__init__(env)
        self.share, self.scale, self.ahead = share, scale, 0.0

    def reset(self, **told: Any) -> tuple[Any, dict[str, Any]]:
        row, info = self.env.reset(**told)
        self.ahead = self.lead(info)
        return row, info

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        row, reward, over, cut, info = self.env.step(action)
        before, self.ahead = self.ahead, self.lead(info)
        return row, float(reward) + self.share * (self.ahead - before), over, cut, info

    def lead(self, info: dict[str, Any]) -> float:
        scores = info["scores"]
        mine = scores[info["seat"]]
        others = (sum(scores) - mine) / (len(scores) - 1)
        ahead: float = (mine - others) / self.scale
        return max(-1.0, min(1.0, ahead))

    def action_masks(self) -> Any:
        return self.unwrapped.action_masks()  # type: ignore[attr-defined]


class Course(BaseCallback):  # type: ignore[misc]  # no types
    """Ends the training when its time is used up, changes the others at the table, and says how it goes."""

    def __init__(self, seconds: float, easy: float, save: Path | None) -> None:
        super().__init__()
        self.seconds, self.easy, self.save = seconds, easy, save
        self.started = 0.0
        self.at_random = easy > 0
        self.won: list[float] = []
        self.said = 0.0

    def begin(self) -> None:
        """Now the time begins."""
        self.started = time.process_time()

    @property
    def part(self) -> float:
        """How much of the time is used up."""
        if self.started == 0:
            return 0.0
        return (time.process_time() - self.started) / self.seconds

    def _on_step(self) -> bool:
        for over, info in zip(self.locals["dones"], self.locals["infos"], strict=True):
            if over:
                ranks = info["ranks"]
                best = ranks.count(1)
                self.won.append(1 / best if ranks[info["seat"]] == 1 else 0.0)
        if self.at_random and self.part > self.easy:
            self.at_random = False
            self.won.clear()
            self.training_env.env_method("change_others", "novice")
        return self.part < 1

    def _on_rollout_end(self) -> None:
        if self.part > self.said and self.won:
            self.said += 0.05
            if self.save is not None:
                self.model.save(self.save)
            lately = self.won[-400:]
            who = "random bots" if self.at_random else "novices"
            print(
                f"{self.part:4.0%}: {self.num_timesteps:,} steps, {len(self.won):,} games against {who}, "
                f"of the last {len(lately)} won {sum(lately) / len(lately):.0%}",
                flush=True,
            )


def table(game: str, others: str, share: float, **settings: Any) -> Gains:
    return Gains(rl.Single(game, others=others, **settings), share, SCALE[game])


def imitate(model: MaskablePPO, folders: list[Path], epochs: int, rate: float, seed: int) -> None:
    """Make the choices of stored games likely, and let the critic tell who won from what was seen."""
    batches = [batch for folder in folders for batch in Stored(folder).batches()]
    seen, masks, taken, ranks = [
        np.concatenate([getattr(batch, name) for batch in batches])
        for name in ("observation", "action_mask", "action", "rank")
    ]
    won = (ranks == 1).astype(np.float32)
    rng = np.random.default_rng(seed)
    optimizer = torch.optim.Adam(model.policy.parameters(), lr=rate)
    rounds = epochs * (len(taken) // TAUGHT_AT_ONCE)
    told, order = 0.0, rng.permutation(len(taken))
    for number in range(rounds):
        at = number % (len(taken) // TAUGHT_AT_ONCE) * TAUGHT_AT_ONCE
        if at == 0:
            order = rng.permutation(len(taken))
        some = order[at : at + TAUGHT_AT_ONCE]
        for group in optimizer.param_groups:
            group["lr"] = rate * max(0.05, 1 - number / rounds)
        values, likely, _ = model.policy.evaluate_actions(
            torch.as_tensor(seen[some]),
            torch.as_tensor(taken[some].astype(np.int64)),
            action_masks=masks[some],
        )
        wrong = ((values[:, 0] - torch.as_tensor(won[some])) ** 2).mean()
        loss = wrong / 2 - likely.mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        told = float(likely.detach().mean().exp())
    print(
        f"imitates {len(taken):,} decisions: the one taken has {told:.0%}, on the whole", flush=True
    )


def train(game: str, seconds: float, asked: argparse.Namespace) -> MaskablePPO:
    course = Course(seconds, asked.easy, asked.save)
    first = "random" if asked.easy > 0 else "novice"
    tables = DummyVecEnv([lambda: table(game, first, asked.share) for _ in range(asked.tables)])
    tables.seed(asked.seed)
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        learning_rate=lambda _left: asked.rate * max(0.05, 1 - course.part),
        n_steps=asked.steps,
        batch_size=asked.batch,
        n_epochs=asked.epochs,
        gamma=asked.gamma,
        gae_lambda=0.95,
        ent_coef=asked.entropy,
        policy_kwargs={
            "net_arch": [asked.hidden, asked.hidden],
            "activation_fn": torch.nn.ReLU,
        },
        seed=asked.seed,
        device="cpu",
    )
    if asked.begin is not None:
        model.set_parameters(asked.begin)
    if asked.taught is not None:
        imitate(model, asked.taught, asked.lessons, 1e-3, asked.seed)
    if seconds > 0:
        course.begin()
        model.learn(10**9, callback=course)
    tables.close()
    return model


def judge(
    game: str, model: MaskablePPO, others: str, games: int, seed: int, sampled: bool
) -> list[float]:
    """What it wins of some games, in each seat in turn; many tables at a time, since asking the net for many costs
    little more than asking it for one."""
    won: list[float] = []
    left = iter(range(games))
    tables: list[tuple[rl.Single, Any, Any]] = []

    def begin(env: rl.Single) -> None:
        """The next game at a table, if there is one to play."""
        number = next(left, None)
        if number is not None:
            row, info = env.reset(seed=(seed << 32) + number, options={"seat": number % SEATS})
            tables.append((env, row, info["action_mask"]))

    for _ in range(min(games, JUDGED_AT_ONCE)):
        begin(rl.Single(game, others=others, reward="win"))
    while tables:
        playing, tables[:] = tables[:], []
        rows = np.stack([row for _env, row, _mask in playing])
        masks = np.stack([mask for _env, _row, mask in playing])
        actions, _ = model.predict(rows, action_masks=masks, deterministic=not sampled)
        for (env, _row, _mask), action in zip(playing, actions, strict=True):
            row, reward, over, cut, info = env.step(action)
            if over or cut:
                won.append(float(reward))
                begin(env)
                if len(won) % 50 == 0:
                    print(f"won {sum(won):g} of {len(won)}", flush=True)
            else:
                tables.append((env, row, info["action_mask"]))
    return won


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("game", choices=sorted(SCALE))
    parser.add_argument(
        "--minutes", type=float, default=30, help="of processor time (default 30); 0 judges alone"
    )
    parser.add_argument("--easy", type=float, default=0.15, help="part against random bots")
    parser.add_argument("--share", type=float, default=0.5, help="of the gain in points")
    parser.add_argument("--tables", type=int, default=16, help="games at a time (default 16)")
    parser.add_argument("--steps", type=int, default=256, help="of each table in a round")
    parser.add_argument("--batch", type=int, default=512)
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--gamma", type=float, default=0.997)
    parser.add_argument("--rate", type=float, default=5e-4, help="of learning (default 0.0005)")
    parser.add_argument("--entropy", type=float, default=0.005)
    parser.add_argument("--hidden", type=int, default=192, help="units in each of two layers")
    parser.add_argument("--judged", type=int, default=400, help="games to judge it by")
    parser.add_argument("--against", default="novice", help="who it is judged against")
    parser.add_argument(
        "--sampled", action="store_true", help="judged as it learns, not by what it likes best"
    )
    parser.add_argument("--seed", type=int, default=1, help="of everything (default 1)")
    parser.add_argument("--save", type=Path, help="where to keep what it has learned, now and then")
    parser.add_argument("--taught", type=Path, nargs="+", help="stored games to imitate first")
    parser.add_argument("--lessons", type=int, default=8, help="times through them (default 8)")
    parser.add_argument("--begin", type=Path, help="what to go on with, a .zip")
    asked = parser.parse_args()
    torch.set_num_threads(1)
    if asked.minutes > 0 or asked.taught is not None:
        model = train(asked.game, asked.minutes * 60, asked)
    elif asked.begin is not None:
        model = MaskablePPO.load(asked.begin, device="cpu")
    else:
        parser.error("without minutes there must be something to begin with, or to imitate")
    if asked.save is not None:
        model.save(asked.save)
    spent = time.process_time() / 60
    won = judge(asked.game, model, asked.against, asked.judged, asked.seed + 1, asked.sampled)
    low, high = wilson(sum(won), len(won))
    print(f"{model.num_timesteps:,} steps in {spent:.1f} minutes of processor time;")
    print(f"wins {sum(won) / len(won):.1%} of {len(won)} games against three {asked.against}s,")
    print(f"95 % interval {low:.1%} to {high:.1%}; equal players would win {1 / SEATS:.1%}")


if __name__ == "__main__":
    main()
