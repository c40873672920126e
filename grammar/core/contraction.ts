import type { CompiledLanguage } from "./compiledLanguage.ts";

/** A preposition and what begins with an article, where the two melt: "in", "dem Norden" → "im Norden". */
export const melted = (
  { contracted }: CompiledLanguage,
  preposition: string,
  phrase: string,
): string | undefined => {
  const [article = "", ...rest] = phrase.split(" ");
  const short = contracted.get(`${preposition} ${article}`);
  return short && [short, ...rest].join(" ");
};
