import { plainWords } from "../../../domain/sameWords.ts";
import { unaccented } from "../../../domain/unaccented.ts";
import { hashOf } from "../embedded/vary.ts";
import { actIn } from "./act.ts";
import { isJudged, isToldIn, keyOf, presumesLiking } from "./answered.ts";
import type { Content, PlacedCluster, PlacedFollowUp } from "./content.ts";
import { type Glance, knownFrom } from "./facts.ts";
import type { DialogueTheme } from "./followUp.ts";
import { alike, answered } from "./graph/answered.ts";
import { slotQuestionsOn } from "./slots.ts";
import { stemsOf } from "./stems.ts";
import { themesAbout } from "./themes.ts";
import { thingQuestionsOn } from "./things.ts";
import type { Telling, Thing, Utterance } from "./utterance.ts";

/** All that a follow-up is chosen by. */
export type Course = {
  content: Content;
  themes: readonly DialogueTheme[];
  /** English words of the exercise's title and objective. */
  subjects: ReadonlySet<string>;
  isHigher: boolean;
  /** Everything that Mark has asked, set questions and those still to come among them. */
  asked: readonly string[];
  /** What the set questions among them are about. */
  askedAbout: readonly Glance[];
  /** Earlier answers, oldest first. */
  glances: readonly Glance[];
  utterance: Utterance;
  /** English words of what is not to be touched again, because it hurt. */
  avoided: ReadonlySet<string>;
  /** Does the student say that they have been asked this already? */
  isProtest: boolean;
  /** Do they ask to come back to the exercise's subject? */
  comesBack: boolean;
  /** Which question about a mentioned thing each line of Mark's has ended with, if any. */
  askedOfThings: readonly (string | undefined)[];
  /** Is nothing to be asked about what was mentioned, because it was grave, or beside the question? */
  isReserved: boolean;
  seed: string;
};

/** How a follow-up goes on from what was said: in the student's own words, about what they have mentioned, on the same thing, deeper into its subject, … */
export type Link = "told" | "thing" | "heard" | "deeper" | "back" | "new";
export type Chosen = { followUp: PlacedFollowUp; link: Link };

/** Questions for what is often told without being asked. */
const ASKED_FOR: readonly (readonly [asks: RegExp, telling: Telling])[] = [
  [/^how often|^how many times/i, "time"],
  [/^who\b.* with\b/i, "company"],
  [/job would you like|biggest dream|would you like to do later/i, "career"],
];
/** What holds of a whole life, whatever it was told beside. */
const WHEREVER: readonly Telling[] = ["career"];
const DISLIKE = /\bnot? (?:\w+ )?like\b|n't like\b/i;
/** A title that leads to no more clusters is about these. */
const NARROW = 3;
/** Of so many themes the first is what an exercise is about. */
const FEW_THEMES = 3;

/** So much of a question's words in another is the same question. */
const SAME = 0.6;
const tellingWords = (text: string): Set<string> =>
  new Set(plainWords(unaccented(text)).filter((word) => word.length >= 4));
/** Mark's own questions are few, and each turn looks at all of them. */
const questionStems = new Map<string, ReadonlySet<string>>();
const stemsOfQuestion = (text: string): ReadonlySet<string> => {
  const stems = questionStems.get(text) ?? stemsOf(text);
  questionStems.set(text, stems);
  return stems;
};
const overlap = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const common = [...one].filter((word) => other.has(word)).length;
  return common / Math.max(1, Math.min(one.size, other.size));
};

/** So many of a question's words in an answer tell that it has been answered. */
const SAID = 0.6;

/** After so many questions a subject is spent; what the exercise names may be asked of for longer. */
const SPENT = 3;
const SPENT_ON_SUBJECT = 5;
/** After so many mentions a subject has been begun. */
const COVERED = 2;
/** An answer of no more clauses and words says little. */
const LITTLE = { clauses: 1, words: 6 };

type ClusterStanding = {
  score: number;
  link: Link;
  isFirst: boolean;
  isRefused: boolean;
  isHated: boolean;
  isCovered: boolean;
  isObject: boolean;
};

const isAny = (triggers: ReadonlySet<string>, words: ReadonlySet<string>): boolean => {
  for (const word of words) if (triggers.has(word)) return true;
  return false;
};

/**
 * The question that follows best: on what was just said, deeper into a subject on which little was said, back to what was
 * mentioned before, or on to another subject of the theme. Never one that was asked, nor one whose answer is known. Undefined
 * where nothing is left.
 */
