import type { Tense } from "../../../domain/exercise.ts";
import { englishPlural } from "../embedded/echo.ts";
import type { Said } from "../embedded/phrasebook.ts";
import { type Kind, kinds } from "./followUp.ts";
import type { SlotQuestion } from "./slots.ts";
import type { Thing, ThingNamed } from "./utterance.ts";

/** What must hold for a question about a thing to be asked. */
type When =
  | "self"
  | "past"
  | "present"
  | "plan"
  | "one"
  | "glad"
  | "career"
  | "near"
  | "far"
  | "view"
  | "brief"
  | "any";

/** A question about something that the student has mentioned, in no language yet. See `graph/things.ts`. */
type ThingAsk = {
  name: string;
  /** The class of things that it is asked of, and its words; any of a kind instead. */
  of: string;
  words: ReadonlySet<string>;
  isAny: boolean;
  isCountry: boolean;
  as: ThingNamed;
  when: ReadonlySet<When>;
  tense: Tense;
  kind: Kind;
  unless: ReadonlySet<string>;
  english: string;
  simplerEnglish: string;
};
export type ThingGraph = readonly ThingAsk[];

/** The same in one language, with a pattern by which it is known again. */
export type WordedThing = ThingAsk & { text: string; simpler: string; model: string; asked: RegExp };

const tenses: readonly Tense[] = ["present", "past", "future", "conditional"];
const named: readonly ThingNamed[] = ["own", "that", "kind", "in", "doing"];
const whens: readonly When[] = [
  "self",
  "past",
  "present",
  "plan",
  "one",
  "glad",
  "career",
  "near",
  "far",
  "view",
  "brief",
  "any",
];

const listed = (cell: string): string[] => cell.split(",").map((word) => word.trim());
const cellsIn = (line: string, count: number): string[] => {
  const cells = line.split("|").map((cell) => cell.trim());
  if (cells.length !== count || cells.includes("")) throw new Error(`Not a line of ${count} cells: ${line}`);
  return cells;
};
const linesIn = (table: string): string[] =>
  table
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** Reads the table of `graph/things.ts`. Throws on anything that is no such table. */
export const thingGraphOf = (table: string): ThingGraph => {
  const asks: ThingAsk[] = [];
  let group: Pick<ThingAsk, "of" | "words" | "isAny" | "isCountry"> | undefined;
  for (const line of linesIn(table)) {
    const [, of, words] = /^== ([\w-]+): (.+)$/.exec(line) ?? [];
    if (of && words) {
      group = { of, words: new Set(listed(words)), isAny: words === "#any", isCountry: words === "#country" };
      continue;
    }
    if (!group) throw new Error(`A question before any class: ${line}`);
    const [name = "", by, when = "", answer, type, unless = "", english = "", simplerEnglish = ""] = cellsIn(
      line,
      8,
    );
    const as = named.find((each) => each === by);
    const tense = tenses.find((each) => each === answer);
    const kind = kinds.find((each) => each === type);
    const holds = whens.filter((each) => listed(when).includes(each));
    if (!as || !tense || !kind || holds.length !== listed(when).length)
      throw new Error(`Not a question about a thing: ${line}`);
    asks.push({
      ...group,
      name,
      as,
      when: new Set(holds),
      tense,
      kind,
      unless: new Set(unless === "-" ? [] : listed(unless)),
      english,
      simplerEnglish,
    });
  }
  return asks;
};

const SLOT = /\{(\w+)\}/g;
/** So many words name a thing: "deinem Praktikum", "ton club de théâtre". */
const NAMED_WORDS = "((?:[^\\s?.,!]+ ){0,4}?[^\\s?.,!]+)";

/** These are the same few words whatever the thing is: "¿Cómo era tu pueblo?" asks about another time. */
const SMALL: Readonly<Record<string, string>> = {
  is: "(?:est|sont|es|son|ist|sind)",
  he: "(?:il|elle|ils|elles)",
  He: "(?:Il|Elle|Ils|Elles)",
  thinks: "(?:pense|pensent|piensa|piensan|denkt|denken)",
};

const patternOf = (text: string): RegExp => {
  const source = text
    .split(SLOT)
    .map((part, place) =>
      place % 2 === 1 ? (SMALL[part] ?? NAMED_WORDS) : part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"),
    )
    .join("");
  return new RegExp(`(?:^|\\s)(${source})$`, "u");
};

/** What a language says for each of them: "name | question | simpler question | model answer". */
export const wordedThings = (graph: ThingGraph, table: string): WordedThing[] => {
  const rows = new Map(
    linesIn(table).map((line) => {
      const [name = "", ...row] = cellsIn(line, 4);
      return [name, row];
    }),
  );
  return graph.flatMap((ask) => {
    const [text, simpler, model] = rows.get(ask.name) ?? [];
    return text && simpler && model ? [{ ...ask, text, simpler, model, asked: patternOf(text) }] : [];
  });
};

