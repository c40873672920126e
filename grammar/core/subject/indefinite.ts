import type { ParsedAnswer } from "../parsedAnswer.ts";
import { isUnserved, mayBegin } from "./beginning.ts";
import type { Subject } from "./subject.ts";
import { goesWith, verbAfter } from "./verb.ts";

/** Spanish: "todos come juntos", "nadie saben": words that stand for persons or things by themselves. */
const SEVERAL = /^(?:tod[oa]s|muchos|muchas|algun[oa]s|otr[oa]s|amb[oa]s)$/;

export const indefiniteAt = (answer: ParsedAnswer, place: number): Subject | undefined => {
  const { words, compiled } = answer;
  const [first, next] = [words[place], words[place + 1]];
  if (!compiled.definition.dropsSubjects || !first || !next) return undefined;
  const each = first.lower === "cada" && /^un[ao]$/.test(next.lower);
  const several = SEVERAL.test(first.lower);
  if (!several && !each && !/^(?:nadie|alguien)$/.test(first.lower)) return undefined;
  if (!mayBegin(answer, place) && !isUnserved(answer, place)) return undefined;
  if (!several && goesWith(words[place - 1], [2, 5])) return undefined;
  // "muchos de ellos hacen"
  const theirs = next.lower === "de" && /^ell[oa]s$/.test(words[place + 2]?.lower ?? "");
  const verb = verbAfter(answer, place + (theirs ? 3 : each ? 2 : 1));
  const acts =
    verb &&
    verb.nouns.length + verb.adjectives.length === 0 &&
    verb.verbs.length > 0 &&
    !compiled.lexicon.functional.has(verb.lower);
  if (!acts || words.slice(place + 1, verb.at).some(({ lower }) => /^l[oae]s?$/.test(lower)))
    return undefined;
  const slots = first.lower.endsWith("as") ? ["fp"] : several ? ["mp"] : [];
  return { first, persons: several ? [5, 3, 4] : [2], slots, verb };
};
