import { environment } from "../environment.ts";
import { withFallback } from "./fallback.ts";
import type { Partner } from "./partner.ts";

/** Mark as he is deployed: the model on Bedrock, and behind it our own rules. */
export const mark = (): Partner => {
  const modelId = environment("MODEL_ID");
  return withFallback(
    async () => (await import("./bedrock/bedrock.ts")).bedrock(modelId),
    async () => (await import("./embedded/embedded.ts")).embedded,
  );
};
