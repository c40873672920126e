import type { Language } from "../../../domain/exercise.ts";
import { unaccented } from "../../../domain/unaccented.ts";
import type { ParsedAnswer } from "../../../grammar/core/parsedAnswer.ts";
import type { Word } from "../../../grammar/core/word.ts";
import { type QuestionForms, questionForms } from "./questionForms.ts";

/** A sentence as text for patterns, with the place of its words in the answer. */
export type Sentence = {
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
export const sentencesIn = ({ text, words }: ParsedAnswer): Sentence[] => {
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
export const wordsBefore = (text: string, place: number): number =>
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
  let before = "";
  for (const word of text.split(" ")) {
    place += word.length + 1;
    // "Il reste avec toi quand tu es triste": nobody is turned to.
    const isObject = /^(?:toi|vous)$/.test(word) && /^(?:avec|de|sur|contre|sans)$/.test(before);
    if ((word === "," || lead.has(word)) && !isObject && place < text.length) places.add(place);
    before = word;
  }
  return places;
};

const PREPOSITION = /^(?:a|de|con|en|para|por|desde|hasta)$/;
const ACCENTED = /^(?:qué|quién|quiénes|dónde|adónde|cuándo|cómo|cuál|cuáles|cuánt[oa]s?)$/;

/** Where a word that only asks stands, or the preposition before it ("… a qué hora te levantas tú"), and what follows a yes. */
const accented = ({ text, words }: Pick<Sentence, "text" | "words">): number[] => {
  const places: number[] = [];
  let place = 0;
  words.forEach((word, at) => {
    if (word.afterPause && at > 0) place += 2;
    const before = words[at - 1];
    const led = before !== undefined && PREPOSITION.test(before.lower);
    if (before?.lower === "sí") places.push(place);
    if (ACCENTED.test(word.lower)) places.push(led ? place - before.lower.length - 1 : place);
    place += unaccented(word.lower).length + 1;
  });
  return places.filter((each) => each >= 0 && each < text.length);
};

const isAt = (pattern: RegExp, text: string, place: number): boolean => {
  pattern.lastIndex = place;
  return pattern.test(text);
};

/** May this word be a verb in the second person singular? */
export const isYours = (word: Word | undefined): boolean =>
  word?.verbs.some(({ person, mood }) => person === 1 && mood !== "subjunctive") ?? false;
/** Can it be nothing else? */
export const isOnlyYours = (word: Word | undefined): boolean =>
  isYours(word) && (word?.verbs.every(({ person }) => person === 1) ?? false);
/** "Casas", said alone, are houses. */
const isNounAlone = (words: readonly Word[]): boolean =>
  words.length === 1 && (words[0]?.nouns.length ?? 0) > 0;

/** "You can see films there", "you must …": said of anybody. */
const MODAL = /^(?:can|be able|must|have to|should|know)$/;
const ANYBODYS = /^(?:puedes|debes|peux|dois|sais|vois|kannst|musst|darfst|sabes|ves)$/;
const isGeneral = (word: Word | undefined): boolean =>
  word !== undefined &&
  (ANYBODYS.test(word.lower) || word.verbs.some(({ verb }) => MODAL.test(verb.gloss))) &&
  !/^(?:as|tienes|hast)$/.test(word.lower);

/** Said of nobody in general, even where the student has not spoken of themselves. */
const SPEAKS_TO_MARK = /^(?:eres |te (?:gusta|encanta)|es tu |bist du)/;

/** A question at the end of what is said has no more words than these. */
const SHIFTED_MAX_WORDS = 9;

const isMine = ({ verbs }: Word): boolean => verbs.some(({ person }) => person === 0);

/**
 * Does a clause that begins here turn to Mark after one of the student's own: "… con mi padre vas mucho al cine"? Spoken answers
 * have no marks. It follows no word that would make it depend on what went before, and what follows speaks of nobody else.
 */
const isShifted = (words: readonly Word[], at: number, { links }: QuestionForms): boolean => {
  const before = words.slice(0, at);
  const rest = words.slice(at);
  return (
    rest.length <= SHIFTED_MAX_WORDS &&
    before.length > 1 &&
    (before.some(isMine) ||
      SPEAKS_TO_MARK.test(`${unaccented(rest[0]?.lower ?? "")} ${unaccented(rest[1]?.lower ?? "")}`)) &&
    !before.some((word) => isOnlyYours(word)) &&
    !links.has(unaccented(before.at(-1)?.lower ?? "")) &&
    !rest.slice(1).some(({ verbs }) => verbs.length > 0 && verbs.every(({ person }) => person === 0))
  );
};

/** Places where verb and subject tell a question: "aimes-tu", "hast du", "tienes", "tu aimes". */
const verbalStarts = (
  language: Language,
  sentence: Pick<Sentence, "text" | "words" | "marked">,
  places: ReadonlySet<number>,
): { starts: number[]; shifted: number[] } => {
  const { words, marked } = sentence;
  const forms = questionForms[language];
  const starts: number[] = [];
  const shifted: number[] = [];
  let place = 0;
  words.forEach((word, at) => {
    if (word.afterPause && at > 0) place += 2;
    const turns = () => !marked && isShifted(words, at, forms);
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
      } else if (
        word.lower === "tu" &&
        isNear &&
        isYours(next) &&
        (!ANYBODYS.test(next.lower) || endsOnYou(words)) &&
        turns()
      )
        shifted.push(place);
    } else if (language === "German") {
      if (leads && isNear && next.lower === "du" && (isYours(word) || /st$/.test(word.lower))) {
        if (marked || at === 0 || !isGeneral(word)) starts.push(place);
      } else if (isNear && next.lower === "du" && isOnlyYours(word) && !FILLERS.test(word.lower) && turns())
        shifted.push(place);
      else if (leads && marked && isNear && next.text === "Sie" && word.verbs.length > 0) starts.push(place);
    } else if (leads) {
      const verb = /^(?:tú|tu|me|os|te|lo|la|los|las)$/.test(word.lower) ? next : word;
      const obliged = verb === word && next?.lower === "que" && word.lower === "tienes";
      if (isOnlyYours(verb) && (marked || (!isGeneral(verb) && !obliged))) starts.push(place);
    } else if (
      (word.lower === "te"
        ? GUSTAR.test(next?.lower ?? "")
        : isOnlyYours(word) && word.nouns.length + word.adjectives.length === 0) &&
      (!ANYBODYS.test(word.lower) || endsOnYou(words)) &&
      turns()
    )
      shifted.push(place);
    place += unaccented(word.lower).length + 1;
  });
  return { starts, shifted };
};

