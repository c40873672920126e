import type { VerbReading } from "../../../core/lexicon.ts";
import type { ParsedAnswer } from "../../../core/parsedAnswer.ts";
import { phraseAt, ruledSlots } from "../../../core/phrase/phrase.ts";
import type { Subject } from "../../../core/subject/subject.ts";
import { goesWith } from "../../../core/subject/verb.ts";
import type { Finding } from "../../../engine/finding.ts";
import { defineRule } from "../../../engine/rule.ts";
import { findingOn, formFor, named } from "./wording.ts";

const wrongForm = defineRule({
  id: "person.wrong-form",
  message: (subject: string, lemma: string) => `With *${subject}*, use another form of *${lemma}*.`,
});
const infinitiveForm = defineRule({
  id: "infinitive.with-subject",
  message: (subject: string, lemma: string) =>
    `With *${subject}*, change the ending of *${lemma}*: this is the infinitive.`,
});

/** What these do, they do to somebody in the dative. */
const IMPRESSING = /^(?:gefallen|schmecken|gehören|fehlen|passen|reichen|einfallen)$/;

const isInfinitive = ({ verb }: Subject): boolean => verb.verbs.some(({ mood }) => mood === "infinitive");

const FEELING =
  /^(?:schlecht|übel|kalt|warm|heiß|langweilig|schwindlig|egal|peinlich|wichtig|klar|weh|gefallen|passiert|bewusst|recht|geholfen|gesagt)$/;

/** German: "ihr wurde schlecht", "ihr ist etwas passiert": to her. */
const isToHer = ({ words }: ParsedAnswer, { verb }: Subject, lemma: string): boolean =>
  goesWith(verb, [2]) &&
  (lemma === "werden" || words.slice(verb.at, verb.at + 7).some(({ lower }) => FEELING.test(lower)));

const SAYING =
  /^(?:ge)?(?:sag|behaupt|meint|meinen$|erzähl|bericht|schr(?:ei|ie)b|frag|glaub|denk|dacht|antwort|erklär|verspr|hoff|heißt$|hieß)/;

const SAID = /^(?:sagte|meinte|behauptete|erzählte|antwortete|erklärte)$/;

/** German: "er behauptete, er habe nichts gesehen": what somebody said has a form of its own. */
const isReported = ({ words }: ParsedAnswer, { first, verb, persons }: Subject): boolean =>
  persons.every((person) => person === 2 || person === 5) &&
  verb.lower.endsWith("e") &&
  verb.verbs.some(({ mood, person }) => mood === "present" && person === 0) &&
  (words.slice(Math.max(0, first.at - 8), first.at).some(({ lower }) => SAYING.test(lower)) ||
    words.some(({ lower, afterPause }) => afterPause && SAID.test(lower)));

/** German: "ihr gefällt Tanzen", "keine Lust, mein Zimmer aufräumen" – what stands before the verb is no subject. */
const isGermanObject = (
  answer: ParsedAnswer,
  subject: Subject,
  { verb: { lemma } }: VerbReading,
): boolean => {
  const { words, uses } = answer;
  const { first, verb, slots } = subject;
  if (first.lower === "ihr" && IMPRESSING.test(lemma)) return true;
  if (first.lower === "ihr" && isToHer(answer, subject, lemma)) return true;
  if (isReported(answer, subject)) return true;
  // "die rechnung bitte"
  if (verb.lower === "bitte") return true;
  // "…, mein Zimmer aufräumen zu müssen"
  const next = words[verb.at + 1];
  const ends = (!next || next.afterPause) && (uses[0]?.at ?? verb.at) < first.at;
  return isInfinitive(subject) && slots.length > 0 && (next?.lower === "zu" || ends);
};

/** Spanish: "los jóvenes no tenemos adónde ir", "el críquet prefiero jugarlo": the verb is somebody else's, or is none. */
const isSpanishOther = (
  { words }: ParsedAnswer,
  { first, verb }: Subject,
  { person }: VerbReading,
): boolean =>
  // Whoever is one of them says "we".
  (person === 3 && /^l[oa]s$/.test(first.lower)) ||
  // What it is done to.
  (person === 0 && words.slice(verb.at + 1).some(({ lower }) => /rl[oa]s?$/.test(lower))) ||
  // "mi hermanastro Leo y yo": a name.
  (verb.capital && !verb.opens);

