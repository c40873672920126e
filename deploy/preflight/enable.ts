import {
  CreateFoundationModelAgreementCommand,
  GetUseCaseForModelAccessCommand,
  ListFoundationModelAgreementOffersCommand,
  ResourceNotFoundException,
} from "@aws-sdk/client-bedrock";
import { modelBehind } from "../../infra/inferenceProfile.ts";
import { type Finding, no, ok } from "../finding.ts";
import { consolePage, type Site } from "./site.ts";

/** Anthropic wants to know once what an account uses its models for, in a form. */
const hasUseCase = async ({ aws }: Site): Promise<boolean> => {
  try {
    await aws.bedrock.send(new GetUseCaseForModelAccessCommand());
    return true;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return false;
    throw error;
  }
};

/**
 * Accepts the offer of the settings' model in the account's name: what others' models than Amazon's need once, from somebody
 * with rights to AWS Marketplace. The only thing that preflight ever changes, and only when asked to. Throws what the SDK does.
 */
export const enableModel = async (site: Site): Promise<Finding> => {
  const { modelId: named, region } = site.settings;
  const modelId = modelBehind(named) ?? named;
  if (modelId.startsWith("anthropic.") && !(await hasUseCase(site)))
    return no(
      `Enabling ${modelId}: Anthropic asks once what an account uses its models for.`,
      `Fill in the form when you open the model: ${consolePage("bedrock/home?region=REGION#/model-catalog")(region)}`,
    );
  const { offers: [offer] = [] } = await site.aws.bedrock.send(
    new ListFoundationModelAgreementOffersCommand({ modelId }),
  );
  if (!offer) return ok(`Enabling ${modelId}: it needs no agreement.`);
  await site.aws.bedrock.send(
    new CreateFoundationModelAgreementCommand({ modelId, offerToken: offer.offerToken }),
  );
  return ok(`Enabling ${modelId}: its offer is accepted; a few minutes later it may be used.`);
};
