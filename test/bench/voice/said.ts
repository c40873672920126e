import { finalWordsMs, firstSoundMs, tokenMs } from "./upstreams.ts";

/** About twelve seconds each, as an answer of a ten-minute lesson with twelve of them lasts. */
const answers = [
  "Samedi, j'ai joué au foot avec mes amis au parc, et après le match nous avons mangé une pizza en ville parce que nous avions très faim.",
  "J'ai passé le week-end avec ma sœur et mes grands-parents à la campagne, où nous avons fait une longue promenade avec le chien près de la rivière.",
  "J'ai mangé une pizza avec de la salade au restaurant italien, et comme dessert j'ai choisi une glace au chocolat qui était vraiment délicieuse.",
  "C'était génial parce que j'ai vu tous mes amis, mais dimanche soir j'étais fatigué et j'ai dû finir mes devoirs de maths pour le lendemain.",
  "Le week-end prochain, je vais aller au cinéma en ville avec mon frère, et s'il fait beau nous allons aussi nager dans le lac avec nos cousins.",
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
