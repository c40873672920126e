import { type ParsedAnswer, read } from "../../core/parsedAnswer.ts";
import type { ParsedQuestion } from "../../core/parsedQuestion.ts";
import type { Word } from "../../core/word.ts";
import type { Finding } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const askSomething = defineRule({
  id: "question.none-asked",
  message: "It's your turn to ask a question: use a question word, or put the verb before the subject.",
});

/** Is this a question? Speech has no question mark, so a question word or a turned-round verb will do. */
export const isQuestion = (answer: ParsedAnswer): boolean => {
  const { compiled, words, uses, text } = answer;
  if (text.includes("?")) return true;
  const [first] = words;
  // "… und wann fährt …", "… a cualquier lugar adónde iría"
  const asksWord = words.some(
    ({ lower, afterPause, text: said, at }) =>
      compiled.lists.questionWords.has(lower) &&
      (afterPause ||
        // "ja was ist dein …", "et comment …"
        ([compiled.lists.joining, compiled.lists.affirming].some((list) =>
          list.has(words[at - 1]?.lower ?? ""),
        ) &&
          uses.some((use) => use.at === at + 1)) ||
        (compiled.definition.spanish && /^(?:ad?ónde|cuánto)/.test(said))),
  );
  const inverted = uses.some(({ at }) => {
    const next = words[at + 1];
    return (
      next !== undefined &&
      !next.afterPause &&
      compiled.subjects.get(next.lower)?.persons.some((one) => one === 1 || one === 4)
    );
  });
  return asksWord || inverted || (first !== undefined && compiled.lists.questionWords.has(first.lower));
};

/** French asks with the voice alone: "tu aimes le foot", "il y a un parking". What I do myself is no question, but what I want to know is. */
const mayBeRaised = ({ compiled, words, uses, text }: ParsedAnswer): boolean => {
  const persons = words.flatMap(({ lower }) => compiled.subjects.get(lower)?.persons ?? []);
  // "… je pense": a guess.
  if (/ je (?:pense|crois|trouve)$/.test(text)) return false;
  // "Vous avez mangé des glaces.": who writes a full stop has asked nothing.
  if (/[^.][.!]\s*$/.test(text) && !/ (?:savoir|dire|demander) /.test(text)) return false;
  if (persons.some((one) => one === 1 || one === 4) || / savoir /.test(text)) return true;
  // "ma mère est infirmière": told of one's own.
  if (
    /^m(?:on|a|es) (?:mère|père|frère|sœur|parents|famille|maison|chambre|collège|lycée|amie?|cop\p{L}+) /iu.test(
      text,
    )
  )
    return false;
  // "je peux me servir de ta prise"
  if (
    /^(?:\p{L}+,? )?(?:je peux|je pourrais|on peut|on pourrait) |(?<!\p{L})(?:t[ao]n?|tes|vo(?:s|tre)) /iu.test(
      text,
    )
  )
    return true;
  // "ma mère est infirmière": told of oneself.
  if (/(?<!\p{L})m(?:on|a|es) /iu.test(text)) return false;
  return uses.length > 0 && !/[.!,]/.test(text) && !persons.some((one) => one === 0 || one === 3);
};

/** How somebody is spoken to before anything is asked of him: "perdone cuánto cuestan …". */
const POLITE =
  /^\s*(?:perd[oó]n[ea]?|disculp[ea]|oiga|oye|hola|por favor|buen[oa]s (?:días|tardes|noches)|excuse[sz]?[- ]moi|pardon|bonjour|bonsoir|salut|(?:monsieur|madame)|s['’]il (?:vous|te) plaît|entschuldigung|entschuldigen sie(?: bitte)?|verzeihung|hallo|bitte|guten (?:tag|morgen|abend)|und|aber)(?!\p{L})[\s,.!]*/iu;

/** "Quisiera saber a qué hora …", "me puede decir dónde …", "me podría dar …". */
const WONDERED =
  /(?:saber|decir(?:me|nos)?|dígame|dime|preguntar(?:te|le)?) (?:si|(?:\p{L}+ )?(?:qué|cuánt\p{L}+|dónde|cómo|cuándo|cuál\p{L}*|quién)) |^(?:me|nos) (?:podrías?|podrían|puedes?|pueden|dejas?|dejaría|trae|traería|da|daría|cobra) /u;

/** "Me gusta leer", "ma matière préférée est …": told of oneself, and nobody else is asked. */
const OWN_TASTE =
  /^\P{L}*(?:me (?:gusta|encanta)|mi \p{L}+ (?:favorit|preferid)|m(?:on|a) \p{L}+ (?:préféré|favori)|meine? liebling)(?!.*(?<!\p{L})(?:tú?|ti|usted|toi|vous|tu|ton|ta|du|dir|sie|ihnen)(?!\p{L}))/u;

/**
 * Where the task is to ask: is it a question, or, as speech is not punctuated, may it have been one: "a qué hora …",
 * "te apetece …", "hay …"?
 */
export const mayAsk = (answer: ParsedAnswer): boolean => {
  const { compiled, words, uses, text } = answer;
  if (isQuestion(answer)) return true;
  if (OWN_TASTE.test(answer.plain)) return false;
  const polite = POLITE.exec(text)?.[0] ?? "";
  if (polite !== "" && polite.length < text.length)
    return mayAsk(read(text.slice(polite.length), compiled.definition.language));
  const [first, second] = words;
  if (compiled.definition.onlySubjects) return mayBeRaised(answer);
  if (compiled.definition.spanish && WONDERED.test(answer.plain)) return true;
  if (compiled.definition.german && / (?:fragen|wissen|interessieren),? (?:ob|w\p{L}+) /u.test(answer.plain))
    return true;
  if (!first || /[.!,]/.test(text)) return false;
  const led = compiled.lists.prepositions.has(first.lower) ? second : undefined;
  if (led && compiled.lists.questionWords.has(led.lower)) return true;
  // "gibt es hier ein Bad", as it is heard: in German no statement begins with its verb.
  // "entschuldigung wissen sie wo …"
  const addressed = ({ verbs, at }: Word) =>
    words[at + 1]?.lower === "sie" && verbs.some(({ person }) => person === 5) && at < 4;
  if (compiled.definition.german)
    return uses.some(({ at }) => at === 0) || words.some(addressed) || /^gibt'?s$/.test(first.lower);
  if (compiled.definition.dropsSubjects !== true) return false;
  // "la sopa lleva carne": raised with the voice, as long as nothing is told of oneself.
  const others = uses.flatMap(({ at }) => words[at]?.verbs.map(({ person }) => person) ?? []);
  const myself = words.some(({ lower }) => /^(?:yo|mis?|me|nos|nosotr[oa]s|nuestr[oa]s?)$/.test(lower));
  if (others.length > 0 && !myself && others.every((one) => one === 2 || one === 5)) return true;
  const begun = compiled.lists.clitics.has(first.lower) ? second : first;
  return uses.some(({ at }) => {
    const persons = words[at]?.verbs.flatMap(({ person }) => person ?? []) ?? [];
    const yours = persons.every((one) => one === 1 || one === 4);
    return yours || (at === begun?.at && persons.every((one) => one === 2 || one === 5));
  });
};

/** The task was to ask something, and nothing was asked. */
export const questionAsked = (answer: ParsedAnswer, asked: ParsedQuestion["question"]): Finding[] =>
  !asked.studentAsks || mayAsk(answer)
    ? []
    : [
        {
          ...askSomething(),
          start: 0,
          end: 0,
        },
      ];
