import type { Language } from "../../../domain/exercise.ts";
import { contentOf } from "../dialogue/content.ts";
import { slotQuestion } from "./asked.ts";
import type { Said } from "./phrasebook.ts";

/** A question in simpler words; undefined where there are none. */
export type SimplerThan = (question: string) => Said | undefined;

/** The simpler wordings of a language: each of Mark's own follow-ups has one. */
export const simplerIn = (language: Language): SimplerThan => {
  return (question) => {
    const { byText } = contentOf(language);
    const followUp = byText.get(question) ?? slotQuestion(question, language);
    return followUp && { text: followUp.simpler, english: followUp.simplerEnglish };
  };
};
