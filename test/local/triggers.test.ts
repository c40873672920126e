import { Readable } from "node:stream";
import { expect, test } from "@jest/globals";
import { type Invoke, NotPermitted } from "../../local/gateway/invoke.ts";
import { Throttled } from "../../local/lambda/concurrencyLimit.ts";
import { FunctionError } from "../../local/lambda/functionError.ts";
import { triggers } from "../../local/triggers.ts";

const ask = (invoke: Invoke, services: string[] = []) =>
  triggers({
    invokeAs: (service) => {
      services.push(service);
      return invoke;
    },
  })("arn:function", "arn:pool", { asked: 1 });

test("a function is called as Cognito, for the pool, and its answer comes back", async () => {
  const services: string[] = [];
  const answer = await ask((...call) => Readable.from([JSON.stringify(call)]), services);
  expect(answer).toEqual(["arn:function", "arn:pool", { asked: 1 }]);
  expect(services).toEqual(["cognito-idp.amazonaws.com"]);
});

test.each<[string, Error, string, string]>([
  [
    "a function that fails",
    new FunctionError({ errorType: "Error", errorMessage: "no more room" }),
    "UserLambdaValidationException",
    "PreSignUp failed with error no more room.",
  ],
  [
    "a function that Cognito may not call",
    new NotPermitted("no"),
    "UnexpectedLambdaException",
    "PreSignUp invocation failed due to error AccessDeniedException.",
  ],
  ["too many calls at once", new Throttled("Rate Exceeded."), "TooManyRequestsException", "Rate Exceeded."],
  ["a fault of the local run's own", new RangeError("odd"), "RangeError", "odd"],
])("%s is told by Cognito's name for it", async (_, error, name, message) => {
  const failing: Invoke = () => {
    throw error;
  };
  await expect(ask(failing)).rejects.toMatchObject({ name, message });
});
