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

/** One of the lines under these keys, the first key that has any; one that Mark has not said yet, or not just now. */
export const lineOf = (choice: Choice, ...keys: readonly string[]): Said | undefined => {
  const lines = keys.map((key) => linesOf(choice, key)).find((found) => found.length > 0) ?? [];
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

/** Where Mark may speak of himself: where what he says stands beside what was said, and does not talk past it. */
const ABOUT_HIMSELF: Readonly<Partial<Record<Act, readonly string[]>>> = {
  like: ["food", "sport", "music", "media", "school", "festivals", "animals", "travel", "family", "friends"],
  dislike: ["food", "sport", "music", "media", "school"],
  eat: ["food"],
  do: ["sport", "music"],
  did: ["sport", "music"],
  plan: ["work", "travel"],
  have: ["animals", "family"],
};
/** A longer answer says more than one thing, so that a comment on one of them may miss the others. */
const COMMENT_MAX_WORDS = 14;
const FIRST_PERSON =
  /(?<!\p{L})(?:je|j'|moi|mes?|mon|ma|nous|on|yo|mí|mis?|nosotros|ich|wir|mich|mir|mein\p{L}*|uns\p{L}*)(?!\p{L})|^(?:A mí|Me|Prefiero|Vivo|Escucho|Veo|Juego|Leo|Toco)(?!\p{L})/iu;

/** What Mark says of the act: of what it is about if he has a line for that, else of the act alone. */
const commentOn = (choice: Choice, { act, mention, subject }: Heard, words: number): Said | undefined => {
  const allowed = ABOUT_HIMSELF[act];
  const mayTell = subject === "self" && mention?.topic !== undefined && allowed?.includes(mention.topic);
  const isNew = (line: Said) => !isSaidBefore(choice, line);
  const fits = (line: Said) => isNew(line) && (mayTell || !FIRST_PERSON.test(line.text));
  if (words > COMMENT_MAX_WORDS) return undefined;
  // Of what others like or plan nothing follows for Mark; what is good or bad is often another thing than the noun beside it.
  const isGeneral = ["good", "bad", "mixed", "won", "lost"].includes(act);
  if (subject === "other" && !isGeneral) return undefined;
  const near =
    mention?.topic && !isGeneral ? linesOf(choice, `${act}+${mention.topic}`).find(fits) : undefined;
  if (near) return near;
  return linesOf(choice, act).find(isNew);
};

/**
 * What Mark says to an answer before he goes on: the student's own words taken up, a comment that fits, or both; never a
 * question. With `brief` he says one of the two, because his next question takes up the same thing. Where he plays a part
 * (a waiter, a passer-by) he says nothing of himself.
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
  const plain = lineOf(choice, "plain");
  const isSameStart =
    taken && comment && /^\P{L}*\p{L}+/u.exec(taken.text)?.[0] === /^\P{L}*\p{L}+/u.exec(comment.text)?.[0];
  if (isSameStart) return [taken];
  if (taken && comment) {
    if (!brief) return turn === 0 ? [comment] : [taken, comment];
    return turn === 0 ? [comment] : [taken];
  }
  if (comment) return [comment];
  // Not each answer is taken up, or it would be parroting; a question that follows from it says enough.
  if (taken && (!brief || turn !== 0)) return [taken];
  return plain && !(brief && turn === 0) ? [plain] : [];
};
