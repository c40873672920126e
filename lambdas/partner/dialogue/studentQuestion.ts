import type { Language } from "../../../domain/exercise.ts";
import type { MarkKind } from "../../../domain/mark.ts";
import { UNKNOWN } from "../../../domain/mark.ts";
import { unaccented } from "../../../domain/unaccented.ts";
import { repairRequestIn } from "../../lesson/repairRequest.ts";
import type { Answer } from "../embedded/answer.ts";
import type { Asked } from "../embedded/asked.ts";
import type { Word } from "../embedded/word.ts";
import { subjectOfTheme, subjectOfTopic, triggerOf } from "./markSubjects.ts";
import { type QuestionForms, questionForms } from "./questionForms.ts";

/** What a student asks Mark. */
export type StudentQuestion = {
  language: Language;
  /** A subject of `markRows`, or "unknown". */
  subject: string;
  kind: MarkKind;
  /** May it be answered by yes or no? */
  polar: boolean;
  /** Does it ask about the whole subject ("pets"), not about a part of it ("cats")? */
  whole: boolean;
  /** What it would ask of somebody who serves: "price", "hours", … */
  service: string | undefined;
  /** The question as it was said, in lower case without accents; "" where it was only "and you?". */
  text: string;
};

/** A sentence as text for patterns, with the place of its words in the answer. */
type Sentence = {
  text: string;
  words: readonly Word[];
  /** Does it end with a question mark? */
  marked: boolean;
  /** Does it end with a full stop or its like, and so tell something? */
  ended: boolean;
  /** Does anything but questions follow? */
  followed: boolean;
};

const QUOTED = /«[^»]*»|"[^"]*"|“[^”]*”|„[^“”]*[“”]/gu;

/** The parts of an answer between full stops and question marks; what is quoted counts for nothing. */
const sentencesIn = ({ text, words }: Answer): Sentence[] => {
  const quotes = [...text.matchAll(QUOTED)].map(({ index, 0: { length } }) => [index, index + length]);
  const sentences: Word[][] = [];
  for (const word of words) {
    if (quotes.some(([start = 0, end = 0]) => word.start >= start && word.end <= end)) continue;
    const current = sentences.at(-1);
    if (!current || word.opens) sentences.push([word]);
    else current.push(word);
  }
  const marks = sentences.map((own) => {
    const end = own.at(-1)?.end ?? 0;
    const next = words.find(({ start }) => start >= end)?.start ?? text.length;
    return text.slice(end, next).split("¿")[0] ?? "";
  });
  const isMarked = (place: number) => marks[place]?.includes("?") ?? false;
  return sentences.map((own, place) => {
    const opened = text.slice(0, own[0]?.start ?? 0).trimEnd();
    return {
      words: own,
      marked: isMarked(place),
      ended:
        /[.!;:…]/.test(marks[place] ?? "") &&
        !opened.endsWith("¿") &&
        !text.slice(own[0]?.start, own.at(-1)?.end).includes("¿"),
      followed: sentences.some((_, other) => other > place && !isMarked(other)),
      text: unaccented(
        own.map(({ lower, afterPause }, at) => (afterPause && at > 0 ? `, ${lower}` : lower)).join(" "),
      ),
    };
  });
};

/** The number of words before this place of a sentence's text. */
const wordsBefore = (text: string, place: number): number =>
  text
    .slice(0, place)
    .split(" ")
    .filter((word) => word !== "" && word !== ",").length;

type Matchers = { strong: RegExp; withYou: RegExp };
const matchersOf = ({ strong, withYou }: QuestionForms): Matchers => ({
  strong: new RegExp(`(?:${strong.join("|")})`, "y"),
  withYou: new RegExp(`(?:${withYou.join("|")})(?![a-z])`, "y"),
});
const matchers: Readonly<Record<Language, Matchers>> = {
  French: matchersOf(questionForms.French),
  Spanish: matchersOf(questionForms.Spanish),
  German: matchersOf(questionForms.German),
};

/** The places of a text at which a question may begin: its own beginning, after a pause, and after words that lead to one. */
const leadsIn = (text: string, { lead }: QuestionForms): ReadonlySet<number> => {
  const places = new Set<number>([0]);
  let place = 0;
  for (const word of text.split(" ")) {
    place += word.length + 1;
    if ((word === "," || lead.has(word)) && place < text.length) places.add(place);
  }
  return places;
};

const PREPOSITION = /^(?:a|de|con|en|para|por|desde|hasta)$/;
const ACCENTED = /^(?:qué|quién|quiénes|dónde|adónde|cuándo|cómo|cuál|cuáles|cuánt[oa]s?)$/;

