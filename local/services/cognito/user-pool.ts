import { type Claims, signer } from "./signer.ts";
import type { State } from "./state.ts";

/** A user pool and the app that members sign in to. */
export type UserPoolOptions = {
  /** `region_name` */
  id: string;
  clientId: string;
};

const TOKEN_SECONDS = 3600;

/** The members' pool: its key, under which their id tokens are made. */
export const userPool = ({ id, clientId }: UserPoolOptions, state: State["userPool"]) => {
  const { sign, jwks } = signer(state.key, "RS256");
  const [region] = id.split("_");

  const mint = (claims: Claims): string => {
    const now = Math.floor(Date.now() / 1000);
    const iss = `https://cognito-idp.${region}.amazonaws.com/${id}`;
    const usual = { iss, aud: clientId, token_use: "id", auth_time: now, iat: now, exp: now + TOKEN_SECONDS };
    return sign({ ...usual, ...claims });
  };

  return { jwks, mint };
};
