import type { Answer } from "../../answer.ts";
import { type Check, type Finding, findingAt } from "../../finding.ts";
import { type Phrase, phraseAt, ruledSlots } from "../../phrase.ts";
import type { Word } from "../../word.ts";

/** Verbs that have no object, so that a noun behind them is what they are about. */
const ALONE = /^(?:vivir|venir|llegar|trabajar|estar|faltar|empezar|existir|salir|entrar|jugar|caber)$/;
/** With these the subject may be a thing; of the others somebody. */
const THINGS = /^(?:estar|faltar|empezar|existir|llegar)$/;

const isSomebody = ({ nouns }: Word): boolean =>
  nouns.some(({ topic }) => topic === "family" || topic === "friends" || topic === "work");

const isNumber = (phrase: Phrase, number: "s" | "p"): boolean => {
  const slots = ruledSlots(phrase);
  return slots.length > 0 && slots.every((slot) => slot[1] === number);
};

/** May anything before the verb in its clause be its subject? Times and what has a preposition are none. */
const isLed = ({ words, speech }: Answer, verb: Word): boolean => {
  if (verb.afterPause) return !verb.opens;
  for (let at = verb.at - 1; at >= 0; at -= 1) {
    const word = words[at];
    if (!word) break;
    if (speech.subjects.has(word.lower) || (word.capital && !word.opens && word.nouns.length === 0)) {
      if (!speech.lists.prepositions.has(words[at - 1]?.lower ?? "")) return true;
    }
    if (/^(?:que|quien|porque|cuando|si|donde|pero|y|se|lo|la)$/.test(word.lower) && word.at === verb.at - 1)
      return word.lower !== "y" && word.lower !== "pero";
    const ruled = words
      .slice(Math.max(0, at - 3), at)
      .some(({ lower }) => speech.lists.prepositions.has(lower));
    if (word.nouns.length > 0 && !ruled && !speech.lists.times.has(word.lower)) return true;
    if (word.afterPause) break;
  }
  return false;
};

const judge = (answer: Answer, verb: Word, lemma: string): Finding[] => {
  const { words, speech } = answer;
  const all = words[verb.at + 1]?.lower;
  const phrase = phraseAt(answer, verb.at + (/^tod[oa]s$/.test(all ?? "") ? 2 : 1));
  if (!phrase || words[verb.at + 1]?.afterPause || phrase.determiner.afterPause) return [];
  if (speech.lists.prepositions.has(phrase.determiner.lower)) return [];
  const { noun } = phrase;
  const timed = [noun.lower, ...noun.nouns.map((reading) => reading.lemma)].some((word) =>
    speech.lists.times.has(word),
  );
  if (timed || !(isSomebody(noun) || (THINGS.test(lemma) && noun.verbs.length === 0))) return [];
  const many = verb.verbs.every(({ person }) => person === 5);
  const one = verb.verbs.every(({ person }) => person === 2);
  // "viven mi abuela y mi tía", "la policía", "empieza el colegio y los deberes"
  const listed = words
    .slice(noun.at + 1, noun.at + 8)
    .some(({ lower, afterPause }) => afterPause || /^[ye]|ni|con$/.test(lower));
  const wrong = one ? isNumber(phrase, "p") : many && isNumber(phrase, "s") && !listed;
  // "llegó las siete": the preposition is missing.
  if (!wrong || isLed(answer, verb)) return [];
  const [reading] = verb.verbs;
  const right = reading?.verb.forms.find(
    ({ mood, person }) => mood === reading.mood && person === (one ? 5 : 2),
  )?.form;
  return [
    findingAt(verb, noun, {
      kind: "person",
      rule: `“${verb.text}” has to go with “${noun.text}”, which is ${one ? "plural" : "singular"}.`,
      ...(right && { right: right + answer.text.slice(verb.end, noun.end) }),
    }),
  ];
};

/** Spanish: "en mi casa vive mis abuelos" – a subject behind its verb that does not go with it. */
export const subjectBehind: Check = (answer) =>
  answer.speech.tongue.spanish === undefined || answer.text.includes("?")
    ? []
    : answer.uses.flatMap(({ at, head, verb }) => {
        const word = answer.words[at];
        return word && at === head && ALONE.test(verb.lemma) ? judge(answer, word, verb.lemma) : [];
      });
