import { type Annotation, annotated, type LessonView, type Line } from "../../domain/conversation.ts";
import type { Exercise, Language } from "../../domain/exercise.ts";
import { isToHearAgain, type RepairKind, type RepairRequest } from "../../domain/repair.ts";
import { plainWords } from "../../domain/sameWords.ts";
import { questionToRepeat } from "../../domain/sentences.ts";
import type { Question, Repair } from "../partner/partner.ts";
import { screen } from "../safeguarding/screen.ts";
import { passageOf, questionsFor } from "./agenda.ts";
import { repairRequestIn, requestBesideIn, unknownWordIn } from "./repairRequest.ts";

/** Where the task is to ask for a repetition, that is the answer. */
const SETS_REPEATING = /r[eé]p[eé]t|rep[ie]t|wiederhol/i;
/** The same for the other kinds, where a task says what the student is to do: "Ask how to say …", "Demande ce que … veut dire". */
const TELLS_TO =
  /(?<!\p{L})(?:demande[zr]?|dis|dites|pid[ea]|pregunt[ae]|dig?a?|frage?n?|bitte (?:um|ihn|sie|den|die)|sage?n?|ask|say|tell)(?!\p{L})/iu;
const SETS: Readonly<Record<RepairKind, RegExp>> = {
  repeat: SETS_REPEATING,
  slower: /lentement|despacio|lent[oa]|langsam|slow/i,
  notUnderstood: /compri|compren|entien|versteh|verstanden|understand/i,
  word: /(?:comment|c[oó]mo|wie|how)\s.*(?:on dit|dit-on|dire|se dice|decir|sagt|auf deutsch|say)/i,
  meaning: /veut dire|signifi|quiere decir|bedeutet|mean/i,
};

const isTask = ({ text, studentAsks }: Question, kind: RepairKind): boolean =>
  SETS_REPEATING.test(text) || ((studentAsks || TELLS_TO.test(text)) && SETS[kind].test(text));

/**
 * What a student asks for instead of answering `asked`; undefined where that is the task, and where they have said anything
 * else. A word that an answer would be flagged for is no vocabulary.
 */
export const repairRequestTo = (
  asked: Question,
  said: string,
  language: Language,
): RepairRequest | undefined =>
  allowed(
    asked,
    said,
    unknownWordIn(said, asked.text, language) ??
      repairRequestIn(said, language) ??
      hearAgainIn(said, asked.text, language),
  );

/** So many letters tell that a word is one of the question's, or the beginning of one. */
const PIECE = 5;

/** "Können Sie das noch mal sagen? Verkehrs was?": the request, and what was heard of a word of the question. */
const hearAgainIn = (said: string, question: string, language: Language): RepairRequest | undefined => {
  const asked = plainWords(question);
  const isHeard = (word: string) => word.length >= PIECE && asked.some((other) => other.startsWith(word));
  const words = plainWords(said);
  const rest = words.filter((word) => !isHeard(word));
  const request = rest.length < words.length ? repairRequestIn(rest.join(" "), language) : undefined;
  return request?.kind === "repeat" || request?.kind === "slower" ? request : undefined;
};

/** What a student asks for besides answering `asked`, under the same conditions. */
export const requestBeside = (asked: Question, said: string, language: Language): RepairRequest | undefined =>
  allowed(asked, said, requestBesideIn(said, language));

const allowed = (asked: Question, said: string, request: RepairRequest | undefined) => {
  if (!request || isTask(asked, request.kind)) return undefined;
  return isToHearAgain(request.kind) || screen(said).length === 0 ? request : undefined;
};

/** The question as it is put again: a set one whole, and of what Mark said himself his question. A passage is the student's to read. */
export const questionAgain = (exercise: Exercise, asked: Question, lastSaid: string): Question => {
  const passage = passageOf(exercise);
  if (passage !== undefined)
    return { ...asked, text: questionToRepeat(lastSaid.replace(passage, "").trim() || lastSaid) };
  const isSet = questionsFor(exercise).some(({ text }) => text === asked.text);
  return isSet ? asked : { ...asked, text: questionToRepeat(asked.text) };
};

/** What of a conversation so far decides how a request is answered. */
export type Earlier = {
  /** Has the student asked to hear this question again before? */
  isAgain: boolean;
  /** Have they asked for anything in English in this lesson? Then they were told how to ask. */
  hasAskedInEnglish: boolean;
  /** What was shown beside the question when Mark first asked it. */
  shown?: Annotation;
};
export const nothingEarlier: Earlier = { isAgain: false, hasAskedInEnglish: false };

/** The same of a lesson. */
export const earlierIn = (
  { opening, turns }: Pick<LessonView, "opening" | "turns">,
  language: Language,
): Earlier => {
  const place = turns.findLastIndex(({ isRepeatRequest }) => !isRepeatRequest);
  return {
    isAgain: turns.slice(place + 1).some(({ repair = "repeat" }) => isToHearAgain(repair)),
    hasAskedInEnglish: turns.some(
      ({ isRepeatRequest, said }) => isRepeatRequest && repairRequestIn(said, language)?.isInEnglish,
    ),
    shown: annotated(turns[place] ?? opening),
  };
};

/** A dialogue without such requests and what Mark said to each, and what they decide. */
export const partedFrom = (
  lines: readonly Line[],
  language: Language,
): { answered: Line[]; earlier: Earlier } => {
  const answered: Line[] = [];
  let earlier = nothingEarlier;
  let request: RepairRequest | undefined;
  for (const line of lines) {
    if (line.role === "user") {
      const text = answered.findLast(({ role }) => role === "assistant")?.content ?? "";
      request = repairRequestTo({ text }, line.content, language);
      const { isAgain, hasAskedInEnglish } = earlier;
      earlier = {
        isAgain: request !== undefined && (isAgain || isToHearAgain(request.kind)),
        hasAskedInEnglish: hasAskedInEnglish || request?.isInEnglish === true,
      };
    }
    if (!request) answered.push(line);
    if (line.role === "assistant") request = undefined;
  }
  return { answered, earlier };
};

/** A request with what the conversation so far decides about it. */
export const repairOf = (request: RepairRequest, { isAgain, hasAskedInEnglish, shown }: Earlier): Repair => ({
  ...request,
  isAgain,
  isTaught: request.isInEnglish === true && !hasAskedInEnglish,
  ...(shown && { shown }),
});
