import { randomUUID } from "node:crypto";
import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  ChangePasswordCommand,
  ConfirmForgotPasswordCommand,
  DeleteUserCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserAttributeVerificationCodeCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
  RevokeTokenCommand,
  SignUpCommand,
  UpdateUserAttributesCommand,
  VerifyUserAttributeCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import type { Engine } from "./engine.ts";
import type { Sequence, Step } from "./sequence.ts";
import { attempt } from "./srpClient.ts";

type Answer = Readonly<Record<string, unknown>>;

/** What Viva reads of a token (lambdas/identity, frontend/src/account), but for who and when. */
const claimsOf = (token: unknown): unknown => {
  const [head = "", body = ""] = String(token).split(".");
  const read = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString());
  const { alg } = read(head);
  const { iat, exp, auth_time, sub, aud, iss, client_id, ...claims } = read(body);
  const { token_use, name, email, email_verified } = claims;
  return {
    ...{ alg, token_use, name, email },
    isConfirmed: String(email_verified) === "true",
    isNamed: typeof (claims.username ?? claims["cognito:username"]) === "string",
    lasts: exp - iat,
    isTheirs: typeof sub === "string",
    isOurs: aud !== undefined || client_id !== undefined,
    isFromThePool: /^https:\/\/cognito-idp\.eu-west-1\.amazonaws\.com\/eu-west-1_/.test(String(iss)),
    isSignedInBefore: auth_time <= iat,
  };
};
/** What is compared of tokens: what the two that are read say, and whether there is another to renew them with. */
const tokensSeen = ({ AuthenticationResult, ChallengeName }: Answer): unknown => {
  const { IdToken, AccessToken, RefreshToken, ExpiresIn, TokenType } = Object(AuthenticationResult);
  return {
    ...{ ChallengeName, ExpiresIn, TokenType },
    id: claimsOf(IdToken),
    access: claimsOf(AccessToken),
    isRenewable: typeof RefreshToken === "string",
  };
};
const challengeSeen = ({ ChallengeName, ChallengeParameters }: Answer): unknown => ({
  ChallengeName,
  parameters: Object.keys(Object(ChallengeParameters)).sort(),
});
const userSeen = ({ Username, UserAttributes, UserStatus, Enabled, UserCreateDate }: Answer) => {
  const { sub, email_verified, ...attributes } = Object.fromEntries(
    (Array.isArray(UserAttributes) ? UserAttributes : []).map(({ Name, Value }) => [Name, Value]),
  );
  return {
    isNamed: typeof Username === "string" && typeof sub === "string",
    attributes,
    isConfirmed: email_verified === "true",
    ...{ UserStatus, Enabled },
    since: UserCreateDate instanceof Date,
  };
};
/** Where a code goes is told by a letter or two, which ones nobody relies on. */
const deliverySeen = ({ CodeDeliveryDetails }: Answer): unknown => {
  const { AttributeName, DeliveryMedium, Destination } = Object(CodeDeliveryDetails);
  return { AttributeName, DeliveryMedium, isTold: typeof Destination === "string" };
};

/** What is known of an engine's people from one step to the next: their tokens, and the challenge that stands. */
interface Memory {
  tokens: Record<string, string>;
  try: ReturnType<typeof attempt>;
  challenge: Record<string, string>;
}
const memories = new WeakMap<Engine, Memory>();
const memoryOf = (engine: Engine): Memory => {
  const known = memories.get(engine) ?? { tokens: {}, try: attempt(), challenge: {} };
  memories.set(engine, known);
  return known;
};
const poolOf = ({ pools }: Engine): string => pools.userPoolId.split("_")[1] ?? "";

const member = (
  name: string,
  call: (engine: Engine, memory: Memory) => Promise<unknown>,
  seen?: Step["seen"],
): Step => ({ name, call: (engine) => call(engine, memoryOf(engine)), ...(seen && { seen }) });

const signUp = (name: string, Username: string, Password: string, more: Record<string, string> = {}): Step =>
  member(
    name,
    async (engine) => {
      const UserAttributes = Object.entries({ name: "Ann", ...more }).map(([Name, Value]) => ({
        Name,
        Value,
      }));
      const answer = await engine.clients.members.send(
        new SignUpCommand({ ClientId: engine.pools.clientId, Username, Password, UserAttributes }),
      );
      await engine.letIn(Username);
      return answer;
    },
    ({ UserSub }) => ({ isNamed: typeof UserSub === "string" }),
  );
