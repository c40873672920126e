import type { ParsedAnswer } from "../../../core/parsedAnswer.ts";
import { type Phrase, phraseAt } from "../../../core/phrase/phrase.ts";
import type { VerbUse } from "../../../core/verbUse.ts";
import { isDeterminer, isSubject, type Word } from "../../../core/word.ts";
import { type Finding, findingAt } from "../../../engine/finding.ts";
import { defineRule } from "../../../engine/rule.ts";
import { inCase, isNominative } from "./form.ts";

const listedObject = defineRule({
  id: "case.second-object",
  message: (verb: string) => `This is an object of *${verb}* too, so use the accusative.`,
});

/** The phrases that a list names before this one, as "ein Bett, ein Schrank": the last one first. */
const listedBefore = (answer: ParsedAnswer, { determiner }: Phrase, within = false): Phrase[] => {
  const { words } = answer;
  const led = !determiner.afterPause && words[determiner.at - 1]?.lower === "und";
  const joint = led ? determiner.at - 1 : determiner.at;
  // "einen Bahnhof ein Museum und ein Park": nobody hears the commas.
  const joins = led || (determiner.afterPause ? !determiner.opens : within);
  if (!joins || determiner.at < 2) return [];
  const before = [joint - 2, joint - 3]
    .flatMap((at) => phraseAt(answer, at) ?? [])
    .find(({ noun }) => noun.at === joint - 1);
  return before ? [before, ...listedBefore(answer, before, true)] : [];
};

/** "ich trage normalerweise Jeans und ein Pullover": the first word behind the verb, where no article stands. */
const bareObject = ({ words, compiled }: ParsedAnswer, { determiner }: Phrase): Word | undefined => {
  if (words[determiner.at - 1]?.lower !== "und" || determiner.afterPause) return undefined;
  let first = words[determiner.at - 2];
  if (!first || first.nouns.length === 0 || first.verbs.length > 0 || first.afterPause) return undefined;
  const leads = (word: Word) =>
    !word.afterPause &&
    !isDeterminer(compiled, word) &&
    ((word.adjectives.length > 0 && word.verbs.length === 0) ||
      compiled.fronted.has(word.lower) ||
      compiled.lists.numbers.has(word.lower) ||
      /^(?:gerne?|auch|nur|viel|\d+)$/.test(word.lower));
  for (let before = words[first.at - 1]; before && leads(before); before = words[before.at - 1])
    first = before;
  return first;
};

/** The word with which the list of objects begins in which this phrase stands. */
const openingOf = (answer: ParsedAnswer, phrase: Phrase): Word | undefined => {
  const first = listedBefore(answer, phrase).at(-1);
  if (first) return first.ruled === undefined ? first.determiner : undefined;
  return bareObject(answer, phrase);
};

/** The verb before a list, where one surely has what is named: not "Heute kommen meine Tante, mein Onkel …". */
const havingBefore = ({ words, compiled, uses }: ParsedAnswer, opening: Word): VerbUse | undefined => {
  const lead = words[opening.at - 1];
  const led = isSubject(compiled, lead) || lead?.lower === "auch";
  const use = uses.find(({ at }) => at === opening.at - (led ? 2 : 1));
  return use && !opening.afterPause && compiled.definition.german?.having.includes(use.verb.lemma)
    ? use
    : undefined;
};

/** "es gibt ein Bett, ein Schrank und einen Tisch": what stands in a list of objects is one as well. */
export const inList = (answer: ParsedAnswer, phrase: Phrase): Finding[] => {
  const { compiled, words } = answer;
  if (!isNominative(phrase)) return [];
  const opening = openingOf(answer, phrase);
  const use = opening && havingBefore(answer, opening);
  if (!use) return [];
  // "muss eine Krawatte und ein Blazer tragen"
  const behind = words[phrase.noun.at + 1];
  const acts =
    behind?.afterPause === false &&
    behind.at !== use.head &&
    behind.verbs.some(({ person }) => person !== undefined);
  if (acts || isSubject(compiled, words[phrase.noun.at + 2])) return [];
  return [
    findingAt(phrase.determiner, phrase.noun, {
      ...listedObject(use.verb.lemma),

      right: inCase(answer, phrase, "a"),
    }),
  ];
};
