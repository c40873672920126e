import { type ParsedAnswer, read } from "../../../grammar/core/parsedAnswer.ts";
import type { Question } from "../partner.ts";
import type { Asked } from "./asked.ts";
import { toldIn } from "./link.ts";
import { relevanceOf } from "./relevance.ts";

/** Mark is a fellow student: a sentence in which somebody is addressed formally, or told to do or to be something, is not for him. */
const addressed: readonly RegExp[] = [
  /(?<!\p{L})(?:(?<!rendez-|(?:s['’]il|qui|sait|peut|ça|cela) )vous (?!plaît)|(?:votre|vos) )|^\P{L}*(?:tu es|tu serais|rends|sois|supposons|(?!(?:chez|assez|nez)(?!\p{L}))\p{L}+ez)(?!\p{L})/iu,
  /(?<!\p{L})(?:ustedes|usted|(?:se )?lo (?:pido|ruego|suplico))(?!\p{L})|^\P{L}*(?:eres|serías|supongamos|haga|hágame|ponga|cuente|deme)(?!\p{L})/iu,
  /(?<=[\p{L},] )(?:Ihnen|Ihr(?:e[nmrs]?)?)(?!\p{L})|^\P{L}*\p{L}+en Sie(?!\p{L})|^\P{L}*(?:[Dd]u (?:bist|wärst)|[Rr]echne|[Nn]imm|[Ss]ei|[Nn]ehmen wir)(?!\p{L})/u,
];

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?…]["»”]?)\s+|\n+/);

/** Where a clerk or a passer-by is spoken to, or asks the way, formal words belong to the part. */
const isFormal = ({ text, studentAsks }: Question): boolean =>
  studentAsks === true ||
  /(?<!\p{L})(?:[Vv]ous|[Vv]otre|vos|usted|Sie|Ihr(?:e[nmrs]?)?|Ihnen|[Gg]uten Tag|darf es|où|dónde|[Ee]ntschuldigung|komm(?:e ich|t man)|(?:[Ee]xcuse|[Pp]ardonne)z-moi|[Pp]erdone|[Dd]isculpe)(?!\p{L})|^(?:Rollenspiel|Jeux? de rôles?|Juego de rol|Wo|Du bist (?:im|in|am|auf|bei)|Est[aá]s en|Tu es (?:dans|à|au))(?!\p{L})/u.test(
    text,
  );

/** A text without its sentences that are meant for somebody else than Mark; the whole text where it has no others. */
export const saidToMark = (text: string, question: Question): string => {
  const sentences = sentencesOf(text);
  if (sentences.length < 2 || isFormal(question)) return text;
  const own = sentences.filter((sentence) => !addressed.some((each) => each.test(sentence)));
  return own.length === 0 || own.length === sentences.length ? text : own.join(" ");
};

/** "Fui a un parque acuático": a word or two of another subject are a detail. */
const STRAY = 2;

/** "Es demasiado temprano", "c'était super": said of the sentence before. */
const GOES_ON = /^(?:c['’]|ce (?:sera|serait|n['’]est)|ça |es (?!gibt)|era |fue |será |sería |das |lo )/iu;

/**
 * Those sentences of an answer that may answer its question; all of them where none, or each, surely answers another one, and
 * where no word of the question tells its subject, as of a photo.
 */
export const pertinentTo = (answer: ParsedAnswer, asked: Asked): ParsedAnswer => {
  const sentences = sentencesOf(answer.text);
  if (sentences.length < 2 || asked.lemmas.length === 0) return answer;
  const { language } = answer.compiled.definition;
  const own = sentences.filter((sentence, place) => {
    if (GOES_ON.test(sentence)) return true;
    const reading = read(sentence, language);
    // "Cada vez que lo oigo descubro algo nuevo": what names no other subject goes on with what answered.
    const goesOn = place > 0 && reading.uses.length > 0 && toldIn(reading, asked).far <= STRAY;
    return goesOn || !relevanceOf(reading, asked).certain;
  });
  if (own.length === 0 || own.length === sentences.length) return answer;
  const kept = read(own.join(" "), language);
  // "Siempre agua del grifo. En mi instituto …": a few words that answer, and an example.
  return kept.uses.length === 0 && !relevanceOf(answer, asked).astray ? answer : kept;
};