export const chooseFollowUp = (course: Course): Chosen | undefined => {
  const {
    content,
    themes,
    subjects,
    isHigher,
    asked,
    glances,
    utterance,
    seed,
    avoided,
    isProtest,
    comesBack,
  } = course;
  const askedWords = asked.map(tellingWords);
  const own = asked.flatMap((text) => content.byText.get(text) ?? []);
  const last = own.at(-1);
  const times = new Map<string, number>();
  for (const { cluster } of own) times.set(cluster, (times.get(cluster) ?? 0) + 1);
  const tenses = new Set(own.map(({ tense }) => tense));
  const newest: Glance = {
    affirmed: utterance.affirmed,
    denied: utterance.denied,
    tellsPast: utterance.statements.some(({ tense }) => tense === "past"),
    tellsFuture: utterance.statements.some(({ isPlan }) => isPlan),
    tells: utterance.tells,
    mentioned: utterance.mentioned,
    judged: utterance.judged,
    disliked: utterance.disliked,
  };
  const known = knownFrom([...glances, newest]);
  const earlier = new Set(glances.flatMap(({ affirmed }) => [...affirmed]));
  const refused = new Set([...glances.flatMap(({ denied }) => [...denied]), ...utterance.denied]);
  const isLittle = utterance.clauses <= LITTLE.clauses && utterance.words <= LITTLE.words;
  const object = new Set(
    utterance.statements.flatMap(({ isDependent, mentions }) =>
      isDependent ? [] : mentions.filter(({ isDenied }) => !isDenied).map(({ gloss }) => gloss),
    ),
  );
  const dislikes = utterance.feeling === "negative";

  const themesTold = (tells: (glance: Glance) => boolean): Set<DialogueTheme> => {
    const told = [...glances, newest].filter(tells);
    return new Set(
      [...content.clusters.values()].flatMap(({ theme, triggers }) =>
        told.some(({ affirmed }) => isAny(triggers, affirmed)) ? [theme] : [],
      ),
    );
  };
  const pastTold = themesTold(({ tellsPast }) => tellsPast);
  const futureTold = themesTold(({ tellsFuture }) => tellsFuture);

  const told = [...glances, newest];
  let disliked: ReadonlySet<DialogueTheme> | undefined;
  const dislikesTold = (): ReadonlySet<DialogueTheme> => {
    disliked ??= themesTold(({ tells }) => tells.has("dislike"));
    return disliked;
  };
  /** Has what a question asks for been told of its subject before? */
  const judged = new Set(told.flatMap((glance) => [...glance.judged]));
  const hated = new Set(told.flatMap((glance) => [...glance.disliked]));
  const askedKeys = new Set(own.map(keyOf));
  const isAnswered = (followUp: PlacedFollowUp): boolean => {
    const { english, cluster, theme } = followUp;
    const key = keyOf(followUp);
    if (alike.some((keys) => keys.includes(key) && keys.some((each) => askedKeys.has(each)))) return true;
    if (isToldIn(answered, key, told) || isJudged(followUp, judged)) return true;
    if (DISLIKE.test(english) && dislikesTold().has(theme)) return true;
    const triggers = content.clusters.get(cluster)?.triggers;
    return ASKED_FOR.some(
      ([asks, telling]) =>
        asks.test(english) &&
        told.some(
          ({ affirmed, tells }) =>
            tells.has(telling) &&
            (WHEREVER.includes(telling) || (triggers !== undefined && isAny(triggers, affirmed))),
        ),
    );
  };
  const isSaid = (text: string): boolean => {
    const stems = [...stemsOfQuestion(text)];
    return (
      stems.length >= 2 && stems.filter((stem) => utterance.stems.has(stem)).length / stems.length >= SAID
    );
  };
  const namesClusters = [...content.clusters.values()].filter(
    ({ theme, triggers }) => themes.includes(theme) && isAny(triggers, subjects),
  ).length;
  // "La Tomatina", "My favourite film": what a title names comes before the rest of its theme.
  const isNarrow = namesClusters > 0 && namesClusters <= NARROW;
  /** Has what a cluster begins with been asked in other words, or been told without being asked? */
  const isCovered = (triggers: ReadonlySet<string>): boolean =>
    course.askedAbout.some(({ affirmed }) => isAny(triggers, affirmed)) ||
    told.flatMap(({ affirmed }) => [...affirmed].filter((word) => triggers.has(word))).length >= COVERED;

  /** What holds for all questions of a cluster: undefined where the conversation does not lead there. */
  const standingOf = ({ theme, triggers }: PlacedCluster, cluster: string): ClusterStanding | undefined => {
    const place = themes.indexOf(theme);
    const isObject = isAny(triggers, object);
    const isHeard = isObject || isAny(triggers, utterance.affirmed) || isAny(triggers, utterance.denied);
    if (themes.length > 0 && place < 0) return undefined;
    if (isAny(triggers, avoided)) return undefined;
    const count = times.get(cluster) ?? 0;
    const isOnSubject = isAny(triggers, subjects);
    const isSpent =
      count >= (isOnSubject ? SPENT_ON_SUBJECT : SPENT) || (isProtest && last?.cluster === cluster);
    let score = place < 0 ? 0 : Math.max(0, 2 - place * 0.5);
    let link: Link = "new";
    if (isHeard && !isSpent) {
      // What a title names is not left for whatever else an answer mentions.
      const isBeside = !isOnSubject && (isNarrow || (place > 0 && themes.length <= FEW_THEMES));
      score += isObject ? (isBeside ? 5.5 : 9) : isBeside ? 2.5 : 4.5;
      link = "heard";
    }
    if (last?.cluster === cluster && !isSpent) {
      score += isLittle ? 4 : 2;
      if (link === "new") link = "deeper";
    } else if (count === 0 && link === "new" && isAny(triggers, earlier)) {
      score += 2.5;
      link = "back";
    }
    if (isSpent) score -= 6;
    if (isOnSubject) score += comesBack ? (place <= 0 ? 12 : 6) : isNarrow ? 5.5 : 4;
    else if (comesBack && place === 0) score += 4;
    const isRefused = isAny(triggers, refused) || (dislikes && isAny(triggers, utterance.affirmed));
    return {
      score,
      link,
      isFirst: count === 0,
      isRefused,
      isHated: isAny(triggers, hated),
      isCovered: isCovered(triggers),
      isObject,
    };
  };
  const standings = new Map(
    [...content.clusters].flatMap(([name, cluster]) => {
      const standing = standingOf(cluster, name);
      return standing ? [[name, standing] as const] : [];
    }),
  );
  const isFit = (
    { tier, condition: { asks, needs, denies, likes } }: PlacedFollowUp,
    isRefused: boolean,
  ): boolean =>
    (isHigher || tier === "foundation") &&
    !(asks && known[asks] !== undefined) &&
    !(needs && known[needs] !== true) &&
    !(denies && known[denies] !== false) &&
    !(likes && isRefused);

  const scored = content.followUps.flatMap(
    (followUp): { followUp: PlacedFollowUp; link: Link; score: number }[] => {
      const standing = standings.get(followUp.cluster);
      if (!standing || !isFit(followUp, standing.isRefused)) return [];
      const { link, isFirst } = standing;
      const { condition, theme, tense, kind, isOpener } = followUp;
      let { score } = standing;
      // "Do you play video games?" is no question to somebody who has just said so.
      const isTold =
        ((standing.isObject || standing.isRefused) && (kind === "habit" || kind === "fact")) ||
        (standing.isObject && kind === "description" && !isLittle);
      // "What do you like doing with your family?" in the student's own words has just been answered.
      if (isSaid(followUp.text)) score -= 5;
      if (kind === "description" && standing.isObject && utterance.description) score -= 5;
      if (kind === "event" && standing.isObject && newest.tellsPast) score -= 3;
      if (kind === "habit" && standing.isObject && tense === "present" && !isLittle) score -= 3;
      if (isOpener && (standing.isCovered || isTold)) score -= 6;
      else if (isFirst) score += isOpener ? 2 : link === "heard" ? 0 : -2;
      if (condition.needs || condition.denies) score += 1.5;
      if (!tenses.has(tense)) score += 1;
      if (kind === "reason" && utterance.hasReason) score -= 4;
      // "What don't you like to eat?" is no question to somebody who has just named it; nor "what job would you like?"
      if (kind === "opinion" && utterance.hasOpinion && link === "heard") score -= standing.isObject ? 7 : 1;
      if (isOpener && standing.isObject && newest.tellsFuture && tense !== "past") score -= 4;
      if (last?.kind === kind) score -= 0.7;
      if (last && last.tense !== "present" && last.tense === tense) score -= 0.7;
      // "What did you do on your last holiday?" has been answered by whoever has told of it.
      if (kind === "event" && pastTold.has(theme)) score -= isOpener ? 8 : 2;
      if (kind === "plan" && futureTold.has(theme)) score -= isOpener ? 8 : 2;
      if (kind === "hypothesis" && isLittle) score -= 1.5;
      return [{ followUp, link, score: score + (hashOf(`${seed}#${followUp.id}`) % 1000) / 1000 }];
    },
  );
  scored.sort((one, other) => other.score - one.score);
  const isNew = ({ text }: PlacedFollowUp) => {
    if (asked.includes(text)) return false;
    const words = tellingWords(text);
    return askedWords.every((before) => overlap(before, words) < SAME);
  };
  // What is known already is asked only where nothing else is left; most questions need not be looked at for that.
  const isOpen = (followUp: PlacedFollowUp) =>
    !(standings.get(followUp.cluster)?.isHated && presumesLiking(followUp)) && !isAnswered(followUp);
  const found =
    scored.find(({ followUp }) => isNew(followUp) && isOpen(followUp)) ??
    scored.find(({ followUp }) => isNew(followUp));
  const isOnObject = found?.link === "heard" && (standings.get(found.followUp.cluster)?.isObject ?? false);
  const inOwnWords =
    isProtest || (isOnObject && hashOf(`${seed}#slot`) % 5 < 2) ? undefined : slotFollowUp(course, isNew);
  if (inOwnWords) return { followUp: inOwnWords, link: "told" };
  const ofThing = isProtest ? undefined : thingFollowUp(course, told, isNew);
  if (ofThing) return { followUp: ofThing, link: "thing" };
  return found && { followUp: found.followUp, link: found.link };
};

