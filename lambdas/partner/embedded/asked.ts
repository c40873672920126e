import type { Language, Tense } from "../../../domain/exercise.ts";
import { type ParsedAnswer, read } from "../../../grammar/core/parsedAnswer.ts";
import type { Demand, ParsedQuestion } from "../../../grammar/core/parsedQuestion.ts";
import { type Topic, topicsNamed } from "../../../grammar/core/topics.ts";
import { normalised } from "../../../grammar/core/wordlist.ts";
import { contentOf } from "../dialogue/content.ts";
import { type SlotQuestion, slotQuestionIn } from "../dialogue/slots.ts";
import { thingQuestionIn } from "../dialogue/things.ts";
import type { Question } from "../partner.ts";
import { subjectOf } from "./about.ts";
import { questionPatternsOf } from "./phrasebook.ts";

/** A question as far as it is understood. */
export type Asked = ParsedQuestion & {
  question: Question;
  topics: readonly Topic[];
  /** The verbs and nouns that it is about, as lemmas. */
  lemmas: readonly string[];
  /** Does it ask what would be, if …? */
  supposes: boolean;
  /** How far it leaves open what answers it: hardly ("which music"), a good deal ("how"), or wholly ("why", "what if"). */
  scope: "narrow" | "wide" | "any";
};

/** Verbs that say nothing about the subject of a question. */
const EMPTY = new Set(
  (
    "être avoir faire aller pouvoir vouloir devoir aimer préférer penser croire trouver décrire parler désirer " +
    "ser estar haber tener hacer ir poder querer deber gustar preferir pensar creer describir hablar desear pasar " +
    "sein haben machen werden gehen können wollen mögen sollen müssen denken finden halten beschreiben sprechen fehlen leben"
  ).split(" "),
);

/** The question at the end of what Mark said, which may begin with a reaction; the whole text if it holds none. */
export const questionIn = (text: string): string => {
  const mark = text.lastIndexOf("?");
  if (mark < 0) return text;
  const before = text.slice(0, mark);
  const end = Math.max(...[".", "!", "?", "…"].map((sign) => before.lastIndexOf(sign)));
  return text.slice(end + 1).trim();
};

/** Where somebody who is served wants something to eat or to drink. */
const EATING = new Set(["restaurant", "café", "bar", "canteen", "market"]);

/** What a role play says of the place before it asks: "Vous êtes à l'hôtel." is no reaction of Mark's. */
const SITUATION = /^\s*(?:vous êtes|tu es|está usted|usted está|estás|sie sind|du bist)\s[^.!?]*\./iu;

/** A question of Mark's own: of the bank that exercises are built from, or one with which he follows up an answer; without its English where it holds the student's words. */
export type OwnQuestion = { text: string; english?: string; tense: Tense; model: string; topic?: Topic };

