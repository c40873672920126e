import { type Language, languageTags } from "../../domain/exercise.ts";
import { type MistakeKind, mistakeKinds } from "../../domain/mistakes.ts";

/** A topic, a dot, and a name of its own in each language: "auxiliary.etre-verbs". */
export type RuleId = `${MistakeKind}.${string}`;

/** What a rule says of one spot. In the message, words of the language stand between asterisks. */
export type Told = { id: RuleId; kind: MistakeKind; message: string };

/** A rule as it is declared: its id, and its message, which may depend on words of the answer. */
type Declaration<Words extends readonly string[]> = {
  id: RuleId;
  message: string | ((...words: Words) => string);
};

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The id and the topic of a rule that is written "topic.name". Throws where it is none: a rule is wrong then, not an answer. */
export const ruleIdOf = (written: string): { id: RuleId; kind: MistakeKind } => {
  const [topic = "", name = "", ...rest] = written.split(".");
  const kind = mistakeKinds.find((each) => each === topic);
  if (!kind || !NAME.test(name) || rest.length > 0) throw new Error(`Not the id of a rule: ${written}`);
  return { id: `${kind}.${name}`, kind };
};

/** The same id with its language before it, as it is kept, counted and switched off: "fr.auxiliary.etre-verbs". */
export const ruleIn = (language: Language, id: RuleId): string => `${languageTags[language]}.${id}`;

const declared: Told[] = [];

/** All rules that `defineRule` has made so far, in the order of their declarations, with "…" for words of an answer. */
export const declaredRules = (): readonly Told[] => declared;

/**
 * Declares a rule, and returns a function that says it of some words of an answer. What the function returns is spread into the
 * finding. Throws where the id is none.
 */
export const defineRule = <Words extends readonly string[] = readonly []>({
  id,
  message,
}: Declaration<Words>): ((...words: Words) => Told) => {
  const { kind } = ruleIdOf(id);
  const say = (...words: Words): Told => ({
    id,
    kind,
    message: typeof message === "string" ? message : message(...words),
  });
  const unknown = Array.from({ length: typeof message === "string" ? 0 : message.length }, () => "…");
  declared.push(say(...(unknown as readonly string[] as Words))); // as many as the message takes
  return say;
};
