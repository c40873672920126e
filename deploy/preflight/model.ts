import {
  GetFoundationModelAvailabilityCommand,
  GetInferenceProfileCommand,
  ResourceNotFoundException,
  ValidationException,
} from "@aws-sdk/client-bedrock";
import { modelBehind } from "../../infra/inferenceProfile.ts";
import { type Finding, no, note, ok } from "../finding.ts";
import { type Check, consolePage, type Site } from "./site.ts";

/** Is there no model or profile of that name in the region? */
export const isUnknownModel = (error: unknown): boolean =>
  error instanceof ResourceNotFoundException || error instanceof ValidationException;

const withoutModel = "until then Mark answers by Viva's own rules, and says so";

/** The inference profile, where the settings name one; undefined where all is well with it. */
const profileOf = async ({ aws, settings: { modelId, region } }: Site): Promise<Finding | undefined> => {
  try {
    await aws.bedrock.send(new GetInferenceProfileCommand({ inferenceProfileIdentifier: modelId }));
    return undefined;
  } catch (error) {
    if (!isUnknownModel(error)) throw error;
    return no(
      `Mark's model: ${region} has no inference profile ${modelId}.`,
      `aws bedrock list-inference-profiles --region ${region}, and set modelId in viva.settings.json to one of them`,
    );
  }
};

/** Is there the model of the settings, and may this account use it? */
export const model: Check = {
  about: "Mark's model",
  page: consolePage("bedrock/home?region=REGION#/model-catalog"),
  ask: async (site) => {
    const { modelId, region } = site.settings;
    const behind = modelBehind(modelId);
    const missing = behind === undefined ? undefined : await profileOf(site);
    if (missing) return [missing];
    const unknown = no(
      `Mark's model: ${region} has no model ${modelId}.`,
      `aws bedrock list-foundation-models --region ${region}, and set modelId in viva.settings.json to one of them`,
    );
    try {
      const { agreementAvailability, authorizationStatus, entitlementAvailability, regionAvailability } =
        await site.aws.bedrock.send(
          new GetFoundationModelAvailabilityCommand({ modelId: behind ?? modelId }),
        );
      // A profile may reach for a model that the region itself has not.
      if (behind === undefined && regionAvailability === "NOT_AVAILABLE") return [unknown];
      if (authorizationStatus === "NOT_AUTHORIZED")
        return [
          note(
            `Mark's model: this account may not use ${modelId} yet; ${withoutModel}.`,
            consolePage("bedrock/home?region=REGION#/modelaccess")(region),
          ),
        ];
      if (agreementAvailability?.status === "PENDING")
        return [
          note(
            `Mark's model: AWS is still enabling ${modelId}; ${withoutModel}.`,
            "Run this again in a quarter of an hour",
          ),
        ];
      if (agreementAvailability?.status !== "AVAILABLE" || entitlementAvailability === "NOT_AVAILABLE")
        return [
          note(
            `Mark's model: ${modelId} is not enabled in this account; ${withoutModel}.`,
            "npm run preflight -- --enable-model",
          ),
        ];
      return [ok(`Mark's model: ${modelId} may be used.`)];
    } catch (error) {
      if (isUnknownModel(error)) return [unknown];
      throw error;
    }
  },
};
