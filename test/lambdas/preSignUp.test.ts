import { expect, test } from "@jest/globals";
import type { PreSignUpTriggerEvent } from "aws-lambda";

process.env.GOOGLE_DOMAIN = "school.example";
const { handler } = await import("../../lambdas/preSignUp.ts");

const asked = (
  triggerSource: PreSignUpTriggerEvent["triggerSource"],
  email: string,
): PreSignUpTriggerEvent => ({
  version: "1",
  region: "eu-west-1",
  userPoolId: "eu-west-1_Local",
  userName: "some-id",
  callerContext: { awsSdkVersion: "1", clientId: "web" },
  triggerSource,
  request: { userAttributes: { email } },
  response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
});

test("everybody is let in at once, and nobody's address is taken for confirmed", async () => {
  const event = asked("PreSignUp_SignUp", "head@elsewhere.example");
  const response = { autoConfirmUser: true, autoVerifyEmail: false, autoVerifyPhone: false };
  expect(await handler(structuredClone(event))).toEqual({ ...event, response });
});

test("from Google come people of the school's domain, as Google knows them, and no others", async () => {
  const event = asked("PreSignUp_ExternalProvider", "Ann@School.example");
  expect(await handler(structuredClone(event))).toEqual(event);
  for (const email of ["ann@gmail.com", "ann@evil-school.example", "ann@school.example.evil.example"])
    await expect(handler(asked("PreSignUp_ExternalProvider", email))).rejects.toThrow(
      "Please use your Google account of school.example.",
    );
});