/** "Pourquoi est-ce que tu n'aimes pas …", "magst du keine …" */
const DENIED = /(?<!\p{L})(?:n[e']|no|kein\p{L}*)(?!\p{L}{2})/u;

const nounsOf = (language: Language) => (words: string) =>
  read(words, language).nouns.map(({ noun }) => noun);

/** The question with the student's own words that a line of Mark's ends with: "Pourquoi est-ce que tu aimes le rock ?" */
export const slotQuestion = (line: string, language: Language): SlotQuestion | undefined => {
  const { slots, things } = contentOf(language);
  const text = questionIn(line);
  if (!slots.some(({ asked }) => asked.test(text))) {
    if (!things.some(({ asked }) => asked.test(text))) return undefined;
    return thingQuestionIn(things, text, nounsOf(language));
  }
  // "Est-ce que" is a verb, too.
  const use = read(text, language).uses.at(-1);
  const isDenied = DENIED.test(text.toLowerCase());
  return use && slotQuestionIn(slots, text, { verb: use.verb.gloss, tense: use.tenses[0], isDenied });
};

/** Which question about something that was mentioned a line of Mark's ends with, if it does. */
export const thingAskedIn = (line: string, language: Language): string | undefined => {
  const { byText, things } = contentOf(language);
  const text = questionIn(line);
  if (byText.has(text) || !things.some(({ asked }) => asked.test(text))) return undefined;
  return thingQuestionIn(things, text, nounsOf(language))?.id;
};

/** Mark's own question at the end of a text, if there is one. */
export const ownQuestion = (text: string, language: Language): OwnQuestion | undefined => {
  const plain = normalised(text);
  const built = questionPatternsOf(language).questions.find((own) => plain.endsWith(own.plain))?.ask;
  if (built) return built;
  const { followUps } = contentOf(language);
  const followUp = followUps.find((each) => text.endsWith(each.text) || text.endsWith(each.simpler));
  if (!followUp) {
    const asked = slotQuestion(text, language);
    return asked && { text: asked.text, tense: asked.tense, model: asked.model };
  }
  const { tense, model } = followUp;
  return text.endsWith(followUp.text)
    ? { text: followUp.text, english: followUp.english, tense, model }
    : { text: followUp.simpler, english: followUp.simplerEnglish, tense, model };
};

/** A question with its tense, English and model answer as we have them, where it is word for word one of Mark's own. */
export const withKnown = <Q extends Question>(question: Q, language: Language): Q => {
  const own = ownQuestion(question.text, language);
  if (!own || normalised(own.text) !== normalised(question.text)) return question;
  return {
    tense: own.tense,
    ...(own.english && { translation: own.english }),
    modelAnswer: own.model,
    ...question,
  };
};

/** "Est-ce que tu aimes lire ?" may be answered by yes; "Qu'est-ce que tu lis ?" and "Parle-moi de …" may not. */
const isOpen = (question: string, { compiled, uses }: ParsedAnswer): boolean => {
  const plain = normalised(question).replace(/(?<!qu')est-ce qu(?:e(?!\p{L})|')/u, "");
  const { questionWords, subordinating, prepositions } = compiled.lists;
  const asks = (clause: string): boolean => {
    const words = clause.match(/[\p{L}-]+'?/gu) ?? [];
    // "¿Crees que …?": a word that joins clauses asks only where it begins one.
    const begins = (at: number) =>
      at === 0 || at === words.length - 1 || prepositions.has(words[at - 1] ?? "");
    return words.some((word, at) => questionWords.has(word) && (!subordinating.has(word) || begins(at)));
  };
  // "Kann man glauben, was Stars sagen?": what begins with its verb is answered by yes or no.
  const turned = compiled.definition.german !== undefined && uses[0]?.at === 0;
  return !plain.includes("?") || (!turned && plain.split(/[,;:]/).some(asks));
};

/** What is a problem, an advantage or a dream may be anything. */
const ABSTRACT = new Set(
  "problem advantage disadvantage rule dream memory difference danger reason idea plan change risk hero destination".split(
    " ",
  ),
);
/** What has a topic in the tables, and yet may be about anything. */
const ANYWHERE = new Set(["life", "plan", "project", "club"]);
/** Demands that nothing of one subject only can meet. */
const ANYTHING: readonly Demand[] = ["why"];
const MOST_THINGS: readonly Demand[] = ["action", "opinion", "who"];
/** Whoever does something may do anything. */
const DOING = new Set(["faire", "hacer", "machen", "tun", "changer", "cambiar", "ändern"]);
const PART = /qué (?:más |menos |no )?te \p{L}+ (?:más |menos )?de(?:l|\s)/u;
const PURPOSE = /^(?:para|por)$/;
/** "Raconte-moi un souvenir": a story may go anywhere, unless it is told of something named. */
const STORY = /^\s*(?:raconte|cuent|cuént|erzähl(?!\p{L}* (?:mir |uns )?von))/iu;

/** German "wofür", "gegen Stress", "wie sparst du …": what for, against what and how may be answered by anything. */
const LOOSE =
  /^(?:und )?(?:wofür|womit|wovon|worüber|worauf|woran|wogegen|wie (?!(?:ist|sind|war|waren|heißt|findest|fandest|gefällt)(?!\p{L}))\p{L}+(?:st|t) )|^was machst du (?:gegen|bevor|nachdem|vor|wenn)(?!\p{L})/u;

/** Verbs that leave it to the nouns beside them what a question is about. */
const LEAVES = new Set(
  "être aimer préférer avoir adorer décrire parler ser estar gustar preferir tener haber hay describir hablar sein haben mögen beschreiben geben sprechen".split(
    " ",
  ),
);

/** "Als Kind", "à mi-temps", "l'été prochain", "qué tipo de música": nouns that tell when, how much or which, and are no subject. */
const SEASONS = new Set(["summer", "winter", "spring", "autumn"]);
const TERMS = /^als kind |^de temps | temps libre$| tiempo (?:parcial|completo|libre)$| (?:tipo|type) d[e']$/;
const isTerm = ({ words }: ParsedAnswer, { word: { at }, noun }: ParsedAnswer["nouns"][number]): boolean =>
  SEASONS.has(noun.gloss) ||
  TERMS.test([at - 1, at, at + 1].map((place) => words[place]?.lower ?? "").join(" "));

const isAbout = (reading: ParsedAnswer, glosses: ReadonlySet<string>): boolean =>
  reading.nouns.some(({ noun }) => glosses.has(noun.gloss));

/** "¿Cómo se puede ahorrar agua?": there are many ways. */
const WAYS =
  /(?<!\p{L})(?:cómo (?:se )?(?:pued|pod|deb)\p{L}+|comment (?:est-ce qu'?e? ?(?:on|nous) )?(?:peut|pou[rv])\p{L}*|(?:wie|was) (?:kann|könn|soll)\p{L}*) /u;

const isLoose = ({ plain, compiled }: ParsedAnswer): boolean =>
  (compiled.definition.german !== undefined && LOOSE.test(plain)) || WAYS.test(plain);

/** How far it is left open what an answer is about. */
const scopeOf = (reading: ParsedAnswer, open: boolean, demands: readonly Demand[]): Asked["scope"] => {
  const verb = reading.uses[0]?.verb;
  const does = reading.words.some(({ verbs }) => verbs.some(({ verb: { lemma } }) => DOING.has(lemma)));
  const settles = !does && (verb === undefined || verb.topic !== undefined || LEAVES.has(verb.lemma));
  const [primary] = demands;
  // "¿Qué te gusta de las fiestas?": anything that there is.
  if (open && PART.test(reading.plain)) return "any";
  // "¿Qué haces para ahorrar agua?": what serves an end may be anything.
  if (open && does && reading.words.some(({ lower }) => PURPOSE.test(lower))) return "any";
  const wants = (some: readonly Demand[]) => primary !== undefined && some.includes(primary);
  // "¿Haces algún voluntariado?": that may be anything that one does.
  if (!open) return SOMEBODY.test(reading.plain) ? "any" : does ? "wide" : "narrow";
  if (isAbout(reading, ABSTRACT) || wants(ANYTHING) || STORY.test(reading.text) || isLoose(reading))
    return "any";
  return settles && !wants(MOST_THINGS) ? "narrow" : "wide";
};

/** Whom one knows or follows may do anything. */
const SOMEBODY = /(?<!\p{L})(?:quelqu'un|alguien|jemand\p{L}*)(?!\p{L})/u;

/** What somebody does as a rule is told in the present. */
const HABITUAL = /^(?:und )?was machst du (?:normalerweise|gewöhnlich|meistens|jeden|immer|oft)(?= )/;

/**
 * The tense that a question asks for by its own verb, where that is certain: "Qu'est-ce que tu as fait ?" wants the past.
 * Who, where or how it was may be told by a word, and "Would you like to …?" in the present.
 */
const ownTense = (reading: ParsedAnswer, demands: readonly Demand[]): Tense | undefined => {
  const [tense, ...others] = reading.uses.at(-1)?.tenses ?? [];
  if (tense === "present" && demands[0] === "action" && HABITUAL.test(reading.plain)) return tense;
  // "¿Qué harías …?": Spanish has a form that nothing else is told in.
  const certain = tense === "past" || (tense === "conditional" && reading.compiled.definition.dropsSubjects);
  return certain && others.length === 0 && demands[0] === "action" ? tense : undefined;
};

/**
 * A task may be set in English: "Ask your friend a question about …". "Ask what they would like" and "Ask for how many nights"
 * tell what a clerk wants to know of the student.
 */
const ASK =
  /^\s*ask (?!for how|(?!.*(?:to know|question)).*(?<!\p{L})(?:the student|they (?:would like|want|need|prefer|are staying))(?!\p{L}))(?!yourself)(?:.* )?(?:questions?|if|whether|wh\p{L}+|how)(?!\p{L})/u;

/** What a question is about, whatever else its exercise knows of it. */
const workOut = (question: Pick<Question, "text" | "topic">, language: Language): Asked => {
  const own = ownQuestion(question.text, language);
  const { requests, demands: wanted } = questionPatternsOf(language);
  const task = normalised(question.text);
  const studentAsks = ASK.test(task) || task.search(requests) >= 0;
  const reading = read(questionIn(question.text), language);
  const demands = wanted
    .map(({ matcher, wants }) => ({ wants, at: reading.plain.search(matcher) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ wants }) => wants);
  // "¿Te gusta leer?" is about reading: its subject is the infinitive.
  const infinitives = reading.words.flatMap(
    ({ nouns, verbs }) =>
      (nouns.length === 0 ? verbs.find(({ mood }) => mood === "infinitive") : undefined) ?? [],
  );
  const verbs = [...reading.uses, ...infinitives]
    .map(({ verb }) => verb)
    .filter(({ lemma }) => !EMPTY.has(lemma));
  const named = reading.nouns.filter((each) => !isTerm(reading, each));
  const nouns = named.map(({ noun }) => noun).filter(({ topic, gloss }) => topic && !ANYWHERE.has(gloss));
  // "Es-tu sportif ?": what describes has no topic of its own but its English.
  const described = reading.words
    .flatMap(({ adjectives }) => adjectives)
    .flatMap(({ gloss }) => topicsNamed(gloss))
    .concat(named.flatMap(({ noun }) => (noun.topic ? [] : topicsNamed(noun.gloss))));
  // What a photo shows can be anything.
  const pictured = named.some(({ noun: { gloss } }) => gloss === "photo" || gloss === "picture");
  const [situation = ""] = SITUATION.exec(question.text) ?? [];
  // Whoever works there is not the subject: at the doctor's one speaks of what hurts.
  const scene = read(situation, language)
    .nouns.map(({ noun }) => noun)
    .filter(({ topic }) => topic !== "work");
  // "Estás en un restaurante": what is asked for there is food, as well as a place in town.
  const served = scene.some(({ gloss }) => EATING.has(gloss));
  const open = isOpen(questionIn(question.text), reading);
  const supposes = reading.uses.some(({ tenses }) => tenses[0] === "conditional");
  const subjects = pictured
    ? []
    : [
        ...nouns.map(({ topic }) => topic),
        ...verbs.map(subjectOf),
        ...scene.map(({ topic }) => topic),
        served ? ("food" as const) : undefined,
      ].flatMap((topic) => topic ?? []);
  return {
    question: {
      tense: ownTense(reading, demands),
      ...(studentAsks && { studentAsks }),
      ...(own && { tense: own.tense, modelAnswer: own.model }),
      ...(own?.english && { translation: own.english }),
      ...question,
    },
    reading,
    demands: [...new Set(demands)],
    topics: pictured
      ? []
      : [
          ...new Set([
            ...(own?.topic ? [own.topic] : []),
            ...topicsNamed(question.topic ?? ""),
            ...subjects,
            ...described,
          ]),
        ],
    lemmas: pictured ? [] : [...verbs, ...nouns].map(({ lemma }) => lemma),
    open,
    supposes,
    scope: supposes || situation !== "" ? "wide" : scopeOf(reading, open, demands),
  };
};

/** The same few questions are asked again and again: so many are kept, of exercises and of Mark, and nothing of any answer. */
const QUESTIONS_MAX = 300;
const workedOut = new Map<string, Asked>();

/** What a question is about. Mark's own questions bring their tense and topic along. */
export const understand = (question: Question, language: Language): Asked => {
  const { text, topic } = question;
  const key = JSON.stringify([language, text, topic]);
  const asked = workedOut.get(key) ?? workOut({ text, ...(topic !== undefined && { topic }) }, language);
  if (workedOut.size >= QUESTIONS_MAX) workedOut.clear();
  workedOut.set(key, asked);
  return { ...asked, question: { ...asked.question, ...question } };
};
