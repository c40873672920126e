import { type Exercise, type Language, questionsOf } from "../../../domain/exercise.ts";
import { type ParsedAnswer, read } from "../../../grammar/core/parsedAnswer.ts";
import { type Topic, topicsNamed } from "../../../grammar/core/topics.ts";
import { plainOf } from "../../safeguarding/rules.ts";
import { isGrief, isSensitive } from "../../safeguarding/sensitivity.ts";
import { type Comfort, comfortIn, troubleIn } from "../dialogue/comfort.ts";
import { contentOf } from "../dialogue/content.ts";
import { markAnswers, type Part } from "../dialogue/markAnswers.ts";
import { isOnlyYours } from "../dialogue/questionStart.ts";
import { type Choice, lineOf } from "../dialogue/react.ts";
import type { Courtesy, Standing, Talk } from "../dialogue/reply.ts";
import { serviceReaction, wantIn } from "../dialogue/serviceLines.ts";
import { counterQuestionIn, type StudentQuestion, studentQuestionIn } from "../dialogue/studentQuestion.ts";
import { themesOf } from "../dialogue/themes.ts";
import type { Utterance } from "../dialogue/utterance.ts";
import { wantsBack } from "../dialogue/wantsBack.ts";
import type { Moment } from "../partner.ts";
import { tierOf } from "../tier.ts";
import { type Asked, questionIn, thingAskedIn } from "./asked.ts";
import type { Examined } from "./examine.ts";
import type { Said } from "./phrasebook.ts";
import { topicsOf } from "./relevance.ts";
import { saidBeside } from "./repair.ts";
import { glanceAt, utteranceOf } from "./utterance.ts";

/** What an exercise is about, by its title, objective and theme: in English or in the language. */
export const topicsOfExercise = ({ title, objective, theme, language }: Exercise): Topic[] => {
  const text = [title, objective, theme].join(". ");
  return [...new Set([...topicsOf(read(text, language)), ...topicsNamed(text)])];
};

type Subject = Pick<Talk, "themes" | "subjects">;

/** Of so many exercises the subject is kept: a class of thirty talks about one. Nothing of any answer is. */
const SUBJECTS_KEPT = 100;
const kept = new Map<string, Subject>();

/** What an exercise is to be talked about: its themes, and the English words of its title and objective. */
export const subjectOfExercise = (exercise: Exercise): Subject => {
  const key = [exercise.language, exercise.title, exercise.objective, exercise.theme].join("\n");
  const subject = kept.get(key) ?? subjectOf(exercise);
  if (kept.size >= SUBJECTS_KEPT) kept.clear();
  kept.set(key, subject);
  return subject;
};

const subjectOf = (exercise: Exercise): Subject => {
  const { title, objective, theme, language } = exercise;
  const text = [title, objective, theme].join(". ");
  const { affirmed } = glanceAt(text, language);
  const english = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return {
    themes: themesOf(text, topicsOfExercise(exercise)),
    // "subjects" and "hobbies" are asked for in the plural, too.
    subjects: new Set([
      ...affirmed,
      ...english,
      ...english.map((word) => word.replace(/ies$/, "y").replace(/s$/, "")),
    ]),
  };
};

/** An answer of no more words may be nothing but thanks or a greeting. */
const COURTESY_MAX_WORDS = 6;

const courtesies: Readonly<
  Record<Language, Readonly<Record<Exclude<Courtesy, "tired" | "back" | "tell">, RegExp>>>
