import type { Answer } from "../../answer.ts";
import { type Finding, findingAt } from "../../finding.ts";
import type { Word } from "../../word.ts";

/** Here Mark is spoken to, or asked. */
const YOU = /^(?:tú|te|ti|contigo|tus?|qué|cómo|cuándo|dónde|adónde|quién|cuál|por)$/;
/** What Mark may have said, and what anybody may: "puedes ir al cine", "como dijiste". */
const ANYBODY = /^(?:decir|preguntar|contar|poder|ver|saber|deber)$/;

const isYours = (word: Word | undefined): boolean =>
  word !== undefined && word.verbs.length > 0 && word.verbs.every(({ person }) => person === 1);

/** Spanish: "Ayer fuiste al cine con mis amigos" – the form of the question where it should be about oneself. */
export const addressed = ({ speech, uses, words, text }: Answer, question: Answer): Finding[] => {
  const asked = new Set(
    question.uses.flatMap(({ at, verb }) => (isYours(question.words[at]) ? verb.lemma : [])),
  );
  if (!speech.tongue.spanish || asked.size === 0 || text.includes("?")) return [];
  // "Propón un plan.": a part to be played, in which somebody is spoken to.
  if (/^[^?]*[.]$/.test(question.text)) return [];
  return uses.flatMap(({ at, head, verb }, place) => {
    const word = words[at];
    if (
      !word ||
      !isYours(word) ||
      [verb, ...word.verbs.map((each) => each.verb)].some(({ lemma }) => ANYBODY.test(lemma))
    )
      return [];
    const done = word.verbs.every(({ mood }) => mood === "preterite");
    const echoes = place === 0 && (asked.has(verb.lemma) || at !== head);
    const led = words.slice(0, at).some(({ lower }) => /^(?:si|cuando|que|donde)$/.test(lower));
    if (!(done || echoes) || led || words.some(({ lower }) => YOU.test(lower))) return [];
    const [reading] = word.verbs;
    const right = reading?.verb.forms.find(({ mood, person }) => mood === reading.mood && person === 0)?.form;
    return [
      findingAt(word, word, {
        kind: "person",
        rule: `“${word.text}” is the form for “tú”, but you are asked about yourself.`,
        ...(right && { right }),
      }),
    ];
  });
};
