"""What came of measuring environments, as it stands on the page; and a sample of ours."""

from bench.agents import BEGINS, ENDS, sample, section
from bench.sections import of_page, put

REPORT = {
    "runs": 3,
    "seconds": 1.0,
    "rows": {
        "connect four": {
            "numbers": 84,
            "rates": [8000.0, 9000.0, 10000.0],
            "times": [1.0, 1.0, 1.0],
        },
        "globopolis, random": {
            "numbers": 569,
            "rates": [12000.0, 13500.0, 14000.0],
            "times": [1.5, 1.5, 1.4],
        },
    },
}


def test_the_section_has_rates_and_ratios_and_takes_its_own_place() -> None:
    written = section(REPORT)
    assert "| connect four | 84 | 9,000 | 1.00 (1.00–1.00) |" in written
    assert "| globopolis, random | 569 | 13,500 | 1.50 (1.45–1.50) |" in written
    page = put("# Benchmarks\n", written, BEGINS, ENDS)
    assert of_page(page, BEGINS, ENDS) == written
    assert put(page, written, BEGINS, ENDS) == page


def test_a_sample_counts_decisions() -> None:
    found = sample("global-powers, random", 0.05, 1)
    assert found["rate"] > 100
    assert 300 < found["numbers"] <= 600
