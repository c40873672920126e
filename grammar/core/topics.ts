/** What GCSE conversations are about. Nouns, verbs and questions of all three languages are filed under these. */
export const topics = [
  "food",
  "family",
  "friends",
  "home",
  "town",
  "sport",
  "music",
  "media",
  "technology",
  "school",
  "work",
  "travel",
  "nature",
  "weather",
  "health",
  "shopping",
  "festivals",
  "animals",
  "leisure",
] as const;

export type Topic = (typeof topics)[number];

/** Is this the name of a topic? */
export const isTopic = (name: string): name is Topic => topics.some((topic) => topic === name);

/** English words, as teachers write them in notes, titles and objectives, that name a topic. */
const names: Record<Topic, string> = {
  food: "food eat eating meal meals drink drinks restaurant cooking breakfast lunch dinner diet",
  family: "family families relatives parents brothers sisters siblings relationships identity me myself",
  friends: "friends friend friendship people relationships",
  home: "home house bedroom room flat chores housework daily routine",
  town: "town city neighbourhood area region local village places directions live",
  sport: "sport sports sporty football games exercise fitness active",
  music: "music concert instrument singing songs",
  media: "media film films cinema tv television reading books celebrity celebrities culture series",
  technology: "technology internet phone phones mobile social online computer computers screen",
  school: "school schools subject subjects education studies teachers lessons uniform homework exams",
  work: "work job jobs career careers ambitions employment university money",
  travel: "travel holiday holidays tourism trip trips vacation abroad transport visit",
  nature: "nature environment environmental planet pollution recycling countryside global",
  weather: "weather seasons climate",
  health: "health healthy unhealthy fitness wellbeing lifestyle body ill illness sleep smoking",
  shopping: "shopping shops clothes fashion buying",
  festivals: "festivals festival customs traditions celebrations celebration christmas birthday party",
  animals: "animals animal pets pet",
  leisure: "weekend leisure free time hobby hobbies activities activity pastimes fun",
};

const byName = new Map<string, Topic[]>();
for (const topic of topics)
  for (const name of names[topic].split(" ")) byName.set(name, [...(byName.get(name) ?? []), topic]);

/** The topics that an English text names, in the order in which they come. */
export const topicsNamed = (english: string): Topic[] => [
  ...new Set((english.toLowerCase().match(/[a-z]+/g) ?? []).flatMap((word) => byName.get(word) ?? [])),
];

/** Topics that run into each other: an answer about one may well answer a question about the other. */
const neighbours: readonly (readonly Topic[])[] = [
  ["school", "work"],
  ["family", "friends"],
  ["family", "festivals", "food"],
  ["town", "travel"],
  ["town", "home"],
  ["town", "sport"],
  ["town", "food"],
  ["town", "media"],
  ["town", "shopping"],
  ["travel", "nature"],
  ["animals", "nature"],
  ["weather", "travel"],
  ["food", "health"],
  ["sport", "health"],
  ["family", "health", "friends"],
  ["friends", "family", "shopping"],
  ["travel", "home"],
  ["travel", "sport"],
  ["school", "health"],
  ["school", "shopping"],
  ["school", "technology"],
  ["media", "technology"],
  ["shopping", "festivals"],
];

/** Are these the same, or next to each other? */
export const areClose = (one: Topic, other: Topic): boolean =>
  one === other || neighbours.some((group) => group.includes(one) && group.includes(other));
