"""Differences from AWS's models that are right all the same, each with its source."""

import re
from dataclasses import dataclass


@dataclass(frozen=True)
class Explanation:
    """Which findings it explains, as check.py words them, and why they are none."""

    finding: re.Pattern[str]
    because: str


EXPLAINED = (
    Explanation(
        re.compile(r"cognito-identity-provider\.\w+, request: .*Password: '\S.*\S' does not match \[\\S\]\+"),
        "Cognito takes spaces within a password; its own refusals name the pattern ^[\\S]+.*[\\S]+$, not the model's "
        "(https://github.com/cds-snc/platform-forms-client/issues/5635).",
    ),
    Explanation(
        re.compile(
            r"dynamodb\.Batch(Write|Get)Item, answer: .*\.Unprocessed(Items|Keys): {} is below the minimum of 1"
        ),
        "Where nothing is left, DynamoDB answers with an empty map "
        "(https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_BatchWriteItem.html, UnprocessedItems).",
    ),
)
