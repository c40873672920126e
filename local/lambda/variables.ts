import { devNull } from "node:os";
import { LOCAL_SECRET } from "../iam/guard.ts";
import type { Resource } from "../template/stackResources.ts";

/**
 * All that a function finds in its environment: what the template gives it, what Lambda adds, and where the emulated services
 * are. Nothing of this machine's own.
 */
export const variablesOf = (
  { ref, properties }: Resource<"AWS::Lambda::Function">,
  {
    region,
    keyId,
    endpoints,
  }: { region: string; keyId: string; endpoints: Readonly<Record<string, string>> },
): Readonly<Record<string, string>> => ({
  ...properties.Environment.Variables,
  AWS_REGION: region,
  AWS_LAMBDA_FUNCTION_NAME: ref,
  AWS_ACCESS_KEY_ID: keyId,
  AWS_SECRET_ACCESS_KEY: LOCAL_SECRET,
  AWS_SESSION_TOKEN: "local",
  // The developer's own AWS settings have no business here.
  AWS_CONFIG_FILE: devNull,
  AWS_SHARED_CREDENTIALS_FILE: devNull,
  // The stack asks for a newer Node.js than may run here, about which the SDK would remark at every start.
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
  ...endpoints,
});
