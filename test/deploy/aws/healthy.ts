import { json, query, queryError } from "./answers.ts";
import type { Operations } from "./serve.ts";

export const ACCOUNT = "123456789012";
export const REGION = "eu-west-1";
const MODEL = "amazon.nova-2-lite-v1:0";

export const toolkit = (version = "30", more: object = {}) => ({
  Stacks: [
    {
      StackName: "CDKToolkit",
      CreationTime: "2026-11-01T00:00:00Z",
      StackStatus: "CREATE_COMPLETE",
      Parameters: [{ ParameterKey: "Qualifier", ParameterValue: "hnb659fds" }],
      Outputs: [{ OutputKey: "BootstrapVersion", OutputValue: version }],
      ...more,
    },
  ],
});

export const noSuchStack = (name: string | undefined) =>
  queryError("ValidationError", `Stack with id ${name} does not exist`);

export const quotas = (...Quotas: [QuotaName: string, QuotaCode: string, Value: number][]) =>
  json({ Quotas: Quotas.map(([QuotaName, QuotaCode, Value]) => ({ QuotaName, QuotaCode, Value })) });

/** As Service Quotas lists them; those beside ours are there to be told apart. */
const transcribe = quotas(
  ["Number of concurrent transcription jobs", "L-1", 250],
  ["Number of concurrent HTTP/2 streams for streaming transcription", "L-2", 25],
  ["Number of concurrent HTTP/2 streams for Medical", "L-3", 5],
);
const bedrock = quotas(
  ["Cross-Region InvokeModel tokens per minute for Amazon Nova 2 Lite Omni", "L-10", 100],
  ["Cross-Region InvokeModel tokens per minute for Amazon Nova 2 Lite", "L-11", 400_000],
  ["On-demand InvokeModel tokens per minute for Amazon Nova 2 Lite", "L-12", 300_000],
  ["Model invocation max tokens per day for Amazon Nova 2 Lite", "L-13", 576_000_000],
);

export const available = (more: object = {}) =>
  json({
    modelId: MODEL,
    agreementAvailability: { status: "AVAILABLE" },
    authorizationStatus: "AUTHORIZED",
    entitlementAvailability: "AVAILABLE",
    regionAvailability: "AVAILABLE",
    ...more,
  });

export const simulated = (EvalDecision: string, more: object = {}) =>
  query("SimulatePrincipalPolicy", {
    IsTruncated: false,
    EvaluationResults: ["deploy-role", "file-publishing-role"].map((role) => ({
      EvalActionName: "sts:AssumeRole",
      EvalResourceName: `arn:aws:iam::${ACCOUNT}:role/cdk-hnb659fds-${role}-${ACCOUNT}-${REGION}`,
      EvalDecision,
      ...more,
    })),
  });

/** A model that may be used, by way of its profile. */
export const modelAnswers = (modelId: string, modelName: string, providerName: string): Operations => {
  const modelArn = `arn:aws:bedrock:${REGION}::foundation-model/${modelId}`;
  return {
    [`GET /inference-profiles/eu.${modelId}`]: () =>
      json({
        inferenceProfileId: `eu.${modelId}`,
        inferenceProfileName: `EU ${modelName}`,
        inferenceProfileArn: `arn:aws:bedrock:${REGION}:${ACCOUNT}:inference-profile/eu.${modelId}`,
        models: [{ modelArn }],
        ...{ status: "ACTIVE", type: "SYSTEM_DEFINED" },
      }),
    [`GET /foundation-model-availability/${modelId}`]: () => available({ modelId }),
    [`GET /foundation-models/${modelId}`]: () =>
      json({ modelDetails: { modelId, modelArn, modelName, providerName } }),
  };
};

/** An account in which nothing stands in the way. Service Quotas is asked about two services by one name. */
export const healthy: Operations = {
  GetCallerIdentity: () =>
    query("GetCallerIdentity", { Account: ACCOUNT, Arn: `arn:aws:iam::${ACCOUNT}:user/it`, UserId: "AID" }),
  SimulatePrincipalPolicy: () => simulated("allowed"),
  DescribeStacks: ({ StackName }) =>
    StackName === "CDKToolkit" ? query("DescribeStacks", toolkit()) : noSuchStack(StackName),
  ...modelAnswers(MODEL, "Nova 2 Lite", "Amazon"),
  ListServiceQuotas: ({ ServiceCode }) => (ServiceCode === "transcribe" ? transcribe : bedrock),
  "GET /2016-08-19/account-settings": () => json({ AccountLimit: { ConcurrentExecutions: 1000 } }),
  "GET /v1/voices": () => json({ Voices: ["Remi", "Sergio", "Daniel", "Vicki"].map((Id) => ({ Id })) }),
  "GET /v2/email/identities/school.example": () => json({ VerifiedForSendingStatus: true }),
  "GET /v2/email/account": () =>
    json({ SendingEnabled: true, ProductionAccessEnabled: true, SendQuota: { Max24HourSend: 50_000 } }),
};
