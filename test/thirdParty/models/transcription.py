"""
Transcribe's streams, of which botocore has no model: held against the client that AWS wrote for them in Python
(https://github.com/awslabs/amazon-transcribe-streaming-sdk), and against the values that the API reference gives.
"""

import inspect
import json
import re
from collections.abc import Iterator
from typing import Any

from amazon_transcribe import exceptions
from amazon_transcribe.deserialize import TranscribeStreamingEventParser
from amazon_transcribe.model import Result, StartStreamTranscriptionRequest
from amazon_transcribe.serialize import TranscribeStreamingSerializer
from botocore.eventstream import (
    ChecksumMismatch,
    InvalidHeadersLength,
    InvalidPayloadLength,
)

from answers import COMMON
from calls import Call
from reading import Unreadable, events_of

_PATHS = {"/stream-transcription", "/stream-transcription-websocket"}
_PREFIX = "x-amzn-transcribe-"
_BROKEN = (Unreadable, ChecksumMismatch, InvalidHeadersLength, InvalidPayloadLength, ValueError, TypeError)
# Bytes of one audio event. https://docs.aws.amazon.com/transcribe/latest/APIReference/API_streaming_AudioEvent.html
_MOST_AUDIO = 32 * 1024

# https://docs.aws.amazon.com/transcribe/latest/APIReference/API_streaming_StartStreamTranscription.html
_VALUES = {
    "language-code": re.compile(r"[a-z]{2}-[A-Z]{2}"),
    "media-encoding": re.compile(r"pcm|ogg-opus|flac"),
    "sample-rate": re.compile(r"[89]\d{3}|[123]\d{4}|4[0-7]\d{3}|48000"),
    "session-id": re.compile(r"[a-fA-F0-9]{8}-(?:[a-fA-F0-9]{4}-){3}[a-fA-F0-9]{12}"),
}
_REQUIRED = {"language-code", "media-encoding", "sample-rate"}
# https://docs.aws.amazon.com/transcribe/latest/APIReference/API_streaming_Item.html
_ITEM_TYPES = {"pronunciation", "punctuation"}


def _parameter_names() -> set[str]:
    """What the client can ask for, by its names in headers and addresses."""
    names = list(inspect.signature(StartStreamTranscriptionRequest.__init__).parameters)[1:]
    everything = {name: ["1"] if name.endswith(("_names", "_types")) else "1" for name in names}
    asked = StartStreamTranscriptionRequest(**everything)
    request = TranscribeStreamingSerializer().serialize_start_stream_transcription_request(
        "https://aws", asked
    )
    return {name.removeprefix(_PREFIX) for name in request.headers if name.startswith(_PREFIX)}


_KNOWN = _parameter_names()


def _parameters(call: Call) -> dict[str, str]:
    if call.over == "websocket":
        return {name: value for name, value in call.query.items() if not name.startswith("X-Amz-")}
    return {
        name.removeprefix(_PREFIX): value for name, value in call.headers.items() if name.startswith(_PREFIX)
    }


def _wrong_parameters(parameters: dict[str, str]) -> Iterator[str]:
    for name in _REQUIRED - parameters.keys():
        yield f"{name} is missing"
    for name, value in parameters.items():
        if name not in _KNOWN:
            yield f"there is no parameter {name}"
        elif name in _VALUES and not _VALUES[name].fullmatch(value):
            yield f"{name} can't be {value!r}"


