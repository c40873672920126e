import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { phraseAt } from "../../core/phrase/phrase.ts";
import { subjectsIn } from "../../core/subject/subject.ts";
import type { Word } from "../../core/word.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const wishPast = defineRule({
  id: "tense.wish-past-subjunctive",
  message: "After *me gustaría que*, use the past subjunctive: *viniera*, *fuera*.",
});
const wished = defineRule({
  id: "tense.subjunctive",
  message: "With *que* after a wish, a feeling or a doubt, use the subjunctive.",
});

const subjunctiveAfter = defineRule({
  id: "person.subjunctive-after",
  message: (opener: string) => `After *${opener}*, use the subjunctive.`,
});
const needlessSubjunctive = defineRule({
  id: "person.needless-subjunctive",
  message: (verb: string, lemma: string) =>
    `*${verb}* is the subjunctive of *${lemma}*. Nothing here needs the subjunctive.`,
});

/** What a "que" has before it that asks for the subjunctive. */
const WISHES =
  /^(?:quiero|quieres|quiere|queremos|quieren|quería|querían|prefiero|prefiere|prefieren|espero|esperamos|esperan|recomiendo|sugiero|aconsejo|gustaría|encantaría|ojalá)$/;
const JUDGED =
  /^(?:importante|necesario|mejor|posible|imposible|probable|improbable|esencial|fundamental|raro|extraño|normal|lógico|bueno|malo|triste|difícil|horrible|terrible|increíble|injusto|genial|fantástico|preferible|recomendable)$/;

/** The same in French: what stands before its "que". */
const FRENCH_WISHES =
  /^(?:fau(?:t|drait|dra)|fallait|veu(?:x|t|lent)|voul(?:ons|ez|ai\p{L}+)|voudr\p{L}+|préfér\p{L}+|préfère(?:nt)?|souhait\p{L}+|exige(?:nt)?|aimerai\p{L}+|quoi|pourvu|avant|pour|afin|sans)$/u;
const FRENCH_JUDGED =
  /^(?:ai|as|a|avons|ont|avais|avait) peur$|^(?:suis|sommes|étais|était) (?:content|contente|triste|heureux|heureuse)$|^est (?:important|nécessaire|essentiel|dommage|possible|impossible|bizarre|triste|normal|rare|temps|mieux)$/;

/** Does the "que" at this place ask for the subjunctive? */
const asks = ({ words }: ParsedAnswer, { at, afterPause }: Word): boolean => {
  const [before, earlier] = [words[at - 1]?.lower ?? "", words[at - 2]?.lower ?? ""];
  if (afterPause) return false;
  if (/^(?:lástima|pena)$/.test(before)) return earlier === "una";
  if (before === "de") return earlier === "alegro" || earlier === "alegra";
  // "lo que quiero que", "más importante que"
  if (WISHES.test(before)) return true;
  if (JUDGED.test(before)) return earlier === "es" || earlier === "sería";
  if (before === "antes" || earlier + before === "antesde") return true;
  return (
    before === "para" || (/^(?:creo|pienso)$/.test(before) && earlier === "no" && !words[at - 1]?.afterPause)
  );
};

/** The verb behind "que", past its subject and its pronouns. */
const verbBehind = (answer: ParsedAnswer, from: number): Word | undefined => {
  const { words, compiled } = answer;
  // "que tous les enfants du monde peuvent": whatever belongs to the subject stands before its verb.
  const named = subjectsIn(answer).find(({ first }) => first.at >= from && first.at <= from + 1);
  if (named && compiled.definition.onlySubjects) return named.verb;
  // "que todos los países reduzcan", "que chaque élève a"
  const all = compiled.definition.spanish && /^tod[oa]s?$/.test(words[from]?.lower ?? "") ? 1 : 0;
  const phrase = phraseAt(answer, from + all) ?? phraseAt(answer, from);
  const led = words[from]?.lower === "chaque" ? 2 : all;
  let at = phrase ? phrase.noun.at + 1 : from + led;
  while (
    !words[at]?.afterPause &&
    (compiled.subjects.has(words[at]?.lower ?? "") || compiled.lists.clitics.has(words[at]?.lower ?? ""))
  )
    at += 1;
  return words[at]?.afterPause ? undefined : words[at];
};

/** French: "il faut que", "c'est dommage que", and "bien que" where it is no "je vois bien que". */
const asksInFrench = ({ words }: ParsedAnswer, { at, afterPause }: Word): boolean => {
  // "il faut aussi que"
  const from = /^(?:aussi|absolument|vraiment|surtout)$/.test(words[at - 1]?.lower ?? "") ? at - 1 : at;
  const [before, earlier] = [words[from - 1], words[from - 2]];
  if (!before || afterPause) return false;
  const although = before.afterPause || (earlier !== undefined && earlier.nouns.length > 0);
  return (
    FRENCH_WISHES.test(before.lower) ||
    FRENCH_JUDGED.test(`${earlier?.lower} ${before.lower}`) ||
    (before.lower === "bien" && although) ||
    (before.lower === "ce" && words[at - 3]?.lower === "jusqu'")
  );
};

