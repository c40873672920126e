import { createHash, randomBytes, randomUUID } from "node:crypto";
import { CognitoJwtVerifier } from "aws-jwt-verify";
import { JwtExpiredError } from "aws-jwt-verify/error";
import { Exception } from "../exception.ts";
import type { Members } from "./members.ts";
import type { Signer } from "./signer.ts";
import type { Member, State } from "./state.ts";

/** How long each kind of token is good, in seconds, and what becomes of them. */
export type TokenOptions = {
  id: string;
  clientId: string;
  idTokenSeconds: number;
  accessTokenSeconds: number;
  refreshTokenSeconds: number;
  /** Undefined: a refresh token serves as long as it lives. Otherwise once, and so many seconds longer. */
  rotation: { graceSeconds: number } | undefined;
};

/** `AuthenticationResult` of the API. */
export type Tokens = {
  AccessToken: string;
  IdToken: string;
  RefreshToken?: string;
  ExpiresIn: number;
  TokenType: "Bearer";
};

const digest = (token: string): string => createHash("sha256").update(token).digest("hex");
const revoked = (what: string) => new Exception("NotAuthorizedException", `${what} has been revoked`);

/**
 * Who is signed in: the tokens that say so, and the end of them. What is changed here is not saved here.
 * Claims: https://docs.aws.amazon.com/cognito/latest/developerguide/amazon-cognito-user-pools-using-tokens-with-identity-providers.html
 */
export const sessionsOf = (
  options: TokenOptions,
  { sign, jwks }: Signer,
  members: Members,
  all: State["userPool"]["sessions"],
) => {
  const { id, clientId, rotation } = options;
  const iss = `https://cognito-idp.${id.split("_")[0]}.amazonaws.com/${id}`;
  const verifier = CognitoJwtVerifier.create({ userPoolId: id, clientId, tokenUse: "access" });
  verifier.cacheJwks(jwks);
  const seconds = () => Math.floor(Date.now() / 1000);

  const tokensOf = (
    { sub, attributes, federatedAs }: Member,
    { origin, signedInAt }: { origin: string; signedInAt: number },
  ): Tokens => {
    const now = seconds();
    const common = {
      sub,
      iss,
      origin_jti: origin,
      event_id: randomUUID(),
      auth_time: signedInAt,
      iat: now,
    };
    const { email_verified, ...own } = attributes;
    return {
      IdToken: sign({
        ...own,
        ...common,
        // A text where another provider said so.
        email_verified: federatedAs === undefined ? email_verified === "true" : email_verified,
        "cognito:username": federatedAs ?? sub,
        ...(federatedAs !== undefined && {
          identities: [{ providerName: "Google", providerType: "Google", userId: federatedAs.split("_")[1] }],
        }),
        aud: clientId,
        token_use: "id",
        exp: now + options.idTokenSeconds,
        jti: randomUUID(),
      }),
      AccessToken: sign({
        ...common,
        client_id: clientId,
        username: federatedAs ?? sub,
        scope: "aws.cognito.signin.user.admin",
        token_use: "access",
        exp: now + options.accessTokenSeconds,
        jti: randomUUID(),
      }),
      ExpiresIn: options.accessTokenSeconds,
      TokenType: "Bearer",
    };
  };
  const remember = (session: State["userPool"]["sessions"][string]): string => {
    const token = randomBytes(96).toString("base64url");
    all[digest(token)] = session;
    return token;
  };
  const forget = (isGone: (session: State["userPool"]["sessions"][string]) => boolean): void => {
    for (const [key, session] of Object.entries(all)) if (isGone(session)) delete all[key];
  };

  return {
    /** A member who has proved who they are. */
    open: (member: Member): Tokens => {
      const now = seconds();
      forget(({ expiresAt }) => expiresAt <= now);
      const expiresAt = now + options.refreshTokenSeconds;
      const session = { sub: member.sub, origin: randomUUID(), signedInAt: now, expiresAt };
      return { ...tokensOf(member, session), RefreshToken: remember(session) };
    },
    /** New tokens for a refresh token. Throws `NotAuthorizedException`. */
    refresh: (token: string): Tokens => {
      const session = all[digest(token)];
      const member = session && members.find(session.sub);
      if (!session || !member) throw revoked("Refresh Token");
      if (session.expiresAt <= seconds())
        throw new Exception("NotAuthorizedException", "Refresh Token has expired");
      const tokens = tokensOf(member, session);
      if (!rotation) return tokens;
      const RefreshToken = remember({ ...session });
      session.expiresAt = Math.min(session.expiresAt, seconds() + rotation.graceSeconds);
      return { ...tokens, RefreshToken };
    },
    /** Ends the sign-in that a refresh token belongs to. One that nobody knows is no fault. */
    revoke: (token: string): void => {
      const ended = all[digest(token)]?.origin;
      forget(({ origin }) => origin === ended);
    },
    /** Ends all sign-ins of a member. */
    endAll: (member: Member): void => forget(({ sub }) => sub === member.sub),
    /** Whose access token this is. Throws `NotAuthorizedException`. */
    memberOf: (accessToken: string): Member => {
      const claims = () => {
        try {
          return verifier.verifySync(accessToken);
        } catch (error) {
          const isLate = error instanceof JwtExpiredError;
          const message = isLate ? "Access Token has expired" : "Invalid Access Token";
          throw new Exception("NotAuthorizedException", message);
        }
      };
      const { sub, origin_jti } = claims();
      const member = members.find(sub);
      const isOpen = Object.values(all).some(({ origin }) => origin === origin_jti);
      if (!member || !isOpen) throw revoked("Access Token");
      return member;
    },
  };
};

export type Sessions = ReturnType<typeof sessionsOf>;
