"""Holds values against the shapes of AWS's models."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import regex
from botocore.model import Shape
from botocore.validate import ParamValidator


@cache
def _pattern(text: str) -> regex.Pattern[str]:
    # AWS's patterns are Java's, where \w and its like are ASCII and \p{L} is not.
    return regex.compile(text, 0 if r"\p" in text else regex.ASCII)


def _size(shape: Shape, value: Any) -> float | None:
    match shape.type_name:
        case "string" | "list" | "map" | "blob":
            return len(value)
        case "integer" | "long" | "float" | "double":
            return value
        case _:
            return None


def _own_breaches(shape: Shape, value: Any) -> Iterator[str]:
    size = _size(shape, value)
    if size is not None and size < shape.metadata.get("min", size):
        yield f"is below the minimum of {shape.metadata['min']}"
    if size is not None and size > shape.metadata.get("max", size):
        yield f"is above the maximum of {shape.metadata['max']}"
    if shape.type_name != "string":
        return
    if "enum" in shape.metadata and value not in shape.metadata["enum"]:
        yield f"is none of the values of {shape.name}"
    if "pattern" in shape.metadata and not _pattern(shape.metadata["pattern"]).fullmatch(value):
        yield f"does not match {shape.metadata['pattern']}"


def _brief(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 80 else f"{text[:80]}…"


def _breaches(shape: Shape, value: Any, path: str) -> Iterator[str]:
    for breach in _own_breaches(shape, value):
        yield f"{path}: {_brief(value)} {breach}"
    match shape.type_name:
        case "structure" if not shape.is_document_type:
            for name, member in shape.members.items():
                if name in value:
                    yield from _breaches(member, value[name], f"{path}.{name}")
        case "list":
            for item in value:
                yield from _breaches(shape.member, item, f"{path}[]")
        case "map":
            for key, item in value.items():
                yield from _breaches(shape.key, key, f"{path} (a key)")
                yield from _breaches(shape.value, item, f"{path}{{}}")


def breaches(shape: Shape | None, value: Any) -> Iterator[str]:
    """
    What is wrong with a value: unknown and missing members, types and unions as botocore finds them; lengths, ranges, enums and
    patterns, which botocore leaves to the service.
    """
    if shape is None:
        return
    errors = ParamValidator().validate(value, shape)
    if errors.has_errors():
        yield from errors.generate_report().splitlines()
        return
    yield from _breaches(shape, value, shape.name)
