import type { Language } from "../../../domain/exercise.ts";
import type { PersonaKind } from "../../../domain/persona.ts";
import { UNKNOWN } from "../../../domain/persona.ts";
import { unaccented } from "../../../domain/unaccented.ts";
import type { ParsedAnswer } from "../../../grammar/core/parsedAnswer.ts";
import type { Word } from "../../../grammar/core/word.ts";
import { repairRequestIn, requestBesideIn } from "../../lesson/repairRequest.ts";
import type { Asked } from "../embedded/asked.ts";
import { subjectOfTheme, subjectOfTopic, triggerOf } from "./markSubjects.ts";
import { questionForms } from "./questionForms.ts";
import { isOnlyYours, isWhy, isYours, sentencesIn, startIn, wordsBefore } from "./questionStart.ts";

/** What a student asks Mark. */
export type StudentQuestion = {
  language: Language;
  /** A subject of `markRows`, or "unknown". */
  subject: string;
  kind: PersonaKind;
  /** May it be answered by yes or no? */
  polar: boolean;
  /** Does it ask about the whole subject ("pets"), not about a part of it ("cats")? */
  whole: boolean;
  /** Does it name its subject, rather than go on about what was said before? */
  isNamed: boolean;
  /** Does it speak to anybody ("tu", "du"), rather than ask for a fact? */
  isAddressed: boolean;
  /** What it would ask of somebody who serves: "price", "hours", … */
  service: string | undefined;
  /** The question as it was said, in lower case without accents; "" where it was only "and you?". */
  text: string;
};

/** What some words are about: the most particular subject that they name, or undefined. */
const subjectIn = (
  language: Language,
  text: string,
  words: readonly Word[],
  { nouns }: Pick<ParsedAnswer, "nouns">,
): { subject: string; whole: boolean } | undefined => {
  const [phrase] = questionForms[language].phrases.find(([, pattern]) => pattern.test(text)) ?? [];
  const broadPhrase =
    phrase !== undefined &&
    (/^(?:weekend|freeTime|career)$/.test(phrase) || (phrase === "plans" && !/exam|gcse|pruf/.test(text)));
  if (phrase !== undefined && !broadPhrase) return { subject: phrase, whole: true };
  const inside = new Set(words);
  // "ton temps libre": no weather.
  const isTime =
    phrase === "freeTime" || /(?:temps|tiempo) (?:libre|pasas)|combien de temps|cuanto tiempo/.test(text);
  const named = nouns
    .filter(({ word, noun }) => inside.has(word) && !(isTime && noun.gloss === "weather"))
    .map(({ noun }) => noun);
  const found = named.flatMap(({ gloss }) => triggerOf(gloss) ?? []);
  const particular = found.find(({ broad }) => !broad);
  if (particular) return particular;
  // "¿Te llevas bien con …?": nothing is worn.
  const getsOn = /llevas (?:muy )?(?:bien|mal)/.test(text);
  // "En bus, et toi ?": nothing is drunk.
  const asNouns = new Set(nouns.map(({ word }) => word));
  const verbs = words.flatMap((word) =>
    (asNouns.has(word) ? [] : word.verbs).filter(
      ({ verb }) => !EMPTY.has(verb.gloss) && !(getsOn && verb.lemma === "llevar"),
    ),
  );
  const others = [
    ...words.flatMap(({ adjectives }) => adjectives.map(({ gloss }) => gloss)),
    ...verbs.map(({ verb }) => verb.gloss),
  ].flatMap((gloss) => triggerOf(gloss) ?? []);
  const lived =
    phrase === "career" && others.find(({ subject }) => subject === "home" || subject === "travel");
  if (lived) return lived;
  if (phrase !== undefined) return { subject: phrase, whole: true };
  const verbal = others.find(({ broad }) => !broad);
  if (verbal) return verbal;
  const topical = named.map(({ topic }) => subjectOfTopic(topic)).find((each) => each !== undefined);
  if (topical && found.length === 0) return { subject: topical, whole: false };
  const [broad] = found.length > 0 ? found : others;
  if (broad) return broad;
  const play = verbs.map(({ verb }) => subjectOfTopic(verb.topic)).find((each) => each !== undefined);
  return play ? { subject: play, whole: false } : undefined;
};

/** Verbs that say nothing about the subject. */
const EMPTY = new Set(
  "be have do go be able can must want like prefer love hate think find believe please say know please make use put call become spend get_to_know meet come"
    .split(" ")
    .map((gloss) => gloss.replaceAll("_", " ")),
);

