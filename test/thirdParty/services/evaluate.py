"""Reads IAM policies and requests as JSON, and writes what moto and MiniStack decide: true where the request is allowed."""

import json
import sys

from ministack.core.iam_evaluator import EvalContext, evaluate, parse_policy_document
from moto.iam.access_control import IAMPolicy, PermissionResult


def of_moto(document, request):
    policy = IAMPolicy(document)
    result = policy.is_action_permitted(
        request["action"], request["resource"], None, request["context"]
    )
    return result == PermissionResult.PERMITTED


def of_ministack(document, request):
    context = {key.lower(): value for key, value in request["context"].items()}
    asked = EvalContext(
        principal_arn="arn:aws:iam::000000000000:role/Viva",
        principal_type="AssumedRole",
        principal_account="000000000000",
        action=request["action"],
        resource_arn=request["resource"],
        region=context.get("aws:requestedregion"),
        secure_transport=context.get("aws:securetransport") == "true",
        service_context=context,
    )
    return evaluate(asked, [parse_policy_document(document)]).decision == "Allow"


judges = {"moto": of_moto, "ministack": of_ministack}
json.dump(
    [
        {
            name: [judge(case["document"], request) for request in case["requests"]]
            for name, judge in judges.items()
        }
        for case in json.load(sys.stdin)
    ],
    sys.stdout,
)
