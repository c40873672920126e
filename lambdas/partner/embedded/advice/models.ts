import type { Language, Tense } from "../../../../domain/exercise.ts";
import type { Topic } from "../topics.ts";

/** The kinds of thing that need a reason of their own; there is never "fun" in a serious one. */
export type Thing =
  | "food"
  | "place"
  | "activity"
  | "work"
  | "planet"
  | "health"
  | "device"
  | "cost"
  | "feast"
  | "other";

export const thingOf: Readonly<Record<Topic, Thing>> = {
  food: "food",
  family: "other",
  friends: "other",
  home: "place",
  town: "place",
  sport: "activity",
  music: "activity",
  media: "activity",
  technology: "device",
  school: "work",
  work: "work",
  travel: "place",
  nature: "planet",
  weather: "other",
  health: "health",
  shopping: "cost",
  festivals: "feast",
  animals: "other",
  leisure: "activity",
};

type Judgement = Readonly<Record<Thing, { good: string; bad: string }>>;

/** What a language needs for an example that fits an answer. */
export type Models = {
  /** "c'est …" as a sentence, and as a reason. */
  sentence: (judgement: string, tense: Tense) => string;
  reason: (judgement: string, tense: Tense) => string;
  judgements: Judgement;
  /** About people, by gender and number ("fp"); `was` where the answer is in the past. */
  person: (about: { isFeminine: boolean; isPlural: boolean; isBad: boolean; was: boolean }) => {
    sentence: string;
    reason: string;
  };
  interesting: string;
  /** Reasons for what was good. */
  hadCompany: string;
  hadTime: string;
  often: string;
  company: string;
  when: Readonly<Record<Tense, string>>;
  where: string;
  compare: string;
  /** How another time frame begins. */
  before: string;
  later: string;
  second: string;
  link: string;
};

const opened = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const frenchIs: Readonly<Record<Tense, string>> = {
  present: "c'est",
  past: "c'était",
  future: "ce sera",
  conditional: "ce serait",
};
const spanishIs: Readonly<Record<Tense, string>> = {
  present: "es",
  past: "era",
  future: "será",
  conditional: "sería",
};
const spanishThat: Readonly<Record<Tense, string>> = { ...spanishIs, past: "fue" };
const germanIs: Readonly<Record<Tense, readonly [first: string, last: string, late: string]>> = {
  present: ["ist", "", "ist"],
  past: ["war", "", "war"],
  future: ["wird", " sein", "sein wird"],
  conditional: ["wäre", "", "wäre"],
};

