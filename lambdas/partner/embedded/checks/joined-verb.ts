import type { Answer } from "../answer.ts";
import { type Check, type Finding, findingAt } from "../finding.ts";
import { type Subject, subjectsIn } from "../subject.ts";
import type { VerbUse } from "../verb-use.ts";
import { isSubject, type Word } from "../word.ts";

/** Verbs that lead to an infinitive, and to no noun beside it. */
const HELPERS = /^(?:aller|vouloir|pouvoir|devoir)$/;

/** So far behind its subject's verb a second one is still looked for. */
const REACH = 9;

const isConjugated = ({ verbs }: Word): boolean => verbs.some(({ person }) => person !== undefined);
const isInfinitive = ({ verbs }: Word): boolean => verbs.some(({ mood }) => mood === "infinitive");

/** The word behind the "et" that joins a second verb to this one, if nothing between them might have led to it. */
const joinedTo = (answer: Answer, { verb }: Subject): Word | undefined => {
  const { words, speech } = answer;
  const { prepositions, joining, subordinating } = speech.lists;
  // "on pourrait donner ce qu'on ne met plus et acheter …": a second infinitive joins the first.
  if (words.slice(0, verb.at).some((word) => isInfinitive(word) && word.nouns.length === 0)) return undefined;
  for (let at = verb.at + 1; at <= verb.at + REACH; at += 1) {
    const word = words[at];
    const next = words[at + 1];
    if (!word || !next || word.opens || isSubject(speech, word) || subordinating.has(word.lower))
      return undefined;
    if (word.lower === "et") return next.afterPause ? undefined : next;
    // "à", "pour": what leads to an infinitive leads to a second one as well.
    if (isInfinitive(word) || joining.has(word.lower)) return undefined;
    if (prepositions.has(word.lower) && /^(?:de|d'|pour|sans|comme)$/.test(word.lower)) return undefined;
  }
  return undefined;
};

/** Verbs that may have a noun and an infinitive behind them: "mes passions sont la lecture et nager". */
const leads = (answer: Answer, verb: Word): boolean => {
  const { copulas, follows } = answer.speech.tongue;
  const leading = [
    ...copulas,
    ...follows.flatMap(({ after = [], second }) => (second === "infinitive" ? after : [])),
  ];
  return verb.verbs.some(({ verb: { lemma } }) => leading.includes(lemma));
};

/** Is the infinitive the subject of a verb of its own: "… et nager me détend"? */
const hasOwnVerb = ({ words, speech }: Answer, place: number): boolean =>
  words.slice(place + 1, place + 11).some((word) => {
    const before = words[word.at - 1];
    // "être infirmière, c'est un métier": what points back is no other subject.
    const own = isSubject(speech, before) && !/^(?:c'|ce|ça)$/.test(before?.lower ?? "");
    return isConjugated(word) && word.nouns.length === 0 && !own;
  });

const judge = (answer: Answer, subject: Subject, word: Word, spoken: boolean): Finding[] => {
  if (word.nouns.length + word.adjectives.length > 0 || answer.speech.lexicon.functional.has(word.lower))
    return [];
  if (isInfinitive(word))
    return leads(answer, subject.verb) || hasOwnVerb(answer, word.at)
      ? []
      : [
          findingAt(subject.verb, word, {
            kind: "infinitive",
            rule: `“${word.text}” is the infinitive: like “${subject.verb.text}”, it needs an ending that goes with its subject.`,
          }),
        ];
  const finite = word.verbs.filter(({ person }) => person !== undefined);
  const [reading] = finite;
  const fits = word.verbs.some(({ person }) => person === undefined || subject.persons.includes(person));
  if (!reading || fits || isSubject(answer.speech, answer.words[word.at + 1])) return [];
  const right = reading.verb.forms.find(
    ({ mood, person }) => mood === reading.mood && person !== undefined && subject.persons.includes(person),
  )?.form;
  const { sound } = answer.speech.tongue;
  if (!right || (spoken && sound(right) === sound(word.lower))) return [];
  return [
    findingAt(word, word, {
      kind: "person",
      rule: `“${word.text}” has the same subject as “${subject.verb.text}”, and has to go with it as well.`,
      ...(subject.persons.length === 1 && { right }),
    }),
  ];
};

/** "je veux voir Rome et apprends l'italien": behind a modal verb and an infinitive the second one is an infinitive, too. */
const dependentOn = (answer: Answer, { at, head }: VerbUse): Finding[] => {
  const { words, speech } = answer;
  const helps = words[at]?.verbs.some(({ verb: { lemma } }) => HELPERS.test(lemma));
  if (!helps || at === head || !words[head] || !isInfinitive(words[head])) return [];
  for (let place = head + 1; place <= head + REACH; place += 1) {
    const [word, next, behind] = [words[place], words[place + 1], words[place + 2]];
    if (!word || !next || word.afterPause || isSubject(speech, word)) return [];
    if (speech.lists.subordinating.has(word.lower)) return [];
    if (word.lower !== "et" && word.lower !== "ou") continue;
    const governs = behind && !behind.afterPause && speech.lexicon.functional.has(behind.lower);
    const acts = isConjugated(next) && !isInfinitive(next) && next.adjectives.length === 0;
    if (!acts || next.afterPause || isSubject(speech, next) || speech.lexicon.functional.has(next.lower))
      return [];
    if (next.nouns.length > 0 && !governs) return [];
    if (isSubject(speech, behind)) return [];
    const [reading] = next.verbs;
    return [
      findingAt(next, next, {
        kind: "second-verb",
        rule: "This verb depends on the first one as well, so it is an infinitive.",
        ...(reading && { right: reading.verb.lemma }),
      }),
    ];
  }
  return [];
};

/** French: a second verb of the same subject, "je joue au foot et regarder la télé", "nous mangeons et boivent". */
export const joinedVerb: Check = (answer, spoken) => {
  const { compoundReach, dropsSubjects } = answer.speech.tongue;
  if (compoundReach !== "near" || dropsSubjects || answer.text.includes("?")) return [];
  const dependent = answer.uses.flatMap((use) => dependentOn(answer, use));
  const shared = subjectsIn(answer).flatMap((subject) => {
    const fits = subject.verb.verbs.some(
      ({ person, mood }) => person !== undefined && mood === "present" && subject.persons.includes(person),
    );
    const word = fits ? joinedTo(answer, subject) : undefined;
    return word ? judge(answer, subject, word, spoken) : [];
  });
  return [...dependent, ...shared];
};
