import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { genderName, numberOf } from "../../core/phrase/slot.ts";
import { type Subject, subjectsIn } from "../../core/subject/subject.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const participleEnding = defineRule({
  id: "participle.agreement",
  message: (being: string, wanted: string) =>
    `With *${being}*, the past participle agrees with the subject, which is ${wanted}.`,
});

/** The order in which the tables give the forms of a participle. */
export const ORDER = ["ms", "fs", "mp", "fp"];

/** What people do to each other by "à": "elles se sont parlé". */
const TO_EACH =
  /^(?:parler|dire|écrire|téléphoner|plaire|sourire|demander|donner|envoyer|ressembler|mentir|raconter|faire|rendre|acheter|succéder)$/;

const clash = (answer: ParsedAnswer, { first, verb, slots }: Subject): Finding[] => {
  const { words, uses, compiled, text } = answer;
  const auxiliaries = compiled.definition.auxiliaries;
  const use = uses.find(({ at }) => at === verb.at);
  const participle = use && use.head > use.at ? words[use.head] : undefined;
  const being = verb.verbs.some(({ verb: { lemma } }) => lemma === auxiliaries?.being);
  if (!auxiliaries || !use || !participle || !being || slots.length === 0) return [];
  // "Elle s'est lavé les mains": with a reflexive verb it depends on what follows.
  const [pronoun, next] = [words[verb.at - 1], words[participle.at + 1]];
  const selfward =
    pronoun !== first &&
    /^(?:se|s'|nous)$/.test(pronoun?.lower ?? "") &&
    !(
      next &&
      !next.afterPause &&
      (compiled.determiners.has(next.lower) || next.verbs.some(({ mood }) => mood === "infinitive"))
    ) &&
    !TO_EACH.test(use.verb.lemma);
  const agrees =
    selfward ||
    auxiliaries.withBeing.includes(use.verb.lemma) ||
    auxiliaries.mostlyBeing.includes(use.verb.lemma);
  const forms = use.verb.forms.filter(({ mood }) => mood === "participle").map(({ form }) => form);
  if (!agrees || forms.length !== ORDER.length || !forms.includes(participle.lower)) return [];
  const fitting = new Set(slots.map((slot) => forms[ORDER.indexOf(slot)]));
  if (fitting.has(participle.lower)) return [];
  const [right] = fitting;
  const [slot = ""] = slots;
  const wanted = fitting.size > 1 ? numberOf(slot) : `${genderName(slot)} ${numberOf(slot)}`;
  return [
    findingAt(first, participle, {
      ...participleEnding(auxiliaries.being, wanted),

      right: fitting.size === 1 && right ? text.slice(first.start, participle.start) + right : undefined,
    }),
  ];
};

/** Typed participles that do not agree with their subject: "elle est allé"; hardly any of it can be heard. */
export const participleAgreement: Check = (answer, spoken) =>
  spoken || answer.compiled.definition.german
    ? []
    : subjectsIn(answer).flatMap((subject) => clash(answer, subject));
