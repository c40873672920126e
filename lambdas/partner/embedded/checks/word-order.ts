import type { Answer } from "../answer.ts";
import { type Check, type Finding, findingAt } from "../finding.ts";
import { phraseAt } from "../phrase.ts";
import { clauseAround, type Word } from "../word.ts";

const agrees = ({ speech }: Answer, verb: Word | undefined, subject: Word | undefined): boolean => {
  const persons = subject ? speech.subjects.get(subject.lower)?.persons : undefined;
  return verb?.verbs.some(({ person }) => person !== undefined && persons?.includes(person)) ?? false;
};

/** The place behind one adverbial that begins at `place`: "gestern", "am Samstag", "letztes Wochenende"; or `place`. */
const behindAdverbial = (answer: Answer, place: number): number => {
  const { words, speech } = answer;
  const word = words[place];
  if (!word) return place;
  for (const length of [3, 2, 1]) {
    const phrase = words
      .slice(place, place + length)
      .map(({ lower }) => lower)
      .join(" ");
    if (speech.fronted.has(phrase)) return place + length;
  }
  const timed = speech.timing.has(word.lower) && (words[place + 1]?.nouns.length ?? 0) > 0;
  if (timed) return place + 2;
  if (!speech.lists.prepositions.has(word.lower)) return place;
  const melted = phraseAt(answer, place);
  const inside = melted ?? phraseAt(answer, place + 1);
  if (inside) return inside.noun.at + 1;
  return (words[place + 1]?.nouns.length ?? 0) > 0 ? place + 2 : place;
};

/** "Gestern ich habe …": something stands first, so the verb has to come before the subject. */
const secondPlace = (answer: Answer, start: number): Finding[] => {
  let place = start;
  for (let step = 0; step < 3; step += 1) place = behindAdverbial(answer, place);
  const [first, subject, verb] = [answer.words[start], answer.words[place], answer.words[place + 1]];
  if (place === start || !first || !subject || !verb || verb.afterPause || !agrees(answer, verb, subject))
    return [];
  if (subject.lower === "ihr" && verb.nouns.length > 0) return [];
  const lead = answer.text.slice(first.start, answer.words[place - 1]?.end);
  return [
    findingAt(first, verb, {
      kind: "word-order",
      rule: "The verb has to be the second idea of the sentence.",
      right: `${lead} ${verb.text} ${subject.lower}`,
    }),
  ];
};

/** "Wenn ich Zeit habe, ich spiele …": behind a clause that begins the sentence, the verb comes first. */
const afterClause = (answer: Answer, start: number): Finding[] => {
  const { words, speech } = answer;
  const opener = words[start];
  if (!opener?.opens || !(speech.lists.subordinating.has(opener.lower) || opener.lower === "als")) return [];
  const subject = words.slice(start + 1).find(({ afterPause }) => afterPause);
  const verb = subject && words[subject.at + 1];
  if (!subject || subject.opens || !verb || verb.afterPause || !agrees(answer, verb, subject)) return [];
  return [
    findingAt(subject, verb, {
      kind: "word-order",
      rule: "After a clause that begins the sentence, the verb comes before its subject.",
      right: `${verb.text} ${subject.text}`,
    }),
  ];
};

/** "weil ich habe Hunger": in a dependent clause the verb goes to the end. */
const dependent = (answer: Answer, place: number): Finding[] => {
  const { words, speech } = answer;
  const opener = words[place];
  if (
    !opener ||
    !speech.lists.subordinating.has(opener.lower) ||
    (opener.lower === "da" && !opener.afterPause)
  )
    return [];
  const phrase = phraseAt(answer, place + 1);
  const subject = phrase ? phrase.noun : words[place + 1];
  const verb = subject && words[subject.at + 1];
  if (!subject || !verb || verb.afterPause) return [];
  const third =
    (phrase || subject.nouns.length > 0) && verb.verbs.some(({ person }) => person === 2 || person === 5);
  if (!third && !agrees(answer, verb, subject)) return [];
  const [, to] = clauseAround(speech, words, verb.at);
  const last = words[to - 1];
  if (!last || last.at === verb.at) return [];
  if (third ? last.verbs.some(({ person }) => person === 2 || person === 5) : agrees(answer, last, subject))
    return [];
  const lead = answer.text.slice(opener.start, verb.start);
  return [
    findingAt(opener, last, {
      kind: "word-order",
      rule: `After “${opener.lower}” the verb goes to the end of the clause.`,
      right: `${lead}${answer.text.slice(verb.end, last.end).trim()} ${verb.text}`,
    }),
  ];
};

/** "Ich habe gespielt Fußball": participle and infinitive stand at the end. */
const atTheEnd = (answer: Answer): Finding[] =>
  answer.uses.flatMap(({ at, head }) => {
    const { words, speech } = answer;
    const [, to] = clauseAround(speech, words, at);
    const [helper, partner, next, last] = [words[at], words[head], words[head + 1], words[to - 1]];
    if (!helper || !partner || !next || !last || head <= at || next.afterPause || last.at <= head) return [];
    // "… ins Kino gehen und nachher Mathe üben": a second one follows.
    if (words.slice(head, to).some(({ lower }) => speech.lists.joining.has(lower))) return [];
    if (next.lower === "zu" || next.verbs.length > 0 || last.verbs.length > 0) return [];
    return [
      findingAt(helper, last, {
        kind: "word-order",
        rule: `“${partner.text}” has to stand at the end of the clause.`,
        right: `${answer.text.slice(helper.start, partner.start)}${answer.text.slice(partner.end, last.end).trim()} ${partner.text}`,
      }),
    ];
  });

/** German: the places of the verb. */
export const wordOrder: Check = (answer) => {
  if (!answer.speech.tongue.german) return [];
  const { words, speech } = answer;
  // "aber", "und" and the like stand outside: what follows them begins anew.
  const starts = words.flatMap((word) => {
    const joins = speech.lists.joining.has(word.lower);
    return word.opens && !joins ? word.at : joins ? word.at + 1 : [];
  });
  return [
    ...starts.flatMap((start) => secondPlace(answer, start)),
    ...starts.flatMap((start) => afterClause(answer, start)),
    ...words.flatMap(({ at }) => dependent(answer, at)),
    ...atTheEnd(answer),
  ];
};
