import type { Said } from "../embedded/tongue.ts";
import { hashOf } from "../embedded/vary.ts";
import { type Act, actIn, type Heard } from "./act.ts";
import type { Content } from "./content.ts";
import type { Utterance } from "./utterance.ts";

/** What Mark's lines are chosen by: the same answer at the same place always gets the same ones. */
export type Choice = { content: Content; seed: string; said: readonly string[] };

/** The lines under a key, in an order of their own for each choice. */
const linesOf = ({ content, seed }: Choice, key: string): Said[] =>
  [...(content.reactions.get(key) ?? [])].sort(
    (one, other) => hashOf(`${seed}#${one.text}`) - hashOf(`${seed}#${other.text}`),
  );

/** One of the lines under a key: one that Mark has not said yet, or at least not just now. */
export const lineOf = (choice: Choice, key: string): Said | undefined => {
  const lines = linesOf(choice, key);
  const isLast = ({ text }: Said) => choice.said.at(-1)?.includes(text) ?? false;
  return lines.find((line) => !isSaidBefore(choice, line)) ?? lines.find((line) => !isLast(line)) ?? lines[0];
};

const isSaidBefore = ({ said }: Choice, { text }: Said): boolean =>
  said.some((before) => before.includes(text));

const framed = (choice: Choice, echo: Said): Said | undefined => {
  const frame = lineOf(choice, "frame");
  return (
    frame && {
      text: frame.text.replace("{echo}", echo.text),
      english: frame.english.replace("{echo}", echo.english),
    }
  );
};

/** Of what Mark has a comment: where it surely stands beside what was said, and does not talk past it. */
const COMMENTED: Readonly<Partial<Record<Act, readonly string[]>>> = {
  like: ["food", "sport", "music", "media", "school", "festivals", "animals", "family", "friends"],
  dislike: ["food", "sport", "music", "media", "school"],
  eat: ["food"],
  do: ["sport", "music"],
  did: ["sport", "music"],
  have: ["animals"],
};
/** A longer answer says more than one thing, so that a comment on one of them may miss the others. */
const COMMENT_MAX_WORDS = 14;

/** What Mark says of what the student's own act is about; undefined where nothing surely fits. */
const commentOn = (choice: Choice, { act, mention, subject }: Heard, words: number): Said | undefined => {
  const topic = mention?.topic;
  if (words > COMMENT_MAX_WORDS || subject !== "self" || !topic || !COMMENTED[act]?.includes(topic))
    return undefined;
  return linesOf(choice, `${act}+${topic}`).find((line) => !isSaidBefore(choice, line));
};

/** Acts that he acknowledges in words of their own, where there is nothing else to say. */
const ACKNOWLEDGED: readonly Act[] = [
  "like",
  "dislike",
  "good",
  "bad",
  "mixed",
  "won",
  "lost",
  "agree",
  "deny",
  "reason",
];

/** A few words that any such act allows. */
const acknowledged = (choice: Choice, { act }: Heard, words: number): Said | undefined => {
  const own = ACKNOWLEDGED.includes(act) && words <= COMMENT_MAX_WORDS ? lineOf(choice, act) : undefined;
  return own && !isSaidBefore(choice, own) ? own : lineOf(choice, "plain");
};

/**
 * What Mark says to an answer before he goes on: the student's own words taken up, a comment that fits, or both; never a
 * question. With `brief` he says no more than one of the two, because his next question takes up the same thing. With `isPart`, as a waiter
 * or a passer-by, he says nothing of himself.
 */
export const reactTo = (
  choice: Choice,
  utterance: Utterance,
  { brief, isPart }: { brief: boolean; isPart: boolean },
): Said[] => {
  const heard = actIn(utterance);
  const { mention } = heard;
  // What is bad news is not said again.
  const isGlad = utterance.feeling !== "negative" || heard.act === "dislike";
  const echo = mention?.isDenied || !isGlad ? undefined : mention?.echo;
  // What was taken up once is not taken up again.
  const taken = echo && !isSaidBefore(choice, echo) ? framed(choice, echo) : undefined;
  const comment = isPart ? undefined : commentOn(choice, heard, utterance.words);
  const turn = hashOf(`${choice.seed}#turn`) % 3;
  if (taken && comment) {
    if (!brief && turn !== 0) return [taken, comment];
    return turn === 0 ? [comment] : [taken];
  }
  if (comment) return [comment];
  // Not each answer is taken up, or it would be parroting; a question that follows from it says enough.
  if (taken && (!brief || turn !== 0)) return [taken];
  const plain = acknowledged(choice, isPart ? { ...heard, act: "plain" } : heard, utterance.words);
  return plain && !(brief && turn === 0) ? [plain] : [];
};
