import type { Topic } from "../embedded/topics.ts";
import { type DialogueTheme, dialogueThemes } from "./followUp.ts";

/** Where conversations about what our dictionaries file their words under belong. */
const ofTopic: Readonly<Record<Topic, readonly DialogueTheme[]>> = {
  food: ["food"],
  family: ["family and friends"],
  friends: ["family and friends"],
  home: ["home and town", "everyday life"],
  town: ["home and town"],
  sport: ["free time"],
  music: ["free time"],
  media: ["free time", "media and technology"],
  technology: ["media and technology"],
  school: ["school"],
  work: ["work"],
  travel: ["holidays"],
  nature: ["environment"],
  weather: ["everyday life"],
  health: ["health"],
  shopping: ["everyday life"],
  festivals: ["festivals"],
  animals: ["family and friends"],
  leisure: ["free time"],
};

/** Words of titles, objectives and the exams' own themes, in lower case, that name a theme of conversations. */
const named: readonly (readonly [words: RegExp, themes: readonly DialogueTheme[]])[] = [
  [/people and lifestyle/, ["family and friends", "health", "school", "work", "everyday life"]],
  [/popular culture/, ["free time", "festivals", "celebrity culture"]],
  [
    /communication and the world around us/,
    ["holidays", "media and technology", "environment", "home and town"],
  ],
  [/my personal world|personal life|identity|relationships?/, ["family and friends"]],
  [/lifestyle|well-?being|healthy|fitness/, ["health", "food"]],
  [/neighbourhood|where (?:i|you|we|people) live|home and abroad|local area/, ["home and town"]],
  [/home and abroad|abroad|tourism/, ["holidays"]],
  [/studying and my future|education and employment/, ["school", "work"]],
  [/the world around us|environment|climate|recycl/, ["environment"]],
  [/social activities/, ["free time", "festivals"]],
  [/celebrit(?:y|ies)|famous|\bstars?\b|influencer|role model/, ["celebrity culture"]],
  [/customs|traditions?|festivals?|celebrations?|christmas|birthday/, ["festivals"]],
  [/technolog|mobile|phones?\b|internet|social (?:media|networks?)|online/, ["media and technology"]],
  [/daily routine|everyday|daily life|chores|weekend/, ["everyday life"]],
  [/free time|hobb(?:y|ies)|leisure|sports?|music|cinema|films?/, ["free time"]],
];

/**
 * What an exercise is to be talked about, the nearest first: by words of its title, objective and theme, and by what these are
 * filed under. Empty where nothing tells.
 */
export const themesOf = (text: string, topics: readonly Topic[]): DialogueTheme[] => {
  const lower = text.toLowerCase();
  const placed = [
    ...dialogueThemes.map((theme) => ({ at: lower.indexOf(theme), themes: [theme] })),
    ...named.map(([words, themes]) => ({ at: lower.search(words), themes })),
  ];
  const byName = placed
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .flatMap(({ themes }) => themes);
  return [...new Set([...byName, ...topics.flatMap((topic) => ofTopic[topic])])];
};
