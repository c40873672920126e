import type { ParsedAnswer } from "../../../grammar/core/parsedAnswer.ts";
import type { Demand } from "../../../grammar/core/parsedQuestion.ts";
import { HEDGED } from "../../../grammar/core/remark.ts";
import type { Topic } from "../../../grammar/core/topics.ts";
import { subjectOf } from "./about.ts";
import type { Asked } from "./asked.ts";
import { belonging } from "./clues.ts";
import { met } from "./demand.ts";
import { hasUnknown, isAllElse, SENTENCE_WORDS, SPEECH_WORDS, takesUp } from "./link.ts";
import { meritsOf } from "./merits.ts";
import { isRehearsed, suitsTalk } from "./rehearsed.ts";

/** How far an answer answers its question. */
export type Relevance = {
  missed: readonly Demand[];
  /** Is it beside the question, as far as can be told? */
  astray: boolean;
  /** Is that certain enough for Mark to say so? */
  certain: boolean;
  /** 0–1: demands met and words taken up. */
  level: number;
};

/** What is done in one's free time can be anything, and so can what was done at a party. */
const isOpen = ({ topics, demands, reading }: Asked): boolean => {
  const tells = demands.includes("action") || reading.uses.at(-1)?.tenses[0] === "past";
  const told = topics.includes("festivals") || topics.every((topic) => COMPANY.includes(topic));
  return topics.includes("leisure") || (tells && told);
};
/** Whoever came along says nothing about the subject. */
const COMPANY: readonly Topic[] = ["family", "friends"];
/** What can be told in words that no table knows. */
const UNCOUNTED: readonly Demand[] = ["who", "where", "opinion", "action"];
/** Below this it is one to another question (`clues.ts`): hardly any answer to its own question is. */
const ELSEWHERE = -5.1;
/** Below this, what is about other subjects from beginning to end is one to another question, short as it may be. */
const STRAYED = -4.1;
/**
 * Below this an answer is beside its question: it may be lower where the two have something in common. One right answer in a hundred
 * is held by it, and more than half of those to a question of another theme: a strange answer may pass, a right one may not be held.
 */
const UNTIED = { linked: -4.15, unlinked: -3.1 };
/** Below this an answer of many words about other subjects only is a speech learnt for another question. */
const SPEECHLIKE = -2.5;
/** Within so many words a name answers what was asked for. */
const NAMED_WITHIN = 5;
/** And within so many a preference that was asked for is told. */
const PREFERS_WITHIN = 6;
/** And so many words tell what is thought or felt of it. */
const VERDICT_WITHIN = 6;
/** So many words and clauses are no slip of the ear: it was learnt for another question. */
const SPEECH = { words: 20, clauses: 3 };

/** Is an answer long enough to have been learnt by heart? */
export const isSpeech = (answer: ParsedAnswer): boolean => {
  const { words, clauses } = meritsOf(answer);
  return words >= SPEECH.words && clauses >= SPEECH.clauses;
};
/** The topics an answer touches, in the order in which they come. */
export const topicsOf = (answer: ParsedAnswer): Topic[] => {
  const places = [
    ...answer.nouns.map(({ word, noun }) => ({ at: word.at, topic: noun.topic })),
    // Infinitives tell as much as conjugated verbs: j'aime travailler.
    ...answer.words
      .filter(({ nouns }) => nouns.length === 0)
      .map(({ at, verbs }) => ({ at, topic: verbs.flatMap(({ verb }) => subjectOf(verb) ?? [])[0] })),
  ];
  return places.sort((one, other) => one.at - other.at).flatMap(({ topic }) => topic ?? []);
};

/** Subjects that somebody who introduces a family or a home may be speaking of. */
const PERSONAL: readonly Topic[] = ["family", "friends", "home", "town", "animals", "work"];

/** Does it begin as one introduces oneself, where something else was asked? */
const introduces = ({ plain, compiled }: ParsedAnswer, { topics, reading, scope }: Asked): boolean =>
  ((compiled.definition.introducing ?? compiled.definition.german?.introducing)?.test(plain) ?? false) &&
  topics.length > 0 &&
  !topics.some((topic) => PERSONAL.includes(topic)) &&
  !reading.words.some(({ lower }) =>
    /^(?:wer|wen|wem|warum|vorstellen|qui|pourquoi|présente|beschreib\p{L}*)$/u.test(lower),
  ) &&
  scope !== "wide";