/** "Mi plato favorito son las gambas", "Das größte Problem sind die Autos": the verb goes with what follows. */
const goesWithNext = (
  answer: ParsedAnswer,
  { verb, slots }: Subject,
  { verb: { lemma } }: VerbReading,
): boolean => {
  if (answer.compiled.definition.onlySubjects || !/^(?:ser|sein)$/.test(lemma) || !goesWith(verb, [5]))
    return false;
  const behind = phraseAt(answer, verb.at + 1);
  return behind
    ? ruledSlots(behind).every((slot) => slot[1] === "p")
    : /^(?:die|los|las)$/.test(answer.words[verb.at + 1]?.lower ?? "") && slots.length > 0;
};

/** Is more wrong than the form of the verb, so that this cannot be put right at once? */
const isDoubtful = (
  { words, compiled }: ParsedAnswer,
  { first, verb, persons: [person] }: Subject,
): boolean => {
  const { spanish, onlySubjects, german } = compiled.definition;
  // "Mein Bruder und ich": two together are we.
  if (german)
    return (
      !first.afterPause &&
      compiled.lists.joining.has(words[first.at - 1]?.lower ?? "") &&
      (words[first.at - 2]?.nouns.length ?? 0) > 0
    );
  // "il sont" may be meant for "ils sont".
  if (onlySubjects) return /^(?:il|elle)$/.test(first.lower) && goesWith(verb, [5]);
  // "yo se levanta": the pronoun between the two is wrong as well.
  const selves = spanish?.selves ?? [];
  const between = verb.at - 1 > first.at ? (words[verb.at - 1]?.lower ?? "") : "";
  return selves.includes(between) && person !== undefined && selves[person] !== between;
};

/** German: "… und Indie | und ich spiele": what stands before "und ich", inside a sentence, may belong to the verb before. */
const isAnother = ({ words, uses }: ParsedAnswer, { first, verb }: Subject): boolean => {
  const [and, me] = [words[verb.at - 2], words[verb.at - 1]];
  const served = uses.some(
    ({ at }) => at < first.at && !words.slice(at + 1, first.at + 1).some(({ opens }) => opens),
  );
  const mine = me?.lower === "ich" && and?.lower === "und" && goesWith(verb, [0]);
  return mine && first.at < and.at && !first.opens && served;
};

/** German: with these the verb at the end of the clause is an infinitive. */
const MODALS = /^(?:können|müssen|wollen|dürfen|sollen|mögen|werden)$/;

/** "je vas", "mes amis joue": a form for somebody else. */
export const wrongPerson = (answer: ParsedAnswer, subject: Subject, spoken: boolean): Finding[] => {
  const { compiled, uses } = answer;
  const { definition } = compiled;
  const { verb } = subject;
  const finite = verb.verbs.filter(({ person }) => person !== undefined);
  // "Yo fue al cine" is from ir, not from ser.
  const meant = uses.find(({ at }) => at === verb.at)?.verb;
  const reading = finite.find((each) => each.verb === meant) ?? finite[0];
  // "Keine Ahnung, schlafen": that is nobody who does anything.
  // "zu finden | ich habe …", "la talla mediana, creo"
  const before = answer.words[verb.at - 1];
  if (definition.german && before?.lower === "zu") return [];
  if (
    definition.spanish &&
    /^(?:creo|pienso|supongo)$/.test(verb.lower) &&
    (before?.nouns.length || before?.adjectives.length)
  )
    return [];
  // "man kann Zeitungen austragen | ich selbst …", as it is heard: the infinitive of a verb before it
  const led = uses.some(
    ({ at }) =>
      at < verb.at &&
      at > verb.at - 12 &&
      answer.words[at]?.verbs.some(({ verb: { lemma } }) => MODALS.test(lemma)),
  );
  if (definition.german && verb.at < subject.first.at && isInfinitive(subject) && led) return [];
  if (definition.german && /^ahnung$/.test(answer.words[verb.at - 1]?.lower ?? "")) return [];
  if (!reading || goesWith(verb, subject.persons) || goesWithNext(answer, subject, reading)) return [];
  if (definition.german && (isGermanObject(answer, subject, reading) || isAnother(answer, subject)))
    return [];
  if (definition.spanish && isSpanishOther(answer, subject, reading)) return [];
  // "yo penso" lacks the change of its stem rather than an accent.
  const plain = definition.spanish && reading.form.endsWith("ó") && verb.text.endsWith("o");
  const form = isDoubtful(answer, subject)
    ? undefined
    : formFor(plain ? { ...reading, mood: "present" } : reading, subject);
  if (spoken && form && definition.sound(form) === definition.sound(verb.lower)) return [];
  return [
    findingOn(answer, subject, {
      // German infinitives look like the plural: "ich spielen".
      ...(isInfinitive(subject) ? infinitiveForm : wrongForm)(named(answer, subject), reading.verb.lemma),
      form,
    }),
  ];
};
