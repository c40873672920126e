import { GetFoundationModelCommand } from "@aws-sdk/client-bedrock";
import type { ServiceQuota } from "@aws-sdk/client-service-quotas";
import { modelBehind } from "../../infra/inferenceProfile.ts";
import { isUnknownModel } from "./model.ts";
import { enough, quotasOf } from "./quotas.ts";
import { type Check, consolePage, type Site } from "./site.ts";

/** A class of 30 in mid-lesson, and its whole lesson of ten minutes: 39,000 tokens each. */
const A_MINUTE = 260_000;
const A_DAY = 1_170_000;

/**
 * The quota of this kind for a model. AWS names models in its quotas as it names them elsewhere, with their maker before them;
 * where one name holds another (Nova Lite, Nova 2 Lite Omni), the shortest is the one.
 */
const quotaFor = (quotas: readonly ServiceQuota[], kind: RegExp, name: string): ServiceQuota | undefined =>
  quotas
    .filter(
      ({ QuotaName = "" }) => kind.test(QuotaName) && QuotaName.toLowerCase().includes(name.toLowerCase()),
    )
    .toSorted((one, other) => (one.QuotaName?.length ?? 0) - (other.QuotaName?.length ?? 0))[0];

/** What AWS calls the model; undefined where there is none. */
const nameOf = async ({ aws }: Site, modelIdentifier: string): Promise<string | undefined> => {
  try {
    const { modelDetails } = await aws.bedrock.send(new GetFoundationModelCommand({ modelIdentifier }));
    return modelDetails?.modelName ?? modelIdentifier;
  } catch (error) {
    if (isUnknownModel(error)) return undefined;
    throw error;
  }
};

/**
 * How many tokens the model may read and write: new accounts start low
 * (https://docs.aws.amazon.com/bedrock/latest/userguide/quotas-runtime.html).
 */
export const tokens: Check = {
  about: "Bedrock",
  page: consolePage("servicequotas/home/services/bedrock/quotas"),
  ask: async (site) => {
    const { modelId } = site.settings;
    const behind = modelBehind(modelId);
    const name = await nameOf(site, behind ?? modelId);
    // That there is no such model is said where the model is looked at.
    if (name === undefined) return [];
    const quotas = await quotasOf(site, "bedrock");
    const kind =
      behind === undefined ? /^on-demand\b.*tokens per minute/i : /^cross-region\b.*tokens per minute/i;
    const about = `Bedrock, ${name}`;
    const aMinute = quotaFor(
      quotas,
      modelId.startsWith("global.") ? /^global cross-region\b.*tokens per minute/i : kind,
      name,
    );
    const aDay = quotaFor(quotas, /tokens per day/i, name);
    return [
      enough(site, aMinute, { about, unit: "tokens a minute", needed: A_MINUTE, service: "bedrock" }),
      ...(aDay
        ? [enough(site, aDay, { about, unit: "tokens a day", needed: A_DAY, service: "bedrock" })]
        : []),
    ];
  },
};
