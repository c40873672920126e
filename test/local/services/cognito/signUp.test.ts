import { setTimeout } from "node:timers/promises";
import { afterEach, expect, test } from "@jest/globals";
import { signIn, signUp } from "aws-amplify/auth";
import { openBrowser } from "./amplify.ts";
import { ann, asAnn, lettingIn, named, type RunningPool, startPool } from "./members.ts";

let pool: RunningPool;
afterEach(async () => {
  await pool.close();
  pool.folder.remove();
});
const start = async (...more: Parameters<typeof startPool>) => {
  pool = await startPool(...more);
  openBrowser(pool);
};

test("the pool's function is asked with the event that AWS sends, and its answer counts", async () => {
  const asked: [string, unknown][] = [];
  await start({
    trigger: async (arn, event) => {
      asked.push([arn, event]);
      return lettingIn(arn, event);
    },
  });
  const { userId } = await signUp({
    ...asAnn,
    options: { ...asAnn.options, clientMetadata: { from: "the test" }, validationData: { a: "b" } },
  });
  expect(asked).toEqual([
    [
      "arn:let-in",
      {
        version: "1",
        region: "eu-west-1",
        userPoolId: pool.id,
        userName: userId,
        callerContext: { awsSdkVersion: expect.any(String), clientId: pool.clientId },
        triggerSource: "PreSignUp_SignUp",
        request: {
          userAttributes: { email: ann.username, name: "Ann" },
          validationData: { a: "b" },
          clientMetadata: { from: "the test" },
        },
        response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
      },
    ],
  ]);
});

test("without the function an account waits to be confirmed", async () => {
  await start({ pool: { LambdaConfig: {} } });
  expect(await signUp(asAnn)).toMatchObject({ isSignUpComplete: false });
  // Amplify answers this exception with the step that comes next.
  expect(await signIn(ann)).toMatchObject({ isSignedIn: false, nextStep: { signInStep: "CONFIRM_SIGN_UP" } });
});

test("an answer that is none, and a function that fails, make no account", async () => {
  await start({ trigger: async () => ({ response: "yes" }) });
  await expect(signUp(asAnn)).rejects.toEqual(named("InvalidLambdaResponseException"));
  await expect(signIn(ann)).rejects.toEqual(named("NotAuthorizedException"));
});

test("one address is one account, however it is spelt, and however many ask at once", async () => {
  await start({
    trigger: async (arn, event) => {
      // Long enough for all three to be asked about before the first is let in.
      await setTimeout(100);
      return lettingIn(arn, event);
    },
  });
  const tries = await Promise.allSettled(
    ["ann@school.example", "ANN@school.example", "Ann@School.Example"].map((username) =>
      signUp({ ...asAnn, username }),
    ),
  );
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await expect(signUp(asAnn)).rejects.toEqual(named("UsernameExistsException", "User already exists"));
});

test("where the pool tells spellings apart, they are two people", async () => {
  await start({ pool: { UsernameConfiguration: { CaseSensitive: true } } });
  await signUp(asAnn);
  await signUp({ ...asAnn, username: ann.username.toLowerCase() });
});

test.each([
  ["MinimumLength", { MinimumLength: 14 }, "Password not long enough"],
  ["RequireNumbers", { RequireNumbers: true }, "Password must have numeric characters"],
  ["RequireUppercase", { RequireUppercase: true }, "Password must have uppercase characters"],
  ["RequireSymbols", { RequireSymbols: true }, "Password must have symbol characters"],
])("the pool's %s is asked of a password", async (_, rule, message) => {
  const lax = {
    RequireLowercase: false,
    RequireNumbers: false,
    RequireSymbols: false,
    RequireUppercase: false,
  };
  await start({ pool: { Policies: { PasswordPolicy: { MinimumLength: 8, ...lax, ...rule } } } });
  await expect(signUp({ ...asAnn, password: "correcthorse" })).rejects.toEqual(
    named("InvalidPasswordException", `Password did not conform with policy: ${message}`),
  );
});

test("what no pool takes is refused by the same name", async () => {
  await start({
    pool: {
      Schema: [
        { Name: "email", Required: true },
        { Name: "name", Required: true },
      ],
    },
  });
  const ask = async (more: object) =>
    (
      await pool.call("SignUp", {
        ClientId: pool.clientId,
        Username: ann.username,
        Password: ann.password,
        ...more,
      })
    ).error;
  const Name = "name";
  expect(await ask({})).toBe("InvalidParameterException");
  expect(await ask({ Username: "ann", UserAttributes: [{ Name, Value: "Ann" }] })).toBe(
    "InvalidParameterException",
  );
  expect(await ask({ Password: " padded " })).toBe("InvalidParameterException");
  expect(await ask({ UserAttributes: [{ Name: "email_verified", Value: "true" }] })).toBe(
    "NotAuthorizedException",
  );
  expect(await ask({ ClientId: "other" })).toBe("ResourceNotFoundException");
  expect(await ask({ UserAttributes: [{ Name, Value: "Ann" }] })).toBeNull();
});

test("a pool whose accounts an administrator makes lets nobody sign up", async () => {
  await start({ pool: { AdminCreateUserConfig: { AllowAdminCreateUserOnly: true } } });
  await expect(signUp(asAnn)).rejects.toEqual(named("NotAuthorizedException"));
});
