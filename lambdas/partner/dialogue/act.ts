import type { Mention, Statement, Told, Utterance } from "./utterance.ts";

/** What an answer does, as far as Mark reacts to it. */
export const acts = [
  "like",
  "dislike",
  "have",
  "lack",
  "do",
  "did",
  "not-do",
  "go",
  "eat",
  "live",
  "plan",
  "good",
  "bad",
  "mixed",
  "won",
  "lost",
  "agree",
  "deny",
  "reason",
  "describe",
  "plain",
] as const;
export type Act = (typeof acts)[number];

/** The act of an answer's main clause, and the noun that it affirms or denies there. */
export type Heard = { act: Act; mention?: Mention; subject: Statement["subject"] };

const LIKING = new Set(
  "like,love,enjoy,prefer,please,delight,adore,appreciate,fascinate,interest".split(","),
);
const HATING = new Set("hate,detest,dislike,annoy,bore,bother,loathe".split(","));
const EATING = new Set("eat,drink,taste,have breakfast,have lunch,have dinner,have a snack".split(","));
const LIVING = new Set("live,reside,dwell".split(","));
const GOING = new Set("go,travel,visit,fly,drive,move,walk,stay".split(","));
const BEING = new Set("be,become,seem,call,appear,be called".split(","));
const DOING = new Set(
  "do,play,practise,practice,train,swim,run,dance,sing,draw,paint,read,watch,see,look,listen,write,learn,study,use,cook,bake,buy,help,tidy,clean,wash,work,visit,meet,celebrate,cycle,hike,sunbathe,camp,make,collect,recycle,sort".split(
    ",",
  ),
);
const GAME = new Set(
  "match,game,tournament,race,competition,championship,final,cup,medal,prize,point".split(","),
);

const actOf = ({ verb, isDenied, isPlan, tense, mentions }: Statement): Act => {
  if (HATING.has(verb)) return isDenied ? "plain" : "dislike";
  if (LIKING.has(verb)) return isDenied ? "dislike" : isPlan ? "plan" : "like";
  if (isPlan) return isDenied ? "not-do" : "plan";
  if (BEING.has(verb)) return "describe";
  if (verb === "have") return isDenied ? "lack" : tense === "past" ? "did" : "have";
  if (verb === "win" || verb === "lose") {
    const isGame =
      mentions.length === 0
        ? verb === "win"
        : mentions.some(({ gloss, topic }) => GAME.has(gloss) || topic === "sport");
    return isGame && !isDenied && tense === "past" ? (verb === "win" ? "won" : "lost") : "plain";
  }
  if (isDenied) return "not-do";
  const isDoing = DOING.has(verb) || EATING.has(verb) || GOING.has(verb);
  if (tense === "past") return isDoing ? "did" : "plain";
  if (EATING.has(verb)) return "eat";
  if (LIVING.has(verb)) return "live";
  if (GOING.has(verb)) return "go";
  return isDoing ? "do" : "plain";
};

/** "In the park", "on your birthday": where, when or for what something was, and not what. By its English, the same for all languages. */
export const isAside = ({ echo }: Mention): boolean =>
  /^(in|at|on|to|from|for|with|by|about|during|after|before|into|since)\b/.test(echo?.english ?? "");

/** The noun of a statement that is worth taking up: what it can be said back of first, and what the question did not bring. */
const mentionIn = ({ mentions }: Statement): Mention | undefined => {
  const own = mentions.filter(({ isGiven, isDenied }) => !isGiven && !isDenied);
  const things = own.filter(({ topic }) => topic !== undefined);
  const people = (mention: Mention) => mention.topic === "family" || mention.topic === "friends";
  return (
    mentions.find((each) => each.told && !each.isGiven) ??
    things.find((each) => each.echo && !isAside(each) && !people(each)) ??
    things.find((each) => each.echo && !isAside(each)) ??
    things.find(({ echo }) => echo) ??
    things[0] ??
    mentions.find(({ isDenied, topic }) => isDenied && topic !== undefined)
  );
};

