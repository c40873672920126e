/**
 * What can be wrong with an answer, by kind: so that the mistakes of a class, or of one student over time, can be counted
 * and practised, whichever engine found them. `label` is what a teacher reads.
 */
export const mistakes = {
  question: { label: "No question asked where the task was to ask one" },
  tense: { label: "Another tense than was asked for" },
  person: { label: "Verb form that does not go with its subject" },
  infinitive: { label: "Verb left in the infinitive" },
  auxiliary: { label: "Wrong helping verb (have or be)" },
  participle: { label: "Past participle" },
  "second-verb": { label: "Infinitive needed after a verb" },
  reflexive: { label: "Reflexive verb" },
  liking: { label: "Verbs that work like “gustar”" },
  negation: { label: "Saying no: negation" },
  "word-order": { label: "Word order" },
  english: { label: "English left in" },
  "false-friend": { label: "False friend" },
  phrase: { label: "Set phrase" },
  preposition: { label: "Preposition" },
  agreement: { label: "Article doesn't agree" },
  case: { label: "Case" },
  adjective: { label: "Adjective ending" },
  elision: { label: "Words that melt together (j’, del, zum …)" },
  accent: { label: "Accent or spelling" },
  capital: { label: "Capital letter" },
} as const satisfies Record<string, { label: string }>;

export type MistakeKind = keyof typeof mistakes;
/** All kinds, in the order of the table. */
export const mistakeKinds = Object.keys(mistakes) as MistakeKind[]; // keys() forgets its keys' type

/** One mistake in an answer: the words it is in ("" where it is about the whole), and, where that is certain, the right ones. */
export type Mistake = { kind: MistakeKind; said: string; right?: string };

/** The most that are kept of one answer, the gravest first. */
export const MISTAKES_OF_ANSWER_MAX = 5;
/** The most that stand with a result in a list: of the whole conversation, the gravest of each answer first. */
export const MISTAKES_OF_RESULT_MAX = 20;
/** Characters of a mistake's words. */
export const MISTAKE_MAX_CHARACTERS = 120;
