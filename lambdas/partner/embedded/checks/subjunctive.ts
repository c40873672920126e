import type { Answer } from "../answer.ts";
import { type Check, findingAt } from "../finding.ts";
import { phraseAt } from "../phrase.ts";
import type { Word } from "../word.ts";

/** What a "que" has before it that asks for the subjunctive. */
const WISHES =
  /^(?:quiero|quieres|quiere|queremos|quieren|quería|querían|prefiero|prefiere|prefieren|espero|esperamos|esperan|recomiendo|sugiero|aconsejo|gustaría|encantaría|ojalá)$/;
const JUDGED = /^(?:importante|necesario|mejor|posible|imposible|esencial|raro|normal|lógico)$/;

/** Does the "que" at this place ask for the subjunctive? */
const asks = ({ words }: Answer, { at, afterPause }: Word): boolean => {
  const [before, earlier] = [words[at - 1]?.lower ?? "", words[at - 2]?.lower ?? ""];
  if (afterPause) return false;
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
        if (finite.some(({ mood }) => mood !== "present") || verb.adjectives.length > 0) return [];
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
