"""AWS's own models, as botocore carries them, and which operation of theirs a call is."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from urllib.parse import parse_qsl, unquote

from botocore.exceptions import UnknownServiceError
from botocore.loaders import Loader
from botocore.model import OperationModel, OperationNotFoundError, ServiceModel
from botocore.utils import hyphenize_service_id

from calls import Call

# Services are called as the SDK's packages for JavaScript are; botocore's name, where it is another.
_NAMES = {"cognito-identity-provider": "cognito-idp"}

_loader = Loader()


@cache
def model_of(service: str) -> ServiceModel:
    """The newest model of a service. Raises where botocore has none, or calls another service so."""
    name = _NAMES.get(service, service)
    model = ServiceModel(_loader.load_service_model(name, "service-2"), name)
    if hyphenize_service_id(model.service_id) != service:
        raise ValueError(f"botocore's {name} is {model.service_id}, and not {service}.")
    return model


def is_modelled(service: str) -> bool:
    """Has botocore a model of this service? It has none of Transcribe's streams, for it speaks no HTTP/2."""
    try:
        return model_of(service) is not None
    except UnknownServiceError:
        return False


def waited_for(service: str, waiter: str) -> str:
    """The operation that a waiter asks."""
    waiters = _loader.load_service_model(_NAMES.get(service, service), "waiters-2")["waiters"]
    return waiters[waiter]["operation"]


@dataclass(frozen=True)
class Routed:
    """A call's operation, and what its path says of it."""

    service: str
    operation: OperationModel
    labels: dict[str, str]


class NotModelled(Exception):
    """The call is of a known service, which has no such operation."""


@dataclass(frozen=True)
class _Route:
    operation: OperationModel
    path: re.Pattern[str]
    literals: dict[str, str]
    # Names in query and headers without which a request is not one of this operation.
    needed: frozenset[str]

    def labels(self, call: Call) -> dict[str, str] | None:
        """What the call's path says; None where it is no call of this operation."""
        found = self.path.fullmatch(call.path)
        if not found or call.method != self.operation.http["method"]:
            return None
        if any(call.query.get(name) != value for name, value in self.literals.items()):
            return None
        if not self.needed <= call.query.keys() | call.headers.keys():
            return None
        return {label: unquote(value) for label, value in found.groupdict().items()}


def _route(operation: OperationModel) -> _Route:
    path, _, query = operation.http["requestUri"].partition("?")
    pattern = re.sub(r"\\\{(\w+)\\\+\\\}", r"(?P<\1>.+)", re.escape(path.rstrip("/")))
    pattern = re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>[^/]+)", pattern)
    shape = operation.input_shape
    places = [shape.members[name].serialization for name in shape.required_members] if shape else []
    needed = [
        place["name"].lower() if place["location"] == "header" else place["name"]
        for place in places
        if place.get("location") in ("querystring", "header")
    ]
    literals = dict(parse_qsl(query, keep_blank_values=True))
    return _Route(operation, re.compile(pattern + "/?"), literals, frozenset([*needed, *literals]))


@cache
def _routes(service: str) -> tuple[_Route, ...]:
    model = model_of(service)
    routes = [_route(model.operation_model(name)) for name in model.operation_names]
    # What asks for more is meant where it is brought.
    return tuple(sorted(routes, key=lambda route: -len(route.needed)))


def _by_path(service: str, call: Call) -> Routed | None:
    fits = [
        Routed(service, route.operation, labels)
        for route in _routes(service)
        if (labels := route.labels(call)) is not None
    ]
    # The SDK says itself which it means, where S3 goes by the query alone.
    named = [fit for fit in fits if fit.operation.name == call.query.get("x-id")]
    return next(iter(named or fits), None)


def _by_name(service: str, name: str) -> Routed:
    try:
        return Routed(service, model_of(service).operation_model(name), {})
    except OperationNotFoundError as error:
        raise NotModelled(f"{service} has no operation {name}") from error


def _signed_for(call: Call) -> str:
    found = re.search(
        r"Credential=[^/]+/\d+/[^/]+/([^/]+)/aws4_request", call.headers.get("authorization", "")
    )
    return found[1] if found else ""


def routed(call: Call, services: Iterable[str]) -> Routed | None:
    """The call's operation among these services; None where it is of none of them. Raises NotModelled."""
    target, _, name = call.headers.get("x-amz-target", "").rpartition(".")
    if target:
        aimed = [service for service in services if model_of(service).metadata.get("targetPrefix") == target]
        return _by_name(aimed[0], name) if aimed else None
    signed = [service for service in services if model_of(service).signing_name == _signed_for(call)]
    for service in signed:
        if model_of(service).protocol == "query":
            return _by_name(service, dict(parse_qsl(call.sent.decode())).get("Action", ""))
    for service in signed:
        if found := _by_path(service, call):
            return found
    if signed:
        raise NotModelled(f"{signed[0]} has no operation at {call.method} {call.path}")
    return None
