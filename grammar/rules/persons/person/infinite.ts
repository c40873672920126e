import { clauseAround } from "../../../core/clause.ts";
import type { ParsedAnswer } from "../../../core/parsedAnswer.ts";
import type { Subject } from "../../../core/subject/subject.ts";
import { goesWith } from "../../../core/subject/verb.ts";
import { isSubject } from "../../../core/word.ts";
import type { Finding } from "../../../engine/finding.ts";
import { defineRule } from "../../../engine/rule.ts";
import { findingOn, formFor, named } from "./wording.ts";

const infinitiveLeft = defineRule({
  id: "infinitive.unchanged",
  message: (verb: string, english: string) =>
    `*${verb}* is the infinitive (“to ${english}”). The verb needs the right ending for its subject.`,
});
const participleForm = defineRule({
  id: "person.participle-form",
  message: (subject: string, lemma: string, verb: string) =>
    `*${verb}* is the past participle of *${lemma}*. With *${subject}*, use the present tense.`,
});
const helperNeeded = defineRule({
  id: "auxiliary.missing",
  message: (participle: string) =>
    `The past participle *${participle}* needs a form of “have” or “be” before it.`,
});

/** "mes rêves : voyager": what somebody dreams of may be told by a verb, and a recogniser writes no colon. */
const DREAMS =
  /^(?:rêve|projet|passe-temps|loisir|but|ambition|passion|objectif|espoir|hobb|souhait|idée|priorité)/;
const OFTEN = /^(?:souvent|parfois|toujours|quelquefois|rarement|aussi)$/;

/** Does a verb before this subject make what follows it an infinitive? */
const isLed = ({ words, compiled }: ParsedAnswer, { first, persons }: Subject): boolean => {
  const [verb, lead] = [words[first.at - 2], first.afterPause ? undefined : words[first.at - 1]];
  // "¿Puede usted ir?", "¿Me deja usted ir?": the verb stands before its subject.
  if (compiled.definition.dropsSubjects) return goesWith(lead, persons);
  // "il nous emmène souvent nous baigner"
  const sends = verb?.verbs.some(({ person }) => person !== undefined) ?? false;
  return sends && /^[nv]ous$/.test(first.lower) && OFTEN.test(lead?.lower ?? "");
};

/** "il manger" */
export const bareInfinitive = (answer: ParsedAnswer, subject: Subject): Finding[] => {
  const { first, verb } = subject;
  const reading = verb.verbs.find(({ mood }) => mood === "infinitive");
  // "je dîner": behind a pronoun there is no noun.
  const noun = verb.nouns.length > 0 && !answer.compiled.definition.onlySubjects?.includes(first.lower);
  if (!reading || noun || isLed(answer, subject)) return [];
  // "…, mein Zimmer aufzuräumen": what is done with it.
  if (answer.compiled.definition.german && /\p{L}zu\p{L}+en$/u.test(verb.lower)) return [];
  if (answer.words.slice(first.at, verb.at).some(({ lower }) => DREAMS.test(lower))) return [];
  return [
    findingOn(answer, subject, {
      ...infinitiveLeft(verb.text, reading.verb.gloss),
    }),
  ];
};

/** French: "ma sœur acheté une robe": somebody, what was done, and no other verb. */
const hasDone = ({ words, compiled, uses }: ParsedAnswer, { first, verb }: Subject): boolean => {
  const [from, to] = clauseAround(compiled, words, verb.at);
  const somebody = words
    .slice(first.at, verb.at)
    .some(({ nouns }) => nouns.some(({ topic }) => /^f(?:amily|riends)$/.test(topic ?? "")));
  return (
    compiled.definition.onlySubjects !== undefined &&
    somebody &&
    to > verb.at + 1 &&
    !uses.some(({ at }) => at >= from && at < to)
  );
};

/** "je mangé": behind a noun it may just describe, as in "viele Fotos gemacht", which shares the helper of what came before. */
export const bareParticiple = (answer: ParsedAnswer, subject: Subject, spoken: boolean): Finding[] => {
  const { compiled } = answer;
  const { first, verb } = subject;
  const reading = verb.verbs.find(({ mood }) => mood === "participle");
  const told = isSubject(compiled, first) || hasDone(answer, subject);
  if (!reading || !told || verb.nouns.length + verb.adjectives.length > 0) return [];
  // "dass man gemobbt wird | ohne dass …": its helper stands behind it.
  if (compiled.definition.german && goesWith(answer.words[verb.at + 1], subject.persons)) return [];
  const { sound, onlySubjects } = compiled.definition;
  const form = formFor({ ...reading, mood: "present" }, subject);
  // "je fini" sounds like "je finis".
  const alike = form !== undefined && onlySubjects !== undefined && sound(form) === sound(verb.lower);
  if (alike && spoken) return [];
  return [
    alike
      ? findingOn(answer, subject, {
          ...participleForm(named(answer, subject), reading.verb.lemma, verb.text),

          form,
        })
      : findingOn(answer, subject, {
          ...helperNeeded(verb.text),
        }),
  ];
};
