import { randomUUID } from "node:crypto";
import * as z from "zod";
import { noteTold } from "../stack/told.ts";

const config = z.object({
  identityPoolId: z.string(),
  cognitoIdentityUrl: z.string(),
  userPoolClientId: z.string(),
  cognitoUrl: z.string(),
});
const configOf = async (origin: string) => config.parse(await (await fetch(`${origin}/config.json`)).json());

/** Asks a pool as a browser does: unsigned, JSON 1.1. */
const cognito = async (url: string, operation: string, input: object): Promise<unknown> => {
  const body = JSON.stringify(input);
  noteTold({ body });
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": operation,
    },
    body,
  });
  if (!response.ok) throw new Error(`${operation} answered ${response.status}: ${await response.text()}`);
  return response.json();
};

const IDENTITIES = "AWSCognitoIdentityService";
const MEMBERS = "AWSCognitoIdentityProviderService";

/** Asks the members' pool as a browser does. Rejects where it refuses. */
export const askMembers = async (
  operation: string,
  input: object,
  origin = process.env.VIVA_URL ?? "",
): Promise<unknown> => cognito((await configOf(origin)).cognitoUrl, `${MEMBERS}.${operation}`, input);

/** Signs somebody up, the way their browser does, and gives their uid. Rejects for an address that has an account. */
export const signUp = async (email: string, origin = process.env.VIVA_URL ?? ""): Promise<string> => {
  const { cognitoUrl, userPoolClientId } = await configOf(origin);
  const made = await cognito(cognitoUrl, `${MEMBERS}.SignUp`, {
    ClientId: userPoolClientId,
    Username: email,
    Password: "eight or more",
    UserAttributes: [{ Name: "email", Value: email }],
  });
  return z.object({ UserSub: z.string() }).parse(made).UserSub;
};

/** A new guest's token, got the way a guest's browser gets it. */
export const newGuest = async (origin = process.env.VIVA_URL ?? ""): Promise<string> => {
  const { identityPoolId, cognitoIdentityUrl } = await configOf(origin);
  const { IdentityId } = z
    .object({ IdentityId: z.string() })
    .parse(await cognito(cognitoIdentityUrl, `${IDENTITIES}.GetId`, { IdentityPoolId: identityPoolId }));
  const { Token } = z
    .object({ Token: z.string() })
    .parse(await cognito(cognitoIdentityUrl, `${IDENTITIES}.GetOpenIdToken`, { IdentityId }));
  return Token;
};

/** A turn's place in a lesson, with a key that nobody has used. */
export const placeIn = (lessonId: string, after: number) => ({ lessonId, key: randomUUID(), after });
