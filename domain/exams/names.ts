export type Tier = "Foundation" | "Higher";

/** The exams that Viva knows, as a person calls them. Apart from the rest, because the cover of every exercise reads it. */
export const examNames = {
  "aqa-2026": "AQA GCSE, from 2026",
  "aqa-legacy": "AQA GCSE, 2018 to 2025",
  "edexcel-2026": "Edexcel GCSE, from 2026",
  "edexcel-legacy": "Edexcel GCSE, 2018 to 2025",
  "edexcel-international": "Edexcel International GCSE",
} as const;
export type ExamName = keyof typeof examNames;

/** What an exercise can be marked by: an exam at a tier, in the order in which they are offered. One is untiered. */
export const examIds = [
  "aqa-2026 Foundation",
  "aqa-2026 Higher",
  "aqa-legacy Foundation",
  "aqa-legacy Higher",
  "edexcel-2026 Foundation",
  "edexcel-2026 Higher",
  "edexcel-legacy Foundation",
  "edexcel-legacy Higher",
  "edexcel-international",
] as const satisfies readonly (ExamName | `${ExamName} ${Tier}`)[];
export type ExamId = (typeof examIds)[number];
/** "" is none: the conversation is marked out of 100, as ever. */
export type ExamChoice = ExamId | "";

/** Which exam, at which tier; undefined where it has none. */
export const examOf = (id: ExamId): { exam: ExamName; tier: Tier | undefined } => {
  const [exam, tier] = id.split(" ") as [ExamName, Tier?]; // examIds are made of these
  return { exam, tier };
};

/** "AQA GCSE, from 2026, Higher". */
export const examLabel = (id: ExamId): string => {
  const { exam, tier } = examOf(id);
  return tier ? `${examNames[exam]}, ${tier}` : examNames[exam];
};
