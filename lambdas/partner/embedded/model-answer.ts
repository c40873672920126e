import type { Language } from "../../../domain/exercise.ts";
import type { Question } from "../partner.ts";
import { ownQuestion, understand } from "./asked.ts";
import { speechOf } from "./speech.ts";
import { normalised, wholeWords } from "./wordlist.ts";

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Turned from the question itself: "Tu aimes le sport ?" → "Oui, j'aime bien le sport parce que …". */
const turned = (text: string, language: Language): string => {
  const plain = normalised(text)
    .replace(/^¿/, "")
    .replace(/\s*\?$/, "");
  for (const [pattern, answer] of speechOf(language).tongue.answers) {
    const match = wholeWords(`^${pattern}$`).exec(plain);
    if (match) return capital(answer.replace(/\$(\d)/g, (_, place) => match[Number(place)] ?? ""));
  }
  return "";
};

/** A model answer to a question: the exercise's own, else ours, else one made from the question; "" if none is certain. */
export const modelAnswer = (question: Question, language: Language): string => {
  if (question.modelAnswer) return question.modelAnswer;
  const { questions } = speechOf(language).tongue;
  const { topics } = understand(question, language);
  if (question.studentAsks)
    return (
      questions.find(({ topic, tense }) => topics.includes(topic) && tense === (question.tense ?? tense))
        ?.text ?? ""
    );
  const own = ownQuestion(question.text, language)?.model ?? turned(question.text, language);
  if (own || !question.topic) return own;
  return (
    questions.find(({ topic, tense }) => topics.includes(topic) && tense === question.tense)?.model ?? ""
  );
};
