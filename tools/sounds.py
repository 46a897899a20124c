"""Makes the page's sounds: small, dry, of our own, by arithmetic alone.

Each is a recipe of a few partials and bursts of noise, under 600 ms, and becomes a WAV file (16 bits, 16,000 Hz, one
channel), which every browser plays. Run `python -m tools.sounds` after a change; the files are committed, and a test
makes them again.
"""

import math
import random
import struct
import wave
from collections.abc import Callable
from pathlib import Path

RATE = 16_000
LONGEST = 0.6
PEAK = 0.7
"""How loud the loudest moment of each is, of what the file can hold."""
FOLDER = Path(__file__).parents[1] / "web" / "src" / "sounds"
_FADE = 0.004
"""Nothing begins or ends with a click."""
_WIDEST = 32_767
_SEED = 20

Wave = list[float]
Voice = Callable[[float], float]


def silence(seconds: float) -> Wave:
    return [0.0] * round(seconds * RATE)


def add(to: Wave, at: float, wave: Wave, volume: float = 1.0) -> None:
    """Lay a wave over another from a moment on; what would stick out is cut."""
    start = round(at * RATE)
    for index in range(min(len(wave), len(to) - start)):
        to[start + index] += volume * wave[index]


def tone(pitch: float, seconds: float, decay: float, partials: tuple[float, ...] = (1.0,)) -> Wave:
    """A note that dies away: its partials' shares, each higher one dying sooner."""
    made = silence(seconds)
    for index in range(len(made)):
        time = index / RATE
        made[index] = sum(
            share
            * math.sin(2 * math.pi * pitch * (number + 1) * time)
            * math.exp(-decay * (1 + 0.6 * number) * time)
            for number, share in enumerate(partials)
        )
    return made


def drop(high: float, low: float, seconds: float, decay: float) -> Wave:
    """A skin that is struck: its pitch falls while it dies away."""
    made, phase = silence(seconds), 0.0
    for index in range(len(made)):
        time = index / RATE
        phase += 2 * math.pi * (low + (high - low) * math.exp(-28 * time)) / RATE
        made[index] = math.sin(phase) * math.exp(-decay * time)
    return made


def noise(seconds: float, decay: float, smooth: float, rng: random.Random) -> Wave:
    """A burst of noise that dies away; `smooth` near 1 is dull as felt, near 0 bright as paper."""
    made, before = silence(seconds), 0.0
    for index in range(len(made)):
        before = smooth * before + (1 - smooth) * rng.uniform(-1, 1)
        made[index] = before * math.exp(-decay * index / RATE)
    return made


def knock(pitch: float, rng: random.Random, dull: float = 0.7) -> Wave:
    """Something small and hard on something soft: a die on felt, a unit on its plate."""
    made = silence(0.09)
    add(made, 0, tone(pitch, 0.09, 60, (1.0, 0.4)), 0.6)
    add(made, 0, noise(0.05, 90, dull, rng), 1.6)
    return made


def dice(rng: random.Random) -> Wave:
    made = silence(0.52)
    # Two dice, that hop ever less.
    falls = (
        (0.0, 410),
        (0.05, 520),
        (0.13, 395),
        (0.19, 505),
        (0.28, 430),
        (0.34, 540),
        (0.41, 415),
    )
    for number, (at, pitch) in enumerate(falls):
        add(made, at, knock(pitch, rng, 0.6), 1 - 0.1 * number)
    return made


def hop(rng: random.Random) -> Wave:
    return knock(660, rng, 0.5)[: round(0.06 * RATE)]


def coin(_rng: random.Random) -> Wave:
    made = silence(0.4)
    for at, pitch in ((0.0, 1975.5), (0.07, 2637.0)):
        add(made, at, tone(pitch, 0.33, 13, (1.0, 0.0, 0.35)), 0.7)
    return made


def unit(rng: random.Random) -> Wave:
    made = silence(0.18)
    add(made, 0, knock(300, rng, 0.8))
    add(made, 0.02, tone(587.3, 0.16, 26, (1.0, 0.3)), 0.35)
    return made


