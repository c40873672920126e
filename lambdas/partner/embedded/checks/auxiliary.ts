import type { Answer } from "../answer.ts";
import { type Check, findingAt } from "../finding.ts";
import type { Word } from "../word.ts";

/** With "être" the participle agrees: nous avons allé → nous sommes allés. */
const agreeing = ({ speech, words }: Answer, helper: Word, participle: Word, needs: string): string => {
  const own = participle.verbs.find(({ mood }) => mood === "participle");
  const forms = own?.verb.forms.filter(({ mood }) => mood === "participle").map(({ form }) => form) ?? [];
  const [masculine, feminine, plural, feminines] = forms;
  if (needs !== speech.tongue.auxiliaries?.being || forms.length < 4 || participle.lower !== masculine)
    return participle.text;
  const subject = words[helper.at - 1]?.lower;
  const many = helper.verbs.some(({ person }) => person !== undefined && person > 2);
  const form = many ? (subject === "elles" ? feminines : plural) : subject === "elle" ? feminine : masculine;
  return form ?? participle.text;
};

/** The same phrase with the other helper, if its form is certain: "j'ai allé" → "je suis allé". */
const repaired = (answer: Answer, helper: Word, participle: Word, needs: string) => {
  const { speech, words, text } = answer;
  const readings = helper.verbs.filter(({ person }) => person !== undefined);
  const forms = readings.map(
    ({ person, mood }) =>
      speech.lexicon.verbOf.get(needs)?.forms.find((form) => form.person === person && form.mood === mood)
        ?.form,
  );
  const [form] = forms;
  if (!form || new Set(forms).size > 1) return { first: helper, right: undefined };
  const rest = form + text.slice(helper.end, participle.start) + agreeing(answer, helper, participle, needs);
  const before = words[helper.at - 1];
  if (!before || helper.afterPause) return { first: helper, right: rest };
  const full = speech.restored.get(before.lower);
  if (full && !speech.tongue.softens(form)) return { first: before, right: `${full} ${rest}` };
  const short = speech.tongue.elided(before.lower, rest);
  if (short) return { first: before, right: short };
  return { first: helper, right: rest };
};

/** The wrong helping verb in the past: "j'ai allé", "je suis mangé", "ich habe gegangen". */
export const auxiliary: Check = (answer) => {
  const { auxiliaries } = answer.speech.tongue;
  if (!auxiliaries) return [];
  const { being, having, withBeing, neverBeing, mostlyBeing, reflexive } = auxiliaries;
  return answer.uses.flatMap(({ at, head, verb }) => {
    const helper = answer.words[at];
    const participle = answer.words[head];
    const lemma = helper?.verbs.find(({ person }) => person !== undefined)?.verb.lemma;
    if (!helper || !participle || head === at || participle.verbs.every(({ mood }) => mood !== "participle"))
      return [];
    // "gefallen" is from fallen as well as from gefallen: only what every verb that it may be from rules out is wrong.
    const isOnly = (list: readonly string[]) =>
      list.includes(verb.lemma) &&
      participle.verbs.every(({ mood, verb: from }) => mood !== "participle" || list.includes(from.lemma));
    const subject = answer.words[at - 1]?.lower ?? "";
    const selfward = reflexive.includes(`${answer.words[at - 2]?.lower} ${subject}`);
    const next = answer.words[head + 1];
    const bare = !next || next.afterPause || !answer.speech.determiners.has(next.lower);
    const needs =
      lemma === having && (isOnly(withBeing) || selfward || (mostlyBeing.includes(verb.lemma) && bare))
        ? being
        : lemma === being && isOnly(neverBeing) && !selfward && next?.lower !== "par"
          ? having
          : undefined;
    if (!needs) return [];
    const why = selfward ? "A reflexive verb" : `“${verb.lemma}”`;
    const { first, right } = repaired(answer, helper, participle, needs);
    return [
      findingAt(first, participle, {
        kind: "auxiliary",
        rule: `${why} makes its past tense with “${needs}”, not with “${lemma}”.`,
        right,
      }),
    ];
  });
};