/** A clause to say back where the first one has none; what depends on another, as a concession or a condition, is not what was told. */
export const clauseIn = ({ statements }: Utterance): Told | undefined =>
  statements.flatMap(({ mentions, isDependent }) =>
    isDependent ? [] : mentions.flatMap(({ told, isGiven }) => (told && !isGiven ? [told] : [])),
  )[0];

/** An answer of so many words says one thing. */
const SHORT = 12;
const MERRY: readonly Act[] = ["do", "did", "go", "eat", "live", "have", "like", "plan"];

/**
 * What an answer does. Its main clauses count, and of these the first that affirms something the question did not bring along;
 * a feeling that contradicts a merry act wins over it.
 */
export const actIn = (utterance: Utterance): Heard => {
  const { statements, mentions, feeling, affirms, denies, hasReason } = utterance;
  // "À pied, parce que je déteste le bus": a reason alone is not what was told.
  const candidates = statements.filter(({ isDependent }) => !isDependent);
  const withNoun =
    candidates.find(({ mentions: own }) => own.some((each) => each.told && !each.isGiven)) ??
    candidates.find((each) => mentionIn(each)?.echo !== undefined) ??
    candidates.find((each) => mentionIn(each));
  const statement = withNoun ?? candidates[0];
  if (!statement) {
    const inReasons = new Set(statements.flatMap((each) => each.mentions));
    const mention = mentions.find(
      (each) => !each.isDenied && !each.isGiven && each.echo && !inReasons.has(each),
    );
    const act = mention ? "plain" : affirms ? "agree" : denies ? "deny" : hasReason ? "reason" : "plain";
    return { act, subject: "thing", ...(mention && { mention }) };
  }
  const mention = mentionIn(statement);
  const told = actOf(statement);
  const { subject } = statement;
  const heard = (act: Act): Heard => ({ act, subject, ...(mention && { mention }) });
  // What a long answer finds good or bad is seldom all that it speaks of.
  const isShort = utterance.words <= SHORT;
  if (feeling === "mixed" && told !== "plan") return heard(isShort ? "mixed" : "plain");
  if (told === "describe" && !isShort) return heard("describe");
  if (told === "describe")
    return heard(feeling === "positive" ? "good" : feeling === "negative" ? "bad" : "describe");
  // "J'ai joué au foot, mais c'était nul": nothing merry fits.
  if (feeling === "negative" && MERRY.includes(told)) return heard(isShort ? "bad" : "plain");
  if (feeling === "positive" && told === "did" && isShort) return heard("good");
  return heard(told);
};

const BEASTS = new Set(
  "lion,tiger,elephant,giraffe,dinosaur,dragon,unicorn,penguin,kangaroo,shark,whale,dolphin,crocodile,bear,wolf,monkey,octopus,zombie,ghost,robot,alien,vampire,witch,monster,spaceship,rocket,lobster".split(
    ",",
  ),
);
const BEYOND = new Set("moon,Mars,Jupiter,space,sun,volcano,star,planet,cloud".split(","));
const PETS = new Set("dog,cat,hamster,puppy,kitten,pet,teacher,brother,sister".split(","));

/** "Je suis un pingouin", "vivo en la luna", "ich esse meinen Hund": what nobody means, and nobody takes up in earnest. */
export const isAbsurd = ({ statements }: Utterance): boolean =>
  statements.some(({ verb, subject, tense, isDenied, isPlan, isDependent, mentions }) => {
    if (subject !== "self" || isDenied || isPlan || isDependent || tense !== "present") return false;
    const [first] = mentions.filter((mention) => !mention.isDenied);
    if (!first) return false;
    switch (verb) {
      case "be":
        return mentions.length <= 2 && BEASTS.has(first.gloss);
      case "have":
        return BEASTS.has(first.gloss);
      case "live":
        return BEYOND.has(first.gloss);
      case "eat":
        return PETS.has(first.gloss);
      default:
        return false;
    }
  });
