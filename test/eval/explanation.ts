import { verdictsIn } from "../../grammar/checker.ts";
import type { Person } from "../../grammar/core/morphology.ts";
import { phraseAt, ruledSlots } from "../../grammar/core/phrase/phrase.ts";
import type { Word } from "../../grammar/core/word.ts";
import { type Finding, plainOf } from "../../grammar/engine/finding.ts";
import { ruleIn } from "../../grammar/engine/rule.ts";
import { examine } from "../../lambdas/partner/embedded/examine.ts";
import { scoreOf } from "../../lambdas/partner/embedded/score.ts";
import { tipFor } from "../../lambdas/partner/embedded/tip.ts";
import { momentOf, type Sample } from "./sample.ts";

const persons: Readonly<Record<Person, string>> = {
  0: "I",
  1: "you (one)",
  2: "he or she",
  3: "we",
  4: "you (several)",
  5: "they",
};

const readingsOf = ({ nouns, verbs, adjectives }: Word): string[] => [
  ...nouns.map(({ lemma, slots, topic }) => `noun ${lemma} (${[...slots, topic ?? "no topic"].join(", ")})`),
  ...verbs.map(
    ({ verb, mood, person }) =>
      `verb ${verb.lemma} (${mood}${person === undefined ? "" : `, ${persons[person]}`})`,
  ),
  ...adjectives.map(({ lemma, slots }) => `adjective ${lemma} (${slots.join(", ")})`),
];

const section = (title: string, lines: readonly string[]): string =>
  `${title}\n${(lines.length > 0 ? lines : ["–"]).map((line) => `  ${line}\n`).join("")}\n`;

/** Tokens with their readings, verbs, phrases, and what was found, each with what became of it: for somebody who works on the rules. */
export const explanationOf = (
  answered: Pick<Sample, "language" | "question" | "answer" | "spoken">,
): string => {
  const { language } = answered;
  const examined = examine(momentOf(answered));
  const { answer, asked, spoken, standing } = examined;
  const { words, uses, text } = answer;
  const nameOf = (at: number): string => words[at]?.text ?? "";
  const verdicts = verdictsIn(answer, asked, spoken);
  const isTold = ({ id, start, end }: Finding) =>
    examined.findings.some((told) => told.id === id && told.start === start && told.end === end);
  return [
    section(
      "Tokens and their readings",
      words.map(
        (word) => `${word.at} ${word.text}: ${readingsOf(word).join("; ") || "unknown, or a small word"}`,
      ),
    ),
    section(
      "Verbs",
      uses.map(({ at, head, verb, tenses }) =>
        [at === head ? nameOf(at) : `${nameOf(at)} … ${nameOf(head)}`, verb.lemma, tenses.join(" or ")].join(
          ", ",
        ),
      ),
    ),
    section(
      "Noun phrases",
      words.flatMap(({ at }) => {
        const phrase = phraseAt(answer, at);
        if (!phrase) return [];
        const { determiner, noun, offered, needed } = phrase;
        const agreement = ruledSlots(phrase).join(", ") || "nothing in common";
        return `${text.slice(determiner.start, noun.end)}: ${offered.join(", ")} with ${needed.join(", ")}: ${agreement}`;
      }),
    ),
    section(
      "Findings",
      verdicts.flatMap((verdict) => {
        const { finding } = verdict;
        const lost =
          verdict.lost ?? (isTold(finding) ? undefined : { why: "it hangs on where a clause ends" });
        const { id, start, end, message, right } = finding;
        const spot = `${ruleIn(language, id)} at “${text.slice(start, end)}”${right === undefined ? "" : ` → “${right}”`}`;
        const because =
          lost &&
          `not told: ${lost.why}${"to" in lost && lost.to ? ` (${ruleIn(language, lost.to.id)})` : ""}`;
        return [spot, `  ${plainOf(message)}`, `  ${because ?? "told"}`];
      }),
    ),
    section("Outcome", [
      `the answer is ${standing}, and is worth ${scoreOf(examined)}`,
      `tip: ${tipFor(examined, language).text || "none"}`,
    ]),
  ].join("");
};
