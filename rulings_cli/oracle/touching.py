"""What a text may concern, worked out from its words, on the safe side.

"casting" and "cost" are about the card itself: whether, when, from where, for how much it may be
cast. A permanent's static ability about other spells works on the battlefield only (CR 113.6),
so it concerns others, not the casting of its own card.
"""

from __future__ import annotations

import re
from typing import Final

from rulings_cli.abilities.abilities import TOUCHES

#: Keywords that change when, how or for how much their card is cast (CR 601.2b, 702).
_CASTING_KEYWORDS: Final = (
    "kicker|multikicker|buyback|flashback|overload|cleave|evoke|dash|blitz|surge|spectacle|prowl"
    "|emerge|bestow|mutate|miracle|madness|warp|sneak|freerunning|impending|prototype|web-slinging"
    "|more than meets the eye|entwine|escalate|replicate|splice|strive|spree|tiered|squad"
    "|offspring|casualty|conspire|bargain|gift|teamwork|awaken|convoke|delve|improvise|affinity"
    "|undaunted|assist|offering|waterbend|escape|jump-start|retrace|harmonize|mayhem|disturb"
    "|aftermath|morph|megamorph|disguise|foretell|plot|suspend|flash|cipher|ninjutsu|companion"
    "|partner|forecast|embalm|eternalize|encore|recover|rebound|fuse|paradigm|split second"
    "|specialize|web slinging|craft with|devoid|sunburst|converge|celestial|delirium cost|exhibit"
)
_KEYWORD_LINE: Final = re.compile(rf"(?:^|, |; |— )(?:{_CASTING_KEYWORDS})\b(?!')")
_KEYWORD_ONLY: Final = re.compile(r"[^.:]*(?:\{[^}]+\}|—[^.]*\.?|\d+)?$")
#: A cost before a colon: the paragraph is an activated ability (CR 602.1) or a loyalty ability.
_ACTIVATED: Final = re.compile(r"(?:[^.:]* — )?[^.:]+: ")
_ITSELF: Final = r"(?:this spell|this card|~)"
_TRIGGER: Final = re.compile(
    rf"\b(?:when|whenever) (?:you|a player|an opponent) casts? {_ITSELF}(?!\w)"
)
_SPENT: Final = re.compile(rf"\b(?:spent to|spends? to) cast {_ITSELF}(?!\w)|cast {_ITSELF}'s")
_CASTS_IT: Final = re.compile(
    rf"\b(?:cast|casts|play|plays|casting|playing) {_ITSELF}(?!\w)(?!'s )"
    rf"|{_ITSELF} can't be cast|{_ITSELF} can be cast"
    rf"|{_ITSELF} (?:has|gains) (?:{_CASTING_KEYWORDS})\b"
    r"|\bas you cast\b|\bcast it (?:only|as though)\b|\bcan't cast ~",
)
_COSTS: Final = re.compile(
    rf"\badditional cost\b|{_ITSELF}(?:'s)? (?:mana )?costs? |{_ITSELF} costs?\b"
    rf"|{_ITSELF}'s mana cost|\bspend only\b|\bx can't be\b|\bonly .{{0,30}}mana can be spent"
    rf"|^\+ \{{|^• .{{0,40}}\{{[^}}]+\}} — |mana (?:can|may) be spent to cast {_ITSELF}"
    rf"|\bto cast {_ITSELF}(?!\w)|\bpay (?:for )?{_ITSELF}(?!\w)",
)
_OTHER_SPELLS: Final = re.compile(r"as an additional cost to (?:cast [^t~]|activate|attack)")

_SELF: Final = r"(?:~|this (?:artifact|creature|enchantment|land|permanent))"
#: What a permanent says of its own entering or untapping: nothing of that is about anything else.
_OWN_ENTERING: Final = re.compile(
    rf"{_SELF} enters tapped (?:unless|if) [^.\"]*\.|if [^.,\"]*, {_SELF} enters tapped\."
    rf"|as {_SELF} enters, you may [^.\"]*\. (?:If you don't, )?(?:it|{_SELF}) enters tapped"
    r"[^.\"]*\."
    rf"|if {_SELF} would enter, [^\"]*",
    re.IGNORECASE,
)
_OWN_UNTAPPING: Final = re.compile(
    rf"{_SELF} doesn't untap during your untap step[^.\"]*\.", re.IGNORECASE
)

