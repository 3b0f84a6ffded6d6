"""packaging/system-libraries.sh, run among stand-ins for the system's own tools that write down their calls."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parent.parent / "packaging" / "system-libraries.sh"
SHELL = shutil.which("sh")
NEEDED = ("sh", "sort", "tr")

pytestmark = pytest.mark.skipif(SHELL is None or os.name != "posix", reason="the script is for POSIX shells")


@dataclass(frozen=True)
class System:
    """A PATH with nothing on it but what a test puts there."""

    bin: Path
    log: Path

    def add(self, name: str, body: str) -> None:
        tool = self.bin / name
        tool.write_text(f"#!{SHELL}\n{body}\n", encoding="utf-8")
        tool.chmod(0o755)

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        script = self.bin.parent / SCRIPT.name
        # The script's own addition to the PATH would let this machine's ldconfig answer.
        script.write_text(SCRIPT.read_text(encoding="utf-8").replace(":/sbin:/usr/sbin", ""), encoding="utf-8")
        return subprocess.run(
            [str(SHELL), str(script), *words], env={"PATH": str(self.bin)}, capture_output=True, text=True, check=False
        )

    def calls(self) -> list[str]:
        return self.log.read_text(encoding="utf-8").splitlines() if self.log.exists() else []


MakeSystem = Callable[..., System]


@pytest.fixture
def make_system(tmp_path: Path) -> MakeSystem:
    def make(*, manager: str | None = "apt-get", user: int = 0, lacks: tuple[str, ...] = (), ends: int = 0) -> System:
        system = System(tmp_path / "bin", tmp_path / "log")
        system.bin.mkdir()
        for name in NEEDED:
            (system.bin / name).symlink_to(shutil.which(name) or name)
        table = [line.split()[0] for line in SCRIPT.read_text(encoding="utf-8").splitlines() if line.startswith("lib")]
        present = "\n".join(f"\t{name} (libc6,x86-64) => /lib/{name}" for name in table if name not in lacks)
        system.add("ldconfig", f"echo '{present}'")
        system.add("uname", "echo Linux")
        system.add("id", f"echo {user}")
        if manager:
            system.add(manager, f'echo "{manager} $DEBIAN_FRONTEND $*" >>"{system.log}"; exit {ends}')
        return system

    return make


def test_nothing_is_done_when_all_is_there(make_system: MakeSystem) -> None:
    system = make_system()
    ended = system.run("window")
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "", "")
    assert system.calls() == []


def test_root_installs_what_is_missing(make_system: MakeSystem) -> None:
    system = make_system(lacks=("libEGL.so.1", "libxcb-cursor.so.0"))
    ended = system.run("window")
    assert ended.returncode == 0
    update, install = system.calls()
    assert update.startswith("apt-get noninteractive update")
    assert install.startswith("apt-get noninteractive install")
    assert install.endswith(" libegl1 libxcb-cursor0")


def test_a_user_is_told_the_command(make_system: MakeSystem) -> None:
    system = make_system(user=1000, lacks=("libEGL.so.1",))
    ended = system.run("window")
    assert ended.returncode == 0
    assert ended.stderr.strip() == "Missing system packages. Please run: sudo apt-get install libegl1"
    assert system.calls() == []


def test_fedora_is_told_its_own_names_each_once(make_system: MakeSystem) -> None:
    system = make_system(manager="dnf", user=1000, lacks=("libxcb-shape.so.0", "libxcb-sync.so.1", "libGL.so.1"))
    assert system.run("window").stderr.strip().endswith("sudo dnf install libglvnd-glx libxcb")


def test_root_on_fedora_installs(make_system: MakeSystem) -> None:
    system = make_system(manager="dnf", lacks=("libGL.so.1",))
    system.run("offscreen")
    (install,) = system.calls()
    assert install.endswith(" libglvnd-glx")


def test_elsewhere_the_libraries_are_named(make_system: MakeSystem) -> None:
    system = make_system(manager=None, lacks=("libGL.so.1",))
    assert system.run("window").stderr.strip() == "Missing on this system, please install: libGL.so.1"


def test_the_tests_do_not_ask_for_the_windows_libraries(make_system: MakeSystem) -> None:
    system = make_system(lacks=("libxcb-cursor.so.0",))
    system.run("offscreen")
    assert system.calls() == []


def test_a_failed_install_is_told_and_stops_nothing(make_system: MakeSystem) -> None:
    system = make_system(lacks=("libGL.so.1",), ends=100)
    ended = system.run("window")
    assert ended.returncode == 0
    assert ended.stderr.splitlines()[-1] == "They could not be installed; going on without them."


def test_packages_can_be_asked_for_by_name(make_system: MakeSystem) -> None:
    system = make_system()
    system.run("package", "make")
    assert system.calls()[-1].endswith(" make")


def test_a_mac_needs_nothing(make_system: MakeSystem) -> None:
    system = make_system(lacks=("libGL.so.1",))
    system.add("uname", "echo Darwin")
    assert system.run("window").stderr == ""
    assert system.calls() == []


def test_a_wrong_word_is_wrong_usage(make_system: MakeSystem) -> None:
    assert make_system().run("everything").returncode == 2
