import { createHash } from "node:crypto";
import type { APIGatewayAuthorizerResult, APIGatewayTokenAuthorizerEvent, Context } from "aws-lambda";
import { type Identity, identityOf } from "./identity/tokens.ts";
import { errorName } from "./telemetry/error.ts";
import { note, watchBy, watching } from "./telemetry/watch.ts";

watchBy(async () => (await import("./telemetry/powertools.ts")).powertools());

/** A guest's identity id is as good as a password: only its digest is stored, shown or logged anywhere behind this. */
const uidOf = ({ kind, subject }: Identity): string =>
  kind === "guest" ? createHash("sha256").update(subject).digest("hex") : subject;

/** As `identityOf`; keys that can't be fetched are said in the log. */
const identified = async (token: string): Promise<Identity | undefined> => {
  try {
    return await identityOf(token);
  } catch (error) {
    note("keysMissing", { error: errorName(error) });
    throw error;
  }
};

/**
 * Lets through whoever brings a valid token of either issuer, and says who it is (`uid`, `kind`, `expiresAt` in epoch
 * seconds; for members also what Cognito knows of them). API Gateway keeps the answer per token and uses it for every route, so the policy allows the whole stage.
 */
export const handler = async (
  event: APIGatewayTokenAuthorizerEvent,
  { awsRequestId: requestId }: Pick<Context, "awsRequestId">,
): Promise<APIGatewayAuthorizerResult> => {
  const token = event.authorizationToken.replace(/^Bearer /, "");
  const identity = await watching({ route: "authorizer", requestId }, () => identified(token));
  // API Gateway knows this very text, and answers 401 to it.
  if (!identity) throw new Error("Unauthorized");
  const uid = uidOf(identity);
  const [api = "", stage = ""] = event.methodArn.split("/");
  return {
    principalId: uid,
    policyDocument: {
      Version: "2012-10-17",
      Statement: [{ Effect: "Allow", Action: "execute-api:Invoke", Resource: `${api}/${stage}/*` }],
    },
    context: {
      uid,
      kind: identity.kind,
      expiresAt: identity.expiresAt,
      ...(identity.kind === "member" && identity.profile),
    },
  };
};
