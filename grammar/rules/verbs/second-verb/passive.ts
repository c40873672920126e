import type { ParsedAnswer } from "../../../core/parsedAnswer.ts";
import type { Word } from "../../../core/word.ts";

/** Nobody has this done to himself: "ich werde Medizin studiert" can only be a plan. */
const DONE =
  /^(?:studieren|arbeiten|spielen|machen|essen|trinken|lernen|wohnen|kochen|tanzen|singen|schlafen|kaufen|lesen|schreiben|feiern|heiraten|verdienen|üben|leben|verbringen|zelten|frühstücken|übernachten)$/;

const isPast = ({ verbs }: Word): boolean => verbs.some(({ mood }) => mood === "preterite");

/** German: is this "werden", the helper of the future and of the passive? */
export const isHelped = ({ compiled }: ParsedAnswer, { verbs }: Word): boolean =>
  verbs.some(({ verb }) => verb.lemma === compiled.definition.german?.passive);

/** "ich werde nach Berlin gefahren": a plan with a participle where its infinitive should be, and no passive. */
export const isPlan = ({ words, compiled }: ParsedAnswer, helper: Word, to: number): boolean => {
  const mine = [words[helper.at - 1], words[helper.at + 1]].some((word) =>
    /^(?:ich|wir|du|man)$/.test(word?.lower ?? ""),
  );
  const rest = words.slice(helper.at + 1, to);
  const last = rest.findLast(({ verbs }) => verbs.some(({ mood }) => mood === "participle"));
  if (!mine || !last || isPast(helper)) return false;
  // "Ich werde von meiner Mutter zur Schule gefahren"
  const driven = rest.some(({ lower }) => /^(?:vo[nm]|schule)$/.test(lower));
  const { withBeing = [] } = compiled.definition.auxiliaries ?? {};
  return last.verbs.every(({ verb: { lemma }, mood, person }) =>
    mood === "participle" ? DONE.test(lemma) || (withBeing.includes(lemma) && !driven) : person !== undefined,
  );
};

/** "wir wurden abgeholt", "er wird oft gefragt": German makes its passive with the helper of the future. */
export const isPassive = (answer: ParsedAnswer, first: Word, second: Word): boolean => {
  const { compiled, words } = answer;
  if (!isHelped(answer, first) || !second.verbs.some(({ mood }) => mood === "participle")) return false;
  const acts = ["ich", "wir", "du"].includes(words[first.at - 1]?.lower ?? words[first.at + 1]?.lower ?? "");
  const { neverBeing = [] } = compiled.definition.auxiliaries ?? {};
  return isPast(first) || !acts || !second.verbs.some(({ verb }) => neverBeing.includes(verb.lemma));
};
