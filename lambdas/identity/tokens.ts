import { JwtVerifier } from "aws-jwt-verify";
import { FetchError } from "aws-jwt-verify/error";
import { SimpleJwksCache } from "aws-jwt-verify/jwk";

import { environment } from "../environment.ts";

/** What an id token says of a member beside who it is. */
export type Profile = { username: string; name: string; email: string; isEmailConfirmed: boolean };

/** Whose token it was, and the end of its life in epoch seconds. */
export type Identity = { subject: string; expiresAt: number } & (
  | { kind: "guest" }
  | { kind: "member"; profile: Profile }
);

/** The issuer of every identity pool's tokens (https://docs.aws.amazon.com/cognito/latest/developerguide/open-id-token.html). */
const GUEST_ISSUER = "https://cognito-identity.amazonaws.com";

const region = environment("AWS_REGION");
const userPoolId = environment("USER_POOL_ID");
const memberIssuer = `https://cognito-idp.${region}.amazonaws.com/${userPoolId}`;

/** Where a service answers: the SDKs' own variable for endpoints, which the local run sets, or else AWS. */
const endpoint = (service: string, aws: string): string => process.env[`AWS_ENDPOINT_URL_${service}`] ?? aws;

const refuseUnless = (holds: boolean): void => {
  if (!holds) throw new Error("This token is meant for something else.");
};

const verifier = JwtVerifier.create(
  [
    {
      issuer: memberIssuer,
      audience: environment("USER_POOL_CLIENT_ID"),
      jwksUri: `${endpoint("COGNITO_IDENTITY_PROVIDER", `https://cognito-idp.${region}.amazonaws.com`)}/${userPoolId}/.well-known/jwks.json`,
      customJwtCheck: ({ payload }) => refuseUnless(payload.token_use === "id"),
    },
    {
      issuer: GUEST_ISSUER,
      audience: environment("IDENTITY_POOL_ID"),
      jwksUri: `${endpoint("COGNITO_IDENTITY", GUEST_ISSUER)}/.well-known/jwks_uri`,
      customJwtCheck: ({ payload }) => {
        const methods: unknown = payload.amr;
        refuseUnless(Array.isArray(methods) && methods.includes("unauthenticated"));
      },
    },
  ],
  {
    // The library's own fetcher speaks https only, and the local run has no certificate.
    jwksCache: new SimpleJwksCache({
      fetcher: {
        fetch: async (uri) => {
          const response = await fetch(uri, { signal: AbortSignal.timeout(3000) }).catch((error) => {
            throw new FetchError(uri, error);
          });
          if (!response.ok) throw new FetchError(uri, `status ${response.status}`);
          return response.arrayBuffer();
        },
      },
    }),
  },
);

const textOf = (claim: unknown): string => (typeof claim === "string" ? claim : "");

/** Cognito says of an address that it is confirmed by a boolean, but by a text where Google said so. */
const profileOf = (claims: Readonly<Record<string, unknown>>, subject: string): Profile => ({
  username: textOf(claims["cognito:username"]) || subject,
  name: textOf(claims.name),
  email: textOf(claims.email),
  isEmailConfirmed: String(claims.email_verified) === "true",
});

/**
 * Who a token speaks for: an id token of the user pool, or a guest's of the identity pool. Undefined for one that is
 * forged, expired or meant for something else. Throws where the issuer's keys can't be fetched: that is nobody's fault.
 */
export const identityOf = async (token: string): Promise<Identity | undefined> => {
  try {
    const { sub: subject, iss, exp: expiresAt, ...claims } = await verifier.verify(token);
    if (subject === undefined || expiresAt === undefined) return undefined;
    if (iss === GUEST_ISSUER) return { subject, expiresAt, kind: "guest" };
    return { subject, expiresAt, kind: "member", profile: profileOf(claims, subject) };
  } catch (error) {
    if (error instanceof FetchError) throw error;
    return undefined;
  }
};
