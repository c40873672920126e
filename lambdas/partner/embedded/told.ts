import type { Language } from "../../../domain/exercise.ts";
import type { Person, VerbForm } from "../../../grammar/core/morphology.ts";
import type { ParsedAnswer } from "../../../grammar/core/parsedAnswer.ts";
import { phraseAt, ruledSlots } from "../../../grammar/core/phrase/phrase.ts";
import type { VerbUse } from "../../../grammar/core/verbUse.ts";
import { isDeterminer, type Word } from "../../../grammar/core/word.ts";
import type { Told } from "../dialogue/utterance.ts";
import { type NamedSubject, subjectBefore } from "./described.ts";
import { englishClause, inThird } from "./englishClause.ts";
import type { Said } from "./phrasebook.ts";

/** A phrase of an answer as Mark may say it, and where it stands there. */
export type Echo = Said & { from: number; to: number };

type Clause = { use: VerbUse; from: number; to: number; isDenied: boolean; isDependent: boolean };

/** What is said back: what one does, likes, has or plans, with verbs that a noun alone completes. */
const SAID = new Set(
  "play,practise,practice,train,dance,sing,draw,paint,read,watch,see,look at,listen to,listen,hear,write,learn,study,use,cook,bake,prepare,make,do,buy,help,tidy,clean,wash,visit,celebrate,collect,recycle,sort,wear,choose,order,have,have breakfast,have lunch,have dinner,eat,drink,taste,try,like,love,enjoy,prefer,please,delight,adore,fascinate,hate,detest,dislike,go,travel,drive,fly,move,go out,meet,meet up,live,work,take part,go for a walk,ride,swim,win,organise,invite,spend time,go shopping,want,download,send,share,do gymnastics,climb,join,try out,attend,take,plant,save,protect,sell,invent,build,design,create,repair,bring,get,receive,borrow,rent,reserve,hire,feed,photograph,film,discover,walk,plan,need,carry,talk,speak,chat,revise,reread,avoid,show,record,admire,swap,paint,babysit,bake,grow,stay".split(
    ",",
  ),
);
/** Without a preposition these lead nowhere. */
const LEAD = /^(?:à|aux?|en|dans|chez|avec|al?|con|in|ins|im|nach|zum|zur|zu|an|ans|am|auf|mit)$/;
export const LEADING: ReadonlySet<string> = new Set([
  "go",
  "go out",
  "travel",
  "drive",
  "fly",
  "move",
  "live",
  "stay",
]);

/** The persons of those who speak, and whom they are to somebody else. */
const inSecond: Readonly<Partial<Record<Person, Person>>> = { 0: 1, 2: 4, 3: 4 };
const SPEAKER: readonly Person[] = [0, 3];

const HELPING = new Set(["être", "avoir", "haber", "sein", "haben"]);

/** The finite form in the other's mouth; undefined where it is not certain which one was said. */
export const verbFormFor = (
  word: Word | undefined,
  speaker: Person,
  { at, head, verb: own, tenses }: VerbUse,
): VerbForm | undefined => {
  const readings = (word?.verbs ?? []).filter(
    ({ person, mood, verb }) =>
      person === speaker &&
      mood !== "subjunctive" &&
      mood !== "pastSubjunctive" &&
      // "Fuimos al cine" is from ir.
      (at !== head || verb.lemma === own.lemma),
  );
  // "Je suis allé": what helps a participle follows nothing.
  const helping = at === head ? [] : readings.filter(({ verb }) => HELPING.has(verb.lemma));
  // "finis", "hablamos": now or then, unless there is but one of them.
  const possible = helping.length > 0 ? helping : readings;
  const [reading] = possible;
  const isCertain = new Set(possible.map(({ mood, verb }) => `${mood} ${verb.lemma}`)).size === 1;
  if (!reading || !isCertain || tenses.length === 0) return undefined;
  return reading.verb.forms.find(({ mood, person }) => mood === reading.mood && person === inSecond[speaker]);
};

const glossOf = (word: Word | undefined, person: Person, { at, head, verb }: VerbUse): string | undefined =>
  at === head ? verb.gloss : word?.verbs.find((reading) => reading.person === person)?.verb.gloss;
const infinitiveIn = (word: Word | undefined): string | undefined =>
  word?.verbs.find(({ mood }) => mood === "infinitive")?.verb.gloss;

