import type { Spanish } from "../../core/languageDefinition.ts";
import type { Person } from "../../core/morphology.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import type { Word } from "../../core/word.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const selfMissing = defineRule({
  id: "reflexive.missing-pronoun-before",
  message: (self: string) => `This verb is reflexive: put *${self}* before it.`,
});
const selfMismatch = defineRule({
  id: "reflexive.pronoun-mismatch",
  message: (pronoun: string, verb: string) =>
    `The reflexive pronoun must match its verb: *${pronoun}* doesn't go with *${verb}*.`,
});
const selfOnInfinitive = defineRule({
  id: "reflexive.pronoun-on-infinitive",
  message: (self: string) => `The reflexive pronoun on the infinitive matches the subject: *${self}*.`,
});

/** "a las siete", "temprano", the end: nobody else is being woken. */
const isAlone = ({ words }: ParsedAnswer, word: Word): boolean => {
  const next = words[word.at + 1];
  if (!next || next.afterPause) return true;
  if (next.lower === "a") return /^(las?|eso|medianoche|mediodía)$/.test(words[next.at + 1]?.lower ?? "");
  return /^(un|mucho|muchísimo|bastante|con|en|muy|temprano|tarde|pronto|y|antes|después|sobre|normalmente|todos|cuando|siempre|por|rápidamente)$/.test(
    next.lower,
  );
};

/** "levanto a las siete": what is done to oneself says so. */
const missing = (answer: ParsedAnswer, { routine, selves }: Spanish, word: Word): Finding[] => {
  const before = word.afterPause ? undefined : answer.words[word.at - 1];
  if (before && selves.concat("lo", "la", "los", "las", "le", "les").includes(before.lower)) return [];
  const used = answer.uses.some(({ at, head }) => at === word.at && head === at);
  const readings = word.verbs.filter(
    ({ verb, person }) => routine.includes(verb.lemma) && person !== undefined,
  );
  const people = new Set(readings.map(({ person }) => person));
  const [person] = people;
  if (!used || people.size !== 1 || person === undefined || !isAlone(answer, word)) return [];
  if (word.nouns.length > 0 && person !== 0) return [];
  return [
    findingAt(word, word, {
      ...selfMissing(selves[person] ?? ""),

      right: `${selves[person]} ${word.text.toLowerCase()}`,
    }),
  ];
};

/** "se levanto", "me levanta a las siete": pronoun and verb are not about the same person. */
const mismatched = (answer: ParsedAnswer, { routine, selves }: Spanish, word: Word): Finding[] => {
  const before = word.afterPause ? undefined : answer.words[word.at - 1];
  if (!before || !selves.includes(before.lower)) return [];
  const finite = word.verbs.filter(({ person, mood }) => person !== undefined && mood !== "subjunctive");
  const [first] = finite;
  if (!first || finite.length < word.verbs.filter(({ person }) => person === undefined).length) return [];
  // "No se, escribo las palabras": "sé" without its accent.
  if (before.lower === "se" && answer.words[before.at - 1]?.lower === "no") return [];
  const fits = (person: Person | undefined) => person !== undefined && selves[person] === before.lower;
  if (finite.some(({ person }) => fits(person))) return [];
  const ours =
    before.lower === "se" && finite.every(({ person }) => person === 0 || person === 1 || person === 3);
  const daily = routine.includes(first.verb.lemma) && isAlone(answer, word) && before.lower !== "se";
  const pre = before.afterPause ? undefined : answer.words[before.at - 1];
  // "escucho música porque me despierta": the music does.
  if (!ours && pre?.lower === "porque" && answer.words.slice(0, pre.at).some(({ nouns }) => nouns.length > 0))
    return [];
  if (!ours && !(daily && !(pre && (pre.nouns.length > 0 || pre.capital)))) return [];
  // "me acosto" is no "acostó": its stem has not been changed.
  const wanted = /ó$/.test(first.form) && word.text.endsWith("o") ? "present" : first.mood;
  const form = first.verb.forms.find(({ mood, person }) => mood === wanted && fits(person))?.form;
  return [
    findingAt(before, word, {
      ...selfMismatch(before.text, word.text),

      ...(daily && form && { right: `${before.text} ${form}` }),
    }),
  ];
};

