import type { Answer } from "../../answer.ts";
import { type Check, type Finding, findingAt } from "../../finding.ts";
import type { Slot } from "../../morphology.ts";
import { formFor, joined } from "../../phrase/form.ts";
import { type Phrase, phraseAt } from "../../phrase/phrase.ts";
import { genderName, numberOf, shared } from "../../phrase/slot.ts";

/** The determiner that the noun needs, if there is no doubt about it. */
const determinerFor = (answer: Answer, phrase: Phrase, slots: readonly Slot[]): string | undefined => {
  if (phrase.early.length > 0) return undefined;
  const forms = new Set(slots.map((slot) => joined(answer, phrase.family, slot, phrase.noun.text)));
  const [only] = forms;
  return forms.size === 1 ? only : undefined;
};

/** "la odio", "jeder englisch spricht": a pronoun and its verb, or its object, that look like an article and its noun. */
const isCalled = ({ speech: { tongue }, words }: Answer, { determiner, noun, early }: Phrase): boolean => {
  if (tongue.german)
    return (
      (determiner.lower === "jeder" && noun.lower.endsWith("isch")) ||
      // "die armen", as it is heard, "für jeden Zeit": the poor, and everybody.
      (noun.adjectives.length > 0 && /^(?:die|den|der)$/.test(determiner.lower)) ||
      // "bis ein Uhr nachts"
      /^(?:jeden zeit|ein uhr)$/.test(`${determiner.lower} ${noun.lower}`)
    );
  // "un moyen pratique"
  if (tongue.onlySubjects) return noun.adjectives.length > 0 && early.some(({ nouns }) => nouns.length > 0);
  const begins =
    determiner.opens || determiner.afterPause || (words[determiner.at - 1]?.nouns.length ?? 0) > 0;
  return begins && /^l[oa]s?$/.test(determiner.lower) && noun.verbs.some(({ person }) => person === 0);
};

/** "mit meinen Freunde", "ich helfe den Kinder": the noun alone is not in the dative. */
const dativePlural = ({ speech, uses }: Answer, { determiner, noun, offered, needed, ruled }: Phrase) => {
  const { german } = speech.tongue;
  const asked =
    ruled === "d" ||
    (ruled === undefined && uses.some(({ verb }) => german?.giving.includes(verb.lemma) ?? false));
  const plural = needed.length > 0 && needed.every((slot) => slot[1] === "p" && !slot.endsWith("d"));
  if (!german || !asked || !plural || !offered.some((slot) => slot.endsWith("pd"))) return undefined;
  return findingAt(determiner, noun, {
    kind: "case",
    rule: "In the dative a plural ends in -n.",
    right: `${determiner.text} ${noun.text}n`,
  });
};

const byGender = (answer: Answer, phrase: Phrase, lemma: string): Finding => {
  const plural = phrase.early.length === 0 ? dativePlural(answer, phrase) : undefined;
  if (plural) return plural;
  const cases = new Set(phrase.offered.map((slot) => slot.slice(2)));
  // Behind "mit" the case is settled, whatever the wrong form could be.
  const fitting = phrase.needed
    .filter((slot) => phrase.ruled?.includes(slot.slice(2)) ?? cases.has(slot.slice(2)))
    .filter((slot) => slot[1] === phrase.offered.find((each) => each[1] === slot[1])?.[1]);
  // "die Leuten": the noun alone is in the dative.
  const only = phrase.needed.every((slot) => slot.endsWith("pd"));
  if (only && phrase.offered.some((slot) => slot[1] === "p"))
    return findingAt(phrase.determiner, phrase.noun, {
      kind: "case",
      rule: "Only the dative plural ends in this -n.",
      right: answer.text.slice(phrase.determiner.start, phrase.noun.end - 1),
    });
  const right = determinerFor(answer, phrase, fitting);
  // "à la cinéma": with the right article the two words melt.
  const before = phrase.determiner.afterPause ? undefined : answer.words[phrase.determiner.at - 1];
  const [article = "", ...rest] = right?.split(" ") ?? [];
  const melted = before && answer.speech.contracted.get(`${before.lower} ${article}`);
  return findingAt(before && melted ? before : phrase.determiner, phrase.noun, {
    kind: "agreement",
    rule: `“${lemma}” is ${genderName(phrase.needed[0] ?? "")}, and the word before it has to agree.`,
    right: melted ? `${melted} ${rest.join(" ")}` : right,
  });
};

