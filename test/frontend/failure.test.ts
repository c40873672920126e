import { expect, test } from "@jest/globals";
import {
  asCallFailed,
  isUnconfirmed,
  isWrongCode,
  isWrongLogin,
  messageOf,
} from "../../frontend/src/account/failure.ts";
import { CallFailed } from "../../frontend/src/api/problem.ts";

/** What Cognito says, as Amplify hands it on. */
const said = (name: string, message = ""): Error => Object.assign(new Error(message), { name });

test.each([
  [said("NotAuthorizedException", "Incorrect username or password."), true],
  [said("UserNotFoundException", "User does not exist."), true],
  [said("NotAuthorizedException", "Password attempts exceeded"), false],
  [said("NotAuthorizedException", "User is disabled."), false],
  [said("TooManyRequestsException"), false],
  [said("NetworkError"), false],
])("%s is a wrong email or password: %s", (thrown, isWrong) => {
  expect(isWrongLogin(thrown)).toBe(isWrong);
});

test("an address that was never confirmed is told apart from any other failure of a reset", () => {
  const message =
    "Cannot reset password for the user as there is no registered/verified email or phone_number";
  expect(isUnconfirmed(said("InvalidParameterException", message))).toBe(true);
  expect(isUnconfirmed(said("InvalidParameterException", "Username is empty."))).toBe(false);
  expect(isUnconfirmed(said("LimitExceededException"))).toBe(false);
});

test("a code may be mistyped or too old", () => {
  expect(
    ["CodeMismatchException", "ExpiredCodeException", "LimitExceededException"].map((name) =>
      isWrongCode(said(name)),
    ),
  ).toEqual([true, true, false]);
});

test("there is a sentence for everything", () => {
  expect(messageOf(said("UsernameExistsException", "User already exists"))).toBe("User already exists");
  expect(messageOf(new CallFailed({ kind: "offline" }))).toMatch(/We can't reach Viva/);
  expect(messageOf(undefined)).toBe("Please try again.");
});

test("for a call, no connection to the pool is no connection, and anything else passes", () => {
  expect(asCallFailed(said("NetworkError")).problem).toEqual({ kind: "offline" });
  expect(asCallFailed(said("InternalErrorException")).problem).toMatchObject({ status: 503 });
  const own = new CallFailed({ kind: "slow" });
  expect(asCallFailed(own)).toBe(own);
});
