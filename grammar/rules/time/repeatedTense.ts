import type { Tense } from "../../../domain/exercise.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import type { VerbUse } from "../../core/verbUse.ts";
import { isSubject } from "../../core/word.ts";
import { mainUses } from "./mainUse.ts";

/** German words that set one time against another. */
const CONTRASTS =
  /(?:^|[ ,])(?:früher|damals|inzwischen|mittlerweile|als ich|aber (?:jetzt|heute|dieses|nun|letzte[ns]?))(?= )/;

/** A time that is over. */
const THEN = /(?:^| )(?:gestern|vorgestern|neulich|zuletzt|letzte[ns]?|als kind)(?= )/;

/**
 * German: "Wohin bist du gefahren?" answered by "Wir fahren …", "Was würdest du kaufen?" by "Ich kaufe …": the verb of the
 * question in the present, where a question word asks for another tense.
 */
export const repeatedTense = (answer: ParsedAnswer, asked: ParsedAnswer): Tense | undefined => {
  const { lists, definition } = answer.compiled;
  const use = asked.uses.at(-1);
  const uses = mainUses(answer);
  const [first] = uses;
  const isDone = ({ verb }: VerbUse) => !definition.german?.lasting.includes(verb.lemma);
  if (!definition.german || !use || !first || first.tenses.join() !== "present") return undefined;
  if (!lists.questionWords.has(asked.words[0]?.lower ?? "") || CONTRASTS.test(answer.plain)) return undefined;
  if (use.verb === first.verb && use.tenses.join() === "past") return "past";
  const present = uses.every(({ tenses }) => tenses.join() === "present");
  if (present && THEN.test(asked.plain) && uses.some(isDone)) return "past";
  const would =
    asked.plain.includes("würdest") &&
    !/^(?:beschreiben|sagen|nennen|empfehlen)$/.test(use.verb.lemma) &&
    isDone(first);
  return would && isSubject(answer.compiled, answer.words[first.at - 1]) ? "conditional" : undefined;
};