export const models: Readonly<Record<Language, Models>> = {
  French: {
    sentence: (judgement, tense) => `${opened(frenchIs[tense])} ${judgement}`,
    reason: (judgement, tense) => `parce que ${frenchIs[tense]} ${judgement}`,
    judgements: {
      food: { good: "délicieux", bad: "vraiment mauvais" },
      place: { good: "très calme", bad: "trop bruyant" },
      activity: { good: "relaxant", bad: "trop long" },
      work: { good: "utile pour mon avenir", bad: "trop difficile" },
      planet: { good: "important pour la planète", bad: "mauvais pour la planète" },
      health: { good: "bon pour la santé", bad: "mauvais pour la santé" },
      device: { good: "très pratique", bad: "une perte de temps" },
      cost: { good: "pratique", bad: "trop cher" },
      feast: { good: "important pour ma famille", bad: "trop cher" },
      other: { good: "important pour moi", bad: "trop long" },
    },
    person: ({ isFeminine, isPlural, isBad, was }) => {
      const who = `${isFeminine ? "elle" : "il"}${isPlural ? "s" : ""}`;
      const is = was ? (isPlural ? "étaient" : "était") : isPlural ? "sont" : "est";
      const said = `${who} ${is} ${isBad ? "trop sévère" : "drôle"}${isPlural ? "s" : ""}`;
      return { sentence: opened(said), reason: `parce qu'${said}` };
    },
    interesting: "très intéressant",
    hadCompany: "parce que j'étais avec mes amis",
    hadTime: "parce que j'avais du temps libre",
    often: "deux fois par semaine",
    company: "avec mes amis",
    when: {
      present: "le week-end",
      past: "samedi dernier",
      future: "l'été prochain",
      conditional: "un jour",
    },
    where: "au parc",
    compare: "C'est plus intéressant que …",
    before: "La semaine dernière, j'ai …",
    later: "La prochaine fois, je vais …",
    second: "… et après, …",
    link: "cependant",
  },
  Spanish: {
    sentence: (judgement, tense) => `${opened(spanishThat[tense])} ${judgement}`,
    reason: (judgement, tense) => `porque ${spanishIs[tense]} ${judgement}`,
    judgements: {
      food: { good: "delicioso", bad: "asqueroso" },
      place: { good: "muy tranquilo", bad: "demasiado ruidoso" },
      activity: { good: "relajante", bad: "demasiado largo" },
      work: { good: "útil para mi futuro", bad: "demasiado difícil" },
      planet: { good: "importante para el planeta", bad: "malo para el planeta" },
      health: { good: "bueno para la salud", bad: "malo para la salud" },
      device: { good: "muy práctico", bad: "una pérdida de tiempo" },
      cost: { good: "práctico", bad: "demasiado caro" },
      feast: { good: "importante para mi familia", bad: "demasiado caro" },
      other: { good: "importante para mí", bad: "demasiado largo" },
    },
    person: ({ isPlural, isBad, was }) => {
      const is = was ? (isPlural ? "eran" : "era") : isPlural ? "son" : "es";
      const said = `${is} ${isBad ? "impaciente" : "amable"}${isPlural ? "s" : ""}`;
      return { sentence: opened(said), reason: `porque ${said}` };
    },
    interesting: "muy interesante",
    hadCompany: "porque estaba con mis amigos",
    hadTime: "porque tenía tiempo libre",
    often: "dos veces por semana",
    company: "con mis amigos",
    when: {
      present: "los fines de semana",
      past: "el sábado pasado",
      future: "el verano que viene",
      conditional: "algún día",
    },
    where: "en el parque",
    compare: "Es más interesante que …",
    before: "La semana pasada …",
    later: "La próxima vez voy a …",
    second: "… y después …",
    link: "sin embargo",
  },
  German: {
    sentence: (judgement, tense) => `Das ${germanIs[tense][0]} ${judgement}${germanIs[tense][1]}`,
    reason: (judgement, tense) => `weil es ${judgement} ${germanIs[tense][2]}`,
    judgements: {
      food: { good: "lecker", bad: "nicht lecker" },
      place: { good: "sehr ruhig", bad: "zu laut" },
      activity: { good: "entspannend", bad: "zu lang" },
      work: { good: "nützlich für meine Zukunft", bad: "zu schwierig" },
      planet: { good: "wichtig für die Umwelt", bad: "schlecht für die Umwelt" },
      health: { good: "gut für die Gesundheit", bad: "schlecht für die Gesundheit" },
      device: { good: "sehr praktisch", bad: "reine Zeitverschwendung" },
      cost: { good: "praktisch", bad: "zu teuer" },
      feast: { good: "wichtig für meine Familie", bad: "zu teuer" },
      other: { good: "wichtig für mich", bad: "zu lang" },
    },
    person: ({ isFeminine, isPlural, isBad, was }) => {
      const who = isPlural || isFeminine ? "sie" : "er";
      const is = was ? (isPlural ? "waren" : "war") : isPlural ? "sind" : "ist";
      const how = isBad ? "zu streng" : "nett";
      return { sentence: opened(`${who} ${is} ${how}`), reason: `weil ${who} ${how} ${is}` };
    },
    interesting: "sehr interessant",
    hadCompany: "weil meine Freunde dabei waren",
    hadTime: "weil ich viel Zeit hatte",
    often: "zweimal pro Woche",
    company: "mit meinen Freunden",
    when: {
      present: "am Wochenende",
      past: "letzten Samstag",
      future: "nächsten Sommer",
      conditional: "eines Tages",
    },
    where: "im Park",
    compare: "Das ist interessanter als …",
    before: "Letzte Woche habe ich …",
    later: "Nächstes Mal werde ich …",
    second: "… und danach …",
    link: "jedoch",
  },
};
