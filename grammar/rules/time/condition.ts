import type { Mood } from "../../core/morphology.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import type { VerbUse } from "../../core/verbUse.ts";
import { isSubject, type Word } from "../../core/word.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule, type Told } from "../../engine/rule.ts";

const noConditional = defineRule({
  id: "tense.si-no-conditional",
  message: "After *si*, don't use the conditional: *si tuviera*, *si fuera*.",
});
const noFuture = defineRule({
  id: "tense.si-clause-no-future",
  message: "After *si*, don't use the future: *si tengo*, *si puedo*.",
});
const noSubjunctive = defineRule({
  id: "tense.si-no-present-subjunctive",
  message: "After *si*, don't use the present subjunctive: *si tengo* or *si tuviera*.",
});
const realCondition = defineRule({
  id: "tense.real-condition",
  message: "After *si* and the present tense, the main verb is in the present or the future.",
});
const supposed = defineRule({
  id: "tense.si-past-subjunctive",
  message: "With a conditional, use the past subjunctive after *si*: *si tuviera*, *si fuera*.",
});
const unrealMain = defineRule({
  id: "tense.conditional-main-clause",
  message: "The main verb of a “what if” sentence is in the conditional: *iría*, *tendría*.",
});
const cuandoSubjunctive = defineRule({
  id: "tense.cuando-subjunctive",
  message: "After *cuando*, use the subjunctive for something still to come.",
});

/** "No sé si iré", "me preguntó si tenía", "como si fuera", "es cuando iré": whatever tense is meant. */
const REPORTING =
  /^(?:saber|preguntar|dudar|ver|decir|recordar|importar|depender|decidir|pensar|ser|estar|mirar|imaginar)$/;
const SUBORDINATING =
  /^(?:que|porque|donde|si|cuando|como|aunque|quien|sino|mientras|pues|qué|cómo|dónde|cuándo)$/;
/** What is said now, whatever is supposed: "si ganara, no sé qué haría"; "si tuviera que elegir, me gusta más …". */
const SAID_NOW =
  /^(?:saber|creer|pensar|suponer|decir|imaginar|esperar|elegir|preferir|gustar|encantar|parecer|quedar|ser)$/;
/** What ends or begins once: with these "cuando" and "voy a" tell of a plan, and not of every day. */
const ONCE =
  /^(?:universidad|exámenes|estudios|bachillerato|carrera|mayor|adult[oa]|dieciocho|dieciséis|veinte|veinticinco|treinta|18|16|20|21)$/;

/** "si puedo, me gustaría …": said so to be polite. */
const POLITE = /^(?:poder|deber|gustar|querer|encantar|decir|preferir)$/;

const isOnly = (word: Word | undefined, mood: Mood): boolean =>
  word !== undefined && word.verbs.length > 0 && word.verbs.every((reading) => reading.mood === mood);

/** The verb of the clause that this word opens. */
const within = ({ uses, words }: ParsedAnswer, opener: Word): VerbUse | undefined => {
  const use = uses.find(({ at }) => at > opener.at);
  const between = words.slice(opener.at + 1, (use?.at ?? 0) + 1);
  // "si todo va bien | mis tíos vendrán": the condition has its verb already, though nothing is asked of it.
  const served =
    !isOnly(words[use?.at ?? -1], "present") &&
    between.some(
      ({ at, verbs, nouns, adjectives }) =>
        at !== use?.at &&
        nouns.length + adjectives.length === 0 &&
        verbs.length > 0 &&
        verbs.every(({ person, mood }) => person !== undefined && mood === "present"),
    );
  const parted = served || between.some(({ afterPause, lower }) => afterPause || SUBORDINATING.test(lower));
  return use && use.at - opener.at <= 6 && !parted ? use : undefined;
};

/** The main verb behind a clause that comes first; "y" may go on with the clause. */
const mainBehind = ({ uses, words }: ParsedAnswer, { at, head }: VerbUse): VerbUse | undefined => {
  // "el año que viene" is a time, and no clause.
  const coming = (place: number) =>
    words[place - 1]?.lower === "que" && /^vienen?$/.test(words[place]?.lower ?? "");
  const use = uses.find((other) => other.at > Math.max(at, head) && !coming(other.at));
  const between = words.slice(Math.max(at, head) + 1, use?.at ?? 0);
  return between.some((word) => word.opens || (SUBORDINATING.test(word.lower) && !coming(word.at + 1)))
    ? undefined
    : use;
};

/** The main verb before a clause that comes last. */
const mainBefore = ({ uses, words }: ParsedAnswer, opener: Word): VerbUse | undefined => {
  const use = uses.findLast(({ at }) => at < opener.at);
  return use && !words.slice(use.at + 1, opener.at + 1).some(({ opens }) => opens) ? use : undefined;
};

const say = (answer: ParsedAnswer, { at, head, verb }: VerbUse, mood: Mood, told: Told): Finding[] => {
  const [word, last] = [answer.words[at], answer.words[Math.max(at, head)]];
  if (!word || !last) return [];
  const [reading] = word.verbs;
  const right = verb.forms.find((form) => form.mood === mood && form.person === reading?.person)?.form;
  return [findingAt(word, last, { ...told, ...(right && at === head && { right }) })];
};

