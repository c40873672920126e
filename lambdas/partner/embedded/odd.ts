import type { Language } from "../../../domain/exercise.ts";
import { asksBackAt } from "../../../grammar/core/remark.ts";
import type { Examined } from "./examine.ts";

/** What an answer is that tells nothing of its own: a question back to Mark, or thanks and greetings. */
export type Odd = "asks" | "courtesy";

const COURTESY: Readonly<Record<Language, RegExp>> = {
  French:
    /^(?:(?:oui|non|ok|okay|merci|beaucoup|bien|mille fois|mark|bonjour|bonsoir|salut|coucou|au revoir|à bientôt|à demain|à plus|enchantée?|de rien|bonne (?:journée|soirée)|c'était (?:super|sympa|cool|intéressant)|d'accord|pardon|désolée?|s'il (?:te|vous) plaît|pour (?:la conversation|tout))[\s,.!…]*)+$/u,
  Spanish:
    /^(?:(?:sí|no|ok|okay|vale|muchas gracias|gracias|muchísimas|mark|hola|buenos días|buenas (?:tardes|noches)|adiós|hasta (?:luego|pronto|mañana)|encantad[oa]|de nada|perdón|lo siento|por favor|por (?:la conversación|todo)|ha sido (?:genial|interesante)|igualmente)[\s,.!¡…]*)+$/u,
  German:
    /^(?:(?:ja|nein|ok|okay|vielen dank|danke(?: schön| sehr)?|mark|hallo|hi|guten (?:tag|morgen|abend)|tschüss?|auf wiedersehen|bis (?:bald|morgen|später)|bitte(?: schön)?|gern geschehen|entschuldigung|tut mir leid|für (?:das gespräch|alles)|das war (?:toll|super|interessant)|schönen tag noch)[\s,.!…]*)+$/u,
};
/** A yes or a no alone is an answer, and no courtesy. */
const POLITE =
  /(?:merci|bonj|bons|salut|coucou|revoir|bientôt|enchant|rien|journée|soirée|graci|hola|buen|adiós|hasta|encantad|nada|igualmente|dank|hallo|hi|guten|tsch|wiedersehen|bis |geschehen|schönen)/u;

/** So many words before a "¿", or before a question that a comma leads to, tell something. */
const TOLD_BEFORE = /^(?:[^\s¿?]+ ){4,}[^\s¿?]*[,;]? ?¿/u;

/** "Et toi, qu'est-ce que tu fais ?": nothing but questions. */
const asksOnly = (text: string): boolean =>
  /^[^.!]*\?\s*$/.test(text.trim()) && !TOLD_BEFORE.test(text.trim());

/** Is it one of these? Where the student was to ask, or buys something at a counter, a question is the answer. */
export const oddIn = ({ answer, asked, activity }: Examined): Odd | undefined => {
  // "Je lis des romans, et toi ?": what was asked is told before.
  const back = asksBackAt(answer);
  const tells =
    back < answer.text.length && answer.uses.some(({ at }) => (answer.words[at]?.end ?? 0) <= back);
  if (COURTESY[answer.compiled.definition.language].test(answer.plain) && POLITE.test(answer.plain))
    return "courtesy";
  const isRolePlay = activity === "Set Question Role Play" || activity === "Photo Role Play";
  return !isRolePlay &&
    !tells &&
    !asked.question.studentAsks &&
    asksOnly(answer.text) &&
    answer.words.length > 0
    ? "asks"
    : undefined;
};
