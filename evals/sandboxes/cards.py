"""An agency's board as mail: 125 cards in Spanish of four clients, comments with links and commits, a pause rule.

A card's letter names its client in one line (the relation). Comments answer the letter of their card.
"""

from __future__ import annotations

import random
from datetime import UTC, datetime, timedelta

from evals.mailbox import Letter
from evals.questions import Question, Sandbox, question

_CARDS = 125
_FIRST = 1901
_START = datetime(2024, 2, 5, 9, 0, tzinfo=UTC)
_BOARD = "Tablero <tablero@agencia.example>"
_CLIENTS = ("Clínica Aurora", "Panadería Horizonte", "Transportes Lince", "Librería Ombú")
_PEOPLE = ("Lucía Ferrer", "Martín Sosa", "Elena Quiroga", "Pablo Iturbe", "Noa Castaño")

_WRITTEN: tuple[tuple[str, int, str, str, str], ...] = (
    # key, client, title, description, labels
    (
        "login",
        0,
        "Fallo en el inicio de sesión",
        "Al autenticarse aparece un error de credenciales inválidas, aunque son correctas.",
        "",
    ),
    ("slow", 1, "Lentitud del home", "La carga inicial del sitio supera los ocho segundos desde el móvil.", ""),
    (
        "double",
        3,
        "Pago duplicado",
        "La pasarela registró un cargo repetido en el mismo pedido; hay que reintegrar el importe.",
        "",
    ),
    ("welcome", 1, "Plantilla del correo de bienvenida", "Nuevo diseño de la plantilla, con el logotipo centrado.", ""),
    ("farewell", 1, "Plantilla del correo de baja", "Texto más amable al darse de baja.", ""),
    (
        "csv",
        2,
        "Exportación a CSV con punto y coma",
        "El separador debe ser punto y coma para que la hoja de cálculo lo abra.",
        "",
    ),
    ("excel", 2, "Exportación a hoja de cálculo", "Que el listado de rutas se descargue como libro.", ""),
    (
        "vat",
        3,
        "IVA mal calculado en las facturas",
        "El total de las facturas aplica el tipo general a los libros, que tienen el reducido.",
        "",
    ),
    (
        "cancel",
        0,
        "Anulación de turnos",
        "El paciente no consigue anular su turno desde la web y llama por teléfono.",
        "",
    ),
    (
        "push-paused",
        2,
        "Avisos al móvil",
        "Los avisos al teléfono no llegan a los conductores desde la última versión.",
        "Pausa",
    ),
    ("push-open", 0, "Avisos al móvil", "Los avisos al teléfono llegan tarde a las enfermeras de guardia.", ""),
    ("stock", 3, "Existencias negativas", "El almacén muestra cantidades por debajo de cero tras una devolución.", ""),
    ("map", 2, "Mapa de rutas en blanco", "El mapa no pinta el recorrido cuando falta la señal.", ""),
    ("oven", 1, "Reserva de tartas por encargo", "Formulario para encargar tartas con fecha de recogida.", "Pausa"),
    ("dark", 0, "Modo oscuro", "Paleta alternativa para el turno de noche.", ""),
    ("search", 3, "Buscador sin acentos", "Que la búsqueda encuentre autores aunque se escriban sin tildes.", ""),
)

_ACTIONS = ("Revisar", "Rediseñar", "Documentar", "Probar", "Migrar", "Traducir", "Simplificar", "Ampliar")
_MODULES = (
    "el menú lateral", "la ficha de producto", "el pie de página", "la galería", "el panel de informes",
    "el listado de sucursales", "la página de contacto", "el calendario", "la ayuda en línea", "el selector de idioma",
    "la cabecera", "el formulario de alta",
)  # fmt: skip
_DETAILS = (
    "Acordado en la reunión del lunes.", "Sin urgencia.", "Depende de la próxima entrega.", "Ver maqueta adjunta.",
    "Pendiente de estimar.", "Hacerlo junto con la tarjeta anterior.",
)  # fmt: skip
_COMMENTS = (
    "Subido en {commit}, ver https://git.agencia.example/c/{commit}",
    "Maqueta: https://disenos.agencia.example/f/{commit}",
    "Listo para revisar.",
    "Lo miro mañana.",
    "Corregido en {commit}.",
    "Captura: https://capturas.agencia.example/{commit}.png",
)
_KEY_COMMIT = "9f3c2ab"
_PAUSE = """Hola:

Una tarjeta pasa a la columna Pausa cuando quien la encargó no contesta en diez días hábiles. Lleva entonces la
etiqueta Pausa, no cuenta para la entrega y se retoma en cuanto llega la respuesta. Nadie la borra.
"""


