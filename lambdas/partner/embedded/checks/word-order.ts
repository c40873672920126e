import type { Answer } from "../answer.ts";
import { clauseAround } from "../clause.ts";
import { type Check, type Finding, findingAt } from "../finding.ts";
import { type Phrase, phraseAt, ruledSlots } from "../phrase.ts";
import type { VerbUse } from "../verb-use.ts";
import { isSubject, type Word } from "../word.ts";

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

/** A phrase that can only be a subject here: "meine Schwester", but not "den ganzen Tag". */
const actorAt = (answer: Answer, place: number): Phrase | undefined => {
  const phrase = phraseAt(answer, place);
  if (!phrase || answer.speech.lists.times.has(phrase.noun.lower)) return undefined;
  return ruledSlots(phrase).some((slot) => slot.endsWith("n")) ? phrase : undefined;
};

const isThird = (verb: Word, phrase: Phrase): boolean => {
  const plural = ruledSlots(phrase).every((slot) => slot[1] === "p");
  return verb.verbs.some(({ person }) => person === (plural ? 5 : 2));
};

/** "Gestern ich habe …": something stands first, so the verb has to come before the subject. */
const secondPlace = (answer: Answer, start: number): Finding[] => {
  let place = start;
  for (let step = 0; step < 3; step += 1) place = behindAdverbial(answer, place);
  if (place === start) return [];
  const phrase = actorAt(answer, place);
  const [first, subject] = [answer.words[start], answer.words[place]];
  const verb = answer.words[(phrase?.noun.at ?? place) + 1];
  if (!first || !subject || !verb || verb.afterPause) return [];
  if (phrase ? !isThird(verb, phrase) : !agrees(answer, verb, subject)) return [];
  if (subject.lower === "ihr" && verb.nouns.length > 0) return [];
  const lead = answer.text.slice(first.start, answer.words[place - 1]?.end);
  const named = phrase ? answer.text.slice(subject.start, phrase.noun.end) : subject.lower;
  return [
    findingAt(first, verb, {
      kind: "word-order",
      rule: "The verb has to be the second idea of the sentence.",
      right: `${lead} ${verb.text} ${named}`,
    }),
  ];
};

/** "Ich oft spiele Tennis": between a subject and its verb there is room for nothing. */
const besideSubject = (answer: Answer, start: number): Finding[] => {
  const { words, speech } = answer;
  const subject = words[start];
  if (!subject || !["ich", "wir", "du", "er", "man"].includes(subject.lower)) return [];
  let place = start + 1;
  while (place < start + 4 && speech.fronted.has(words[place]?.lower ?? "") && !words[place]?.afterPause)
    place += 1;
  const [verb, next] = [words[place], words[place + 1]];
  if (place === start + 1 || !verb || verb.afterPause || !agrees(answer, verb, subject)) return [];
  // "… weil ich krank bin und ich oft schlafe": the second clause depends as well.
  const ends = !next || next.afterPause || speech.lists.joining.has(next.lower);
  const depends = words.slice(0, start).some(({ lower }) => speech.lists.subordinating.has(lower));
  if (ends && depends) return [];
  const adverb = answer.text.slice(words[start + 1]?.start, words[place - 1]?.end);
  return [
    findingAt(subject, verb, {
      kind: "word-order",
      rule: "The verb comes right behind its subject.",
      right: `${subject.text} ${verb.text} ${adverb}`,
    }),
  ];
};

