import { clauseAround } from "../../core/clause.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { joined } from "../../core/phrase/form.ts";
import { type Phrase, phraseAt } from "../../core/phrase/phrase.ts";
import { shared } from "../../core/phrase/slot.ts";
import { isSubject } from "../../core/word.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const nominative = defineRule({
  id: "case.nominative-subject",
  message: (verb: string) => `*${verb}* has no object, so use the nominative.`,
});

/** Verbs that have no object in the accusative: whoever does this is in the nominative. */
const ALONE =
  /^(?:stehen|liegen|sitzen|hängen|wohnen|leben|schlafen|arbeiten|kommen|gefallen|schmecken|gehören|passen|helfen|aussehen|beginnen|passieren|fehlen|reichen|stattfinden)$/;
/** "einen Kopf größer", "einen Besuch wert", "den Berg hinauf": these go with an accusative all the same. */
const MEASURED =
  /^(?:wert|los|leid|satt|gewohnt|entlang|lang|breit|hoch|tief|weit|entfernt|dick|schwer|hinauf|hinunter|runter|rauf)$/;
const WHILE = /^(?:moment|augenblick|stock|weg|schritt|meter|kilometer|platz)$/;

/** A masculine that can only be an accusative, with no preposition before it and no time: "meinen Bruder". */
const accusativeAt = (answer: ParsedAnswer, place: number): Phrase | undefined => {
  const { compiled, words } = answer;
  const determiner = words[place];
  if (!determiner?.lower.endsWith("en") || determiner.lower.startsWith("jed")) return undefined;
  const phrase = phraseAt(answer, place);
  if (!phrase || phrase.ruled || compiled.lists.times.has(phrase.noun.lower)) return undefined;
  const before = determiner.afterPause ? undefined : words[place - 1];
  const { prepositions, comparing, joining } = compiled.lists;
  const led = before && [prepositions, comparing, joining].some((list) => list.has(before.lower));
  const slots = shared(phrase.offered, phrase.needed);
  return slots.length > 0 && slots.every((slot) => slot === "msa") && !led ? phrase : undefined;
};

const judge = (answer: ParsedAnswer, place: number): Finding[] => {
  const phrase = accusativeAt(answer, place);
  if (!phrase || WHILE.test(phrase.noun.lower)) return [];
  const { compiled, words } = answer;
  const { determiner, noun, early, family } = phrase;
  const [from, to] = clauseAround(compiled, words, place);
  const [use, ...others] = answer.uses.filter(({ at }) => at >= from && at < to);
  const clause = words.slice(from, to);
  // "ich würde den Unterricht abschaffen": a verb that no table knows may be there as well.
  const doing = clause.some(
    ({ at, lower, adjectives, nouns, verbs }) =>
      at !== use?.head &&
      at !== place &&
      !compiled.determiners.has(lower) &&
      adjectives.length + nouns.length === 0 &&
      (verbs.some(({ person }) => person === undefined) ||
        (/(?:[elr]n|t)$/.test(lower) && !compiled.lexicon.known.has(lower))),
  );
  const next = words[noun.at + 1];
  const compared = next && !next.afterPause && /^\p{Ll}{3,}er$/u.test(next.text);
  const measured = compared || clause.some(({ lower }) => MEASURED.test(lower));
  if (!use || others.length > 0 || doing || measured) return [];
  // "einen Thriller über … die Schauspieler waren super", as it is heard: what is meant stands nearer to the verb.
  const nearer =
    use && noun.at < use.at && words.slice(noun.at + 1, use.at).some(({ nouns }) => nouns.length > 0);
  if (nearer) return [];
  const links = compiled.definition.german?.linking.includes(use.verb.lemma);
  // "ich schlafe den halben Tag": with a subject, this may be how long.
  const alone = ALONE.test(use.verb.lemma) && !clause.some((word) => isSubject(compiled, word));
  // "Den Rest würde ich, glaube ich, …": what is done with it stands elsewhere.
  const fronted = links && place < use.at && clause.some((word) => isSubject(compiled, word));
  if ((!links && !alone) || fronted) return [];
  const [reading] = noun.nouns;
  const weak = reading?.lemma.toLowerCase() !== noun.lower;
  const right = reading && early.length === 0 && !weak ? joined(answer, family, "msn", noun.text) : undefined;
  return [
    findingAt(determiner, noun, {
      ...nominative(use.verb.lemma),

      ...(right && { right }),
    }),
  ];
};

/** German: "Meinen Freund heißt Tom", "Es ist einen guten Film" – the accusative where only a nominative can be. */
export const subjectCase: Check = (answer) =>
  answer.compiled.definition.german ? answer.words.flatMap((_, place) => judge(answer, place)) : [];
