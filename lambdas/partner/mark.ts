import { environment, isGiven } from "../environment.ts";
import { safeguarded } from "../safeguarding/safeguarded.ts";
import { shielded } from "../safeguarding/shielded.ts";
import type { PhotoReader } from "./bedrock/photos.ts";
import { once, withFallback } from "./fallback.ts";
import { onCourse } from "./onCourse.ts";
import type { Partner } from "./partner.ts";

/**
 * Mark as he is deployed: the model on Bedrock, behind it our own rules, and a guard around both. With `readPhoto` he can see
 * the photo that he talks about.
 */
export const mark = (readPhoto?: PhotoReader): Partner => {
  const modelId = environment("MODEL_ID");
  const guardrail = isGiven("GUARDRAIL_ID")
    ? { id: environment("GUARDRAIL_ID"), version: environment("GUARDRAIL_VERSION") }
    : undefined;
  const own = once(async () => (await import("./embedded/embedded.ts")).embedded);
  const model = async () => {
    const { bedrock } = await import("./bedrock/bedrock.ts");
    return onCourse(shielded(bedrock(modelId, { guardrail, readPhoto })), own);
  };
  return safeguarded(withFallback(model, own), own);
};
