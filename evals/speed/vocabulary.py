"""Words for mail that is made up: several languages, frequencies by Zipf's law, and a long tail of rare words.

A language's commonest words are its own; the rest are put together from stems and endings, which is how most of a
real vocabulary comes about too, and keeps what a tokenizer makes of a word near to what it makes of real ones.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

SLOTS = 1 << 16
"""Entries of a table: 16 random bits pick a word, so two random bytes are one word of text."""

_FREQUENT = 6_000
"""Words of a language that have a place in its table; the less frequent ones are the long tail."""

_ZIPF_SHIFT = 2.7
"""Mandelbrot's correction to Zipf's law: the frequency of the word of rank r is as 1 / (r + 2.7)."""


@dataclass(frozen=True, slots=True)
class Language:
    """How a language is made. `share` of all threads are in it; `charsets` are (charset, transfer encoding) "
    "pairs."""

    name: str
    share: float
    common: str
    stems: str
    endings: str
    charsets: tuple[tuple[str, str], ...]
    greeting: str
    farewell: str
    wrote: str
    joiner: str = " "


@dataclass(frozen=True, slots=True)
class Tongue:
    """A language ready for use: `text` has a word for each 16 random bits, `rare` are words of the long tail."""

    language: Language
    text: tuple[str, ...]
    content: tuple[str, ...]
    rare: tuple[str, ...]


