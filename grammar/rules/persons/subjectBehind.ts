import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { phraseAt, ruledSlots } from "../../core/phrase/phrase.ts";
import type { Word } from "../../core/word.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const subjectAfter = defineRule({
  id: "person.subject-after-verb",
  message: (verb: string, noun: string, number: string) =>
    `*${noun}* is ${number}, so *${verb}* must be ${number} too.`,
});

/** Verbs that have no object, so that a noun behind them is what they are about. */
const ALONE =
  /^(?:vivir|venir|llegar|trabajar|estar|faltar|empezar|existir|salir|entrar|jugar|caber|nacer|morir|dormir|quedar|sobrar|crecer|aparecer|viajar)$/;
/** With these the subject may be a thing; of the others somebody. */
const THINGS = /^(?:estar|faltar|empezar|existir|llegar|quedar|sobrar|crecer|aparecer|nacer)$/;
/** "se celebran muchas fiestas": with "se" what nobody does to himself is done to what follows. */
const DONE = /^(?:ver|celebrar|vender|hablar|necesitar|usar|encontrar|servir|estudiar|organizar|cultivar)$/;

const isSomebody = ({ nouns }: Word): boolean =>
  nouns.some(({ topic }) => /^(?:family|friends|work|animals)$/.test(topic ?? "")) ||
  /^(?:profesor|alumn|estudiante|persona|niñ|gente)/.test(nouns[0]?.lemma ?? "");

/** What stands behind a verb: "las tiendas", "once chicas", "papeleras"; the last is nothing else. */
const behind = (answer: ParsedAnswer, at: number): { noun: Word; number: string | undefined } | undefined => {
  const { words, compiled } = answer;
  const first = words[at];
  const phrase = phraseAt(answer, at);
  const several = first && compiled.lists.numbers.has(first.lower) && !/^un/.test(first.lower);
  const noun = phrase?.noun ?? words[several ? at + 1 : at];
  if (!first || first.afterPause || !noun || (noun !== first && noun.afterPause)) return undefined;
  if (compiled.lists.prepositions.has(first.lower)) return undefined;
  if (
    !phrase &&
    (noun.nouns.length === 0 ||
      noun.adjectives.length > 0 ||
      noun.verbs.some(({ mood }) => mood !== "subjunctive"))
  )
    return undefined;
  const numbers = new Set(
    (phrase ? ruledSlots(phrase) : noun.nouns.flatMap(({ slots }) => slots)).map((slot) => slot[1]),
  );
  const [number] = numbers;
  return numbers.size === 1 && (phrase || number === "p") ? { noun, number } : undefined;
};

/** May anything before the verb in its clause be its subject? Times and what has a preposition are none. */
const isLed = ({ words, compiled }: ParsedAnswer, verb: Word): boolean => {
  if (verb.afterPause) return !verb.opens;
  for (let at = verb.at - 1; at >= 0; at -= 1) {
    const word = words[at];
    if (!word) break;
    if (compiled.subjects.has(word.lower) || (word.capital && !word.opens && word.nouns.length === 0)) {
      if (!compiled.lists.prepositions.has(words[at - 1]?.lower ?? "")) return true;
    }
    if (/^(?:que|quien|porque|cuando|si|donde|pero|y|se|lo|la)$/.test(word.lower) && word.at === verb.at - 1)
      return word.lower !== "y" && word.lower !== "pero";
    const ruled = words
      .slice(Math.max(0, at - 3), at)
      .some(({ lower }) => compiled.lists.prepositions.has(lower));
    if (word.nouns.length > 0 && !ruled && !compiled.lists.times.has(word.lower)) return true;
    if (word.afterPause) break;
  }
  return false;
};

const judge = (answer: ParsedAnswer, verb: Word, first: Word, isThing: boolean): Finding[] => {
  const { words, compiled } = answer;
  const all = words[verb.at + 1];
  const found = all?.afterPause
    ? undefined
    : behind(answer, verb.at + (/^tod[oa]s$/.test(all?.lower ?? "") ? 2 : 1));
  if (!found) return [];
  const { noun, number } = found;
  const timed = [noun.lower, ...noun.nouns.map((reading) => reading.lemma)].some((word) =>
    compiled.lists.times.has(word),
  );
  if (timed || !(isSomebody(noun) || isThing)) return [];
  const many = verb.verbs.every(({ person }) => person === 5);
  const one = verb.verbs.every(({ person }) => person === 2);
  // "viven mi abuela y mi tía", "la policía", "empieza el colegio y los deberes"
  const listed = words
    .slice(noun.at + 1, noun.at + 8)
    .some(({ lower, afterPause }) => afterPause || /^(?:[ye]|ni|con)$/.test(lower));
  const wrong = one ? number === "p" : many && number === "s" && !listed;
  // "llegó las siete": the preposition is missing.
  if (!wrong || isLed(answer, first)) return [];
  const [reading] = verb.verbs;
  const right = reading?.verb.forms.find(
    ({ mood, person }) => mood === reading.mood && person === (one ? 5 : 2),
  )?.form;
  return [
    findingAt(verb, noun, {
      ...subjectAfter(verb.text, noun.text, one ? "plural" : "singular"),

      ...(right && { right: right + answer.text.slice(verb.end, noun.end) }),
    }),
  ];
};

/** Spanish: "en mi casa vive mis abuelos" – a subject behind its verb that does not go with it. */
export const subjectBehind: Check = (answer) =>
  answer.compiled.definition.spanish === undefined || answer.text.includes("?")
    ? []
    : answer.uses.flatMap(({ at, head, verb }) => {
        const word = answer.words[at];
        const self = DONE.test(verb.lemma) ? answer.words[at - 1] : undefined;
        const passive = self?.lower === "se" && !word?.afterPause;
        return word && at === head && (passive || ALONE.test(verb.lemma))
          ? judge(answer, word, passive ? self : word, passive || THINGS.test(verb.lemma))
          : [];
      });
