import type { AwsCredentialIdentity } from "@smithy/types";
import { environment } from "./environment.ts";

/**
 * Stands in for `@aws-sdk/credential-provider-node` in the bundles: Lambda gives a function its credentials in the
 * environment, so the providers that look for them on developers' machines and servers (90 kB) are not shipped.
 */
export const defaultProvider = () => async (): Promise<AwsCredentialIdentity> => ({
  accessKeyId: environment("AWS_ACCESS_KEY_ID"),
  secretAccessKey: environment("AWS_SECRET_ACCESS_KEY"),
  sessionToken: process.env.AWS_SESSION_TOKEN,
});
