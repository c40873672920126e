import type { Answer } from "../answer.ts";
import { clauseAround } from "../clause.ts";
import { type Check, type Finding, findingAt } from "../finding.ts";
import type { VerbReading } from "../lexicon.ts";
import type { Follow } from "../tongue.ts";
import type { Word } from "../word.ts";

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
  // "hat sich scheiden lassen", "habe gehen müssen": an infinitive in the participle's place.
  const [earlier] = words.slice(to - 2, to - 1);
  const replaces =
    earlier !== undefined && earlier.at > place && earlier.verbs.some(({ mood }) => mood === "infinitive");
  if (replaces && last?.verbs.some(({ mood }) => mood === "infinitive")) return undefined;
  return last && last.at > place && !foreign && !last.lower.includes("zu") ? last : undefined;
};

const wanted = (reading: VerbReading, follow: Follow): string | undefined => {
  const forms = reading.verb.forms.filter(({ mood }) => mood === follow.second);
  return forms[0]?.form;
};

/** "j'aime danse" may lack an article, but in "je voudrais visite Paris" the noun would have nothing to do. */
const mayBeNoun = ({ words, speech }: Answer, second: Word): boolean => {
  if (second.nouns.length === 0 || second.verbs.some(({ mood }) => mood === "infinitive")) return false;
  const next = words[second.at + 1];
  const governs = next && !next.afterPause && (speech.determiners.has(next.lower) || next.capital);
  return !governs || second.capital;
};

/** "wir wurden abgeholt", "er wird oft gefragt": German makes its passive with the helper of the future. */
const isPassive = ({ speech, words }: Answer, first: Word, second: Word): boolean => {
  const { auxiliaries, german } = speech.tongue;
  const helps = first.verbs.some(({ verb }) => verb.lemma === german?.passive);
  if (!helps || !second.verbs.some(({ mood }) => mood === "participle")) return false;
  const past = first.verbs.some(({ mood }) => mood === "preterite");
  const acts = ["ich", "wir", "du"].includes(words[first.at - 1]?.lower ?? words[first.at + 1]?.lower ?? "");
  return past || !acts || !second.verbs.some(({ verb }) => auxiliaries?.neverBeing.includes(verb.lemma));
};

/** "quiero estudio medicina", "voy a trabajo": without an article, what looks like a noun is meant for a verb. */
const isMeant = ({ words, speech }: Answer, second: Word, { via }: Follow): boolean => {
  const mine = second.verbs.some(({ person, mood }) => person === 0 && mood === "present");
  const next = words[second.at + 1];
  const object = next && !next.afterPause && next.nouns.length > 0 && next.adjectives.length === 0;
  return speech.tongue.dropsSubjects === true && mine && (via === "a" || (object ?? false));
};

const judge = (answer: Answer, first: Word, second: Word, follow: Follow, spoken: boolean): Finding[] => {
  if (mayBeNoun(answer, second) && !isMeant(answer, second, follow)) return [];
  // "sin duda", "hubo una": in Spanish, small words and nouns look like verbs.
  const small = (follow.words && second.nouns.length > 0) || answer.speech.determiners.has(second.lower);
  if (answer.speech.tongue.dropsSubjects && small) return [];
  if (second.adjectives.length > 0 || answer.speech.lists.prepositions.has(second.lower)) return [];
  if (second.verbs.some(({ mood }) => mood === follow.second)) return [];
  const [reading] = second.verbs;
  const right = reading && wanted(reading, follow);
  const verb = reading?.verb;
  if (!verb || !right || follow.spare?.includes(verb.lemma)) return [];
  if (follow.only && !follow.only.includes(verb.lemma)) return [];
  if (spoken && answer.speech.tongue.sound(right) === answer.speech.tongue.sound(second.lower)) return [];
  // "j'ai reste": the helper is wrong as well, so putting the participle right would not do.
  const helpless =
    follow.second === "participle" &&
    first.verbs.some((helper) => helper.verb.lemma === answer.speech.tongue.auxiliaries?.having) &&
    answer.speech.tongue.auxiliaries?.withBeing.includes(verb.lemma);
  if (isPassive(answer, first, second)) return [];
  const form = follow.second === "participle" ? "past participle" : follow.second;
  return [
    findingAt(first, second, {
      kind: follow.second === "participle" ? "participle" : "second-verb",
      rule: `After “${first.text}” the ${form} of “${verb.lemma}” is needed, not “${second.text}”.`,
      ...(!helpless && { right: answer.text.slice(first.start, second.start) + right }),
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
      // "fui tener una fiesta" may stand for "tuve".
      ...(first.verbs.every(({ mood }) => mood !== "preterite") && {
        right: `${first.text} ${via} ${next.text}`,
      }),
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
  const helps = word.verbs.some(
    ({ person, verb }) => person !== undefined && follow.after?.includes(verb.lemma),
  );
  // "Arzt werden will": the helper has to be conjugated here.
  const leads =
    (follow.words?.includes(word.lower) ?? false) || (helps && answer.uses.some(({ at }) => at === word.at));
  if (!leads) return [];
  const near = answer.speech.tongue.compoundReach === "near";
  if (near) {
    const found = behind(answer, word.at, follow.via);
    return found ? judge(answer, word, found, follow, spoken) : missing(answer, word, follow);
  }
  const next = answer.words[word.at + 1];
  const free = next && !next.afterPause && !answer.speech.determiners.has(next.lower);
  const found = [free ? next : undefined, atClauseEnd(answer, word.at)].flatMap((second) =>
    second ? judge(answer, word, second, follow, spoken) : [],
  );
  return found.slice(0, 1);
};

/** Second verbs in the wrong form: "j'ai manger", "je vais mangé", "je veux joue", "pour joue". */
export const secondVerb: Check = (answer, spoken) => [
  ...answer.words.flatMap((word) =>
    answer.speech.tongue.follows.flatMap((follow) => second(answer, word, follow, spoken)),
  ),
  ...misformed(answer),
];
