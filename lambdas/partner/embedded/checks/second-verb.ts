import type { Answer, Word } from "../answer.ts";
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

const wanted = (reading: VerbReading, follow: Follow): string | undefined => {
  const forms = reading.verb.forms.filter(({ mood }) => mood === follow.second);
  return forms[0]?.form;
};

const judge = (answer: Answer, first: Word, second: Word, follow: Follow, spoken: boolean): Finding[] => {
  if (second.nouns.length > 0 && !second.verbs.some(({ mood }) => mood === "infinitive")) return [];
  if (second.adjectives.length > 0 || answer.speech.lists.prepositions.has(second.lower)) return [];
  if (second.verbs.some(({ mood }) => mood === follow.second)) return [];
  const wrong = answer.speech.lexicon.misformed.get(second.lower);
  const [reading] = second.verbs;
  const right = wrong?.mood === follow.second ? wrong.right : reading && wanted(reading, follow);
  const verb = wrong?.verb ?? reading?.verb;
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

/** Second verbs in the wrong form: "j'ai manger", "je vais mangé", "je veux joue", "pour joue". */
export const secondVerb: Check = (answer, spoken) =>
  answer.words.flatMap((word) =>
    answer.speech.tongue.follows.flatMap((follow) => {
      const leads =
        follow.after.includes(word.lower) ||
        word.verbs.some(
          (reading) => reading.person !== undefined && follow.after.includes(reading.verb.lemma),
        );
      if (!leads) return [];
      const second = behind(answer, word.at, follow.via);
      return second ? judge(answer, word, second, follow, spoken) : missing(answer, word, follow);
    }),
  );
