import { json } from "node:stream/consumers";
import type { Functions } from "./functions.ts";
import { NotPermitted } from "./gateway/invoke.ts";
import { Throttled } from "./lambda/concurrencyLimit.ts";
import { FunctionError } from "./lambda/functionError.ts";
import { Exception } from "./services/exception.ts";

/**
 * Calls the function that a user pool asks before it lets anybody sign up: by the function's ARN and the pool's, with the
 * event; resolves to what the function answers. Throws what Cognito tells the browser when that fails.
 * https://docs.aws.amazon.com/cognito/latest/developerguide/cognito-user-pools-working-with-lambda-triggers.html
 */
export const triggers = ({ invokeAs }: Pick<Functions, "invokeAs">) => {
  const invoke = invokeAs("cognito-idp.amazonaws.com");
  return async (functionArn: string, userPoolArn: string, event: unknown): Promise<unknown> => {
    try {
      return await json(invoke(functionArn, userPoolArn, event));
    } catch (error) {
      if (error instanceof FunctionError)
        throw new Exception("UserLambdaValidationException", `PreSignUp failed with error ${error.message}.`);
      if (error instanceof NotPermitted)
        throw new Exception(
          "UnexpectedLambdaException",
          "PreSignUp invocation failed due to error AccessDeniedException.",
        );
      if (error instanceof Throttled) throw new Exception("TooManyRequestsException", error.message);
      throw error;
    }
  };
};