/** So often one subject is spoken of in a speech about it. */
const SUBJECT_TIMES = 3;

/** Is it a speech learnt for another question, as its beginning or its subject shows? Length alone is no evidence. */
export const isLearnt = (answer: ParsedAnswer, asked: Asked): boolean => {
  if (!isSpeech(answer)) return false;
  const topics = topicsOf(answer);
  const isAbout = (topic: Topic) =>
    !asked.topics.includes(topic) && topics.filter((other) => other === topic).length >= SUBJECT_TIMES;
  return isRehearsed(answer, asked) || introduces(answer, asked) || topics.some(isAbout);
};

/** "Quand il fait beau", "chez moi": what tells when and where without a word of the lists. */
const WHENEVER =
  /(?<!\p{L})(?:quand|lorsque|après|avant|pendant|dès|cuando|después|antes|durante|desde|wenn|als|nach|vor|seit|während)(?!\p{L})/u;
const WHEREVER =
  /(?<!\p{L})(?:chez|devant|derrière|en face|à côté|delante|detrás|enfrente|al lado|neben|hinter|partout|nulle part|dehors|là|en casa|fuera|allí|aquí|en (?:el|la|los|las|un|una)|zu hause|bei|draußen|überall|dort|hier|im|am|in|auf)(?!\p{L})/u;

/** "…, et pourquoi ?": to "Pourquoi …?" alone, any sentence is a reason. */
const WHY_TOO = /(?:(?<!\p{L})(?:et|y|und|o|ou|oder)|[.?!,;]) *(?:pourquoi|¿?por qué|warum|wieso)(?!\p{L})/u;
/** "Kannst du dich vorstellen?" is answered by anything about oneself. */
const INTRODUCES =
  /(?<!\p{L})(?:te présenter|présente-toi|vous présenter|preséntate|presentarte|dich (?:\p{L}+ )?vorstellen|stell dich)(?!\p{L})/u;
/** What a family is like may be how many they are. */
const MEMBERS = /(?<!\p{L})person(?:ne|a|e)[sn]?(?!\p{L})/u;
/** "Quel film préfères-tu ? – Je préfère …" */
const PREFERS =
  /(?<!\p{L})(?:pr[eé]f[eéè]r\p{L}+|aimes?(?:-tu)? (?:le |la )?(?:plus|mieux)|gustan? más|prefier\p{L}+|favorit\p{L}+|liebsten|lieber|lieblings\p{L}*)(?!\p{L})/u;

/** Is a demand met by what counts as an opinion, a reason, a time or a place elsewhere? */
const alsoMeets = (demand: Demand, answer: ParsedAnswer, { reading }: Asked): boolean => {
  if (demand === "opinion") return meritsOf(answer).opinion;
  if (demand === "why")
    return (
      meritsOf(answer).reason ||
      !WHY_TOO.test(reading.plain) ||
      // "Tom Holland, il est beau": what is said well of somebody is why.
      answer.words.some(({ adjectives }) => adjectives.some(({ opinion }) => opinion !== "neutral"))
    );
  // "Je veux être médecin": an infinitive is something to do.
  if (demand === "action")
    return (
      answer.uses.length > 0 &&
      answer.words.some(({ verbs }) => verbs.some(({ mood }) => mood === "infinitive"))
    );
  return (
    // "Quand écoutes-tu de la musique ? – J'en écoute dans le bus": where one is tells when, too, in a whole sentence.
    (demand === "when" && (WHENEVER.test(answer.plain) || (answer.uses.length > 1 && met.where(answer)))) ||
    (demand === "where" && WHEREVER.test(answer.plain))
  );
};

/** "¿Puedes contarme algo más de tu portátil?": whatever is told then is more. */
const MORE =
  /(?<!\p{L})(?:algo más (?:de|sobre)|un poco más (?:de|sobre)|(?:un peu|quelque chose de|en dire) plus|davantage|(?:ein )?(?:bisschen|wenig|etwas) mehr (?:von|über))(?!\p{L})/u;
