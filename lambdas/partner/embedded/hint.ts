import type { Language, Level } from "../../../domain/exercise.ts";
import { texts } from "../../../domain/texts.ts";
import { topicsNamed } from "../../../grammar/core/topics.ts";
import { type Advice, phrasebookOf } from "./phrasebook.ts";

const CHARACTERS_PER_TOKEN = 4;

/** What an objective asks for, by the words that teachers use for it. */
const signs: readonly (readonly [RegExp, Advice])[] = [
  [/\b(past|perfect|preterite|imperfect|last|yesterday|did|went|was)\b/i, "past"],
  [/\b(future|plans?|will|going to|next|tomorrow|ambitions?)\b/i, "future"],
  [/\b(conditional|would|ideal|dream|wish)\b/i, "conditional"],
  [/\b(opinions?|think|thought|like|dislike|prefer\w*|favourite|feel)\b/i, "opinion"],
  [/\b(reasons?|why|justif\w*|because|explain)\b/i, "reason"],
  [/\b(ask|questions?)\b/i, "question"],
  [/\b(describe|description|adjectives?|photo|picture)\b/i, "describe"],
  [/\b(present|daily|usually|normally|routine)\b/i, "present"],
];

const advice: Readonly<Record<Advice, string>> = {
  past: "Use the past tense",
  future: "Say what you are going to do",
  conditional: "Say what you would like",
  opinion: "Give your opinion",
  reason: "Give a reason",
  question: "Ask a question back",
  describe: "Describe with adjectives that agree",
  present: "Use the present tense",
};

/** As many whole sentences as fit; of a first one that is too long, as many whole words. */
const within = (sentences: readonly string[], characters: number): string => {
  let text = "";
  for (const sentence of sentences) {
    const longer = text === "" ? sentence : `${text} ${sentence}`;
    if (longer.length > characters) break;
    text = longer;
  }
  if (text !== "") return text;
  const [first = ""] = sentences;
  const cut = first.slice(0, characters);
  return (cut.slice(0, Math.max(cut.lastIndexOf(" "), 0)) || cut).replace(/[:,]$/, "");
};

/** Practical advice on an objective, with phrases to begin with, of at most `maxTokens` tokens of about four characters. */
export const hintOn = (about: {
  language: Language;
  level: Level;
  objective: string;
  maxTokens: number;
}): string => {
  const { language, level, objective, maxTokens } = about;
  if (objective.trim() === "") return texts.defaultHint;
  const { hints } = phrasebookOf(language);
  const found = signs.filter(([sign]) => sign.test(objective)).map(([, kind]) => kind);
  const fallback: readonly Advice[] = level.endsWith("Higher")
    ? ["opinion", "reason", "past"]
    : ["opinion", "reason"];
  const kinds = found.length > 0 ? [...new Set<Advice>([...found, "reason"])] : fallback;
  const [topic] = topicsNamed(objective);
  const words = topic && found.length < 2 ? [`Think of words for ${topic} before you start.`] : [];
  const phrases = kinds.map((kind) => `${advice[kind]}: “${hints[kind]}”.`);
  return within(
    [...(found.length > 0 ? [] : words), ...phrases.slice(0, 2), ...(found.length > 0 ? words : [])],
    maxTokens * CHARACTERS_PER_TOKEN,
  );
};
