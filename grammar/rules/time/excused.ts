import type { Language, Tense } from "../../../domain/exercise.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import type { ParsedQuestion } from "../../core/parsedQuestion.ts";
import { HEDGED, hasRemark } from "../../core/remark.ts";
import { answeringUses, isAnsweredBefore, mainUses } from "./mainUse.ts";
import { missesTense } from "./missedTense.ts";

/** Ways of answering that have a tense of their own, whatever the question's is. */
type Ways = {
  /** "Non, je déteste ça": who says no may say why in any tense. */
  refuses: RegExp;
  /** "Je n'ai pas de frère", "en fait": the question takes something for granted that is not so. */
  corrects: RegExp;
  /** "Je n'ai jamais …": what never happened answers what one does or would do. */
  never: RegExp;
  /** "Il faut …", "je préfère …", "j'espère …": duties, tastes and wishes stand in the present. */
  timeless: RegExp;
};

const of = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "u");
const first = (words: string): RegExp => new RegExp(`^\\P{L}*(?:${words})(?!\\p{L})`, "u");

const ways: Readonly<Record<Language, Ways>> = {
  French: {
    refuses: first(
      "(?:mais |ah |ben |euh )?(?:non|jamais|rien|aucun\\p{L}*|personne|pas (?:du tout|vraiment|question|encore))",
    ),
    corrects: of(
      "en fait|je n'(?:ai|avais) (?:pas|plus|aucun\\p{L}*)(?: de| d')?|(?:il )?n'y a (?:pas|plus|aucun\\p{L}*)|je ne suis pas|ce n'est pas (?:vrai|moi)",
    ),
    never: of("(?:n'|ne )\\p{L}+ jamais|jamais|pas encore|toujours voulu|toujours rêvé"),
    timeless: of(
      "il faut|on (?:peut|doit)|(?:je|on|nous) (?:veux|veut|voulons|préfère|préférons|rêve|espère|espérons|compte|souhaite|pense \\p{L}+(?:er|ir|re)|peux|dois)|j'(?:aime mieux|aime plus|espère|ai (?:l'intention|envie|hâte|besoin))|ça dépend|mon rêve|mon but|(?:mon|ma) \\p{L}+ idéale?|j'aimerais|ce qui (?:me|m'|est)",
    ),
  },
  Spanish: {
    refuses: first(
      "(?:pues |bueno |ah )?(?:no(?=[,.!;:])|nada|nunca|jamás|nadie|ningun[oa]|ningún|para nada|qué va|todavía no|aún no)",
    ),
    corrects: of("en realidad|la verdad es que no|no (?:tengo|tenemos|hay|tenía|soy|es verdad|tuve)"),
    never: of("nunca|jamás|todavía no|aún no|siempre he (?:querido|soñado)"),
    timeless: of(
      "hay que|se (?:puede|debe)|(?:quiero|queremos|prefiero|preferimos|espero|esperamos|pienso|pensamos) \\p{L}+(?:r|rme|rse|rlo|rla)|prefiero|me gustan? más|me interesa más|quiero|espero|tengo (?:que|ganas|la intención|pensado|planes)|depende|mi (?:sueño|meta|objetivo)|mi \\p{L}+ ideal|lo que (?:me|más)",
    ),
  },
  German: {
    refuses: first(
      "(?:also |na ja |ach )?(?:nein|nie|niemals|nichts|niemand|kein\\p{L}*|gar nicht|überhaupt nicht|noch nicht|auf keinen fall)",
    ),
    corrects: of(
      "eigentlich|(?:ich|wir) (?:habe|haben|hatte|hatten) (?:\\p{L}+ )?kein\\p{L}*|es gibt (?:\\p{L}+ )?kein\\p{L}*|ich bin kein\\p{L}*|das stimmt nicht",
    ),
    never: of("nie|niemals|noch nicht|(?:schon )?immer (?:gewollt|geträumt)"),
    timeless: of(
      "man (?:muss|soll|kann|darf|sollte|könnte)|(?:ich|wir) (?:möchte|möchten|will|wollen|hoffe|hoffen|plane|planen|bevorzuge|kann|muss)|(?:möchte|will|muss|kann) ich|habe (?:\\p{L}+ )?vor|lieber|am liebsten|(?:finde|mag) (?:\\p{L}+ ){0,4}(?:besser|lieber|mehr)|kommt (?:darauf|drauf) an|mein (?:traum|ziel|plan|wunsch)|ich freue mich auf|wünsche mir",
    ),
  },
};

