import { createHash, randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import * as z from "zod";
import { Exception } from "../exception.ts";
import type { Pool } from "./members/pool.ts";
import { preSignUp } from "./members/signUp.ts";
import type { Tokens } from "./sessions.ts";
import { chooser, mistake } from "./standInPage.ts";
import type { Member } from "./state.ts";

/** What a page asks `/oauth2/authorize` for. Cognito takes a code with PKCE from an app that can keep no secret. */
const authorizeRequest = z.object({
  client_id: z.string(),
  redirect_uri: z.string(),
  response_type: z.literal("code"),
  identity_provider: z.literal("Google"),
  state: z.string().optional(),
  code_challenge: z.string(),
  code_challenge_method: z.literal("S256"),
});
type AuthorizeRequest = z.output<typeof authorizeRequest>;

const codeGrant = z.object({
  grant_type: z.literal("authorization_code"),
  client_id: z.string(),
  code: z.string(),
  redirect_uri: z.string(),
  code_verifier: z.string(),
});

/** What somebody decided on the stand-in's page. */
const decision = z.discriminatedUnion("do", [
  z.object({ do: z.literal("choose"), email: z.email() }),
  z.object({ do: z.literal("create"), email: z.email(), name: z.string().trim().min(1).max(100) }),
  z.object({ do: z.literal("cancel") }),
  z.object({ do: z.literal("fail") }),
]);

/** https://docs.aws.amazon.com/cognito/latest/developerguide/authorization-endpoint.html */
const CODE_LIFE_MS = 5 * 60_000;

const toLocation = (
  response: ServerResponse,
  base: string,
  query: Readonly<Record<string, string>>,
): void => {
  const url = new URL(base);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  response.writeHead(302, { location: url.href, "cache-control": "no-store" }).end();
};
const challengeOf = (verifier: string): string => createHash("sha256").update(verifier).digest("base64url");
const formIn = (text: string) => Object.fromEntries(new URLSearchParams(text));

/**
 * The addresses of the pool's own domain, which federated sign-in goes through: authorize, token and logout as Cognito has
 * them, and in Google's place a page of our own, clearly labelled, where somebody makes up an account, chooses one, cancels,
 * or has Google fail. `localUrl` turns an address of the template into this machine's.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/federation-endpoints.html
 */
export const federation = (pool: Pool, localUrl: (url: string) => string) => {
  const { client, clientId, members, sessions, save } = pool;
  const isOffered =
    client.SupportedIdentityProviders.includes("Google") && client.AllowedOAuthFlowsUserPoolClient;
  const codes = new Map<string, { sub: string; request: AuthorizeRequest; expiresAt: number }>();
  const isListed = (url: string, urls: readonly string[]): boolean => urls.map(localUrl).includes(url);

  /** Throws `redirect_mismatch` and the like, which Cognito shows itself: nobody is sent to an address that is not the app's. */
  const requestIn = (query: string): AuthorizeRequest => {
    const { success, data } = authorizeRequest.safeParse(formIn(query));
    if (!success || !isOffered)
      throw new Exception("invalid_request", "This is no request that Cognito takes.");
    if (data.client_id !== clientId) throw new Exception("invalid_client", "There is no such app.");
    if (!isListed(data.redirect_uri, client.CallbackURLs))
      throw new Exception("redirect_mismatch", "The app has no such callback address.");
    return data;
  };

  /** Somebody whom Google vouches for: a profile of its own, even where an account with a password has the same address. */
  const memberFor = async (email: string, name: string): Promise<Member> => {
    const known = members.federated(email);
    if (known) return known;
    const member = members.createFederated({ email, name, email_verified: "true" });
    await preSignUp(member, "PreSignUp_ExternalProvider", {}, pool);
    members.addFederated(member);
    await save();
    return member;
  };

  const decide = async (response: ServerResponse, body: string): Promise<void> => {
    const { request: query = "", ...form } = formIn(body);
    const request = requestIn(query);
    const back = (answer: Record<string, string>) =>
      toLocation(response, request.redirect_uri, {
        ...answer,
        ...(request.state !== undefined && { state: request.state }),
      });
    const { success, data } = decision.safeParse(form);
    if (!success)
      return chooser(response, query, members.allFederated(), "Give a name and an email address.");
    if (data.do === "cancel") return back({ error: "access_denied", error_description: "User cancelled" });
    if (data.do === "fail") return back({ error: "invalid_request", error_description: "Google failed" });
    try {
      const member = await memberFor(data.email, data.do === "create" ? data.name : data.email);
      const code = randomBytes(24).toString("base64url");
      codes.set(code, { sub: member.sub, request, expiresAt: Date.now() + CODE_LIFE_MS });
      back({ code });
    } catch (error) {
      // As Cognito passes on what the pool's own function says.
      back({ error: "invalid_request", error_description: error instanceof Error ? error.message : "" });
    }
  };

  const tokensFor = async (body: string): Promise<Tokens> => {
    const refused = new Exception("invalid_grant", "");
    const { success, data } = codeGrant.safeParse(formIn(body));
    if (!success) throw new Exception("invalid_request", "");
    const given = codes.get(data.code);
    codes.delete(data.code);
    if (!given || given.expiresAt < Date.now() || data.client_id !== clientId) throw refused;
    const { redirect_uri, code_challenge } = given.request;
    if (data.redirect_uri !== redirect_uri || challengeOf(data.code_verifier) !== code_challenge)
      throw refused;
    const member = members.find(given.sub);
    if (!member) throw refused;
    const tokens = sessions.open(member);
    await save();
    return tokens;
  };
  const answerToken = async (response: ServerResponse, body: string): Promise<void> => {
    response.setHeader("content-type", "application/json").setHeader("cache-control", "no-store");
    try {
      const { IdToken, AccessToken, RefreshToken, ExpiresIn, TokenType } = await tokensFor(body);
      const answer = { id_token: IdToken, access_token: AccessToken, refresh_token: RefreshToken };
      response.end(JSON.stringify({ ...answer, expires_in: ExpiresIn, token_type: TokenType }));
    } catch (error) {
      if (!(error instanceof Exception)) throw error;
      response.writeHead(400).end(JSON.stringify({ error: error.name }));
    }
  };
  const logOut = (response: ServerResponse, query: string): void => {
    const { client_id = "", logout_uri = "" } = formIn(query);
    if (client_id !== clientId || !isListed(logout_uri, client.LogoutURLs))
      throw new Exception("redirect_mismatch", "The app has no such address.");
    toLocation(response, logout_uri, {});
  };

  /** Answers a request of the pool's domain; says whether it was one. */
  return async (request: IncomingMessage, body: Buffer, response: ServerResponse): Promise<boolean> => {
    const [path, query = ""] = String(request.url).split("?");
    try {
      switch (`${request.method} ${path}`) {
        case "GET /oauth2/authorize":
          requestIn(query);
          chooser(response, query, members.allFederated());
          return true;
        case "POST /oauth2/authorize":
          await decide(response, body.toString());
          return true;
        case "POST /oauth2/token":
          await answerToken(response, body.toString());
          return true;
        case "GET /logout":
          logOut(response, query);
          return true;
        default:
          return false;
      }
    } catch (error) {
      if (!(error instanceof Exception)) throw error;
      mistake(response, error.name);
      return true;
    }
  };
};
