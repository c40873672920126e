import type { Config } from "../../../domain/config.ts";
import { CallFailed } from "../api/problem.ts";
import { BRAND } from "../shell/brand.ts";

/** What Cognito calls it (`__type`, always with status 400), as the status that our own calls have for it. */
const statusOf = (type: unknown): number => {
  switch (String(type).split("#").pop()) {
    case "ResourceNotFoundException":
      return 404;
    case "TooManyRequestsException":
    case "LimitExceededException":
      return 429;
    default:
      return 503;
  }
};

const refused = async (response: Response): Promise<CallFailed> => {
  const { __type } = await response.json().catch(() => ({}));
  const fault = {
    code: "sign_in_failed",
    message: `${BRAND} can't let guests in just now. Try again in a moment.`,
  };
  return new CallFailed({ kind: "refused", status: statusOf(__type), fault });
};

/** The two unsigned calls that make a guest (Cognito Identity API: GetId, GetOpenIdToken). */
const ask = async (config: Config, action: string, body: object): Promise<Record<string, unknown>> => {
  const response = await fetch(config.cognitoIdentityUrl, {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": `AWSCognitoIdentityService.${action}`,
    },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new CallFailed({ kind: "offline" });
  });
  if (!response.ok) throw await refused(response);
  return response.json().catch(() => {
    throw new CallFailed({ kind: "cut" });
  });
};

const textIn = (reply: Record<string, unknown>, field: string): string => {
  const text = reply[field];
  if (typeof text !== "string") throw new CallFailed({ kind: "cut" });
  return text;
};

/** A new guest identity of this site's pool. Throws `CallFailed`. */
export const newIdentity = async (config: Config): Promise<string> =>
  textIn(await ask(config, "GetId", { IdentityPoolId: config.identityPoolId }), "IdentityId");

/** A JWT for that identity, good for ten minutes. Throws `CallFailed`. */
export const openIdToken = async (config: Config, identityId: string): Promise<string> =>
  textIn(await ask(config, "GetOpenIdToken", { IdentityId: identityId }), "Token");
