import type { VerbReading } from "../../../core/lexicon.ts";
import type { ParsedAnswer } from "../../../core/parsedAnswer.ts";
import type { Subject } from "../../../core/subject/subject.ts";
import { type Finding, findingAt } from "../../../engine/finding.ts";
import type { Told } from "../../../engine/rule.ts";

/** The form of the same verb and mood for the subject, if it is the only one. */
export const formFor = (
  reading: Pick<VerbReading, "verb" | "mood">,
  { persons }: Subject,
): string | undefined => {
  // "anfangen" parts, and its halves stand far from each other.
  if (reading.verb.parts !== undefined) return undefined;
  const forms = reading.verb.forms.filter(
    ({ mood, person }) => mood === reading.mood && person !== undefined && persons.includes(person),
  );
  const [only] = forms;
  return new Set(forms.map(({ form }) => form)).size === 1 ? only?.form : undefined;
};

/** The subject with this form of its verb, as it stands in the answer. */
const sayWith = (answer: ParsedAnswer, { first, verb }: Subject, form: string): string => {
  if (verb.at < first.at) return `${form}${answer.text.slice(verb.end, first.end)}`;
  const lead = answer.text.slice(first.start, verb.start);
  // "je aime" is put right at once: a subject that loses its vowel does so here as well.
  const { definition, restored } = answer.compiled;
  const last = answer.words[verb.at - 1];
  // "les gens n'est pas", "ma mère ne ont pas": the "ne" goes with the form that is right.
  if (last && /^n['e]$/.test(last.lower) && restored.has("n'"))
    return answer.text.slice(first.start, last.start) + (definition.elided("ne", form) ?? `ne ${form}`);
  const short = lead.trim() === first.text ? definition.elided(first.lower, form) : undefined;
  return short ?? lead + form;
};

/** The finding that spans subject and verb, whichever comes first; `form` is that of the verb which is right. */
export const findingOn = (
  answer: ParsedAnswer,
  subject: Subject,
  { form, ...told }: Told & { form?: string | undefined },
): Finding => {
  const { first, verb } = subject;
  const right = form && sayWith(answer, subject, form);
  const [from, to] = verb.at < first.at ? [verb, first] : [first, verb];
  return findingAt(from, to, { ...told, right });
};

/** The subject as it stands in the answer, without pronouns and negations that belong to the verb: "mi tío" of "mi tío no me llevé". */
export const named = ({ words, text, compiled }: ParsedAnswer, { first, verb }: Subject): string => {
  const { clitics, nots, joining } = compiled.lists;
  const last = words.slice(first.at, verb.at).findLast(({ at, lower }) => {
    const isJoined = joining.has(words[at - 1]?.lower ?? "");
    return at === first.at || isJoined || !(clitics.has(lower) || nots.has(lower));
  });
  return text.slice(first.start, (last ?? first).end);
};
