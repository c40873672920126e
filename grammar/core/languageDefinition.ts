import type { Language, Tense } from "../../domain/exercise.ts";
import type { Told } from "../engine/rule.ts";
import type {
  AdjectiveTable,
  Family,
  Inflected,
  Mood,
  NounTable,
  Person,
  Slot,
  Verb,
  VerbForm,
} from "./morphology.ts";
import type { Vocabulary } from "./vocabulary.ts";
import type { Word } from "./word.ts";

/**
 * What a language brings: data and small spelling rules, never a decision about an answer. Checks, score and replies
 * are the same code for all three languages.
 */

/** Two verbs that make one tense together; `via` has to stand between them (voy *a* comer). */
export type Compound = {
  helpers: readonly string[];
  moods: readonly Mood[];
  second: "participle" | "infinitive" | "gerund";
  via?: string;
  /** "Je veux aller" is about now and about later. */
  tenses: readonly Tense[];
};

/** What has to follow certain verbs (by lemma) or prepositions: "je vais manger", "pour manger". */
export type Follow = {
  /** Verbs by their lemma, and other words as they are. */
  after?: readonly string[];
  words?: readonly string[];
  second: "participle" | "infinitive";
  via?: string;
  /** Verbs that are often something else there. */
  spare?: readonly string[];
  /** The only verbs this holds for. */
  only?: readonly string[];
};

/** Which verbs make their past with which helper. Lists hold only verbs that leave no choice. */
export type Auxiliaries = {
  being: string;
  having: string;
  withBeing: readonly string[];
  neverBeing: readonly string[];
  /** Of these, verbs that have no passive: with `being` they are wrong whoever the subject is. */
  alone?: readonly string[];
  /** Subjects to which nothing is done when they stand before a verb of `neverBeing`. */
  acting?: readonly string[];
  /** Verbs that take `being` unless they have an object: je suis sorti, but j'ai sorti le chien. */
  mostlyBeing: readonly string[];
  /** "je me", "tu te": with these the past is made with `being`; empty in German. */
  reflexive: readonly string[];
};

/** What German asks for beyond the others: capitals, cases, and the places of its verbs. */
export type German = {
  /** The cases a preposition takes: "mit" → "d", "in" → "ad". */
  cases: Readonly<Record<string, string>>;
  /** Verbs of staying, with which a preposition of place takes the dative. */
  staying: readonly string[];
  /** Verbs of getting somewhere, beside which "in" may take the accusative. */
  going: readonly string[];
  /** Nouns with a preposition behind them: meiner Meinung nach. */
  trailing: readonly string[];
  /** Words besides "und" that join two subjects: weder mein Bruder noch ich. */
  pairing: readonly string[];
  /** The helper of the passive. */
  passive: string;
  /** Verbs of what lasts: any other verb in the present may tell a plan (ich gehe ins Kino). */
  lasting: readonly string[];
  /** Verbs whose one object is in the dative: ich helfe meiner Mutter. */
  giving: readonly string[];
  /** Verbs that have an object without an article: er hat blaue Augen. */
  having: readonly string[];
  /** Verbs that link two nominatives: ich bin der Chef. */
  linking: readonly string[];
  /** Adverbs that may begin a sentence, so that the verb comes before its subject; "_" joins the words of a phrase. */
  fronted: string;
  /** How somebody begins who introduces himself, his family or his home. */
  introducing: RegExp;
  /** Words that begin a time phrase: letztes Wochenende, jeden Tag. */
  timing: string;
  /** Verbs that do not go with a noun: see `german/matches.ts`. */
  matches: string;
  /** Relative pronouns look like articles. */
  relative: readonly string[];
};

/** What Spanish asks for beyond the others; verbs, nouns and adjectives by their lemmas. */
export type Spanish = {
  /** Verbs that turn the sentence round: me gustan los perros. */
  liking: readonly string[];
  /** Those of them that cannot do without a pronoun. */
  pleasing: readonly string[];
  /** Whom something pleases, by the subject pronoun that learners put instead: yo → me. */
  likers: Readonly<Record<string, string>>;
  /** Verbs of a morning and an evening, which people do to themselves. */
  routine: readonly string[];
  /** Reflexive pronouns by person. */
  selves: readonly string[];
  /** Verbs whose object is often a person, and then takes "a". */
  meeting: readonly string[];
  /** Words that need a "no" before the verb if they come behind it, and those that serve instead of it. */
  negatives: readonly string[];
  negators: readonly string[];
  /** Adjectives that go with estar only, and those that go with ser only. */
  feelings: readonly string[];
  traits: readonly string[];
  /** What takes place: where it is goes with ser. */
  events: readonly string[];
  /** Verbs of having and the like: an adjective behind their object is about it. */
  having: readonly string[];
  /** Names of countries and towns. */
  places: readonly string[];
};

/** A wrong turn of phrase: a pattern over the lower-case answer, what its rule says, and the right phrase ($1…) if it is certain. */
export type PatternRule = Told & { pattern: string; right?: string; typedOnly?: true };