/** Where a word that only asks stands, or the preposition before it: "… a qué hora te levantas tú". */
const accented = ({ text, words }: Pick<Sentence, "text" | "words">): number[] => {
  const places: number[] = [];
  let place = 0;
  words.forEach((word, at) => {
    if (word.afterPause && at > 0) place += 2;
    const before = words[at - 1];
    const led = before !== undefined && PREPOSITION.test(before.lower);
    if (ACCENTED.test(word.lower)) places.push(led ? place - before.lower.length - 1 : place);
    place += unaccented(word.lower).length + 1;
  });
  return places.filter((each) => each >= 0 && each < text.length);
};

const isAt = (pattern: RegExp, text: string, place: number): boolean => {
  pattern.lastIndex = place;
  return pattern.test(text);
};

const isYours = (word: Word | undefined): boolean =>
  word?.verbs.some(({ person, mood }) => person === 1 && mood !== "subjunctive") ?? false;
const isOnlyYours = (word: Word | undefined): boolean =>
  isYours(word) && (word?.verbs.every(({ person }) => person === 1) ?? false);

/** "You can see films there", "you must …": said of anybody. */
const MODAL = /^(?:can|be able|must|have to|should|know)$/;
const ANYBODYS = /^(?:puedes|debes|peux|dois|sais|vois|kannst|musst|darfst|sabes|ves)$/;
const isGeneral = (word: Word | undefined): boolean =>
  word !== undefined &&
  (ANYBODYS.test(word.lower) || word.verbs.some(({ verb }) => MODAL.test(verb.gloss))) &&
  !/^(?:as|tienes|hast)$/.test(word.lower);