const begin = (name: string, USERNAME: string): Step =>
  member(
    name,
    async (engine, memory) => {
      memory.try = attempt();
      const answer = await engine.clients.members.send(
        new InitiateAuthCommand({
          ClientId: engine.pools.clientId,
          AuthFlow: "USER_SRP_AUTH",
          AuthParameters: { USERNAME, SRP_A: memory.try.SRP_A },
        }),
      );
      memory.challenge = answer.ChallengeParameters ?? {};
      return answer;
    },
    challengeSeen,
  );
const prove = (
  name: string,
  password: string,
  change: (given: Record<string, string>) => object = (given) => given,
): Step =>
  member(
    name,
    async (engine, memory) => {
      const given = memory.try.answerTo(poolOf(engine), password, memory.challenge);
      const answer = await engine.clients.members.send(
        new RespondToAuthChallengeCommand({
          ClientId: engine.pools.clientId,
          ChallengeName: "PASSWORD_VERIFIER",
          ChallengeResponses: { ...given, ...change(given) },
        }),
      );
      const { RefreshToken, AccessToken, IdToken } = answer.AuthenticationResult ?? {};
      Object.assign(memory.tokens, { RefreshToken, AccessToken, IdToken });
      return answer;
    },
    tokensSeen,
  );
const signIn = (name: string, username: string, password: string): Step[] => [
  begin(`${name}: begun`, username),
  prove(`${name}: proved`, password),
];
const withToken = (
  name: string,
  call: (AccessToken: string, members: Engine["clients"]["members"]) => Promise<unknown>,
  seen?: Step["seen"],
): Step => member(name, ({ clients }, { tokens }) => call(tokens.AccessToken ?? "", clients.members), seen);
const getUser = (name: string): Step =>
  withToken(name, (AccessToken, members) => members.send(new GetUserCommand({ AccessToken })), userSeen);
const renew = (name: string, token?: string): Step =>
  member(
    name,
    ({ clients, pools }, { tokens }) =>
      clients.members.send(
        new InitiateAuthCommand({
          ClientId: pools.clientId,
          AuthFlow: "REFRESH_TOKEN_AUTH",
          AuthParameters: { REFRESH_TOKEN: token ?? tokens.RefreshToken ?? "" },
        }),
      ),
    tokensSeen,
  );
const forgot = (name: string, Username: string): Step =>
  member(
    name,
    ({ clients, pools }) =>
      clients.members.send(new ForgotPasswordCommand({ ClientId: pools.clientId, Username })),
    deliverySeen,
  );
const reset = (name: string, Username: string, Password: string, code?: string): Step =>
  member(name, async (engine) =>
    engine.clients.members.send(
      new ConfirmForgotPasswordCommand({
        ClientId: engine.pools.clientId,
        Username,
        Password,
        ConfirmationCode: code ?? (await engine.codeFor(Username)),
      }),
    ),
  );
const sendCode = (name: string): Step =>
  withToken(
    name,
    (AccessToken, members) =>
      members.send(new GetUserAttributeVerificationCodeCommand({ AccessToken, AttributeName: "email" })),
    deliverySeen,
  );
const verify = (name: string, address: string, code?: string): Step =>
  member(name, async (engine, { tokens }) =>
    engine.clients.members.send(
      new VerifyUserAttributeCommand({
        AccessToken: tokens.AccessToken,
        AttributeName: "email",
        Code: code ?? (await engine.codeFor(address)),
      }),
    ),
  );
const adminGet = (name: string, Username: string, pool?: string): Step =>
  member(
    name,
    ({ clients, pools }) =>
      clients.members.send(new AdminGetUserCommand({ UserPoolId: pool ?? pools.userPoolId, Username })),
    userSeen,
  );

const [ANN, BOB, NOBODY] = ["ann@school.example", "bob@school.example", "nobody@school.example"];
const [CARLA, DORA] = ["Carla@School.example", "dora@school.example"];
const [PASSWORD, OTHER] = ["correct horse", "battery staple"];

