import { environment, isGiven } from "../environment.ts";
import { safeguarded } from "../safeguarding/safeguarded.ts";
import { shielded } from "../safeguarding/shielded.ts";
import type { Purse } from "../spend/purse.ts";
import { thoughtFor } from "../spend/thoughtFor.ts";
import type { PhotoReader } from "./bedrock/photos.ts";
import type { Breaker } from "./breaker.ts";
import { once, withFallback } from "./fallback.ts";
import { onCourse } from "./onCourse.ts";
import type { Partner } from "./partner.ts";

const own = once(async () => (await import("./embedded/embedded.ts")).embedded);

/** A model as Mark: kept on course, behind it our own rules, and a guard around both. */
export const markBy = (loadModel: () => Promise<Partner>, breaker?: Breaker): Partner =>
  safeguarded(
    withFallback(async () => onCourse(shielded(await loadModel()), own), own, breaker),
    own,
  );

/**
 * Mark as he is deployed: the model on Bedrock that the settings name, as long as the purse pays for it. With `readPhoto` he
 * can see the photo that he talks about.
 */
export const mark = (purse: Purse, readPhoto?: PhotoReader): Partner => {
  const modelId = environment("MODEL_ID");
  const guardrail = isGiven("GUARDRAIL_ID")
    ? { id: environment("GUARDRAIL_ID"), version: environment("GUARDRAIL_VERSION") }
    : undefined;
  return markBy(async () =>
    (await import("./bedrock/bedrock.ts")).bedrock(modelId, {
      ...{ guardrail, readPhoto },
      meter: thoughtFor(purse, modelId),
    }),
  );
};