/** Finds what a word that nobody knows may stand for, a verb with an ending that it does not have. */
export type Overregularised = (
  word: string,
  verbs: ReadonlyMap<string, Verb>,
) => (VerbForm & { right: string; verb: Verb }) | undefined;

/** A language: all that the shared code needs to know of it. */
export type LanguageDefinition = {
  language: Language;
  nouns: NounTable;
  /** All forms of a noun. `plural` is there where the table gives it. */
  inflectNoun(singular: string, gender: string, plural: string | undefined): readonly Inflected[];
  verbs(): readonly Verb[];
  adjectives: AdjectiveTable;
  /** All forms of an adjective from those the table gives; `steady` ones never change. */
  inflectAdjective(forms: readonly string[], steady: boolean): readonly Inflected[];
  /** German: what an adjective with this ending may be behind this determiner. */
  adjectiveSlots?(determiner: string, form: string): readonly Slot[];
  /** German: the parts that a compound may end in, the longest first: Umweltgruppe → Gruppe. */
  lastParts?(word: string): readonly (readonly [lead: string, last: string])[];
  families: readonly Family[];
  /** The families that Mark takes a noun up with. */
  articles: Readonly<Record<"the" | "a" | "your", Family>>;
  /** Do countries take the article: la France? */
  namesTakeArticle: boolean;
  /** Does the determiner take its second form before this word? */
  softens(word: string): boolean;
  /** What the small English words are called that learners fall back on; nouns and verbs bring their own English. */
  smallWords: Readonly<Record<string, string>>;
  /** Spellings of quick typing and the words they stand for: "hab" is habe. They are read, and never corrected. */
  informal: Readonly<Record<string, string>>;
  /** How a word sounds, where spelling alone tells two forms apart: a spoken answer is not corrected for that. */
  sound(word: string): string;
  words: Vocabulary;
  /** Subject pronouns with their persons, and with the slots an adjective about them may take ("" leaves it open). */
  subjects: Readonly<Record<string, { persons: readonly Person[]; slots: readonly Slot[] }>>;
  /** Adverbs that stand between a noun and what describes it: très, trop. */
  degrees?: readonly string[];
  /** Nouns that name a part of several things, and then go with either number: la moitié des élèves. */
  parts?: readonly string[];
  /** Words behind a colour that keep it from agreeing: bleu clair. */
  shades?: readonly string[];
  /** Pronouns that are subjects wherever they stand: "après je", but not "après elle". */
  onlySubjects?: readonly string[];
  /** French and Spanish: how a learnt answer about oneself and one's family begins; matched against the plain text. */
  introducing?: RegExp;
  /** How many words at this place are an adverb, or a phrase like one, that may stand behind a verb; with "pas" where that is wanted. */
  adverbial?(words: readonly Word[], at: number, denied: boolean): number;
  /** Verbs that link a subject with an adjective that agrees with it; none in German. */
  copulas: readonly string[];
  /** A negation of two halves (ne … pas), the verbs that do without the second, and an example. */
  negation?: {
    first: readonly string[];
    second: readonly string[];
    without: readonly string[];
    example: string;
  };
  /** Rules of German that the other two do not have. */
  german?: German;
  /** Rules of Spanish that the other two do not have. */
  spanish?: Spanish;
  follows: readonly Follow[];
  /** Absent where there is only one helper (Spanish). */
  auxiliaries?: Auxiliaries;
  /** What a verb with pronouns on it may be without them, "levantarme" → "levantar"; one that is no verb does no harm. */
  hosts?(word: string): readonly string[];
  /** What a regular derivation may come from, "rápidamente" → "rápida": it is known where that is. */
  origins?(word: string): readonly string[];
  /** Spanish: verbs with endings that they do not have, "recibemos". */
  overregularised?: Overregularised;
  /** What a word that no table has is, if it can only be an adjective: its first form, and what it may be about. */
  adjectiveLike?(word: string): Inflected | undefined;
  /** Patterns that tell the time of a sentence, where a list of phrases would be too long: "hace tres días". */
  timed?: { past: string; future: string };
  /** Does a sentence do without its subject (Spanish)? */
  dropsSubjects?: true;
  /** The two words as they have to be joined ("je", "ai" → "j'ai"), undefined where they stay as they are. */
  elided(word: string, next: string): string | undefined;
  /** The full forms of words that have lost their vowel: "j'" → "je". */
  restored: Readonly<Record<string, string>>;
  /** Two words that melt into one before a noun: de le → du. */
  contracted: Readonly<Record<string, string>>;
  compounds: readonly Compound[];
  /** What an unknown word behind this helper looks like if it is a participle. */
  unknownParticiple: { helper: string; looks: RegExp };
  /** Does the second verb of a compound stand next to the first, or at the far end of the clause? */
  compoundReach: "near" | "clause";
  regexRules: readonly PatternRule[];
  /** The same with patterns over words (`pattern/pattern.ts`). */
  tokenRules?: readonly PatternRule[];
};
