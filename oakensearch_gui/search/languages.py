"""What the search knows of languages, as data: endings that forms of one word exchange, how words are joined.

Only inflection is in here (plural, case, gender, tense), no derivation: "walk" is the same word as "walking", not
as "walker"; "universe" and "university" are two. Everything is folded as the index folds (no accents, ß as ss), so
that what stands in the index can be compared. The tables follow ordinary school grammars; the alternative, a stemmer
such as Snowball, cuts folded words in the wrong places and takes many different words for one.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from functools import cached_property

from oakensearch_gui.index.words import fold


@dataclass(frozen=True)
class Language:
    """A language's inflection.

    `paradigms`: endings of which any may stand in place of any other, behind a stem of at least `shortest` letters
    (- is no ending). `common`: words that any longer text in the language has, and few texts in others.
    `links`: letters between the parts of a compound; none in a language that writes its compounds apart.
    `irregular`: forms of one word that no rule connects. `prefixes`: what may stand joined before a word.
    """

    name: str
    common: str
    paradigms: tuple[str, ...]
    links: tuple[str, ...] = ()
    irregular: str = ""
    prefixes: tuple[str, ...] = ()
    shortest: int = 4

    @cached_property
    def script(self) -> str:
        """The script it is written in, by the name of its letters: LATIN, CYRILLIC."""
        return script(self.common)

    @cached_property
    def endings(self) -> tuple[frozenset[str], ...]:
        """The paradigms as sets of folded endings."""
        return tuple(frozenset("" if one == "-" else fold(one) for one in row.split()) for row in self.paradigms)

    @cached_property
    def telling(self) -> frozenset[str]:
        return frozenset(fold(self.common).split())

    @cached_property
    def groups(self) -> dict[str, tuple[str, ...]]:
        """Each irregular form with all forms of its word."""
        rows = [tuple(row.split()) for row in fold(self.irregular).splitlines()]
        return {form: row for row in rows for form in row}


def script(word: str) -> str:
    """The script of a word's first letter: LATIN, GREEK, HEBREW; empty when it has none."""
    return unicodedata.name(word[:1], "").split(" ")[0]


_SLAVIC_NOUN = "- а у ом ем е ы и ов ев ей ам ами ах я ю ям ями ях о ой ою ь ью"
_SLAVIC_ADJECTIVE = "ый ий ой ая яя ое ее ые ие ого его ому ему ым им ом ем ых их ую юю ыми ими о"

