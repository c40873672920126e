import { unaccented } from "../../../domain/unaccented.ts";
import type { ParsedAnswer } from "../../../grammar/core/parsedAnswer.ts";
import { questionForms } from "./questionForms.ts";

/** A wish to come back to what the talk was about, or astonishment at how it came away from it. */
export const wantsBack = ({ text, compiled }: Pick<ParsedAnswer, "text" | "compiled">): boolean =>
  questionForms[compiled.definition.language].back.test(
    unaccented(text.toLowerCase().replaceAll("’", "'"))
      .replace(/'/g, "' ")
      .replace(/[^a-z'\s]+/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
  );
