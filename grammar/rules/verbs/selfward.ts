import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { ACTORS } from "../../core/subject/noun.ts";
import { type Subject, subjectsIn } from "../../core/subject/subject.ts";
import type { VerbUse } from "../../core/verbUse.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const reflexiveEtre = defineRule({
  id: "reflexive.perfect-etre",
  message: "This verb is reflexive, so its perfect tense takes *être*: *je me suis levé(e)*.",
});
const reflexivePresent = defineRule({
  id: "reflexive.missing-me-se",
  message: "This verb is reflexive: *je me lève*, *il se lève*.",
});

/** What people do to themselves where nobody else is named, and what things do not do at all. */
const ROUTINE =
  /^(?:lever|coucher|doucher|réveiller|habiller|disputer|fâcher|baigner|maquiller|raser|dépêcher|promener|endormir)$/;
/** The same of people, while things do it to people: "la musique détend". */
const FELT = /^(?:reposer|détendre|relaxer|amuser|ennuyer|inquiéter)$/;
/** Reflexive where such a word follows: "elle s'occupe de nous". */
const LINKED: Readonly<Record<string, RegExp>> = {
  occuper: /^d/,
  moquer: /^d/,
  souvenir: /^d/,
  plaindre: /^d/,
  intéresser: /^(?:à|aux?)$/,
  entraîner: /^(?:à|aux?|avec|pour)$/,
};
const SELVES = ["me", "te", "se", "nous", "vous", "se"];

/** "le matin ma sœur lève tôt": somebody in the family stands before the verb, wherever the sentence began. */
const relation = ({ words }: ParsedAnswer, { at }: VerbUse): Subject | undefined => {
  const [first, verb] = words.slice(at - 1, at + 1);
  const [, ending] = /^(?:[ms](on|a|es)|nos|notre)$/.exec(words[at - 2]?.lower ?? "") ?? [];
  if (!verb || !ending || !first?.nouns.some(({ topic }) => topic === "family")) return undefined;
  return { first, verb, slots: [], persons: [ending === "es" ? 5 : 2] };
};

const missing = (
  answer: ParsedAnswer,
  { first, persons }: Subject,
  { at, head, verb }: VerbUse,
): Finding[] => {
  const { words, compiled } = answer;
  const { subjects, lists, definition } = compiled;
  const [helper, done] = [words[at], words[head]];
  const denies = /^n['e]$/.test(words[at - 1]?.lower ?? "");
  const last = words[denies ? at - 2 : at - 1];
  const pronoun = subjects.has(first.lower);
  // "la dispute", "le réveil": what may be a noun is a verb behind a pronoun.
  if (!helper || !done || !last || (helper.nouns.length > 0 && !pronoun) || /^ç|^c/.test(first.lower))
    return [];
  // "il me lève", "nous nous levons": whose it is is said.
  if (last !== first && lists.clitics.has(last.lower)) return [];
  // "… et nous nous couchons"
  if (words[first.at - 1]?.lower === first.lower) return [];
  const compound = at !== head;
  if (compound && !helper.verbs.some((each) => each.verb.lemma === "avoir")) return [];
  // "elle détend" may be about music.
  const somebody =
    persons.some((person) => person % 3 !== 2) ||
    first.lower === "on" ||
    words.slice(first.at, at).some(({ nouns }) => nouns.some(({ topic }) => ACTORS.test(topic ?? "")));
  const next = words[head + 1 + (definition.adverbial?.(words, head + 1, true) ?? 0)];
  const lower = next?.afterPause === false ? next.lower : "";
  const { prepositions, joining, subordinating, belonging } = lists;
  const alone =
    lower === "" ||
    ([prepositions, joining, subordinating].some((list) => list.has(lower)) && !belonging.has(lower));
  // "le chien que je promène"
  const about = words[first.at - 1]?.lower.startsWith("qu") && words[first.at - 2]?.nouns.length;
  const routine = ROUTINE.test(verb.lemma) || (FELT.test(verb.lemma) && somebody);
  if (!(LINKED[verb.lemma]?.test(lower) ?? (routine && alone && !about))) return [];
  const self = SELVES[persons[0] ?? 0] ?? "";
  const said = definition.elided(self, done.text) ?? `${self} ${done.text}`;
  return [
    findingAt(pronoun ? first : helper, done, {
      ...(compound ? reflexiveEtre() : reflexivePresent()),

      ...(!denies &&
        !compound &&
        persons.length === 1 && {
          right: pronoun ? `${compiled.restored.get(first.lower) ?? first.text} ${said}` : said,
        }),
    }),
  ];
};

/** French: "nous disputons souvent", "mon frère habille dans sa chambre", "elle occupe de nous" – verbs without their "se". */
export const selfward: Check = (answer) =>
  answer.compiled.definition.adverbial
    ? answer.uses.flatMap((use) => {
        const subject = subjectsIn(answer).find(({ verb }) => verb.at === use.at) ?? relation(answer, use);
        return subject ? missing(answer, subject, use) : [];
      })
    : [];
