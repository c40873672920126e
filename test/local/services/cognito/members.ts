import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@jest/globals";
import { newKey } from "../../../../local/services/cognito/signer.ts";
import { cognito } from "../../../../local/services/cognito.ts";
import { emptyFolder } from "../place.ts";
import { serve } from "../serve.ts";
import { letterBox, userPoolOf } from "../userPool.ts";

/** What SignUp is answered where the pool's function lets everybody in. */
export const lettingIn = async (_arn: string, event: unknown): Promise<unknown> => ({
  ...Object(event),
  response: { autoConfirmUser: true, autoVerifyEmail: false, autoVerifyPhone: false },
});

/** The pool as infra/accounts.ts describes it. */
const pool = {
  LambdaConfig: { PreSignUp: "arn:let-in" },
  AutoVerifiedAttributes: ["email"],
  Policies: {
    PasswordPolicy: {
      MinimumLength: 8,
      RequireLowercase: false,
      RequireNumbers: false,
      RequireSymbols: false,
      RequireUppercase: false,
    },
  },
  Schema: [{ Name: "email", Required: true }, { Name: "name" }],
  UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ["email"] },
  UsernameConfiguration: { CaseSensitive: false },
  VerificationMessageTemplate: { EmailSubject: "Your code", EmailMessage: "It is {####}." },
};
const client = { PreventUserExistenceErrors: "ENABLED" };

const app = { ClientId: "web" };
const IDS = { id: "eu-west-1_Local", clientId: "web" };

/** An answer of the API: its status, the error's name where it is one, and its fields. */
export type Answer = { status: number; error: string | null; message?: string } & Record<string, unknown>;

/** Somebody to sign up: `UserAttributes` of the API, and what they type. */
export const ann = { username: "Ann@School.example", password: "correct horse" };
export const asAnn = { ...ann, options: { userAttributes: { email: ann.username, name: "Ann" } } };

/** What Amplify throws for an exception of the API. */
export const named = (name: string, message: unknown = expect.any(String)) =>
  expect.objectContaining({ name, message });

/** Making one takes longer than most tests. */
const key = await newKey();
const filled = (): ReturnType<typeof emptyFolder> => {
  const folder = emptyFolder();
  const state = { identityPool: { key, identities: {} }, userPool: { key } };
  writeFileSync(join(folder.dir, "cognito.json"), JSON.stringify(state));
  return folder;
};

/** A user pool behind HTTP, with a letter box, and a caller without any SDK. Data stays in `dir` from one to the next. */
export const startPool = async (more: Partial<Parameters<typeof userPoolOf>[1]> = {}, folder = filled()) => {
  const box = letterBox();
  const userPool = userPoolOf(IDS, {
    trigger: lettingIn,
    deliver: box.deliver,
    ...more,
    pool: { ...pool, ...more?.pool },
    client: { ...client, ...more?.client },
  });
  const service = await cognito({
    file: join(folder.dir, "cognito.json"),
    identityPool: {
      id: "eu-west-1:11111111-2222-4333-8444-555555555555",
      allowUnauthenticatedIdentities: true,
      allowClassicFlow: true,
    },
    userPool,
  });
  const { endpoint, close, accessRequests } = await serve(service);
  const call = async (operation: string, input: object): Promise<Answer> => {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: { "x-amz-target": `AWSCognitoIdentityProviderService.${operation}` },
      body: JSON.stringify(input),
    });
    const error = response.headers.get("x-amzn-errortype");
    return { ...(await response.json()), status: response.status, error };
  };
  /** Begins to sign in, and gives the answer in which a client would prove that it knows the password. */
  const claim = async (username: string, proof = "bm9uZQ=="): Promise<() => Promise<Answer>> => {
    const AuthParameters = { USERNAME: username, SRP_A: "abcdef" };
    const begun = await call("InitiateAuth", { ...app, AuthFlow: "USER_SRP_AUTH", AuthParameters });
    const { USER_ID_FOR_SRP: USERNAME, SECRET_BLOCK: PASSWORD_CLAIM_SECRET_BLOCK } = Object(
      begun.ChallengeParameters,
    );
    const ChallengeResponses = {
      USERNAME,
      PASSWORD_CLAIM_SECRET_BLOCK,
      PASSWORD_CLAIM_SIGNATURE: proof,
      TIMESTAMP: "Sat Nov 21 10:00:00 UTC 2026",
    };
    return () =>
      call("RespondToAuthChallenge", { ...app, ChallengeName: "PASSWORD_VERIFIER", ChallengeResponses });
  };
  return { ...IDS, ...box, endpoint, call, claim, accessRequests, folder, close };
};
export type RunningPool = Awaited<ReturnType<typeof startPool>>;