/** So often a kind of question is put, however different the student's words in it are. */
const SLOT_TIMES = 2;

/** A question that says back what the student has just told of themselves; undefined where nothing certain was told, or it leaves nothing open. */
const slotFollowUp = (
  { content, themes, asked, utterance, avoided, seed }: Course,
  isNew: (followUp: PlacedFollowUp) => boolean,
): PlacedFollowUp | undefined => {
  const { mention, subject } = actIn(utterance);
  if (!mention || mention.isGiven || subject === "other" || avoided.has(mention.gloss)) return undefined;
  const used = (name: string): readonly string[] => {
    const slot = content.slots.find((each) => `slots.${each.name}` === name);
    return asked.filter((line) => slot?.asked.test(line));
  };
  const place = [...content.clusters].find(
    ([, { theme, triggers }]) => themes.includes(theme) && triggers.has(mention.gloss),
  );
  const [found] = slotQuestionsOn(content.slots, utterance, mention, themes)
    .map(
      (question): PlacedFollowUp => ({
        ...question,
        tier: "foundation",
        condition: { likes: false },
        theme: place?.[1].theme ?? themes[0] ?? "free time",
        cluster: place?.[0] ?? "slots",
        isOpener: false,
      }),
    )
    .filter((followUp) => {
      const before = used(followUp.id);
      return before.length < SLOT_TIMES && !before.includes(asked.at(-1) ?? "") && isNew(followUp);
    })
    .sort((one, other) => hashOf(`${seed}#${one.id}`) - hashOf(`${seed}#${other.id}`));
  return found;
};

