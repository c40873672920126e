"""
Reads requests and answers back to the members of AWS's models, for each protocol, by botocore's own parsers. These overlook what a
client may overlook; here whatever the model doesn't know is kept, under its own name, for the validator to find.
"""

import json
import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import parse_qsl

from botocore.eventstream import EventStreamBuffer
from botocore.model import OperationModel, Shape, StructureShape
from botocore.parsers import (
    BaseJSONParser,
    QueryParser,
    ResponseParserError,
    RestJSONParser,
)

from calls import Call
from models import Routed

Members = dict[str, Any]


class Unreadable(Exception):
    """The bytes are not what the protocol has them be."""


def _names_in_json(shape: StructureShape) -> set[str]:
    return {member.serialization.get("name", name) for name, member in shape.members.items()}


class _Json(BaseJSONParser):
    def _handle_structure(self, shape: StructureShape, value: Any) -> Any:
        parsed = super()._handle_structure(shape, value)
        if shape.is_document_type or value is None:
            return parsed
        unknown = [name for name in value if name not in parsed and name not in _names_in_json(shape)]
        return {**{name: value[name] for name in unknown}, **parsed} if unknown else parsed

    def _handle_timestamp(self, shape: Shape, value: Any) -> Any:
        if shape.serialization.get("timestampFormat") is None and isinstance(value, str):
            raise ValueError(f"a timestamp in JSON is a number, and not {value!r}")
        return super()._handle_timestamp(shape, value)


class _Xml(QueryParser):
    def _handle_structure(self, shape: StructureShape, node: Any) -> Any:
        parsed = super()._handle_structure(shape, node)
        known = {self._member_key_name(member, name) for name, member in shape.members.items()}
        unknown = [tag for tag in self._build_name_to_xml_node(node) if tag not in known]
        return {**{tag: None for tag in unknown}, **parsed}

    def _handle_list(self, shape: Shape, node: Any) -> Any:
        name = shape.member.serialization.get("name", "member")
        if not shape.serialization.get("flattened"):
            for item in node:
                if self._node_tag(item) != name:
                    raise ValueError(
                        f"an item of {shape.name} is a <{name}>, and not a <{self._node_tag(item)}>"
                    )
        return super()._handle_list(shape, node)

    def _handle_boolean(self, shape: Shape, node: Any) -> Any:
        if node.text not in ("true", "false"):
            raise ValueError(f"a boolean is true or false, and not {node.text!r}")
        return super()._handle_boolean(shape, node)

    def root(self, body: bytes) -> Any:
        return self._parse_xml_string_to_dom(body)

    def result(self, wrapper: str | None, root: Any) -> Any:
        return root if wrapper is None else self._find_result_wrapped_shape(wrapper, root)


_json = _Json()
_xml = _Xml()
# What stands in headers, paths and queries.
_text = RestJSONParser()


def read_json(shape: Shape, body: bytes) -> Any:
    """A JSON body as this shape. Raises Unreadable."""
    try:
        return _json._parse_shape(shape, json.loads(body or b"{}"))
    except (ResponseParserError, ValueError, TypeError, AttributeError) as error:
        raise Unreadable(str(error)) from error


def _read_xml(shape: Shape, body: bytes, wrapper: str | None = None) -> Any:
    try:
        return _xml._parse_shape(shape, _xml.result(wrapper, _xml.root(body))) if body else {}
    except (ResponseParserError, ValueError, TypeError, AttributeError, KeyError) as error:
        raise Unreadable(str(error)) from error


def _read_form(shape: Shape, prefix: str, fields: dict[str, str], used: set[str]) -> Any:
    """A value of the query protocol (https://smithy.io/2.0/aws/protocols/aws-query-protocol.html); None where there is none."""

    def at(name: str) -> str:
        return f"{prefix}.{name}" if prefix else name

    def present(key: str) -> bool:
        return any(field == key or field.startswith(f"{key}.") for field in fields)

    match shape.type_name:
        case "structure":
            named = {
                name: at(member.serialization.get("name", name)) for name, member in shape.members.items()
            }
            return {
                name: _read_form(shape.members[name], key, fields, used)
                for name, key in named.items()
                if present(key)
            }
        case "list":
            item = at(shape.member.serialization.get("name", "member"))
            if shape.serialization.get("flattened"):
                item = prefix
            values: list[Any] = []
            while present(f"{item}.{len(values) + 1}"):
                values.append(_read_form(shape.member, f"{item}.{len(values) + 1}", fields, used))
            return values
        case "map":
            entries: Members = {}
            while present(f"{at('entry')}.{len(entries) + 1}"):
                entry = f"{at('entry')}.{len(entries) + 1}"
                key = _read_form(shape.key, f"{entry}.key", fields, used)
                entries[key] = _read_form(shape.value, f"{entry}.value", fields, used)
            return entries
        case _:
            used.add(prefix)
            return _read_text(shape, fields[prefix])


