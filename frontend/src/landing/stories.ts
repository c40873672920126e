import type { PictureName } from "./pictures.ts";

/** A feature, told as the story of somebody whom it is for. */
export type Story = {
  /** Where the top bar leads to it. */
  id?: string;
  whose: string;
  title: string;
  text: string;
  points: readonly string[];
  way: { to: string; label: string };
  picture: { name: PictureName; alt: string; caption: string };
};

export const stories: readonly Story[] = [
  {
    whose: "For students",
    title: "Say it out loud. Hear what to fix.",
    text: "Mark is a virtual student who speaks French, Spanish or German with you, and asks the kind of question an exam asks. He always has time for one more try.",
    points: [
      "Answer by voice, or type.",
      "Each answer gets a score, and one tip on what would help most.",
      "Stuck? See a translation or a model answer, or say it again.",
      "In the end the whole conversation is marked: grammar, vocabulary, and feedback in plain words.",
    ],
    way: { to: "/demo", label: "Talk to Mark now" },
    picture: {
      name: "tip",
      alt: "A lesson on a phone. The student has typed “J'ai allé au cinéma avec mes amis.” and scored 44, on the way. Mark asks the next question, and a tip says: “aller” makes its past tense with “être”, not with “avoir”. Say “je suis allé”.",
      caption: "One tip at a time, on the mistake that costs most.",
    },
  },
  {
    id: "teachers",
    whose: "For teachers",
    title: "An exercise, ready before the bell.",
    text: "Say in a few words what it should be about. The AI suggests questions, in your exam's own format if you like, and you change whatever you want.",
    points: [
      "Photo and set question role plays, general conversation, reading aloud, or a topic of your own.",
      "You decide whether students may type, see translations or model answers, and see their grade.",
      "Share one link or QR code. Students need no account, and install nothing.",
    ],
    way: { to: "/signup", label: "I am a Teacher" },
    picture: {
      name: "building",
      alt: "The page on which a teacher sets an exercise's content: a box to tell the AI what to adapt, with “Ask about food, too” in it, the option to follow the exam format exactly, what GCSE AQA asks for, and the title and first question that the AI has written.",
      caption: "The AI suggests, you decide. Each change can be undone.",
    },
  },
  {
    whose: "For the whole class",
    title: "See what they need next.",
    text: "Every conversation is there to read, with its grade, its feedback, and scores for vocabulary and grammar. You can put your own mark beside it.",
    points: [
      "How a class does at a glance, and who has not finished yet.",
      "The mistakes that come up most, in your students' own words.",
      "One press starts a new exercise on any of them.",
    ],
    way: { to: "/help/teachers", label: "Read the manual for teachers" },
    picture: {
      name: "reading",
      alt: "A teacher's page of results from an invented class of twelve: the mistakes that come up most, each with an example, how many students make it, and a way to make an exercise on it.",
      caption: "An invented class. Yours will have mistakes of its own.",
    },
  },
];
