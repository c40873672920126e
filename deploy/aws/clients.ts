import { BedrockClient } from "@aws-sdk/client-bedrock";
import { CloudFormationClient } from "@aws-sdk/client-cloudformation";
import { IAMClient } from "@aws-sdk/client-iam";
import { LambdaClient } from "@aws-sdk/client-lambda";
import { PollyClient } from "@aws-sdk/client-polly";
import { ServiceQuotasClient } from "@aws-sdk/client-service-quotas";
import { SESv2Client } from "@aws-sdk/client-sesv2";
import { STSClient } from "@aws-sdk/client-sts";
import { NodeHttpHandler } from "@smithy/node-http-handler";

/** The services that are asked before anything is deployed, all in one region. */
export const clientsIn = (region: string) => {
  const options = {
    region,
    maxAttempts: 3,
    // HTTP/1.1 for all: Polly's client would speak HTTP/2, and wait for ever where nothing answers.
    requestHandler: new NodeHttpHandler({
      connectionTimeout: 5000,
      requestTimeout: 20_000,
      throwOnRequestTimeout: true,
    }),
  };
  return {
    sts: new STSClient(options),
    cloudFormation: new CloudFormationClient(options),
    iam: new IAMClient(options),
    bedrock: new BedrockClient(options),
    lambda: new LambdaClient(options),
    quotas: new ServiceQuotasClient(options),
    polly: new PollyClient(options),
    mail: new SESv2Client(options),
  };
};

export type Clients = ReturnType<typeof clientsIn>;