def sandbox(seed: int) -> Sandbox:
    """The mailbox (the seed decides on the noise) and its 12 answerable questions and 3 that are not."""
    chance = random.Random(f"cards {seed}")
    letters = [
        *_written(), *_generic(chance), *_comments(chance),
        Letter("pause-rule", "Regla de pausa", _PAUSE, _START - timedelta(days=3), "Noa Castaño <noa@agencia.example>"),
        Letter(
            "commit", f"Re: [{_id(40)}] {_title(40)}", f"Revertido en {_KEY_COMMIT} porque rompía las pruebas.\n",
            _START + timedelta(days=70), "Pablo Iturbe <pablo@agencia.example>", reply_to=_key(40),
        ),
    ]  # fmt: skip
    return Sandbox("cards", tuple(letters), _QUESTIONS)


def _id(number: int) -> str:
    return f"CUS-{_FIRST + number}"


def _key(number: int) -> str:
    """Written cards stand at every seventh number, so that their clients and dates mix with the others'."""
    place, rest = divmod(number, 7)
    return _WRITTEN[place][0] if rest == 0 and place < len(_WRITTEN) else f"card-{number}"


def _is_written(number: int) -> bool:
    return not _key(number).startswith("card-")


def _client(number: int) -> int:
    return _WRITTEN[number // 7][1] if _is_written(number) else number % len(_CLIENTS)


def _title(number: int) -> str:
    if _is_written(number):
        return _WRITTEN[number // 7][2]
    return f"{_ACTIONS[number % len(_ACTIONS)]} {_MODULES[number // 3 % len(_MODULES)]}"


def _card(number: int, description: str, labels: tuple[str, ...]) -> Letter:
    return Letter(
        _key(number),
        f"[{_id(number)}] {_title(number)}",
        f"{description}\n\nCliente: {_CLIENTS[_client(number)]}. Responsable: {_PEOPLE[number * 3 % len(_PEOPLE)]}.\n",
        _START + timedelta(hours=9 * number),
        _BOARD,
        labels=labels,
    )


def _written() -> list[Letter]:
    return [
        _card(place * 7, description, tuple(labels.split()))
        for place, (_, _, _, description, labels) in enumerate(_WRITTEN)
    ]


def _generic(chance: random.Random) -> list[Letter]:
    return [
        _card(number, chance.choice(_DETAILS), ("Pausa",) if number % 11 == 3 else ())
        for number in range(_CARDS)
        if not _is_written(number)
    ]


def _comments(chance: random.Random) -> list[Letter]:
    # What a question asks for has no comments: they carry its title, and a fair judge would have to accept them.
    asked_by_key = {22, 89}
    cards = [number for number in range(_CARDS) if number not in asked_by_key and not _is_written(number)]
    return [
        Letter(
            f"comment-{place}",
            f"Re: [{_id(number)}] {_title(number)}",
            chance.choice(_COMMENTS).format(commit=f"{chance.getrandbits(28):07x}") + "\n",
            _START + timedelta(days=50, hours=place),
            f"{chance.choice(_PEOPLE)} <equipo@agencia.example>",
            reply_to=_key(number),
        )
        for place, number in enumerate(chance.sample(cards, 75))
    ]


_OF_AURORA = tuple(_key(number) for number in range(_CARDS) if _client(number) == 0)

_QUESTIONS: tuple[Question, ...] = (
    question("cards-p1", "paraphrase", "la gente no puede entrar con su contraseña", "login"),
    question("cards-p2", "paraphrase", "tarda demasiado en abrirse la portada", "slow"),
    question("cards-p3", "paraphrase", "se cobró dos veces a un comprador", "double"),
    question("cards-e1", "exact", "plantilla del correo de bienvenida", "welcome"),
    question("cards-e2", "exact", "punto y coma", "csv"),
    question("cards-i1", "id", "CUS-1990", _key(1990 - _FIRST)),
    question("cards-i2", "id", "CUS-1923", _key(1923 - _FIRST)),
    question("cards-i3", "id", _KEY_COMMIT, "commit"),
    question("cards-x1", "crosslang", "invoices show the wrong tax", "vat"),
    question("cards-x2", "crosslang", "patients are unable to cancel an appointment", "cancel"),
    question("cards-r1", "relation", "tarjetas de Clínica Aurora", *_OF_AURORA),
    question("cards-u1", "rule", "no se reciben las notificaciones label:Pausa", "push-paused"),
    question("cards-n1", "negative", "vacaciones del equipo en la playa"),
    question("cards-n2", "negative", "alquiler de bicicletas para el fin de semana"),
    question("cards-n3", "negative", "comida del perro de la vecina"),
)
