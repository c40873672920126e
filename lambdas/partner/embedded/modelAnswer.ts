import type { Language } from "../../../domain/exercise.ts";
import { isSubject } from "../../../grammar/core/word.ts";
import { wholeWords } from "../../../grammar/core/wordlist.ts";
import type { Question } from "../partner.ts";
import { type Asked, ownQuestion, questionIn, understand } from "./asked.ts";
import { type Ask, phrasebookOf } from "./phrasebook.ts";

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** By a pattern of the language: "¿Te gusta el cine?" → "Sí, me gusta mucho el cine …". */
const turned = (text: string, language: Language): string => {
  const plain = questionIn(text)
    .replaceAll("’", "'")
    .replace(/^[\s¿]+/, "")
    .replace(/[\s?.!]+$/, "");
  for (const [pattern, answer] of phrasebookOf(language).answers) {
    const match = wholeWords(`^${pattern}$`, "giu").exec(plain);
    if (match)
      return capital(
        answer.replace(/\$(\d)/g, (_, place) => match[Number(place)] ?? "").replace(/\s+/g, " "),
      );
  }
  return "";
};

/** A yes-or-no question said back in the first person: "Isst du gern Fisch?" → "Ja, ich esse gern Fisch …". */
const affirmed = ({ reading, demands }: Asked): string => {
  const { words, uses, compiled, text } = reading;
  const use = uses.find(({ at }) => words[at]?.verbs.some(({ person }) => person === 1));
  const verb = use && words[use.at];
  const asksMore = demands.length > 0 || words.some(({ lower }) => compiled.lists.questionWords.has(lower));
  const you = verb?.verbs.find(({ person }) => person === 1);
  if (!use || !verb || !you || (asksMore && !/^est-ce que/i.test(text))) return "";
  const mine = you.verb.forms.find(({ mood, person }) => mood === you.mood && person === 0)?.form;
  const next = words[verb.at + 1];
  const rest = text.slice(isSubject(compiled, next) ? next?.end : verb.end).replace(/\s*[?¿]+\s*$/, "");
  const before = words[verb.at - 1];
  const clitic =
    before && compiled.lists.clitics.has(before.lower)
      ? text.slice(before.start, verb.start).toLowerCase()
      : "";
  const { yes, swaps, because } = phrasebookOf(compiled.definition.language).mirror;
  const said = swaps.reduce(
    (sentence, [from, to]) => sentence.replace(from.endsWith("'") ? from : wholeWords(from, "giu"), to),
    `${clitic}${mine}${rest}`,
  );
  const subject = yes.trim().split(" ").at(-1) ?? "";
  const joined = compiled.definition.elided(subject, said);
  const start = joined ? yes.replace(new RegExp(`${subject} $`), "") + joined : yes + said;
  return `${start}${you.mood === "present" && use.at === use.head ? because : ""}.`;
};

/** One of our own questions that wants the same: in the same tense and topic, the same demand or the same words. */
const alike = ({ question, reading, topics, demands, lemmas }: Asked): Ask | undefined => {
  const tense = question.tense ?? reading.uses.at(-1)?.tenses[0];
  const { language } = reading.compiled.definition;
  const about = topics.length > 0 ? topics : ["leisure"];
  const [demand] = demands;
  return phrasebookOf(language).questions.find((ask) => {
    if (ask.tense !== tense || !about.includes(ask.topic)) return false;
    const own = understand({ text: ask.text }, language);
    // What one thing is like says nothing of another.
    const same = demand !== undefined && demand !== "opinion" && own.demands[0] === demand;
    return same || own.lemmas.some((lemma) => lemmas.includes(lemma));
  });
};

/** A model answer to a question: the exercise's own, else ours, else one made from the question; "" if none is certain. */
export const modelAnswer = (question: Question, language: Language): string => {
  if (question.modelAnswer) return question.modelAnswer;
  const { questions } = phrasebookOf(language);
  const asked = understand(question, language);
  if (question.studentAsks)
    return (
      questions.find(({ topic, tense }) => asked.topics.includes(topic) && tense === "present")?.text ?? ""
    );
  return (
    ownQuestion(question.text, language)?.model ||
    turned(question.text, language) ||
    affirmed(asked) ||
    (alike(asked)?.model ?? "")
  );
};
