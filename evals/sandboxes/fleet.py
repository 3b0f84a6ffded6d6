"""A haulier's fleet as mail: 40 units, 160 tyres, noisy inspection notes with links, one policy. In English.

A tyre's letter names its unit by key, plate and depot (the relation); who drives it and what it is, only the unit's
own letter tells. Inspection notes answer the letter of their tyre; most say next to nothing.
"""

from __future__ import annotations

import random
from datetime import UTC, datetime, timedelta

from evals.mailbox import Letter
from evals.questions import Question, Sandbox, question

_UNITS = 40
_TYRES_A_UNIT = 4
_START = datetime(2023, 1, 9, 8, 0, tzinfo=UTC)
_REGISTER = "Fleet register <register@haul.example>"
_DEPOTS = ("Harbour Street", "Northgate", "Mill Lane", "Quarry Road", "Station Yard")
_MODELS = ("Volvo FH 460", "Scania R 450", "MAN TGX 18", "DAF XF 480", "Iveco S-Way", "Renault T High", "Actros 1845")
_BRANDS = ("Michelin X Line", "Bridgestone Ecopia", "Continental Hybrid", "Goodyear Fuelmax", "Hankook Smart")
_PLACES = ("front left", "front right", "rear left", "rear right")
_DRIVERS = (
    "Ivana Petrov", "Tom Adeyemi", "Lucy Brandt", "Carlos Mena", "Hugo Lindqvist", "Sara Noor", "Ben Whitlock",
    "Petra Novak", "Omar Haddad", "Grace Tully",
)  # fmt: skip
_INSPECTORS = ("Dana Reyes <dana@haul.example>", "Piotr Zielak <piotr@haul.example>", "Amy Foss <amy@haul.example>")

_NOISE = (
    "Photo uploaded: https://pics.haul.example/v/{hash}. Nothing to add.",
    "Pressure checked, within limits. See https://check.haul.example/run/{number}",
    "ok",
    "Done, closing the task https://tasks.haul.example/t/{number} for this week.",
    "Measured again, same as last month. Sheet: https://sheets.haul.example/{hash}#row{number}",
    "Torque of the nuts verified. https://check.haul.example/run/{number}",
    "No remarks. Next visit in six weeks.",
    "Uploaded by mistake to https://pics.haul.example/v/{hash}, please ignore.",
)

_NOTES: tuple[tuple[int, str, tuple[str, ...]], ...] = (
    (34, "Found a nail lodged in the shoulder; it loses air slowly. https://pics.haul.example/v/a91c", ("Replace",)),
    (71, "The sidewall shows fine splits, typical of ozone and of many years outdoors.", ()),
    (102, "Driver reports strong vibration above 90 km/h; rebalanced twice without success.", ("Replace",)),
    (55, "Driver reported vibration above 90 km/h; cured after balancing. https://check.haul.example/run/5519", ()),
    (118, "The steering drifts left under deceleration. Alignment suspected, sent to the workshop.", ()),
    (57, "Uneven wear on the inner shoulder, about 2 mm less than the outer one.", ()),
    (12, "Wear is even over the whole width, 9 mm left.", ()),
    (89, "Valve cap missing, fitted a new one.", ()),
    (90, "Valve replaced last spring, holds well.", ()),
    (140, "Retread peeling away from the casing in two spots. Do not use on motorways.", ("Replace",)),
    (23, "A kerb strike left a bulge the size of a plum; cords may be torn.", ("Replace",)),
    (66, "A stone was wedged between the dual wheels, taken out, no harm done.", ()),
)
"""Number of the tyre, what the inspector wrote, labels."""

_POLICY = """To all depots.

From now on: any tyre whose tread falls under 3 mm must be replaced before the next trip, and under 4 mm it is ordered
in advance. Tyres with damage down to the cords come off at once, whatever their depth. Spare sets are kept at
Station Yard. Exceptions are granted by the head of maintenance alone, in writing.
"""


def sandbox(seed: int) -> Sandbox:
    """The mailbox (the seed decides on the noise) and its 14 answerable questions and 3 that are not."""
    chance = random.Random(f"fleet {seed}")
    letters = [*_units(), *_tyres(chance), *_notes(), *_noise(chance)]
    letters.append(
        Letter("policy", "Tyre replacement policy", _POLICY, _START + timedelta(days=90), _REGISTER, labels=("Policy",))
    )
    return Sandbox("fleet", tuple(letters), _QUESTIONS)


def unit_of(tyre: int) -> int:
    """The number of the unit that a tyre is fitted on."""
    return (tyre - 1) // _TYRES_A_UNIT + 1


def _plate(unit: int) -> str:
    return f"K{chr(65 + unit * 7 % 26)}{chr(65 + unit * 11 % 26)}-{2000 + unit * 41}"


