"""A household's debts and dues as mail, in Spanish: loans by instalments, bills, fees, and money between friends.

The creditor's name stands in each due of a loan (the relation); bills carry the words by which triage knows them.
"""

from __future__ import annotations

import random
from datetime import UTC, datetime, timedelta

from evals.mailbox import Letter
from evals.questions import Question, Sandbox, question

_START = datetime(2024, 1, 3, 7, 30, tzinfo=UTC)
_HOME = "Casa <casa@hogar.example>"
_MONTHS = (
    "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre", "noviembre",
    "diciembre",
)  # fmt: skip

_LOANS = (
    # key, creditor, sender, what for, instalment in cents, how many instalments, number of the first one
    ("car", "Banco Meridiano", "cobros@meridiano.example", "préstamo del coche", 21450, 48, 7),
    ("kitchen", "Crédito Alameda", "avisos@alameda.example", "financiación de la cocina", 13900, 24, 2),
    ("mortgage", "Caja del Litoral", "hipotecas@litoral.example", "hipoteca del piso", 61230, 300, 84),
)

_LETTERS: tuple[tuple[str, int, str, str, str], ...] = (
    # key, day, sender, subject, text
    (
        "nuria",
        40,
        "Nuria Salas <nuria@correo.example>",
        "Lo de la fianza",
        "¡Hola! Te adelanté trescientos euros en enero para la fianza. Sin prisa, ya me los devolverás cuando puedas.",
    ),
    (
        "fine",
        66,
        "Ayuntamiento <sanciones@ayto.example>",
        "Sanción de tráfico",
        "Estacionamiento indebido en la calle Mayor: 90 euros, la mitad si se abona en veinte días.",
    ),
    (
        "braces",
        81,
        "Clínica Sonrisa <hola@sonrisa.example>",
        "Plan de pagos de la ortodoncia",
        "Entrada de 400 euros y doce mensualidades de 95.",
    ),
    (
        "cleaning",
        83,
        "Clínica Sonrisa <hola@sonrisa.example>",
        "Limpieza dental",
        "La revisión anual de la ortodoncia no tiene coste.",
    ),
    (
        "power-late",
        97,
        "Eléctrica del Sur <clientes@elsur.example>",
        "Recibo de la luz impagado",
        "Segundo aviso: el recibo de la luz de marzo, 74,20 euros, sigue sin abonarse.",
    ),
    (
        "power-ok",
        128,
        "Eléctrica del Sur <clientes@elsur.example>",
        "Recibo de la luz",
        "El recibo de la luz de abril, 69,80 euros, se ha cargado en su cuenta.",
    ),
    (
        "boiler-bill",
        34,
        "Gas Norte <facturas@gasnorte.example>",
        "Factura del gas",
        "Consumo de la caldera entre diciembre y enero: 188,40 euros.",
    ),
    (
        "boiler-noise",
        36,
        "Vecina del quinto <puri@correo.example>",
        "Ruido",
        "La caldera vuelve a hacer ruido y los radiadores no calientan. ¿La calefacción os funciona?",
    ),
    (
        "water",
        52,
        "Aguas Municipales <lecturas@aguas.example>",
        "Factura del agua REC-2024-0412",
        "Lectura estimada, 31,15 euros.",
    ),
    (
        "water-2",
        143,
        "Aguas Municipales <lecturas@aguas.example>",
        "Factura del agua REC-2024-0733",
        "Lectura real, 28,90 euros.",
    ),
    (
        "insurance",
        60,
        "Seguros Encina <polizas@encina.example>",
        "Renovación de la póliza del hogar",
        "La prima anual sube a 213 euros.",
    ),
    (
        "party",
        71,
        "Iván Rey <ivan@correo.example>",
        "Cena del sábado",
        "Tocamos a 27 euros por cabeza, ya he puesto yo la parte de todos.",
    ),
    (
        "dues",
        75,
        "Comunidad <admin@finca.example>",
        "Derrama del ascensor",
        "La junta aprobó una derrama de 1.150 euros por vivienda para el ascensor.",
    ),
    (
        "tax",
        110,
        "Gestoría Pons <pons@gestoria.example>",
        "Declaración de la renta",
        "Sale a devolver: 412 euros, en unas seis semanas.",
    ),
)


def sandbox(seed: int) -> Sandbox:
    """The mailbox (the seed decides on the noise) and its 8 answerable questions and 3 that are not."""
    chance = random.Random(f"finance {seed}")
    return Sandbox("finance", (*_written(), *_instalments(), *_school(), *_reminders(chance)), _QUESTIONS)


def _written() -> list[Letter]:
    return [
        Letter(key, subject, f"{text}\n", _START + timedelta(days=day), sender)
        for key, day, sender, subject, text in _LETTERS
    ]


def _instalments() -> list[Letter]:
    return [
        Letter(
            f"{key}-{month}",
            f"Cuota {first + month} de {count}: {purpose}",
            f"Vence el 5 de {_MONTHS[month]}: {cents // 100},{cents % 100:02d} euros.\nAcreedor: {creditor}.\n",
            _START + timedelta(days=30 * month, hours=number),
            f"{creditor} <{address}>",
        )
        for number, (key, creditor, address, purpose, cents, count, first) in enumerate(_LOANS)
        for month in range(len(_MONTHS))
    ]


def _school() -> list[Letter]:
    return [
        Letter(
            f"school-{month}",
            f"Mensualidad del colegio, {name}",
            "Comedor y transporte de los dos niños: 340 euros.\n",
            _START + timedelta(days=30 * month + 2),
            "Colegio Las Encinas <secretaria@encinas.example>",
        )
        for month, name in enumerate(_MONTHS[:6])
    ]


_THINGS = ("el pan", "la fruta", "el aparcamiento", "las entradas del cine", "el regalo de Clara", "la lavandería")


def _reminders(chance: random.Random) -> list[Letter]:
    return [
        Letter(
            f"note-{number}",
            f"Apunte {chance.choice(_MONTHS)}",
            f"He pagado {chance.choice(_THINGS)}: {chance.randint(3, 60)} euros. Ticket en"
            f" https://tickets.hogar.example/{chance.getrandbits(32):08x}\n",
            _START + timedelta(days=4 * number, hours=11),
            _HOME,
        )
        for number in range(60)
    ]


_OF_MERIDIANO = tuple(f"car-{month}" for month in range(len(_MONTHS)))
_OF_SCHOOL = tuple(f"school-{month}" for month in range(6))

_QUESTIONS: tuple[Question, ...] = (
    question("finance-p1", "paraphrase", "dinero que me prestó una amiga", "nuria"),
    question("finance-p2", "paraphrase", "multa por aparcar mal", "fine"),
    question("finance-e1", "exact", "plan de pagos de la ortodoncia", "braces"),
    question("finance-i1", "id", "REC-2024-0412", "water"),
    question("finance-x1", "crosslang", "electricity bill still unpaid", "power-late"),
    question("finance-x2", "crosslang", "monthly school fee for the children", *_OF_SCHOOL),
    question("finance-r1", "relation", "cuotas de Banco Meridiano", *_OF_MERIDIANO),
    question("finance-u1", "rule", "gasto de calefacción category:finance", "boiler-bill"),
    question("finance-n1", "negative", "entrenamiento para el maratón"),
    question("finance-n2", "negative", "clases de guitarra"),
    question("finance-n3", "negative", "avería de la lavadora en el camping"),
)
