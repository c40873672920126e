import { environment } from "../environment.ts";
import { embedded } from "./embedded/embedded.ts";
import { withFallback } from "./fallback.ts";
import type { Partner } from "./partner.ts";

/** Mark as he is deployed: the model on Bedrock, and behind it our own rules. The model's client loads at its first use. */
export const mark = (): Partner => {
  const modelId = environment("MODEL_ID");
  return withFallback(async () => (await import("./bedrock/bedrock.ts")).bedrock(modelId), embedded);
};
