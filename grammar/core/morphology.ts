import type { Topic } from "./topics.ts";

/** Gender and number ("ms", "fp"); German adds the case ("msa" is masculine singular accusative). */
export type Slot = string;
/** The grammatical person: 0–2 are I, you, he; 3–5 we, you, they. */
export type Person = 0 | 1 | 2 | 3 | 4 | 5;
/** The tenses and other forms of a verb that the exams know. */
export type Mood =
  | "present"
  | "imperfect"
  | "preterite"
  | "future"
  | "conditional"
  | "subjunctive"
  | "pastSubjunctive"
  | "infinitive"
  | "participle"
  | "gerund";

/** One form of a verb; only conjugated ones have a person. */
export type VerbForm = { form: string; mood: Mood; person?: Person };
/** A verb with all its forms. */
export type Verb = {
  lemma: string;
  /** The English infinitive without "to". */
  gloss: string;
  topic: Topic | undefined;
  /** German: the prefix that stands apart in main clauses: "auf" of aufstehen. */
  parts?: string;
  /** Is it a word of the higher tier? */
  higher?: boolean;
  /** The first two letters of its forms (`startOf`), where they are known without making these. */
  starts?: readonly string[];
  readonly forms: readonly VerbForm[];
  /** What learners make of an irregular verb by a regular pattern, with the form that is meant. */
  readonly misformed: readonly Misformed[];
};
/** A form that is none, and what it stands for. */
export type Misformed = VerbForm & { right: string };

/** A verb whose forms are made when they are first asked for: a language has tens of thousands. */
export const verbWith = (
  verb: Pick<Verb, "lemma" | "gloss" | "topic" | "higher" | "starts" | "parts">,
  make: () => Pick<Verb, "forms" | "misformed">,
): Verb => {
  let made: ReturnType<typeof make> | undefined;
  const all = () => {
    made ??= make();
    return made;
  };
  return {
    ...verb,
    get forms() {
      return all().forms;
    },
    get misformed() {
      return all().misformed;
    },
  };
};

/** Per topic, "infinitive:english" parted by white space ("_" is a space in the English). */
export type VerbTable = Readonly<Partial<Record<Topic | "other", string>>>;
/** Per topic and gender, "word:english" or "word/plural:english". */
export type NounTable = Readonly<Partial<Record<Topic | "other", Readonly<Record<string, string>>>>>;
/** By what they say of the speaker's opinion, "masculine:english" or with the other forms behind slashes. */
export type AdjectiveTable = Readonly<Record<"positive" | "negative" | "neutral", string>>;
/** A form of a noun or an adjective with all it may be. */
export type Inflected = { form: string; slots: readonly Slot[] };

/** A determiner: per slot the usual form and, behind a space, the one before a word that softens it (le l', ma mon). */
export type Family = Readonly<Record<Slot, string>>;

/** All persons, in the order of every table. */
export const persons: readonly Person[] = [0, 1, 2, 3, 4, 5];