def complete(_rng: random.Random) -> Wave:
    """A rising third."""
    made = silence(0.5)
    for at, pitch in ((0.0, 659.3), (0.13, 830.6)):
        add(made, at, tone(pitch, 0.36, 9, (1.0, 0.35, 0.12)), 0.7)
    return made


def paper(rng: random.Random) -> Wave:
    made = silence(0.34)
    for at, volume in ((0.0, 0.7), (0.06, 1.0), (0.15, 0.8), (0.2, 0.5)):
        add(made, at, noise(0.13, 34, 0.12, rng), volume)
    return made


def gavel(rng: random.Random) -> Wave:
    made = silence(0.46)
    for at, volume in ((0.0, 0.8), (0.2, 1.0)):
        add(made, at, tone(196, 0.24, 26, (1.0, 0.6, 0.5, 0.2)), 0.8 * volume)
        add(made, at, noise(0.04, 120, 0.4, rng), volume)
    return made


def drum(rng: random.Random) -> Wave:
    made = silence(0.56)
    add(made, 0, drop(150, 62, 0.56, 8))
    add(made, 0, noise(0.03, 120, 0.85, rng), 0.8)
    return made


def melody(*notes: tuple[float, float], seconds: float, decay: float = 8) -> Wave:
    made = silence(seconds)
    for at, pitch in notes:
        add(made, at, tone(pitch, seconds - at, decay, (1.0, 0.5, 0.3, 0.15)), 0.5)
    return made


def won(_rng: random.Random) -> Wave:
    return melody((0.0, 392.0), (0.11, 493.9), (0.22, 587.3), seconds=0.56)


def lost(_rng: random.Random) -> Wave:
    return melody((0.0, 392.0), (0.14, 311.1), (0.28, 261.6), seconds=0.58)


def turn(_rng: random.Random) -> Wave:
    made = silence(0.5)
    for at, pitch in ((0.0, 523.3), (0.15, 784.0)):
        add(made, at, tone(pitch, 0.35, 8, (1.0, 0.12)), 0.6)
    return made


def end(_rng: random.Random) -> Wave:
    return melody(
        (0.0, 392.0),
        (0.09, 392.0),
        (0.18, 523.3),
        (0.28, 659.3),
        (0.28, 784.0),
        seconds=0.59,
        decay=5,
    )


def nudge(_rng: random.Random) -> Wave:
    made = silence(0.36)
    for at in (0.0, 0.12):
        add(made, at, tone(880, 0.22, 18, (1.0, 0.2)), 0.6)
    return made


def tick(rng: random.Random) -> Wave:
    return knock(1250, rng, 0.2)[: round(0.05 * RATE)]


SOUNDS: dict[str, Callable[[random.Random], Wave]] = {
    "dice": dice,
    "hop": hop,
    "coin": coin,
    "unit": unit,
    "set": complete,
    "offer": paper,
    "gavel": gavel,
    "drum": drum,
    "won": won,
    "lost": lost,
    "turn": turn,
    "end": end,
    "nudge": nudge,
    "tick": tick,
}


def made(name: str) -> list[int]:
    """The samples of a sound: as loud as all others, without a click at either end."""
    samples = SOUNDS[name](random.Random(_SEED))
    scale = PEAK * _WIDEST / max(abs(sample) for sample in samples)
    rise, fade, last = 8, round(_FADE * RATE), len(samples)
    return [
        round(scale * sample * min(1.0, (index + 1) / rise, (last - index) / fade))
        for index, sample in enumerate(samples)
    ]


def write(name: str, folder: Path) -> None:
    samples = made(name)
    with wave.open(str(folder / f"{name}.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(samples)}h", *samples))


def read(path: Path) -> list[int]:
    with wave.open(str(path), "rb") as file:
        frames = file.readframes(file.getnframes())
    return list(struct.unpack(f"<{len(frames) // 2}h", frames))


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for sound in SOUNDS:
        write(sound, FOLDER)
        path = FOLDER / f"{sound}.wav"
        print(f"{sound:8} {len(read(path)) / RATE * 1000:4.0f} ms {path.stat().st_size:6} bytes")
