/** Lines of words that belong together, parted by white space; "_" joins the words of a phrase. */
export type Vocabulary = {
  /** Function words that no other language of the three, nor English, has: they tell the language. */
  telling: string;
  /** All other words worth knowing that no table lists: adverbs, numbers, interjections. */
  known: string;
  /** Words that may stand between a subject and its verb. */
  clitics: string;
  /** Words that may stand between two verbs of one tense. */
  between: string;
  prepositions: string;
  /** Words that start a new clause on equal terms, and those that make a clause depend on another. */
  joining: string;
  subordinating: string;
  /** Words that tie what belongs to a noun to it: the teacher *of* maths. */
  belonging: string;
  /** Words that begin a comparison: als, wie. */
  comparing: string;
  /** Words that give a reason, an opinion, a time, or develop an answer. */
  reasons: string;
  opinions: string;
  negative: string;
  likes: string;
  dislikes: string;
  nots: string;
  people: string;
  times: string;
  /** Ways of getting somewhere that are no nouns: on foot. */
  transport: string;
  numbers: string;
  pastMarkers: string;
  futureMarkers: string;
  /** Prepositions behind which a verb that looks like "to be" is one of going. */
  towards: string;
  questionWords: string;
  refusals: string;
  /** What may stand beside a refusal, and tells nothing: sorry, the question, what to say. */
  besideRefusals: string;
  /** How an answer to a yes-or-no question begins. */
  affirming: string;
  /** Pronouns for what was asked about. */
  pointing: string;
  /** Words that judge by themselves, without being adjectives: bien, bof, so lala. */
  verdicts: string;
  /** Nothing and nobody: an honest answer to most questions. */
  none: string;
  /** Sounds and words of hesitation and laughter, which belong to no sentence. */
  fillers: string;
};
