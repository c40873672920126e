import { asList } from "../core/entries.ts";
import type { PatternRule } from "../core/languageDefinition.ts";
import { ruleIdOf } from "./rule.ts";

const REGEX_RULE = /^([\w.-]+)(\*?) \/(.+?)\/ (?!→)(.+?)(?: → (.+))?$/u;

/** "topic.name /pattern/ message" or "topic.name /pattern/ message → right", one a line; "topic.name*" is about spelling alone. */
export const regexRulesIn = (table: string): PatternRule[] =>
  asList(table).map((line) => {
    const [, written = "", typed, pattern, message, right] = REGEX_RULE.exec(line) ?? [];
    if (!pattern || !message) throw new Error(`Not a regex rule: ${line}`);
    return {
      ...ruleIdOf(written),
      pattern,
      message,
      ...(right && { right }),
      ...(typed && { typedOnly: true as const }),
    };
  });

const TOKEN_RULE = /^(?:([\w.-]+)(\*?) )?\[(.+?)\](?: (?!→)(.+?))?(?: → (.+))?$/u;
/** The message for a misspelt word whose row has none of its own. */
const MISSPELT = "Check the spelling.";

/**
 * "topic.name [pattern] message", "topic.name [pattern] message → right", or "topic.name [pattern] → right" where a word is only
 * misspelt, one a line, with patterns over words (`pattern/pattern.ts`); "topic.name*" is about spelling alone. A line that begins with
 * its pattern belongs to the rule of the line above, and a rule that is named again has the message that it was given first.
 */
export const tokenRulesIn = (table: string): PatternRule[] => {
  const messages = new Map<string, string>();
  let above = { written: "", typed: "" };
  return asList(table).map((line) => {
    const [, written, typed = "", pattern, own, right] = TOKEN_RULE.exec(line) ?? [];
    if (written) above = { written, typed };
    const { id, kind } = ruleIdOf(above.written);
    if (own) messages.set(id, own);
    const message = messages.get(id) ?? (right && kind === "accent" ? MISSPELT : undefined);
    if (!pattern || !message) throw new Error(`Not a token rule: ${line}`);
    return {
      id,
      kind,
      pattern,
      message,
      ...(right && { right }),
      ...(above.typed && { typedOnly: true as const }),
    };
  });
};
