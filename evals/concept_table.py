"""The concepts that `evals.concepts` knows: each with words for it in English and, for two sandboxes, in Spanish."""

from __future__ import annotations

from collections.abc import Mapping

EMPTY_WORDS = frozenset(
    "a about an and any are as at be been by can could did do does for from had has have how i if in into is it its me"
    " my no not of off on or our over so some than that the their them there they this to under until up was we were"
    " what when where which while who why will with would you your"
    " al aún como con cuando cuándo de del el en entre es esta este ha han hay la las lo los más me mi mis no para pero"
    " por que qué se si sin su sus te un una uno unos y ya".split()
)
"""Words that say nothing by themselves."""

_EVERYDAY = {
    "boiler": "boiler heating furnace radiator caldera calefacción radiadores",
    "invoice": "invoice bill factura recibo",
    "van": "van vehicle lorry",
    "contract": "contract agreement",
    "laptop": "laptop computer",
    "flight": "flight journey",
    "lease": "lease tenancy",
    "salary": "salary wages",
    "parcel": "parcel shipment",
    "garden": "garden lawn",
    "kitchen": "kitchen canteen",
    "alarm": "alarm siren",
    "lift": "lift elevator",
    "newsletter": "newsletter bulletin",
    "training": "training course",
    "meeting": "meeting conference",
    "painting": "painting artwork",
    "carpet": "carpet rug",
    "prescription": "prescription medicine",
    "complaint": "complaint grievance",
    "broken": "broken failed defective",
    "delayed": "delayed late",
    "cancelled": "cancelled scrapped cancel anular anulación",
    "stolen": "stolen theft",
    "renewed": "renewed extended",
    "approved": "approved accepted",
    "lost": "lost missing",
    "repaired": "repaired fixed",
    "cleaned": "cleaned washed",
    "sold": "sold auctioned",
    "moved": "moved relocated",
    "insured": "insured covered",
    "warehouse": "warehouse depot",
    "school": "school academy colegio",
    "hospital": "hospital clinic",
    "harbour": "harbour port",
    "office": "office workplace",
    "shop": "shop store",
    "farm": "farm ranch",
    "cellar": "cellar basement",
    "factory": "factory plant",
    "attic": "attic loft",
    "museum": "museum gallery",
    "stadium": "stadium arena",
}

_FLEET = {
    "tyre": "tyre rubber wheel neumático cubierta llanta",
    "sharp": "sharp nail clavo",
    "stuck": "stuck lodged wedged metido",
    "crack": "crack split",
    "age": "age years old",
    "sun": "sun ozone outdoors",
    "shake": "shakes vibration wobbles",
    "fast": "fast speed motorway",
    "worn": "worn wear tread gastada gastado",
    "change": "change replace replaced cambiar",
    "pull": "pulls drifts",
    "side": "side left sidewall",
    "brake": "braking deceleration",
}

_CARDS = {
    "enter": "entrar inicio sesión autenticarse login",
    "password": "contraseña credenciales password",
    "slow": "tarda lentitud demasiado ocho lento",
    "front page": "portada home sitio",
    "open": "abrirse carga inicial",
    "charge": "cobró cargo pago cobrar",
    "twice": "dos veces duplicado repetido",
    "buyer": "comprador pedido",
    "tax": "tax iva tipo",
    "wrong": "wrong mal error fallo indebido",
    "patient": "patient paciente",
    "appointment": "appointment turno",
    "unable": "unable consigue puede",
    "notice": "notificaciones avisos aviso",
    "arrive": "reciben llegan llegar",
}

_FINANCE = {
    "money": "dinero euros money",
    "lend": "prestó prestar adelanté adelantar devolverás devolver",
    "friend": "amiga amigo hola",
    "fine": "multa sanción",
    "parking": "aparcar estacionamiento",
    "electricity": "electricity luz",
    "unpaid": "unpaid impagado abonarse",
    "monthly": "monthly mensualidad",
    "fee": "fee cuota",
    "child": "children child niños",
    "expense": "gasto consumo",
}

CONCEPTS: Mapping[str, tuple[str, ...]] = {
    name: tuple(words.split()) for table in (_EVERYDAY, _FLEET, _CARDS, _FINANCE) for name, words in table.items()
}
"""Each concept's name and its words."""