const LIKING = /^(?:gusta|encanta|gustaría|encantaría|gustaba|mola|apetece)$/;
/** Whom it makes do something is told by the pronoun before it. */
const LEADING = /^(?:ayudar|permitir|obligar|hacer|dejar|animar)$/;
const OWNING = /^(?:querer|poder|deber|necesitar|preferir|esperar|pensar|soler|tener|ir|intentar|odiar)$/;
/** Verbs that people do to themselves, where no object follows: "quiero casar", "me gusta relajar en …". */
const SELFWARD = /^(?:casar|divorciar|duchar|relajar|divertir|enamorar|sentar|levantar|acostar)$/;

/** Whose infinitive this is: "quiero", "me gusta". */
const owner = ({ words, uses }: ParsedAnswer, infinitive: Word): Person | undefined => {
  const use = uses.findLast(({ at }) => at < infinitive.at);
  const verb = words[use?.at ?? -1];
  const between = verb ? words.slice(verb.at + 1, infinitive.at + 1) : [];
  if (
    !verb ||
    between.length > 4 ||
    between.some(({ afterPause, lower }) => afterPause || /^(?:para|porque|cuando|si)$/.test(lower))
  )
    return undefined;
  // "te ayuda a relajarse"
  if (LIKING.test(verb.lower) || LEADING.test(use?.verb.lemma ?? "")) {
    const who = ["me", "te", "le", "nos", "os", "les"].indexOf(words[verb.at - 1]?.lower ?? "");
    return who < 0 ? undefined : (who as Person); // the persons are 0–5
  }
  const persons = new Set(verb.verbs.flatMap(({ person }) => person ?? []));
  const [person] = persons;
  return persons.size === 1 && verb.verbs.some(({ verb: { lemma } }) => OWNING.test(lemma))
    ? person
    : undefined;
};

/** "tengo que levantarse", "me gusta divertirse", "me gusta relajar": the pronoun on an infinitive goes with its owner. */
const hanging = (answer: ParsedAnswer, { selves }: Spanish, word: Word): Finding[] => {
  const [, host] = /^(.*[aeií]r)se$/.exec(word.lower) ?? [];
  const bare = word.verbs.find(
    ({ mood, verb }) => mood === "infinitive" && SELFWARD.test(verb.lemma) && verb.lemma === word.lower,
  );
  const next = answer.words[word.at + 1];
  const alone =
    bare &&
    (!next ||
      next.afterPause ||
      /^(?:y|con|en|porque|a|antes|después|más|mucho|temprano|tarde)$/.test(next.lower));
  if (!word.verbs.some(({ mood }) => mood === "infinitive") || !(host || alone)) return [];
  const person = owner(answer, word);
  const self = selves[person ?? 2];
  // "me gusta duchar a mi perro", "se quiere casar"
  const served = answer.words
    .slice(Math.max(0, word.at - 3), word.at)
    .some(({ lower, at }) => selves.includes(lower) && !LIKING.test(answer.words[at + 1]?.lower ?? ""));
  if (
    person === undefined ||
    self === undefined ||
    (host
      ? self === "se"
      : served || (next?.lower === "a" && !/^las?$/.test(answer.words[next.at + 1]?.lower ?? "")))
  )
    return [];
  return [
    findingAt(word, word, {
      ...selfOnInfinitive(self),

      right: (host ?? word.lower) + self,
    }),
  ];
};

/** Spanish: reflexive pronouns that are missing or about somebody else. */
export const reflexive: Check = (answer) => {
  const usage = answer.compiled.definition.spanish;
  if (!usage) return [];
  return answer.words.flatMap((word) => [
    ...missing(answer, usage, word),
    ...mismatched(answer, usage, word),
    ...hanging(answer, usage, word),
  ]);
};
