import type { Said } from "../embedded/tongue.ts";
import { hashOf } from "../embedded/vary.ts";
import { type Act, actIn, clauseIn, type Heard, isAside } from "./act.ts";
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

/** The student's words, or a clause of theirs, in one of the frames for these. */
const framed = (choice: Choice, key: "frame" | "told", words: Said): Said | undefined => {
  const frame = linesOf(choice, key)[0];
  const filled = (text: string, own: string) => text.replace(/\{(?:echo|told)\}/, own);
  return frame && { text: filled(frame.text, words.text), english: filled(frame.english, words.english) };
};

/** Did Mark begin with a clause of the student's just now? */
const isRetold = ({ content, said }: Choice): boolean => {
  const last = said.at(-1) ?? "";
  const isPlain = (content.reactions.get("plain") ?? []).some(({ text }) => last.startsWith(text));
  const [opening = ""] = last.split(/[.!?]/);
  return (
    !isPlain &&
    (content.reactions.get("told") ?? []).some(({ text }) => {
      const [lead = ""] = text.split("{told}");
      return opening.startsWith(lead) && opening.slice(lead.length).split(" ").length >= RETOLD_MIN_WORDS;
    })
  );
};
/** A clause has so many words at least; a shorter opening says a noun back. */
const RETOLD_MIN_WORDS = 3;

/** Of what Mark has a comment: where it surely stands beside what was said, and does not talk past it. */
const COMMENTED: Readonly<Partial<Record<Act, readonly string[]>>> = {
  like: ["food", "sport", "music", "media", "school", "festivals", "animals", "family", "friends"],
  dislike: ["food", "sport", "music", "media", "school"],
  eat: ["food"],
  do: ["sport", "music"],
  did: ["sport", "music"],
  have: ["animals"],
};
/** Words filed under a topic of which they speak only now and then: a field is more than a pitch. */
const MANY_SIDED = new Set(["field", "court", "track", "bike", "bicycle", "walk", "history", "story"]);
/** A longer answer says more than one thing, so that a comment on one of them may miss the others. */
const COMMENT_MAX_WORDS = 14;

/** What Mark says of what the student's own act is about; undefined where nothing surely fits. */
const commentOn = (choice: Choice, { act, mention, subject }: Heard, words: number): Said | undefined => {
  const topic = mention?.topic;
  if (mention && MANY_SIDED.has(mention.gloss)) return undefined;
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

/** "À la piscine" is an answer; of one with more words than this, where or when it was is not what it said. */
const ASIDE_MAX_WORDS = 8;

/** How Mark's next question goes on: apart from the answer, on the same thing, or in the student's own words. */
export type Sequel = "apart" | "same" | "ownWords";

/**
 * What Mark says to an answer before he goes on: the student's own words taken up, a comment that fits, or both; never a
 * question. He says less where his next question takes up the same thing, and says nothing back that it says. With `isPart`, as a
 * waiter or a passer-by, he says nothing of himself.
 */
export const reactTo = (
  choice: Choice,
  utterance: Utterance,
  { sequel, isPart }: { sequel: Sequel; isPart: boolean },
): Said[] => {
  const heard = actIn(utterance);
  const { mention } = heard;
  // What is bad news is not said again; what one does, likes or plans is none.
  const isGlad = utterance.feeling !== "negative" || heard.act === "dislike" || heard.act === "not-do";
  const isNew = (words: Said | undefined): words is Said =>
    words !== undefined && !isSaidBefore(choice, words);
  const isOwn = sequel === "ownWords";
  const own = mention?.isGiven ? undefined : (mention?.told ?? clauseIn(utterance));
  const told = isOwn || isPart || (!isGlad && own?.verb === "have") ? undefined : own?.statement;
  const clauses = isPart || isRetold(choice) ? [] : [told, utterance.description];
  const isBeside = mention && isAside(mention) && utterance.words > ASIDE_MAX_WORDS;
  const echo = isOwn || !isGlad || mention?.isDenied || isBeside ? undefined : mention?.echo;
  // What was taken up once is not taken up again.
  const clause = clauses.find(isNew);
  const taken = clause
    ? framed(choice, "told", clause)
    : isNew(echo)
      ? framed(choice, "frame", echo)
      : undefined;
  const comment = isPart ? undefined : commentOn(choice, heard, utterance.words);
  const turn = hashOf(`${choice.seed}#turn`) % 3;
  if (taken && comment) return turn === 0 ? [comment] : [taken];
  if (taken) return [taken];
  if (comment && sequel !== "ownWords") return [comment];
  const plain = acknowledged(choice, isPart ? { ...heard, act: "plain" } : heard, utterance.words);
  return plain && !(sequel !== "apart" && turn === 0) ? [plain] : [];
};
