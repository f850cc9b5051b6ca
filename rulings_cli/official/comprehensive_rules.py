"""Read the Comprehensive Rules as their publisher's text file has them.

The files differ by edition: UTF-8 or UTF-16, with or without a byte order mark, bare CR, CRLF or
LF line ends, a few numbers with a dot too many or too few. The values here are free of that.
"""

from __future__ import annotations

import re
from functools import cache

from rulings_cli.errors import InputError
from rulings_cli.terms.values import Value

_MONTHS = (
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
)
_FOLDED = str.maketrans("\u2018\u2019\u201c\u201d\u2013\u2014\u2212", "''\"\"---")


class RuleText(Value):
    """One rule or subrule: its text with continuation paragraphs, its examples apart."""

    number: str
    text: str
    examples: tuple[str, ...] = ()


class GlossaryEntry(Value):
    """One term of the glossary and its definition, whose lines are joined by line breaks."""

    term: str
    definition: str


class RulesSection(Value):
    """A heading of the document: a chapter such as 1 or a section such as 100."""

    number: str
    title: str


class RulesDocument(Value):
    """One edition of the Comprehensive Rules; `date` is the day it took effect (YYYY-MM-DD)."""

    date: str
    rules: tuple[RuleText, ...]
    glossary: tuple[GlossaryEntry, ...]
    sections: tuple[RulesSection, ...]

    def count_examples(self) -> int:
        """Count the official examples under all rules."""
        return sum(len(each.examples) for each in self.rules)


def fold(text: str) -> str:
    """Give text in lower case with plain quotes, dashes and single blanks, for comparing.

    >>> fold("“Two  Bears”")
    '"two bears"'
    """
    return " ".join(text.translate(_FOLDED).lower().split())


def decode_text(data: bytes, origin: str = "the text", errors: str = "strict") -> str:
    """Decode a publisher's text file of any encoding they have used; line ends become LF."""
    encoding = "utf-8-sig"
    if data[:2] in (b"\xfe\xff", b"\xff\xfe"):
        encoding = "utf-16"
    elif data[:200:2].count(0) > 80:
        encoding = "utf-16-be"
    elif data[1:200:2].count(0) > 80:
        encoding = "utf-16-le"
    try:
        text = data.decode(encoding, errors)
    except UnicodeDecodeError as error:
        raise InputError(
            f"{origin} is no text in UTF-8 or UTF-16 (byte {error.start})",
            "download the .txt file of the Comprehensive Rules again",
        ) from error
    return text.replace("\r\n", "\n").replace("\r", "\n")


def is_comprehensive_rules(text: str) -> bool:
    """Tell whether the beginning of a decoded text is that of the Comprehensive Rules."""
    head = text[:2000].lower()
    return "comprehensive rules" in head and "effective as of" in head


def read_rules(data: bytes, origin: str = "the text") -> RulesDocument:
    """Parse a Comprehensive Rules file; anything else is an InputError that names `origin`."""
    text = decode_text(data, origin)
    if not is_comprehensive_rules(text):
        raise InputError(
            f"{origin} is not the Comprehensive Rules: it lacks their title and effective date",
            "give the .txt file that the publisher offers under the name MagicCompRules",
        )
    lines = text.split("\n")
    starts = _body_starts(lines, origin)
    body, glossary, credits_ = starts
    sections, rules = _read_body(lines[body:glossary])
    if not rules:
        raise InputError(
            f"{origin} has the title of the Comprehensive Rules but not one numbered rule",
            "the download may have broken off; fetch it again",
        )
    return RulesDocument(
        date=_effective_date(text, origin),
        rules=rules,
        glossary=_read_glossary(lines[glossary + 1 : credits_]),
        sections=sections,
    )


def _body_starts(lines: list[str], origin: str) -> tuple[int, int, int]:
    """Find the lines of the first rule's chapter, of the glossary and of the credits.

    All three headings occur in the contents first; the body's are the last ones.
    """
    at = {each.strip().lower(): index for index, each in enumerate(lines)}
    glossary = at.get("glossary")
    chapters = [index for index, each in enumerate(lines) if each.startswith("1. ")]
    body = next((i for i in reversed(chapters) if glossary and i < glossary), None)
    credits_ = at.get("credits", 0)
    if glossary is None or body is None or credits_ < glossary:
        raise InputError(
            f"{origin} breaks off: its rules, its glossary or its credits are missing",
            "the download may have broken off; fetch it again",
        )
    return body, glossary, credits_


def _effective_date(text: str, origin: str) -> str:
    found = re.search(r"effective as of\s+([A-Za-z]+)\s+(\d{1,2}),\s*(\d{4})", text[:2000])
    if found is None or found[1].lower() not in _MONTHS:
        raise InputError(
            f"{origin} does not say from which day on its rules are effective",
            "its third line should read like: These rules are effective as of June 19, 2026.",
        )
    return f"{found[3]}-{_MONTHS.index(found[1].lower()) + 1:02}-{int(found[2]):02}"


@cache
def _patterns() -> tuple[re.Pattern[str], re.Pattern[str]]:
    # "119.1d." has a dot too many, "606.5 " one too few, "901.4.All" no blank.
    rule = re.compile(r"(\d{3}\.\d{1,3}[a-z]?)(?:\.\s*|\s+)(?=\S)")
    heading = re.compile(r"(\d{1,3})\.\s+(\S.*)")
    return rule, heading


def _read_body(lines: list[str]) -> tuple[tuple[RulesSection, ...], tuple[RuleText, ...]]:
    rule, heading = _patterns()
    sections: list[RulesSection] = []
    rules: list[RuleText] = []
    number = ""
    texts: list[str] = []
    examples: list[str] = []

    def close() -> None:
        if number:
            rules.append(RuleText(number, "\n".join(texts), tuple(examples)))
        texts.clear()
        examples.clear()

    for raw in lines:
        line = raw.strip()
        if not line:
            continue
        if found := rule.match(line):
            close()
            number = found[1]
            texts.append(line[found.end() :])
        elif found := heading.fullmatch(line):
            close()
            number = ""
            sections.append(RulesSection(found[1], found[2]))
        elif line.startswith("Example:"):
            examples.append(line.removeprefix("Example:").strip())
        elif examples:
            examples[-1] += "\n" + line
        else:
            texts.append(line)
    close()
    return tuple(sections), tuple(rules)


def _read_glossary(lines: list[str]) -> tuple[GlossaryEntry, ...]:
    entries: list[GlossaryEntry] = []
    block: list[str] = []
    for raw in (*lines, ""):
        line = raw.strip()
        if line:
            block.append(line)
        elif block:
            entries.append(GlossaryEntry(block[0], "\n".join(block[1:])))
            block = []
    return tuple(entries)