const questionOf = (
  { name, tense, kind, simpler, simplerEnglish, model }: WordedThing,
  { text, english }: Said,
): SlotQuestion => ({
  id: `things.${name}`,
  tense,
  kind,
  simpler,
  simplerEnglish,
  model,
  text,
  english,
});

/**
 * The question of this kind that a line of Mark's ends with, without its English; undefined where there is none, or it names
 * nothing of the kind that it is asked of.
 */
export const thingQuestionIn = (
  asks: readonly WordedThing[],
  line: string,
  nounsIn: (words: string) => readonly { gloss: string; lemma: string }[],
): SlotQuestion | undefined => {
  for (const ask of asks) {
    const [, text, ...named] = ask.asked.exec(line) ?? [];
    const isOfKind = (): boolean =>
      named.some((words) =>
        nounsIn(words).some(
          ({ gloss, lemma }) =>
            ask.isAny || (ask.isCountry ? lemma !== lemma.toLowerCase() : ask.words.has(gloss)),
        ),
      );
    if (text && isOfKind()) return questionOf(ask, { text, english: "" });
  }
  return undefined;
};

const withArticle = (noun: string): string => `${/^(?!uni|eu)[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;

/** A question about this thing; undefined where a form that it needs is not certain. */
const askedOf = (ask: WordedThing, thing: Thing): SlotQuestion | undefined => {
  const forms = thing.formsAs(ask.as);
  if (!forms) return undefined;
  let isWhole = true;
  const text = ask.text.replace(SLOT, (_, slot: string) => {
    const form = forms[slot];
    if (form === undefined) isWhole = false;
    return form ?? "";
  });
  if (!isWhole) return undefined;
  const english: Readonly<Record<string, string>> = {
    thing: forms.english,
    is: thing.isMany ? "are" : "is",
    does: thing.isMany ? "do" : "does",
    some: thing.isMany ? englishPlural(thing.gloss) : thing.gloss,
    bare: thing.gloss,
  };
  return questionOf(ask, {
    text: text.charAt(0).toUpperCase() + text.slice(1),
    english: ask.english
      .replace(/\ba \{bare\}/, withArticle(thing.gloss))
      .replace(SLOT, (_, slot: string) => english[slot] ?? ""),
  });
};

/** What else is known where a question about a thing is looked for. */
export type Hearing = {
  /** Is what was said not bad, and not against something? */
  isGlad: boolean;
  /** Is there an opinion of the student's on which somebody else may have a view? */
  isView: boolean;
  wantsCareer: boolean;
  /** Does the answer say so little that what it names is what it is about? */
  isBrief: boolean;
  /** Does a thing belong to what the conversation is about? */
  isNear: (thing: Thing) => boolean;
  /** What is told already: tellings, and the English of every word of this answer and of earlier ones. */
  told: (word: string) => boolean;
};

const holds = (
  when: When,
  thing: Thing,
  { isGlad, isView, wantsCareer, isBrief, isNear }: Hearing,
): boolean => {
  switch (when) {
    case "self":
      return thing.subject === "self";
    case "past":
      return thing.tense === "past";
    case "present":
      return thing.tense === "present" && !thing.isPlan;
    case "plan":
      return thing.isPlan;
    case "one":
      return !thing.isMany;
    case "glad":
      return isGlad;
    case "career":
      return wantsCareer;
    case "near":
      return isNear(thing);
    case "view":
      return isView;
    case "brief":
      return isBrief;
    case "far":
      return !isNear(thing);
    case "any":
      return true;
  }
};

const isOf = ({ words, isAny, isCountry }: WordedThing, { gloss, isCountry: isNamed }: Thing): boolean =>
  isAny || (isCountry ? isNamed : words.has(gloss));

/** The questions that can be asked about the things of an answer, those of the most telling classes first. */
export const thingQuestionsOn = (
  asks: readonly WordedThing[],
  things: readonly Thing[],
  hearing: Hearing,
): { question: SlotQuestion; thing: Thing; of: string }[] =>
  asks.flatMap((ask) =>
    things.flatMap((thing) => {
      if (!isOf(ask, thing) || ![...ask.when].every((when) => holds(when, thing, hearing))) return [];
      const isTold = [...ask.unless].some((each) =>
        each === "described" ? thing.isDescribed : hearing.told(each),
      );
      const question = isTold ? undefined : askedOf(ask, thing);
      return question ? [{ question, thing, of: ask.of }] : [];
    }),
  );