/** What may stand between a verb and what it is about, and is said back or left out. */
const LINKS: Readonly<Record<Language, RegExp>> = {
  French: /^(?:à|d[e'])$/,
  Spanish: /^(?:a|que|de)$/,
  German: /^$/,
};
const ADVERBS: Readonly<Record<Language, RegExp>> = {
  French: /^(?:souvent|aussi|beaucoup|surtout|toujours|parfois|déjà|bien|normalement|quelquefois)$/,
  Spanish: /^(?:mucho|también|muchísimo|bastante|siempre|normalmente|sobre|todo|a|veces|más|menudo)$/,
  German: /^(?:oft|auch|manchmal|immer|meistens|normalerweise|jeden|jede|letztes|letzten|letzte|dort|da)$/,
};

type Made = { form: string; gloss: string; second: string | undefined; chain: readonly string[] };

/** With an infinitive straight behind them these are a mistake. */
const HELPERS = new Set(["avoir", "haber"]);

/** The words between a verb and the phrase behind it, as far as they belong to the verb. */
const chainOf = (
  { words, compiled }: ParsedAnswer,
  { use, isDenied }: Clause,
  until: number,
): { chain: string[]; second: string | undefined } | undefined => {
  const { language } = compiled.definition;
  const chain: string[] = [];
  let second: string | undefined;
  for (let at = use.at + 1; at < until; at += 1) {
    const word = words[at];
    if (!word || word.afterPause) return undefined;
    const infinitive = infinitiveIn(word);
    // "J'ai regarder", as it is heard, is no participle.
    const isHelped = words[use.at]?.verbs.some(({ verb }) => HELPERS.has(verb.lemma)) && chain.length === 0;
    if (isHelped && infinitive !== undefined && !word.verbs.some(({ mood }) => mood === "participle"))
      return undefined;
    if (at === use.head) {
      if (infinitive !== undefined) second = infinitive;
    } else if (infinitive !== undefined && word.nouns.length === 0) second = infinitive;
    else if (LINKS[language].test(word.lower) && infinitiveIn(words[at + 1]) !== undefined) {
      chain.push(word.lower);
      continue;
    } else if (language === "French" && word.lower === "pas" && isDenied) {
      chain.push(word.lower);
      continue;
    } else if (ADVERBS[language].test(word.lower)) continue;
    else return undefined;
    chain.push(word.lower);
  }
  return { chain, second };
};

/** "On" is we, where it tells of what was or is to come; what one does in general is nothing that the student does. */
const frenchSubject: Readonly<Record<string, Person>> = { je: 0, "j'": 0, nous: 3, on: 2 };

const inFrench = (
  answer: ParsedAnswer,
  clause: Clause,
  echo: Echo,
): (Made & { subject: string }) | undefined => {
  const { words } = answer;
  const { use, isDenied } = clause;
  const before = words[use.at - 1];
  const isHalf = before !== undefined && /^n[e']$/.test(before.lower);
  const subject = words[use.at - (isHalf ? 2 : 1)];
  const speaker = subject && frenchSubject[subject.lower];
  // "J'aime pas": half a negation is no sentence to say back.
  if (speaker === undefined || isHalf !== isDenied) return undefined;
  if (
    speaker === 2 &&
    (use.head === use.at || use.tenses[0] === "present" || use.tenses[0] === "conditional")
  )
    return undefined;
  const form = verbFormFor(words[use.at], speaker, use);
  const gloss = glossOf(words[use.at], speaker, use);
  const between = chainOf(answer, clause, echo.from);
  if (!form || !gloss || !between) return undefined;
  const half = isHalf ? (/^[aeiouhéèêà]/.test(form.form) ? "n'" : "ne ") : "";
  return {
    ...between,
    form: `${half}${form.form}`,
    gloss,
    subject: speaker === 0 ? "tu" : "vous",
  };
};

const inSpanish = (answer: ParsedAnswer, clause: Clause, echo: Echo): Made | undefined => {
  const { words, compiled } = answer;
  const { use, isDenied } = clause;
  const word = words[use.at];
  const [before, denial] = [words[use.at - 1], words[use.at - 2]];
  const between = chainOf(answer, clause, echo.from);
  if (!word || !between) return undefined;
  const likes = compiled.definition.spanish?.liking.includes(use.verb.lemma) ?? false;
  if (likes) {
    const liker = /^me$/.test(before?.lower ?? "") ? "te" : /^nos$/.test(before?.lower ?? "") ? "os" : "";
    const isBare = !isDeterminer(compiled, words[echo.from]) && between.second === undefined;
    if (liker === "" || isBare || (isDenied && denial?.lower !== "no")) return undefined;
    return { ...between, form: `${isDenied ? "no " : ""}${liker} ${word.lower}`, gloss: use.verb.gloss };
  }
  if (before && !word.afterPause && compiled.lists.clitics.has(before.lower)) return undefined;
  if (isDenied && before?.lower !== "no") return undefined;
  const persons = new Set(word.verbs.flatMap(({ person }) => person ?? []));
  const speaker = SPEAKER.find((each) => persons.has(each));
  // "Era", "tenía": it may have been somebody else.
  if (speaker === undefined || (persons.has(2) && before?.lower !== "yo")) return undefined;
  const form = verbFormFor(word, speaker, use);
  const gloss = glossOf(word, speaker, use);
  // "Voy ir" lacks its "a".
  if (gloss === "go" && between.second !== undefined && between.chain[0] !== "a") return undefined;
  return form && gloss ? { ...between, form: `${isDenied ? "no " : ""}${form.form}`, gloss } : undefined;
};

const OTHERS: Readonly<Record<string, readonly [english: string, isMany: boolean]>> = {
  il: ["he", false],
  elle: ["she", false],
  ils: ["they", true],
  elles: ["they", true],
  él: ["he", false],
  ella: ["she", false],
  ellos: ["they", true],
  ellas: ["they", true],
};

/** "Elle porte des lunettes": somebody who was named before; but "il fait du soleil" tells of nobody. */
const othersPronoun = (
  { words, compiled: { lists } }: ParsedAnswer,
  word: Word,
  { verb }: VerbUse,
): NamedSubject | undefined => {
  const [english, isMany] = OTHERS[word.lower] ?? [];
  const lead = words[word.at - 1];
  const isDependent = lead && !word.afterPause && lists.subordinating.has(lead.lower);
  if (english === undefined || isMany === undefined || isDependent) return undefined;
  if (word.lower === "il" && verb.gloss === "do") return undefined;
  return { text: word.lower, english, slots: [], isYours: true, isMany };
};

/** "Ma sœur joue au foot": what somebody of the student's does, in French and Spanish, where the verb follows whoever it is. */
const ofOthers = (
  answer: ParsedAnswer,
  clause: Clause,
  echo: Echo,
): (Made & { subject: NamedSubject }) | undefined => {
  const { words, compiled } = answer;
  const { use, from, isDenied } = clause;
  const word = words[use.at];
  const before = words[use.at - 1];
  if (!word || !before || isDenied || compiled.definition.german || compiled.lists.clitics.has(before.lower))
    return undefined;
  const pronoun = othersPronoun(answer, before, use);
  const subject = pronoun ?? subjectBefore(answer, use.at, from);
  const person = subject?.isMany ? 5 : 2;
  const reading = word.verbs.find((each) => each.person === person);
  const between = chainOf(answer, clause, echo.from);
  if (!subject?.isYours || !reading || !between || use.tenses.length !== 1) return undefined;
  return { ...between, form: word.lower, gloss: reading.verb.gloss, subject };
};

const germanSubject: Readonly<Record<string, Person>> = { ich: 0, wir: 3 };
/** What may be the other part of a German verb, or would make it another verb. */
const PARTICLE =
  /^(?:ab|an|auf|aus|bei|ein|fern|fest|her|hin|los|mit|nach|statt|teil|um|vor|weg|zu|zurück|zusammen|spazieren|kennen)$/;
/** Words that make more of a clause than is said back. */
const UNSAID =
  /^(?:zu|um|lieber|liebsten|mich|mir|uns|sich|nicht|dass|ob|es|ihn|sie|ihm|ihr|ihnen|dich|dir|man|früher|später|mehr|weniger|öfter|seltener|kaum|nur|fast)$/;
/** Verbs that have another one at the end of their clause. */
const LEADS_ANOTHER = new Set([
  "become",
  "want",
  "like",
  "can",
  "must",
  "should",
  "may",
  "be able to",
  "have to",
]);
/** With whom one does these says enough. */
const TOGETHER = new Set([
  "play",
  "cook",
  "dance",
  "swim",
  "bake",
  "train",
  "travel",
  "fly",
  "live",
  "celebrate",
  "talk",
  "speak",
  "chat",
]);
/** Whom these are with is said back; of what they are is not. */
const TALKING = new Set(["talk", "speak", "chat"]);

/** "Mein Bruder spielt Tennis", "sie hat eine Katze": who stands straight before the verb. */
const othersInGerman = (
  answer: ParsedAnswer,
  before: Word,
  use: VerbUse,
  from: number,
): NamedSubject | undefined => {
  const persons = new Set(answer.words[use.at]?.verbs.flatMap(({ person }) => person ?? []));
  const isOnlyHerOrHis = persons.has(2) && !persons.has(5) && use.tenses.length === 1;
  const isPronoun = /^(?:er|sie)$/.test(before.lower) && before.at === from;
  const base = { slots: [], isYours: true, isMany: false };
  if (isPronoun && isOnlyHerOrHis)
    return { text: before.lower, english: before.lower === "er" ? "he" : "she", ...base };
  const subject = subjectBefore(answer, use.at, from);
  return subject?.isYours && persons.has(subject.isMany ? 5 : 2) && use.tenses.length === 1
    ? subject
    : undefined;
};

type GermanMade = Made & { subject: string; other: NamedSubject | undefined; fondly: string; end: string };

/** Does a phrase with a preposition complete this verb? */
const completes = (answer: ParsedAnswer, verb: string, first: Word, last: Word): boolean => {
  const topic = last.nouns[0]?.topic;
  if (first.lower === "mit")
    return TOGETHER.has(verb)
      ? topic === "family" || topic === "friends"
      : verb === "go" && topic === "travel";
  return (
    LEADING.has(verb) &&
    topic !== "festivals" &&
    topic !== "leisure" &&
    !/holiday/.test(last.nouns[0]?.gloss ?? "") &&
    answer.compiled.lists.prepositions.has(first.lower)
  );
};

/** Is a phrase with an article an accusative, or may it be one? */
const isObject = (answer: ParsedAnswer, { from, to }: Echo): boolean => {
  const article = answer.words.slice(from, to + 1).find((word) => isDeterminer(answer.compiled, word));
  const phrase = article && phraseAt(answer, article.at);
  return (
    article === undefined || (phrase !== undefined && ruledSlots(phrase).some((slot) => slot.endsWith("a")))
  );
};

const inGerman = (answer: ParsedAnswer, clause: Clause, echo: Echo): GermanMade | undefined => {
  const { words, compiled } = answer;
  const { use, from, to, isDependent, isDenied } = clause;
  const word = words[use.at];
  const [before, after] = [words[use.at - 1], words[use.at + 1]];
  const other = word?.afterPause || !before ? undefined : othersInGerman(answer, before, use, from);
  const subject = other
    ? before
    : [word?.afterPause ? undefined : before, after?.afterPause ? undefined : after].find(
        (each) => each !== undefined && germanSubject[each.lower] !== undefined,
      );
  const speaker = other ? (other.isMany ? 5 : 2) : subject && germanSubject[subject.lower];
  const [first, last] = [words[echo.from], words[echo.to]];
  // Behind "weil" the verb comes last.
  if (!word || !subject || speaker === undefined || isDependent || !first || !last) return undefined;
  // "Ich benutze mein Handy nie": only "kein" is said back with its noun.
  if (isDenied && !/^kein/.test(first.lower)) return undefined;
  if (compiled.lists.subordinating.has(words[from]?.lower ?? "")) return undefined;
  const start = Math.max(use.at, subject.at) + 1;
  // What stands between its verb and the phrase tells when and where, and is left out.
  const between = words.slice(start, echo.from);
  const isClear =
    echo.from >= start &&
    between.length <= 5 &&
    between.every(
      ({ verbs, lower, nouns, at }) =>
        compiled.lists.known.has(lower) ||
        (compiled.lexicon.known.has(lower) &&
          verbs.every(({ person }) => person === undefined) &&
          (nouns.length === 0 ||
            [1, 2, 3].some((back) => compiled.lists.prepositions.has(words[at - back]?.lower ?? "")))),
    );
  const own = words.slice(from, to).filter((each) => each !== subject);
  const tail = own.filter(({ at }) => at > echo.to);
  const isFavourite = ({ lower, at }: Word) =>
    (lower === "liebsten" && words[at - 1]?.lower === "am") ||
    (lower === "am" && words[at + 1]?.lower === "liebsten");
  const best = own.some(isFavourite);
  if (!isClear || own.some((each) => UNSAID.test(each.lower) && !isFavourite(each))) return undefined;
  const form = other ? { form: word.lower } : verbFormFor(word, speaker, use);
  const gloss = glossOf(word, speaker, use);
  if (!form || !gloss) return undefined;
  const infinitive = LEADS_ANOTHER.has(gloss)
    ? tail.find((each) => infinitiveIn(each) !== undefined && each.nouns.length === 0)
    : undefined;
  const second = use.head !== use.at ? words[use.head] : infinitive;
  // "Die Kantine größer machen": what it is made is part of what was said.
  if (
    tail.some(
      ({ adjectives, nouns, at }) => adjectives.length > 0 && nouns.length === 0 && at < (second?.at ?? 0),
    )
  )
    return undefined;
  const isKnown = second?.verbs.some(({ mood }) => mood === "participle" || mood === "infinitive") ?? true;
  const isWhole =
    second === undefined
      ? !tail.some(
          ({ lower, verbs }) => PARTICLE.test(lower) || verbs.some(({ mood }) => mood === "participle"),
        )
      : second.at > echo.to && second.lower === second.text.toLowerCase();
  const verb = infinitiveIn(second) ?? use.verb.gloss;
  // "Ich möchte Tennis" lacks what one would like to do with it.
  const isWish = (gloss === "want" || use.tenses[0] === "conditional") && second === undefined;
  // "Ich habe … drei Schuhe | gegessen": a helper alone is not what was told.
  const later = words.slice(to, to + 6).some(({ verbs }) => verbs.some(({ mood }) => mood === "participle"));
  if (!isKnown || !isWhole || isWish || (use.verb.gloss === "have" && second === undefined && later))
    return undefined;
  const isLed =
    compiled.lists.prepositions.has(first.lower) ||
    compiled.contracted.has(first.lower) ||
    /^(?:im|ins|am|ans|zum|zur|beim)$/.test(first.lower);
  if (isLed ? !completes(answer, verb, first, last) : LEADING.has(verb) || !isObject(answer, echo))
    return undefined;
  return {
    form: form.form,
    gloss,
    second: infinitiveIn(second),
    chain: [],
    subject: other ? other.text : speaker === 0 ? "du" : "ihr",
    other,
    fondly: best ? " am liebsten" : own.some(({ lower }) => /^gerne?$/.test(lower)) ? " gern" : "",
    end: second ? ` ${second.lower}` : "",
  };
};

/** "Il y a", "hay", "es gibt": what there is needs no other person. */
const existing = (
  answer: ParsedAnswer,
  { use, from, to, isDenied, isDependent }: Clause,
  echo: Echo,
): Told | undefined => {
  const { words, compiled } = answer;
  const { language } = compiled.definition;
  const [before, after] = [words[use.at - 1], words[use.at + 1]];
  const first = words[echo.from];
  if (isDenied || isDependent || use.tenses[0] !== "present" || use.head !== use.at || !first)
    return undefined;
  if (first.afterPause || compiled.lists.subordinating.has(words[from]?.lower ?? "")) return undefined;
  // "Hay la piscina" is a mistake, and "il y a les bus" leads on to what they do.
  if (/^(?:l[ea]s?|l'|el|los|d(?:er|ie|as))$/.test(first.lower)) return undefined;
  const told = (lead: string): Told => ({
    statement: {
      text: `${lead} ${echo.text}`,
      english: `there ${/s$/.test(echo.english) && !/^an? /.test(echo.english) ? "are" : "is"} ${echo.english}`,
    },
    tense: "present",
    verb: "have",
    isDenied: false,
  });
  switch (language) {
    case "French":
      return words[use.at]?.lower === "a" &&
        before?.lower === "y" &&
        words[use.at - 2]?.lower === "il" &&
        echo.from === use.at + 1
        ? told("il y a")
        : undefined;
    case "Spanish":
      return words[use.at]?.lower === "hay" && echo.from === use.at + 1 ? told("hay") : undefined;
    case "German": {
      const isPlain = before?.lower === "es" && echo.from === use.at + 1;
      const isTurned = after?.lower === "es" && echo.from === use.at + 2;
      const ends = words
        .slice(echo.to + 1, to)
        .every(({ verbs, nouns }) => verbs.length === 0 || nouns.length > 0);
      const isWhole = ends && isObject(answer, echo) && !/^kein/.test(first.lower);
      return words[use.at]?.lower === "gibt" && (isPlain || isTurned) && isWhole
        ? told("es gibt")
        : undefined;
    }
  }
};

const spaced = (...parts: readonly string[]): string => parts.filter((part) => part !== "").join(" ");

/** A clause of a student about themselves in Mark's mouth: "tu joues au basket". Undefined where any of it is uncertain. */
export const toldIn = (answer: ParsedAnswer, clause: Clause, echo: Echo): Told | undefined => {
  const { compiled } = answer;
  const { language } = compiled.definition;
  const { use } = clause;
  const first = answer.words[echo.from];
  const isDenied = clause.isDenied || /^kein/.test(first?.lower ?? "");
  const existence = existing(answer, clause, echo);
  if (existence) return existence;
  if (!SAID.has(use.verb.gloss)) return undefined;
  // "Il a confisqué …": of a verb that no table has only the helper is known.
  if (use.head !== use.at && answer.words[use.head]?.verbs.length === 0) return undefined;
  // "Tengo las paredes blancas": what one has with its article is described behind it.
  if (use.verb.gloss === "have" && /^(?:l[ea]s?|l'|el|los)$/.test(first?.lower ?? "")) return undefined;
  const [tense] = use.tenses;
  if (!tense) return undefined;
  const english = (made: Made, likes = false) => {
    if (LEADING.has(made.second ?? use.verb.gloss) && !LEAD.test(first?.lower ?? "")) return undefined;
    const verb = made.second ?? use.verb.gloss;
    if (TALKING.has(verb) && !/^(?:avec|con|mit)$/.test(first?.lower ?? "")) return undefined;
    const isFood = answer.words[echo.to]?.nouns[0]?.topic === "food";
    return englishClause({
      finite: made.gloss,
      // The participle of a compound has its own English, and one makes a cake.
      verb: verb === "do" && isFood ? "make" : verb,
      isChain: made.second !== undefined,
      tense,
      isDenied,
      likes,
      object: echo.english,
    });
  };
  const told = (statement: string, question: string, said: ReturnType<typeof english>): Told | undefined =>
    said && {
      statement: { text: statement, english: said.statement },
      question: { text: question, english: said.question },
      tense,
      verb: use.verb.gloss,
      isDenied,
    };
  const ofOther = (text: string, { statement }: { statement: string }, subject: NamedSubject): Told => {
    const whole = subject.isMany ? statement : inThird(statement);
    return {
      statement: { text, english: whole.replace(/^you/, subject.english) },
      tense,
      verb: use.verb.gloss,
      isDenied: false,
    };
  };
  const others = (): Told | undefined => {
    const made = ofOthers(answer, clause, echo);
    const said = made && english(made);
    if (!said) return undefined;
    const text = spaced(made.subject.text, made.form, ...made.chain, echo.text).replace(/(?<=[dl]') /g, "");
    return ofOther(text, said, made.subject);
  };
  switch (language) {
    case "French": {
      const made = inFrench(answer, clause, echo);
      if (!made) return others();
      const text = spaced(made.subject, made.form, ...made.chain, echo.text).replace(/(?<=[dl]') /g, "");
      return told(text, `est-ce que ${text}`, english(made));
    }
    case "Spanish": {
      const made = inSpanish(answer, clause, echo);
      if (!made) return others();
      const text = spaced(made.form, ...made.chain, echo.text);
      return told(text, text, english(made));
    }
    case "German": {
      const made = inGerman(answer, clause, echo);
      if (!made) return undefined;
      const said = english(made, made.fondly !== "");
      const rest = `${made.fondly} ${echo.text}${made.end}`;
      if (made.other) {
        const text = `${made.subject} ${made.form}${rest}`;
        return said && ofOther(text, said, made.other);
      }
      return told(`${made.subject} ${made.form}${rest}`, `${made.form} ${made.subject}${rest}`, said);
    }
  }
};
