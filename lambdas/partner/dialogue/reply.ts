import type { Exercise } from "../../../domain/exercise.ts";
import type { Said } from "../embedded/phrasebook.ts";
import { type Chosen, type Course, chooseFollowUp, chooseOpener, type Link } from "./choose.ts";
import type { Comfort, Trouble } from "./comfort.ts";
import type { PlacedFollowUp } from "./content.ts";
import type { DialogueTheme } from "./followUp.ts";
import { type Choice, lineOf, reactTo, type Sequel } from "./react.ts";
import type { Utterance } from "./utterance.ts";

/** How to take an answer, whatever it says. */
export type Standing = "withheld" | "sensitive" | "empty" | "foreign" | "refusal" | "astray" | "answered";

/** What somebody says besides answering. */
export type Courtesy = "thanks" | "greet" | "sorry" | "rude" | "tired" | "again" | "back" | "tell";

/** Everything that Mark's reply depends on. */
export type Talk = Course & {
  choice: Choice;
  activity: Exercise["activity"];
  standing: Standing;
  /** Has the student told of something that hurts in their own life, rather than answered a question about such things? */
  isOwnGrief: boolean;
  courtesy: Courtesy | undefined;
  /** How the answer goes on from something sad. */
  comfort: Comfort | undefined;
  /** What weighs on the student, or hurt somebody, without being a loss. */
  trouble: Trouble | undefined;
  /** Mark's answer to a question that the student has put to him. */
  answer: Said | undefined;
  /** What the person whom he plays says to a complaint, a request or an order. */
  service: Said | undefined;
  next: "question" | "follow-up" | "closing";
  utterance: Utterance;
};

/** What Mark says, part by part, and the question of his own that it ends with. */
export type Reply = { parts: readonly Said[]; followUp?: PlacedFollowUp };

/** What nobody minds being asked who has just told of something that hurts. */
const HARMLESS: readonly DialogueTheme[] = ["free time", "media and technology", "food"];
/** Not whom they see, either: the one they have just told of may be among them. */
const OF_PEOPLE = /famil|friend|\bwho\b|whom/i;

const present = (...parts: readonly (Said | undefined)[]): Said[] => parts.flatMap((part) => part ?? []);

const asSaid = ({ text, english }: PlacedFollowUp): Said => ({ text, english });

const hasBridge = ({ content, said }: Talk["choice"]): boolean =>
  (content.reactions.get("turn") ?? []).some(({ text }) => said.at(-1)?.includes(text));

/** What leads over to a question that does not simply follow from what was said; none to the exercise's subject, asked for. */
const leadTo = (
  { choice, utterance, asked, comesBack, content }: Talk,
  { link, followUp }: Chosen,
): Said | undefined => {
  const isLittle = utterance.clauses <= 1 && utterance.words <= 4;
  if (link === "deeper" && isLittle && (followUp.kind === "reason" || followUp.kind === "description"))
    return lineOf(choice, "dig");
  const last = asked.flatMap((text) => content.byText.get(text) ?? []).at(-1);
  // Another side of the same theme is no other subject.
  const isAway = (link === "new" || link === "back") && last?.theme !== followUp.theme;
  if (isAway && asked.length > 2 && !comesBack && !hasBridge(choice)) return lineOf(choice, "turn");
  return undefined;
};

const leadBefore = (talk: Talk, chosen: Chosen): Said | undefined => {
  const { standing, answer, choice } = talk;
  if (standing === "withheld") return undefined;
  if (talk.comfort === "worry") return undefined;
  if (standing === "sensitive") return talk.isOwnGrief ? lineOf(choice, "gentle") : undefined;
  return answer ? lineOf(choice, "answered") : leadTo(talk, chosen);
};

const reaction = (talk: Talk, sequel: Sequel): Said[] => {
  const { choice, standing, courtesy, comfort, answer, utterance } = talk;
  if (standing === "withheld") return present(lineOf(choice, "calm"));
  if (comfort) return present(answer, lineOf(choice, comfort));
  switch (standing) {
    case "sensitive":
      return present(lineOf(choice, talk.isOwnGrief ? "sensitive+own" : (talk.trouble ?? "sensitive")));
    default:
  }
  if (talk.trouble && standing === "answered" && talk.activity !== "Set Question Role Play")
    return present(lineOf(choice, talk.trouble), answer);
  if (courtesy) return present(lineOf(choice, courtesy), answer);
  if (answer) return [answer];
  if (talk.service) return [talk.service];
  switch (standing) {
    case "empty":
      return present(lineOf(choice, "nothing"));
    case "foreign":
      return present(lineOf(choice, "foreign"));
    case "refusal":
      return present(lineOf(choice, "unsure"));
    default:
      return reactTo(choice, utterance, { sequel, isPart: talk.activity === "Set Question Role Play" });
  }
};

const sequelOf: Readonly<Record<Link, Sequel>> = {
  told: "ownWords",
  thing: "named",
  heard: "same",
  deeper: "apart",
  back: "apart",
  new: "apart",
};

const farewell = (talk: Talk): Said | undefined => {
  const { choice, standing, activity } = talk;
  if (standing === "withheld") return lineOf(choice, "calm-end");
  if (standing === "sensitive") return lineOf(choice, "sensitive-end");
  if (activity === "Read Along Passage") return lineOf(choice, "end+read");
  return activity === "Set Question Role Play" ? lineOf(choice, "end+part") : lineOf(choice, "end");
};

/** The next question of Mark's own: away from what hurts, or on from what was said. */
const nextQuestion = (talk: Talk): Chosen | undefined => {
  const { standing, themes } = talk;
  const isAvoided = standing === "sensitive" ? talk.isOwnGrief : talk.comfort === "worry";
  if (standing !== "withheld" && !isAvoided) return chooseFollowUp(talk);
  const own = themes.filter((theme) => HARMLESS.includes(theme));
  const opener = chooseOpener(
    { ...talk, themes: own.length > 0 ? own : HARMLESS },
    ({ theme, tense, kind, english }) =>
      HARMLESS.includes(theme) && tense === "present" && kind !== "reason" && !OF_PEOPLE.test(english),
  );
  return opener && { followUp: opener, link: "new" };
};

/** What Mark says to an answer. */
export const replyTo = (talk: Talk): Reply => {
  const { next, standing, activity, answer, choice } = talk;
  switch (next) {
    case "question":
      return { parts: reaction(talk, "apart") };
    case "closing": {
      const reacts = standing === "answered" && activity !== "Read Along Passage";
      const end = farewell(talk);
      const reacted = reacts ? reaction(talk, "apart") : present(answer);
      // "Alles klar. Alles klar, danke.": once will do.
      const opening = (text: string | undefined) => text?.split(/[.,!]/)[0];
      const isDoubled = reacted.length === 1 && opening(reacted[0]?.text) === opening(end?.text);
      return { parts: present(...(isDoubled ? [] : reacted), end) };
    }
    case "follow-up": {
      // Somebody who wants to talk about something of their own is asked about that, and nothing else.
      const wish = talk.comfort === "wish" ? "wish" : talk.courtesy === "tell" ? "tell" : undefined;
      if (wish && standing !== "withheld")
        return { parts: present(...reaction(talk, "apart"), lineOf(choice, `${wish}+ask`)) };
      const chosen = nextQuestion(talk);
      const reacted = reaction(talk, sequelOf[chosen?.link ?? "new"]);
      const lead = chosen && leadBefore(talk, chosen);
      return {
        parts: present(...reacted, lead, chosen && asSaid(chosen.followUp)),
        ...(chosen && { followUp: chosen.followUp }),
      };
    }
  }
};
