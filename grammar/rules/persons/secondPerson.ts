import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { phraseAt, ruledSlots } from "../../core/phrase/phrase.ts";
import type { Word } from "../../core/word.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const nounNumber = defineRule({
  id: "person.noun-number",
  message: (verb: string, noun: string, number: string) =>
    `*${noun}* is ${number}, so *${verb}* must be ${number} too.`,
});
const duOnly = defineRule({
  id: "person.du-form",
  message: (verb: string) => `*${verb}* only goes with *du*.`,
});

const ASKING = /^(?:wo|wie|wann|warum|wieso|viel|teuer|lange|was)$/;

/** "Was kostet die Karten?", "Wo sind der Bahnhof?": one for many, or the other way round. */
const inQuestion = (answer: ParsedAnswer, verb: Word): Finding[] => {
  const { words } = answer;
  if (!ASKING.test(words[verb.at - 1]?.lower ?? "")) return [];
  const [asking, first] = [words[verb.at - 1], words[verb.at + 1]];
  const phrase = first && !first.afterPause ? phraseAt(answer, first.at) : undefined;
  const persons = new Set(verb.verbs.map(({ person }) => person));
  const many = persons.has(5);
  if (!asking || !phrase || verb.afterPause || verb.at > 4) return [];
  if (many === persons.has(2) || persons.has(undefined) || verb.lower === "gibt") return [];
  if (asking.lower === "was" && !/^(?:ist|sind|kostet|kosten|war|waren)$/.test(verb.lower)) return [];
  const slots = ruledSlots(phrase);
  const own = slots.some((slot) => slot.endsWith("n")) && slots.every((slot) => (slot[1] === "s") === many);
  const joined = words.slice(phrase.noun.at + 1).some(({ lower }) => lower === "und");
  if (!own || (many && joined)) return [];
  return [
    findingAt(verb, phrase.noun, {
      ...nounNumber(verb.text, phrase.noun.text, many ? "singular" : "plural"),
    }),
  ];
};

/** German: "Wann beginnst der Unterricht?" – the form for "du" before what can only be another subject. */
export const secondPerson: Check = (answer) => {
  const { words, compiled } = answer;
  if (!compiled.definition.german) return [];
  const spoken = words.some(({ lower }) => lower === "du");
  return words.flatMap((verb) => {
    const asked = inQuestion(answer, verb);
    if (asked.length > 0 || spoken) return asked;
    const only = verb.verbs.length > 0 && verb.verbs.every(({ person }) => person === 1);
    if (!only || verb.nouns.length + verb.adjectives.length > 0) return [];
    const phrase = words[verb.at + 1]?.afterPause ? undefined : phraseAt(answer, verb.at + 1);
    if (!phrase) return [];
    const slots = ruledSlots(phrase);
    if (!slots.some((slot) => slot.endsWith("sn"))) return [];
    const [reading] = verb.verbs;
    const right = reading?.verb.forms.find(({ mood, person }) => mood === reading.mood && person === 2)?.form;
    return [
      findingAt(verb, phrase.noun, {
        ...duOnly(verb.text),

        ...(right && !reading?.verb.parts && { right: right + answer.text.slice(verb.end, phrase.noun.end) }),
      }),
    ];
  });
};