const signingUp: Sequence = {
  name: "signing up and in",
  steps: [
    signUp("a password of seven letters", ANN, "1234567", { email: ANN }),
    signUp("a password that begins with a space", "spaced@school.example", ` ${PASSWORD}`),
    signUp("a name that is no address", "ann", PASSWORD, { email: ANN }),
    signUp("an attribute that there is not", "shod@school.example", PASSWORD, { shoeSize: "38" }),
    signUp("somebody who says that their address is confirmed", "sure@school.example", PASSWORD, {
      email_verified: "true",
    }),
    signUp("Ann", ANN, PASSWORD, { email: ANN }),
    signUp("Ann once more", ANN, PASSWORD, { email: ANN }),
    signUp("Bob, who does not say his address twice", BOB, PASSWORD),
    {
      name: "an app that there is not",
      call: ({ clients }) =>
        clients.members.send(
          new SignUpCommand({ ClientId: "a".repeat(26), Username: BOB, Password: PASSWORD }),
        ),
    },
    adminGet("who has Ann's address", ANN),
    adminGet("who has nobody's", NOBODY),
    adminGet("who is in a pool that there is not", ANN, "eu-west-1_Nothing99"),
    ...signIn("Ann, with her password", ANN, PASSWORD),
    getUser("who Ann is"),
    ...signIn("Ann, with another's password", ANN, OTHER),
    ...signIn("nobody", NOBODY, PASSWORD),
    begin("Ann begins once more", ANN),
    prove("Ann, with a proof of nothing: proved", PASSWORD, () => ({ PASSWORD_CLAIM_SIGNATURE: "bm9uZQ==" })),
    member("by a way that the app has not", ({ clients, pools }) =>
      clients.members.send(
        new InitiateAuthCommand({
          ClientId: pools.clientId,
          AuthFlow: "USER_PASSWORD_AUTH",
          AuthParameters: { USERNAME: ANN, PASSWORD },
        }),
      ),
    ),
    member("without a number", ({ clients, pools }) =>
      clients.members.send(
        new InitiateAuthCommand({
          ClientId: pools.clientId,
          AuthFlow: "USER_SRP_AUTH",
          AuthParameters: { USERNAME: ANN },
        }),
      ),
    ),
    signUp("Carla", CARLA, PASSWORD, { email: CARLA }),
    signUp("Carla once more, in other letters", CARLA.toUpperCase(), PASSWORD),
    adminGet("who has Carla's address in other letters", CARLA.toLowerCase()),
    ...signIn("Carla, in other letters", CARLA.toLowerCase(), PASSWORD),
  ],
};

const staying: Sequence = {
  name: "staying signed in, and signing out",
  steps: [
    ...signIn("Ann comes back", ANN, PASSWORD),
    renew("her tokens are renewed"),
    renew("with a token that is none", "none"),
    member(
      "her tokens are renewed the new way",
      ({ clients, pools }, { tokens }) =>
        clients.members.send(
          new GetTokensFromRefreshTokenCommand({
            ClientId: pools.clientId,
            RefreshToken: tokens.RefreshToken,
          }),
        ),
      tokensSeen,
    ),
    member("she signs out", ({ clients, pools }, { tokens }) =>
      clients.members.send(new RevokeTokenCommand({ ClientId: pools.clientId, Token: tokens.RefreshToken })),
    ),
    renew("and is not renewed any more"),
    getUser("nor asked who she is"),
    member("she signs out twice", ({ clients, pools }, { tokens }) =>
      clients.members.send(new RevokeTokenCommand({ ClientId: pools.clientId, Token: tokens.RefreshToken })),
    ),
    ...signIn("Ann comes back again", ANN, PASSWORD),
    withToken("she signs out everywhere", (AccessToken, members) =>
      members.send(new GlobalSignOutCommand({ AccessToken })),
    ),
    renew("and is renewed nowhere"),
    getUser("nor asked anywhere who she is"),
    withToken("a token that is none", (_, members) =>
      members.send(new GetUserCommand({ AccessToken: "none" })),
    ),
  ],
};

const recovering: Sequence = {
  name: "a confirmed address, and a new password",
  steps: [
    ...signIn("Ann is in", ANN, PASSWORD),
    forgot("whose address is not confirmed gets no code", ANN),
    forgot("and the next time seems to", ANN),
    forgot("nobody seems to get one", NOBODY),
    sendCode("Ann has a code sent"),
    verify("she mistypes it", ANN, "000000"),
    verify("she types it", ANN),
    verify("she types it twice", ANN),
    { name: "an administrator confirms it where she can't", call: (engine) => engine.confirm(ANN) },
    getUser("her address is confirmed"),
    forgot("she has forgotten her password", ANN),
    reset("a code that is none", ANN, OTHER, "000000"),
    reset("a password that is too short", ANN, "1234567"),
    reset("a new password", ANN, OTHER),
    reset("the same code twice", ANN, OTHER),
    reset("nobody's password", NOBODY, OTHER, "123456"),
    ...signIn("the old password", ANN, PASSWORD),
    ...signIn("the new one", ANN, OTHER),
    withToken("she changes it, and mistypes the old one", (AccessToken, members) =>
      members.send(
        new ChangePasswordCommand({
          AccessToken,
          PreviousPassword: "mistyped it",
          ProposedPassword: PASSWORD,
        }),
      ),
    ),
    withToken("she changes it to one that is too short", (AccessToken, members) =>
      members.send(
        new ChangePasswordCommand({ AccessToken, PreviousPassword: OTHER, ProposedPassword: "1234567" }),
      ),
    ),
    withToken("she changes it", (AccessToken, members) =>
      members.send(
        new ChangePasswordCommand({ AccessToken, PreviousPassword: OTHER, ProposedPassword: PASSWORD }),
      ),
    ),
    withToken("she changes her name", (AccessToken, members) =>
      members.send(
        new UpdateUserAttributesCommand({ AccessToken, UserAttributes: [{ Name: "name", Value: "Anne" }] }),
      ),
    ),
    getUser("she has her new name and her old address"),
  ],
};

