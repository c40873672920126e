import type { Config } from "../../../domain/config.ts";
import { CallFailed } from "./problem.ts";
import { refusal } from "./refusal.ts";

export const CONFIG_PATH = "/config.json";

/** Which site this build belongs to. Throws `CallFailed`. */
export const readConfig = async (coming: Promise<Response> | undefined): Promise<Config> => {
  const response = await (coming ?? fetch(CONFIG_PATH)).catch(() => {
    throw new CallFailed({ kind: "offline" });
  });
  if (!response.ok) throw await refusal(response);
  return response.json().catch(() => {
    throw new CallFailed({ kind: "cut" });
  });
};