const inIf = (
  answer: ParsedAnswer,
  use: VerbUse,
  behind: VerbUse | undefined,
  before: VerbUse | undefined,
): Finding[] => {
  const { words } = answer;
  const verb = words[use.at];
  const main = behind ?? before;
  const would = main !== undefined && isOnly(words[main.at], "conditional");
  if (isOnly(verb, "conditional") && main) return say(answer, use, "pastSubjunctive", noConditional());
  if (isOnly(verb, "future") && main) return say(answer, use, "present", noFuture());
  if (isOnly(verb, "subjunctive")) return say(answer, use, "present", noSubjunctive());
  // "si todo va bien, mis padres me regalarían": whatever stands between, down to what parts sentences.
  const later = answer.uses.find(({ at }) => at > use.at && isOnly(words[at], "conditional"));
  // "si cometes un error, todo el mundo lo comenta; yo no lo aguantaría": the condition has its verb already.
  const served = answer.uses.some(({ at }) => at > Math.max(use.at, use.head) && at < (later?.at ?? 0));
  // "…, yo no lo aguantaría": whoever is named anew begins a sentence of their own, as it is heard.
  const anew = words.slice(use.at + 4, later?.at).some((word) => isSubject(answer.compiled, word));
  const parted =
    served ||
    anew ||
    words.slice(use.at, later?.at).some(({ opens, lower }) => opens || SUBORDINATING.test(lower));
  if (
    isOnly(verb, "present") &&
    later &&
    !parted &&
    !words[later.at]?.verbs.some(({ verb: each }) => POLITE.test(each.lemma))
  )
    return say(answer, later, "future", realCondition());
  // "compraría un coche si tengo dinero"
  const unreal =
    would && !behind && main && !words[main.at]?.verbs.some(({ verb: each }) => POLITE.test(each.lemma));
  if ((isOnly(verb, "imperfect") && would) || (isOnly(verb, "present") && unreal))
    return say(answer, use, "pastSubjunctive", supposed());
  const now =
    behind && ["present", "future", "imperfect"].some((mood) => isOnly(words[behind.at], mood as Mood)); // a list forgets its type
  if (!isOnly(verb, "pastSubjunctive") || !behind || !now || SAID_NOW.test(behind.verb.lemma)) return [];
  return say(answer, behind, "conditional", unrealMain());
};

const inWhen = (answer: ParsedAnswer, opener: Word, use: VerbUse, main: VerbUse | undefined): Finding[] => {
  const { words } = answer;
  const verb = words[use.at];
  const told = cuandoSubjunctive();
  if (isOnly(verb, "future")) return say(answer, use, "subjunctive", told);
  const ahead = main && words[main.at];
  const clause = words.slice(opener.at, main?.at);
  const once = clause.some(({ lower }) => ONCE.test(lower));
  // "cuando tengo treinta años quiero abrir …"
  const aged = clause.some(({ lower }) => /^(?:años|mayor)$/.test(lower)) && ahead?.lower.startsWith("quier");
  const plans =
    isOnly(ahead, "future") ||
    (once && (main?.tenses.join() === "future" || (aged && main?.at !== main?.head)));
  // "cuando llegamos": of the past as well, but not before "nadaremos".
  const now = verb?.verbs.every(
    ({ mood }) => mood === "present" || (mood === "preterite" && isOnly(ahead, "future")),
  );
  return now && plans ? say(answer, use, "subjunctive", told) : [];
};

/** Spanish: the tenses of a condition, or of what is still to come, and of what depends on it. */
export const condition: Check = (answer) => {
  const { words, uses, compiled, text } = answer;
  if (!compiled.definition.spanish || text.includes("?")) return [];
  return words.flatMap((opener) => {
    if (opener.lower !== "si" && opener.lower !== "cuando") return [];
    const lead = opener.afterPause ? undefined : words[opener.at - 1];
    const reported = uses.findLast(({ at }) => at < opener.at);
    // "sería ideal si …" supposes.
    const supposes = opener.lower === "si" && isOnly(words[reported?.at ?? -1], "conditional");
    const led =
      reported !== undefined &&
      !(supposes && reported.verb.lemma === "ser") &&
      opener.at - reported.at <= 4 &&
      [reported.verb, ...(words[reported.at]?.verbs ?? []).map(({ verb }) => verb)].some(({ lemma }) =>
        REPORTING.test(lemma),
      );
    if (/^(?:como|de|que|para)$/.test(lead?.lower ?? "") || (led && !opener.afterPause)) return [];
    const use = within(answer, opener);
    // "… y si no, me quedaré": otherwise. "las diez si no más tarde": a noun as well.
    const otherwise =
      words[opener.at + 1]?.lower === "no" &&
      !isOnly(words[opener.at + 2], "present") &&
      (opener.afterPause ||
        /^(?:[ye]|pero)$/.test(lead?.lower ?? "") ||
        (lead?.lower === "porque" && !isOnly(words[opener.at + 2], "future")));
    if (!use || otherwise || (words[use.at]?.nouns.length ?? 0) > 0) return [];
    const behind = mainBehind(answer, use);
    const before = opener.opens ? undefined : mainBefore(answer, opener);
    return opener.lower === "si"
      ? inIf(answer, use, behind, before)
      : inWhen(answer, opener, use, behind ?? before);
  });
};