/** Places where verb and subject tell a question: "aimes-tu", "hast du", "tienes", "tu aimes". */
const verbalStarts = (
  language: Language,
  sentence: Pick<Sentence, "text" | "words" | "marked">,
  places: ReadonlySet<number>,
): number[] => {
  const { words, marked } = sentence;
  const starts: number[] = [];
  let place = 0;
  words.forEach((word, at) => {
    if (word.afterPause && at > 0) place += 2;
    const leads = places.has(place);
    const next = words[at + 1];
    const isNear = next !== undefined && !next.afterPause;
    if (language === "French") {
      const hyphened = isNear && next.lower === "tu" && next.start === word.end + 1 && isYours(word);
      if (hyphened) starts.push(place);
      else if (leads && isNear && next.lower === "tu" && isYours(word)) starts.push(place);
      else if (
        leads &&
        isNear &&
        next.lower === "vous" &&
        /(?:ez|êtes|faites)$/.test(word.lower) &&
        word.lower !== "rendez"
      )
        starts.push(place);
      else if (leads && /^(?:tu|t')$/.test(word.lower) && isNear) {
        const verb = words.slice(at + 1, at + 4).find(isYours);
        const asks = /^(?:me|m'|nous)$/.test(words[at + 2]?.lower ?? "");
        if (verb && (marked || asks || !isGeneral(verb))) starts.push(place);
      }
    } else if (language === "German") {
      if (leads && isNear && next.lower === "du" && (isYours(word) || /st$/.test(word.lower))) {
        if (marked || at === 0 || !isGeneral(word)) starts.push(place);
      } else if (leads && marked && isNear && next.text === "Sie" && word.verbs.length > 0)
        starts.push(place);
    } else if (leads) {
      const verb = /^(?:tú|tu|me|os|te|lo|la|los|las)$/.test(word.lower) ? next : word;
      const obliged = verb === word && next?.lower === "que" && word.lower === "tienes";
      if (isOnlyYours(verb) && (marked || (!isGeneral(verb) && !obliged))) starts.push(place);
    }
    place += unaccented(word.lower).length + 1;
  });
  return starts;
};

const POLITE = /(?<![a-z])(?:usted|ustedes|sie|ihnen|ihr|ihre|ihren)(?![a-z])/;

/** "¿Cuánto falta?": asked of Mark whoever it speaks of. */
const finishes = (language: Language, clause: string): boolean =>
  questionForms[language].phrases.some(([subject, pattern]) => subject === "finish" && pattern.test(clause));

/** "¿Por qué van a protegerla?", "Que vais-je faire ? Peut-être rien.": asked of nobody, or of oneself. */
const isRhetorical = (
  language: Language,
  { text, words }: Pick<Sentence, "text" | "words">,
  at: number,
  followed: boolean,
): boolean => {
  const { you, services, kinds } = questionForms[language];
  const clause = text.slice(at);
  const own = words.slice(wordsBefore(text, at));
  if (finishes(language, clause)) return false;
  if (you.test(clause) || POLITE.test(clause) || own.some(isOnlyYours)) return false;
  if (services.some(([, pattern]) => pattern.test(clause))) return false;
  const [kind] = kinds.find(([, pattern]) => pattern.test(clause)) ?? [];
  if (/(?<![a-z])ideale?(?![a-z])/.test(clause)) return false;
  const isMine = own
    .slice(0, 4)
    .some(({ verbs }) => verbs.length > 0 && verbs.every(({ person }) => person === 0));
  return followed || isMine || kind === "reason";
};

const BARE = /^(?:que|quien|quienes|donde|adonde|cuando|como|cual|cuales|cuant[oa]s?)$/;
const isConjugated = ({ verbs, nouns }: Word): boolean =>
  nouns.length === 0 && verbs.some(({ person }) => person !== undefined);

/** May what begins here be a question though nothing marks it as one? Clauses that belong to another may look alike. */
const isCredible = (language: Language, text: string, words: readonly Word[], at: number): boolean => {
  const count = wordsBefore(text, at);
  const own = words.slice(count);
  const [first, second, third] = own;
  const before = unaccented(words[count - 1]?.lower ?? "");
  const further = unaccented(words[count - 2]?.lower ?? "");
  if (count > 1 && /^(?:no|non|nein|ne|si)$/.test(before) && language !== "French") return false;
  if (questionForms[language].anywhere.exec(text)?.index === at) return true;
  if (language === "French")
    // "J'aimerais que vous nous fassiez une réduction."
    return (
      !(/^(?:que|qu')$/.test(first?.lower ?? "") && /^(?:tu|vous|t')$/.test(second?.lower ?? "")) &&
      !(
        count > 0 &&
        first?.lower === "qui" &&
        !/^(?:est|sont|c'est)$/.test(second?.lower ?? "") &&
        !/^(?:toi|mark|mais|salut|bonjour)$/.test(before)
      )
    );
  if (language === "German") return !/^(?:also|dann)$/.test(before) || count < 2;
  const called = /^(?:tu|ti|mark|hola|oye|usted|vale|gracias)$/.test(before);
  const asks = PREPOSITION.test(first?.lower ?? "") ? second : first;
  const word = unaccented(asks?.lower ?? "");
  if (BARE.test(word)) {
    if (asks?.lower !== word) return true;
    const next = asks === first ? second : third;
    const verbs = own.filter((each) => each !== asks && isConjugated(each)).length;
    if (word === "que") {
      const addressed = isOnlyYours(next) || (next?.nouns.length ?? 0) > 0 || next?.lower === "te";
      const wishes =
        next?.lower === "te" && own.slice(1, 4).some(({ verbs: [verb] }) => verb?.mood === "subjunctive");
      if (count > 0 && !called && (before !== "y" || own.length > 6)) return false;
      return /^(?:opinas|piensas|crees|tal)$/.test(next?.lower ?? "") || (addressed && !wishes);
    }
    if (count > 0 && !called && before === ",") return false;
    return (
      word.startsWith("cual") ||
      /^(?:a|y)?\s*que hora/.test(text.slice(at)) ||
      (own.length <= 7 && verbs <= 1)
    );
  }
  if (/^(?:lo|la|los|las)$/.test(first?.lower ?? "")) return false;
  const isTold = own.filter(isConjugated).length > 2 || own.length > 10;
  if (/^(?:cuant[oa]s?|que|tus?)$/.test(word)) return true;
  if (count > 0 && !called && !(before === "y" && /^(?:tu|ti|)$/.test(further))) return false;
  return !isTold || /^(?:a ti )?te (?:gusta|encanta|interesa)/.test(text.slice(at));
};

/** A wish to come back to what the talk was about, or astonishment at how it came away from it. */
export const wantsBack = ({ text, speech }: Pick<Answer, "text" | "speech">): boolean =>
  questionForms[speech.tongue.language].back.test(
    unaccented(text.toLowerCase().replaceAll("’", "'"))
      .replace(/'/g, "' ")
      .replace(/[^a-z'\s]+/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
  );

/** "…, please": no clause of its own. */
const COURTEOUS = /(?: ,)? (?:por favor|s' il (?:vous|te) plait|bitte|gracias|merci|danke|mark)$/;

/** Where a question to Mark begins in a sentence, as a place of its text; the last one, or undefined. */
const startIn = (
  language: Language,
  { text: whole, words, marked: asked, ended, followed }: Sentence,
): { at: number; text: string; echo: boolean } | undefined => {
  const forms = questionForms[language];
  const { strong, withYou } = matchers[language];
  const tag = forms.tags.exec(whole);
  // "Tu aimes le foot, non ?" is a question all the same: only its end goes.
  const text = tag ? whole.slice(0, tag.index) : whole;
  const isTagged = tag !== null && tag.index > 0;
  if (text.trim() === "") return undefined;
  const marked = asked && (!isTagged || forms.you.test(text));
  if (forms.never.test(text) || forms.back.test(whole)) return undefined;
  const sentence = { text, words, marked };
  const echo = forms.echo.exec(text);
  if (ended && !marked && !echo) return undefined;
  const fits = (at: number) =>
    !forms.indirect.test(text.slice(0, at)) &&
    (marked || isCredible(language, text, words, at)) &&
    !(marked && isRhetorical(language, sentence, at, followed));
  const places = new Set([
    ...leadsIn(text, forms),
    ...(language === "Spanish" ? accented({ text, words }) : []),
  ]);
  const starts = [...places].filter((place) => {
    if (isAt(strong, text, place)) return true;
    if (!isAt(withYou, text, place)) return false;
    const spoken = forms.you.test(text.slice(place));
    return spoken || (language === "Spanish" && words.slice(wordsBefore(text, place) + 1).some(isOnlyYours));
  });
  const found = [...starts, ...verbalStarts(language, sentence, places)].filter(
    (at) => at < text.length && fits(at),
  );
  const last = forms.last?.exec(text);
  if (last && fits(last.index)) found.push(last.index);
  const asking = forms.anywhere.exec(text);
  if (found.length === 0 && asking && fits(asking.index)) found.push(asking.index);
  if (found.length === 0 && marked && !echo) {
    const clause = text.replace(COURTEOUS, "").lastIndexOf(", ");
    const start = clause < 0 ? 0 : clause + 2;
    const yours = words.slice(wordsBefore(text, start)).some(isOnlyYours);
    if ((forms.you.test(text.slice(start)) || yours) && fits(start)) found.push(start);
    else if ((forms.you.test(text) && fits(0)) || (forms.open.test(text.split(" ", 2).join(" ")) && fits(0)))
      found.push(0);
    else if (forms.services.some(([, pattern]) => pattern.test(text))) found.push(start);
    else if (!followed && !text.includes(" , ") && forms.plain.test(text.slice(start)) && fits(start))
      found.push(start);
  }
  const openness = Math.min(...found);
  const best = Number.isFinite(openness) ? openness : undefined;
  if (echo && (best === undefined || best <= echo.index + 3))
    return { at: echo.index, text, echo: best === undefined || best >= echo.index };
  return best === undefined ? undefined : { at: best, text, echo: false };
};

/** What some words are about: the most particular subject that they name, or undefined. */
const subjectIn = (
  language: Language,
  text: string,
  words: readonly Word[],
  { nouns }: Pick<Answer, "nouns">,
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
  const verbs = words.flatMap(({ verbs }) =>
    verbs.filter(({ verb }) => !EMPTY.has(verb.gloss) && !(getsOn && verb.lemma === "llevar")),
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

const kindIn = (language: Language, text: string, answer: Answer, words: readonly Word[]): MarkKind => {
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
const statedKind = (answer: Answer, words: readonly Word[], asked: Asked): MarkKind => {
  const { lists } = answer.speech;
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
    answer.speech.tongue.language,
    unaccented(asked.reading.plain),
    asked.reading,
    asked.reading.words,
  );
};

/** "What did you do yesterday?": about no subject at all. */
const DAY = /(?<![a-z])(?:hier|demain|aujourd'|ayer|anoche|hoy|manana|gestern|heute|morgen)(?![a-z])/;

/** "My favourite …" */
const LIKED = /(?<![a-z])(?:favorit|prefere|preferid|liebling|favori)/;

const spaced = (words: readonly Word[]): string => unaccented(words.map(({ lower }) => lower).join(" "));

/** The subject of "and you?": what the student has just spoken of, else what Mark had asked about. */
const subjectAround = (answer: Answer, said: readonly Word[], asked: Asked) => {
  const { language } = answer.speech.tongue;
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
  if (own && !(marks && isBroad(own.subject))) return own;
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
export const studentQuestionIn = (answer: Answer, asked: Asked): StudentQuestion | undefined => {
  const { language } = answer.speech.tongue;
  const forms = questionForms[language];
  const questions: StudentQuestion[] = [];
  for (const sentence of sentencesIn(answer)) {
    const start = startIn(language, sentence);
    if (!start) continue;
    const count = wordsBefore(start.text, start.at);
    const first = sentence.words[count]?.at ?? 0;
    const said = answer.words.slice(0, first);
    if (start.echo && isGrave(said)) continue;
    const clause = start.text.slice(start.at);
    const words = sentence.words.slice(count);
    const own = start.echo ? undefined : subjectIn(language, clause, words, answer);
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
    const { subject, whole } = carried ?? own ?? around ?? { subject: UNKNOWN, whole: false };
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
      service: forms.services.find(([, pattern]) => pattern.test(clause))?.[0],
      text: start.echo ? "" : clause,
    });
  }
  if (questions.length === 0 || repairRequestIn(answer.text, language)) return undefined;
  return questions.findLast(({ subject }) => subject !== UNKNOWN) ?? questions.at(-1);
};
