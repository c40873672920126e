import { blankExercise, contextOf, type Exercise, type QuestionNote } from "./exercise.ts";

type DemoQuestion = QuestionNote & { text: string };

/** The duration of a demo (decisions: five questions, five minutes). */
const DEMO_MINUTES = 5;

const demo = (
  about: Pick<Exercise, "assignment_id" | "language" | "title">,
  questions: readonly DemoQuestion[],
): Exercise => ({
  ...blankExercise,
  ...about,
  ownerId: "viva",
  activity: "Set Question Role Play",
  level: "GCSE - Foundational",
  board: "AQA",
  theme: "Free time",
  objective: "Talk about what you did last weekend. Use the past tense, and say what you thought of it.",
  context_0: contextOf(questions.map((question) => question.text)),
  questionNotes: questions.map(({ text: _, ...note }) => note),
  duration: DEMO_MINUTES,
  isShared: true,
  settings: { ...blankExercise.settings },
});

const french = demo({ assignment_id: "5368", language: "French", title: "Le week-end dernier" }, [
  {
    text: "Qu'est-ce que tu as fait le week-end dernier ?",
    tense: "past",
    topic: "weekend",
    translation: "What did you do last weekend?",
    modelAnswer: "Samedi, j'ai joué au foot avec mes amis, et dimanche, je suis resté à la maison.",
  },
  {
    text: "Avec qui as-tu passé le week-end ?",
    tense: "past",
    topic: "family and friends",
    translation: "Who did you spend the weekend with?",
    modelAnswer:
      "J'ai passé le week-end avec ma sœur et mes grands-parents, parce qu'ils habitent près de chez nous.",
  },
  {
    text: "Qu'est-ce que tu as mangé samedi soir ?",
    tense: "past",
    topic: "food",
    translation: "What did you eat on Saturday evening?",
    modelAnswer: "Samedi soir, j'ai mangé une pizza avec de la salade. C'était délicieux !",
  },
  {
    text: "C'était comment, ton week-end, et pourquoi ?",
    tense: "past",
    topic: "opinion",
    translation: "What was your weekend like, and why?",
    modelAnswer: "C'était super parce que j'ai vu mes amis et qu'il a fait beau.",
  },
  {
    text: "Qu'est-ce que tu vas faire le week-end prochain ?",
    tense: "future",
    topic: "plans",
    translation: "What are you going to do next weekend?",
    modelAnswer: "Le week-end prochain, je vais aller au cinéma avec ma famille.",
  },
]);

const german = demo({ assignment_id: "1019", language: "German", title: "Letztes Wochenende" }, [
  {
    text: "Was hast du letztes Wochenende gemacht?",
    tense: "past",
    topic: "weekend",
    translation: "What did you do last weekend?",
    modelAnswer:
      "Am Samstag habe ich mit meinen Freunden Fußball gespielt, und am Sonntag bin ich zu Hause geblieben.",
  },
  {
    text: "Mit wem hast du das Wochenende verbracht?",
    tense: "past",
    topic: "family and friends",
    translation: "Who did you spend the weekend with?",
    modelAnswer: "Ich habe das Wochenende mit meiner Schwester und meinen Großeltern verbracht.",
  },
  {
    text: "Was hast du am Samstagabend gegessen?",
    tense: "past",
    topic: "food",
    translation: "What did you eat on Saturday evening?",
    modelAnswer: "Am Samstagabend habe ich eine Pizza mit Salat gegessen. Das war lecker!",
  },
  {
    text: "Wie war dein Wochenende, und warum?",
    tense: "past",
    topic: "opinion",
    translation: "What was your weekend like, and why?",
    modelAnswer: "Es war toll, weil ich meine Freunde gesehen habe und das Wetter schön war.",
  },
  {
    text: "Was wirst du nächstes Wochenende machen?",
    tense: "future",
    topic: "plans",
    translation: "What will you do next weekend?",
    modelAnswer: "Nächstes Wochenende werde ich mit meiner Familie ins Kino gehen.",
  },
]);

const spanish = demo({ assignment_id: "6788", language: "Spanish", title: "El fin de semana pasado" }, [
  {
    text: "¿Qué hiciste el fin de semana pasado?",
    tense: "past",
    topic: "weekend",
    translation: "What did you do last weekend?",
    modelAnswer: "El sábado jugué al fútbol con mis amigos y el domingo me quedé en casa.",
  },
  {
    text: "¿Con quién pasaste el fin de semana?",
    tense: "past",
    topic: "family and friends",
    translation: "Who did you spend the weekend with?",
    modelAnswer: "Pasé el fin de semana con mi hermana y mis abuelos, porque viven cerca de nosotros.",
  },
  {
    text: "¿Qué comiste el sábado por la noche?",
    tense: "past",
    topic: "food",
    translation: "What did you eat on Saturday evening?",
    modelAnswer: "El sábado por la noche comí una pizza con ensalada. ¡Estaba riquísima!",
  },
  {
    text: "¿Cómo fue tu fin de semana y por qué?",
    tense: "past",
    topic: "opinion",
    translation: "What was your weekend like, and why?",
    modelAnswer: "Fue genial porque vi a mis amigos e hizo buen tiempo.",
  },
  {
    text: "¿Qué vas a hacer el próximo fin de semana?",
    tense: "future",
    topic: "plans",
    translation: "What are you going to do next weekend?",
    modelAnswer: "El próximo fin de semana voy a ir al cine con mi familia.",
  },
]);

/** The fixed demos by their ids (spec section 9), in the order in which /demo offers them. */
export const demos: Readonly<Record<string, Exercise>> = { "1019": german, "5368": french, "6788": spanish };

/** Is this the id of a demo? */
export const isDemo = (assignmentId: string): boolean => Object.hasOwn(demos, assignmentId);
