import type { Opening } from "../../../domain/conversation.ts";
import { activities, type Language } from "../../../domain/exercise.ts";
import type { RepairRequest } from "../../../domain/repair.ts";
import { questionToRepeat, sentencesOf } from "../../../domain/sentences.ts";
import type { Moment, Question, Repair } from "../partner.ts";
import { withKnown } from "./asked.ts";
import { meaningOf, wordFor } from "./dictionary.ts";
import { modelAnswer } from "./modelAnswer.ts";
import type { Said } from "./phrasebook.ts";
import { type RepairLine, repairLines } from "./repairLines.ts";
import type { SimplerThan } from "./simpler.ts";

/** Something of Mark's; without `english` nobody knows that. */
type Line = { text: string; english?: string | undefined };

const ELLIPSIS = "…";

const line = (language: Language, name: RepairLine, about?: Said): Line[] =>
  repairLines[language][name].map(({ text, english }) => {
    const filled = (template: string) =>
      template
        .replaceAll("{word}", about?.text ?? ELLIPSIS)
        .replaceAll("{english}", about?.english ?? ELLIPSIS);
    return { text: filled(text), english: filled(english) };
  });

/** What was asked about, whichever of the two languages it turns out to be in: "Was heißt 'shed'?", "Was heißt Freizeit?" */
const lookedUp = (
  { kind, word }: RepairRequest,
  language: Language,
): { kind: "known" | "means"; about: Said } | undefined => {
  if (word === undefined || (kind !== "word" && kind !== "meaning")) return undefined;
  const known = wordFor(word, language);
  const means = meaningOf(word, language);
  if (kind === "word")
    return known ? { kind: "known", about: known } : means && { kind: "means", about: means };
  return means ? { kind: "means", about: means } : known && { kind: "known", about: known };
};

/** What Mark says to a request that stands beside an answer, before he goes on. */
export const saidBeside = (request: RepairRequest, language: Language): Said | undefined => {
  const found = lookedUp(request, language);
  const lines = () => {
    switch (request.kind) {
      case "word":
        return line(language, found?.kind ?? "unknownToo", found?.about);
      case "meaning":
        return line(language, found?.kind ?? "unexplained", found?.about);
      case "slower":
        return line(language, "slowly");
      case "notUnderstood":
        return line(language, "fine");
      case "repeat":
        return line(language, "sure");
    }
  };
  const [said] = lines();
  return said && { text: said.text, english: said.english ?? "" };
};

/** The English of the question: its own, or what of the line that Mark first put it in is about it. */
const englishOf = ({ text, translation }: Question, { shown }: Repair): string | undefined => {
  if (translation) return translation;
  if (!shown?.translation || shown.untranslated?.includes(text)) return undefined;
  return sentencesOf(text).length === 1 && text.includes("?") && shown.translation.includes("?")
    ? questionToRepeat(shown.translation)
    : undefined;
};

/** An answer that is given away with its beginning helps nobody. */
const ANSWER_MIN_WORDS = 4;

/** The first words of an answer: two, or three where two say little ("Sí, me gusta", "Ich bin mit"). */
const beginningOf = (answer: string): string | undefined => {
  const words = answer.trim().split(/\s+/);
  if (words.length < ANSWER_MIN_WORDS) return undefined;
  const count = (words[1] ?? "").length > 3 ? 2 : 3;
  return words
    .slice(0, count)
    .join(" ")
    .replace(/[\s,.:;!?]+$/, "");
};

/** What stands before the question, if anything does. */
const leadTo = (repair: Repair, language: Language): Line[] => {
  const found = lookedUp(repair, language);
  const taught = repair.isTaught ? line(language, repair.kind, found?.about) : [];
  switch (repair.kind) {
    case "word":
      return [...taught, ...(found ? line(language, found.kind, found.about) : line(language, "unknown"))];
    case "meaning":
      return [...taught, ...line(language, found?.kind ?? "unexplained", found?.about)];
    case "notUnderstood":
      return repair.isAgain || repair.isInEnglish ? taught : line(language, "fine");
    case "repeat":
    case "slower":
      return repair.isAgain || repair.isInEnglish ? taught : line(language, "sure");
  }
};

/**
 * What Mark says to a request for help with his question: the word that was asked for, and the question to the letter. Who
 * does not understand it a second time hears it in simpler words, or how an answer could begin, where the activity
 * lets him put it in other words; a role play is read as it is written.
 */
export const repairedBy =
  (simplerFor: (language: Language) => SimplerThan) =>
  ({ exercise, next, repair }: Moment): Opening => {
    if (!repair || next.kind !== "question") throw new Error("Nobody has asked for help with a question.");
    const { language, activity, settings } = exercise;
    const question = withKnown(next.question, language);
    const options = question.modelAnswer || repair.shown?.options || modelAnswer(question, language);
    const asked: Line = { text: question.text, english: englishOf(question, repair) };
    // A word of Mark's that nobody can explain is best left out of his question.
    const isLost = repair.kind === "meaning" && lookedUp(repair, language) === undefined;
    const mayRephrase = activities[activity].rephrased;
    const isStuck =
      repair.kind === "notUnderstood" && (repair.isAgain || repair.isToExplain === true) && mayRephrase;
    const simpler = isStuck || (isLost && mayRephrase) ? simplerFor(language)(question.text) : undefined;
    const beginning = isStuck && !simpler && settings.isModelAnswerActive ? beginningOf(options) : undefined;
    const lines = [
      ...leadTo(repair, language),
      simpler ?? asked,
      ...(beginning ? line(language, "start", { text: beginning, english: beginning }) : []),
    ];
    const untranslated = lines.filter(({ english }) => !english).map(({ text }) => text);
    return {
      message: lines.map(({ text }) => text).join(" "),
      translation: lines.flatMap(({ english }) => english || []).join(" "),
      ...(untranslated.length > 0 && { untranslated: untranslated.join(" ") }),
      options,
    };
  };