> = {
  French: {
    thanks: /^(?:oh |ok |ah |d'accord )?(?:merci|je te remercie)/,
    greet: /^(?:bonjour|bonsoir|salut|coucou|hello|hé)(?: mark)?(?: ça va)?\W*$/,
    sorry: /^(?:je suis )?(?:désolée?|pardon|excuse-moi|excusez-moi)\W*$/,
    again:
      /(?:déjà|viens de) (?:te )?(?:le )?(?:dit|dire|demandée?|répondu)(?!\p{L})|(?<!comme )je (?:te |vous )?l?'?(?:ai|t'ai) (?:bien |déjà )?dit(?!\p{L})|je t'ai (?:bien |déjà )?dit(?!\p{L})/u,
    rude: /(?:tu es|t'es) (?:\p{L}+ )?(?:nul|bête|stupide|con|moche|idiot|débile|ennuyeux|chiant)(?!\p{L})|ta gueule|ferme-la|tais-toi|imbécile|je te déteste|tu m'(?:ennuies|énerves)|tes questions sont (?:\p{L}+ )?(?:nulles?|bêtes?|stupides?|ennuyeuses?|chiantes?)|ennuyeux tes questions|(?:tu es|t'es|tu n'es) pas (?:drôle|sympa|gentil|intéressant)(?!\p{L})|question (?:bête|nulle|stupide|débile)/u,
  },
  Spanish: {
    thanks: /^(?:vale |ok |ah )?(?:muchas )?gracias/,
    greet: /^(?:hola|buen[oa]s (?:días|tardes|noches))(?: mark)?(?: qué tal)?\W*$/,
    sorry: /^(?:lo siento|perdona?|perdón|disculpa)\W*$/,
    again:
      /(?<!como )ya (?:te )?(?:lo )?(?:he dicho|dije)(?!\p{L})|(?<!como )yo dije|dije (?:antes|ya)(?!\p{L})|me lo preguntas otra vez|(?:acabo de|ya te) (?:decir|decírtelo)|ya me lo has preguntado|ya lo has preguntado/u,
    rude: /eres (?:\p{L}+ )?(?:tont[oa]|idiota|estúpid[oa]|fe[oa]|aburrid[oa]|inútil)(?!\p{L})|cállate|imbécil|te odio|me aburres|vete a|(?:eres|qué) (?:\p{L}+ )?pesad[oa](?!\p{L})|qué rollo|no eres (?:\p{L}+ )?(?:gracios|simpátic|divertid)[oa](?!\p{L})|tu cara(?!\p{L})|preguntas (?:\p{L}+ )?(?:aburridas|tontas|estúpidas)|ni me importa/u,
  },
  German: {
    thanks: /^(?:okay |ok |ah |vielen |danke )?dank/,
    greet: /^(?:hallo|guten (?:tag|morgen|abend)|hi|servus|moin)(?: mark)?(?: wie geht'?s)?\W*$/,
    sorry: /^(?:es )?(?:tut mir leid|entschuldigung|sorry|verzeihung)\W*$/,
    again:
      /(?:schon|bereits|gerade) (?:mal |zweimal )?(?:gesagt|erzählt)|schon (?:mal )?gefragt|ich (?:sage|sag) (?:das|es|dir das) schon/u,
    rude: /du bist (?:\p{L}+ )?(?:blöd|dumm|doof|hässlich|langweilig|ein idiot|nervig|schlecht)(?!\p{L})|halt die klappe|halt's maul|idiot|ich hasse dich|du nervst|(?:blöde|dumme|langweilige|doofe) fragen?(?!\p{L})|deine fragen (?:sind (?:\p{L}+ )?(?:langweilig|blöd|dumm|doof)|nerven)|du bist (?:gar )?nicht (?:lustig|nett|witzig|interessant)|nicht mit dir reden|wegen dir|deine komische/u,
  },
};
/** "May I talk about my dog?" */
const telling: Readonly<Record<Language, RegExp>> = {
  French:
    /\b(?:je peux|puis je|peut on|on peut|je pourrais|pourrais je) (?:te |vous )?(?:parler|raconter) (?:\w+ )?(?:de|d|du) (?:mon|ma|mes) (?!sujet|question|theme)/,
  Spanish:
    /\b(?:puedo|podria|podemos|me dejas) (?:hablar(?:te)?|contar(?:te)?) (?:\w+ )?(?:de|sobre) (?:mi|mis) (?!tema|pregunta)/,
  German:
    /\b(?:kann|darf|konnte|konnen|durfen) (?:ich|wir) (?:\w+ ){0,2}(?:uber|von) mein\w* (?!thema|frage)/,
};
const TIRED = ["tired", "exhausted", "stressed", "sleepy"];

const courtesyIn = (examined: Examined, utterance: Utterance): Courtesy | undefined => {
  const { plain, compiled } = examined.answer;
  const { thanks, greet, sorry, rude, again } = courtesies[compiled.definition.language];
  const lower = plain.replace(/[,!.]+/g, "").trim();
  if (rude.test(lower)) return "rude";
  if (again.test(lower)) return "again";
  if (telling[compiled.definition.language].test(plainOf(lower))) return "tell";
  if (wantsBack(examined.answer)) return "back";
  if (utterance.words <= COURTESY_MAX_WORDS) {
    if (thanks.test(lower)) return "thanks";
    if (greet.test(lower)) return "greet";
    if (sorry.test(lower)) return "sorry";
  }
  const [main] = utterance.statements;
  const isTired =
    TIRED.some((word) => utterance.affirmed.has(word)) && main?.subject === "self" && main.verb === "be";
  return isTired ? "tired" : undefined;
};

/** Whom one may have lost: the only words that Mark avoids afterwards. */
const CLOSE = new Set(
  "father,mother,dad,mum,grandfather,grandmother,grandad,granny,grandpa,grandma,brother,sister,uncle,aunt,cousin,dog,cat,pet,rabbit,hamster,horse,guinea pig".split(
    ",",
  ),
);

/** What hurt when it was told before is not asked about again. */
const hurtBefore = (heard: readonly string[], language: Language): ReadonlySet<string> =>
  new Set(
    heard
      .filter((said) => hurts(said, language))
      .flatMap((said) => [...glanceAt(said, language).affirmed].filter((word) => CLOSE.has(word))),
  );

const hurts = (said: string, language: Language): boolean =>
  isSensitive(said, language) && isGrief(said, language);

/** How an answer goes on from something sad, if it does. */
const comfortFor = (
  { answer, sensitivity }: Examined,
  heard: readonly string[],
  language: Language,
): Comfort | undefined =>
  comfortIn(answer.text, language, {
    isTroubled: heard.some((said) => hurts(said, language)),
    hurts: sensitivity === "student" && isGrief(answer.text, language),
  });

/** What a doctor hears every day: no grief, and nothing that somebody did to the patient. */
const isPlayed = (exercise: Exercise, { answer }: Examined): boolean => {
  const want = wantIn(answer, exercise.language);
  return (
    partIn(exercise) === "clerk" &&
    (want === "ill" || want === "lost") &&
    !isGrief(answer.text, exercise.language)
  );
};

const standingOf = (
  { standing, sensitivity, relevance }: Examined,
  comfort: Comfort | undefined,
): Standing => {
  if (standing === "withheld") return "withheld";
  if (comfort === "joke" || comfort === "relief" || comfort === "helped") return "answered";
  if (sensitivity) return "sensitive";
  return standing === "astray" && !relevance.certain ? "answered" : standing;
};

/** Set questions that are put to a stranger, and those that are put to a friend. */
const POLITE = /(?<!\p{L})(?:vous|votre|vos|usted|ustedes|su|sus|Sie|Ihr(?:e[nmrs]?)?|Ihnen)(?!\p{L})/u;
const FAMILIAR =
  /(?<!\p{L})(?:tu|tú|te|ti|t['’]|toi|ton|ta|tes|tus|contigo|du|dir|dich|dein(?:e[nmrs]?)?|on se|wir uns|quedamos|nos vemos|vamos)(?!\p{L})/iu;

/** What only somebody who sells, serves or heals asks, whether they say "tu" or not. */
const SERVING =
  /(?<!\p{L})(?:payer|taille|désirez|addition|pagar|talla|billete|habitación|mesa|enfermo|bezahlen|zahlen|Größe|Fahrkarte|Zimmer)(?!\p{L})/u;

/** A doctor or a chemist may say "tu" and is no friend. */
const HEALING = /doctor|dentist|chemist|pharmac|m[eé]d[ei]c|docteur|farmacia|apothek|(?<!\p{L})arzt|ärzt/iu;

const partIn = ({ activity, context_0, language, title, objective }: Exercise): Part => {
  if (activity !== "Set Question Role Play") return "himself";
  if (HEALING.test(`${title} ${objective}`)) return "clerk";
  if (POLITE.test(context_0) || SERVING.test(context_0)) return "clerk";
  // Verbs alone may tell: "¿Qué quieres hacer?" is put to a friend, "¿Qué va a tomar?" to a guest.
  const isFriend =
    FAMILIAR.test(context_0) ||
    read(context_0, language).words.some((word) => word.nouns.length === 0 && isOnlyYours(word));
  return isFriend ? "friend" : "clerk";
};

const isPatient = ({ title, objective, context_0, language }: Exercise, answer: ParsedAnswer): boolean =>
  HEALING.test(`${title} ${objective} ${context_0}`) || wantIn(answer, language) === "ill";

const INVITING = /(?<!\p{L})(?:questions?|preguntas?|fragen?)(?!\p{L})/iu;
const YES = /^\s*(?:oui|s[ií]|ja|euh|eh|ähm?)[\s,.]+/iu;

/** "¿Tienes una pregunta?" – "Sí te gusta la pizza": where a question was invited, what follows the yes is one. */
const questionAfterYes = (answer: ParsedAnswer, asked: Asked): StudentQuestion | undefined => {
  const rest = answer.text.replace(YES, "");
  if (rest === answer.text || !INVITING.test(asked.question.text)) return undefined;
  return studentQuestionIn(read(rest, answer.compiled.definition.language), asked);
};

/** Mark's answer to what a student asks him, in their own words or as the task has it; none to what is not his to answer. */
const answerTo = (
  { exercise }: Moment,
  { answer, asked, standing, sensitivity, hasAside, said: whole }: Examined,
  choice: Choice,
): Said | undefined => {
  const { said } = choice;
  if (sensitivity || standing === "withheld" || standing === "foreign") return undefined;
  const part = partIn(exercise);
  const question =
    studentQuestionIn(answer, asked) ??
    questionAfterYes(answer, asked) ??
    // A short question may have been taken for one in another language.
    (hasAside ? studentQuestionIn(read(whole, exercise.language), asked) : undefined) ??
    (part === "clerk" ? counterQuestionIn(answer) : undefined);
  // A clerk says nothing of his own home, and leaves no question without a word.
  const isAsked = question !== undefined || answer.text.trim().endsWith("?");
  if (part === "clerk" && isAsked && question?.service === undefined && question?.subject !== "mood")
    return lineOf(choice, "check");
  if (!question) return undefined;
  // What a patient had better not do, any other guest may.
  const isAllowed = question.service === "permit" && !isPatient(exercise, answer);
  return markAnswers(isAllowed ? { ...question, service: "available" } : question, said, part);
};

/** What a clerk, a waiter or a doctor says to what is asked of them. */
const serviceIn = (
  { exercise }: Moment,
  { answer, standing, sensitivity }: Examined,
  said: readonly string[],
): Said | undefined => {
  if (partIn(exercise) !== "clerk" || sensitivity || standing === "withheld" || standing === "foreign")
    return undefined;
  const { context_0, language } = exercise;
  const isPolite = POLITE.test(context_0) || !FAMILIAR.test(context_0);
  return serviceReaction(answer, language, isPolite, said);
};

/** What the dialogue knows of a moment in which an answer has been given. */
export const talkOf = (moment: Moment, given: Examined): Talk => {
  const { exercise, lines, next } = moment;
  const examined = isPlayed(exercise, given) ? { ...given, sensitivity: undefined } : given;
  const { language } = exercise;
  const content = contentOf(language);
  const utterance = utteranceOf(examined);
  const said = lines.flatMap(({ role, content: line }) => (role === "assistant" ? [line] : []));
  const heard = lines.flatMap(({ role, content: line }) => (role === "user" ? [line] : [])).slice(0, -1);
  const comfort = partIn(exercise) === "clerk" ? undefined : comfortFor(examined, heard, language);
  const standing = standingOf(examined, comfort);
  const trouble =
    comfort === undefined && examined.standing !== "withheld" && examined.sensitivity !== "exercise"
      ? troubleIn(examined.answer.text, language)
      : undefined;
  const avoided = hurtBefore(heard, language);
  const courtesy = comfort ? undefined : courtesyIn(examined, utterance);
  const seed = `${examined.answer.plain}#${lines.length}`;
  const choice: Choice = { content, seed, said };
  const subject = subjectOfExercise(exercise);
  // Where nothing tells what an exercise is about, it is about what was just asked and answered.
  const themes =
    subject.themes.length > 0
      ? subject.themes
      : themesOf("", [...examined.asked.topics, ...topicsOf(examined.answer)]);
  return {
    subjects: subject.subjects,
    themes,
    content,
    choice,
    seed,
    activity: exercise.activity,
    isHigher: tierOf(exercise.level).name === "Higher",
    asked: [...questionsOf(exercise.context_0), ...said.map(questionIn)],
    askedAbout:
      next.kind === "follow-up"
        ? questionsOf(exercise.context_0).map((text) => glanceAt(text, language))
        : [],
    glances: next.kind === "follow-up" ? heard.map((line) => glanceAt(line, language)) : [],
    utterance,
    avoided,
    isProtest: courtesy === "again" || courtesy === "back",
    comesBack: courtesy === "back",
    askedOfThings: next.kind === "follow-up" ? said.map((line) => thingAskedIn(line, language)) : [],
    isReserved:
      comfort !== undefined ||
      trouble !== undefined ||
      examined.sensitivity !== undefined ||
      standing !== "answered" ||
      moment.beside !== undefined ||
      courtesy !== undefined,
    standing,
    isOwnGrief:
      comfort === "worry" || (examined.sensitivity === "student" && isGrief(examined.answer.text, language)),
    courtesy,
    comfort,
    trouble,
    answer: courtesy === "rude" || courtesy === "tell" ? undefined : answerTo(moment, examined, choice),
    service: moment.beside ? saidBeside(moment.beside, language) : serviceIn(moment, examined, said),
    next: next.kind,
  };
};
