import type { Language } from "../../../domain/exercise.ts";
import { contentOf } from "../dialogue/content.ts";
import type { Said } from "./tongue.ts";

/** A question in simpler words; undefined where there are none. */
export type SimplerThan = (question: string) => Said | undefined;

/** The simpler wordings of a language: each of Mark's own follow-ups has one. */
export const simplerIn = (language: Language): SimplerThan => {
  return (question) => {
    const followUp = contentOf(language).byText.get(question);
    return followUp && { text: followUp.simpler, english: followUp.simplerEnglish };
  };
};
