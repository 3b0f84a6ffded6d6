"""Words that bind a sentence together and say nothing of what it is about, folded as the index folds them.

A question may miss them, and marking them in a snippet would only hide the words that matter. Words that are merely
common in a mailbox are found out from the index itself; these are the ones that a small mailbox cannot tell.
"""

from __future__ import annotations

from collections.abc import Collection

from oakensearch_gui.index.words import fold

# English, German, Spanish, French, Italian, Portuguese, Dutch, Swedish, Russian, Polish, Turkish.
_LISTS = """\
a about all am an and any are as at be because been but by can could did do does for from get got had has have he her
him his how i if in into is it its just me my no not of on one or our out she should so some than that the their them
then there these they this to too up us was we were what when where which who whom whose why will with would you your
being doing having herself himself itself may might must myself ourselves shall such themselves those very yours
yourself mention mentioned mentions said say saying says tell telling tells told wrote

aber alle als also am an auch auf aus bei bin bis bist da das dass dein dem den der des dich die dir doch du durch ein
eine einem einen einer er es für hat hatte habe haben ich ihr ihre im in ist ja kann kein keine man mein meine mich mir
mit nach nicht noch nur oder sein sich sie sind so und uns unser vom von vor war waren warum was wann wenn wer werden
wie wir wird wo zu zum zur über diese diesem diesen dieser dieses eines etwas ihm ihn ihrem ihren ihrer meinen meinem
meiner seine seinem seinen seiner unsere unserem unseren unserer wurde wurden würde gesagt sagt sagte
geschrieben schrieb

al algo ante como con cual cuando de del desde donde el ella ellos en entre era es esa ese eso esta este esto fue ha
han hasta hay la las le les lo los me mi mis muy más ni no nos o para pero por porque que quien qué se ser si sin sobre
su sus también te tu un una uno y ya yo aquel aquella esos esas estas estos hubo nuestra nuestro están está estaba dice
dijo escribió

au aux avec ce ces cette chez comme dans de des donc du elle elles en entre est et eu il ils je la le les leur leurs
lui ma mais me mes moi mon ne nos notre nous on ou où par pas plus pour qu quand que quel quelle qui quoi sa sans se
ses son sont sur ta te tes toi ton tu un une vos votre vous y à été être avait était étaient cet dit disait écrit

ai al alla anche che chi ci come con cosa da dal dalla dei del della delle di dove e ed era gli ha hanno ho i il in io
la le lei lo loro lui ma mi mia mio nel nella noi non o per perché più quando quello questa questo se si sono su sua
suo ti tra tu un una uno vi voi è

ao aos as até com como da das de dela dele do dos e ela ele em entre era essa esse esta este eu foi há isso isto já
lhe mais mas me meu minha muito na nas no nos não o os ou para pela pelo por porque quando que quem se sem ser seu sua
são também te tem um uma você à é

aan als bij dan dat de den der deze die dit door een en er haar had heb heeft het hij hoe hun ik in is je kan maar met
mijn naar niet nog nu of om ook op over te tot uit van voor was wat we wel werd wie wij worden zal ze zich zij zijn zo

att av blev de dem den denna det du där efter ej eller en er ett från för ha han har hans hon hur här i icke ingen
inte jag kan man med men mig min mot måste mycket ni nu när någon och om oss på så sig sin ska som till under upp ut
var vad vara vi vid är

а без был была были было быть в вам вас весь во вот все вы где да для до его ее если есть еще же за и из или им их к
как когда кто ли мне мой мы на над не него нет но о об он она они от по под при с со так там то только ты у уже что
чтобы эта это я

bez by być był była było co czy dla do gdzie go i ich ile ja jak jako je jego jej jest już każdy kto która które który
ma mi mnie moja mój na nad nie o od on ona oni po pod przez są się tak tam te tego ten to tu ty w we z za ze że

ama bana ben bir biz bu da daha de değil diye en gibi hem hep her için ile ise kadar ki kim mi mu ne neden nerede o
sen siz şu ve veya ya
"""

_ENGLISH, *_OTHERS = (frozenset(fold(words).casefold().split()) for words in _LISTS.split("\n\n"))

LITTLE_WORDS = frozenset(word for words in (_ENGLISH, *_OTHERS) for word in words if len(word) <= 4)
"""No form of any longer word: "than" is no "thank" without the Hungarian plural."""


def stop_words(words: Collection[str]) -> frozenset[str]:
    """Those of a query's words (folded) that only bind it together.

    English ones always; those of another language when the query has at least two of them, since one alone may
    well be a word that matters in another tongue (English "war" is German for "was").
    """
    folded = frozenset(words)
    found = folded & _ENGLISH
    for other in _OTHERS:
        if len(folded & other) > 1:
            found |= folded & other
    return found
