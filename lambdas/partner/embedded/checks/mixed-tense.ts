import type { Answer } from "../answer.ts";
import { type Finding, findingAt } from "../finding.ts";
import type { Word } from "../word.ts";

/** What is done once and is over: "nací en Londres y vivo en Leeds" is right, "fui a la playa y nado" is not. */
const EVENTS = new Set(
  "beber comer comprar cenar desayunar visitar nadar bailar jugar ver sacar ir hacer escuchar".split(" "),
);
const NOW =
  /^(?:ahora|hoy|siempre|normalmente|generalmente|nunca|todos|todas|cada|suelo|veces|menudo|desde|mañana)$/;

/** "y como un helado", but not "y como era tarde". */
const eats = ({ words, speech }: Answer, verb: Word): boolean => {
  const [next, behind] = [words[verb.at + 1], words[verb.at + 2]];
  const food = next && speech.determiners.has(next.lower) ? behind : next;
  return food?.nouns.some(({ topic }) => topic === "food") ?? false;
};

const isPreterite = (word: Word | undefined): boolean =>
  word?.verbs.every(({ mood }) => mood === "preterite") ?? false;

/** Spanish: what was done is told in the preterite to the end: "fui a la playa y nado en el mar". */
export const mixedTense = (answer: Answer, question: Answer): Finding[] => {
  const { words, uses, speech } = answer;
  const asked = question.uses.some(({ at, head }) => at === head && isPreterite(question.words[at]));
  if (!speech.tongue.dropsSubjects || !asked) return [];
  if (words.some(({ lower }) => NOW.test(lower))) return [];
  const began = uses.find(({ at, head }) => at === head && isPreterite(words[at]));
  if (!began) return [];
  return words.flatMap((word) => {
    const joins = /^(?:y|e|luego|después)$/.test(words[word.at - 1]?.lower ?? "") && !word.afterPause;
    const reading = word.verbs.find(
      ({ mood, person, verb }) => mood === "present" && person === 0 && EVENTS.has(verb.lemma),
    );
    if (!joins || word.at < began.at || !reading || word.verbs.some(({ mood }) => mood === "preterite"))
      return [];
    if (word.lower === "como" && !eats(answer, word)) return [];
    // "y juego", "y compras": a noun of its own, or one more thing.
    const next = words[word.at + 1];
    if (word.nouns.length > 0 && (!next || next.afterPause || !/^(?:al?|en|con|un|una)$/.test(next.lower)))
      return [];
    const right = reading.verb.forms.find(({ mood, person }) => mood === "preterite" && person === 0)?.form;
    return [
      findingAt(word, word, {
        kind: "tense",
        rule: "The sentence is about the past, so this verb has to be in the past too.",
        ...(right && { right }),
      }),
    ];
  });
};
