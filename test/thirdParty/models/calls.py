"""Calls of AWS as record.ts wrote them down."""

import base64
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import unquote


@dataclass(frozen=True)
class Call:
    """A request and its answer, as bytes on the wire. `status` is 0 for a WebSocket, whose handshake stands in `answered`."""

    over: str
    method: str
    url: str
    headers: dict[str, str]
    sent: bytes
    status: int
    answer_headers: dict[str, str]
    answered: bytes

    @property
    def path(self) -> str:
        return self.url.partition("?")[0]

    @property
    def query(self) -> dict[str, str]:
        pairs = (pair.partition("=") for pair in self.url.partition("?")[2].split("&") if pair)
        return {unquote(name): unquote(value) for name, _, value in pairs}


def _texts(headers: dict[str, object]) -> dict[str, str]:
    return {name.lower(): str(value) for name, value in headers.items()}


def recorded_in(folder: Path) -> Iterator[Call]:
    """Reads every call in the folder."""
    for file in sorted(folder.glob("*.jsonl")):
        for line in file.read_text(encoding="utf-8").splitlines():
            raw = json.loads(line)
            yield Call(
                over=raw["over"],
                method=raw["method"],
                url=raw["url"],
                headers=_texts(raw["headers"]),
                sent=base64.b64decode(raw["sent"]),
                status=raw.get("status") or 0,
                answer_headers=_texts(raw.get("answerHeaders", {})),
                answered=base64.b64decode(raw["answered"]),
            )
