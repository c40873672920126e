import type { Said } from "../embedded/phrasebook.ts";
import { hashOf } from "../embedded/vary.ts";
import { type Act, actIn, clauseIn, type Heard, isAbsurd, isAside } from "./act.ts";
import type { Content } from "./content.ts";
import type { Thing, Utterance } from "./utterance.ts";

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
  const frames = linesOf(choice, key);
  const isLast = ({ text }: Said) => choice.said.at(-1)?.startsWith(text.split("{")[0] ?? text) ?? false;
  const frame = frames.find((each) => !isLast(each)) ?? frames[0];
  const filled = (text: string, own: string) => text.replace(/\{(?:echo|told)\}/, own);
  return (
    frame && {
      text: filled(frame.text, words.text),
      english: words.english === "" ? "" : filled(frame.english, words.english),
    }
  );
};

const framedFirst = (choice: Choice, [words]: readonly Said[]): Said | undefined =>
  words && framed(choice, "frame", words);

/** Did this line of Mark's begin with a clause of the student's? */
const isRetoldIn = ({ content }: Choice, last: string): boolean => {
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
/** After so many clauses said back in a row he says something else. */
const RETOLD_IN_A_ROW = 3;
const isRetold = (choice: Choice): boolean => {
  const last = choice.said.slice(-RETOLD_IN_A_ROW);
  return last.length === RETOLD_IN_A_ROW && last.every((line) => isRetoldIn(choice, line));
};

/** Of what Mark has a comment: where it surely stands beside what was said, and does not talk past it. */
const COMMENTED: Readonly<Partial<Record<Act, readonly string[]>>> = {
  like: ["food", "sport", "music", "media", "school", "festivals", "animals", "family", "friends"],
  dislike: ["food", "sport", "music", "media", "school"],
  eat: ["food"],
  do: ["sport", "music", "media", "home"],
  did: ["sport", "music", "media", "travel"],
  have: ["animals"],
  plan: ["travel", "work"],
  live: ["town"],
};
/** Words filed under a topic of which they speak only now and then: a field is more than a pitch. */
const MANY_SIDED = new Set(["field", "court", "track", "bike", "bicycle", "walk", "history", "story"]);
/** A longer answer says more than one thing, so that a comment on one of them may miss the others; less so where a whole clause was understood. */
const COMMENT_MAX_WORDS = 14;
const CLAUSE_COMMENT_MAX_WORDS = 30;

/** By its English, a line tells of Mark's own life. */
const OWN = /\b(?:I|I'm|I've|I'd|me|my|we|our)\b/i;
/** What he tells of himself is of the very thing that was spoken of: curry is no answer to cereals. */
const names = (english: string, gloss: string): boolean =>
  new RegExp(`\\b${gloss.replace(/[^\p{L}\d' -]/gu, "")}(?:e?s)?\\b`, "iu").test(english);

/** What Mark says of what the student's own act is about; undefined where nothing surely fits. */
const commentOn = (choice: Choice, { act, mention, subject }: Heard, words: number): Said | undefined => {
  const topic = mention?.topic;
  if (mention && MANY_SIDED.has(mention.gloss)) return undefined;
  const most = mention?.told ? CLAUSE_COMMENT_MAX_WORDS : COMMENT_MAX_WORDS;
  if (words > most || subject !== "self" || !topic || !COMMENTED[act]?.includes(topic)) return undefined;
  return linesOf(choice, `${act}+${topic}`).find(
    (line) => !isSaidBefore(choice, line) && (!OWN.test(line.english) || names(line.english, mention.gloss)),
  );
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

/** Of an answer with fewer words there is nothing more to say than that it was heard. */
const RICH_MIN_WORDS = 9;
const STORY_MIN_WORDS = 14;
/** One of more words has told something in any case. */
const DETAILED_MIN_WORDS = 18;

/** By these an answer says that it is somebody's view. */
const VIEWS = ["opinion", "view"];
const THINKING = ["think", "believe"];

/** What a rich answer does, whatever it is about: it sees two sides, has a plan, gives a reason, tells a story, has a view. */
const richKeys = ({ statements, feeling, hasReason, affirmed, tells, words }: Utterance): string[] => {
  if (words < RICH_MIN_WORDS) return [];
  const own = statements.filter(({ isDependent, subject }) => !isDependent && subject === "self");
  const isGlad = feeling !== "negative";
  const isView = own.some(({ verb }) => THINKING.includes(verb)) || VIEWS.some((word) => affirmed.has(word));
  return [
    ...(feeling === "mixed" && isView && tells.has("contrast") ? ["sides"] : []),
    ...(own[0]?.isPlan && own[0].tense !== "past" && isGlad && !own[0].isDenied ? ["plans"] : []),
    ...(hasReason ? ["because"] : []),
    ...(words >= STORY_MIN_WORDS && own.filter(({ tense }) => tense === "past").length >= 2 && isGlad
      ? ["story"]
      : []),
    ...(!hasReason && isGlad && isView ? ["view"] : []),
    ...(words >= DETAILED_MIN_WORDS && isGlad ? ["detail"] : []),
  ];
};

/** A few words that the answer allows: on its act where it is short, on what it does where it is rich. */
const acknowledged = (
  choice: Choice,
  { act }: Heard,
  utterance: Utterance,
  isPart: boolean,
): Said | undefined => {
  // A clerk has no view of what a guest tells.
  if (isPart) return lineOf(choice, "plain");
  const isNew = (line: Said) => !isSaidBefore(choice, line);
  // There are two sides only where one is set against the other.
  const isOneSided = act === "mixed" && !utterance.tells.has("contrast");
  const own =
    ACKNOWLEDGED.includes(act) && !isOneSided && utterance.words <= COMMENT_MAX_WORDS
      ? lineOf(choice, act)
      : undefined;
  if (own && isNew(own)) return own;
  const rich = richKeys(utterance).flatMap((key) => linesOf(choice, key).find(isNew) ?? []);
  return rich[0] ?? lineOf(choice, "plain");
};

/** Words that are a point by themselves stand in a short answer; of a longer one they may be any detail. */
const ECHO_MAX_WORDS = 14;

/** What "it" is like is clear for a little longer. */
const DESCRIBED_MAX_WORDS = 16;

/** "À la piscine" is an answer; of one with more words than this, where or when it was is not what it said. */
const ASIDE_MAX_WORDS = 5;

/** Acts whose noun is what the answer says; of others it may be anything. */
const POINTED: readonly Act[] = [
  "like",
  "have",
  "do",
  "did",
  "go",
  "eat",
  "live",
  "plan",
  "good",
  "won",
  "plain",
];

const LIVING = new Set<string>(["family", "friends", "animals"]);

/** Of a long answer somebody or something of the student's own is named, each time in other words and at most so often. */
const ofThing = (choice: Choice, { things, words, feeling, statements }: Utterance): Said | undefined => {
  if (words < STORY_MIN_WORDS || feeling === "mixed" || feeling === "negative") return undefined;
  // What an answer is about it names in its first clause and does not leave for something of somebody else's.
  const first = statements.find(({ isDependent }) => !isDependent);
  const isPoint = ({ gloss, topic, subject }: Thing): boolean =>
    LIVING.has(topic ?? "") &&
    subject === "other" &&
    first?.mentions[0]?.gloss === gloss &&
    statements.filter((each) => each.subject === "self" && !each.isDependent).length === 0;
  const own = things
    .filter((thing) => thing.isMine && isPoint(thing))
    .filter(({ gloss }) => !choice.said.slice(-1).some((line) => line.includes(gloss)));
  const before = choice.said.join(" ");
  for (const frame of linesOf(choice, "mention")) {
    const [lead = "", rest = ""] = frame.text.split(/\{\w+\}/);
    if (before.includes(lead.length > rest.length ? lead : rest)) continue;
    for (const { formsAs, gloss } of own) {
      const forms = formsAs("own");
      const [, slot = ""] = /\{(\w+)\}/.exec(frame.text) ?? [];
      const form = forms?.[slot];
      // Once named is enough.
      if (form === undefined || before.includes(forms?.nom ?? form)) continue;
      return {
        text: frame.text.replace(`{${slot}}`, form),
        english: frame.english.replace("{thing}", forms?.english ?? gloss),
      };
    }
  }
  return undefined;
};

/** How Mark's next question goes on: apart from the answer, on the same thing, about something that they named, or in the student's own words. */
export type Sequel = "apart" | "same" | "named" | "ownWords";

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
  const fancy = isAbsurd(utterance) && !isPart ? lineOf(choice, "absurd") : undefined;
  if (fancy) return [fancy];
  const heard = actIn(utterance);
  const { mention } = heard;
  // What is bad news is not said again; what one does, likes or plans is none.
  const isGlad = utterance.feeling !== "negative" || heard.act === "dislike" || heard.act === "not-do";
  const isNew = (words: Said | undefined): words is Said =>
    words !== undefined && !isSaidBefore(choice, words);
  const isOwn = sequel === "ownWords";
  const own = (mention?.isGiven ? undefined : mention?.told) ?? clauseIn(utterance);
  const told =
    isOwn || isPart || (!isGlad && (own?.verb === "have" || own?.question === undefined))
      ? undefined
      : own?.statement;
  // A complaint is the student's own, and so is what an unnamed thing is like.
  const { description } = utterance;
  const isOwnView =
    description !== undefined && isGlad && (description.isNamed || utterance.words <= DESCRIBED_MAX_WORDS);
  const clauses = isPart || isRetold(choice) ? [] : [told, isOwnView ? description : undefined];
  const isBeside = mention && isAside(mention) && utterance.words > ASIDE_MAX_WORDS;
  // What somebody else or a thing does is not what was told of.
  const isOfSelf = heard.subject === "self" || utterance.statements.length === 0;
  const isPoint = isOfSelf && utterance.words <= ECHO_MAX_WORDS && POINTED.includes(heard.act) && !isBeside;
  const echo = isOwn || !isGlad || mention?.isDenied || !isPoint ? undefined : mention?.echo;
  const particular = isOwn || isPart || !isGlad ? undefined : utterance.particular;
  const opening = isOwn || isPart || !isGlad || utterance.denies ? undefined : utterance.opening;
  // A whole clause says more than a verb and its noun; only its own words are known of it.
  const { mirrored } = utterance;
  const whole =
    mirrored === undefined || isOwn || isPart || isRetold(choice)
      ? undefined
      : { text: mirrored.text, english: "" };
  const isFuller = mirrored !== undefined && utterance.words > DESCRIBED_MAX_WORDS;
  // What was taken up once is not taken up again.
  const clause = (isFuller ? [whole, ...clauses] : [...clauses, whole]).find(isNew);
  const taken = clause
    ? framed(choice, "told", clause)
    : framedFirst(choice, [opening, echo, particular].filter(isNew));
  const comment = isPart ? undefined : commentOn(choice, heard, utterance.words);
  const turn = hashOf(`${choice.seed}#turn`) % 3;
  if (taken && comment)
    return turn === 0 ? [comment] : turn === 1 && sequel === "apart" ? [taken, comment] : [taken];
  if (taken) return [taken];
  if (comment && sequel !== "ownWords") return [comment];
  const named =
    (sequel === "apart" || sequel === "same") && !isPart && isGlad ? ofThing(choice, utterance) : undefined;
  if (named) return [named];
  const plain = acknowledged(choice, heard, utterance, isPart);
  return plain && !(sequel !== "apart" && turn === 0) ? [plain] : [];
};