const byNumber = (answer: Answer, phrase: Phrase, spoken: boolean): Finding[] => {
  const { determiner, noun, offered, needed, family } = phrase;
  // German "ihr" is "to her" as well: ich habe ihr Blumen geschenkt.
  if (answer.speech.subjects.get(determiner.lower)) return [];
  // "las verduras las compra mi padre"
  const lead = determiner.afterPause ? undefined : answer.words[determiner.at - 1];
  const acts = noun.verbs.some(({ person }) => person === 2);
  if (
    answer.speech.tongue.spanish &&
    acts &&
    /^l[oa]s?$/.test(determiner.lower) &&
    (lead?.nouns.length ?? 0) > 0
  )
    return [];
  // "dass alle Zeit haben", "sie will einem Dinge verkaufen": pronouns.
  if (answer.speech.tongue.german && /^(?:allen?|einem|jede[rmn]?)$/.test(determiner.lower)) return [];
  // "am Herzen": the one noun with such a dative.
  if (noun.lower === "herzen" && offered.some((slot) => slot.endsWith("sd"))) return [];
  // "à vingt et une heures", "treinta y un bares"
  const [tens, joint] = answer.words.slice(Math.max(0, determiner.at - 2), determiner.at);
  if (/^(?:et|y)$/.test(joint?.lower ?? "") && answer.speech.lists.numbers.has(tens?.lower ?? "")) return [];
  const [reading] = noun.nouns;
  const plural = reading && formFor(answer, reading, offered);
  const { sound } = answer.speech.tongue;
  if (spoken && plural && sound(plural) === sound(noun.lower)) return [];
  const [slot] = needed;
  // "mi amigos": whoever says a plural that can be heard means it.
  const singular = reading && formFor(answer, reading, shared(["ms", "fs"], [`${slot?.[0]}s`]));
  const heard = singular !== undefined && sound(singular) !== sound(noun.lower);
  const meant = heard && slot && family !== answer.speech.tongue.articles.a;
  return [
    findingAt(determiner, noun, {
      kind: "agreement",
      rule: `“${determiner.text}” is ${numberOf(offered[0] ?? "")}, but “${noun.text}” is ${numberOf(needed[0] ?? "")}.`,
      // One thing too many said is more likely meant than one too few: "mes ami" is "mes amis".
      right:
        plural && numberOf(offered[0] ?? "") === "plural" && phrase.early.length === 0
          ? `${determiner.text} ${plural}`
          : meant && phrase.early.length === 0
            ? joined(answer, family, slot, noun.text)
            : undefined,
    }),
  ];
};

/** "tres persona": one noun behind a number above one. German has its "zwei Glas", "drei Euro". */
const counted = (answer: Answer, spoken: boolean): Finding[] =>
  answer.words.flatMap((number) => {
    const { speech, words } = answer;
    const noun = words[number.at + 1];
    const [reading] = noun?.nouns ?? [];
    const counts = speech.lists.numbers.has(number.lower) && number.nouns.length + number.verbs.length === 0;
    // "tiene dieciocho | mañana voy": a time may begin anew.
    if (noun?.lower === "mañana" || number.lower === "uno") return [];
    // "un peu tête en l'air": a little counts nothing.
    const degree =
      speech.lists.nots.has(number.lower) && speech.determiners.has(words[number.at - 1]?.lower ?? "");
    if (
      degree ||
      speech.tongue.german ||
      !counts ||
      speech.determiners.has(number.lower) ||
      !noun ||
      noun.afterPause
    )
      return [];
    // "deux nuit" is no form of nuire: behind a figure there is no verb, but there may be behind "peu".
    const figure = /^\d/.test(number.lower) || !speech.lists.nots.has(number.lower);
    if (
      !reading ||
      (noun.verbs.length > 0 && !(figure && speech.tongue.auxiliaries)) ||
      noun.nouns.some(({ slots }) => slots.some((slot) => slot[1] === "p"))
    )
      return [];
    const right = formFor(answer, reading, ["mp", "fp"]);
    if (!right || (spoken && speech.tongue.sound(right) === speech.tongue.sound(noun.lower))) return [];
    return [
      findingAt(number, noun, {
        kind: "agreement",
        rule: `Behind “${number.text}” the noun has to be plural.`,
        right: `${number.text} ${right}`,
      }),
    ];
  });

