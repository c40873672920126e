import type { Answer } from "../answer.ts";
import { type Check, findingAt } from "../finding.ts";
import { phraseAt } from "../phrase.ts";
import { subjectsIn } from "../subject.ts";
import type { Word } from "../word.ts";

/** What a "que" has before it that asks for the subjunctive. */
const WISHES =
  /^(?:quiero|quieres|quiere|queremos|quieren|quería|querían|prefiero|prefiere|prefieren|espero|esperamos|esperan|recomiendo|sugiero|aconsejo|gustaría|encantaría|ojalá)$/;
const JUDGED = /^(?:importante|necesario|mejor|posible|imposible|esencial|raro|normal|lógico)$/;

/** Does the "que" at this place ask for the subjunctive? */
const asks = ({ words }: Answer, { at, afterPause }: Word): boolean => {
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
const verbBehind = (answer: Answer, from: number): Word | undefined => {
  const { words, speech } = answer;
  const phrase = phraseAt(answer, from);
  let at = phrase ? phrase.noun.at + 1 : from;
  while (
    !words[at]?.afterPause &&
    (speech.subjects.has(words[at]?.lower ?? "") || speech.lists.clitics.has(words[at]?.lower ?? ""))
  )
    at += 1;
  return words[at]?.afterPause ? undefined : words[at];
};

/** Spanish: "quieren que estudio" — a wish for somebody else wants the subjunctive. */
export const subjunctive: Check = (answer) =>
  answer.speech.tongue.dropsSubjects !== true || answer.text.includes("?")
    ? []
    : answer.words.flatMap((word) => {
        if (word.lower !== "que" || !asks(answer, word)) return [];
        const verb = verbBehind(answer, word.at + 1);
        const finite = verb?.verbs.filter(({ person }) => person !== undefined) ?? [];
        const [reading] = finite;
        // "para que sirve" is "para qué".
        if (
          !verb ||
          !reading ||
          /^sirven?$/.test(verb.lower) ||
          answer.speech.lexicon.functional.has(verb.lower)
        )
          return [];
        // "que reciclamos" may be of the past as well, but not behind "es importante".
        const now = finite.find(({ mood }) => mood === "present");
        const open = finite.some(({ mood }) => mood !== "present" && mood !== "preterite");
        if (!now || open || verb.adjectives.length > 0) return [];
        const right = reading.verb.forms.find(
          ({ mood, person }) => mood === "subjunctive" && person === reading.person,
        )?.form;
        return [
          findingAt(word, verb, {
            kind: "tense",
            rule: "What somebody wants, judges or doubts is told in the subjunctive.",
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
  const { words, speech, text } = answer;
  if (speech.tongue.dropsSubjects !== true || /[?¡!]/.test(text)) return [];
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
    const fits = subject && reading.person !== undefined && subject.persons.includes(reading.person);
    if (!sure && (asking.length > 0 || !fits)) return [];
    const person = subject?.persons[0] ?? (verb.verbs.some((each) => each.person === 2) ? 2 : reading.person);
    // "haya" may be "hay" or "ha".
    const right =
      reading.verb.lemma === "haber"
        ? undefined
        : reading.verb.forms.find((form) => form.mood === "present" && form.person === person)?.form;
    return [
      findingAt(verb, verb, {
        kind: "person",
        rule: `“${verb.text}” is the subjunctive of “${reading.verb.lemma}”, which nothing asks for here.`,
        ...(right && { right }),
      }),
    ];
  });
};
