"""The worker process: files go in, texts come out, and a file that ends it costs itself only."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from oakensearch_gui.extraction import Extract, ExtractionError, Extractor, Item, Limits
from oakensearch_gui.extraction import process as process_module
from oakensearch_gui.extraction.frames import READY, read_frame, write_frame
from oakensearch_gui.extraction.process import Frames, wait
from tests.extraction.samples import pdf

HERON = Item("heron.txt", "text/plain", b"a grey heron")

WORKER = """
import os, signal, sys
sys.path[:0] = {path!r}
from oakensearch_gui.extraction import worker, extract
real = extract.extract
def odd(item):
    {deed}
    return real(item)
extract.extract = odd
sys.exit(worker.main())
"""
"""The real worker, but for what it does with some files."""


def worker_that(deed: str) -> list[str]:
    return [sys.executable, "-c", WORKER.format(path=[str(Path(process_module.__file__).parents[2])], deed=deed)]


@pytest.fixture
def extractor() -> Iterator[Extractor]:
    with Extractor() as made:
        yield made


def test_files_are_read_one_after_the_other_by_one_process(extractor: Extractor) -> None:
    assert extractor.read(HERON) == Extract("a grey heron")
    first = extractor._worker
    assert extractor.read(Item("a.pdf", "application/pdf", pdf(["an egret"]))) == Extract("an egret")
    assert extractor.read(Item("näme.txt", "text/plain", "größer".encode("latin-1"), "latin-1")) == Extract("größer")
    assert extractor._worker is first


def test_what_holds_no_words_starts_no_process() -> None:
    with Extractor(["/does/not/exist"]) as extractor:
        assert extractor.read(Item("a.png", "image/png", b"\x89PNG\r\n\x1a\n\0\0")) == Extract()
        assert extractor.read(Item("", "", b"")) == Extract()


def test_a_file_that_is_too_large_is_not_even_sent() -> None:
    with Extractor(["/does/not/exist"], limits=Limits(file_bytes=3_000_000)) as extractor:
        assert extractor.read(Item("", "", b"x" * 3_000_001)).problem == "larger than 3 MB, so it was not read"


def test_a_file_that_crashes_its_reader_costs_itself() -> None:
    with Extractor(worker_that("if b'bomb' in item.content: os.abort()")) as extractor:
        assert extractor.read(HERON).text
        found = extractor.read(Item("b", "", b"a bomb"))
        assert found == Extract("", "the program that reads such files crashed on it")
        assert extractor.read(HERON) == Extract("a grey heron")


def test_a_worker_that_something_else_killed_is_replaced_and_the_file_read(extractor: Extractor) -> None:
    assert extractor.read(HERON).text
    assert extractor._worker
    extractor._worker._process.kill()
    extractor._worker._process.wait()
    assert extractor.read(HERON) == Extract("a grey heron")


def test_a_worker_killed_in_mid_file_reads_it_the_second_time(tmp_path: Path) -> None:
    once = tmp_path / "once"
    deed = f"os.path.exists({str(once)!r}) or (os.mkdir({str(once)!r}), os.kill(os.getpid(), 9))"
    with Extractor(worker_that(deed)) as extractor:
        assert extractor.read(HERON) == Extract("a grey heron")


def test_a_file_that_never_ends_is_given_up_on_and_the_next_one_read() -> None:
    asked = []

    def impatient(frames: Frames, seconds: float) -> bytes | None:
        """Waits for the start of a worker as usual, and finds the time for the first file to be over at once."""
        asked.append(seconds)
        if len(asked) == 2:
            raise TimeoutError
        return wait(frames, seconds)

    with Extractor(worker_that("while b'endless' in item.content: pass"), impatient) as extractor:
        found = extractor.read(Item("", "", b"endless"))
        assert found == Extract("", "reading it took longer than 120 seconds and was ended")
        assert extractor.read(HERON) == Extract("a grey heron")


@pytest.mark.skipif(not hasattr(signal, "SIGXCPU"), reason="the system cannot limit processor time")
def test_a_file_that_uses_up_its_processor_time_costs_itself() -> None:
    deed = "if b'bomb' in item.content: signal.raise_signal(signal.SIGXCPU)"  # what the system does then
    with Extractor(worker_that(deed)) as extractor:
        found = extractor.read(Item("", "", b"a bomb"))
        assert found == Extract("", "reading it took more than 20 seconds of processor time and was ended")


@pytest.mark.skipif(not hasattr(signal, "SIGXCPU"), reason="the system cannot limit processor time")
def test_the_limits_of_the_system_are_asked_for() -> None:
    deed = (
        "import resource; limits = [resource.getrlimit(kind)[0] for kind in"
        " (resource.RLIMIT_CPU, resource.RLIMIT_AS, resource.RLIMIT_CORE, resource.RLIMIT_FSIZE)];"
        " item = type(item)('', '', repr(limits).encode())"
    )
    with Extractor(worker_that(deed)) as extractor:
        cpu, memory, core, file_size = map(int, extractor.read(HERON).text.strip("[]").split(","))
    assert 20 <= cpu <= 60
    assert (core, file_size) == (0, 0)
    if sys.platform == "linux":
        assert memory == 1_500_000_000


@pytest.mark.skipif(sys.platform != "linux", reason="only here the limit of memory is sure to hold")
def test_a_file_that_needs_too_much_memory_costs_itself() -> None:
    with Extractor(worker_that("b'bomb' in item.content and bytearray(3_000_000_000)")) as extractor:
        found = extractor.read(Item("", "", b"a bomb"))
        assert found == Extract("", "reading it needs more than 1500 MB of memory")
        assert extractor.read(HERON) == Extract("a grey heron")


def test_what_a_library_prints_is_no_answer() -> None:
    with Extractor(worker_that("print('noise'); os.write(1, b'more noise')")) as extractor:
        assert extractor.read(HERON) == Extract("a grey heron")


@pytest.mark.parametrize("answer", [b"null", b"[]", b'{"text": 1, "problem": ""}', b"\xff"])
def test_a_worker_that_talks_nonsense_is_not_believed(answer: bytes) -> None:
    path = [str(Path(process_module.__file__).parents[2])]
    code = (
        f"import sys; sys.path[:0] = {path!r}\n"
        "from oakensearch_gui.extraction.frames import *\n"
        "write_frame(sys.stdout.buffer, READY); read_frame(sys.stdin.buffer)\n"
        f"write_frame(sys.stdout.buffer, {answer!r}); sys.stdin.buffer.read()"
    )
    with Extractor([sys.executable, "-c", code]) as extractor:
        assert extractor.read(HERON).problem == "the program that reads such files crashed on it"


@pytest.mark.parametrize("command", [["/does/not/exist"], [sys.executable, "-c", "pass"]])
def test_no_worker_at_all_is_said_once_and_blames_no_file(command: list[str]) -> None:
    with Extractor(command) as extractor, pytest.raises(ExtractionError, match="reads attachments"):
        extractor.read(HERON)


def test_a_worker_ends_when_nobody_is_left_to_ask() -> None:
    process = subprocess.Popen(process_module.command(), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdin
    assert process.stdout
    assert read_frame(process.stdout) == READY
    process.stdin.close()
    assert process.wait(60) == 0
    process.stdout.close()


def test_a_worker_ends_in_mid_file_when_nobody_is_left_to_wait() -> None:
    worker = worker_that("while True: pass")
    process = subprocess.Popen(worker, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdin
    assert process.stdout
    assert read_frame(process.stdout) == READY
    write_frame(process.stdin, b'["", "", ""]\nheron')
    process.stdin.close()
    assert process.wait(60) == 0
    process.stdout.close()


def test_damaged_pdfs_never_stop_the_work(extractor: Extractor) -> None:
    chance = random.Random(5)
    good = pdf(["an egret", "a heron"])
    for _ in range(200):
        content = bytearray(good)
        for _ in range(chance.randrange(1, 8)):
            at = chance.randrange(5, len(content))
            content[at : at + chance.randrange(3)] = chance.randbytes(chance.randrange(3))
        extractor.read(Item("x.pdf", "application/pdf", bytes(content)))
    assert extractor.read(HERON) == Extract("a grey heron")


def test_in_a_bundle_the_program_itself_is_the_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    assert process_module.command()[1:] == ["-m", "oakensearch_gui", "read-attachments"]
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert process_module.command() == [sys.executable, "read-attachments"]
