import type { Mood } from "../../core/morphology.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import type { ParsedQuestion } from "../../core/parsedQuestion.ts";
import { hasRemark } from "../../core/remark.ts";
import type { VerbUse } from "../../core/verbUse.ts";
import { type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";
import { CHILDHOOD } from "./otherTime.ts";
import { DEEDS } from "./outOfTime.ts";

const wouldBe = defineRule({
  id: "tense.would-be",
  message: "The question asks what would happen, so use the conditional.",
});
const frameTense = defineRule({
  id: "tense.keep-to-tense",
  message: (told: string) => `The rest of your answer says ${told}, so keep to that tense.`,
});

/** With one of these, what is so now may follow. */
const NOW =
  /^(?:maintenant|aujourd'hui|encore|actuellement|désormais|depuis|toujours|normalement|habitude|généralement|demain|souvent|parfois|bientôt|rarement|jamais|quelquefois|plus|mieux|davantage)$/;
const SUBJECTS = /^(?:j'|je|nous|on)$/;
/** Behind these stands what is so, or what has a time of its own. */
const APART = /^(?:où|qu[ei']|dont|parce|car|comme|si|quand|lorsque|puisque|mais|donc)$/;

/** Where one goes, and what is then done there; "j'ai acheté un vélo et je vais au collège à vélo" tells what is so. */
const OUTINGS = /^(?:aller|partir|arriver|sortir|voyager)$/;
const FOR_GOOD = /^(?:aller|habiter|travailler|jouer|rester|passer)$/;
const MODALS = /^(?:vouloir|aimer|pouvoir|devoir|préférer)$/;

type Frame = {
  told: string;
  wants?: Mood;
  from: number;
  /** "nous chanterions chaque matin": what one would do then, as English has it. */
  habit?: number | undefined;
  isCertain: boolean;
};

const moodAt = ({ words }: ParsedAnswer, { at }: VerbUse): Mood | undefined =>
  words[at]?.verbs.find(({ person }) => person !== undefined)?.mood;

/** The time in which something is told, and the place from which on it is. */
const frameOf = (answer: ParsedAnswer, { reading }: ParsedQuestion): Frame | undefined => {
  const { uses, plain, compiled } = answer;
  const first = (mood: Mood) =>
    uses.find((use) => moodAt(answer, use) === mood && use.at === use.head && !MODALS.test(use.verb.lemma))
      ?.at;
  const child = CHILDHOOD.test(plain) || CHILDHOOD.test(reading.plain);
  const habit = plain.search(/(?<!\p{L})s(?:i |')/u) < 0 ? first("conditional") : undefined;
  const then = child ? (first("imperfect") ?? habit) : undefined;
  if (then !== undefined)
    return { told: "how it was then", wants: "imperfect", from: then, habit, isCertain: true };
  const done = uses.find(({ at, head, tenses }) => at !== head && tenses.join() === "past");
  const isOver = (text: string) =>
    compiled.lists.pastMarkers.heardIn(text).length > 0 || text.search(compiled.timed.past ?? /^$/) >= 0;
  const over = reading.uses.at(-1)?.tenses.join() === "past" || isOver(plain) || isOver(reading.plain);
  if (done && (over || OUTINGS.test(done.verb.lemma)))
    return { told: "what happened", from: done.at, isCertain: over };
  const would = first("conditional");
  if (would !== undefined)
    return { told: "what would be", wants: "conditional", from: would, isCertain: true };
  const ahead = first("future");
  return ahead === undefined
    ? undefined
    : { told: "what will be", wants: "future", from: ahead, isCertain: true };
};

/** "il fait très beau", "il y a beaucoup de monde": what those days were like. */
const isWeather = ({ words }: ParsedAnswer, { at, verb }: VerbUse): boolean => {
  const behind = words.slice(at + 1, at + 5).filter(({ afterPause }) => !afterPause);
  const like = (sort: RegExp) => behind.some(({ lower }) => sort.test(lower));
  return (
    /^(?:pleuvoir|neiger)$/.test(verb.lemma) ||
    (verb.lemma === "faire" &&
      words[at - 1]?.lower === "il" &&
      like(/^(?:beau|chaud|froid|mauvais|soleil)$/)) ||
    (words[at - 1]?.lower === "y" && like(/^(?:monde|soleil|vent|neige|pluie|orage)$/))
  );
};

/** "et c'est très amusant": what it was like. */
const isVerdict = ({ words, plain }: ParsedAnswer, { at, verb }: VerbUse): boolean =>
  verb.lemma === "être" && words[at - 1]?.lower === "c'" && VERDICT.test(plain);
const VERDICT =
  /(?:et|[.!]) c'est (?:très |trop |vraiment |super )?(?:super|génial|amusant|délicieux|intéressant|nul|ennuyeux|fatigant|relaxant|cool|bon|drôle|passionnant|magnifique)\P{L}*$/u;

/** Is it told as the rest is, by the same people? */
const isTold = (answer: ParsedAnswer, use: VerbUse, { wants, isCertain }: Frame): boolean => {
  const { words, compiled } = answer;
  let lead = use.at - 1;
  while (compiled.lists.clitics.has(words[lead]?.lower ?? "") && !SUBJECTS.test(words[lead]?.lower ?? ""))
    lead -= 1;
  const subject = words[lead];
  const persons = subject && compiled.subjects.get(subject.lower)?.persons;
  // "que les gouvernements nous écoutent": there "nous" is the object.
  const acts = words[use.at]?.verbs.some(({ person }) => person !== undefined && persons?.includes(person));
  if (SUBJECTS.test(subject?.lower ?? "") && !acts) return false;
  if (!subject || APART.test(words[lead - 1]?.lower ?? "")) return false;
  if (wants === undefined && isCertain && (isWeather(answer, use) || isVerdict(answer, use))) return true;
  const ours =
    SUBJECTS.test(subject.lower) ||
    (wants === "imperfect" && subject.nouns.some(({ topic }) => /^(?:family|friends)$/.test(topic ?? "")));
  return ours && DEEDS.test(use.verb.lemma) && (isCertain || !FOR_GOOD.test(use.verb.lemma));
};

/** "Pourrais-tu vivre sans ? – Je ne pouvais pas": what would be is told with the verb of the question, in its own mood. */
const unlikeAsked = (answer: ParsedAnswer, { reading }: ParsedQuestion): VerbUse | undefined =>
  WHILE.test(answer.plain)
    ? undefined
    : answer.uses.find(
        (use) =>
          moodAt(answer, use) === "imperfect" &&
          reading.uses.some((asked) => asked.verb === use.verb && moodAt(reading, asked) === "conditional"),
      );
const WHILE = /(?<!\p{L})(?:s[i']|quand|avant|lorsque|petite?|toujours)(?!\p{L})/u;

/** French: what is told in one time is told in it to the end: "quand j'étais petit je jouais au foot et je mange des bonbons". */
export const telling = (answer: ParsedAnswer, asked: ParsedQuestion): Finding[] => {
  const { words, uses, compiled } = answer;
  if (!compiled.definition.onlySubjects || hasRemark(answer)) return [];
  const unlike = unlikeAsked(answer, asked);
  const hoped = unlike && words[unlike.at];
  if (hoped)
    return [
      findingAt(hoped, hoped, {
        ...wouldBe(),
      }),
    ];
  const frame = frameOf(answer, asked);
  if (!frame || words.some(({ lower }) => NOW.test(lower))) return [];
  const use = uses.find(
    (each) =>
      (each.at === frame.habit ||
        (each.at > frame.from && each.head === each.at && each.tenses.join() === "present")) &&
      isTold(answer, each, frame),
  );
  const verb = use && words[use.at];
  if (!use || !verb) return [];
  // "Je montrerais la plage. On mange du poisson.": so it is there, whoever comes.
  const anew = words.slice(frame.from + 1, use.at + 1).some(({ opens }) => opens);
  if (anew && words[use.at - 1]?.lower === "on") return [];
  const lead = words.slice(0, use.at).findLast(({ lower }) => SUBJECTS.test(lower));
  const [person] = compiled.subjects.get(lead && lead.at > use.at - 4 ? lead.lower : "")?.persons ?? [];
  const right = use.verb.forms.find(
    (form) => form.mood === frame.wants && person !== undefined && form.person === person,
  )?.form;
  return [
    findingAt(verb, verb, {
      ...frameTense(frame.told),

      ...(right && { right }),
    }),
  ];
};