/** "Wenn ich Zeit habe, ich spiele …": behind a clause that begins the sentence, the verb comes first. */
const afterClause = (answer: Answer, start: number): Finding[] => {
  const { words, speech } = answer;
  const opener = words[start];
  if (!opener?.opens || !(speech.lists.subordinating.has(opener.lower) || opener.lower === "als")) return [];
  const [, to] = clauseAround(speech, words, start);
  const subject = words[to];
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

const UNCLEAR = /^(?:da|damit|während|seit|seitdem|bis|trotzdem)$/;

/** "weil ist einfach": nobody and nothing is. */
const subjectless = (answer: Answer, place: number): Finding[] => {
  const { words, speech, uses } = answer;
  const [opener, verb, next] = [words[place], words[place + 1], words[place + 2]];
  if (!opener || !verb || !next || verb.afterPause || next.afterPause) return [];
  if (!speech.lists.subordinating.has(opener.lower) || UNCLEAR.test(opener.lower)) return [];
  if (!uses.some(({ at }) => at === verb.at) || isSubject(speech, next) || verb.nouns.length > 0) return [];
  const third = verb.verbs.some(({ person }) => person === 2);
  if (!third || speech.determiners.has(verb.lower)) return [];
  return [
    findingAt(opener, verb, {
      kind: "word-order",
      rule: `Behind “${opener.lower}” comes a subject first (“es” if there is no other), and the verb goes to the end.`,
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
  answer.uses.flatMap((use) => {
    const { words, speech } = answer;
    const { at } = use;
    const head = nearPartner(answer, use) ?? use.head;
    const [, to] = clauseAround(speech, words, at);
    const [helper, partner, next, last] = [words[at], words[head], words[head + 1], words[to - 1]];
    if (!helper || !partner || !next || !last || head <= at || next.afterPause || last.at <= head) return [];
    const close = head === at + 1 || (head === at + 2 && isSubject(speech, words[at + 1]));
    const leads = speech.determiners.has(next.lower) || speech.lists.prepositions.has(next.lower);
    // "bin begeistert von": a participle that describes.
    const describes =
      partner.adjectives.length > 0 ||
      (helper.verbs.some(({ verb }) => verb.lemma === "sein") && !isMoving(answer, head));
    if (describes || next.lower === "zu") return [];
    // "… ins Kino gehen und nachher Mathe üben": a second one follows.
    const pair = words.slice(head + 1, to).some(({ lower }) => speech.lists.joining.has(lower));
    const verbal = (next.verbs.length > 0 && !leads) || last.verbs.length > 0;
    if (!(close && leads) && (pair || verbal || speech.lists.prepositions.has(next.lower))) return [];
    const sure = !pair && !verbal;
    return [
      findingAt(helper, sure ? last : next, {
        kind: "word-order",
        rule: `“${partner.text}” has to stand at the end of the clause.`,
        ...(sure && {
          right: `${answer.text.slice(helper.start, partner.start)}${answer.text.slice(partner.end, last.end).trim()} ${partner.text}`,
        }),
      }),
    ];
  });

/** The second verb right behind its helper, or behind the subject that follows that: "kann gehen ins Kino". */
const nearPartner = ({ words, speech }: Answer, { at, head }: VerbUse): number | undefined => {
  let place = isSubject(speech, words[at + 1]) ? at + 2 : at + 1;
  if (speech.lists.nots.has(words[place]?.lower ?? "") && !speech.determiners.has(words[place]?.lower ?? ""))
    place += 1;
  const word = words[place];
  const moods = words[head]?.verbs.map(({ mood }) => mood) ?? [];
  const mood = (["participle", "infinitive"] as const).find((each) => moods.includes(each));
  if (head === at || !word || word.afterPause || word.nouns.length > 0 || speech.determiners.has(word.lower))
    return undefined;
  return word.verbs.some((reading) => reading.mood === mood) ? place : undefined;
};

const isMoving = ({ words, speech }: Answer, head: number): boolean =>
  words[head]?.verbs.some(({ verb }) => speech.tongue.auxiliaries?.withBeing.includes(verb.lemma)) ?? false;

/** German: the places of the verb. */
export const wordOrder: Check = (answer) => {
  if (!answer.speech.tongue.german) return [];
  const { words, speech } = answer;
  // "aber", "und" and the like stand outside: what follows them begins anew.
  const starts = words.flatMap((word) => {
    const joins = speech.lists.joining.has(word.lower);
    const answers = word.opens && speech.lists.affirming.has(word.lower);
    return word.opens && !joins && !answers ? word.at : joins || answers ? word.at + 1 : [];
  });
  return [
    ...starts.flatMap((start) => secondPlace(answer, start)),
    ...starts.flatMap((start) => besideSubject(answer, start)),
    ...starts.flatMap((start) => afterClause(answer, start)),
    ...words.flatMap(({ at }) => [...dependent(answer, at), ...subjectless(answer, at)]),
    ...atTheEnd(answer),
  ];
};
