import { createHash } from "node:crypto";
import type { APIGatewayAuthorizerResult, APIGatewayTokenAuthorizerEvent } from "aws-lambda";
import { type Identity, identityOf } from "./identity/tokens.ts";

/** A guest's identity id is as good as a password: only its digest is stored, shown or logged anywhere behind this. */
const uidOf = ({ kind, subject }: Identity): string =>
  kind === "guest" ? createHash("sha256").update(subject).digest("hex") : subject;

/**
 * Lets through whoever brings a valid token of either issuer, and says who it is (`uid`, `kind`, `expiresAt` in epoch
 * seconds; for members also what Cognito knows of them). API Gateway keeps the answer per token and uses it for every route, so the policy allows the whole stage.
 */
export const handler = async (event: APIGatewayTokenAuthorizerEvent): Promise<APIGatewayAuthorizerResult> => {
  const identity = await identityOf(event.authorizationToken.replace(/^Bearer /, ""));
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