/** "… toi", "… tú", "… a ti": turned to Mark, whoever else it might be said of. */
const endsOnYou = (words: readonly Word[]): boolean =>
  /^(?:toi|tú|tu|ti|du|dich|dir)$/.test(words.at(-1)?.lower ?? "");
const GUSTAR = /^(?:gustan?|encantan?|interesan?|molan?)$/;
const FILLERS = /^(?:weißt|siehst|verstehst)$/;

const POLITE = /(?<![a-z])(?:usted|ustedes|sie|ihnen|ihr|ihre|ihren)(?![a-z])/;

/** "¿Cuánto falta?", "¿Los robots comen?": asked of Mark whoever it speaks of. */
const MARKS_OWN = new Set(["finish", "robot", "answerInEnglish", "questions", "joke"]);
const isOfMark = (language: Language, clause: string): boolean =>
  questionForms[language].phrases.some(
    ([subject, pattern]) => MARKS_OWN.has(subject) && pattern.test(clause),
  );

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
  if (isOfMark(language, clause)) return false;
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
  const called =
    /^(?:tu|ti|mark|hola|oye|usted|vale|gracias)$/.test(before) || words[count - 1]?.lower === "sí";
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

const WHY =
  /^(?:(?:mais|et|pero|y|aber|und|ah|ok|okay) (?:, )?)*(?:pourquoi|por que|warum|wieso|weshalb)(?: (?:ca|eso|das|denn|mark))*$/;
/** "Pourquoi ?", "Pero ¿por qué?", "Warum denn?": why, and nothing else. */
export const isWhy = (clause: string): boolean => WHY.test(clause);

/** Finds the choice in "Devant le cinéma ou chez moi ?"; for text without accents. */
export const EITHER = / (?:ou|o|oder) /;

/** "…, please": no clause of its own. */
const COURTEOUS = /(?: ,)? (?:por favor|s' il (?:vous|te) plait|bitte|gracias|merci|danke|mark)$/;

/** Where a question to Mark begins in a sentence, as a place of its text; the last one, or undefined. */
export const startIn = (
  language: Language,
  { text: whole, words, marked: asked, ended, followed }: Sentence,
): { at: number; text: string; echo: boolean } | undefined => {
  const forms = questionForms[language];
  const { strong, withYou } = matchers[language];
  if (!asked && isNounAlone(words)) return undefined;
  const tag = forms.tags.exec(whole);
  // "Tu aimes le foot, non ?" is a question all the same: only its end goes.
  const text = tag ? whole.slice(0, tag.index) : whole;
  const isTagged = tag !== null && tag.index > 0;
  if (text.trim() === "") return undefined;
  const marked = asked && (!isTagged || forms.you.test(text));
  if (forms.never.test(text) || forms.back.test(whole)) return undefined;
  const sentence = { text, words, marked };
  const echo = forms.echo.exec(text);
  if (ended && !marked && !echo && !isOfMark(language, text)) return undefined;
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
  const verbal = verbalStarts(language, sentence, places);
  const found = [
    ...[...starts, ...verbal.starts].filter((at) => at < text.length && fits(at)),
    ...verbal.shifted.filter((at) => !forms.indirect.test(text.slice(0, at))),
  ];
  const last = forms.last?.exec(text);
  if (last && fits(last.index)) found.push(last.index);
  const asking = forms.anywhere.exec(text);
  if (asking && fits(asking.index)) found.push(asking.index);
  if (found.length === 0 && marked && !echo) {
    const clause = text.replace(COURTEOUS, "").lastIndexOf(", ");
    const start = clause < 0 ? 0 : clause + 2;
    const yours = words.slice(wordsBefore(text, start)).some(isOnlyYours);
    if ((forms.you.test(text.slice(start)) || yours) && fits(start)) found.push(start);
    else if ((forms.you.test(text) && fits(0)) || (forms.open.test(text.split(" ", 2).join(" ")) && fits(0)))
      found.push(0);
    else if (isWhy(text)) found.push(0);
    else if (isOfMark(language, text.slice(start)) || (!followed && EITHER.test(text))) found.push(start);
    else if (forms.services.some(([, pattern]) => pattern.test(text))) found.push(start);
    else if (!followed && !text.includes(" , ") && forms.plain.test(text.slice(start)) && fits(start))
      found.push(start);
  }
  const openness = Math.min(...found);
  const best = Number.isFinite(openness) ? openness : undefined;
  // "¿Y tú, tienes un abuelo?": the question follows the turn to Mark.
  const turned = echo ? found.filter((at) => at > echo.index + echo[0].length) : [];
  if (marked && turned.length > 0) return { at: Math.min(...turned), text, echo: false };
  if (echo && (best === undefined || best <= echo.index + 3))
    return { at: echo.index, text, echo: best === undefined || best >= echo.index };
  return best === undefined ? undefined : { at: best, text, echo: false };
};
