import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { phraseAt, ruledSlots } from "../../core/phrase/phrase.ts";
import type { Word } from "../../core/word.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const hers = defineRule({
  id: "agreement.her-ihr",
  message: "“Her” is *ihr*; *sein* means “his”.",
});
const his = defineRule({
  id: "agreement.his-sein",
  message: "“His” is *sein*; *ihr* means “her” or “their”.",
});

const PEOPLE = /^(?:family|friends|work|animals)$/;
const CALLING = /(?:lehrer|sänger|spieler|schauspieler|schüler)(?:in)?$/;
/** A name behind one of these is that of somebody who was spoken of. */
const LINKED = /^(?:heißt|heiße|namens|ist)$/;

/** Of which gender a word may be that owns something: "m", "f", "n", or "p" for several. */
const gendersOf = (answer: ParsedAnswer, word: Word): string[] => {
  const { nouns, lower, at } = word;
  if (/^(?:er|ihn|ihm|jeder|jemand|man|wer|niemand)$/.test(lower)) return ["m"];
  if (/^(?:sie|ihr|ihnen|alle|viele|beide)$/.test(lower)) return ["f", "p"];
  // "mein Onkel": the article tells that it is one.
  const phrase = at > 0 ? phraseAt(answer, at - 1) : undefined;
  const slots = phrase?.noun === word ? ruledSlots(phrase) : nouns.flatMap((each) => each.slots);
  return slots.map((slot) => (slot[1] === "p" ? "p" : slot.charAt(0)));
};

const isPerson = ({ nouns, lower }: Word): boolean =>
  CALLING.test(lower) || nouns.some(({ topic }) => PEOPLE.test(topic ?? ""));

const judge = (answer: ParsedAnswer, question: ParsedAnswer, place: number): Finding[] => {
  const { words, compiled } = answer;
  const word = words[place];
  const [, stem = "", end = ""] = /^(sein|ihr)(e[nmrs]?)?$/.exec(word?.lower ?? "") ?? [];
  if (!word || stem === "" || (word.capital && !word.opens)) return [];
  const noun = words[place + 1];
  const described = noun && noun.nouns.length === 0 && noun.adjectives.length > 0 ? words[place + 2] : noun;
  // "sein" is to be, and "ihr" you or to her: with a noun behind it, it is whose that is.
  if (!described || described.afterPause || (phraseAt(answer, place)?.noun ?? described) !== described)
    return [];
  if (described.nouns.length === 0 || (end === "" && described.verbs.length > 0)) return [];
  if (
    stem === "ihr" &&
    end === "" &&
    words.some(({ verbs }) =>
      verbs.some(({ verb }) => /^(?:geben|schenken|kaufen|helfen|zeigen|schicken)$/.test(verb.lemma)),
    )
  )
    return [];
  const before = words.slice(0, place);
  const people = before.filter(isPerson);
  const wanted = stem === "sein" ? "f" : "m";
  // Somebody of the one gender was named, and nobody and nothing of any other.
  const fits = (each: Word) =>
    gendersOf(answer, each).every((gender) => gender === wanted || (gender === "p" && stem === "sein"));
  const others = before.filter(
    (each) =>
      gendersOf(answer, each).length > 0 &&
      !compiled.lists.times.has(each.lower) &&
      // "im Bus seine Brille": where it was owns nothing.
      !(
        each.nouns.length > 0 &&
        !isPerson(each) &&
        compiled.lists.prepositions.has(words[each.at - 1]?.lower ?? "")
      ) &&
      !(isPerson(each)
        ? fits(each)
        : stem === "sein"
          ? !gendersOf(answer, each).some((gender) => gender === "m" || gender === "n")
          : !gendersOf(answer, each).some((gender) => gender === "f" || gender === "p")),
  );
  const strange = before.some(
    ({ at, lower, nouns, opens, capital }) =>
      nouns.length === 0 &&
      !/^\d/.test(lower) &&
      !LINKED.test(words[at - 1]?.lower ?? "") &&
      ((capital && !opens) || !compiled.lexicon.known.has(lower)),
  );
  // "Erzähl von deinem Bruder": he may be meant, unless it asked for either.
  const asked = question.words.filter(isPerson).flatMap((each) => gendersOf(question, each));
  if (asked.some((gender) => gender !== wanted) && !asked.includes(wanted)) return [];
  if (people.length === 0 || others.length > 0 || strange) return [];
  const right = stem === "sein" ? `ihr${end}` : `sein${end}`;
  return [
    findingAt(word, described, {
      ...(stem === "sein" ? hers() : his()),

      right: `${right}${answer.text.slice(word.end, described.end)}`,
    }),
  ];
};

/** German: "Meine Oma und seine Katze" – his and hers, where nobody else was spoken of. */
export const owner = (answer: ParsedAnswer, question: ParsedAnswer): ReturnType<Check> =>
  answer.compiled.definition.german ? answer.words.flatMap((_, place) => judge(answer, question, place)) : [];
