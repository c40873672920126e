import { expect, test } from "@jest/globals";
import { handler } from "../../lambdas/preSignUp.ts";

test("everybody is let in at once, and nobody's address is taken for confirmed", async () => {
  const response = { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false };
  const event = {
    version: "1",
    region: "eu-west-1",
    userPoolId: "eu-west-1_Local",
    userName: "some-id",
    callerContext: { awsSdkVersion: "1", clientId: "web" },
    triggerSource: "PreSignUp_SignUp" as const,
    request: { userAttributes: { email: "head@school.example" } },
    response,
  };
  expect(await handler(event)).toEqual({ ...event, response: { ...response, autoConfirmUser: true } });
});
