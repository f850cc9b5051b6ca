"""Reports as text, JSON, workflow annotations, SARIF and JUnit XML."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from rulings_cli.checks.findings import Finding, Report


def as_text(report: Report) -> str:
    """Give one line for each finding, then how much was checked."""
    lines = [_line(each) for each in report.findings]
    count = len(report.findings)
    found = "nothing is wrong" if not count else f"{count} finding{'s' if count > 1 else ''}"
    lines.append(
        f"{found}: {report.entries} entries, {report.examples} examples, "
        f"{report.contrasts} contrasts"
    )
    return "\n".join([*lines, *report.notes]) + "\n"


def _line(each: Finding) -> str:
    hint = f" ({each.hint})" if each.hint else ""
    return f"{each.path}:{each.line}:{each.column}: {each.code} {each.message}{hint}"


def as_json(report: Report) -> str:
    """Give one JSON object."""
    data = {
        "findings": [_data(each) for each in report.findings],
        "entries": report.entries,
        "examples": report.examples,
        "contrasts": report.contrasts,
        "notes": list(report.notes),
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def _data(each: Finding) -> dict[str, Any]:
    return {name: getattr(each, name) for name in type(each)._fields}


def as_github(report: Report) -> str:
    """Give workflow commands that annotate the lines of a change."""
    return "".join(
        f"::error file={_escaped(each.path, property_=True)},line={each.line},col={each.column},"
        f"title={each.code}::{_escaped(each.message)}\n"
        for each in report.findings
    )


def _escaped(text: str, *, property_: bool = False) -> str:
    text = text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")
    return text.replace(":", "%3A").replace(",", "%2C") if property_ else text


def as_sarif(report: Report) -> str:
    """Give a SARIF 2.1.0 log."""
    from rulings_cli.checks.codes import CODES

    used = sorted({each.code for each in report.findings})
    rules = [
        {"id": code, "name": CODES[code].name, "shortDescription": {"text": CODES[code].title}}
        for code in used
    ]
    results = [
        {
            "ruleId": each.code,
            "level": "error",
            "message": {"text": each.message},
            "locations": [
                {
                    "physicalLocation": {
                        "artifactLocation": {"uri": each.path},
                        "region": {"startLine": each.line, "startColumn": each.column},
                    }
                }
            ],
        }
        for each in report.findings
    ]
    driver = {"name": "rulings", "rules": rules}
    log = {
        "version": "2.1.0",
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "runs": [{"tool": {"driver": driver}, "results": results}],
    }
    return json.dumps(log, ensure_ascii=False, indent=1) + "\n"


def as_junit(report: Report) -> str:
    """Give JUnit XML: one case for each finding, and one that passes where there is none."""
    from xml.sax.saxutils import escape, quoteattr

    cases = []
    for each in report.findings:
        name = quoteattr(f"{each.code}:{each.line}")
        cases.append(
            f"  <testcase classname={quoteattr(each.path)} name={name}><failure "
            f"message={quoteattr(each.message)}>{escape(_line(each))}</failure></testcase>"
        )
    cases = cases or ['  <testcase classname="corpus" name="check"/>']
    count = len(report.findings)
    head = f'<testsuite name="rulings check" tests="{max(1, count)}" failures="{count}">'
    return (
        "\n".join(['<?xml version="1.0" encoding="utf-8"?>', head, *cases, "</testsuite>"]) + "\n"
    )


FORMATS: Final[dict[str, Callable[[Report], str]]] = {
    "text": as_text,
    "json": as_json,
    "github": as_github,
    "sarif": as_sarif,
    "junit": as_junit,
}