def _unmasked(payload: bytes, mask: bytes) -> bytes:
    """RFC 6455, section 5.3, all bytes at once."""
    whole = (mask * (len(payload) // 4 + 1))[: len(payload)]
    return (int.from_bytes(payload) ^ int.from_bytes(whole)).to_bytes(len(payload))


def _frames(body: bytes) -> Iterator[bytes]:
    """The payloads of a WebSocket's data messages (RFC 6455, section 5.2); those of a client are masked."""
    at = 0
    message = b""
    while at + 2 <= len(body):
        is_final, opcode = body[at] & 0x80, body[at] & 0x0F
        is_masked, length = body[at + 1] & 0x80, body[at + 1] & 0x7F
        at += 2
        if length >= 126:
            size = 2 if length == 126 else 8
            length = int.from_bytes(body[at : at + size])
            at += size
        mask = body[at : at + 4] if is_masked else bytes(4)
        at += 4 if is_masked else 0
        payload = _unmasked(body[at : at + length], mask)
        at += length
        # The others open, close and keep alive.
        if opcode > 2:
            continue
        message += payload
        if is_final:
            yield message
            message = b""


def _messages(call: Call, body: bytes) -> Iterator[tuple[dict[str, Any], bytes]]:
    for part in _frames(body) if call.over == "websocket" else [body]:
        yield from events_of(part)


def _wrong_audio(call: Call) -> Iterator[str]:
    for headers, payload in _messages(call, call.sent):
        # Over HTTP/2 each event is in an envelope that signs it; the last envelope is empty.
        if ":chunk-signature" in headers:
            if not payload:
                continue
            ((headers, payload),) = events_of(payload)
        if (headers.get(":message-type"), headers.get(":event-type")) != ("event", "AudioEvent"):
            yield f"{headers} is no audio event"
        if headers.get(":content-type") != "application/octet-stream":
            yield f"an audio event is {headers.get(':content-type')}"
        if len(payload) > _MOST_AUDIO:
            yield f"an audio event of {len(payload)} bytes is too long"


class _Read(dict[str, Any]):
    """A JSON object that knows what was read of it."""

    def __init__(self, pairs: list[tuple[str, Any]]) -> None:
        super().__init__(pairs)
        self.names: set[str] = set()

    def get(self, key: str, default: Any = None) -> Any:
        self.names.add(key)
        return super().get(key, default)

    def unread(self) -> Iterator[str]:
        """Names that nobody asked for, here and in what is inside."""
        yield from self.keys() - self.names
        for value in self.values():
            for inner in value if isinstance(value, list) else [value]:
                if isinstance(inner, _Read):
                    yield from inner.unread()


def _wrong_result(result: Result) -> Iterator[str]:
    expected = {
        "result_id": (result.result_id, str),
        "is_partial": (result.is_partial, bool),
        "start_time": (result.start_time, int | float),
        "end_time": (result.end_time, int | float),
    }
    for name, (value, kind) in expected.items():
        if not isinstance(value, kind):
            yield f"{name} can't be {value!r}"
    for item in (item for alternative in result.alternatives or [] for item in alternative.items):
        if item.item_type not in _ITEM_TYPES:
            yield f"an item's type can't be {item.item_type!r}"
        if item.confidence is not None and not 0 <= item.confidence <= 1:
            yield f"an item's confidence can't be {item.confidence!r}"
        if not isinstance(item.content, str):
            yield f"an item's content can't be {item.content!r}"


def _wrong_transcript(payload: bytes) -> Iterator[str]:
    body = json.loads(payload, object_pairs_hook=_Read)
    # The client's own way into its answers, past the bytes.
    event = TranscribeStreamingEventParser()._parse_transcript_event(body)
    for name in body.unread():
        yield f"there is no member {name}"
    for result in event.transcript.results:
        yield from _wrong_result(result)


def _is_exception(name: str) -> bool:
    return hasattr(exceptions, name) or name in COMMON


def _wrong_messages(call: Call) -> Iterator[str]:
    # A WebSocket's answer begins with the handshake.
    body = call.answered.partition(b"\r\n\r\n")[2] if call.over == "websocket" else call.answered
    for headers, payload in _messages(call, body):
        if headers.get(":content-type") != "application/json":
            yield f"a message is {headers.get(':content-type')}"
        if (headers.get(":message-type"), headers.get(":event-type")) == ("event", "TranscriptEvent"):
            yield from _wrong_transcript(payload)
        elif headers.get(":message-type") != "exception" or not _is_exception(
            str(headers.get(":exception-type"))
        ):
            yield f"{headers} is no message of a transcript"
        elif list(json.loads(payload)) != ["Message"]:
            yield f"an exception has a Message, and not {payload!r}"


def is_stream(call: Call) -> bool:
    """Is it one of Transcribe's streams, over either protocol?"""
    return call.over in ("http2", "websocket") and call.path in _PATHS


def operation_of(call: Call) -> str:
    """By IAM's names, which tell the protocols apart."""
    return "StartStreamTranscriptionWebSocket" if call.over == "websocket" else "StartStreamTranscription"


def refused_as(call: Call) -> str | None:
    """The name of the error that ended it, at once or later; None where there was none."""
    if call.status >= 400:
        return call.answer_headers.get("x-amzn-errortype", "")
    found = re.search(rb":exception-type\x07..([A-Za-z]+)", call.answered, re.DOTALL)
    return found[1].decode() if found else None


def wrong_in_request(call: Call) -> Iterator[str]:
    """What the client doesn't know of the parameters and the audio."""
    try:
        yield from _wrong_parameters(_parameters(call))
        yield from _wrong_audio(call)
    except _BROKEN as error:
        yield f"can't be read: {error}"


def wrong_in_answer(call: Call) -> Iterator[str]:
    """What the client doesn't know of the transcript, or misses in it."""
    refused = refused_as(call)
    if call.status >= 400:
        if not _is_exception(str(refused)):
            yield f"there is no exception {refused}"
        return
    try:
        yield from _wrong_messages(call)
    except _BROKEN as error:
        yield f"can't be read: {error}"
