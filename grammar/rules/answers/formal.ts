import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import type { Word } from "../../core/word.ts";
import { type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const mixedYou = defineRule({
  id: "person.formal-you",
  message: (you: string) =>
    `Don't mix formal and informal “you”: keep to *${you}*, or use the informal form throughout.`,
});

/** How a clerk or a passer-by is addressed, in an answer or by one. */
const FORMAL =
  /(?<!\p{L})(?:monsieur|madame|s'il vous plaît|excusez|pouvez[- ]vous|pourriez[- ]vous|avez[- ]vous|voulez[- ]vous|vous avez|vous pouvez|je peux vous|puis-je vous|usted|señora?|perdone|disculpe|puedo ayudarle|ayudarla|entschuldigen sie|(?:können|könnten|haben|möchten|wissen|wollen|machen|gehen|lesen|hören|sehen|fahren|essen|spielen|mögen|finden|arbeiten|wohnen) (?:sie|ihnen)|kann ich ihnen|herr|frau)(?!\p{L})/u;
/** Where somebody speaks with a stranger, or with a friend. */
const SCENE =
  /^\P{L}*(?:vous êtes|tu es|(?:tu|vous) téléph|je peux vous|puis-je|pose|écri|estás|está usted|llama|haz|haga|escrib|en qué puedo|puedo|sie (?:sind|rufen)|du (?:bist|rufst)|stell|schreib|kann ich|wie komme ich|möchtest du mich|hast du eine? frage|rollen|jeu|ask )/u;

/** A clerk who asks what is wanted. */
const SERVED =
  /(?:möchten|wünschen|brauchen|suchen|nehmen) Sie|[Vv]ous (?:désirez|prenez)|(?:désirez|prenez)-vous|[Qq]ué (?:desea|va a tomar)|puedo ayudarle/u;

const QUOTED = /[«“„"][^»”“"]*[»”“"]/gu;
const DU = {
  French: /^(?:tu|t'|te|toi|ton|ta|tes)$/,
  Spanish: /^(?:tú|te|ti|contigo|tus?)$/,
  German: /^(?:du|dich|dir|deine?[nmrs]?)$/,
};
const TOLD = /^(?:dit|disent|dice|dicen|sagt)$/;

/** Is this said to a friend: "tu", "du", or a Spanish or German verb in that person? */
const isFamiliar = ({ compiled }: ParsedAnswer, { lower, verbs, nouns, adjectives }: Word): boolean => {
  if (DU[compiled.definition.language].test(lower)) return true;
  const clear = verbs.length > 0 && verbs.every(({ person }) => person === 1);
  return clear && nouns.length + adjectives.length === 0 && compiled.definition.onlySubjects === undefined;
};

/** Both ways of speaking to one person, in a scene: "bonjour monsieur … est-ce que tu as …", "können Sie … und hast du". */
export const formal = (answer: ParsedAnswer, question: ParsedAnswer): Finding[] => {
  const served = SERVED.test(question.text);
  if (!served && !SCENE.test(question.plain)) return [];
  const { words, text, plain, compiled } = answer;
  // "Haben Sie" typed is to you, and "haben sie" may be about them where a "you" was told of others.
  const polite =
    served ||
    FORMAL.test(plain.replace(QUOTED, "")) ||
    /^\P{L}*(?:kann ich ihnen|je peux vous|puis-je vous)/u.test(question.plain);
  if (!polite || words.some(({ lower }) => TOLD.test(lower)) || text.search(QUOTED) >= 0) return [];
  const word = words.find((each) => isFamiliar(answer, each));
  if (!word) return [];
  const you = { French: "vous", Spanish: "usted", German: "Sie" }[compiled.definition.language];
  return [
    findingAt(word, word, {
      ...mixedYou(you),
    }),
  ];
};
