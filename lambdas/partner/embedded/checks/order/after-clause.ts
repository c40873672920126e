import type { Answer } from "../../answer.ts";
import { hasFinite } from "../../bracket.ts";
import { clauseAround } from "../../clause.ts";
import { type Finding, findingAt } from "../../finding.ts";
import { isSubject, type Word } from "../../word.ts";
import { agrees } from "./adverbial.ts";
import { actorAt, isThird } from "./second-place.ts";

/** Where a main clause begins behind one that opens its sentence, "um … zu" included. */
const behindClause = (answer: Answer, opener: Word): number => {
  const { words, speech } = answer;
  if (opener.lower === "um") {
    const zu = words.slice(opener.at, opener.at + 8).find(({ lower }) => lower === "zu");
    return zu ? zu.at + 2 : words.length;
  }
  const [, to] = clauseAround(speech, words, opener.at);
  // "wenn ich traurig bin | meine mutter hilft mir", as it is heard
  const unheard = words.slice(opener.at + 3, to).find(({ at }) => {
    const [verb, before] = [words[at - 1], words[at - 2]];
    const ends = verb?.verbs.some(({ verb: { lemma } }) => lemma === "sein") && !isSubject(speech, before);
    return ends && actorAt(answer, at) !== undefined;
  });
  return unheard?.at ?? to;
};

/** "Wenn ich Zeit habe, ich spiele …": behind a clause that begins the sentence, the verb comes first. */
export const afterClause = (answer: Answer, start: number): Finding[] => {
  const { words, speech } = answer;
  const opener = words[start];
  if (!opener?.opens || !(speech.lists.subordinating.has(opener.lower) || /^(?:als|um)$/.test(opener.lower)))
    return [];
  const subject = words[behindClause(answer, opener)];
  if (!subject || subject.opens) return [];
  const phrase = actorAt(answer, subject.at);
  const name =
    subject.afterPause && subject.capital && subject.nouns.length + subject.verbs.length === 0
      ? subject
      : undefined;
  const last = phrase?.noun ?? subject;
  const verb = words[last.at + 1];
  if (!verb || verb.afterPause) return [];
  const third = verb.verbs.some(({ person }) => person === 2) && !speech.determiners.has(verb.lower);
  const fits = phrase ? isThird(verb, phrase) : agrees(answer, verb, subject) || (name && third);
  // "da sind vier Leute | sie lachen": there they are.
  const there = opener.lower === "da" && hasFinite(speech, words, start + 1, start + 2);
  // "Wenn ich koche, mein Bruder singt und …": the first clause may go on, and ends with its verb.
  const next = words[verb.at + 1];
  const goesOn = (phrase || name) && (!next || next.afterPause || speech.lists.joining.has(next.lower));
  if (there || !fits || goesOn) return [];
  return [
    findingAt(subject, verb, {
      kind: "word-order",
      rule: "After a clause that begins the sentence, the verb comes before its subject.",
      right: `${verb.text} ${answer.text.slice(subject.start, last.end)}`,
    }),
  ];
};
