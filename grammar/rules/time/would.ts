import { hasFinite } from "../../core/bracket.ts";
import { clauseAround } from "../../core/clause.ts";
import type { Word } from "../../core/word.ts";
import { type Check, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const wurdeWould = defineRule({
  id: "second-verb.wuerde-umlaut",
  message: "*Wurde* means “became” or “was”; “would” is *würde*.",
});
const conditionalBoth = defineRule({
  id: "tense.wuerde-both-halves",
  message: "In a “what if” sentence, use *würde*, *wäre* or *hätte* in both halves.",
});
const wennWaere = defineRule({
  id: "tense.waere-after-wenn",
  message:
    "In a “what if” sentence, the verb after *wenn* is in the conditional too, such as *wäre*, *hätte* or *gäbe*.",
});

/** German: "meine ideale Schule wurde keine Uniform haben" – "would" has its umlaut; "wurde" takes no infinitive. */
export const would: Check = ({ words, compiled }) =>
  compiled.definition.german === undefined
    ? []
    : words.flatMap((word) => {
        if (!/^wurde(?:n|s?t)?$/.test(word.lower)) return [];
        const [, end] = clauseAround(compiled, words, word.at);
        const joint = words.slice(word.at + 1, end).find(({ lower }) => compiled.lists.joining.has(lower));
        const last = words[(joint?.at ?? end) - 1];
        const infinite =
          last?.verbs.some(({ mood }) => mood === "infinitive") ||
          // "abschaffen": a verb that no table has.
          (last?.verbs.length === 0 && /^(?:ab|an|auf|aus|ein|mit|weg)(?!ge)\p{Ll}{3,}en$/u.test(last.text));
        const other = last?.verbs.some(({ mood }) => mood === "participle");
        if (!last || last.at <= word.at || !infinite || other || last.capital || last.lower === "werden")
          return [];
        if (hasFinite(compiled, words, word.at + 1, last.at)) return [];
        const right = word.lower.replace("u", "ü");
        return [
          findingAt(word, word, {
            ...wurdeWould(),

            right,
          }),
        ];
      });

/** What is thought or felt now, whatever is supposed. */
const SAID_NOW = /^(?:glauben|denken|wissen|hoffen|meinen|sagen|freuen|wünschen|finden|mögen|vermuten)$/;

const wouldBe = (word: Word | undefined): boolean =>
  word !== undefined &&
  word.verbs.length > 0 &&
  word.verbs.every(({ mood, verb }) => mood === "conditional" && verb.lemma !== "mögen");

/** "wenn ich reich wäre, werde ich …": what would be is told in both halves. */
export const supposed: Check = (answer) => {
  const { words, compiled, uses } = answer;
  if (!compiled.definition.german || answer.text.includes("?")) return [];
  return words.flatMap((opener) => {
    const lead = opener.afterPause ? "" : (words[opener.at - 1]?.lower ?? "");
    if (opener.lower !== "wenn" || /^(?:als|wie|auch)$/.test(lead)) return [];
    const [from, to] = clauseAround(compiled, words, opener.at);
    const unreal = uses.some(({ at }) => at >= from && at < to && wouldBe(words[at]));
    const start = words[to]?.lower === "dann" ? to + 1 : to;
    const behind = uses.find(({ at }) => at === start && !words[to]?.opens);
    const [first] = clauseAround(compiled, words, from - 1);
    const before = opener.opens ? undefined : uses.find(({ at }) => at >= first && at < from);
    const mine = before && /^(?:ich|wir)$/.test(words[before.at - 1]?.lower ?? "");
    const plans =
      mine && !compiled.definition.german?.lasting.includes(before.verb.lemma) ? before : undefined;
    const main = behind ?? plans;
    const verb = words[main?.at ?? -1];
    // "wenn ich reich wäre, hatte ich …": its umlaut is missing.
    const bare =
      /^(?:konnte|wurde|hatte|war)(?:e?n)?$/.test(verb?.lower ?? "") &&
      (main?.at === main?.head || verb?.lower.startsWith("konnte"));
    const now = verb?.verbs.every(({ mood, person }) => mood === "present" || person === undefined);
    const told = now && !main?.tenses.includes("past");
    if (!unreal || !main || !verb || !(told || bare) || SAID_NOW.test(main.verb.lemma)) return [];
    return [
      findingAt(verb, verb, {
        ...conditionalBoth(),

        ...(verb.lower === "werde" && { right: "würde" }),
        ...(verb.lower === "werden" && { right: "würden" }),
      }),
    ];
  });
};

const SUPPOSING = /^(?:sein|haben|können|geben|müssen|gewinnen)$/;
const UNLIKELY =
  /^(?:mehr|genug|geld|zeit|reich|berühmt|million|millionen|könig(?:in)?|chef(?:in)?|direktor(?:in)?|schulleiter(?:in)?|lehrer(?:in)?|lotto|zaubern|fliegen|wahl|ändern|bestimmen)$/;

/** Is it said of something that is hardly so: with more money, cheaper buses, as the head? */
const isUnlikely = ({ lower, adjectives, nouns }: Word): boolean =>
  UNLIKELY.test(lower) ||
  (/..er$/.test(lower) && lower !== "älter" && adjectives.length > 0 && nouns.length === 0);

/** "Wenn die Busse billiger sind, würden …", "wenn sie größer war, müssten …": the condition is no more real than the rest. */
export const imagined: Check = (answer) => {
  const { words, compiled, uses } = answer;
  if (!compiled.definition.german) return [];
  return words.flatMap((opener) => {
    // "wenn ich Zeit habe, würde ich sagen": only a way to say it.
    if (opener.lower !== "wenn" || words.some(({ lower }) => lower === "sagen")) return [];
    const [from, to] = clauseAround(compiled, words, opener.at);
    const [first] = clauseAround(compiled, words, from - 1);
    const verb = words[to - 1];
    const before = opener.opens ? [] : uses.filter(({ at }) => at >= first && at < from);
    const main = [words[to], ...before.map(({ at }) => words[at])];
    if (!verb || verb.at < opener.at + 2 || !main.some(wouldBe)) return [];
    const readings = verb.verbs.filter(
      ({ person, verb: { lemma } }) => person !== undefined && SUPPOSING.test(lemma),
    );
    const past = readings.length > 0 && readings.every(({ mood }) => mood === "preterite");
    const now = readings.length > 0 && readings.every(({ mood }) => mood === "present");
    if (!past && !(now && words.slice(opener.at + 1, verb.at).some(isUnlikely))) return [];
    return [
      findingAt(verb, verb, {
        ...wennWaere(),
      }),
    ];
  });
};