def tongue(language: Language) -> Tongue:
    """The tables of a language. They depend on nothing but the language, so all seeds share one vocabulary."""
    rng = random.Random(f"oakensearch-{language.name}")
    common = language.common.split()
    made = _compounds(language, rng)
    frequent = min(_FREQUENT, len(made) // 2)
    ranked = [*common, *made[:frequent]]
    weights = [1.0 / (rank + _ZIPF_SHIFT) for rank in range(1, len(ranked) + 1)]
    whole = sum(weights)
    text: list[str] = []
    for word, weight in zip(ranked, weights, strict=True):
        text.extend([word] * max(1, round(weight / whole * SLOTS)))
    rare = made[frequent:]
    text = text[:SLOTS] + [rare[place % len(rare)] for place in range(SLOTS - len(text))]
    return Tongue(language, tuple(text), tuple(made[:frequent]), tuple(rare))


def _compounds(language: Language, rng: random.Random) -> list[str]:
    """Stems alone first, then with endings, then two stems in one word; each once, in an order by chance."""
    stems, endings = language.stems.split(), language.endings.split()
    seen = set(language.common.split())
    made: list[str] = []
    for words in (
        stems,
        [stem + ending for stem in stems for ending in endings],
        [first + second for first in stems for second in stems if first != second],
    ):
        fresh = list(dict.fromkeys(word for word in words if word not in seen))
        rng.shuffle(fresh)
        seen.update(fresh)
        made += fresh
    return made


_UTF8_QP, _UTF8_B64, _UTF8_8BIT = ("utf-8", "quoted-printable"), ("utf-8", "base64"), ("utf-8", "8bit")
_LATIN_QP = ("iso-8859-1", "quoted-printable")

ENGLISH = Language(
    "en",
    0.7,
    "the to and a of i is in that for it you on this with be have not we are as if but at or can from will there "
    "your was an do my so all would they has one by me when what which he just about some should get more out up "
    "like no how any time also had know only than use our then could think them see new make good now other need "
    "into here been work may who want does please their way very where don't still first two let going find "
    "because over it's i'm well much after even back same change before too right problem send set down look "
    "works seems try using last something sure those again thing every between list really help add better give "
    "might while question point next hope thanks best week day today tomorrow morning year months meeting file "
    "email message call",
    "account address agree answer appoint argue arrive assess attend balance bank base battle bear beat begin "
    "bill blood board bond book border branch bread break bridge brief broad build burn cable camp card carry "
    "case cash catch central chain chair charge chart check choice church circle claim class clean clear client "
    "climb clock close cloud coach coast code collect colour command common compile concern connect consult "
    "contain contract control cook copy corner cost count court cover credit crew cross crowd custom cycle "
    "damage dance data debate decide deep degree deliver demand depend deploy design detail device dinner direct "
    "discount display doctor document domain draft dream dress drive earth edge edit effect elect employ engine "
    "enter equip error estimate event exam exchange expect expert export express fact fail farm fashion feature "
    "field fight figure filter final finance fine finish fire fish flight floor flow focus follow force forest "
    "form forward frame friend front function fund garden gate gather glass grant green ground group grow guard "
    "guide handle harbour hard head health heart heat hill hold holiday home horse host hotel house idea image "
    "import index inform inspect install insure interest invest invite invoice iron island issue item join "
    "journal judge jump kernel kind kitchen label lamp land language law lead learn lease letter level library "
    "licence light limit line link load local lock log loss lunch machine mail manage map market master match "
    "matter measure medical member memory merge metal method milk mind mirror mobile model module moment money "
    "motor mountain mouse move music network night noise north note notice number object offer office oil open "
    "operate order organ owner pack page paint paper parcel parent park part party pass patch path pattern pay "
    "pension permit person phone photo piece pilot pipe place plan plane plant plate play pocket police port "
    "post pound power present press price print process produce profit program project protect proof public pump "
    "purchase quality quarter queue rail rain range rate reach read receipt record refund region register rent "
    "repair report request reserve resource rest return review ring risk river road rock roof room root round "
    "route rule sail sale sample save scale school science screen script sea search season seat second section "
    "sector seed sell server service share sheet shell ship shop signal silver site skill sleep slow smooth snow "
    "social soft solid solve sound source south space speak spring stage stamp stand state station stock stone "
    "store storm story stream street string strong student study style summer supply support surface survey "
    "switch system table target task tax teach team test theatre theory thread ticket tool tower town track "
    "trade train transfer travel treat tree trial truck trust type union unit update upgrade upload user valley "
    "value vector vendor version video view village visit voice vote wage wait walk wall warm watch water "
    "weather web weight west wheel wind window winter wire wonder wood world write yard yellow zone",
    "s ed ing er ers able ment ments ation ations ive ly ful less ness ship al ish y ier wise like proof",
    (("us-ascii", "7bit"), ("utf-8", "7bit"), _UTF8_QP, ("us-ascii", "7bit")),
    "Hello {name},",
    "Best regards",
    "On {date}, {name} wrote:",
)
GERMAN = Language(
    "de",
    0.1,
    "die der und in zu den das nicht von sie ist des sich mit dem dass er es ein ich auf so eine auch als an "
    "nach wie im für man aber aus durch wenn nur war noch werden bei hat wir was wird sein einen welche sind "
    "oder zur um haben einer mir über ihm diese einem ihr uns da zum kann doch vor dieser mich ihn du hatte "
    "seine mehr am denn nun unter sehr selbst schon hier bis habe ihre dann ihnen seiner alle wieder meine zeit "
    "gegen vom ganz einzelnen wo muss ohne",
    "arbeit auftrag bahn bau berg bericht blatt brief brot brücke buch büro daten dienst druck fahrt feld "
    "fenster feuer fluss frage garten gast geld gerät gesetz glas grund gruppe hafen handel haus heizung herbst "
    "hof holz insel jahr kabel karte kasse kind klasse koffer kosten kraft kreis küche kunde land licht liste "
    "luft markt maschine miete motor nacht netz ofen ordner papier plan platz post preis prüfung rad raum "
    "rechnung regen reise rohr schiff schloss schlüssel schnee schule see seite sommer stadt stein steuer "
    "strasse straße strom stück tag termin tisch tür uhr unfall verein verkehr vertrag wagen wald wand wasser "
    "werk wetter winter woche wohnung zahl zeitung zimmer zug",
    "en er ung ungen heit lich bar los schaft chen s es halle platz raum zeit",
    (_LATIN_QP, _UTF8_QP, _UTF8_8BIT, ("iso-8859-1", "8bit")),
    "Hallo {name},",
    "Mit freundlichen Grüßen",
    "Am {date} schrieb {name}:",
)
FRENCH = Language(
    "fr",
    0.07,
    "de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se le ce il sont avec son "
    "mais comme ou si leur y dont tout nous sa même ont aux cette fait été aussi je vous bien très sans être "
    "deux peut ces tous avait où entre après ses quand encore autres notre faire depuis moins donc temps trop "
    "merci votre mes ai suis",
    "accord adresse affaire ami année appel arbre argent article avis bateau besoin billet bois bureau café "
    "carte chambre chemin clé client code colis compte contrat côté couleur cour cours date début demande départ "
    "dossier droit eau école église employé équipe espace étage état étude facture famille femme fenêtre feuille "
    "fichier fin forêt forme frère gare groupe guerre heure hiver homme hôtel idée image impôt jardin jeu "
    "journée langue lettre lieu ligne liste livre logement loi lumière main maison marché matin médecin mer "
    "message mois montagne mot moyen musique nombre nuit offre page papier pays permis pièce place pluie pont "
    "porte prix problème projet quartier question rapport région réponse réseau retour réunion route rue salle "
    "santé semaine séjour service signe soir soleil sortie sujet table temps terre train travail vente vérité "
    "ville voiture voix voyage",
    "s e es ment ments ation ations eur euse ique able iste age ages",
    (_LATIN_QP, _UTF8_QP, _UTF8_8BIT, _UTF8_QP),
    "Bonjour {name},",
    "Cordialement",
    "Le {date}, {name} a écrit :",
)
SPANISH = Language(
    "es",
    0.06,
    "de la que el en y a los se del las un por con no una su para es al lo como más o pero sus le ha me si sin "
    "sobre este ya entre cuando todo esta ser son dos también fue había era muy años hasta desde está mi porque "
    "qué sólo han yo hay vez puede todos así nos ni parte tiene él uno donde bien tiempo mismo ese ahora cada e "
    "vida otro después te otros",
    "abogado acción agua aire amigo año árbol archivo arte banco barco billete calle camino campo carta casa "
    "cena ciudad clase cliente cocina código compra contrato correo cosa cuenta cuerpo derecho día dinero "
    "dirección empresa enero escuela espacio estado factura familia fecha fiesta flor forma fuego gente gobierno "
    "grupo guerra habitación historia hombre hora hotel idea iglesia imagen isla juego lado lengua ley libro "
    "línea lista llave lluvia lugar luz madre mano mañana máquina mar mercado mes mesa montaña mujer mundo "
    "música niño noche nombre número obra oficina padre página país palabra papel pedido persona piso plan playa "
    "plaza precio problema proyecto pueblo puente puerta punto reunión río ropa sala salud semana señor servicio "
    "siglo sistema sol sueño tarde teléfono tema tierra trabajo tren valor ventana verano viaje viento vino voz "
    "vuelo zona",
    "s es ción ciones mente dad dades ero era ista able ito ita",
    (_LATIN_QP, _UTF8_QP, _UTF8_8BIT, _UTF8_B64),
    "Hola {name}:",
    "Un saludo",
    "El {date}, {name} escribió:",
)
RUSSIAN = Language(
    "ru",
    0.04,
    "и в не на я что он с как это по но они к у ты из мы за вы так же от бы о все его было только её мне было "
    "вот меня ещё нет ему теперь когда даже ну вдруг ли если уже или ни быть был него до вас нибудь опять уж вам "
    "ведь там потом себя ничего ей может тут где есть надо для чем была сам чтоб без будто чего раз тоже себе "
    "под будет тогда кто этот",
    "адрес берег билет бумага вагон век вечер вещь вода вопрос врач время встреча глава год голос город гость "
    "группа дверь дело день деньги дерево договор документ дом дорога друг завод закон зал запись земля зима имя "
    "история книга код комната конец корабль лес лето линия лист лицо магазин масло машина место месяц мир море "
    "мост музыка народ неделя номер ночь образ огонь окно ответ отдел отец парк письмо план площадь погода поезд "
    "поле порт правило праздник проект работа разговор река рынок самолёт свет село сила система слово служба "
    "снег совет стол страна счёт театр тело товар точка улица урок утро файл форма цена часть человек число "
    "школа экран язык",
    "ы а у ом е ов ами ах ный ная ное ские",
    (("koi8-r", "8bit"), _UTF8_B64, ("windows-1251", "base64"), _UTF8_B64),
    "Здравствуйте, {name}!",
    "С уважением",
    "{date} {name} писал(а):",
)
JAPANESE = Language(
    "ja",
    0.03,
    "の は に を が で と も た です ます した から まで より など この その これ それ ため こと もの よう ので "
    "けど 等 的 者 化",
    "会議 資料 確認 連絡 送付 予定 明日 今日 来週 月曜 火曜 水曜 木曜 金曜 東京 大阪 京都 会社 部長 課長 担当 "
    "契約 請求書 見積 注文 商品 発送 到着 電話 番号 住所 名前 写真 添付 電車 駅前 空港 飛行機 旅行 宿泊 部屋 "
    "食事 料理 天気 季節 春休み 夏休み 学校 先生 学生 試験 研究 論文 計算機 画面 設定 更新 接続 障害 修正 開発 "
    "版 試作 工場 機械 電源 図面 設計 品質 検査 報告書 予算 費用 銀行 振込 保険 病院 薬局 家族 友人 結婚 誕生日 "
    "手紙 返事 質問 回答 説明 理解 相談 提案 計画 変更 中止 延期 参加 欠席 出席",
    "を が は に で の も",
    (("iso-2022-jp", "7bit"), _UTF8_B64, _UTF8_B64, ("iso-2022-jp", "7bit")),
    "{name}様",
    "よろしくお願いいたします。",
    "{date} {name}:",
    joiner="",
)

LANGUAGES = (ENGLISH, GERMAN, FRENCH, SPANISH, RUSSIAN, JAPANESE)

GIVEN = (
    "Anna Ben Clara David Elif Farid Greta Hugo Ines Jonas Kate Lars Mia Noah Olga Paul Quentin Rosa Sven Tara "
    "Umar Vera William Xenia Yusuf Zoe Alice Boris Chiara Dmitri Emma Felix Giulia Hans Irene José Karin Luis "
    "Maria Nils Otto Petra Rafael Sofia Tomás Ursula Victor Wanda Yuki Søren Zoë François Jürgen Łukasz Мария "
    "Иван 太郎 花子"
).split()
FAMILY = (
    "Smith Jones Taylor Brown Walker Green Baker Carter Cooper Fisher Hunter Mason Turner Ward Müller Schmidt "
    "Schneider Weber Wagner Becker Hoffmann Koch Richter Wolf Martin Bernard Dubois Thomas Robert Petit Durand "
    "Leroy Moreau Garcia Fernández López Martínez Sánchez Pérez Gómez Ruiz Díaz Ivanov Petrov Smirnova Kowalski "
    "Nowak Rossi Bianchi Ricci Jansen Visser Bakker Hansen Nielsen Larsen Olsen Berg Lindqvist Tanaka Suzuki "
    "Sato Kim Lee Park Chen Wang Nguyen Okafor Mensah Haddad Rahman Kapoor Singh Silva Santos Costa Almeida "
    "O'Brien Murphy"
).split()
DOMAINS = (
    "example.com example.org example.net mail.example.com corp.example.com lists.example.org uni.example.edu "
    "shop.example.net news.example.com bank.example.org post.example.net firma.example.com"
).split()
