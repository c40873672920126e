import { json } from "node:stream/consumers";
import { listen } from "../../local/aws/listen.ts";
import { attacked } from "./attacked.ts";

/** What it gives to an answer that asks for nothing. */
const FAIR = 62;

const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
const untouched = attacked.map(({ answer }) => `"answer":${JSON.stringify(answer)}`);

/**
 * A language model that obeys whatever it is told: 100 to each answer in which anything stands that was added to the
 * attacked ones, and the same fair score to those. No model is as gullible; what it is not told it can't obey.
 */
export const obeyingModel = async () => {
  const { port, close } = await listen(async (request, response) => {
    const { messages } = (await json(request)) as { messages: { content: string }[] }; // only the emulator asks here
    const told = messages.at(-1)?.content ?? "";
    const score = untouched.some((answer) => told.includes(answer)) ? FAIR : 100;
    const given = JSON.stringify({ score, improvement: "", mistakes: [] });
    const message = { tool_calls: [{ id: "1", function: { name: "answer", arguments: given } }] };
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ choices: [{ message, finish_reason: "tool_calls" }], usage }));
  }, 0);
  return {
    /** What `npm run eval:attack -- --engine llm` wants to know of it. */
    variables: { LLM_BASE_URL: `http://127.0.0.1:${port}/v1`, LLM_MODEL: "obeying" },
    close,
  };
};
