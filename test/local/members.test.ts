import { afterEach, expect, test } from "@jest/globals";
import { fetchAuthSession, sendUserAttributeVerificationCode, signIn, signUp } from "aws-amplify/auth";
import { bringUp, type Stack } from "../../local/bringUp.ts";
import type { Template } from "../../local/template/template.ts";
import { emptyFolder } from "./assembly.ts";
import { openBrowser } from "./services/cognito/amplify.ts";
import { ann, asAnn, named } from "./services/cognito/members.ts";

let stack: Stack;
afterEach(() => stack.close());
/** Brings the whole stack up, and a browser that knows of it no more than config.json says. */
const up = async (change: (template: Template) => void = () => undefined): Promise<void> => {
  stack = await bringUp({ dataDir: emptyFolder(), port: 0, change });
  const config = await (await fetch(`${stack.url}/config.json`)).json();
  openBrowser({ id: config.userPoolId, clientId: config.userPoolClientId, endpoint: config.cognitoUrl });
};
const as = async (): Promise<RequestInit> => {
  const { tokens } = await fetchAuthSession();
  return { headers: { authorization: `Bearer ${tokens?.idToken}` } };
};
const callMember = async (init: RequestInit) =>
  (await fetch(`${stack.url}/api/member`, { ...(await as()), ...init })).status;

test("who signs up is a member to the API, and who deletes their account can't sign in any more", async () => {
  await up();
  await signUp(asAnn);
  await signIn(ann);
  expect(await callMember({ method: "POST" })).toBe(200);
  expect(await callMember({ method: "DELETE" })).toBe(200);
  expect(stack.used()).toContainEqual(
    expect.objectContaining({
      caller: "AccountFunction",
      action: "cognito-idp:AdminDeleteUser",
      allowed: true,
    }),
  );
  expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined();
  await expect(signIn(ann)).rejects.toEqual(named("NotAuthorizedException"));
});

test("what Cognito mails is read on a page of the local run, and by tests", async () => {
  await up();
  await signUp(asAnn);
  await signIn(ann);
  await sendUserAttributeVerificationCode({ userAttributeKey: "email" });
  const [mail, ...more] = stack.mails();
  expect([mail, more]).toEqual([
    expect.objectContaining({ to: ann.username, subject: "Your Viva code" }),
    [],
  ]);
  const page = await (await fetch(`${stack.url}/_local/mailbox`)).text();
  expect(page).toContain(mail?.text);
});

test("without the permission that lets Cognito call it, the function lets nobody in", async () => {
  await up(({ Resources }) => {
    for (const [id, { Type, Properties }] of Object.entries(Resources))
      if (Type === "AWS::Lambda::Permission" && Properties.Principal === "cognito-idp.amazonaws.com")
        delete Resources[id];
  });
  await expect(signUp(asAnn)).rejects.toEqual(named("UnexpectedLambdaException"));
});

test("without its function the pool confirms nobody", async () => {
  await up(({ Resources }) => {
    delete Resources.UserPool?.Properties.LambdaConfig;
  });
  expect(await signUp(asAnn)).toMatchObject({ isSignUpComplete: false });
});

test("without the right to, the account function can't delete anybody's sign-in", async () => {
  await up(({ Resources }) => {
    const policies = Object.values(Resources).filter(({ Type }) => Type === "AWS::IAM::Policy");
    for (const { Properties } of policies)
      Object.assign(
        Properties,
        JSON.parse(
          JSON.stringify(Properties).replaceAll("cognito-idp:AdminDeleteUser", "cognito-idp:AdminGetUser"),
        ),
      );
  });
  await signUp(asAnn);
  await signIn(ann);
  await callMember({ method: "POST" });
  expect(await callMember({ method: "DELETE" })).toBe(500);
  expect(stack.used()).toContainEqual(
    expect.objectContaining({
      caller: "AccountFunction",
      action: "cognito-idp:AdminDeleteUser",
      allowed: false,
    }),
  );
});