#: What a word within a text shows that it may concern; all patterns are in lower case.
_OF_A_WORD: Final = {
    "activation": r":|\bactivat|\bequip|\bcycling|\bcrew\b|\bunearth|\blevel\b|\bchannel",
    "mana": r"\badds?\b|\btreasure|\bpowerstone",
    "types": r"\bbecomes?\b|\btypes?\b|\bisn't\b|\baren't\b|\bform\b",
    "colors": r"\bcolors?\b|\bcolorless\b",
    "name": r"\bnamed?\b|\bnames\b",
    "abilities": r"\bgains?\b|\bha[sv]e?\b|\bloses?\b|\babilit(?:y|ies)\b",
    "size": r"[+-][\dx*]+/[+-][\dx*]+|\bpower\b|\btoughness\b|\b\d+/\d+\b",
    "zones": r"\bexile|\breturn|\bgraveyard|\blibrary|\bhand\b|\bsacrifice|\bdestroy|\bmill"
    r"|\bput\b|\bsearch|\bdies\b|\bphase",
    "enters": r"\benter",
    "timing": r"\bflash\b|\bturn\b",
    "targets": r"\btargets?\b|\bhexproof\b|\bshroud\b|\bward\b|\bprotection\b",
    "combat": r"\battack|\bblock|\bcombat\b",
    "damage": r"\bdamage\b|\bprevent",
    "life": r"\blife\b",
    "cards": r"\bdraws?\b|\bdiscards?\b|\blibrar|\bcards?\b|\breveal|\blook\b|\bscry|\bsurveil",
    "tokens": r"\btokens?\b|\binvestigate|\bpopulate|\bamass|\bincubate|\bembalm|\bfabricate",
    "counters": r"\bcounters?\b|\bproliferate|\bexplore|\badapt\b|\bbolster|\bsupport\b|\bmodular",
    "control": r"\bexchange",
    "copy": r"\bcop(?:y|ies|ied)\b",
    "triggers": r"\bwhen(?:ever)?\b",
    "others": r"\beach\b|\ball\b|\bplayers?\b|\bopponents?\b|\bspells\b|\bcreatures\b|\bcan't\b"
    r"|\bpermanents\b|\blands\b|\bartifacts\b|\benchantments\b|\bcosts?\b",
    "forbids": r"\bonly\b|\bdon't\b|\bdoesn't\b|\bunless\b",
    "turn": r"\bturn\b|\bstep\b|\bphase\b|\bupkeep\b",
    "game": r"\bmonarch\b|\binitiative\b|\bdungeon\b",
    "chance": r"\bcoins?\b|\bflip(?:s|ped)?\b|\bdice\b|\broll(?:s|ed)?\b|\bd\d+\b",
}
#: What it takes several words to show.
_OF_WORDS: Final = {
    "mana": r"(?<!isn't a )(?<!aren't )\bmana\b(?! (?:value|cost)s?\b)|\btapp?e?d? for mana"
    r"|\bgold token",
    "types": r"\bis an? |\bare |\bin addition to\b",
    "colors": r"\bbecomes? (?:white|blue|black|red|green)",
    "zones": r"\bonto the battlefield",
    "timing": r"\bonly (?:during|as|if|before|after|once)\b|\bat any time\b",
    "control": r"\bcontrol of\b|\bgains? control|\bunder your control",
    "triggers": r"\bat the beginning\b",
    "forbids": r"\bcan't\b(?! be blocked| block| attack)|\b(?:less|more) to (?:cast|activate)\b"
    r"|\brather than pay",
    "game": r"\bthe game\b|\bthe ring\b",
}
_COMPILED: dict[str, dict[str, re.Pattern[str]]] = {}
_KNOWN_WORDS: dict[str, frozenset[str]] = {}


def _compiled(patterns: dict[str, str]) -> dict[str, re.Pattern[str]]:
    return {name: re.compile(each) for name, each in patterns.items()}


def _of_word(word: str) -> frozenset[str]:
    """Give what one word concerns, with the marks around it."""
    found = _KNOWN_WORDS.get(word)
    if found is None:
        found = _KNOWN_WORDS[word] = frozenset(
            name for name, pattern in _COMPILED["word"].items() if pattern.search(word)
        )
    return found


#: A cost of casting its own card: on the battlefield it says nothing.
_OWN_CASTING: Final = re.compile(r"As an additional cost to cast this spell, [^.\"]*\.")


def touches(text: str) -> tuple[str, ...]:
    """Give which of `TOUCHES` the words of a normalised paragraph may concern."""
    if _OWN_ENTERING.fullmatch(text):
        return ("enters",)
    if _OWN_UNTAPPING.fullmatch(text):
        return ("turn",)
    if _OWN_CASTING.fullmatch(text):
        return ("casting", "cost")
    if not _COMPILED:
        _COMPILED.update(word=_compiled(_OF_A_WORD), words=_compiled(_OF_WORDS))
    low = text.lower()
    found = set[str]().union(*map(_of_word, set(low.split())))
    for name, pattern in _COMPILED["words"].items():
        if name not in found and pattern.search(low):
            found.add(name)
    if touches_casting(text):
        found |= {"casting", "cost"}
    if _is_keyword_line(text):
        found.add("keyword")
    if _ACTIVATED.match(_unquoted(text)):
        found.add("activated")
    return tuple(each for each in TOUCHES if each in found)


def touches_casting(text: str) -> bool:
    """Tell whether the words may change when, how or for how much their card is cast."""
    plain = _SPENT.sub("", _TRIGGER.sub("", _unquoted(text).lower()))
    if _CASTS_IT.search(plain):
        return True
    if _COSTS.search(plain) and not _OTHER_SPELLS.search(plain):
        return True
    return _is_keyword_line(plain) and _KEYWORD_LINE.search(plain) is not None


def _is_keyword_line(text: str) -> bool:
    head = text.split("—")[0]
    return "." not in head and ":" not in head and len(head.split()) <= 12


def _unquoted(text: str) -> str:
    """Leave out abilities in quotes: they are granted to something else."""
    return re.sub(r'"[^"]*"', '""', text)
