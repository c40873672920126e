"""Recorded calls, spoilt one way each: what the check has to find, or it would find nothing else either."""

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from amazon_transcribe.eventstream import EventStreamMessageSerializer

from calls import Call
from reading import events_of


@dataclass(frozen=True)
class Spoil:
    """What is done to a call of an operation, and what is to be said of it. The call stays as it is where there is nothing to spoil."""

    operation: str
    change: Callable[[Call], Call]
    is_found_by: str


def _sent(change: Callable[[dict[str, Any]], Any]) -> Callable[[Call], Call]:
    def spoil(call: Call) -> Call:
        body = json.loads(call.sent)
        change(body)
        return replace(call, sent=json.dumps(body).encode())

    return spoil


def _answered(change: Callable[[dict[str, Any]], Any]) -> Callable[[Call], Call]:
    def spoil(call: Call) -> Call:
        body = json.loads(call.answered)
        change(body)
        return replace(call, answered=json.dumps(body).encode())

    return spoil


def _text(old: str, new: str) -> Callable[[Call], Call]:
    return lambda call: replace(call, answered=call.answered.replace(old.encode(), new.encode()))


def _url(old: str, new: str) -> Callable[[Call], Call]:
    return lambda call: replace(call, url=call.url.replace(old, new))


def _events(old: str, new: str) -> Callable[[Call], Call]:
    """The events of an answer, their lengths and checksums made anew."""

    def spoil(call: Call) -> Call:
        serializer = EventStreamMessageSerializer()
        messages = (
            (headers, payload.replace(old.encode(), new.encode()))
            for headers, payload in events_of(call.answered)
        )
        return replace(call, answered=b"".join(serializer.serialize(*message) for message in messages))

    return spoil


def _damaged(call: Call) -> Call:
    return replace(call, answered=call.answered[:-1] + bytes([call.answered[-1] ^ 1]))


SPOILS = (
    Spoil(
        "polly.SynthesizeSpeech",
        _sent(lambda body: body.update(VoiceId="Nobody")),
        "is none of the values of VoiceId",
    ),
    Spoil(
        "dynamodb.GetItem",
        _sent(lambda body: body.pop("TableName")),
        'Missing required parameter in input: "TableName"',
    ),
    Spoil(
        "dynamodb.GetItem", _sent(lambda body: body.update(Tabel="x")), 'Unknown parameter in input: "Tabel"'
    ),
    Spoil(
        "dynamodb.GetItem",
        _sent(lambda body: body.update(TableName="x" * 1025)),
        "is above the maximum of 1024",
    ),
    Spoil(
        "dynamodb.PutItem",
        _sent(lambda body: body.update(Item={"uid": {"N": 1}})),
        "Invalid type for parameter Item.uid.N",
    ),
    Spoil("cognito-identity.GetId", _sent(lambda body: body.update(IdentityPoolId="pool")), "does not match"),
    Spoil(
        "bedrock-runtime.Converse",
        _sent(lambda body: body["messages"][0].update(role="pupil")),
        "is none of the values of ConversationRole",
    ),
    Spoil(
        "bedrock-runtime.Converse",
        _answered(lambda body: body.update(stopReason="tired")),
        "is none of the values of StopReason",
    ),
    Spoil(
        "bedrock-runtime.ConverseStream",
        _events('"stopReason"', '"stopReasons"'),
        'messageStop: Missing required parameter in input: "stopReason"',
    ),
    Spoil("bedrock-runtime.ConverseStream", _damaged, "Checksum mismatch"),
    Spoil(
        "transcribe.GetTranscriptionJob",
        _text("IN_PROGRESS", "UNDER_WAY"),
        "is none of the values of TranscriptionJobStatus",
    ),
    Spoil(
        "cloudformation.DescribeStacks",
        _text("_COMPLETE</StackStatus>", "_DONE</StackStatus>"),
        "is none of the values of StackStatus",
    ),
    Spoil("s3.ListObjectsV2", _text("KeyCount>", "Keys>"), 'Unknown parameter in input: "Keys"'),
    Spoil(
        "s3.ListObjectsV2",
        _url("list-type=2", "list-type=2&folder=x"),
        'Unknown parameter in input: "?folder"',
    ),
    Spoil(
        "transcribe-streaming.StartStreamTranscriptionWebSocket",
        _url("media-encoding=", "encoding="),
        "media-encoding is missing",
    ),
    Spoil(
        "transcribe-streaming.StartStreamTranscription",
        _events('"ResultId"', '"ResultID"'),
        "there is no member ResultID",
    ),
    Spoil(
        "transcribe-streaming.StartStreamTranscription",
        _events('"pronunciation"', '"spoken"'),
        "an item's type can't be 'spoken'",
    ),
)


def spoilt(spoil: Spoil, calls: Iterable[Call]) -> Call | None:
    """The first of these calls that there is something to spoil in, spoilt."""
    for call in calls:
        changed = spoil.change(call)
        if changed != call:
            return changed
    return None
