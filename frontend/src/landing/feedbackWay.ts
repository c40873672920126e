import type { Config } from "../../../domain/config.ts";
import { CONFIG_PATH } from "../api/config.ts";

/** Shows on the landing page where pioneers may write, at a site that names an address; where it can't be had, nothing. */
export const showFeedbackWay = async (): Promise<void> => {
  const response = await fetch(CONFIG_PATH);
  const { feedbackAddress }: Partial<Config> = await response.json();
  const way = document.getElementById("feedback");
  if (!feedbackAddress || !way) return;
  const link = document.createElement("a");
  link.href = `mailto:${feedbackAddress}`;
  link.textContent = feedbackAddress;
  way.append(link);
  way.hidden = false;
};