LANGUAGES = (
    Language(
        "English",
        "the and with this from have that",
        ("- s ed ing", "y ies ied ying", "e es ed ing", "f ves", "fe ves", "is es", "ix ices"),
        irregular="""child children
man men
woman women
foot feet
tooth teeth
mouse mice
person people
index indexes indices
matrix matrices
criterion criteria
go goes going went gone
send sends sending sent
buy buys buying bought
pay pays paying paid
write writes writing wrote written
meet meets meeting met
get gets getting got gotten
take takes taking took taken
give gives giving gave given
make makes making made
break breaks breaking broke broken
speak speaks speaking spoke spoken
lose loses losing lost
tell tells telling told
bring brings bringing brought
think thinks thinking thought
keep keeps keeping kept
hold holds holding held
sell sells selling sold
choose chooses choosing chose chosen
fly flies flying flew flown
drive drives driving drove driven
begin begins beginning began begun
run runs running ran
eat eats eating ate eaten
know knows knowing knew known
build builds building built
spend spends spending spent
teach teaches teaching taught
catch catches catching caught
forget forgets forgetting forgot forgotten
grow grows growing grew grown
throw throws throwing threw thrown
wear wears wearing wore worn
steal steals stealing stole stolen
win wins winning won
hide hides hiding hid hidden
fall falls falling fell fallen
swim swims swimming swam swum
sing sings singing sang sung
drink drinks drinking drank drunk""",
        shortest=3,
    ),
    Language(
        "German",
        "und nicht ist das mit wir auch",
        (
            "- e en er es em n s ern",
            "- e en s",
            "- er ern",
            "en e st t te ten tet et est end",
            "ln le elt elte elten",
            "n t te ten",
            "in innen",
            "nis nisse nissen nisses",
        ),
        links=("s", "es", "n", "en", "er", "e"),
    ),
    Language(
        "Dutch",
        "het een niet ik voor zijn",
        ("- en s e n er", "- t en te ten de den", "heid heden", "je jes"),
        links=("s", "en", "e", "n"),
    ),
    Language(
        "Swedish",
        "och att inte är för jag",
        (
            "- en et er erna ar arna or n na s ens ets arnas ernas t",
            "- en ar arna",
            "- en er erna",
            "a an or orna",
            "- et en s",
            "e en ar arna er et",
            "a ar ade at ad ande",
            "a er te t",
        ),
        links=("s", "e", "o", "u", "a"),
    ),
    Language(
        "Danish and Norwegian",
        "og ikke jeg på til er det",
        (
            "- en er erne",
            "- et e ene",
            "- en et e er erne ene ens ets s r ne",
            "e er ede et ende te t",
            "e en er erne ene et",
        ),
        links=("s", "e"),
    ),
    Language(
        "French",
        "les des est vous pour dans avec",
        (
            "- s x",
            "al aux ale ales",
            "- e es s",
            "er e es ons ez ent é ée és ées ait aient ais ions iez ant era eront",
            "er e eons eait eaient eant",
            "ir is it issons issez issent i ie ies issant",
            "eux euse euses",
            "if ive ifs ives",
            "er ère ers ères",
            "ien ienne iens iennes",
            "el elle els elles",
            "on onne ons onnes",
        ),
    ),
    Language(
        "Spanish",
        "los que una por del pero muy",
        (
            "- s",
            "- es",
            "o a os as",
            "z ces",
            "ar o as a amos an é aste ó aron aba aban ando ado ada ados adas ará arán aría e en es",
            "er o es e emos en í ió ieron ía ían iendo ido ida idos idas erá",
            "ir o es e imos en í ió ieron ía ían iendo ido ida idos idas irá",
        ),
    ),
    Language(
        "Portuguese",
        "não uma para você está mais isso",
        (
            "- s",
            "- es",
            "ão ões ães ãos",
            "al ais",
            "el eis",
            "ol ois",
            "m ns",
            "o a os as",
            "ar o a amos am ei ou aram ava avam ando ado ada ados adas ará e em",
            "er o e emos em i eu eram ia iam endo ido ida idos idas",
            "ir o e imos em i iu iram ia iam indo ido ida idos idas",
        ),
    ),
    Language(
        "Italian",
        "che della sono gli questo anche",
        (
            "o i a e",
            "e i",
            "co chi ca che",
            "go ghi ga ghe",
            "io i ia ie",
            "are o i a iamo ate ano ato ata ati ate ando ava avano ai ò",
            "ere o i e iamo ete ono uto uta uti ute endo eva",
            "ire o i e isco isce iamo ite ono iscono ito ita iti ite endo",
        ),
    ),
    Language(
        "Polish",
        "nie jest się oraz dla czy",
        (
            "- a u owi em ie y i e o ów om ami ach iem",
            "a y i e ę ą o ie om ami ach",
            "y a e ego ej emu ym ych ymi ą i iego iej iemu im ich imi",
            "ać am asz a amy acie ają ał ała ali ały any ana ane",
            "ić ę isz i imy icie ą ił iła ili iły",
            "ość ości ością",
            "ie ia iu iem iom iami iach",
        ),
    ),
    Language(
        "Czech and Slovak",
        "není jsem jako nebo aby že",
        (
            "- a u e i y ou em ovi ech ích ami um ům ové o ách ám",
            "a y e u ou o ách ám ami",
            "ý á é ého ému ým ých ými ou í ího ímu ím ích",
            "ost osti ostí",
        ),
    ),
    Language(
        "Romanian",
        "și nu este pentru sunt din",
        ("- ul ului i ii ilor e ele elor le lor a ei uri urile", "a e ei ele elor ă", "are ari ării ările"),
    ),
    Language(
        "Finnish",
        "ja ei että mutta olen ovat",
        (
            "- a ä n t ssa ssä sta stä lla llä lta ltä lle ksi na nä in i ja jä tta ttä",
            "- ita itä issa issä ista istä illa illä ille ien jen",
            "nen sen sta set sia ssa",
        ),
    ),
    Language(
        "Hungarian",
        "és nem hogy egy meg csak",
        (
            "- k ok ek ak ök t ot et at öt nak nek en a e ja je ért ig",
            "- ban ben ból ből ba be ra re ról ről val vel hoz hez höz on ön",
        ),
    ),
    Language(
        "Turkish",
        "bir ve bu için değil çok",
        (
            "- lar ler ı i u ü yı yi a e ya ye da de ta te dan den tan ten ın in un ün nın nin la le",
            "- ları leri larda lerde lardan lerden ım im um üm ımız imiz sı si",
        ),
    ),
    Language(
        "Russian and Ukrainian",
        "не на что это для как",
        (
            _SLAVIC_NOUN,
            "ия ие ий ии ию ием ией иям иями иях",
            _SLAVIC_ADJECTIVE,
            "ть ю у ет ит ешь ишь ем им ете ите ют ут ят ат л ла ло ли",
            "ать аю ает аешь аем аете ают ал ала ало али аю",
            "ить ю у ит ишь им ите ят ат ил ила ило или",
            "- і а у и ів ам ами ах ою ї єю ові",
        ),
        shortest=3,
    ),
    Language(
        "Greek",
        "και το να την δεν για",
        (
            "ος ου ο ε οι ων ους",
            "ο ου α ων",
            "α ας ες ων ος",
            "η ης ες εις ων",
            "ι ιου ια ιων",
            "μα ματος ματα ματων",
            "ής ή ές ών",
        ),
        shortest=3,
    ),
    Language("Hebrew", "את של על לא הוא זה", ("- ים ות", "ה ות"), prefixes=("ה", "ו", "ב", "ל", "מ", "ש", "כ", "וה")),
    Language(
        "Arabic",
        "من في على إلى هذا التي",
        ("- ات ون ين ان", "ة ات"),
        prefixes=("ال", "و", "ب", "ل", "ف", "وال", "بال", "لل"),
    ),
)

