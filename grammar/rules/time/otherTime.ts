import type { Tense } from "../../../domain/exercise.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import type { ParsedQuestion } from "../../core/parsedQuestion.ts";
import type { VerbUse } from "../../core/verbUse.ts";
import type { Word } from "../../core/word.ts";
import { type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";
import { deniesAll, mainUses } from "./mainUse.ts";
import { looksAhead } from "./outlook.ts";

const notPresent = defineRule({
  id: "tense.not-present",
  message: (told: string) => `The question asks ${told}, but this is in the present tense.`,
});

/** With one of these something may be so now as well: "j'habite déjà là", "todavía como mucho", "ich schwimme immer noch". */
const STILL =
  /^(?:maintenant|aujourd'hui|toujours|encore|déjà|depuis|plus|ne|n'|pas|même|souvent|parfois|rarement|jamais|normalement|généralement|actuellement|habitude|ahora|hoy|siempre|todavía|aún|ya|desde|mism[oa]s?|no|nunca|normalmente|generalmente|veces|menudo|sigo|jetzt|heute|nun|immer|noch|seit|schon|nicht|nie|kein\p{L}*|oft|manchmal|normalerweise|meistens|selten|bald|sowieso|eh|souvenirs?|recuerdos?|erinnerung(?:en)?)$/u;

/** What is thought, felt or owed is told in the present whatever is asked. */
const STATES =
  /^(?:être|avoir|aimer|adorer|détester|préférer|penser|croire|trouver|savoir|vouloir|pouvoir|devoir|espérer|falloir|rêver|hésiter|dudar|zögern|souvenir|rappeler|choisir|prendre|dire|imaginer|supposer|voir|ser|estar|tener|haber|gustar|encantar|odiar|preferir|pensar|creer|saber|querer|poder|deber|esperar|soñar|recordar|acordar|elegir|tomar|decir|imaginar|suponer|parecer|necesitar|sein|haben|mögen|lieben|hassen|finden|denken|glauben|wissen|wollen|können|müssen|sollen|dürfen|hoffen|erinnern|wählen|nehmen|sagen|meinen|vermuten|vorstellen|brauchen)$/;
/** Of these, what a child is, has and likes. */
const LIVED =
  /^(?:être|avoir|aimer|adorer|détester|ser|estar|tener|gustar|encantar|odiar|sein|haben|mögen|lieben|hassen)$/;

/** Verbs of questions that any deed answers. */
const DOING =
  /^(?:faire|hacer|machen|tun|changer|cambiar|ändern|fêter|celebrar|feiern|voyager|viajar|reisen|aider|ayudar|helfen|améliorer|mejorar|verbessern)$/;

/** What somebody would like may be told as what he wants. */
const WISHES =
  /^(?:vouloir|aimer|pouvoir|préférer|devoir|décrire|gustar|encantar|querer|poder|preferir|deber|describir|mögen|können|sollen|dürfen|beschreiben)$/;

export const CHILDHOOD =
  /(?<!\p{L})(?:(?:quand|lorsque) (?:tu étais|j'étais|tu avais|j'avais|vous étiez|on était|nous étions)|(?:école|la|au) primaire|mon enfance|à \p{L}+ ans|cuando (?:era|eras|tenía|tenías|éramos)|de (?:pequeñ|niñ|jov)\p{L}+|escuela primaria|als (?:kind|(?:ich|du|wir) )|früher|grundschule|mit \p{L}+ jahren)/u;

const ME = /^(?:je|j'|nous|on|ich|wir)$/;

/** In a clause that tells when, where, or under what condition: "quand j'étais petit", "si fuera rico", "als ich klein war". */
const WHEN = /^(?:quand|lorsque|si|s'|où|cuando|donde|als|wenn|ob|wo)$/;

const mainsOf = (answer: ParsedAnswer): VerbUse[] => {
  const within = new Set(
    answer.words.flatMap(({ lower, at }) => {
      const use = WHEN.test(lower) ? answer.uses.find((each) => each.at > at) : undefined;
      return use ? [use] : [];
    }),
  );
  return mainUses(answer).filter((use) => !within.has(use));
};

/** Is it told of me, or of us? */
const isMine = ({ words, compiled }: ParsedAnswer, { at, verb }: VerbUse): boolean => {
  const word = words[at];
  if (compiled.definition.dropsSubjects) {
    const me = /^(?:me|nos)$/.test(words[at - 1]?.lower ?? "") && /^(?:gust|encant)ar$/.test(verb.lemma);
    return (
      me || (word?.verbs.every(({ person }) => person === undefined || person === 0 || person === 3) ?? false)
    );
  }
  return [words[at - 1], words[at - 2], words[at + 1]].some((near) => ME.test(near?.lower ?? ""));
};

const isYours = (word: Word | undefined): boolean =>
  word?.verbs.some(({ person }) => person === 1 || person === 4) ?? false;

type When = { tense: Tense; told: string };

/** The time that a question, or the answer's own first clause, leaves no doubt of. */
const timeOf = (answer: ParsedAnswer, { reading, open, question }: ParsedQuestion): When | undefined => {
  const asking = reading.uses.filter(({ at }) => isYours(reading.words[at]));
  const child = CHILDHOOD.test(reading.plain) || CHILDHOOD.test(answer.plain);
  const moods = (use: VerbUse) => reading.words[use.at]?.verbs ?? [];
  if (!open || question.studentAsks) return undefined;
  if (child && asking.some((use) => use.tenses.join() === "past"))
    return { tense: "past", told: "how it was then" };
  const wished = (use: VerbUse) => moods(use).some(({ verb }) => WISHES.test(verb.lemma));
  if (reading.uses.some((use) => use.tenses[0] === "conditional" && !wished(use)))
    return { tense: "conditional", told: "what would be" };
  const past = asking.some(
    (use) => use.tenses.join() === "past" && !moods(use).some(({ mood }) => mood === "imperfect"),
  );
  return past ? { tense: "past", told: "what happened" } : undefined;
};

/** Does this verb answer the question, so that it has to stand in its tense? */
const answersIt = ({ verb }: VerbUse, reading: ParsedAnswer): boolean =>
  reading.uses.some(
    (asked) => asked.verb.lemma === verb.lemma || (DOING.test(asked.verb.lemma) && !STATES.test(verb.lemma)),
  );

const WHY = /(?:pourquoi|por qué|warum|wieso|wie oft|comment te|cómo te)/;

/**
 * What would be, or was, told in the present: "Que ferais-tu ? – J'achète une maison", "¿Qué comías de pequeño? – Como pasta".
 * Only where I am asked for it, and nothing says that it is still so.
 */
export const otherTime = (answer: ParsedAnswer, asked: ParsedQuestion): Finding[] => {
  const when = timeOf(answer, asked);
  const uses = mainsOf(answer);
  const [use] = uses;
  const verb = use && answer.words[use.at];
  // "quedamos" may be past as well, but is not what would be.
  const isNow = ({ tenses }: VerbUse) =>
    tenses[0] === "present" && (tenses.length === 1 || when?.tense === "conditional");
  // "¿Qué cenaste anoche? – Normalmente ceno pasta …"
  const happened = when?.told === "what happened";
  if (!when || !use || !verb || !uses.every(isNow) || deniesAll(answer, use)) return [];
  if (
    WHY.test(asked.reading.plain) ||
    answer.words.some(
      ({ lower }) => STILL.test(lower) && !(happened && /^(?:normal|gener|habitual)/.test(lower)),
    )
  )
    return [];
  if (when.tense === "conditional" && looksAhead(answer)) return [];
  const childhood = when.told === "how it was then";
  const fits =
    answersIt(use, asked.reading) ||
    (childhood && (LIVED.test(use.verb.lemma) || !STATES.test(use.verb.lemma)));
  // "j'ai très vite appris"
  const done = answer.words
    .slice(use.at + 1, use.at + 4)
    .some(({ verbs, lower }) => verbs.some(({ mood }) => mood === "participle") || /ée?s?$/.test(lower));
  if (/^(?:avoir|être)$/.test(use.verb.lemma) && done) return [];
  // "ich will dort wohnen": a wish, whatever was asked with its second verb.
  if (!fits || use.at !== use.head || !isMine(answer, use)) return [];
  return [
    findingAt(verb, verb, {
      ...notPresent(when.told),
    }),
  ];
};
