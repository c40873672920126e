import * as z from "zod";
import { Exception } from "../../exception.ts";
import { doubling, lockout } from "../lockout.ts";
import type { Operations } from "../operations.ts";
import type { Tokens } from "../sessions.ts";
import { type Challenge, challenge, nobody } from "../srp.ts";
import type { Pool } from "./pool.ts";
import { token } from "./token.ts";

const hex = z.string().regex(/^[0-9a-f]+$/i);
const initiate = z.object({
  ClientId: z.string(),
  AuthFlow: z.string(),
  AuthParameters: z.record(z.string(), z.string()).default({}),
});
const srp = z.object({ USERNAME: z.string().min(1), SRP_A: hex });
const respond = z.object({
  ClientId: z.string(),
  ChallengeName: z.literal("PASSWORD_VERIFIER"),
  ChallengeResponses: z.object({
    USERNAME: z.string(),
    TIMESTAMP: z.string(),
    PASSWORD_CLAIM_SECRET_BLOCK: z.string(),
    PASSWORD_CLAIM_SIGNATURE: z.string(),
  }),
});
const refresh = z.object({ ClientId: z.string(), RefreshToken: token });

/** A client that began has so long to go on, in milliseconds. */
const SIGN_IN_TIMEOUT_MS = 3 * 60_000;
/** Tries under way at once; who begins more ends the oldest. */
const SIGN_INS_MAX = 1000;

const incorrect = () => new Exception("NotAuthorizedException", "Incorrect username or password.");

/** Signing in with a password, and staying signed in. */
export const signInOperations = ({ client, key, members, sessions, checkClient, save }: Pool): Operations => {
  const failures = lockout(doubling);
  const underWay = new Map<string, { name: string; sub: string; begun: number; challenge: Challenge }>();

  const begin = (parameters: unknown) => {
    const { USERNAME, SRP_A } = srp.parse(parameters);
    const name = members.sameName(USERNAME);
    const member = members.find(USERNAME);
    if (!member && client.PreventUserExistenceErrors === "LEGACY")
      throw new Exception("UserNotFoundException", "User does not exist.");
    const { sub, secret } = member ?? nobody(key, name);
    const made = challenge(members.owner(sub), secret, SRP_A);
    if (!made) throw incorrect();
    underWay.set(made.block, { name: member?.sub ?? name, sub, begun: Date.now(), challenge: made });
    const [oldest] = underWay.keys();
    if (underWay.size > SIGN_INS_MAX && oldest !== undefined) underWay.delete(oldest);
    return {
      ChallengeName: "PASSWORD_VERIFIER",
      ChallengeParameters: {
        USERNAME: sub,
        USER_ID_FOR_SRP: sub,
        SALT: secret.salt,
        SRP_B: made.B,
        SECRET_BLOCK: made.block,
      },
    };
  };

  const prove = (answer: z.output<typeof respond>["ChallengeResponses"]): Tokens => {
    const tried = underWay.get(answer.PASSWORD_CLAIM_SECRET_BLOCK);
    underWay.delete(answer.PASSWORD_CLAIM_SECRET_BLOCK);
    if (!tried || tried.begun + SIGN_IN_TIMEOUT_MS < Date.now()) throw incorrect();
    if (failures.isLocked(tried.name))
      throw new Exception("NotAuthorizedException", "Password attempts exceeded");
    const isProved = tried.challenge.isProof(answer.PASSWORD_CLAIM_SIGNATURE, answer.TIMESTAMP);
    const member = members.find(tried.sub);
    if (!isProved || !member) {
      failures.failed(tried.name);
      throw incorrect();
    }
    failures.succeeded(tried.name);
    if (!member.isConfirmed) throw new Exception("UserNotConfirmedException", "User is not confirmed.");
    return sessions.open(member);
  };

  const refreshed = async (refreshToken: string): Promise<Tokens> => {
    const tokens = sessions.refresh(refreshToken);
    // Where tokens rotate, the new one must outlive a kill.
    if (tokens.RefreshToken) await save();
    return tokens;
  };

  return {
    InitiateAuth: async (input) => {
      const { ClientId, AuthFlow, AuthParameters } = initiate.parse(input);
      checkClient(ClientId);
      const flow = AuthFlow === "REFRESH_TOKEN" ? "REFRESH_TOKEN_AUTH" : AuthFlow;
      if (!client.ExplicitAuthFlows.includes(`ALLOW_${flow}`))
        throw new Exception("InvalidParameterException", `${flow} is not enabled for the client.`);
      if (flow === "USER_SRP_AUTH") return begin(AuthParameters);
      if (flow === "REFRESH_TOKEN_AUTH")
        return {
          AuthenticationResult: await refreshed(AuthParameters.REFRESH_TOKEN ?? ""),
          ChallengeParameters: {},
        };
      throw new Exception("InvalidParameterException", `${flow} is not spoken here.`);
    },
    RespondToAuthChallenge: async (input) => {
      const { ClientId, ChallengeResponses } = respond.parse(input);
      checkClient(ClientId);
      const tokens = prove(ChallengeResponses);
      await save();
      return { AuthenticationResult: tokens, ChallengeParameters: {} };
    },
    GetTokensFromRefreshToken: async (input) => {
      const { ClientId, RefreshToken } = refresh.parse(input);
      checkClient(ClientId);
      return { AuthenticationResult: await refreshed(RefreshToken) };
    },
  };
};
