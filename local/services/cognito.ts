import type { IncomingMessage, ServerResponse } from "node:http";
import * as z from "zod";
import type { Service } from "../service.ts";
import { type IdentityPoolOptions, identityPool } from "./cognito/identityPool.ts";
import type { Operations } from "./cognito/operations.ts";
import type { Claims } from "./cognito/signer.ts";
import { openState } from "./cognito/state.ts";
import { type UserPoolOptions, userPool } from "./cognito/userPool.ts";
import { Exception } from "./exception.ts";
import { answerException, answerJson, jsonOf } from "./json.ts";

const flavour = "application/x-amz-json-1.1";

/** Browsers call Cognito straight from the page, whatever its address: any origin may. */
const allowBrowsers = (response: ServerResponse): void => {
  response.setHeader("access-control-allow-origin", "*");
  response.setHeader("access-control-expose-headers", "x-amzn-errortype");
};
const preflight = {
  "access-control-allow-headers": "*",
  "access-control-allow-methods": "POST",
  "access-control-max-age": "172800",
};

const run = async (operations: Operations, target: string, input: unknown): Promise<object> => {
  const operation = Object.hasOwn(operations, target) ? operations[target] : undefined;
  if (!operation) throw new Exception("UnknownOperationException", `${target} is not spoken here.`);
  try {
    return await operation(input);
  } catch (error) {
    throw error instanceof z.ZodError
      ? new Exception("InvalidParameterException", z.prettifyError(error))
      : error;
  }
};

const GUESTS = "AWSCognitoIdentityService.";
const MEMBERS = "AWSCognitoIdentityProviderService.";
const targetOf = ({ headers }: IncomingMessage): string => String(headers["x-amz-target"]);
const under = (prefix: string, operations: Operations): Operations =>
  Object.fromEntries(Object.entries(operations).map(([name, operation]) => [prefix + name, operation]));

/**
 * Cognito: the identity pool that gives guests their tokens, the user pool that members sign in to, and both pools' public
 * keys. All they know is kept in `file`. `mintGuest` and `mintMember` sign any claims with the pools' own keys, over the
 * usual ones, so that a test can hold an expired token or somebody else's.
 */
export const cognito = async (options: {
  file: string;
  identityPool: IdentityPoolOptions;
  userPool: UserPoolOptions;
}): Promise<Service & { mintGuest(claims: Claims): string; mintMember(claims: Claims): string }> => {
  const { state, save } = await openState(options.file);
  const guests = identityPool(options.identityPool, state.identityPool, save);
  const members = userPool(options.userPool, state.userPool, save);

  const operations = { ...under(GUESTS, guests.operations), ...under(MEMBERS, members.operations) };
  const documents: Record<string, object> = {
    "/.well-known/jwks_uri": guests.jwks,
    [`/${options.userPool.id}/.well-known/jwks.json`]: members.jwks,
  };

  return {
    mintGuest: guests.mint,
    mintMember: members.mint,
    // Keys are public, and browsers sign nothing: only who acts on others' accounts needs rights.
    accessRequests: (request) => {
      const action = targetOf(request).replace(MEMBERS, "");
      const { arn: resource } = options.userPool;
      return action.startsWith("Admin") || action === "ListUsers"
        ? [{ action: `cognito-idp:${action}`, resource }]
        : [];
    },
    handle: async (request, body, response) => {
      allowBrowsers(response);
      try {
        if (request.method === "OPTIONS") return void response.writeHead(200, preflight).end();
        const document = request.method === "GET" ? documents[request.url ?? ""] : undefined;
        if (document) return answerJson(response, document, "application/json");
        if (await members.federation(request, body, response)) return;
        answerJson(response, await run(operations, targetOf(request), jsonOf(body)), flavour);
      } catch (error) {
        answerException(response, error, flavour);
      }
    },
    close: async () => undefined,
  };
};
