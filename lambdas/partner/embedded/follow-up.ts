import type { Line } from "../../../domain/conversation.ts";
import type { Exercise } from "../../../domain/exercise.ts";
import { read } from "./answer.ts";
import type { Examined } from "./examine.ts";
import { topicsOf } from "./relevance.ts";
import { speechOf } from "./speech.ts";
import type { Ask } from "./tongue.ts";
import { type Topic, topics, topicsNamed } from "./topics.ts";
import { pick } from "./vary.ts";
import { normalised } from "./wordlist.ts";

/** What an exercise is about, by its title, objective and theme: in English or in the language. */
export const topicsOfExercise = ({ title, objective, theme, language }: Exercise): Topic[] => {
  const text = [title, objective, theme].join(". ");
  return [...new Set([...topicsOf(read(text, language)), ...topicsNamed(text)])];
};

/** What nobody minds being asked who has just told of a death, an illness or a beating: neither family and home, nor health and school. */
const HARMLESS: readonly Topic[] = ["music", "weather", "leisure", "travel", "media", "town"];
const isHarmless = ({ topic, tense }: Ask): boolean => HARMLESS.includes(topic) && tense !== "past";

/** The first question, by order of topics, that nobody has asked yet. Within a topic the seed decides. */
const unasked = (
  exercise: Exercise,
  about: readonly Topic[],
  lines: readonly Line[],
  seed: string,
  isFit: (ask: Ask) => boolean = () => true,
): Ask | undefined => {
  const questions = speechOf(exercise.language).tongue.questions.filter(isFit);
  const heard = normalised([exercise.context_0, ...lines.map(({ content }) => content)].join(" "));
  const isNew = ({ text }: Ask) => !heard.includes(normalised(text));
  for (const topic of [...about, ...topics]) {
    const fresh = questions.filter((ask) => ask.topic === topic && isNew(ask));
    if (fresh.length > 0) return pick(fresh, seed, () => false);
  }
  return pick(questions, seed, () => false);
};

/** A question that leads away from what demands tact, on the exercise's own subject where that is harmless. */
const harmlessQuestion = (exercise: Exercise, lines: readonly Line[], seed: string): Ask | undefined =>
  unasked(exercise, [...topicsOfExercise(exercise), ...HARMLESS], lines, seed, isHarmless);

/** A question that follows on from the newest answer, else from what was asked, else from what the exercise is about. */
export const followUpTo = (
  examined: Examined,
  exercise: Exercise,
  lines: readonly Line[],
): Ask | undefined => {
  const latest = topicsOf(examined.answer).toReversed();
  const seed = `${examined.answer.plain}#${lines.length}`;
  if (examined.standing === "withheld" || examined.sensitivity === "student")
    return harmlessQuestion(exercise, lines, seed);
  const about = examined.standing === "astray" || examined.standing === "answered" ? latest : [];
  return unasked(exercise, [...about, ...examined.asked.topics, ...topicsOfExercise(exercise)], lines, seed);
};

/** The question that opens a conversation about a topic. */
export const openingQuestion = (exercise: Exercise): Ask | undefined =>
  unasked(exercise, [...topicsOfExercise(exercise), "leisure"], [], exercise.title);
