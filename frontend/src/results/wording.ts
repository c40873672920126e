import type { Engine } from "../../../domain/grading.ts";
import { type Mistake, mistakes } from "../../../domain/mistakes.ts";
import type { RepairKind } from "../../../domain/repair.ts";
import type { ResultFlag, ResultRow } from "../../../domain/resultShapes.ts";
import { flagLabels } from "../../../domain/safeguarding.ts";
import { BRAND } from "../shell/brand.ts";

/** Who gave the marks, as a teacher would put it. */
export const engineWords = {
  embedded: `${BRAND}'s own rules`,
  bedrock: "a language model",
} as const satisfies Record<Engine, string>;

/** Who marked an attempt, at which version of the exercise: "by Viva's own rules, version 2". */
export const markedBy = ({ engine, version }: Pick<ResultRow, "engine" | "version">): string =>
  [...(engine ? [`by ${engineWords[engine]}`] : []), `version\u00a0${version}`].join(", ");

/** What a teacher should know of an attempt besides its marks. */
export const flagWords = {
  typed: "Typed, as speaking did not work",
  corrected: "Put right what was heard",
  shown: "Read what Mark said in a listening exercise",
  ...flagLabels,
} as const satisfies Record<ResultFlag, string>;

/** Flags in one sentence: "Typed, as speaking did not work. May be in distress." */
export const flagSentence = (flags: readonly ResultFlag[]): string =>
  `${flags.map((flag) => flagWords[flag]).join(". ")}.`;

/** Why an answer was not marked, as a teacher reads it. */
export const repairWords = {
  repeat: "asked to hear the question again",
  slower: "asked Mark to speak more slowly",
  notUnderstood: "had not understood the question",
  word: "asked for a word",
  meaning: "asked what a word means",
} as const satisfies Record<RepairKind, string>;

const moment = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});
/** A time (epoch ms) as it is read: "16 Nov 2026, 09:31". A line may end after the day, and nowhere else. */
export const momentWords = (time: number): string =>
  moment.format(time).replace(/(,?) /g, (space, comma) => (comma ? space : "\u00a0"));

/** "1 student", "2 students". */
export const counted = (count: number, one: string, more = `${one}s`): string =>
  `${count} ${count === 1 ? one : more}`;

/** A mistake in a line: "Wrong past auxiliary: “j'ai allé” → “je suis allé”". */
export const mistakeWords = ({ kind, said, right }: Mistake): string => {
  const words = [said, right ?? ""].filter((text) => text !== "").map((text) => `“${text}”`);
  return [mistakes[kind].label, ...(words.length > 0 ? [words.join(" → ")] : [])].join(": ");
};
