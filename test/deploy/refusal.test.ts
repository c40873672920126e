import { expect, test } from "@jest/globals";
import { refusalOf, sentenceOn } from "../../deploy/aws/refusal.ts";

test("a terminal without credentials is named, and what to do; other refusals keep AWS's own words", () => {
  const error = {
    name: "CredentialsProviderError",
    message: "Could not load credentials from any providers",
  };
  expect(sentenceOn(refusalOf(error))).toMatch(
    /^No AWS credentials were found\. Sign in with `aws sso login`/,
  );
  const throttled = { name: "ThrottlingException", message: "Rate exceeded" };
  expect(sentenceOn(refusalOf(throttled))).toBe("Rate exceeded");
});
