import type { ParsedAnswer } from "../../../core/parsedAnswer.ts";
import type { Subject } from "../../../core/subject/subject.ts";
import type { Finding } from "../../../engine/finding.ts";
import { defineRule } from "../../../engine/rule.ts";
import { findingOn, formFor } from "./wording.ts";

const subjunctiveAlone = defineRule({
  id: "person.subjunctive-alone",
  message: (verb: string, lemma: string) =>
    `*${verb}* is the subjunctive of *${lemma}*. Nothing here needs the subjunctive.`,
});

/** French: "je sorte", "ils aillent" – the subjunctive, where no "que" asks for it. */
export const wishful = (answer: ParsedAnswer, subject: Subject): Finding[] => {
  const { words, compiled } = answer;
  const { first, verb, persons } = subject;
  const { onlySubjects } = compiled.definition;
  // "vive les vacances", "nous soyons"
  const sure = first.opens === first.afterPause && !/^(?:[nv]ous|ce|vive)$/.test(first.lower);
  if (!onlySubjects || !(sure || onlySubjects.includes(first.lower))) return [];
  const fitting = verb.verbs.filter(({ person }) => person !== undefined && persons.includes(person));
  const [reading] = fitting;
  // "que toute la famille vienne", "bien que mes parents et moi soyons"
  const asked = words
    .slice(Math.max(0, first.at - 5), first.at)
    .some(({ lower }) => /^(?:qu[e'i]|quoiqu|dont|où|.*quel)/.test(lower));
  if (!reading || asked || fitting.some(({ mood }) => mood !== "subjunctive")) return [];
  return [
    findingOn(answer, subject, {
      ...subjunctiveAlone(verb.text, reading.verb.lemma),

      form: formFor({ ...reading, mood: "present" }, subject),
    }),
  ];
};
