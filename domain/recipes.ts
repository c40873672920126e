import type { MistakeKind } from "./mistakes.ts";

/**
 * How a kind of mistake is practised: what the builder is asked for (a topic where the point comes up by itself and, where it
 * depends on them, the tense or the kind of the questions), and what the student is told to watch.
 */
export type Recipe = { prompt: string; focus: string };

/** A recipe for each kind of mistake. Topics are the builder's own, so that our rules know them as well as a model does. */
export const recipes: Readonly<Record<MistakeKind, Recipe>> = {
  question: {
    prompt: "Free time. In all of them the student asks.",
    focus: "You ask, and Mark answers. Begin with a question word, and put the words as a question has them.",
  },
  tense: {
    prompt: "Holidays. All questions in the past tense or in the future tense.",
    focus: "Listen for the time in each question, and answer in it: what has been, or what is going to be.",
  },
  person: {
    prompt: "Family. All questions in the present tense.",
    focus: "Say who does it, I, my friend, we or they, and give each verb the form that goes with it.",
  },
  infinitive: {
    prompt: "Free time. All questions in the present tense.",
    focus: "Give every verb the form that goes with who does it: none stays as it stands in the dictionary.",
  },
  auxiliary: {
    prompt: "Holidays. All questions in the past tense.",
    focus: "Say what you have done. Before each verb, think about its helping verb.",
  },
  participle: {
    prompt: "Free time. All questions in the past tense.",
    focus: "Say what you have done, and watch the form of each past participle.",
  },
  "second-verb": {
    prompt: "Work. All questions in the future tense.",
    focus: "Say what you are going to do, want to do and can do, and watch the second verb.",
  },
  reflexive: {
    prompt: "Daily routine. All questions in the present tense.",
    focus:
      "Say when you get up, get ready, relax and go to bed, and never leave out the small word (me, se, mich, sich).",
  },
  liking: {
    prompt: "Food. All questions ask for opinions.",
    focus: "Say what you like, love and hate. What you like decides the form of the verb.",
  },
  negation: {
    prompt: "Health. All questions in the present tense.",
    focus: "In each answer say one thing that you do, and one that you do not do or never do.",
  },
  "word-order": {
    prompt: "School. All questions ask for opinions.",
    focus: "Give a reason with “because” in each answer, and watch where the verb stands.",
  },
  english: {
    prompt: "Home and town. All questions in the present tense.",
    focus: "Not one English word. Where you miss a word, say it with others.",
  },
  "false-friend": {
    prompt: "School. All questions in the present tense.",
    focus: "Some words look English and mean something else: say only what you are sure of.",
  },
  phrase: {
    prompt: "Everyday life. All questions in the present tense.",
    focus: "Use whole phrases as you have learnt them: your age, the weather, hunger, fear, luck.",
  },
  preposition: {
    prompt: "Home and town. All questions in the present tense.",
    focus: "Say where you are, where you go, with whom and how, and choose each small word with care.",
  },
  agreement: {
    prompt: "Family. All questions in the present tense.",
    focus: "Before each noun, think: the, a, my or this, and the form that goes with that noun.",
  },
  case: {
    prompt: "Home and town. All questions in the present tense.",
    focus: "Say where things are, where you go and whom you see, and watch the endings before each noun.",
  },
  adjective: {
    prompt: "Family. All questions ask for opinions.",
    focus: "Describe with two adjectives in each answer, and watch their endings.",
  },
  elision: {
    prompt: "Home and town. All questions in the present tense.",
    focus: "Say where you go and what there is, and let the small words melt together as they should.",
  },
  accent: {
    prompt: "Free time. All questions in the past tense.",
    focus: "Type your answers, and read each word again before you send it: accents count.",
  },
  capital: {
    prompt: "School. All questions in the present tense.",
    focus:
      "Type your answers. In German every noun has a capital letter, and no other word inside a sentence.",
  },
};
