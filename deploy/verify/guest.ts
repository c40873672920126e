import type { Config } from "../../domain/config.ts";
import { no, ok } from "../finding.ts";
import { type Check, needed } from "./checks.ts";
import type { Visit } from "./visit.ts";

/** Which pools this site has. */
export const config: Check = {
  about: "config.json",
  check: async (context) => {
    const { json, status } = await context.visit.ask("/config.json");
    if (typeof json !== "object" || json === null || !("identityPoolId" in json))
      return [no(`config.json: answers ${status}, and names no pools.`, "Deploy again")];
    // Written at deployment from this very type.
    context.config = json as Config;
    return [
      ok(
        `config.json: ${context.config.region}, students ${context.config.speechToText ? "may speak" : "type"}.`,
      ),
    ];
  },
};

const ask = async (
  visit: Visit,
  { cognitoIdentityUrl }: Config,
  action: string,
  body: object,
  field: string,
) => {
  const { json, status, text } = await visit.post(cognitoIdentityUrl, body, {
    "content-type": "application/x-amz-json-1.1",
    "x-amz-target": `AWSCognitoIdentityService.${action}`,
  });
  const value: unknown = typeof json === "object" && json !== null ? Reflect.get(json, field) : undefined;
  if (typeof value !== "string") throw new Error(`${action} answers ${status}: ${text.slice(0, 300)}`);
  return value;
};

/** An identity pool without roles gives guests a token: GetId, then GetOpenIdToken. */
export const guest: Check = {
  about: "Guests",
  check: async (context) => {
    const told = needed(context.config, "pool");
    const IdentityId = await ask(
      context.visit,
      told,
      "GetId",
      { IdentityPoolId: told.identityPoolId },
      "IdentityId",
    );
    context.token = await ask(context.visit, told, "GetOpenIdToken", { IdentityId }, "Token");
    return [ok("Guests: the identity pool, which has no roles, gives them a token.")];
  },
};
