import type { Line } from "../../domain/conversation.ts";
import { blankExercise, contextOf, type Exercise } from "../../domain/exercise.ts";
import { HINT_MAX_TOKENS } from "../../domain/limits.ts";
import { firstQuestion } from "../../lambdas/lesson/agenda.ts";
import { momentOf } from "../../lambdas/lesson/moment.ts";
import { play } from "../../lambdas/lesson/play.ts";
import { partnerBy } from "../../lambdas/partner/bedrock/bedrock.ts";
import { ANSWERS, answerOf } from "../bench/voice/said.ts";
import { type Counted, countingModel } from "./countingModel.ts";

const photoQuestions = [
  "Qu'est-ce qu'il y a sur la photo ?",
  "Qu'est-ce que tu as fait pendant tes dernières vacances ?",
  "Où est-ce que tu iras l'été prochain ?",
  "Est-ce que tu préfères la mer ou la montagne, et pourquoi ?",
  "Pose-moi une question sur mes vacances.",
];

/** What a model says in such a lesson: as long as what it is asked for, and rather longer than shorter. */
export const script = {
  text: "Ah, la pizza avec tes amis, c'est vraiment une bonne idée pour le samedi ! Qu'est-ce que tu préfères manger quand tu es à la maison ?",
  message:
    "Salut ! Je m'appelle Mark et je suis content de parler avec toi aujourd'hui. Qu'est-ce que tu aimes faire le week-end ?",
  translation:
    "Oh, pizza with your friends is a really good idea for Saturday! What do you prefer to eat when you are at home?",
  options:
    "À la maison, je préfère manger des pâtes avec de la sauce tomate, parce que c'est bon et que ma mère les fait très bien.",
  hint: {
    start: "À la maison,",
    words: [
      { text: "les pâtes", english: "pasta" },
      { text: "la sauce tomate", english: "tomato sauce" },
    ],
  },
  score: 62,
  improvement:
    "“j'ai allé” should be “je suis allé”: verbs of movement such as aller make their past with être. You could also add a reason with “parce que”.",
  mistakes: [
    { kind: "auxiliary", said: "j'ai allé au parc", right: "je suis allé au parc" },
    { kind: "agreement", said: "un longue promenade", right: "une longue promenade" },
  ],
  mark: 64,
  vocabulary: 60,
  grammar: 58,
  feedback:
    "Two strengths: you say what you did and with whom (“j'ai joué au foot avec mes amis au parc”), and you give reasons (“parce que nous avions très faim”). " +
    "Two next steps: make the past of verbs of movement with être, as in “je suis allé” instead of “j'ai allé”, and say more about the future, " +
    "as in “le week-end prochain, je vais aller au cinéma”: add what you think of it and why, and ask Mark a question of your own.",
  title: "Mes vacances",
  focus: "Describe a photo and talk about past and future holidays, with opinions and reasons.",
  questions: photoQuestions.map((text) => ({
    ...{
      text,
      tense: "present",
      topic: "holidays",
      translation: "What is there in the photo, and what do you think of it?",
    },
    modelAnswer:
      "Sur la photo, il y a une famille à la plage. Ils jouent au ballon et ils ont l'air contents parce qu'il fait beau.",
  })),
  passage: "",
};

const exercise: Exercise = {
  ...blankExercise,
  ...{ assignment_id: "prompts", ownerId: "", language: "French", activity: "Conversation About Topic" },
  title: "Le week-end et les loisirs",
  objective:
    "Talk about what you do at the weekend, what you did last weekend and your plans, with opinions and reasons.",
  questionNotes: [],
};

/** A conversation of twelve answers, and a photo role play of five. None has anything that is known beforehand. */
export const lessons = {
  conversation: { exercise, answers: 12, photos: [] },
  "photo role play": {
    exercise: {
      ...exercise,
      activity: "Photo Role Play",
      level: "GCSE - Higher",
      board: "AQA",
      context_0: contextOf(photoQuestions),
      asset_url: "shared-images/photo.jpeg",
    },
    answers: photoQuestions.length,
    photos: [new Uint8Array()],
  },
} as const satisfies Record<string, { exercise: Exercise; answers: number; photos: readonly Uint8Array[] }>;
export type LessonName = keyof typeof lessons;

/** Every call to the model in such a lesson: a greeting, three calls an answer of about twelve seconds, and the grade. */
export const callsOf = async (name: LessonName): Promise<Counted[]> => {
  const { exercise, answers, photos } = lessons[name];
  const { model, calls } = countingModel(script);
  const repair = async (): Promise<never> => Promise.reject(new Error("no answer here asks for help"));
  const partner = { ...partnerBy({ model, builder: model, photos: async () => photos }), repair };
  const opening = await partner.open(exercise, firstQuestion(exercise));
  let lines: Line[] = [{ role: "assistant", content: opening.message }];
  for (let place = 0; place < answers; place++) {
    const heard = { text: answerOf(place, place % ANSWERS), words: [] };
    const moment = momentOf(exercise, lines, heard);
    const turn = play(partner, moment, heard);
    for (let event = await turn.next(); ; event = await turn.next())
      if (event.done) {
        lines = [...moment.lines, { role: "assistant", content: event.value.message }];
        break;
      }
  }
  await partner.grade({ language: exercise.language, objective: exercise.objective, lines });
  return calls;
};

/** The calls outside lessons: a hint, and an exercise that is built. */
export const otherCalls = async (): Promise<Counted[]> => {
  const { model, calls } = countingModel(script);
  const partner = partnerBy({ model, builder: model, photos: async () => [] });
  const { language, level, board, objective } = lessons["photo role play"].exercise;
  await partner.hint({ language, level, objective, maxTokens: HINT_MAX_TOKENS });
  await partner.build({
    ...{
      activity: "Set Question Role Play",
      language,
      level,
      board,
      prompt: "holidays by the sea",
      chance: 0,
    },
    options: ["Follow the exam format exactly"],
    form: { title: "", objective: "", questions: [], passage: "" },
  });
  const questions = photoQuestions.map((text) => ({ text }));
  await partner.annotateQuestions({ activity: "Set Question Role Play", language, level, questions });
  return calls;
};
