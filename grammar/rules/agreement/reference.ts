import { clauseAround } from "../../core/clause.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { phraseAt } from "../../core/phrase/phrase.ts";
import type { Word } from "../../core/word.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const pronounGender = defineRule({
  id: "agreement.pronoun-for-noun",
  message: (thing: string, gender: string) =>
    `This pronoun refers to *${thing}*, which is ${gender}, so it must agree.`,
});

/** What a pronoun may stand for, by the letter of a slot; "p" is any plural. */
const MEANT: Readonly<Record<string, string>> = { er: "m", sie: "fp", es: "n" };
const NAMES: Readonly<Record<string, string>> = {
  m: "masculine: “er”",
  f: "feminine: “sie”",
  n: "neuter: “es”",
};
/** What only a thing that can be seen or heard is: "es ist schön" may be about anything. */
const CONCRETE =
  /^(?:groß|klein|alt|neu|modern|hässlich|bequem|unbequem|sauber|schmutzig|ruhig|laut|hübsch|gemütlich|spannend|lecker|langsam|schnell)$/;
const LINKS = /^(?:ist|war|hat|liegt|kostet|sieht|heißt)$/;
const PEOPLE = /^(?:family|friends|work|animals)$/;
/** A name behind one of these is that of somebody who was spoken of. */
const LINKED = /^(?:heißt|heißen|hieß|namens)$/;
const CONCEPTS = /^(?:idee|sache|thema|problem|zeit|ferien|spaß|sport|musik)$/;

const has = ({ nouns }: Word, letters: string): boolean =>
  nouns.some(({ slots }) => slots.some((slot) => letters.includes(slot.charAt(slot[1] === "p" ? 1 : 0))));

/** Names and words that nobody knows may be of any gender. */
export const isOpen = ({ compiled }: ParsedAnswer, { lower, capital, opens, nouns }: Word): boolean =>
  nouns.length === 0 && ((capital && !opens) || !compiled.lexicon.known.has(lower)) && !/^\d/.test(lower);

/** The verb of a pronoun that stands right behind it, or at the end of its clause. */
const verbOf = ({ words }: ParsedAnswer, pronoun: Word): Word | undefined =>
  words
    .slice(pronoun.at + 1, pronoun.at + 6)
    .find(({ lower, afterPause }) => !afterPause && LINKS.test(lower));

/** "Mein Vorbild, sie …", "das Mädchen, sie …": a word for somebody that is neuter says nothing of who it is. */
const isSomebody = ({ nouns }: Word): boolean =>
  nouns.some(
    ({ topic, slots }) =>
      /^(?:family|friends|animals)$/.test(topic ?? "") && slots.some((slot) => slot[0] === "n"),
  );

/** Words that stand for something unnamed. */
const VAGUE = /^(?:ihn|ihm|er|sie|wer|jemand|man|es|alles|etwas)$/;

/** "es heißt Max", "es hat ein Schloss": it does not rain there, and nobody has done anything. */
const isOwn = ({ words, compiled }: ParsedAnswer, pronoun: Word, verb: Word): boolean => {
  const behind = words.slice(verb.at + 1, clauseAround(compiled, words, verb.at)[1]);
  if (verb.lower === "heißt")
    return behind.length > 0 && !/^(?:dass|oft|immer)$/.test(behind[0]?.lower ?? "");
  return (
    verb.lower === "hat" &&
    verb.at === pronoun.at + 1 &&
    behind.some(({ nouns }) => nouns.length > 0) &&
    behind.every(({ verbs, lower }) => verbs.length === 0 && !/^(?:spaß|grad|m[ie]r|mich)$/.test(lower))
  );
};

const judge = (answer: ParsedAnswer, question: ParsedAnswer, pronoun: Word): Finding[] => {
  const { words, compiled } = answer;
  const letters = MEANT[pronoun.lower];
  if (!letters) return [];
  const verb = verbOf(answer, pronoun);
  const before = words.slice(0, pronoun.at);
  const lead = words[pronoun.at - 1];
  const opens = pronoun.afterPause || /^(?:und|aber|weil|denn|dass|obwohl|wenn)$/.test(lead?.lower ?? "");
  // "ich habe einen hund | es heißt max": nobody hears the pause.
  const anew = !opens && verb?.at === pronoun.at + 1 && (lead?.nouns.length || lead?.adjectives.length);
  if (!verb || !(opens || anew)) return [];
  const described = words.slice(pronoun.at + 1, pronoun.at + 6).some(({ lower }) => CONCRETE.test(lower));
  if (pronoun.lower === "es" && !described && !isOwn(answer, pronoun, verb)) return [];
  // "es ist dort immer laut", "weil es dort ruhig ist": what a place is like, and not a thing.
  const there = words
    .slice(pronoun.at + 1, verb.at + 4)
    .some(({ lower }) => /^(?:dort|da|hier|drinnen|draußen)$/.test(lower));
  if (pronoun.lower === "es" && there) return [];
  // Somebody named in the answer is meant, whoever else the question was about.
  const isPerson = ({ nouns }: Word) => nouns.some(({ topic }) => PEOPLE.test(topic ?? ""));
  const named = before.filter(({ at }, place) => !LINKED.test(before[place - 1]?.lower ?? "") || at === 0);
  const somebody = before.some(isPerson);
  const asked = question.words.filter((word) => !(somebody && isPerson(word)));
  if (asked.some((word) => has(word, letters) || (word.capital && !word.opens && isOpen(question, word))))
    return [];
  if (named.some((word) => has(word, letters) || isOpen(answer, word) || isSomebody(word))) return [];
  const stands = ({ lower, at }: Word) => VAGUE.test(lower) || (lower === "das" && !phraseAt(answer, at));
  if (before.some(stands)) return [];
  // "… er ist mein bester Freund": told by what follows.
  const [, to] = clauseAround(compiled, words, verb.at);
  if (words.slice(verb.at, to).some((word) => has(word, letters.slice(0, 1)) && isPerson(word))) return [];
  const noun = before.findLast(({ nouns }) => nouns.length > 0);
  const phrases = before.flatMap(({ at }) => phraseAt(answer, at) ?? []);
  // "es" is also what was said as a whole, unless one thing only was named.
  const free = phrases.filter((phrase) => !phrase.ruled);
  const thing = pronoun.lower === "es" ? free.at(-1)?.noun : noun;
  if (!thing || CONCEPTS.test(thing.lower) || thing.verbs.length > 0) return [];
  if (pronoun.lower === "es" && (free.length !== 1 || compiled.lists.times.has(thing.lower))) return [];
  const genders = new Set(
    thing.nouns.flatMap(({ slots }) => slots.map((slot) => (slot[1] === "p" ? "p" : slot[0]))),
  );
  const [gender = ""] = [...genders].filter((each) => each !== "p");
  const name = NAMES[gender];
  if (!name || [...genders].filter((each) => each !== "p").length > 1) return [];
  return [
    findingAt(pronoun, pronoun, {
      ...pronounGender(thing.text, name),
    }),
  ];
};

/** German: "Ich mag die Uniform, weil es hässlich ist" – a pronoun of a gender that nothing before it has. */
export const reference = (answer: ParsedAnswer, question: ParsedAnswer): ReturnType<Check> =>
  answer.compiled.definition.german ? answer.words.flatMap((word) => judge(answer, question, word)) : [];
