import { randomUUID } from "node:crypto";
import { type Activity, contextOf, type Exercise, type Language } from "../../domain/exercise.ts";

type Content = {
  questions: [string, string];
  passage: string;
  topic: string;
  answers: [string, string, string];
};

/** What a teacher might have written, and what a student might say to it; the second answer is the first, said better. */
export const contents: Record<Language, Content> = {
  French: {
    questions: ["Qu'est-ce que tu fais le soir ?", "Où es-tu allé en vacances l'année dernière ?"],
    passage: "Je m'appelle Lucie et j'habite à Lyon. Le samedi, je joue au tennis avec mon frère.",
    topic: "Talk about your free time",
    answers: [
      "Je regarde la télé.",
      "Le soir, je regarde la télé avec ma sœur parce que c'est amusant.",
      "Je suis allé en Espagne avec ma famille et il a fait très chaud.",
    ],
  },
  Spanish: {
    questions: ["¿Qué haces por la tarde?", "¿Adónde fuiste de vacaciones el año pasado?"],
    passage: "Me llamo Lucía y vivo en Sevilla. Los sábados juego al tenis con mi hermano.",
    topic: "Talk about your free time",
    answers: [
      "Veo la tele.",
      "Por la tarde veo la tele con mi hermana porque es divertido.",
      "Fui a España con mi familia y hizo mucho calor.",
    ],
  },
  German: {
    questions: ["Was machst du am Abend?", "Wohin bist du letztes Jahr in den Urlaub gefahren?"],
    passage: "Ich heiße Lukas und wohne in Köln. Am Samstag spiele ich Tennis mit meinem Bruder.",
    topic: "Talk about your free time",
    answers: [
      "Ich sehe fern.",
      "Am Abend sehe ich mit meiner Schwester fern, weil es lustig ist.",
      "Ich bin mit meiner Familie nach Spanien gefahren und es war sehr heiß.",
    ],
  },
};

export type Staged = {
  exercise: Partial<Exercise> & { assignment_id: string };
  /** What Mark's first line has to hold, where it is known. */
  opening: string | undefined;
  answers: [string, string, string];
};

/** An exercise of this activity, with a code of its own and a minute to talk. */
export const stage = (activity: Activity, language: Language): Staged => {
  const { questions, passage, topic, answers } = contents[language];
  const isPassage = activity === "Read Along Passage";
  const isTopic = activity === "Conversation About Topic";
  return {
    answers,
    opening: isPassage || isTopic ? undefined : questions[0],
    exercise: {
      assignment_id: `journey${randomUUID().slice(0, 8)}`,
      activity,
      language,
      level: isTopic ? "NONE" : "GCSE - Foundational",
      board: isTopic ? "NONE" : "AQA",
      title: `${activity} in ${language}`,
      objective: topic,
      context_0: isPassage ? passage : isTopic ? "" : contextOf(questions),
      duration: 1,
    },
  };
};