def _read_text(shape: Shape, text: str) -> Any:
    try:
        return _text._parse_shape(shape, text)
    except (ValueError, TypeError) as error:
        raise Unreadable(f"{text!r} is no {shape.type_name}") from error


def _from_headers(shape: StructureShape, headers: dict[str, str]) -> Members:
    members: Members = {}
    for name, member in shape.members.items():
        place = member.serialization
        if place.get("location") == "header" and place["name"].lower() in headers:
            members[name] = _read_text(member, headers[place["name"].lower()])
        if place.get("location") == "headers":
            prefix = place["name"].lower()
            members[name] = {
                key[len(prefix) :]: value for key, value in headers.items() if key.startswith(prefix)
            }
    return members


def _from_query(shape: StructureShape, operation: OperationModel, call: Call) -> Members:
    members: Members = {}
    literals = {
        name for name, _ in parse_qsl(operation.http["requestUri"].partition("?")[2], keep_blank_values=True)
    }
    left = {name: value for name, value in call.query.items() if name not in literals and name != "x-id"}
    for name, member in shape.members.items():
        place = member.serialization
        if place.get("location") == "querystring" and place.get("name") in left:
            members[name] = _read_text(member, left.pop(place["name"]))
    return {**members, **{f"?{name}": value for name, value in left.items()}}


def _from_body(shape: StructureShape, protocol: str, body: bytes) -> Members:
    read = _read_xml if protocol == "rest-xml" else read_json
    payload = shape.serialization.get("payload")
    if payload is not None:
        member = shape.members[payload]
        if member.serialization.get("eventstream"):
            return {payload: {}}
        if member.type_name in ("blob", "string"):
            return {payload: body if member.type_name == "blob" else body.decode()} if body else {}
        return {payload: read(member, body)} if body else {}
    if all("location" in member.serialization for member in shape.members.values()):
        return {}
    return read(shape, body)


def _rest(shape: StructureShape, protocol: str, headers: dict[str, str], body: bytes) -> Members:
    return {**_from_body(shape, protocol, body), **_from_headers(shape, headers)}


def protocol_of(routed: Routed, call: Call) -> str:
    """The protocol that a call is in: of several, the SDK takes JSON where it names the target."""
    return "json" if "x-amz-target" in call.headers else routed.operation.service_model.protocol


def sent_members(routed: Routed, call: Call) -> Members:
    """What a request says, by the members of its operation's input. Raises Unreadable."""
    shape = routed.operation.input_shape
    protocol = protocol_of(routed, call)
    if shape is None:
        return {}
    if protocol == "json":
        return read_json(shape, call.sent)
    if protocol == "query":
        fields = dict(parse_qsl(call.sent.decode(), keep_blank_values=True))
        used = {"Action", "Version"}
        members = _read_form(shape, "", fields, used)
        return {**members, **{name: value for name, value in fields.items() if name not in used}}
    labels = {
        name: _read_text(member, routed.labels[member.serialization.get("name", name)])
        for name, member in shape.members.items()
        if member.serialization.get("location") == "uri"
    }
    query = _from_query(shape, routed.operation, call)
    return {**_rest(shape, protocol, call.headers, call.sent), **query, **labels}


def answered_members(routed: Routed, call: Call) -> Members:
    """What an answer says, by the members of its operation's output. Raises Unreadable."""
    shape = routed.operation.output_shape
    protocol = protocol_of(routed, call)
    if shape is None:
        return {}
    if protocol == "json":
        return read_json(shape, call.answered)
    if protocol == "query":
        return _read_xml(shape, call.answered, shape.serialization.get("resultWrapper"))
    body = b"" if call.method == "HEAD" else call.answered
    return _rest(shape, protocol, call.answer_headers, body)


def events_of(body: bytes) -> Iterator[tuple[dict[str, Any], bytes]]:
    """The messages of an event stream: headers and payload. Raises what botocore raises for a wrong length or checksum."""
    buffer = EventStreamBuffer()
    buffer.add_data(body)
    for message in buffer:
        yield message.headers, message.payload
    if buffer._data:
        raise Unreadable("the stream ends within a message")


def error_code(text: str) -> str:
    """An error's name without its namespace, and without the address that may come after it."""
    return re.sub(r"^.*#|:.*$", "", text)
