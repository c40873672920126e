import type { Answer } from "../answer.ts";
import { clauseAround } from "../clause.ts";
import { type Check, type Finding, findingAt } from "../finding.ts";
import { joined, type Phrase, phraseAt, shared } from "../phrase.ts";
import type { VerbUse } from "../verb-use.ts";

/** Verbs with a thing in the accusative and a person in the dative. */
const GIVING =
  /^(?:geben|schenken|kaufen|zeigen|schicken|erzählen|leihen|erklären|schreiben|kochen|sagen|bringen|empfehlen|wünschen)$/;
const PEOPLE = ["family", "friends"];

const isPerson = ({ noun }: Phrase): boolean =>
  noun.nouns.some(({ topic }) => topic !== undefined && PEOPLE.includes(topic));

/** Does a thing follow that is given: "ein Buch", "Blumen", "alles"? */
const hasThing = (answer: Answer, place: number): boolean => {
  const next = answer.words[place];
  if (!next || next.afterPause) return false;
  const thing = phraseAt(answer, place);
  if (thing) return !isPerson(thing) && !answer.speech.lists.times.has(thing.noun.lower);
  const isNoun =
    next.nouns.length > 0 && next.verbs.length === 0 && !answer.speech.lists.times.has(next.lower);
  return isNoun || /^(?:alles|viel|etwas|nichts|immer|oft)$/.test(next.lower);
};

const given = (answer: Answer, use: VerbUse): Finding[] => {
  const { speech, words } = answer;
  if (!GIVING.test(use.verb.lemma)) return [];
  const [from, to] = clauseAround(speech, words, use.at);
  // Somebody else does the giving, or the person would be its subject: "das hat meine Mutter gekauft".
  const subject = words.slice(from, to).find(({ lower }) => /^(?:ich|wir|er|du|man)$/.test(lower));
  const phrase = [use.at + 1, use.at + 2].flatMap((at) => phraseAt(answer, at) ?? [])[0];
  if (!subject || !phrase || !isPerson(phrase) || phrase.determiner.at >= to) return [];
  const between = words[phrase.determiner.at - 1];
  if (between?.at !== use.at && between !== subject) return [];
  const slots = shared(phrase.offered, phrase.needed);
  if (slots.length === 0 || slots.some((slot) => slot.endsWith("d") || slot.endsWith("g"))) return [];
  if (phrase.determiner.afterPause || !hasThing(answer, phrase.noun.at + 1)) return [];
  const [slot = ""] = slots;
  const certain = slot[1] === "s" && phrase.early.length === 0;
  const right = certain ? joined(answer, phrase.family, `${slot.slice(0, 2)}d`, phrase.noun.text) : undefined;
  return [
    findingAt(phrase.determiner, phrase.noun, {
      kind: "case",
      rule: "Whom something is given, said or shown is in the dative.",
      ...(right && { right }),
    }),
  ];
};

/** German: "ich gebe meine Mutter ein Buch" – the person who gets something. */
export const recipient: Check = (answer) =>
  answer.speech.tongue.german ? answer.uses.flatMap((use) => given(answer, use)) : [];
