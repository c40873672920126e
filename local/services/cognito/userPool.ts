import type { PropertiesOf } from "../../template/types.ts";
import { Exception } from "../exception.ts";
import { codesOf, type Mail } from "./codes.ts";
import { federation } from "./federation.ts";
import { attributeOperations } from "./members/attributes.ts";
import type { Pool } from "./members/pool.ts";
import { recoveryOperations } from "./members/recovery.ts";
import { removalOperations } from "./members/removal.ts";
import { signInOperations } from "./members/signIn.ts";
import { signOutOperations } from "./members/signOut.ts";
import { signUpOperations } from "./members/signUp.ts";
import { membersOf } from "./members.ts";
import type { Operations } from "./operations.ts";
import { sessionsOf } from "./sessions.ts";
import { type Claims, signer } from "./signer.ts";
import type { State } from "./state.ts";

/** A user pool and the app that members sign in to, as the template has them. */
export type UserPoolOptions = {
  /** `region_name` */
  id: string;
  arn: string;
  clientId: string;
  pool: PropertiesOf<"AWS::Cognito::UserPool">;
  client: PropertiesOf<"AWS::Cognito::UserPoolClient">;
  /** Takes what would be mailed. */
  deliver(mail: Mail): void;
  /** Where an address of the template is on this machine. Only called once the stack is up. */
  localUrl(url: string): string;
  /** Calls a function of the stack on the pool's behalf: its ARN, the event, and what it answers. */
  trigger(functionArn: string, event: unknown): Promise<unknown>;
};

const SECONDS = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 };

/** The members' pool: its operations as Amplify calls them, and its keys. */
export const userPool = (
  { id, clientId, pool, client, deliver, localUrl, trigger }: UserPoolOptions,
  state: State["userPool"],
  save: () => Promise<void>,
) => {
  const [region = "", name = ""] = id.split("_");
  const keys = signer(state.key, "RS256");
  const members = membersOf(
    name,
    {
      passwordPolicy: pool.Policies.PasswordPolicy,
      isCaseSensitive: pool.UsernameConfiguration.CaseSensitive,
    },
    state.members,
  );
  const { TokenValidityUnits: units, RefreshTokenRotation: rotation } = client;
  const idTokenSeconds = client.IdTokenValidity * SECONDS[units.IdToken];
  const sessions = sessionsOf(
    {
      id,
      clientId,
      idTokenSeconds,
      accessTokenSeconds: client.AccessTokenValidity * SECONDS[units.AccessToken],
      refreshTokenSeconds: client.RefreshTokenValidity * SECONDS[units.RefreshToken],
      rotation:
        rotation.Feature === "ENABLED" ? { graceSeconds: rotation.RetryGracePeriodSeconds } : undefined,
    },
    keys,
    members,
    state.sessions,
  );
  const { EmailSubject: subject, EmailMessage: text } = pool.VerificationMessageTemplate;
  const parts: Pool = {
    region,
    id,
    clientId,
    key: state.key,
    pool,
    client,
    members,
    sessions,
    codes: codesOf({ subject, text }, deliver),
    trigger,
    save,
    checkClient: (given) => {
      if (given !== clientId)
        throw new Exception("ResourceNotFoundException", `User pool client ${given} does not exist.`);
    },
  };

  const operations: Operations = {
    ...signUpOperations(parts),
    ...signInOperations(parts),
    ...signOutOperations(parts),
    ...attributeOperations(parts),
    ...recoveryOperations(parts),
    ...removalOperations(parts),
  };

  const mint = (claims: Claims): string => {
    const now = Math.floor(Date.now() / 1000);
    const iss = `https://cognito-idp.${region}.amazonaws.com/${id}`;
    const usual = {
      iss,
      aud: clientId,
      token_use: "id",
      auth_time: now,
      iat: now,
      exp: now + idTokenSeconds,
    };
    return keys.sign({ ...usual, ...claims });
  };

  return { operations, federation: federation(parts, localUrl), jwks: keys.jwks, mint };
};
