"""
Holds recorded calls against AWS's own models: `check.py FOLDER USED`, where USED is the JSON that used.ts lists. Prints one JSON object:
lines to be read, how many things were tried, and what failed.
"""

import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import answers
import rules
import transcription
from calls import Call, recorded_in
from explained import EXPLAINED
from models import NotModelled, Routed, is_modelled, routed, waited_for
from reading import Unreadable, sent_members
from spoilt import SPOILS, spoilt


@dataclass(frozen=True)
class Held:
    """A call that was held against its model, and what the model contradicts."""

    operation: str
    is_answered_well: bool
    is_bad_input: bool
    findings: tuple[str, ...]


def _held(operation: str, code: str | None, request: Iterable[str], answer: Iterable[str]) -> Held:
    is_bad = answers.is_bad_input(code)
    # What the service refuses as wrong in itself was sent to see that it does.
    sent = [] if is_bad else [f"{operation}, request: {text}" for text in request]
    answered = [f"{operation}, answer: {text}" for text in answer]
    return Held(operation, code is None, is_bad, (*sent, *answered))


def _wrong_in_request(route: Routed, call: Call) -> Iterator[str]:
    try:
        yield from rules.breaches(route.operation.input_shape, sent_members(route, call))
    except Unreadable as error:
        yield f"can't be read: {error}"


def hold(call: Call, services: Iterable[str]) -> Held | None:
    """Holds one call against its model; None where it is of no service that Viva uses."""
    if transcription.is_stream(call):
        operation = f"transcribe-streaming.{transcription.operation_of(call)}"
        wrong = transcription.wrong_in_request(call), transcription.wrong_in_answer(call)
        return _held(operation, transcription.refused_as(call), *wrong)
    try:
        route = routed(call, services)
    except NotModelled as error:
        is_refused = call.status >= 400
        return Held(
            "", not is_refused, is_refused, () if is_refused else (f"{error}, and was answered all the same",)
        )
    if route is None:
        return None
    code = answers.refused_as(route, call)
    operation = f"{route.service}.{route.operation.name}"
    return _held(operation, code, _wrong_in_request(route, call), answers.wrong_in_answer(route, call, code))


def _used(listed: list[dict[str, str]]) -> Iterator[str]:
    for used in listed:
        operation = used.get("operation") or waited_for(used["service"], used["waiter"])
        yield f"{used['service']}.{operation}"


def _missed(services: list[str], answered_well: dict[str, list[Call]]) -> Iterator[str]:
    """Spoilt calls in which the check finds nothing."""
    for spoil in SPOILS:
        call = spoilt(spoil, answered_well[spoil.operation])
        held = hold(call, services) if call else None
        if not held or not any(spoil.is_found_by in finding for finding in held.findings):
            yield f"{spoil.operation}, spoilt on purpose: nobody said “{spoil.is_found_by}”."


def main(folder: Path, listed: list[dict[str, str]]) -> dict[str, object]:
    """What the check prints."""
    used = sorted(set(_used(listed)))
    services = sorted({name.partition(".")[0] for name in used if is_modelled(name.partition(".")[0])})
    held: list[Held] = []
    foreign = 0
    findings: Counter[str] = Counter()
    answered_well: dict[str, list[Call]] = defaultdict(list)
    for call in recorded_in(folder):
        one = hold(call, services)
        if one is None:
            foreign += 1
            continue
        held.append(one)
        findings.update(one.findings)
        # To be spoilt below, and to show that there are any.
        if one.is_answered_well and len(answered_well[one.operation]) < 20:
            answered_well[one.operation].append(call)
    explained = {finding: [one for one in EXPLAINED if one.finding.match(finding)] for finding in findings}
    needless = [one for one in EXPLAINED if not any(one in by for by in explained.values())]
    unexplained = {finding: count for finding, count in findings.items() if not explained[finding]}
    failures = [
        *(f"{finding} ({count} times)" for finding, count in unexplained.items()),
        *(
            f"No call of {name} was recorded that was answered well."
            for name in used
            if not answered_well[name]
        ),
        *(f"Nothing is left to explain: {one.because}" for one in needless),
        *_missed(services, answered_well),
    ]
    requests = sum(not one.is_bad_input for one in held)
    lines = [
        f"{len(used)} operations used, of {len(services) + 1} services.",
        f"{requests} requests and {len(held)} answers held against AWS's models.",
        f"{len(held) - requests} more requests were refused as wrong in themselves; {foreign} calls are of other services.",
        f"{len(findings) - len(unexplained)} kinds of difference are explained:",
        *(f"- {one.because}" for one in EXPLAINED),
    ]
    return {"lines": lines, "tried": requests + len(held) + len(used) + len(SPOILS), "failures": failures}


if __name__ == "__main__":
    print(json.dumps(main(Path(sys.argv[1]), json.loads(Path(sys.argv[2]).read_text(encoding="utf-8")))))