def _depot(unit: int) -> str:
    return _DEPOTS[unit % len(_DEPOTS)]


def _units() -> list[Letter]:
    return [
        Letter(
            f"unit-{unit}",
            f"Unit U-{unit:03d} registered",
            f"U-{unit:03d} is a {_MODELS[unit % len(_MODELS)]}, plate {_plate(unit)}.\n"
            f"Usual driver: {_DRIVERS[unit * 3 % len(_DRIVERS)]}. Home depot: {_depot(unit)}.\n",
            _START + timedelta(hours=unit),
            _REGISTER,
            labels=("Units",),
        )
        for unit in range(1, _UNITS + 1)
    ]


def _tyre_subject(tyre: int) -> str:
    return f"Tyre TR-{tyre:04d}, {_PLACES[(tyre - 1) % _TYRES_A_UNIT]}"


def _tyres(chance: random.Random) -> list[Letter]:
    return [
        Letter(
            f"tyre-{tyre}",
            _tyre_subject(tyre),
            f"Fitted: {chance.choice(_BRANDS)}, tread {chance.randint(40, 140) / 10} mm.\n"
            f"Unit: U-{unit_of(tyre):03d}, {_plate(unit_of(tyre))}, {_depot(unit_of(tyre))}.\n",
            _START + timedelta(days=2, hours=tyre),
            _REGISTER,
            labels=("Tyres",),
        )
        for tyre in range(1, _UNITS * _TYRES_A_UNIT + 1)
    ]


def _note(key: str, tyre: int, text: str, day: int, labels: tuple[str, ...]) -> Letter:
    return Letter(
        key,
        f"Re: {_tyre_subject(tyre)}",
        f"{text}\n",
        _START + timedelta(days=20 + day, hours=tyre % 9),
        _INSPECTORS[tyre % len(_INSPECTORS)],
        labels=("Inspections", *labels),
        reply_to=f"tyre-{tyre}",
    )


def _notes() -> list[Letter]:
    return [_note(f"note-{tyre}", tyre, text, day, labels) for day, (tyre, text, labels) in enumerate(_NOTES)]


def _noise(chance: random.Random) -> list[Letter]:
    asked_by_key = {147}  # a tyre that is asked for by its key has no notes: its own letter is the one answer
    tyres = [tyre for tyre in range(1, _UNITS * _TYRES_A_UNIT + 1) if tyre not in asked_by_key]
    return [
        _note(
            f"noise-{number}",
            tyre,
            chance.choice(_NOISE).format(hash=f"{chance.getrandbits(48):012x}", number=chance.randint(1000, 9999)),
            number,
            ("Replace",) if number % 20 == 0 else (),
        )
        for number, tyre in enumerate(chance.sample(tyres, 80))
    ]


_AT_HARBOUR_STREET = tuple(
    f"tyre-{tyre}" for tyre in range(1, _UNITS * _TYRES_A_UNIT + 1) if _depot(unit_of(tyre)) == "Harbour Street"
)
_ON_UNIT_17 = tuple(f"tyre-{tyre}" for tyre in range(1, _UNITS * _TYRES_A_UNIT + 1) if unit_of(tyre) == 17)

_QUESTIONS: tuple[Question, ...] = (
    question("fleet-p1", "paraphrase", "something sharp got stuck in the rubber", "note-34"),
    question("fleet-p2", "paraphrase", "cracks caused by age and sun", "note-71"),
    question("fleet-p3", "paraphrase", "wheel shakes when going fast", "note-102", "note-55"),
    question("fleet-p4", "paraphrase", "how worn can they get until we have to change them", "policy"),
    question("fleet-p5", "paraphrase", "pulls to one side while braking", "note-118"),
    question("fleet-e1", "exact", "uneven wear on the inner shoulder", "note-57"),
    question("fleet-e2", "exact", "valve cap missing", "note-89"),
    question("fleet-i1", "id", "TR-0147", "tyre-147"),
    question("fleet-i2", "id", "U-023", "unit-23"),
    question("fleet-x1", "crosslang", "hay un clavo metido en el neumático", "note-34"),
    question("fleet-x2", "crosslang", "cuándo hay que cambiar las cubiertas gastadas", "policy"),
    question("fleet-r1", "relation", "tyres at Harbour Street", *_AT_HARBOUR_STREET),
    question("fleet-r2", "relation", f"tyres fitted on {_plate(17)}", *_ON_UNIT_17),
    question("fleet-u1", "rule", "wobbles at motorway speed label:Replace", "note-102"),
    question("fleet-n1", "negative", "holiday allowance for night shifts"),
    question("fleet-n2", "negative", "toner for the office printer"),
    question("fleet-n3", "negative", "how to bake sourdough bread"),
)