/** By these somebody judges, and by those somebody else has said what they think already. */
const JUDGING = new Set("like,love,prefer,hate,find,please,enjoy,be".split(","));
const SAYING = new Set("say,think,believe,find,want,prefer,like,love,hate,mean,tell,please".split(","));
const VIEW_MIN_WORDS = 9;
/** In an answer of more words a thing may be named in passing. */
const BRIEF_WORDS = 12;

/** Does the student judge something, so that others may be asked whether they agree, and have not told what those think? */
const hasOwnView = ({ statements, feeling, words }: Utterance): boolean =>
  feeling !== "neutral" &&
  words >= VIEW_MIN_WORDS &&
  statements.some(({ verb, isDependent }) => !isDependent && JUDGING.has(verb)) &&
  !statements.some(({ subject, verb }) => subject === "other" && SAYING.has(verb));

/** After so many questions about what was mentioned, what is beside the themes is left alone. */
const BESIDE_TIMES = 2;

/** A question about somebody or something that has just been mentioned for the first time; undefined where nothing certain was, or it is beside the themes. */
const thingFollowUp = (
  { content, themes, askedOfThings, utterance, avoided, glances, isReserved, comesBack, seed }: Course,
  told: readonly Glance[],
  isNew: (followUp: PlacedFollowUp) => boolean,
): PlacedFollowUp | undefined => {
  if (isReserved || comesBack) return undefined;
  if (askedOfThings.at(-1)) return undefined;
  const earlier = new Set(glances.flatMap(({ mentioned }) => [...mentioned]));
  const placeOf = (gloss: string) =>
    [...content.clusters].find(([, { theme, triggers }]) => themes.includes(theme) && triggers.has(gloss));
  const isNear = ({ gloss, topic }: Thing): boolean =>
    themes.length === 0 ||
    (topic !== undefined && themesAbout(topic).some((theme) => themes.includes(theme))) ||
    placeOf(gloss) !== undefined;
  const mayStray = askedOfThings.filter((each) => each !== undefined).length < BESIDE_TIMES;
  const things = utterance.things.filter(
    (thing) =>
      !avoided.has(thing.gloss) &&
      !earlier.has(thing.gloss) &&
      // What is their own, or what they do themselves, may lead aside once or twice.
      (isNear(thing) || (mayStray && (thing.isMine || thing.subject === "self"))),
  );
  // What belongs to the themes comes before what leads aside.
  const near = things.filter(isNear);
  const found = thingQuestionsOn(
    content.things,
    [...near, ...things.filter((each) => !near.includes(each))],
    {
      isGlad: utterance.feeling !== "negative",
      isView: hasOwnView(utterance),
      isBrief: utterance.words <= BRIEF_WORDS,
      wantsCareer: utterance.tells.has("career"),
      isNear,
      told: (word) =>
        [...utterance.tells].some((telling) => telling === word) ||
        (word === "reason" && utterance.hasReason) ||
        (word === "past" && told.at(-1)?.tellsPast) ||
        told.some(({ mentioned }) => mentioned.has(word)),
    },
  )
    .map(({ question, thing, of }) => {
      const place = placeOf(thing.gloss);
      const followUp: PlacedFollowUp = {
        ...question,
        tier: "foundation",
        condition: { likes: false },
        theme: place?.[1].theme ?? themes[0] ?? "free time",
        cluster: place?.[0] ?? "things",
        isOpener: false,
      };
      return { followUp, of, thing, isBeside: !near.includes(thing) };
    })
    .filter(({ followUp }) => !askedOfThings.includes(followUp.id) && isNew(followUp));
  const [first] = found.filter(({ isBeside }) => !isBeside).concat(found);
  const ofClass = found.filter(({ of, isBeside }) => of === first?.of && isBeside === first.isBeside);
  // Of several the one that was spoken of last.
  const last = things.findLast((thing) => ofClass.some((each) => each.thing === thing));
  const best = ofClass.filter(({ thing }) => thing === last);
  return best.sort(
    (one, other) => hashOf(`${seed}#${one.followUp.id}`) - hashOf(`${seed}#${other.followUp.id}`),
  )[0]?.followUp;
};

