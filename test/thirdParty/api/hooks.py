"""What Schemathesis does not know by itself of Viva's API. It loads this file by SCHEMATHESIS_HOOKS; see command.ts."""

import atexit
import json
import os
import re
from collections import Counter, defaultdict

import jsonschema_rs
import schemathesis
from hypothesis import strategies as st

ROLE = os.environ["VIVA_ROLE"]
with open(os.environ["VIVA_PHOTO"], "rb") as file:
    PHOTO = file.read()

# A photo, a photo that breaks off, and anything else.
schemathesis.openapi.media_type(
    "image/jpeg",
    st.one_of(st.just(PHOTO), st.integers(1, len(PHOTO)).map(lambda at: PHOTO[:at]), st.binary(max_size=100)),
)


@schemathesis.deserializer("application/x-ndjson")
def events(ctx, response):
    """The values of all lines, as the document's array."""
    return [json.loads(line) for line in response.text.split("\n") if line != ""]


# Rules that JSON Schema can't express, by the field that the refusal names: what a name or a sentence may be made of, addresses that are
# in order and that nobody has ("quoted"@[127.0.0.1]), fields that depend on each other, places in a list that was never given, lengths
# over a whole list, and lists in which nobody may stand twice.
BEYOND_SCHEMA = re.compile(
    r"name|lessonDetails\.name|text|words|conversation|conversationData|reason|after|place\.isGuess|content\.questions\.\d+\.text"
    r"|students|students\.\d+|label|word|address"
)
REJECTED_POSITIVE = "ST202"
SERVER_ERROR = "ST101"


@schemathesis.hook
def filter_failure(ctx, failure, case, response):
    """
    A body that fits its schema may be refused by such a rule, or with a code that the document has for this very case. And the gateway
    says that it is busy where a function has not started in time, as on a machine that does much else: command.ts counts how often.
    """
    if failure.code == SERVER_ERROR and response.status_code == 503:
        return response.json()["error"]["code"] != "busy"
    if failure.code != REJECTED_POSITIVE:
        return True
    error = response.json()["error"]
    if error["code"] in ("bad_input", "not_json"):
        return BEYOND_SCHEMA.fullmatch(error.get("field", "")) is None
    return False


asked = 0


@schemathesis.hook
def before_call(ctx, case, kwargs):
    """Asks for every second turn as events; OpenAPI has no parameter called Accept."""
    global asked
    if case.operation.definition.raw.get("operationId") != "takeTurn":
        return
    asked += 1
    if asked % 2 == 1:
        case.headers = {**(case.headers or {}), "Accept": "application/x-ndjson"}


answered = defaultdict(Counter)


@schemathesis.hook
def after_call(ctx, case, response):
    answered[case.operation.definition.raw.get("operationId")][response.status_code] += 1


@atexit.register
def tell():
    """Writes how often each operation gave each status."""
    with open(os.environ["VIVA_ANSWERED"], "w") as told:
        json.dump(answered, told)


def resolved(schema, document):
    while "$ref" in schema:
        part = document
        for key in schema["$ref"].removeprefix("#/").split("/"):
            part = part[key]
        schema = part
    return schema


@schemathesis.check
def json_in_texts(ctx, response, case):
    """A text that holds JSON, as several fields called `message` do, holds what the document says of it (`contentSchema`)."""
    document = case.operation.schema.raw_schema
    answers = case.operation.definition.raw["responses"]
    answer = resolved(answers.get(str(response.status_code), {}), document)
    schema = answer.get("content", {}).get("application/json", {}).get("schema")
    if schema is None or "application/json" not in response.headers.get("content-type", [""])[0]:
        return
    given = response.json()
    for name, inner in resolved(schema, document).get("properties", {}).items():
        if "contentSchema" not in inner or name not in given:
            continue
        held = json.loads(given[name])
        for error in jsonschema_rs.Draft202012Validator(inner["contentSchema"]).iter_errors(held):
            raise AssertionError(f"The JSON in {name}: {error.message}")


@schemathesis.check
def callers_are_kept_apart(ctx, response, case):
    """Nobody gets past 401 where the document asks for a token, and no guest past 403 where it asks for a member's."""
    taken = [name for one in case.operation.definition.raw["security"] for name in one]
    if not taken or response.status_code in (413, 429):
        return
    if ROLE == "nobody" and response.status_code != 401:
        raise AssertionError(f"Without a token the answer is {response.status_code}, not 401.")
    if ROLE == "guest" and "guest" not in taken and response.status_code not in (401, 403):
        raise AssertionError(f"To a guest the answer is {response.status_code}, not 403.")
