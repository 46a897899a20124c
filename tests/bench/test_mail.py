"""What came of measuring mails, as it stands on the page."""

from bench.mail_section import BEGINS, ENDS, section
from bench.sections import of_page, put

REPORT = {
    "load": 0.5,
    "played": 6,
    "needed": {"globopolis": {"all is asked": 1.704, "with orders": 1.0}},
    "games": {
        "globopolis": {
            "bytes": 244_652,
            "bytes_without_picture": 26_560,
            "bytes_of_text": 3_622,
            "bytes_of_row": 28_819,
            "drawing_ms": 104.4,
            "handed_over": {"plain": {"mails": 1000, "seconds": 12.0, "processor_seconds": 5.4}},
        }
    },
}


def test_the_section_has_sizes_and_times_and_takes_its_own_place() -> None:
    written = section(REPORT)
    assert "| globopolis | 245 | 27 | 3.6 | 29 | 104 |" in written
    assert "| globopolis | plain | 1,000 | 12.0 | 5.4 | 5.4 |" in written
    assert "| mails a turn | all is asked | with orders |" in written
    assert "| globopolis | 1.70 | 1.00 |" in written
    page = put("# Benchmarks\n", written, BEGINS, ENDS)
    assert of_page(page, BEGINS, ENDS) == written
    assert put(page, written, BEGINS, ENDS) == page
