/**
 * What can be wrong with an answer, by kind: so that the mistakes of a class, or of one student over time, can be counted
 * and practised, whichever engine found them. `label` is what a teacher reads.
 */
export const mistakes = {
  question: { label: "No question asked" },
  tense: { label: "Wrong tense" },
  person: { label: "Verb agreement" },
  infinitive: { label: "Verb left in the infinitive" },
  auxiliary: { label: "Wrong past auxiliary" },
  participle: { label: "Past participle" },
  "second-verb": { label: "Infinitive needed" },
  reflexive: { label: "Reflexive verb" },
  liking: { label: "Verbs like “gustar”" },
  negation: { label: "Negation" },
  "word-order": { label: "Word order" },
  english: { label: "English word" },
  "false-friend": { label: "False friend" },
  phrase: { label: "Set phrase" },
  preposition: { label: "Wrong preposition" },
  agreement: { label: "Article agreement" },
  case: { label: "Wrong case" },
  adjective: { label: "Adjective agreement" },
  elision: { label: "Elision and contraction (j’, del, zum)" },
  accent: { label: "Accent or spelling" },
  capital: { label: "Capital letter" },
} as const satisfies Record<string, { label: string }>;

export type MistakeKind = keyof typeof mistakes;
/** All kinds, in the order of the table. */
export const mistakeKinds = Object.keys(mistakes) as MistakeKind[]; // keys() forgets its keys' type

/**
 * One mistake in an answer: the words it is in ("" where it is about the whole), and, where that is certain, the right ones. `rule` is
 * the id of the rule that found it, "fr.auxiliary.wrong"; a model names none, nor did Viva in what it kept before it had ids.
 */
export type Mistake = { kind: MistakeKind; said: string; right?: string; rule?: string };

/** The most that are kept of one answer, the gravest first. */
export const MISTAKES_OF_ANSWER_MAX = 5;
/** The most that stand with a result in a list: of the whole conversation, the gravest of each answer first. */
export const MISTAKES_OF_RESULT_MAX = 20;
/** "fr.auxiliary.wrong": a language, a kind of mistake, and a name. */
export const RULE_ID = /^(?:fr|es|de)\.[a-z-]{1,20}\.[a-z0-9-]{1,56}$/;
/** Characters of a rule's id. */
export const RULE_MAX_CHARACTERS = 80;
/** Characters of a mistake's words. */
export const MISTAKE_MAX_CHARACTERS = 120;
