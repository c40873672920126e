import { built } from "../lambdas/partner/embedded/build/build.ts";
import type { Question } from "../lambdas/partner/partner.ts";
import { orders } from "./builderOrders.ts";

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("<", "&lt;");

/** "present, ask, conditional": what each question wants. */
const shapeOf = (questions: readonly Question[]): string =>
  questions.map(({ tense, studentAsks }) => (studentAsks ? "ask" : (tense ?? "any"))).join(", ");

/** The page on the exercise builder: how it works without a model, and what it made of the prompts that it is measured on. */
export const builderPage = (): string => `# The exercise builder

Made by \`npm run docs\`; its table is what our own rules build from the prompts in \`docs/builderOrders.ts\`. Do not edit.

\`POST /api/builder\` asks the model on Bedrock, and, where that fails or there is none, our own rules. Either way the exam's
preset decides how many questions there are, of which kind, and in which tense each is answered; what people write is data to
the model, never an instruction. Our rules choose from a bank of twelve themes in three languages at both tiers
(\`lambdas/partner/embedded/build/\`), another choice each time, and give nothing of a prompt back but a word for its topic.

With an exercise in the form they change just what is asked for: "make question 3 harder", "replace question 2", "add a question
about food", "easier", "more past tense", "change the topic to holidays". Whatever else is written makes a new set.
Where no exam's format is followed, a prompt may say what all questions are to be: "all questions in the past tense", "all questions
ask for opinions", "in all of them the student asks". So a kind of mistake is practised (\`domain/recipes.ts\`).

A test holds every row to its preset: number, tenses and kinds, no question twice, all of it in the right language
(\`test/lambdas/embedded/building/build.ts\`).

| | Prompt | For | Title | Answers in | First question |
|---|---|---|---|---|---|
${orders
  .map(({ kind, order }) => {
    const { activity, language, level, board, prompt } = order;
    const { title, questions } = built(order);
    const exam = [language, activity, ...[level, board].filter((name) => name !== "NONE")].join(", ");
    return `| ${[kind, prompt, exam, title, shapeOf(questions), questions[0]?.text ?? ""].map(cell).join(" | ")} |`;
  })
  .join("\n")}
`;
