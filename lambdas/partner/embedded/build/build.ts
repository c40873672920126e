import type { Draft, Order } from "../../partner.ts";
import { speechOf } from "../speech.ts";
import { topicsNamed } from "../topics.ts";
import { planFor } from "./plan.ts";

/** Our own rules' exercise for an order. */
export const built = ({ activity, language, level, board, prompt, options, chance }: Order): Draft => {
  const { questions } = speechOf(language).tongue;
  const topics = topicsNamed(prompt);
  const plan = planFor({ activity, level, board, options });
  const near = questions.filter(({ topic }) => topics.includes(topic));
  const from = Math.floor(chance * questions.length);
  const pool = [...near, ...questions.slice(from), ...questions.slice(0, from)];
  const chosen = plan.map(({ tense = "present", kind }, place) => {
    const fitting = [...new Set(pool.filter((ask) => ask.tense === tense))];
    const { text = "", english = "", model = "" } = fitting[place % Math.max(1, fitting.length)] ?? {};
    return { text, tense, translation: english, modelAnswer: model, studentAsks: kind === "ask" };
  });
  const [topic = "leisure"] = topics;
  return { title: topic, objective: `Talk about ${topic}.`, questions: chosen, passage: "" };
};