const kindIn = (
  language: Language,
  text: string,
  answer: ParsedAnswer,
  words: readonly Word[],
): PersonaKind => {
  const { kinds, times } = questionForms[language];
  const [kind] = kinds.find(([, pattern]) => pattern.test(text)) ?? [];
  if (kind === "reason") return kind;
  if (times.conditional.test(text)) return "conditional";
  if (times.past.test(text)) return "past";
  if (times.future.test(text)) return "future";
  const places = new Set(words.map(({ at }) => at));
  const own = answer.uses.filter(({ at }) => places.has(at));
  const use = own.find(({ at }) => isYours(answer.words[at])) ?? own[0];
  const tense = use?.tenses.length === 1 ? use.tenses[0] : undefined;
  if (tense !== undefined && tense !== "present") return tense;
  return kind ?? "fact";
};

/** After these "and you?" is left to whoever answers with tact: "Mon père est mort. Et toi ?" */
const GRAVE = new Set(
  "die death dead cancer illness ill suicide funeral bullying cyberbullying bully insult divorce divorced separated accident depression depressed violence victim hospital cry abuse hit widowed".split(
    " ",
  ),
);
const isGrave = (words: readonly Word[]): boolean =>
  words.some(({ nouns, verbs, adjectives }) =>
    [...nouns, ...adjectives, ...verbs.map(({ verb }) => verb)].some(({ gloss }) => GRAVE.has(gloss)),
  );

/** What "and you?" asks: the kind of what the student has just said, else of what was asked. */
const statedKind = (answer: ParsedAnswer, words: readonly Word[], asked: Asked): PersonaKind => {
  const { lists } = answer.compiled;
  const places = new Set(words.map(({ at }) => at));
  const stated = answer.uses.filter(({ at }) => places.has(at));
  const plain = words
    .map(({ lower }) => lower)
    .join(" ")
    .replaceAll("' ", "'");
  const tense =
    stated.length > 0
      ? stated.map(({ tenses }) => tenses[0]).find((each) => each !== "present")
      : asked.question.tense;
  if (tense !== undefined && tense !== "present") return tense;
  if (lists.likes.heardIn(plain).length + lists.dislikes.heardIn(plain).length > 0) return "like";
  if (LIKED.test(spaced(words))) return "like";
  if (lists.opinions.heardIn(plain).length > 0) return "opinion";
  if (stated.length > 0) return "fact";
  return kindIn(
    answer.compiled.definition.language,
    unaccented(asked.reading.plain),
    asked.reading,
    asked.reading.words,
  );
};

