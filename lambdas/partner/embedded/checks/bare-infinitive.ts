import type { Answer } from "../answer.ts";
import { type Check, type Finding, findingAt } from "../finding.ts";
import type { Word } from "../word.ts";

const isInfinitive = (word: Word): boolean =>
  word.verbs.some(({ mood }) => mood === "infinitive") && word.nouns.length + word.adjectives.length === 0;

const told = (first: Word, word: Word): Finding =>
  findingAt(first, word, {
    kind: "infinitive",
    rule: `“${word.text}” is the infinitive: the verb needs an ending that says who and when.`,
  });

/** Behind verbs of liking, wanting and the like an infinitive may follow at any distance: "me gusta leer y ver la tele". */
const leads = ({ uses, words }: Answer, place: number): boolean =>
  uses.some(({ at, head }) => at < place && at !== head) ||
  words
    .slice(0, place)
    .some(
      ({ verbs, lower }) =>
        verbs.some(({ mood }) => mood === "infinitive") ||
        /^(para|sin|que|prefiero|preferimos|gust\p{L}+|encant\p{L}+|odio|quier\p{L}+|quisiera|quer\p{L}+|pued\p{L}+|pod\p{L}+|deb\p{L}+|es|era|fue|sería|son|mejor|favorit[oa]s?|como)$/u.test(
          lower,
        ),
    );

/** "… fui al cine y ver una película": what is told in order wants its endings. */
const second = (answer: Answer, word: Word): Finding[] => {
  const before = answer.words[word.at - 1];
  const opener = answer.words[word.at - 2];
  const joined = before && !word.afterPause && /^(y|e|pero|luego)$/.test(before.lower) && opener;
  return joined && answer.uses.some(({ at }) => at < word.at) && !leads(answer, word.at)
    ? [told(before, word)]
    : [];
};

/** "La semana pasada jugar al tenis": a time when it was, and no verb that tells it. */
const only = (answer: Answer, word: Word): Finding[] => {
  const { uses, words, speech } = answer;
  const first = words[0];
  const before = words[word.at - 1];
  if (
    !first ||
    !before ||
    uses.length > 0 ||
    leads(answer, word.at) ||
    speech.lists.prepositions.has(before.lower)
  )
    return [];
  const timed = words
    .slice(0, word.at)
    .some(
      ({ lower }) =>
        speech.lists.times.has(lower) ||
        /^(normalmente|generalmente|después|luego|semanas?|vez|veces)$/.test(lower),
    );
  return timed && first.at < word.at ? [told(word, word)] : [];
};

/** Spanish, which drops its subjects: infinitives that have to tell something by themselves. */
export const bareInfinitive: Check = (answer) =>
  answer.speech.tongue.dropsSubjects !== true || answer.text.includes("?")
    ? []
    : answer.words.filter(isInfinitive).flatMap((word) => [...second(answer, word), ...only(answer, word)]);
