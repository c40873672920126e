import type { Topic } from "../../../grammar/core/topics.ts";
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
  [/my personal world|personal life|identity|identidad|relationships?/, ["family and friends"]],
  [/famil|friends|amis\b|amig[oa]s|freunde?\b|\bpets?\b|animaux|mascotas|haustier/, ["family and friends"]],
  [/lifestyle|well-?being|healthy|\bhealth\b|fitness|santé|salud|vida sana|gesund/, ["health", "food"]],
  [/\bfood|nourriture|cuisine|comida|\bessen\b|meals?\b/, ["food"]],
  [
    /neighbourhood|where (?:i|you|we|people) live|home and abroad|local area|my (?:area|town|region)/,
    ["home and town"],
  ],
  [
    /\bville\b|quartier|ciudad|barrio|\bstadt|wohnort|maison|\bcasa\b|\bhaus\b|\bhouse\b|bedroom/,
    ["home and town"],
  ],
  [/home and abroad|abroad|tourism|holidays?\b|vacances|vacaciones|ferien|urlaub|travel/, ["holidays"]],
  [/\bschool|collège|école|instituto|colegio|schule|\bfächer/, ["school"]],
  [/studying and my future|education and employment/, ["school", "work"]],
  [
    /projets d'avenir|future plans|plans for the future|futuro|zukunft|careers?|\bjobs?\b|nebenjob|teilzeitjob|trabajo|métiers?|beruf/,
    ["work"],
  ],
  [
    /the world around us|environment|environnement|medio ambiente|umwelt|climate|klima|recycl/,
    ["environment"],
  ],
  [/social activities/, ["free time", "festivals"]],
  [
    /celebrit(?:y|ies)|célébrité|famos[oa]s|promis|famous|\bstars?\b|influencer|role model/,
    ["celebrity culture"],
  ],
  [
    /customs|traditions?|tradiciones|festivals?|fêtes?\b|fiestas?|\bfeste?\b|celebrations?|christmas|birthday/,
    ["festivals"],
  ],
  [
    /technolog|tecnolog|mobile|phones?\b|internet|social (?:media|networks?)|redes sociales|réseaux|online/,
    ["media and technology"],
  ],
  [/\btv\b|television|télé|televisión|fernseh|\bmedia\b|medien/, ["media and technology", "free time"]],
  [/daily routine|everyday|daily life|rutina|routine|alltag|tagesablauf|chores|weekend/, ["everyday life"]],
  [
    /free time|temps libre|tiempo libre|freizeit|hobb(?:y|ies)|leisure|sports?|deportes?|musi[ck]|musique|música|cinema|cinéma|\bcine\b|kino|films?|películas?/,
    ["free time"],
  ],
];

/**
 * What an exercise is to be talked about, the nearest first: by words of its title, objective and theme, or where these name
 * none, by what its words are filed under. Empty where nothing tells.
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
  return [...new Set(byName.length > 0 ? byName : topics.flatMap((topic) => ofTopic[topic]))];
};

/** The themes to which a conversation about a topic of our dictionaries belongs. */
export const themesAbout = (topic: Topic): readonly DialogueTheme[] => ofTopic[topic];
