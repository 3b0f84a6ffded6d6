"""Words as people type them, in many languages and scripts, against a mailbox of traps: what is found, what is not."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from oakensearch_gui.library.library import Library
from oakensearch_gui.paths import Home
from oakensearch_gui.search.engine import Engine
from oakensearch_gui.search.request import Mode, SearchRequest
from oakensearch_gui.settings import Settings
from tests.making import index, letter, maildir

# Each message is told by its subject. Bodies are one line, as short as mail can be: nothing but the trap.
BODIES = {
    # other forms of a word
    "en-ing": "They were gardening all day.",
    "en-plural": "Three parcels came.",
    "en-y": "We tried both batteries.",
    "en-double": "The trip was planned.",
    "en-e": "He was baking.",
    "en-irregular": "She wrote to the children.",
    "en-possessive": "the neighbour's fence",
    "en-news": "good news everyone",
    "en-than": "rather late than never",
    "en-university": "the university of trees",
    "en-organisation": "We organised the shelves by colour.",
    "de-plural": "Anbei die Lieferscheine vom Montag.",
    "de-umlaut": "Zwei Bäume sind umgefallen.",
    "de-verb": "Er hat alles gemacht.",
    "de-case": "mit freundlichen Grüßen",
    "de-compound-s": "die neue Wohnungsgenossenschaft",
    "de-compound-n": "ein Sonnenblumenfeld",
    "de-compound-en": "das Straßenbahndepot",
    "de-compound-er": "der Kindergeburtstag",
    "de-compound-plain": "Haustürschlüssel gefunden",
    "de-compound-inside": "zur Wohnungseigentümerversammlung",
    "nl-plural": "de boeken zijn terug",
    "nl-vowel": "twee bomen en drie huizen",
    "nl-compound": "de fietsenstalling is vol",
    "sv-definite": "flickorna läste tidningarna",
    "sv-compound": "köp en vinterjacka",
    "da-plural": "bilerne holder udenfor",
    "fr-plural": "les chevaux et les factures",
    "fr-feminine": "une lettre envoyée hier",
    "fr-verb": "nous mangeons et ils mangeaient",
    "fr-imperfect": "nous travaillions le soir",
    "es-plural": "las habitaciones y los lápices",
    "es-verb": "estaban cocinando",
    "pt-plural": "as reuniões e os jornais",
    "it-plural": "gli alberghi e le amiche",
    "ru-case": "о новых договорах и книгами",
    "ru-adjective": "красивый дом",
    "pl-case": "w sprawie umowy z klientami",
    "cs-case": "o tom hradu a hrady",
    "fi-case": "kirjastossa ja kirjastosta",
    "hu-case": "a városban",
    "tr-case": "kitapları okudum",
    "el-case": "τα βιβλία των φίλων",
    "he-article": "קיבלתי את הספר",
    "ar-article": "قرأت الكتاب أمس",
    # spellings
    "umlaut": "Herr Schröder wartet",
    "spelt-out": "Frau Loeffler wartet",
    "eszett": "Gruß vom Fußballplatz",
    "nordic": "Åse Sørensen fra Tromsø og Aarhus",
    "nfd": "Be\u0301ne\u0301dicte a\u0300 l'e\u0301cole",
    "polish": "Wiesława Żółkiewska",
    "turkish": "İstanbul ve ılık çay",
    "vietnamese": "Phạm Thị Đào ở Hà Nội",
    "greek-sigma": "ΟΔΥΣΣΕΥΣ και Οδυσσεύς",
    "cyrillic-yo": "зелёный чай",
    "full-width": "ＯＲＤＥＲ ＺＸ９",
    "half-width": "ﾒｰﾙを送る",
    "hebrew-points": "שָׁלוֹם לְכֻלָּם",
    "arabic-points": "مُحَمَّد هُنا",
    "ligature": "the oﬃce ﬁle",
    # scripts without spaces
    "kana": "さくら",
    "kana-swapped": "らくさ",
    "japanese": "来月の会議室を予約しました",
    "chinese": "請把合同寄到上海辦公室",
    "thai": "ขอใบเสนอราคาสินค้า",
    "korean": "내일 계약서를 보내겠습니다",
    # signs
    "emoji-skin": "well done 👋🏿",
    "emoji-joined": "the 👩‍💻 team",
    "emoji-flag": "greetings from 🇫🇷",
    "hyphen": "a state-of-the-art oven",
    "joined": "a cooperative bakery with email",
    "e-mail": "send an e-mail to the office",
    "apostrophe": "rock\u2019n\u2019roll and l\u2019hiver",
    "soft-hyphen": "Donau\u00addampf\u00adschiff",
    "csharp": "we use C# and F#",
    "dotnet": "the .NET runtime",
    "domain": "see example.net for it",
    "c-letter": "vitamin C",
    "ampersand": "AT&T and R&D",
    # identifiers
    "key": "ticket QRX-7731 is open",
    "key-longer": "ticket QRX-77310 is open",
    "slashes": "RE/2023/118-B",
    "snake": "call read_all_rows() first",
    "camel": "call readAllRows() first",
    "version": "update to 12.0.4-rc1 now",
    "version-v": "we are on v7.8.9-beta",
    "apart": "see RFC 4155 for it",
    "ip": "ping 10.20.30.40",
    "ipv6": "ping 2001:db8::ff00:42",
    "url": "https://forge.example/team/wombatrepo/issues?id=5",
    "address": "write to nina+orders@post.example.org",
    "phone": "call +44 20 7946 0123",
    "amount": "the total is 1,234.56 EUR, after 12,500 and 7350 and 1.234.567",
    "iban": "to GB33 BUKB 2020 1555 5555 55 or with 4000 1234 5678 9010",
    "hash": "commit 9f2c41d is bad",
    "path": "/srv/data/quollfolder/a.txt",
    # substrings are no matches
    "substring": "they started the concatenation of configurations",
    # bodies
    "quoted": "Hi,\n> the amber\n> fox slept\n> here",
    "broken-line": "the violet\nowl sings",
    "curly": "she said \u201cmarble lantern\u201d twice",
}  # fmt: skip

HTML = (
    b"<html><head><style>.walrusclass{color:red}</style><script>var yakscript=1</script></head><body>"
    b"<p>split<b>ter</b>word &auml;hnlich na&iuml;f &#252;ppig &#x1F389;</p><p>one</p><p>two</p></body></html>"
)

LETTERS = [letter(subject, body) for subject, body in BODIES.items()] + [
    letter("html", "").replace(b"text/plain; charset=utf-8", b"text/html; charset=us-ascii").replace(b"\n\n\n", b"\n\n")
    + HTML,
    letter("qp", "the crimson ta=\npir walks at noon =C3=BCber").replace(
        b"Encoding: 8bit", b"Encoding: quoted-printable"
    ),
    letter("=?utf-8?q?Gr=C3=BCner_Tee?=", "."),
    letter("from-last-first", ".", sender='"Okonkwo, Adaeze" <a.okonkwo@lagos.example>'),
    letter("from-plus", ".", sender="Nils <nils+list@fjord.example>"),
    letter("from-obfuscated", ".", sender="pine at forest.example (Petra Pine)"),
    letter("from-longer", ".", sender="mary.ann@brook.example"),
    letter("from-exact", ".", sender="ann@brook.example"),
    letter("cc-only", ".", headers="Cc: Yara Quill <yara@quill.example>\n"),
    letter("bcc-only", ".", headers="Bcc: Zeno Reed <zeno@reed.example>\n"),
    letter("to-only", ".", to="Yara Quill <yara@quill.example>"),
    letter("to-obfuscated", ".", to="Müller Jürgen <jm@x.example>"),
]

FOUND = [
    ("7.8.9", "version-v"),
    ("7.8.9-beta", "version-v"),
    ("rfc4155", "apart"),
    ("travailler", "fr-imperfect"),
    ("garden", "en-ing"), ("gardens", "en-ing"), ("parcel", "en-plural"), ("battery", "en-y"), ("try", "en-y"),
    ("plan", "en-double"), ("planning", "en-double"), ("bake", "en-e"), ("bakes", "en-e"), ("child", "en-irregular"),
    ("written", "en-irregular"), ("neighbour", "en-possessive"), ("neighbours", "en-possessive"),
    ("neighbor", "en-possessive"), ("organized", "en-organisation"), ("color", "en-organisation"),
    ("Lieferschein", "de-plural"), ("Baum", "de-umlaut"), ("machen", "de-verb"), ("freundlich", "de-case"),
    ("Gruss", "de-case"), ("Genossenschaft", "de-compound-s"), ("Wohnung", "de-compound-s"),
    ("Wohnungen", "de-compound-s"), ("Blumenfeld", "de-compound-n"), ("Bahndepot", "de-compound-en"),
    ("Straßenbahn", "de-compound-en"), ("Geburtstag", "de-compound-er"), ("Geburtstage", "de-compound-er"),
    ("Eigentümer", "de-compound-inside"), ("eigentuemern", "de-compound-inside"),
    ("Schlüssel", "de-compound-plain"), ("schluessel", "de-compound-plain"), ("boek", "nl-plural"),
    ("boom", "nl-vowel"), ("huis", "nl-vowel"), ("stalling", "nl-compound"), ("flicka", "sv-definite"),
    ("tidning", "sv-definite"), ("jacka", "sv-compound"), ("bil", "da-plural"), ("cheval", "fr-plural"),
    ("facture", "fr-plural"), ("envoyé", "fr-feminine"), ("envoyer", "fr-feminine"), ("manger", "fr-verb"),
    ("habitación", "es-plural"), ("lápiz", "es-plural"), ("cocinar", "es-verb"), ("reunião", "pt-plural"),
    ("jornal", "pt-plural"), ("albergo", "it-plural"), ("amica", "it-plural"), ("договор", "ru-case"),
    ("книга", "ru-case"), ("красивая", "ru-adjective"), ("umowa", "pl-case"), ("klient", "pl-case"),
    ("hrad", "cs-case"), ("kirjasto", "fi-case"), ("város", "hu-case"), ("kitap", "tr-case"), ("βιβλίο", "el-case"),
    ("φίλος", "el-case"), ("ספר", "he-article"), ("كتاب", "ar-article"),
    ("schroeder", "umlaut"), ("schroder", "umlaut"), ("SCHRÖDER", "umlaut"), ("Löffler", "spelt-out"),
    ("loffler", "spelt-out"), ("gruss", "eszett"), ("fussballplatz", "eszett"), ("aase", "nordic"),
    ("soerensen", "nordic"), ("sorensen", "nordic"), ("tromso", "nordic"), ("tromsoe", "nordic"), ("Århus", "nordic"),
    ("bénédicte", "nfd"), ("benedicte", "nfd"), ("école", "nfd"), ("wieslawa", "polish"), ("zolkiewska", "polish"),
    ("istanbul", "turkish"), ("ISTANBUL", "turkish"), ("ilik", "turkish"), ("pham", "vietnamese"),
    ("dao", "vietnamese"),
    ("Hà Nội", "vietnamese"), ("οδυσσευς", "greek-sigma"), ("зеленый", "cyrillic-yo"), ("order zx9", "full-width"),
    ("メール", "half-width"), ("שלום", "hebrew-points"), ("محمد", "arabic-points"), ("office", "ligature"),
    ("file", "ligature"), ("さくら", "kana"), ("会議室", "japanese"), ("合同", "chinese"), ("上海", "chinese"),
    ("ใบเสนอราคา", "thai"), ("계약서", "korean"), ("👋", "emoji-skin"), ("👋🏿", "emoji-skin"),
    ("👩‍💻", "emoji-joined"),
    ("🇫🇷", "emoji-flag"), ("state-of-the-art", "hyphen"), ("co-operative", "joined"), ("e-mail", "joined"),
    ("email", "e-mail"), ("rock'n'roll", "apostrophe"), ("hiver", "apostrophe"), ("l'hiver", "apostrophe"),
    ("l'école", "nfd"), ("donaudampfschiff", "soft-hyphen"), ("c#", "csharp"), ("F#", "csharp"), (".NET", "dotnet"),
    ("AT&T", "ampersand"), ("qrx-7731", "key"), ("QRX", "key"), ("7731", "key"), ("re/2023/118-b", "slashes"),
    ("read_all_rows", "snake"), ("read_all_rows()", "snake"), ("readallrows", "camel"), ("12.0.4-rc1", "version"),
    ("12.0.4", "version"), ("10.20.30.40", "ip"), ("2001:db8::ff00:42", "ipv6"), ("wombatrepo", "url"),
    ("https://forge.example/team/wombatrepo", "url"), ("forge.example", "url"),
    ("nina+orders@post.example.org", "address"), ("post.example.org", "address"), ("+44 20 7946 0123", "phone"),
    ('"20 7946 0123"', "phone"), ("1,234.56", "amount"), ("1234.56", "amount"),
    ("$1234.56", "amount"), ("1.234,56", "amount"), ("12500", "amount"), ("12.500", "amount"), ("7,350", "amount"),
    ("1234567", "amount"), ("GB33BUKB20201555555555", "iban"), ("4000123456789010", "iban"), ("9f2c41d", "hash"),
    ("quollfolder", "path"),
    ('"amber fox slept"', "quoted"), ('"violet owl"', "broken-line"), ('"marble lantern"', "curly"),
    ("“marble lantern”", "curly"), ("splitterword", "html"), ("ähnlich", "html"), ("naïf", "html"), ("üppig", "html"),
    ("🎉", "html"), ('"one two"', "html"), ('"crimson tapir"', "qp"), ("tapir", "qp"),
    ("subject:Grüner", "Grüner Tee"), ("subject:gruener", "Grüner Tee"), ("from:adaeze", "from-last-first"),
    ('from:"Adaeze Okonkwo"', "from-last-first"), ("from:okonkwo", "from-last-first"),
    ("from:a.okonkwo@lagos.example", "from-last-first"), ("from:lagos.example", "from-last-first"),
    ("from:nils+list@fjord.example", "from-plus"), ("from:petra", "from-obfuscated"),
    ("from:pine@forest.example", "from-obfuscated"), ("from:ann@brook.example", "from-exact"),
    ("cc:yara", "cc-only"), ("bcc:zeno@reed.example", "bcc-only"), ("to:yara@quill.example", "to-only"),
    ("to:mueller", "to-obfuscated"), ("yara", "cc-only"),
]  # fmt: skip

NEVER = [
    ("thank", "en-than"),
    ("news", "en-new"), ("universe", "en-university"), ("art", "substring"), ("cat", "substring"),
    ("ration", "substring"), ("figure", "substring"), ("さくら", "kana-swapped"), ("らくさ", "kana"),
    ("C#", "c-letter"), ("C", "csharp"), (".NET", "domain"), ("qrx-7731", "key-longer"), ("walrusclass", "html"),
    ("yakscript", "html"), ("from:ann@brook.example", "from-longer"), ("cc:yara", "to-only"), ("to:yara", "cc-only"),
    ("from:yara", "to-only"), ("👋", "emoji-joined"), ("🇩🇪", "emoji-flag"), ('"fox amber"', "quoted"),
    ('"gardens"', "en-ing"), ("+gardens", "en-ing"), ("10.20.30.4", "ip"), ("port", "de-compound-en"),
    ("versam", "de-compound-inside"), ("nungs", "de-compound-inside"), ("1234.57", "amount"),
    ("2345.6", "amount"),
]  # fmt: skip


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Engine]:
    folder = tmp_path_factory.mktemp("traps")
    home = Home(folder / "home")
    library = Library.open(home)
    library.add_source(maildir(folder / "mail", [*LETTERS, letter("en-new", "a new thing")]))
    library.close()
    index(home)
    opened = Engine.open(home, Settings(), None)
    yield opened
    opened.close()


def found(engine: Engine, query: str) -> list[str]:
    result = engine.search(SearchRequest(query, Mode.KEYWORD, limit=100))
    return [] if result.corrected else [hit.message.subject for hit in result.hits]


@pytest.mark.parametrize(("query", "subject"), FOUND)
def test_what_people_mean_is_found(engine: Engine, query: str, subject: str) -> None:
    assert subject in found(engine, query)


@pytest.mark.parametrize(("query", "subject"), FOUND)
def test_little_else_is_found(engine: Engine, query: str, subject: str) -> None:
    assert len(found(engine, query)) <= 6


@pytest.mark.parametrize(("query", "subject"), NEVER)
def test_what_they_do_not_mean_is_not(engine: Engine, query: str, subject: str) -> None:
    assert subject not in found(engine, query)


@pytest.fixture(scope="module")
def shared_engine(tmp_path_factory: pytest.TempPathFactory, shared_data: Path) -> Iterator[Engine]:
    home = Home(tmp_path_factory.mktemp("shared-traps") / "home")
    library = Library.open(home)
    library.add_source(shared_data / "search-traps" / "mail")
    library.close()
    index(home)
    opened = Engine.open(home, Settings(), None)
    yield opened
    opened.close()


def test_the_shared_traps(shared_engine: Engine, shared_data: Path) -> None:
    failed = []
    for case in json.loads((shared_data / "search-traps" / "cases.json").read_text(encoding="utf-8")):
        result = shared_engine.search(SearchRequest(case["query"], Mode.KEYWORD, limit=100))
        hits = [
            {place.path.name.split(".h")[0] for place in shared_engine.library.locations(hit.message_id)}
            for hit in result.hits
        ]
        others = [names for names in hits if not names & set(case["find"])]
        whole = set().union(*hits)
        passed = set(case["find"]) <= whole and not whole & set(case["never"]) and len(others) <= 12
        if not passed:
            failed.append(case["name"])
    assert failed == []
