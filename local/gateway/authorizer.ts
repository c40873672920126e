import { buffer } from "node:stream/consumers";
import * as z from "zod";
import { isAllowed } from "../iam/decide.ts";
import { Throttled } from "../lambda/concurrencyLimit.ts";
import { FunctionError } from "../lambda/functionError.ts";
import type { StackResources } from "../template/stackResources.ts";
import { policyDocument } from "../template/types/iam.ts";
import { type Invoke, NotPermitted } from "./invoke.ts";
import { Refusal } from "./responseTypes.ts";

const decisionShape = z.object({
  principalId: z.string(),
  policyDocument,
  context: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
});
type Decision = z.output<typeof decisionShape>;

/** What the called function finds in `requestContext.authorizer`: everything as text. */
export type Authorized = Record<string, string>;

/**
 * Asks a TOKEN authorizer who calls, given the request's headers (lower case) and the ARN of the method. Its answer is kept
 * per token for as long as the template says, and its policy is weighed anew for every method. Throws a `Refusal`.
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/apigateway-use-lambda-authorizer.html
 */
export const authorizers = (resources: StackResources, apiArn: string, invoke: Invoke, now = Date.now) =>
  new Map(
    resources.all("AWS::ApiGateway::Authorizer").map(({ ref, properties }) => {
      const header = properties.IdentitySource.replace(/^method\.request\.header\./, "").toLowerCase();
      const valid = new RegExp(`^(?:${properties.IdentityValidationExpression ?? ".+"})$`);
      const functionArn = properties.AuthorizerUri.replace(/^.*\/functions\/(.+)\/invocations$/, "$1");
      const kept = new Map<string, { decision: Decision; until: number }>();

      const ask = async (token: string, methodArn: string): Promise<Decision> => {
        const event = { type: "TOKEN", authorizationToken: token, methodArn };
        const answer = await answerOf(() => invoke(functionArn, `${apiArn}/authorizers/${ref}`, event));
        const decision = decisionShape.safeParse(answer);
        if (!decision.success)
          throw new Refusal("AUTHORIZER_CONFIGURATION_ERROR", z.prettifyError(decision.error));
        return decision.data;
      };
      const decide = async (token: string, methodArn: string): Promise<Decision> => {
        const known = kept.get(token);
        if (known && known.until > now()) return known.decision;
        for (const [old, { until }] of kept) if (until <= now()) kept.delete(old);
        const decision = await ask(token, methodArn);
        kept.set(token, { decision, until: now() + properties.AuthorizerResultTtlInSeconds * 1000 });
        return decision;
      };

      const authorize = async (
        headers: Readonly<Record<string, string | string[] | undefined>>,
        methodArn: string,
      ): Promise<Authorized> => {
        const token = headers[header];
        if (typeof token !== "string" || !valid.test(token))
          throw new Refusal("UNAUTHORIZED", "No usable token");
        const { principalId, policyDocument, context } = await decide(token, methodArn);
        const accessRequest = { action: "execute-api:Invoke", resource: methodArn };
        const policies = { identity: policyDocument.Statement, resource: [] };
        if (!isAllowed({ role: principalId }, accessRequest, policies))
          throw new Refusal("ACCESS_DENIED", "The authorizer's policy does not allow this method");
        const texts = Object.entries(context).map(([name, value]) => [name, String(value)]);
        return { principalId, ...Object.fromEntries(texts) };
      };
      return [ref, authorize];
    }),
  );

const answerOf = async (call: () => ReturnType<Invoke>): Promise<unknown> => {
  try {
    return JSON.parse((await buffer(call())).toString());
  } catch (error) {
    if (error instanceof NotPermitted) throw new Refusal("AUTHORIZER_CONFIGURATION_ERROR", error.message);
    // The one way in which an authorizer says that there is nobody behind a token.
    if (error instanceof FunctionError && error.message === "Unauthorized")
      throw new Refusal("UNAUTHORIZED", "The authorizer knows nobody by this token");
    if (error instanceof FunctionError || error instanceof Throttled)
      throw new Refusal("AUTHORIZER_FAILURE", `${error.name}: ${error.message}`);
    throw new Refusal("AUTHORIZER_CONFIGURATION_ERROR", "The authorizer's answer is no JSON");
  }
};
