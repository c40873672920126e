import type { Language } from "../../../domain/exercise.ts";
import type { ParsedAnswer } from "../../../grammar/core/parsedAnswer.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { spanish } from "./spanish.ts";
import type { Spoiler } from "./way.ts";

/** Every way to spoil answers of a language, by what goes wrong. Not each spoilt answer is wrong: a few may be said. */
export const spoilers: Readonly<Record<Language, Readonly<Record<string, Spoiler>>>> = {
  French: french,
  Spanish: spanish,
  German: german,
};

/** Every answer that this way of spoiling makes of one. */
export const spoiltBy = (spoil: Spoiler, answer: ParsedAnswer): string[] =>
  answer.words.flatMap((word) => {
    const instead = spoil(word, answer);
    if (instead === undefined || instead === word.lower) return [];
    const { text } = answer;
    const end =
      instead.includes(" ") && instead.endsWith("\0")
        ? (answer.words[word.at + 1]?.end ?? word.end)
        : word.end;
    const said =
      word.capital && instead !== word.lower && word.opens
        ? instead.replace(/^./u, (first) => first.toUpperCase())
        : instead;
    const spoilt = `${text.slice(0, word.start)}${said.replace("\0", "")}${text.slice(end)}`
      .replace(/ {2,}/g, " ")
      .trim();
    return spoilt === text ? [] : [spoilt];
  });