const leaving: Sequence = {
  name: "leaving",
  steps: [
    ...signIn("Bob is in", BOB, PASSWORD),
    withToken("he deletes himself", (AccessToken, members) =>
      members.send(new DeleteUserCommand({ AccessToken })),
    ),
    renew("he is not renewed any more"),
    ...signIn("he can't sign in", BOB, PASSWORD),
    member("Ann is deleted", ({ clients, pools }) =>
      clients.members.send(new AdminDeleteUserCommand({ UserPoolId: pools.userPoolId, Username: ANN })),
    ),
    adminGet("she is gone", ANN),
    member("she is deleted twice", ({ clients, pools }) =>
      clients.members.send(new AdminDeleteUserCommand({ UserPoolId: pools.userPoolId, Username: ANN })),
    ),
    signUp("her address is free again", ANN, PASSWORD, { email: ANN }),
  ],
};

const saying: Sequence = {
  name: "what somebody may say of themselves",
  steps: [
    signUp("Dora", DORA, PASSWORD, { email: DORA }),
    signUp("Emil", "emil@school.example", PASSWORD, { email: "emil@school.example" }),
    ...signIn("Dora is in", DORA, PASSWORD),
    withToken("she takes Emil's address", (AccessToken, members) =>
      members.send(
        new UpdateUserAttributesCommand({
          AccessToken,
          UserAttributes: [{ Name: "email", Value: "emil@school.example" }],
        }),
      ),
    ),
    withToken("she confirms her address herself", (AccessToken, members) =>
      members.send(
        new UpdateUserAttributesCommand({
          AccessToken,
          UserAttributes: [{ Name: "email_verified", Value: "true" }],
        }),
      ),
    ),
    withToken("an address that is none", (AccessToken, members) =>
      members.send(
        new UpdateUserAttributesCommand({ AccessToken, UserAttributes: [{ Name: "email", Value: "dora" }] }),
      ),
    ),
    getUser("she is who she was"),
  ],
};

const identities = new WeakMap<Engine, string>();
const guests: Sequence = {
  name: "guests",
  steps: [
    {
      name: "a new guest",
      call: async (engine) => {
        const answer = await engine.clients.guests("GetId", { IdentityPoolId: engine.pools.identityPoolId });
        identities.set(engine, String(Object(answer).IdentityId));
        return answer;
      },
      seen: ({ IdentityId }) => /^eu-west-1:[0-9a-f-]{36}$/.test(String(IdentityId)),
    },
    {
      name: "a guest's token",
      call: (engine) => engine.clients.guests("GetOpenIdToken", { IdentityId: identities.get(engine) }),
      seen: ({ IdentityId, Token }) => {
        const claims = JSON.parse(
          Buffer.from(String(Token).split(".")[1] ?? "", "base64url").toString() || "{}",
        );
        return {
          isTheirs: claims.sub === IdentityId,
          lasts: claims.exp - claims.iat,
          amr: claims.amr,
          iss: claims.iss,
          isForThePool: String(claims.aud).startsWith("eu-west-1:"),
        };
      },
    },
    {
      name: "a guest of a pool that there is not",
      call: ({ clients }) => clients.guests("GetId", { IdentityPoolId: `eu-west-1:${randomUUID()}` }),
    },
    {
      name: "a token of nobody",
      call: ({ clients }) => clients.guests("GetOpenIdToken", { IdentityId: `eu-west-1:${randomUUID()}` }),
    },
    {
      name: "a guest with a login of nobody's",
      call: ({ clients, pools }) =>
        clients.guests("GetId", {
          IdentityPoolId: pools.identityPoolId,
          Logins: { "accounts.google.com": "none" },
        }),
    },
  ],
};

/** Cognito: what Viva's pages and programs ask of it, as Amplify and they do, and the edges of that. */
export const cognito: readonly Sequence[] = [signingUp, staying, recovering, leaving, saying, guests];
