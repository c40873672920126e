import { finalWordsMs, firstSoundMs, tokenMs } from "./upstreams.ts";

const answers = [
  "Samedi, j'ai joué au foot avec mes amis et c'était super.",
  "J'ai passé le week-end avec ma sœur à la campagne.",
  "J'ai mangé une pizza avec de la salade au restaurant.",
  "C'était génial parce que j'ai vu tous mes amis.",
  "Le week-end prochain, je vais aller au cinéma en ville.",
];

/** How many answers the French demo asks for. */
export const ANSWERS = answers.length;

/** What a student says as this answer of a lesson; its number is in it, so that the upstreams know it wherever it goes. */
export const answerOf = (number: number, after: number): string => `Numéro ${number}. ${answers[after]}`;

/** The number of the answer that a text is, or belongs to: the last in it; 0 where there is none. */
export const numberIn = (text: string): number =>
  Number([...text.matchAll(/num[ée]ro (\d+)/giu)].at(-1)?.[1] ?? 0);

/** What the model says to it, token by token: one sentence, which a set question follows. */
export const tokensOf = (number: number): string[] =>
  `Ah oui, numéro ${number}, c'est vraiment super et ça me plaît beaucoup !`.match(/\s?\S+/gu) ?? [];

/** The upstreams alone, one after the other with nothing between them: from the end of speech to the first sound, in ms. */
export const floorMs = (number: number): number =>
  finalWordsMs(number) + tokenMs(number, tokensOf(number).length - 1) + firstSoundMs(number);
