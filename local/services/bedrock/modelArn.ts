import * as z from "zod";
import type { AccessRequest } from "../../service.ts";
import type { Account } from "../account.ts";
import { jsonOf } from "../json.ts";

/** Profiles that spread a model over regions carry the name of their group before the model's own id. */
const profileId = /^(?:us|us-gov|eu|apac|au|ca|jp|global)\.(?<model>.+)$/;

/**
 * What a call to a model accessRequests for. One through an inference profile needs the profile, and the model behind it, which is
 * told by which profile it was reached. https://docs.aws.amazon.com/bedrock/latest/userguide/inference-profiles-prereq.html
 */
export const modelAccess = (
  action: string,
  modelId: string,
  { region, account }: Account,
): AccessRequest[] => {
  if (modelId.startsWith("arn:")) return [{ action, resource: modelId }];
  const model = (id: string) => `arn:aws:bedrock:${region}::foundation-model/${id}`;
  const behind = profileId.exec(modelId)?.groups?.model;
  if (behind === undefined) return [{ action, resource: model(modelId) }];
  const profile = `arn:aws:bedrock:${region}:${account}:inference-profile/${modelId}`;
  const context = { "bedrock:InferenceProfileArn": profile };
  return [
    { action, resource: profile },
    { action, resource: model(behind), context },
  ];
};

const guarded = z.object({ guardrailConfig: z.object({ guardrailIdentifier: z.string() }) });

/**
 * What a call's guardrail needs besides; nothing where it names none. None is applied here.
 * https://docs.aws.amazon.com/bedrock/latest/userguide/guardrails-permissions.html
 */
export const guardrailAccess = (body: Buffer, { region, account }: Account): AccessRequest[] => {
  const { data } = guarded.safeParse(jsonOf(body));
  if (!data) return [];
  const { guardrailIdentifier } = data.guardrailConfig;
  const resource = `arn:aws:bedrock:${region}:${account}:guardrail/${guardrailIdentifier}`;
  return [{ action: "bedrock:ApplyGuardrail", resource }];
};