const inFrench = (answer: ParsedAnswer, word: Word, spoken: boolean): Finding[] => {
  const verb =
    /^qu['e]$/.test(word.lower) && asksInFrench(answer, word) ? verbBehind(answer, word.at + 1) : undefined;
  const finite = verb?.verbs.filter(({ person }) => person !== undefined) ?? [];
  const [reading] = finite;
  if (!verb || !reading || finite.some(({ mood }) => mood !== "present")) return [];
  if (!answer.uses.some(({ at }) => at === verb.at)) return [];
  const form = reading.verb.forms.find(
    ({ mood, person }) => mood === "subjunctive" && person === reading.person,
  )?.form;
  const { sound } = answer.compiled.definition;
  // "j'ai" sounds like "j'aie".
  if (spoken && (verb.lower === "ai" || (form && sound(form) === sound(verb.lower)))) return [];
  const subject = answer.compiled.subjects.get(answer.words[verb.at - 1]?.lower ?? "");
  const fits = finite.some(({ person }) => person !== undefined && subject?.persons.includes(person));
  return [
    findingAt(word, verb, {
      ...subjunctiveAfter(`${answer.words[word.at - 1]?.text} ${word.text}`),

      ...(form && fits && { right: answer.text.slice(word.start, verb.start) + form }),
    }),
  ];
};

const inSpanish = (answer: ParsedAnswer): Finding[] =>
  answer.compiled.definition.dropsSubjects !== true || answer.text.includes("?")
    ? []
    : answer.words.flatMap((word) => {
        if (word.lower !== "que" || !asks(answer, word)) return [];
        const verb = verbBehind(answer, word.at + 1);
        // "que venga" is no revenge.
        const finite =
          verb?.verbs.filter(({ person, verb: { lemma } }) => person !== undefined && lemma !== "vengar") ??
          [];
        const [reading] = finite;
        // "para que sirve" is "para qué".
        if (
          !verb ||
          !reading ||
          /^sirven?$/.test(verb.lower) ||
          (verb.lower !== "venga" && answer.compiled.lexicon.functional.has(verb.lower))
        )
          return [];
        // "que reciclamos" may be of the past as well, but not behind "es importante".
        const now = finite.find(({ mood }) => mood === "present");
        const open = finite.some(({ mood }) => mood !== "present" && mood !== "preterite");
        // "me gustaría que la gente sería más amable"
        const wish = /^(?:gustaría|encantaría|quer[íi]an?)$/.test(answer.words[word.at - 1]?.lower ?? "");
        // … and "me gustaría que venga"
        const would = finite.every(
          ({ mood }) => mood === "conditional" || (wish && (mood === "imperfect" || mood === "subjunctive")),
        );
        const told = wish && finite.every(({ mood }) => mood === "subjunctive") ? wishPast() : wished();
        if (!(would || (now && !open)) || verb.adjectives.length > 0) return [];
        const right = reading.verb.forms.find(
          ({ mood, person }) =>
            mood === (would ? "pastSubjunctive" : "subjunctive") && person === reading.person,
        )?.form;
        return [
          findingAt(word, verb, {
            ...told,
            ...(right && { right: answer.text.slice(word.start, verb.start) + right }),
          }),
        ];
      });

/** What may ask for a subjunctive anywhere before it in the sentence. */
const ASKING =
  /^(?:que|ojalá|cuando|aunque|quizás?|acaso|donde|mientras|como|quien|quienes|según|apenas|tal|posiblemente|probablemente|cual\p{L}*|cuant[oa]s?|no|sin|a|o|hasta|qué|viva)$/u;
const SURE = /^(?:creo|cree|creen|pienso|piensa|opino|sé|obvio|claro|cierto|verdad|seguro|evidente)$/;

/** Spanish: "mis amigos escuchen música", "creo que sea feo" – a subjunctive that nothing asks for. */
export const needless: Check = (answer) => {
  const { words, compiled, text } = answer;
  if (compiled.definition.dropsSubjects !== true || /[?¡!]/.test(text)) return [];
  const named = new Map(subjectsIn(answer).map((subject) => [subject.verb.at, subject]));
  return words.flatMap((verb) => {
    const [reading] = verb.verbs;
    const wished = reading !== undefined && verb.verbs.every(({ mood }) => mood === "subjunctive");
    if (!wished || verb.nouns.length + verb.adjectives.length > 0) return [];
    const from = words.slice(0, verb.at + 1).findLast(({ opens }) => opens)?.at ?? 0;
    const asking = words.slice(from, verb.at).filter(({ lower }) => ASKING.test(lower));
    const [only] = asking;
    const sure =
      asking.length === 1 &&
      only?.lower === "que" &&
      SURE.test(words[only.at - 1]?.lower ?? "") &&
      verb.at - only.at < 6;
    const subject = named.get(verb.at);
    const fits =
      subject && verb.verbs.some(({ person }) => person !== undefined && subject.persons.includes(person));
    if (!sure && (asking.length > 0 || !fits)) return [];
    const person = subject?.persons[0] ?? (verb.verbs.some((each) => each.person === 2) ? 2 : reading.person);
    // "haya" may be "hay" or "ha".
    const right =
      reading.verb.lemma === "haber"
        ? undefined
        : reading.verb.forms.find((form) => form.mood === "present" && form.person === person)?.form;
    return [
      findingAt(verb, verb, {
        ...needlessSubjunctive(verb.text, reading.verb.lemma),

        ...(right && { right }),
      }),
    ];
  });
};

/**
 * "quieren que estudio", "il faut que je vais": a wish for somebody else wants the subjunctive, and so do some conjunctions
 * of French.
 */
export const subjunctive: Check = (answer, spoken) =>
  answer.compiled.definition.onlySubjects
    ? answer.words.flatMap((word) => inFrench(answer, word, spoken))
    : inSpanish(answer);