/** The question that opens a conversation, or one that leads away from something that hurts: the first of a harmless subject. */
export const chooseOpener = (
  course: Pick<Course, "content" | "themes" | "subjects" | "isHigher" | "asked" | "seed">,
  isFit: (followUp: PlacedFollowUp) => boolean = () => true,
): PlacedFollowUp | undefined => {
  const { content, themes, subjects, isHigher, asked, seed } = course;
  const scored = content.followUps
    .filter(({ tier, condition, isOpener, text }) => {
      const { likes, needs, denies } = condition;
      return (
        (isHigher || tier === "foundation") &&
        isOpener &&
        !likes &&
        !needs &&
        !denies &&
        !asked.includes(text)
      );
    })
    .filter(isFit)
    .map((followUp) => {
      const place = themes.indexOf(followUp.theme);
      const triggers = content.clusters.get(followUp.cluster)?.triggers ?? new Set<string>();
      const near = themes.length === 0 ? 0 : place < 0 ? -20 : -2 * place;
      const score = near + (isAny(triggers, subjects) ? 3 : 0) + (followUp.tense === "present" ? 1 : 0);
      return { followUp, score: score + (hashOf(`${seed}#${followUp.id}`) % 1000) / 400 };
    });
  return scored.sort((one, other) => other.score - one.score)[0]?.followUp;
};
