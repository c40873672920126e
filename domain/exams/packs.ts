import type { Activity } from "../exercise.ts";
import { aqa2026 } from "./aqa2026.ts";
import { aqaLegacy } from "./aqaLegacy.ts";
import { edexcel2026 } from "./edexcel2026.ts";
import { edexcelInternational } from "./edexcelInternational.ts";
import { edexcelLegacy } from "./edexcelLegacy.ts";
import type { ExamName } from "./names.ts";
import type { Pack, Part } from "./pack.ts";

/** What is known of each exam. */
export const packs: { readonly [Name in ExamName]: Pack<Name> } = {
  "aqa-2026": aqa2026,
  "aqa-legacy": aqaLegacy,
  "edexcel-2026": edexcel2026,
  "edexcel-legacy": edexcelLegacy,
  "edexcel-international": edexcelInternational,
};

/** The part of an exam that an activity practises; undefined where it has none. */
export const partOf = (exam: ExamName, activity: Activity): Part | undefined => {
  const parts: Partial<Record<Activity, Part>> = packs[exam].parts;
  return parts[activity];
};
