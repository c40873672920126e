import { randomUUID } from "node:crypto";
import * as z from "zod";

const config = z.object({ identityPoolId: z.string(), cognitoIdentityUrl: z.string() });

/** Asks the identity pool as a browser does: unsigned, JSON 1.1. */
const cognito = async (url: string, operation: string, input: object): Promise<unknown> => {
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": `AWSCognitoIdentityService.${operation}`,
    },
    body: JSON.stringify(input),
  });
  if (!response.ok) throw new Error(`${operation} answered ${response.status}: ${await response.text()}`);
  return response.json();
};

/** A new guest's token, got the way a guest's browser gets it. */
export const newGuest = async (origin = process.env.VIVA_URL ?? ""): Promise<string> => {
  const { identityPoolId, cognitoIdentityUrl } = config.parse(
    await (await fetch(`${origin}/config.json`)).json(),
  );
  const { IdentityId } = z
    .object({ IdentityId: z.string() })
    .parse(await cognito(cognitoIdentityUrl, "GetId", { IdentityPoolId: identityPoolId }));
  const { Token } = z
    .object({ Token: z.string() })
    .parse(await cognito(cognitoIdentityUrl, "GetOpenIdToken", { IdentityId }));
  return Token;
};

/** A turn's place in a lesson, with a key that nobody has used. */
export const placeIn = (lessonId: string, after: number) => ({ lessonId, key: randomUUID(), after });
