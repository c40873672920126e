import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { meantBy } from "../../core/spelling.ts";
import { spelledOut } from "../../core/token.ts";
import { isSubject, type Word } from "../../core/word.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const missingApostrophe = defineRule({
  id: "accent.apostrophe",
  message: "An apostrophe is missing.",
});
const englishSpelling = defineRule({
  id: "accent.english-spelling",
  message: "This is the English spelling.",
});
const eszett = defineRule({
  id: "accent.eszett",
  message: "This is spelt with *ß*.",
});
const wrongAccent = defineRule({
  id: "accent.missing",
  message: "Check the accent.",
});

/** The spelling as it has to be written: nouns and names bring their capital. */
const written = ({ compiled }: ParsedAnswer, spelling: string): string => {
  const { nouns, verbs, adjectives } = compiled.lexicon;
  const [noun] = verbs.has(spelling) || adjectives.has(spelling) ? [] : (nouns.get(spelling) ?? []);
  return noun?.form ?? spelling;
};

/** "soeur", "schoen": no keyboard has all letters, and these are the usual ways round. */
const isUsual = (typed: string, spelling: string): boolean =>
  !spelling.includes("ß") && /[äöüœ]/.test(spelling) && typed === spelledOut(spelling);

const apostrophe = (answer: ParsedAnswer, word: Word): Finding[] => {
  const next = answer.words[word.at + 1];
  const before = answer.words[word.at - 1];
  // "Saint Mary's" is English.
  const english = before !== undefined && before.end === word.start && /['’]$/.test(before.text);
  if (!next || english || !word.lower.endsWith("'") || /['’]/.test(word.text)) return [];
  // "un prof qui se tait", "ce vieux con": words that no table has.
  const whole = answer.text.slice(word.start, next.end).toLowerCase();
  if (/^(?:se|me|te|ne)$/.test(before?.lower ?? "") || whole === "con") return [];
  const right = word.lower + next.lower;
  return [findingAt(word, next, { ...missingApostrophe(), right })];
};

/** "heisst … Strasse": Swiss German has no ß, and whoever writes none means it. */
const isSwiss = ({ words, compiled, text }: ParsedAnswer): boolean =>
  !text.includes("ß") &&
  words.filter((word) => {
    const typed = word.text.toLowerCase();
    return (
      /.strassen?$/.test(typed) ||
      (typed.includes("ss") && meantBy(compiled, { ...word, lower: typed })[0]?.includes("ß"))
    );
  }).length > 1;

/** "timid", "romantic": French adjectives in their English spelling. */
const anglicised = (
  { compiled: { lexicon, definition } }: ParsedAnswer,
  word: Word,
  typed: string,
): Finding[] => {
  const right = [`${typed}e`, typed.replace(/ic$/, "ique")].find((other) => lexicon.adjectives.has(other));
  if (!definition.onlySubjects || !right || typed.length < 5 || (word.capital && !word.opens)) return [];
  return [findingAt(word, word, { ...englishSpelling(), right })];
};

/** Typed words that lack accents and are no words without ("tres", "ecole"), or an apostrophe ("jai"). */
export const accent: Check = (answer, spoken) => {
  if (spoken) return [];
  const { known } = answer.compiled.lexicon;
  const { onlySubjects } = answer.compiled.definition;
  const swiss = isSwiss(answer);
  return answer.words.flatMap((word) => {
    const typed = word.text.toLowerCase().replace("’", "'");
    const missing = apostrophe(answer, word);
    const fitting = meantBy(answer.compiled, { ...word, lower: typed });
    if (missing.length > 0 || known.has(typed) || answer.compiled.informal.has(typed)) return missing;
    // "la biologie me passionne": a verb that no table knows, and no "passionné".
    const before = word.afterPause ? undefined : answer.words[word.at - 1];
    const acts =
      before && (isSubject(answer.compiled, before) || answer.compiled.lists.clitics.has(before.lower));
    const past = (each: string | undefined) => each?.endsWith("é") === true && typed.endsWith("e");
    const right = acts && onlySubjects ? fitting.find((each) => !past(each)) : fitting[0];
    if (acts && past(fitting[0]) && (right === undefined || past(right))) return [];
    if (right === undefined) return anglicised(answer, word, typed);
    if (isUsual(typed, right) || (swiss && right.includes("ß"))) return [];
    // "The Traitors" is a name, and no "thé".
    if (word.capital && !word.opens && written(answer, right) === right) return [];
    return [
      findingAt(word, word, {
        ...(right.includes("ß") ? eszett() : wrongAccent()),

        ...((fitting.length === 1 || (acts && onlySubjects)) && { right: written(answer, right) }),
      }),
    ];
  });
};