/** Behind these "der" may stand for many, as it does behind a noun: "einer der Jungen". */
const OF_MANY =
  /^(?:ein\p{L}+|kein\p{L}+|viele|einige|manche\p{L}*|beide|jede[rs]?|wegen|trotz|während|statt|anstatt|innerhalb|außerhalb|wer|welche\p{L}*|die|der|das|hälfte|und|oder|\d+|zwei|drei)$/u;

/** German: "Der Mädchen ist nett" – with a noun whose plural is like its singular, "der" could only be "of the girls". */
const owned = (answer: Answer, phrase: Phrase): Finding[] => {
  const { words, speech } = answer;
  const { determiner, noun, offered, needed } = phrase;
  const before = determiner.afterPause ? undefined : words[determiner.at - 1];
  const own = shared(offered, needed);
  const first = words[determiner.at - 2];
  const joins =
    before?.lower === "und" &&
    first !== undefined &&
    phraseAt(answer, first.at - 1)?.determiner.lower !== "der";
  if (!speech.tongue.german || determiner.lower !== "der" || phrase.early.length > 0) return [];
  if (own.length === 0 || own.some((slot) => !slot.endsWith("pg")) || phrase.ruled) return [];
  // "der Umwelt und der Tiere wegen"
  if (words[noun.at + 1]?.lower === "wegen") return [];
  if (
    before &&
    !joins &&
    (before.nouns.length > 0 || before.adjectives.length > 0 || OF_MANY.test(before.lower))
  )
    return [];
  const one = needed.filter((slot) => slot[1] === "s");
  // "der Kinder beim Essen geholfen": with many, it is "of the children" and nothing else.
  if (one.length === 0)
    return [
      findingAt(determiner, noun, {
        kind: "case",
        rule: `“${noun.text}” is plural: before it “der” is only ever “of the”.`,
      }),
    ];
  if (one.some((slot) => slot[0] !== "n")) return [];
  return [
    findingAt(determiner, noun, {
      kind: "agreement",
      rule: `“${noun.nouns[0]?.lemma}” is neuter, and the word before it has to agree.`,
      right: `das ${noun.text}`,
    }),
  ];
};

/** Determiners that do not go with the gender or number of a verified noun ("un pizza", "mes ami"), and numbers. */
export const agreement: Check = (answer, spoken) => [
  ...counted(answer, spoken),
  ...answer.words.flatMap((_, place) => {
    const phrase = phraseAt(answer, place);
    const [reading] = phrase?.noun.nouns ?? [];
    if (!phrase || !reading) return [];
    if (shared(phrase.offered, phrase.needed).length > 0) return owned(answer, phrase);
    if (phrase.offered.length === 0) {
      // "ma oncle": no "ma" stands before a vowel, but none before this noun either.
      const offered = (answer.speech.determiners.get(phrase.determiner.lower) ?? []).map(({ slot }) => slot);
      return offered.some((slot) => phrase.needed.includes(slot)) ||
        !phrase.needed.some((slot) => offered.some((other) => other[1] === slot[1]))
        ? []
        : [byGender(answer, { ...phrase, offered }, reading.lemma)];
    }
    // "eine Schach AG", "das Fußball Team": two parts of one word, as they are heard.
    const part = answer.words[phrase.noun.at + 1];
    const offered = phrase.offered;
    // "ein Tasse Tee": a measure is a word of its own.
    const measures = /^(?:tasse|flasche|packung|dose|scheibe|kugel|portion|menge|art|gruppe)$/;
    const goesOn = part?.lower === "ag" || part?.nouns.some(({ slots }) => shared(slots, offered).length > 0);
    if (
      spoken &&
      answer.speech.tongue.german &&
      goesOn &&
      !measures.test(phrase.noun.lower) &&
      !part?.afterPause &&
      part?.verbs.length === 0
    )
      return [];
    const numbers = new Set(phrase.offered.map((slot) => slot[1]));
    const sameNumber = phrase.needed.some((slot) => numbers.has(slot[1]));
    if (isCalled(answer, phrase)) return [];
    return sameNumber ? [byGender(answer, phrase, reading.lemma)] : byNumber(answer, phrase, spoken);
  }),
];
