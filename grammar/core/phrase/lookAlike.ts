import type { ParsedAnswer } from "../parsedAnswer.ts";
import type { Word } from "../word.ts";
import { isRelative } from "./relative.ts";

/** "je la porte" has no noun in it: la is an object there. */
const isObject = ({ words, compiled }: ParsedAnswer, { at, lower }: Word, next: Word): boolean => {
  const { clitics } = compiled.lists;
  const before = words[at - 1]?.lower ?? "";
  const slots = next.nouns.flatMap((noun) => noun.slots);
  const single = slots.every((slot) => slot[1] === "s");
  if (compiled.definition.spanish && single && next.verbs.some(({ person }) => person === 0)) {
    // "Las uso a diario": no noun in the singular has a plural article.
    if (/^l[oa]s$/.test(lower)) return true;
    // "y la uso mucho": no masculine noun has this article.
    const male = slots.every((slot) => slot.startsWith("m"));
    if (lower === "la" && male && /^(?:y|no|que|ya|siempre)$/.test(before)) return true;
  }
  return (
    clitics.has(lower) &&
    next.verbs.length > 0 &&
    (compiled.subjects.has(before) ||
      clitics.has(before) ||
      // "la dame qui les aide"
      (before === "qui" && (lower !== "les" || single)))
  );
};

/** "der vielen Geschäfte", "von dem viele Touristen …": one of the two is no article here. */
const MANY = /^(?:viele|einige|mehrere|wenige|manche|alle)[nr]?$/;
const BEFORE_MANY = /^(?:d(?:ie|er|en|as|em)|diese[rnm]?|meine[rn]?|seine[rn]?|ihre[rn]?|unsere[rn]?)$/;

/** Is what looks like a determiner none before this word: an object, a relative pronoun, a part of an adverb? */
export const isLookAlike = (answer: ParsedAnswer, determiner: Word, next: Word): boolean => {
  if (isObject(answer, determiner, next) || isRelative(answer, determiner)) return true;
  const { words, compiled } = answer;
  const { at, lower, afterPause } = determiner;
  const before = words[at - 1]?.lower ?? "";
  const both = `${lower} ${next.lower}`;
  if (compiled.definition.german)
    return (
      // "am liebsten", "ein bisschen"
      /^am \p{L}+sten$|^ein (?:wenig|bisschen|paar)$/u.test(both) ||
      MANY.test(next.lower) ||
      // "so groß wie die meines Bruders": of whom it is
      /^(?:(?:[mds]ein|unser|ihr)e[rs]|des)$/.test(next.lower) ||
      (!afterPause && MANY.test(lower) && BEFORE_MANY.test(before))
    );
  // "sobre todo novelas", "demasiado tarde": adverbs.
  return both === "demasiado tarde" || (before === "sobre" && /^todos?$/.test(lower));
};
