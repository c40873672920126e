import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { isSubject, type Word } from "../../core/word.ts";
import { type Check, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const subjectNeeded = defineRule({
  id: "person.missing-subject-pronoun",
  message: (verb: string) => `*${verb}* needs a subject before it, such as *je*, *il*, *c'* or *nous*.`,
});

/** Somebody who speaks, or is spoken to, and so may be the subject of what follows. */
const SPEAKERS = /^(?:j[e']|tu|nous|vous|on|moi|toi|m[e']|qui|est-ce)$/;
const SUBORDINATING = /^(?:qu[e']|quand|lorsque)$/;
/** Forms that can open no answer: an imperative may. */
const OPENING = /^(?:est|était|sommes|avons|étions)$/;
const SELF = /^(?:suis|ai|vais|avons|sommes|étions|avions)$/;

/** Has the sentence, up to this word, nobody whom a verb in the first or second person could be about? */
const isNobodys = ({ words }: ParsedAnswer, { at }: Word): boolean => {
  const from = words.findLastIndex((word) => word.opens && word.at <= at);
  return words.slice(Math.max(0, from), at).every(({ lower }) => !SPEAKERS.test(lower));
};

/** Does the place ask for a subject that is not there? */
const lacks = (answer: ParsedAnswer, word: Word): boolean => {
  const { words, compiled } = answer;
  const [before, next] = [words[word.at - 1], words[word.at + 1]];
  if (!next || isSubject(compiled, next)) return false;
  if (word.opens) return OPENING.test(word.lower) && !next.afterPause;
  const people = new Set(word.verbs.map(({ person }) => person));
  const mine = [...people].every((person) => person === 0 || person === 1) || [...people].join() === "3";
  // "ce soir viens chez moi" invites somebody.
  if (word.lower === "viens") return false;
  if (!before || word.afterPause || !mine || word.nouns.length + word.adjectives.length > 0) return false;
  if (SUBORDINATING.test(before.lower)) return true;
  const led = before.nouns.length > 0 || compiled.lists.times.has(before.lower);
  const timed = words
    .slice(Math.max(0, word.at - 4), word.at)
    .some(({ lower }) => compiled.lists.times.has(lower) || /^(?:après|avant)$/.test(lower));
  return led && (timed || SELF.test(word.lower)) && isNobodys(answer, word);
};

/** French: "parce que veux", "le matin avons", "est très gentil" – a verb without its subject. */
export const unsaid: Check = (answer) =>
  answer.compiled.definition.onlySubjects === undefined || answer.text.includes("?")
    ? []
    : answer.words
        .filter((word) => word.verbs.length > 0 && lacks(answer, word))
        .map((word) =>
          findingAt(word, word, {
            ...subjectNeeded(word.text),
          }),
        );
