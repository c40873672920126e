"""What is wrong with an answer, by AWS's models."""

from collections.abc import Iterator

from botocore.eventstream import (
    ChecksumMismatch,
    InvalidHeadersLength,
    InvalidPayloadLength,
)
from botocore.model import OperationModel, Shape
from botocore.parsers import ResponseParserError, create_parser

from calls import Call
from models import Routed
from reading import (
    Unreadable,
    answered_members,
    error_code,
    events_of,
    protocol_of,
    read_json,
)
from rules import breaches

# What any service may refuse with, whatever the operation. https://docs.aws.amazon.com/IAM/latest/APIReference/CommonErrors.html
# The services that answer in XML leave "Exception" out of the first two, as every message of the command line tells:
# "An error occurred (ExpiredToken) when calling the GetCallerIdentity operation".
COMMON = {
    "AccessDenied",
    "ExpiredToken",
    "AccessDeniedException",
    "ExpiredTokenException",
    "IncompleteSignature",
    "InternalFailure",
    "InvalidClientTokenId",
    "InvalidSignatureException",
    "MissingAuthenticationTokenException",
    "ServiceUnavailable",
    "ThrottlingException",
    "UnrecognizedClientException",
    "UnknownOperationException",
    "ValidationError",
    "ValidationException",
}
# S3's model names few of its errors. https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html
_OF_S3 = {
    "BadDigest",
    "BucketNotEmpty",
    "InternalError",
    "InvalidRange",
    "KeyTooLongError",
    "NoSuchBucket",
    "NoSuchKey",
    "NotImplemented",
    "SlowDown",
}
# Names of a request that is wrong in itself.
_BAD_INPUT = {
    "BadRequestException",
    "InvalidParameterException",
    "NotImplemented",
    "SerializationException",
    "UnknownOperationException",
    "ValidationError",
    "ValidationException",
}
_BROKEN = (Unreadable, ResponseParserError, ChecksumMismatch, InvalidHeadersLength, InvalidPayloadLength)


def refused_as(routed: Routed, call: Call) -> str | None:
    """The name of the error that a call is answered with; None where it is answered well."""
    if call.status < 400:
        return None
    parser = create_parser(protocol_of(routed, call))
    response = {"status_code": call.status, "headers": call.answer_headers, "body": call.answered}
    return error_code(parser.parse(response, routed.operation.output_shape)["Error"]["Code"])


def is_bad_input(code: str | None) -> bool:
    """Was the request refused as wrong in itself? Tests send such ones on purpose."""
    return code in _BAD_INPUT


def _error_shape(operation: OperationModel, code: str) -> Shape | None:
    for shape in operation.error_shapes:
        if code in (shape.name, shape.metadata.get("error", {}).get("code")):
            return shape
    return None


def _wrong_error(shape: Shape, call: Call) -> Iterator[str]:
    members = read_json(shape, call.answered)
    # Every error brings its name and a message; where the model has the message too, it says which way it is spelt.
    unmodelled = {"__type"} if {"message", "Message"} & shape.members.keys() else {"__type", "message"}
    yield from breaches(shape, {name: value for name, value in members.items() if name not in unmodelled})


def _wrong_refusal(routed: Routed, call: Call, code: str) -> Iterator[str]:
    # An answer to HEAD has nothing but its status.
    if call.method == "HEAD":
        return
    shape = _error_shape(routed.operation, code)
    if shape is None:
        if code not in COMMON | (_OF_S3 if routed.service == "s3" else set()):
            yield f"{code} is no error of this operation"
        return
    protocol = protocol_of(routed, call)
    modelled = shape.metadata.get("error", {}).get("httpStatusCode")
    # In JSON-RPC it is the name that counts: a client's fault is a 400, whatever else the model says.
    # https://smithy.io/2.0/aws/protocols/aws-json-1_1-protocol.html
    usual = 500 if shape.metadata.get("fault") else 400
    if call.status not in ({usual, modelled} if protocol == "json" else {modelled or usual}):
        yield f"{code} has status {modelled or usual}, and not {call.status}"
    if protocol in ("json", "rest-json"):
        yield from _wrong_error(shape, call)


def _wrong_events(stream: Shape, body: bytes) -> Iterator[str]:
    for headers, payload in events_of(body):
        kind = headers.get(":message-type")
        name = headers.get(":event-type" if kind == "event" else ":exception-type")
        shape = stream.members.get(name)
        if shape is None or kind not in ("event", "exception"):
            yield f"{kind} {name} is no message of {stream.name}"
            continue
        for breach in breaches(shape, read_json(shape, payload)):
            yield f"{name}: {breach}"


def _wrong_body(routed: Routed, call: Call) -> Iterator[str]:
    output = routed.operation.output_shape
    if output is not None and routed.operation.has_event_stream_output:
        yield from _wrong_events(output.members[output.event_stream_name], call.answered)
        return
    yield from breaches(output, answered_members(routed, call))


def wrong_in_answer(routed: Routed, call: Call, code: str | None) -> Iterator[str]:
    """What AWS's model doesn't know of an answer, or misses in it; `code` names the error that it is, if it is one."""
    try:
        yield from _wrong_body(routed, call) if code is None else _wrong_refusal(routed, call, code)
    except _BROKEN as error:
        yield f"can't be read: {error}"
