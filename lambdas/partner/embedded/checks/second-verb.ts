import { type Answer, clauseAround, type Word } from "../answer.ts";
import { type Check, type Finding, findingAt } from "../finding.ts";
import type { VerbReading } from "../lexicon.ts";
import type { Follow } from "../tongue.ts";

/** The word that should be the second verb behind `place`, past the adverbs between the two. */
const behind = ({ words, speech }: Answer, place: number, via: string | undefined): Word | undefined => {
  let at = place + 1;
  if (via !== undefined) {
    if (words[at]?.lower !== via) return undefined;
    at += 1;
  }
  while (speech.lists.between.has(words[at]?.lower ?? "") && !words[at]?.afterPause) at += 1;
  const word = words[at];
  return word?.afterPause ? undefined : word;
};

/** In German the second verb is the last word of the clause; behind "zu" or a relative pronoun it is another one's. */
const atClauseEnd = ({ words, speech }: Answer, place: number): Word | undefined => {
  const [, to] = clauseAround(speech, words, place);
  const last = words[to - 1];
  const between = words.slice(place + 1, to - 1);
  const foreign = between.some(({ lower, at }, index) => {
    const relative = speech.tongue.german?.relative.includes(lower) && (words[at - 1]?.nouns.length ?? 0) > 0;
    return relative || (lower === "zu" && index === between.length - 1);
  });
  return last && last.at > place && !foreign && !last.lower.includes("zu") ? last : undefined;
};

const wanted = (reading: VerbReading, follow: Follow): string | undefined => {
  const forms = reading.verb.forms.filter(({ mood }) => mood === follow.second);
  return forms[0]?.form;
};

const judge = (answer: Answer, first: Word, second: Word, follow: Follow, spoken: boolean): Finding[] => {
  if (second.nouns.length > 0 && !second.verbs.some(({ mood }) => mood === "infinitive")) return [];
  if (second.adjectives.length > 0 || answer.speech.lists.prepositions.has(second.lower)) return [];
  if (second.verbs.some(({ mood }) => mood === follow.second)) return [];
  const [reading] = second.verbs;
  const right = reading && wanted(reading, follow);
  const verb = reading?.verb;
  if (!verb || !right || follow.spare?.includes(verb.lemma)) return [];
  if (spoken && answer.speech.tongue.sound(right) === answer.speech.tongue.sound(second.lower)) return [];
  const form = follow.second === "participle" ? "past participle" : follow.second;
  return [
    findingAt(first, second, {
      kind: follow.second === "participle" ? "participle" : "second-verb",
      rule: `After “${first.text}” the ${form} of “${verb.lemma}” is needed, not “${second.text}”.`,
      right: answer.text.slice(first.start, second.start) + right,
    }),
  ];
};

/** "voy jugar", "tengo estudiar": the word between the two is missing. */
const missing = (answer: Answer, first: Word, { via, second }: Follow): Finding[] => {
  const next = answer.words[first.at + 1];
  const joins =
    next && !next.afterPause && next.nouns.length === 0 && !answer.speech.lexicon.functional.has(next.lower);
  if (via === undefined || !joins || !next.verbs.some(({ mood }) => mood === second)) return [];
  return [
    findingAt(first, next, {
      kind: "second-verb",
      rule: `“${via}” is needed between the two verbs.`,
      right: `${first.text} ${via} ${next.text}`,
    }),
  ];
};

/** "il a prendu", "ich bin gegeht": participles that no verb has. */
const misformed = (answer: Answer): Finding[] =>
  answer.words.flatMap((word) => {
    const wrong = answer.speech.lexicon.misformed.get(word.lower);
    if (wrong?.mood !== "participle") return [];
    return [
      findingAt(word, word, {
        kind: "participle",
        rule: `This is not how “${wrong.verb.lemma}” makes its past participle.`,
        right: wrong.right,
      }),
    ];
  });

const second = (answer: Answer, word: Word, follow: Follow, spoken: boolean): Finding[] => {
  const leads =
    follow.after.includes(word.lower) ||
    word.verbs.some((reading) => reading.person !== undefined && follow.after.includes(reading.verb.lemma));
  if (!leads) return [];
  const near = answer.speech.tongue.compoundReach === "near";
  const found = near ? behind(answer, word.at, follow.via) : atClauseEnd(answer, word.at);
  return found ? judge(answer, word, found, follow, spoken) : missing(answer, word, follow);
};

/** Second verbs in the wrong form: "j'ai manger", "je vais mangé", "je veux joue", "pour joue". */
export const secondVerb: Check = (answer, spoken) => [
  ...answer.words.flatMap((word) =>
    answer.speech.tongue.follows.flatMap((follow) => second(answer, word, follow, spoken)),
  ),
  ...misformed(answer),
];
