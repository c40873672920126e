import type { Tense } from "../../../domain/exercise.ts";
import { englishWords } from "../../core/english.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { answeringUses, mainUses } from "./mainUse.ts";
import { looksAhead } from "./outlook.ts";

/** Tenses that answer a question in this one: plans can be told as wishes. */
export const accepted: Record<Tense, readonly Tense[]> = {
  // What somebody would like is answered to what they like.
  present: ["present", "conditional"],
  past: ["past"],
  future: ["future", "conditional"],
  conditional: ["conditional", "future"],
};

/** Is one of its verbs in one of these tenses? */
export const usesTense = (answer: ParsedAnswer, tenses: readonly Tense[]): boolean =>
  answer.uses.some((use) => use.tenses.some((tense) => tenses.includes(tense)));

/** "je vais play", "voy ver": the helper of the tense is there, and only its second verb has gone wrong. */
const attempts = ({ uses, words, compiled }: ParsedAnswer, tenses: readonly Tense[]): boolean =>
  compiled.definition.compounds.some(({ helpers, moods, via, second, tenses: makes }) => {
    if (!makes.some((tense) => tenses.includes(tense))) return false;
    return uses.some(({ at, head }) => {
      const helps = words[at]?.verbs.some(
        ({ verb, mood }) => helpers.includes(verb.lemma) && moods.includes(mood),
      );
      const next = words[at + 1]?.lower === via ? words[at + 2] : words[at + 1];
      if (at !== head || !helps || !next || next.capital) return false;
      // "nous sommes baladées"
      // "ich habe watch tv"
      if (second !== "infinitive" && englishWords.has(next.lower) && !compiled.lexicon.known.has(next.lower))
        return true;
      // "j'ai manger": it sounds like the participle.
      const alike =
        compiled.definition.onlySubjects &&
        /er$/.test(next.lower) &&
        next.verbs.some(({ mood }) => mood === "infinitive");
      if (second !== "infinitive" && alike) return true;
      if (second !== "infinitive")
        return /ée?s?$/.test(next.lower) && !compiled.lexicon.known.has(next.lower);
      const isVerb = next.verbs.length > 0 && next.nouns.length === 0;
      return isVerb || englishWords.has(next.lower) || !compiled.lexicon.known.has(next.lower);
    });
  });

/** In German the present is the usual way to tell a plan: "Ich gehe ins Kino". What somebody likes is none. */
const tellsPlan = (answer: ParsedAnswer): boolean => {
  const { definition, lists } = answer.compiled;
  const { german } = definition;
  if (!german || lists.likes.heardIn(answer.plain).length > 0) return false;
  return mainUses(answer).some(
    ({ verb, tenses }) => tenses.includes("present") && !german.lasting.includes(verb.lemma),
  );
};

const namesPast = ({ plain, compiled: { lists, timed } }: ParsedAnswer): boolean =>
  lists.pastMarkers.heardIn(plain).length > 0 || (timed.past !== undefined && plain.search(timed.past) >= 0);

/** Is the tense that was asked for used? An answer without a verb shows no tense, so it is not judged by it. */
export const missesTense = (answer: ParsedAnswer, tense: Tense | undefined): boolean => {
  const uses = answeringUses(answer);
  if (!tense || uses.length === 0 || usesTense(answer, accepted[tense])) return false;
  if (attempts(answer, accepted[tense])) return false;
  const { definition, lists } = answer.compiled;
  // "Últimamente me ha dado por pintar": in Spanish the perfect may tell what goes on.
  if (tense === "present")
    // "Letzten Mittwoch hab ich mir den Fuß verstaucht": a time that is named shows that the past is meant.
    return !namesPast(answer) && (!definition.dropsSubjects || uses.some(({ at, head }) => at === head));
  if (tense === "past") return true;
  if (looksAhead(answer)) return false;
  // "Demain, je vais au cinéma" is a plan in the present tense.
  if (tense === "future") return !tellsPlan(answer) && lists.futureMarkers.heardIn(answer.plain).length === 0;
  // "Mich fasziniert Japan": what draws somebody somewhere does so now.
  // "Schon als Kind wollte ich …": what was wished for then may be so now.
  return !definition.german || !/^mi(?:ch|r) |(?:^| )wollten? (?:ich|wir) /.test(answer.plain);
};
