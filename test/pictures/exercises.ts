import type { Exercise } from "../../domain/exercise.ts";
import { contextOf } from "../../domain/exercise.ts";

type Shown = Partial<Exercise> & { assignment_id: string };

const questions = [
  {
    text: "Où es-tu allé en vacances l'année dernière ?",
    tense: "past",
    topic: "holidays",
    translation: "Where did you go on holiday last year?",
    modelAnswer: "L'année dernière, je suis allé en Bretagne avec mes parents. C'était génial !",
  },
  {
    text: "Qu'est-ce que tu as fait pendant les vacances ?",
    tense: "past",
    topic: "holidays",
    translation: "What did you do during the holidays?",
    modelAnswer: "J'ai nagé dans la mer tous les jours, et un soir, nous avons mangé des crêpes.",
  },
  {
    text: "Où vas-tu passer tes prochaines vacances ?",
    tense: "future",
    topic: "plans",
    translation: "Where are you going to spend your next holidays?",
    modelAnswer: "L'été prochain, je vais rendre visite à ma cousine en Suisse, parce qu'elle me manque.",
  },
] as const;

const holidays: Shown = {
  assignment_id: "vacances",
  activity: "Set Question Role Play",
  language: "French",
  level: "GCSE - Higher",
  board: "EdExcel",
  title: "Les grandes vacances",
  objective: "Talk about a holiday you have had and one to come. Give reasons for what you think.",
  context_0: contextOf(questions.map(({ text }) => text)),
  questionNotes: questions.map(({ text: _, ...note }) => note),
  duration: 5,
};

const settings = {
  isTextable: true,
  isModelAnswerActive: true,
  isTranslatable: true,
  isGradeViewable: true,
  isPureListeningExercise: false,
};

/** What the guest in the pictures is given to do: as most exercises are, with the marks kept back, and only to be heard. */
export const exercises = {
  open: holidays,
  withheld: {
    ...holidays,
    assignment_id: "vacancesWithheld",
    settings: { ...settings, isGradeViewable: false },
  },
  listening: {
    ...holidays,
    assignment_id: "vacancesListening",
    settings: { ...settings, isPureListeningExercise: true },
  },
} as const satisfies Record<string, Shown>;

/** Zoë's answers to the three questions: a good one, one with a wrong auxiliary, and the same put right; then the last. */
export const answers = {
  good: "L'année dernière, je suis allée en Espagne avec ma famille parce que nous adorons la mer.",
  wrong: "J'ai allé à la plage et j'ai joué au volley.",
  last: "L'été prochain, je vais visiter Paris avec ma sœur parce qu'elle aime les musées.",
} as const;
