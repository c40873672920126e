import { languages } from "../domain/exercise.ts";
import { mistakes } from "../domain/mistakes.ts";
import { ruleIn, type Told } from "../grammar/engine/rule.ts";
import { rulesOf, sharedRules } from "../grammar/ruleList.ts";

/** Words of the language in italics, as Markdown has them; a bar would end the cell. */
const cell = (text: string): string => text.replaceAll("|", "\\|");

const tableOf = (rules: readonly Told[], nameOf: (rule: Told) => string): string => {
  const rows = new Map(rules.map((rule) => [rule.id, rule]));
  return `| Rule | What it says |\n|---|---|\n${[...rows.values()]
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map((rule) => `| \`${nameOf(rule)}\` | ${cell(rule.message)} |\n`)
    .join("")}`;
};

/** The page of every rule, with what it says to a student. */
export const rulesPage = (): string =>
  `# The rules of the grammar checker

Made by \`npm run docs\` from the rules themselves. Do not edit.

Each tip about a mistake comes from one of these rules, unless a model gave it. The rule's id is kept with the mistake in a result. A school
that finds a rule unhelpful switches it off by its id: [\`rulesOff\`](settings.md). The middle of an id is the kind of mistake:
${Object.entries(mistakes)
  .map(([kind, { label }]) => `\`${kind}\` (${label})`)
  .join(", ")}.

\`npm run explain -- French "J'ai allé au parc."\` shows which rules find something in an answer.

## Rules that are programs

Their ids begin with the language in which they found something: \`fr.auxiliary.wrong\`, \`de.auxiliary.wrong\`. “…” stands for words of the
answer.

${tableOf(sharedRules(), ({ id }) => id)}
${languages
  .map((language) => `## ${language}\n\n${tableOf(rulesOf(language), ({ id }) => ruleIn(language, id))}`)
  .join("\n")}`;
