import type { Answer } from "./answer.ts";
import type { NounReading } from "./lexicon.ts";
import { joined, numberOf } from "./phrase.ts";
import type { Said } from "./tongue.ts";

const oddPlurals: Readonly<Record<string, string>> = {
  child: "children",
  man: "men",
  woman: "women",
  person: "people",
  mouse: "mice",
  foot: "feet",
  tooth: "teeth",
};

const englishPlural = (gloss: string): string => {
  if (oddPlurals[gloss]) return oddPlurals[gloss];
  if (/(s|people|news)$/.test(gloss)) return gloss;
  if (/(ch|sh|x)$/.test(gloss)) return `${gloss}es`;
  return /[^aeiou]y$/.test(gloss) ? gloss.replace(/y$/, "ies") : `${gloss}s`;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A line with its slots filled by a noun that was heard; undefined where the noun has no such form. */
export const filledWith = (line: Said, answer: Answer, noun: NounReading | undefined): Said | undefined => {
  if (!/\{/.test(line.text)) return line;
  const [slot] = noun?.slots ?? [];
  if (!noun || !slot) return undefined;
  const { the, a, your } = answer.speech.tongue.articles;
  const form = answer.speech.tongue.language === "German" ? noun.form : noun.form.toLowerCase();
  const [le, un, ton] = [the, a, your].map((family) => joined(answer, family, slot, form) ?? form);
  const gloss = numberOf(slot) === "plural" ? englishPlural(noun.gloss) : noun.gloss;
  const fill = (text: string) =>
    text
      .replaceAll("{le}", le ?? form)
      .replaceAll("{Le}", capital(le ?? form))
      .replaceAll("{un}", un ?? form)
      .replaceAll("{ton}", ton ?? form)
      .replaceAll("{form}", form)
      .replaceAll("{Form}", capital(form))
      .replaceAll("{noun}", gloss)
      .replaceAll("{Noun}", capital(gloss));
  return { text: fill(line.text), english: fill(line.english) };
};