/** "What did you do yesterday?": about no subject at all. */
const DAY = /(?<![a-z])(?:hier|demain|aujourd'|ayer|anoche|hoy|manana|gestern|heute|morgen)(?![a-z])/;

/** "Do you know who my favourite player is?": what only the student can tell, whatever it is about. */
const KNOWING =
  /(?<![a-z])(?:weisst du|sabes|tu sais|sais tu)(?: ,)? (?:wer|quien|qui|wie|como|comment|wann|cuando|quand|wo|donde|ou|welche[a-z]*|cual|quel[a-z]*) (?:[a-z]+ ){0,2}(?:mein[a-z]*|mi|mis|mon|ma|mes|ich|marco|gano)(?![a-z])/;

/** "My favourite …" */
const LIKED = /(?<![a-z])(?:favorit|prefere|preferid|liebling|favori)/;

const spaced = (words: readonly Word[]): string => unaccented(words.map(({ lower }) => lower).join(" "));

/** The subject of "and you?": what the student has just spoken of, else what Mark had asked about. */
const subjectAround = (answer: ParsedAnswer, said: readonly Word[], asked: Asked) => {
  const { language } = answer.compiled.definition;
  const heard = subjectIn(language, spaced(said), said, answer);
  // "Je suis allé en Espagne, et toi ?": on holiday, not to Spain.
  const own =
    heard && /^(?:france|spain|germany)$/.test(heard.subject) ? { subject: "holidays", whole: false } : heard;
  // A photo may show anything.
  const pictured = asked.reading.nouns.some(
    ({ noun: { gloss } }) => gloss === "photo" || gloss === "picture",
  );
  const marks = pictured
    ? undefined
    : subjectIn(language, spaced(asked.reading.words), asked.reading.words, asked.reading);
  // "J'ai mangé avec ma famille, et toi ?": what was asked about matters more than whom it was done with.
  if (own && !(marks && isBroad(own.subject) && !isBroad(marks.subject))) return own;
  if (marks) return marks;
  const theme = asked.topics.map(subjectOfTheme).find((each) => each !== undefined);
  return own ?? (theme ? { subject: theme, whole: false } : undefined);
};
const isBroad = (subject: string): boolean =>
  /^(?:friends|family|parents|siblings|school|home|weekend|freeTime|town)$/.test(subject);

/**
 * The question that a student puts to Mark in an answer, with or without question mark, or undefined. The last one that can be
 * understood counts, as it waits for an answer.
 */
export const studentQuestionIn = (answer: ParsedAnswer, asked: Asked): StudentQuestion | undefined => {
  const { language } = answer.compiled.definition;
  const forms = questionForms[language];
  const questions: StudentQuestion[] = [];
  for (const sentence of sentencesIn(answer)) {
    const start = startIn(language, sentence);
    if (!start) continue;
    // "Tu voudrais être célèbre ? Et pourquoi ?": what was asked before is what is to be told.
    if (isWhy(start.text.slice(start.at)) && questions.some(({ subject }) => subject !== UNKNOWN)) continue;
    const count = wordsBefore(start.text, start.at);
    const first = sentence.words[count]?.at ?? 0;
    const said = answer.words.slice(0, first);
    if (start.echo && isGrave(said)) continue;
    const clause = start.text.slice(start.at);
    const words = sentence.words.slice(count);
    const own = start.echo
      ? undefined
      : KNOWING.test(clause)
        ? { subject: UNKNOWN, whole: false }
        : subjectIn(language, clause, words, answer);
    const namesAny = words.some((word) => answer.nouns.some((noun) => noun.word === word));
    const unknownName = words.some(
      ({ capital, opens, lower, nouns, verbs }) =>
        capital && !opens && lower !== "mark" && lower !== "sie" && nouns.length + verbs.length === 0,
    );
    const around =
      own || (!start.echo && (namesAny || unknownName || DAY.test(clause)))
        ? undefined
        : subjectAround(answer, said, asked);
    const plainKind = start.echo ? statedKind(answer, said, asked) : kindIn(language, clause, answer, words);
    const kind =
      start.echo &&
      /(?:penses?|pense|opin|avis|piensas|crees|parece|meinst|denkst|findest|meinung)/.test(clause)
        ? "opinion"
        : plainKind;
    const earlier = questions.at(-1);
    // "Und wie lange spielst du schon?": what has just been asked about.
    const carried =
      !start.echo &&
      !namesAny &&
      !unknownName &&
      earlier &&
      earlier.subject !== UNKNOWN &&
      own?.subject !== UNKNOWN
        ? questionForms[language].phrases.some(([, pattern]) => pattern.test(clause))
          ? undefined
          : { subject: earlier.subject, whole: false }
        : undefined;
    const acquainted =
      own === undefined && forms.knows.test(clause) ? { subject: "acquainted", whole: true } : undefined;
    // Where Mark has said nothing of himself, it can only be why he asks.
    const asksWhy = isWhy(clause) ? { subject: "curious", whole: false } : undefined;
    const { subject, whole } = asksWhy ??
      acquainted ??
      carried ??
      own ??
      around ?? { subject: UNKNOWN, whole: false };
    questions.push({
      language,
      subject,
      kind,
      polar:
        !start.echo &&
        !forms.open.test(
          clause.replace(/(?:qu' )?est ce qu[e']/, (found) => (found.startsWith("qu") ? "qui" : "")),
        ) &&
        !forms.negated.test(clause) &&
        !/ (?:ou|o|oder) /.test(clause),
      whole: whole && !start.echo,
      isNamed:
        own !== undefined || carried !== undefined || acquainted !== undefined || namesAny || unknownName,
      isAddressed: start.echo || forms.you.test(clause) || words.some(isOnlyYours),
      service: forms.services.find(([, pattern]) => pattern.test(clause))?.[0],
      text: start.echo ? "" : clause,
    });
  }
  if (questions.length === 0) return undefined;
  if (repairRequestIn(answer.text, language) || requestBesideIn(answer.text, language)) return undefined;
  return questions.findLast(({ subject }) => subject !== UNKNOWN) ?? questions.at(-1);
};

/** What is asked at a counter without a sign that it is a question: "no gracias tiene una bolsa"; undefined where nothing is. */
export const counterQuestionIn = (answer: ParsedAnswer): StudentQuestion | undefined => {
  const { language } = answer.compiled.definition;
  const { counter, services } = questionForms[language];
  for (const { text } of sentencesIn(answer).toReversed()) {
    const asking = counter.exec(text);
    if (!asking) continue;
    // "Busco un restaurante, nos puede recomendar alguno": what it is about may have been said before.
    const [service] =
      services.find(([name, pattern]) => name.startsWith("advise") && pattern.test(text)) ??
      services.find(([, pattern]) => pattern.test(text.slice(asking.index))) ??
      [];
    if (service === undefined) continue;
    return {
      language,
      subject: UNKNOWN,
      kind: "fact",
      polar: true,
      whole: false,
      isNamed: false,
      isAddressed: true,
      service,
      text: text.slice(asking.index),
    };
  }
  return undefined;
};