ELISIONS = frozenset(fold("l d j m t s n c qu jusqu lorsqu puisqu dell all nell sull dall un quest").split())
"""What stands before an apostrophe without belonging to the word behind it (French, Italian, Catalan)."""

JOINED = frozenset("e co re pre non anti multi semi self well bi ex mid post micro cyber".split())
"""First parts that are written with a hyphen or without one: "e-mail" is "email", "well-known" is "wellknown"."""

SPELT_OUT = (("ae", "a"), ("oe", "o"), ("ue", "u"), ("aa", "a"))
"""How letters with dots, rings and strokes are written where a keyboard lacks them, and what folding makes of them."""

_SPELLINGS = (
    ("(?<=.{3})", "is", "iz", "e|ed|es|er|ers|ing|ation|ations"),
    ("(?<=.{2})", "our", "or", "|s|ed|ing|ite|able|al|hood|ful"),
    ("(?<=.{3})", "tre", "ter", "|s"),
    ("(?<=.{3})", "ogue", "og", "|s"),
    ("(?<=.{2})", "ys", "yz", "e|ed|es|er|ers|ing"),
    ("(?<=.{2})", "enc", "ens", "e|es|ed"),
    ("(?<=.{3})", "ll", "l", "ed|ing|er|ers"),
)

BRITISH_AMERICAN = tuple(
    (f"{before}{one}(?=(?:{tail})$)", other)
    for before, british, american, tail in _SPELLINGS
    for one, other in ((british, american), (american, british))
)
"""Patterns, and what stands in their place on the other side of the Atlantic."""

NO_MODIFIER = frozenset(
    fold(
        "inter trans under over out counter super sub pre non anti micro multi auto photo demo tele hyper intra extra"
        " unter über vor nach aus auf ein bei durch gegen hinter ver zer ent miss wieder zurück zusammen"
        " onder door tegen terug under över efter mellan genom"
    ).split()
)
"""Prefixes: a word behind one of them is another word, not the head of a compound."""

LATIN_TAILS = ("ion", "ions", "ing", "ment", "ments", "able", "ible", "ity", "ance", "ence", "ive", "ous", "ate", "al")
"""Ends of words that many words share without being compounds: "ration" is no part of "configuration"."""

UNINFLECTED = frozenset(("news", "evening", "wedding", "ceiling", "pudding", "hundred", "during"))
"""English words that only look like a form of another."""

COMPOUND_SIGNS = ("ungs", "heits", "keits", "schafts", "tions", "ions", "tats", "lings", "tums", "ings", "hets", "ets")
"""Ends of a compound's first part that hardly occur otherwise."""
