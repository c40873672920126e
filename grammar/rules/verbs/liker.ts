import type { Spanish } from "../../core/languageDefinition.ts";
import type { VerbReading } from "../../core/lexicon.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { phraseAt, ruledSlots } from "../../core/phrase/phrase.ts";
import type { Word } from "../../core/word.ts";
import { type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";
import { isPerson } from "../cases/personalA.ts";

const personPronoun = defineRule({
  id: "liking.person-pronoun",
  message: (verb: string, needed: string, said: string) =>
    `With *${verb}*, show who likes it with *${needed}*, not *${said}*.`,
});
const leLes = defineRule({
  id: "liking.le-les",
  message: (wanted: string, people: string) => `Put *${wanted}* before the verb to refer to the ${people}.`,
});
const aPerson = defineRule({
  id: "liking.a-person",
  message: (verb: string) => `With *${verb}*, put *a* before the person.`,
});

export const OBJECTS = ["me", "te", "le", "nos", "os", "les"];
const ADVERBS = /^(?:no|nunca|siempre|también|tampoco|realmente|normalmente|solo|ya)$/;
/** One of these is many people, and may be both. */
const MANY = /^(?:familia|gente|equipo|grupo|clase|pareja|mayoría)$/;

type Named = { first: Word; last: Word; plural: boolean; somebody: boolean; isMany: boolean };

/** Who or what is named in the words that end at this place: "mi hermano mayor", "Pablo", "mi madre y mi tía". */
const namedAt = (answer: ParsedAnswer, at: number): Named | undefined => {
  const { words, compiled } = answer;
  const last = words[at];
  if (!last) return undefined;
  for (let from = at - 1; from >= Math.max(0, at - 4) && !words[from + 1]?.afterPause; from -= 1) {
    const phrase = phraseAt(answer, from);
    if (!phrase || (phrase.late.at(-1) ?? phrase.noun).at !== at) continue;
    const { determiner: first, noun } = phrase;
    // "a mi madre y a mi tía"
    const y = words[from - 1]?.lower === "a" ? from - 2 : from - 1;
    const joined = words[y]?.lower === "y" && !first.afterPause ? namedAt(answer, y - 1) : undefined;
    const somebody = noun.nouns.some(isPerson);
    const plural = ruledSlots(phrase).every((slot) => slot[1] === "p");
    const isMany = noun.nouns.some(({ lemma }) => MANY.test(lemma));
    return joined?.somebody && somebody
      ? { ...joined, last, plural: true }
      : { first, last, plural, somebody, isMany };
  }
  return last.capital && last.nouns.length === 0 && !compiled.lexicon.known.has(last.lower)
    ? { first: last, last, plural: false, somebody: true, isMany: false }
    : undefined;
};

/** "yo gusta", "mi hermano mayor le gusta", "a mis padres le gusta": who likes something is no subject, and has one pronoun. */
export const liker = (
  answer: ParsedAnswer,
  usage: Spanish,
  word: Word,
  { verb: { lemma } }: VerbReading,
): Finding[] => {
  const { words, text, compiled } = answer;
  const before = word.afterPause ? undefined : words[word.at - 1];
  const object = before && OBJECTS.includes(before.lower) ? before : undefined;
  let at = (object ?? word).at;
  while (!words[at]?.afterPause && ADVERBS.test(words[at - 1]?.lower ?? "")) at -= 1;
  const subject = words[at]?.afterPause ? undefined : words[at - 1];
  if (!subject) return [];
  const said = text.slice(subject.end, (object ?? word).start);
  const pleases = usage.pleasing.concat("encantar").includes(lemma);
  const needed = usage.likers[subject.lower];
  const led = subject.afterPause ? undefined : words[subject.at - 1]?.lower;
  // "… mis hermanas y yo | me gustaría"
  const paired = led === "y" && subject.lower === "yo" && (words[subject.at - 2]?.nouns.length ?? 0) > 0;
  if (needed && led !== "a" && led !== "que" && !paired && pleases) {
    const right = subject.lower === "yo" || subject.lower === "tú" ? "" : `a ${subject.lower} `;
    return [
      findingAt(subject, word, {
        ...personPronoun(lemma, needed, subject.text),

        right: `${right}${said.trimStart()}${needed} ${word.text}`,
      }),
    ];
  }
  const named = namedAt(answer, subject.at);
  if (!named || (named.isMany && object)) return [];
  const { first, last, plural, somebody } = named;
  const wanted = plural ? "les" : "le";
  let from = first.at;
  while (!words[from]?.afterPause && /^(?:tod[oa]s|casi)$/.test(words[from - 1]?.lower ?? "")) from -= 1;
  const lead = words[from]?.afterPause ? undefined : words[from - 1];
  const next = words[word.at + 1];
  const acts = next?.verbs.some(({ mood }) => mood === "infinitive") ?? false;
  const free =
    !lead ||
    [
      compiled.lists.joining,
      compiled.lists.subordinating,
      compiled.lists.affirming,
      compiled.lists.times,
    ].some((list) => list.has(lead.lower));
  const whom = text.slice(first.start, last.end);
  // "Al principio me aburría": no person.
  if (first.lower === "al" && !somebody && object && !/^les?$/.test(object.lower)) return [];
  if (lead?.lower === "a" || first.lower === "al") {
    const start = lead?.lower === "a" ? lead : first;
    // "Ni a mi padre ni a mi madre les gusta": two of them.
    const isPair = words[start.at - 1]?.lower === "ni" && object?.lower === "les";
    if (isPair) return [];
    const wrong = object
      ? object.lower !== wanted &&
        (/^les?$/.test(object.lower) ||
          start.afterPause ||
          compiled.lists.joining.has(words[start.at - 1]?.lower ?? ""))
      : pleases || lemma === "interesar";
    return wrong
      ? [
          findingAt(start, word, {
            ...leLes(wanted, plural ? "people" : "person"),

            right: `${text.slice(start.start, last.end)}${said}${wanted} ${word.text}`.replace(/ +/g, " "),
          }),
        ]
      : [];
  }
  const mine = object && !/^les?$/.test(object.lower);
  const theirs = object
    ? mine
      ? lemma === "gustar" && acts
      : true
    : usage.pleasing.includes(lemma) || (pleases && acts);
  // "el fútbol le gusta a mi padre"
  if (!somebody || !free || !theirs || /^al?$/.test(next?.lower ?? "")) return [];
  return [
    findingAt(first, word, {
      ...aPerson(lemma),

      right:
        `a ${first === last ? whom : whom.charAt(0).toLowerCase() + whom.slice(1)}${said}${wanted} ${word.text}`
          .replace(/^a el /, "al ")
          .replace(/ +/g, " "),
    }),
  ];
};
