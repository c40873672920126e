import type { Answer } from "../answer.ts";
import { clausesOf } from "../clause.ts";
import { type Check, type Finding, findingAt } from "../finding.ts";
import { isDeterminer } from "../word.ts";

const OPENERS = /^(?:weil|wenn|dass|obwohl|ob|bevor|nachdem)$/;
const SUBJECTS = /^(?:ich|du|wir|er|man)$/;

const inClause = ({ words, speech }: Answer, from: number, to: number): Finding[] => {
  const [opener, subject, last, follower] = [words[from], words[from + 1], words[to - 1], words[to]];
  if (!opener || !subject || !last || !OPENERS.test(opener.lower) || !SUBJECTS.test(subject.lower)) return [];
  if (last.at < subject.at + 2 || subject.afterPause || (follower && !follower.afterPause)) return [];
  const persons = speech.subjects.get(subject.lower)?.persons ?? [];
  const finite = last.verbs.filter(({ person }) => person !== undefined);
  const [reading] = last.verbs.filter(({ mood }) => mood === "infinitive");
  const fits = finite.some(({ person }) => person !== undefined && persons.includes(person));
  if (!reading || fits || last.capital || last.adjectives.length > 0) return [];
  // "weil ich nicht habe kommen wollen": only where the clause has no other verb.
  const others = words
    .slice(subject.at + 1, last.at)
    .some((word) => word.verbs.length > 0 && !isDeterminer(speech, word));
  const known = words
    .slice(from, to)
    .every(({ lower, capital }) => capital || speech.lexicon.known.has(lower));
  if (others || !known) return [];
  return [
    findingAt(subject, last, {
      kind: "infinitive",
      rule: `“${last.text}” at the end of the clause has to go with “${subject.text}”.`,
    }),
  ];
};

/** German: "wenn ich viel Geld haben" – the verb at the end of a dependent clause left as it is in the dictionary. */
export const dependentVerb: Check = (answer) =>
  answer.speech.tongue.german === undefined
    ? []
    : clausesOf(answer.speech, answer.words).flatMap(([from, to]) => inClause(answer, from, to));
