import { randomUUID } from "node:crypto";
import * as z from "zod";
import { Exception } from "../exception.ts";
import type { Operations } from "./operations.ts";
import { type Claims, signer } from "./signer.ts";
import type { State } from "./state.ts";

/** An identity pool, its switches as AWS::Cognito::IdentityPool has them. */
export type IdentityPoolOptions = {
  /** `region:uuid` */
  id: string;
  allowUnauthenticatedIdentities: boolean;
  allowClassicFlow: boolean;
};

const TOKEN_SECONDS = 600;
const ISSUER = "https://cognito-identity.amazonaws.com";

const logins = z.record(z.string(), z.string()).optional();
const getId = z.object({ IdentityPoolId: z.string(), Logins: logins });
const identityId = z
  .string()
  .regex(/^[\w-]+:[0-9a-f-]+$/, "Member must satisfy regular expression pattern: [\\w-]+:[0-9a-f-]+");
const getOpenIdToken = z.object({ IdentityId: identityId, Logins: logins });

const refuseLogins = (given: Record<string, string> | undefined): void => {
  if (Object.keys(given ?? {}).length === 0) return;
  const message = "Token is not from a supported provider of this identity pool.";
  throw new Exception("NotAuthorizedException", message);
};

/**
 * The guests' pool: an identity id for whoever asks, and for an id a token that says no more than that. The id is all that
 * the token takes, so it is as good as a password.
 * https://docs.aws.amazon.com/cognitoidentity/latest/APIReference/API_GetOpenIdToken.html
 */
export const identityPool = (
  options: IdentityPoolOptions,
  state: State["identityPool"],
  save: () => Promise<void>,
) => {
  const { sign, jwks } = signer(state.key, "RS512", "JWS");
  const [region] = options.id.split(":");

  const mint = (claims: Claims): string => {
    const now = Math.floor(Date.now() / 1000);
    const usual = {
      aud: options.id,
      amr: ["unauthenticated"],
      iss: ISSUER,
      iat: now,
      exp: now + TOKEN_SECONDS,
    };
    return sign({ ...usual, ...claims });
  };

  const operations: Operations = {
    GetId: async (input) => {
      const { IdentityPoolId, Logins } = getId.parse(input);
      if (IdentityPoolId !== options.id) {
        throw new Exception("ResourceNotFoundException", `IdentityPool '${IdentityPoolId}' not found.`);
      }
      refuseLogins(Logins);
      if (!options.allowUnauthenticatedIdentities) {
        const message = "Unauthenticated access is not supported for this identity pool.";
        throw new Exception("NotAuthorizedException", message);
      }
      const IdentityId = `${region}:${randomUUID()}`;
      state.identities[IdentityId] = {};
      await save();
      return { IdentityId };
    },
    GetOpenIdToken: async (input) => {
      const { IdentityId, Logins } = getOpenIdToken.parse(input);
      if (!options.allowClassicFlow) {
        const message = "Basic (classic) flow is not enabled, please use enhanced flow.";
        throw new Exception("InvalidParameterException", message);
      }
      if (!Object.hasOwn(state.identities, IdentityId)) {
        throw new Exception("ResourceNotFoundException", `Identity '${IdentityId}' not found.`);
      }
      refuseLogins(Logins);
      return { IdentityId, Token: mint({ sub: IdentityId }) };
    },
  };

  return { operations, jwks, mint };
};