/** Is more wanted of something that was spoken of? That may be told in any tense. */
export const asksMore = ({ reading }: Asked): boolean => MORE.test(reading.plain);
/** "Welche Tipps würdest du geben?" is answered by what one should do, in whatever words. */
const ASKS_ADVICE = /(?<!\p{L})(?:conseil\p{L}*|consejos?|aconsej\p{L}+|tipps?|rat|ratschl\p{L}+)(?!\p{L})/u;
const ADVISES =
  /^(?:que |qu')|(?<!\p{L})(?:il faut|on (?:doit|peut)|(?:tu|il) (?:dois|doit)|hay que|debe\p{L}*|se puede|man (?:soll|muss|kann)\p{L}*|soll\p{L}*|ihr müsst)(?!\p{L})/u;
/** "¿Qué te gusta hacer? – Me gusta ir de compras": what one likes to do is something to do. */
const PLEASES =
  /(?<!\p{L})te (?:gusta|encanta|gustaría) (?:más )?\p{L}+r(?!\p{L})|aimes?(?:-tu)? faire|aimerais(?:-tu)? faire/u;
const PLEASED =
  /^(?:(?:sí|oui|pues|bueno|alors),? )?(?:(?:a mí )?me (?:gusta|encanta|gustaría)|j'(?:aime|adore|aimerais)(?: bien)?) (?:mucho )?\p{L}*(?:[aeií]r|re)(?:se|me|nos)?(?!\p{L})/u;
/** So many words hold the time that was asked for. */
const TIMED_WITHIN = 7;

const WHICH = /^(?:quel|welch|cuál|qué)/;

/** "¿Para qué …? – Para …", "Mit wem …? – Mit …": the word before the question's own begins the answer. */
const beginsAsAsked = (answer: ParsedAnswer, { reading }: Asked): boolean => {
  const { prepositions, questionWords } = answer.compiled.lists;
  const [asks, word] = reading.words;
  return (
    asks !== undefined &&
    answer.words[0]?.lower === asks.lower &&
    prepositions.has(asks.lower) &&
    (questionWords.has(word?.lower ?? "") || WHICH.test(word?.lower ?? ""))
  );
};

const OR = /^(?:ou|o|u|oder)$/;

/** How well an answer fits its question. */
export const relevanceOf = (answer: ParsedAnswer, asked: Asked): Relevance => {
  const mayMeet = hasUnknown(answer);
  const isMembers = asked.topics.includes("family") && MEMBERS.test(answer.plain);
  const missed = asked.demands.filter(
    (demand) =>
      !(demand === "opinion" && isMembers) &&
      !met[demand](answer) &&
      !(mayMeet && UNCOUNTED.includes(demand)) &&
      !alsoMeets(demand, answer, asked),
  );
  const advises = ASKS_ADVICE.test(asked.reading.plain) && ADVISES.test(answer.plain);
  const fits =
    asksMore(asked) ||
    advises ||
    (PLEASES.test(asked.reading.plain) && PLEASED.test(answer.plain)) ||
    beginsAsAsked(answer, asked);
  const lemmas = new Set(
    answer.words
      .flatMap(({ verbs, nouns }) => [...verbs.map(({ verb }) => verb), ...nouns])
      .map(({ lemma }) => lemma),
  );
  const echoed = asked.lemmas.filter((lemma) => lemmas.has(lemma)).length;
  const topics = topicsOf(answer);
  const { affirming } = answer.compiled.lists;
  const anything = asked.topics.length === 0 || isOpen(asked);
  const onTopic = (anything && topics.length > 0) || topics.some((topic) => asked.topics.includes(topic));
  // "Oui" answers no question that begins with a question word.
  const idle = asked.open && answer.words.every(({ lower }) => affirming.has(lower));
  const { surety, isLinked } = belonging(answer, asked);
  const beginning = answer.words
    .slice(0, PREFERS_WITHIN)
    .map(({ lower }) => lower)
    .join(" ");
  const linked =
    isLinked ||
    suitsTalk(answer, asked) ||
    isMembers ||
    (PREFERS.test(asked.reading.plain) && PREFERS.test(beginning));
  // "Tu aimes aller chez le coiffeur ? – Pas tellement. …": a yes or a no has answered, whatever is told then.
  const first = answer.words[0]?.lower ?? "";
  const answered =
    !asked.open &&
    (affirming.has(first) ||
      answer.words.slice(0, 4).some(({ lower, at }) => {
        const next = answer.words[at + 1];
        const ends = at === 0 || !next || next.afterPause || answer.compiled.lists.joining.has(next.lower);
        return ends && answer.compiled.lists.nots.has(lower);
      }) ||
      HEDGED.test(answer.plain));
  // "Vous mangez ici ou vous emportez ? – Ici, avec mon ami": one of the two.
  const chosen = asked.reading.words.some(
    ({ lower, at }) =>
      lower === first && [at - 1, at + 1].some((place) => OR.test(asked.reading.words[place]?.lower ?? "")),
  );
  // "Wie könnte man helfen? – Indem man …", "¿Cuál es el mayor problema? – Yo diría que …"
  const tells =
    asked.open &&
    /^(?:no (?:lo )?sé |je ne sais pas|ich weiß (?:es |noch )*nicht|indem|dass|weil|damit|parce qu|pour que |porque |para que |je dirais que |(?:yo )?diría que |ojalá |ich würde sagen)/.test(
      answer.plain,
    );
  // "Quel chanteur ? – Alors Stromae, …": a name that no table has.
  const named = asked.open && hasUnknown({ ...answer, words: answer.words.slice(0, NAMED_WITHIN) });
  // "Wann hast du Geburtstag? – Am ersten August, …": what was asked for is told.
  const [wanted] = asked.demands;
  const told = wanted === "when" && !missed.includes(wanted);
  const start = answer.words.slice(0, TIMED_WITHIN).map(({ lower }) => lower);
  const timed = told && answer.compiled.lists.times.heardIn(start.join(" ")).length > 0;
  // "Me asusta muchísimo. …": what is felt about it, with no other subject named
  const stop = answer.words.find(({ at, opens }) => at > 0 && opens)?.at ?? answer.words.length;
  const judges =
    wanted === "opinion" &&
    stop <= VERDICT_WITHIN &&
    answer.uses.some(({ at }) => at < stop) &&
    answer.nouns.every(({ word }) => word.at >= stop) &&
    meritsOf(answer).opinion;
  // "Rien de spécial, je préfère …"
  const denies = answer.words.slice(0, 3).some(({ lower }) => answer.compiled.lists.none.has(lower));
  // "Wo arbeitest du? – In einem kleinen Café um die Ecke, …"
  // "¿Quién es tu modelo? – Mi profe de guitarra, …", "¿Por qué fuman? – Por no quedarse fuera …"
  const led = answer.compiled.lists.prepositions.has(first);
  // "As-tu fait un stage ? – Une semaine chez un fleuriste, …": what comes before any verb has answered, unless it tells where.
  const pause = answer.words.find(({ at, afterPause }) => at > 0 && afterPause)?.at ?? 0;
  const begun = !asked.open && !led && pause > 0 && answer.uses.every(({ at }) => at >= pause);
  const placed =
    (wanted === "where" && (mayMeet || led)) ||
    (wanted === "who" && !missed.includes("who")) ||
    (wanted === "why" && led);
  const share = asked.demands.length === 0 ? 1 : 1 - missed.length / asked.demands.length;
  const closeness = (onTopic ? 0.5 : 0) + Math.min(0.5, echoed / 2);
  const certain =
    idle ||
    (echoed === 0 && !onTopic && introduces(answer, asked)) ||
    (isRehearsed(answer, asked) && !INTRODUCES.test(asked.reading.plain)) ||
    (!INTRODUCES.test(asked.reading.plain) &&
      !answered &&
      !fits &&
      !timed &&
      !chosen &&
      !tells &&
      !judges &&
      !begun &&
      !named &&
      !placed &&
      !(told && WHENEVER.test(answer.plain)) &&
      !takesUp(answer, asked) &&
      echoed === 0 &&
      !onTopic &&
      (surety < ELSEWHERE ||
        (surety < STRAYED && isAllElse(answer, asked, SENTENCE_WORDS)) ||
        (surety < SPEECHLIKE && !isOpen(asked) && isAllElse(answer, asked, SPEECH_WORDS))));
  const excused =
    denies ||
    fits ||
    timed ||
    tells ||
    INTRODUCES.test(asked.reading.plain) ||
    ((answered || chosen || told || judges) && surety >= STRAYED);
  return {
    missed,
    certain,
    astray: certain || (!excused && surety < (linked ? UNTIED.linked : UNTIED.unlinked)),
    level: share * 0.6 + closeness * 0.4,
  };
};