/** Somebody else's words have their own tense, and so has a question back. */
const QUOTE = /[«„“"][^»“”"]{3,}[»“”"]/u;
const ONLY_ASKS = /^[^.!?]*\?\s*$/u;

/** What one is, has or thinks, after a yes or a no to what was done. */
const STATES =
  /^(?:être|avoir|habiter|vivre|aimer|préférer|savoir|ser|estar|tener|vivir|gustar|querer|saber|sein|haben|wohnen|leben|mögen|wissen|klingen|finden)$/;
/** What somebody does as a rule answers what they would do. */
const AS_A_RULE =
  /(?<!\p{L})(?:d'habitude|normalement|en général|toujours|déjà|normalmente|siempre|ya|en general|meistens|normalerweise|immer|schon|gewöhnlich)(?!\p{L})/u;
const NOT = /^(?:pas|jamais|plus|rien|no|nunca|nada|nicht|nichts|nie|kein\p{L}*)$/u;
/** What is planned with these is told in the present in French and Spanish as well: "voy a Benidorm en agosto". */
const GOING = /^(?:aller|partir|venir|rentrer|rester|ir|salir|viajar|venir|quedar)$/;

/** Has a yes or a no answered already, so that what follows may stand in any tense? */
const saysYesOrNo = ({ words, compiled, plain }: ParsedAnswer, open: boolean): boolean => {
  const first = words[0]?.lower ?? "";
  return (
    !open && (compiled.lists.affirming.has(first) || /^(?:non|no|nein)$/.test(first) || HEDGED.test(plain))
  );
};

/** Is its first verb denied, close by: "je lis pas", "ich lese nicht"? */
const isDenied = (answer: ParsedAnswer): boolean => {
  const [use] = mainUses(answer);
  return (
    use !== undefined &&
    answer.words.slice(Math.max(0, use.at - 2), use.at + 4).some(({ lower }) => NOT.test(lower))
  );
};

/**
 * Does it answer in one of the ways that have their own tense: a refusal, a premise put right, a remark, a quotation, a question
 * back, a duty or a taste, a yes or a no to what was asked? What was done is told in the past all the same.
 */
export const isExcused = (
  answer: ParsedAnswer,
  tense: Tense | undefined,
  asked?: ParsedQuestion,
): boolean => {
  const { plain, text, compiled } = answer;
  const { refuses, corrects, never, timeless } = ways[compiled.definition.language];
  if (QUOTE.test(text) || ONLY_ASKS.test(text) || refuses.test(plain) || hasRemark(answer)) return true;
  if (corrects.test(plain)) return true;
  if (tense === "present" || tense === undefined) return never.test(plain);
  if (isDenied(answer)) return true;
  const [use] = mainUses(answer);
  if (asked && saysYesOrNo(answer, asked.open) && (tense !== "past" || STATES.test(use?.verb.lemma ?? "")))
    return true;
  if (tense === "past") return false;
  if (tense === "conditional" && AS_A_RULE.test(plain)) return true;
  if (tense === "future" && use?.tenses.includes("present") && GOING.test(use.verb.lemma)) return true;
  return timeless.test(plain) || never.test(plain);
};

/** Is it in another tense than was asked for, without an excuse? */
export const isOffTense = (answer: ParsedAnswer, asked: ParsedQuestion): boolean => {
  const { tense } = asked.question;
  const [use] = answeringUses(answer);
  const isAnswered = use !== undefined && tense !== undefined && isAnsweredBefore(answer, use, tense);
  return missesTense(answer, tense) && !isAnswered && !isExcused(answer, tense, asked);
};
