import type { Language, Tense } from "../../../../domain/exercise.ts";

/** Of whom something is said, by gender and number, and whether it is over. */
export type Described = { isFeminine: boolean; isPlural: boolean; isOver: boolean };

/** How the sentences begin that can be added to an answer: the student finishes them, so that they fit whatever was said. */
export type Openings = {
  why: string;
  /** What one thinks of a thing, by its tense. */
  view: Readonly<Record<Tense, string>>;
  /** One more thing about somebody, about oneself, and about a place. */
  somebody: (whom: Described) => string;
  oneself: (isOver: boolean) => string;
  place: (isOver: boolean) => string;
  /** Of several things, the best. */
  best: string;
  example: string;
  /** What was done last week with this verb: its participle, or its preterite in Spanish. */
  lastWeek: (form: string) => string;
};

const opened = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const openings: Readonly<Record<Language, Openings>> = {
  French: {
    why: "… parce que …",
    view: {
      present: "Je trouve ça … parce que …",
      past: "C'était … parce que …",
      future: "Ce sera … parce que …",
      conditional: "Ce serait … parce que …",
    },
    somebody: ({ isFeminine, isPlural, isOver }) => {
      const is = isOver ? (isPlural ? "étaient" : "était") : isPlural ? "sont" : "est";
      return opened(`${isFeminine ? "elle" : "il"}${isPlural ? "s" : ""} ${is} aussi …`);
    },
    oneself: (isOver) => (isOver ? "J'étais aussi …" : "Je suis aussi …"),
    place: (isOver) => (isOver ? "Il y avait aussi …" : "Il y a aussi …"),
    best: "Je préfère … parce que …",
    example: "Par exemple, …",
    lastWeek: (participle) => `La semaine dernière, j'ai ${participle} …`,
  },
  Spanish: {
    why: "… porque …",
    view: {
      present: "Me parece … porque …",
      past: "Fue … porque …",
      future: "Va a ser … porque …",
      conditional: "Sería … porque …",
    },
    somebody: ({ isPlural, isOver }) =>
      `También ${isOver ? (isPlural ? "eran" : "era") : isPlural ? "son" : "es"} …`,
    oneself: (isOver) => (isOver ? "También era …" : "También soy …"),
    place: (isOver) => (isOver ? "También había …" : "También hay …"),
    best: "Lo que más me gusta es … porque …",
    example: "Por ejemplo, …",
    lastWeek: (preterite) => `La semana pasada ${preterite} …`,
  },
  German: {
    why: "…, weil …",
    view: {
      present: "Ich finde das …, weil …",
      past: "Das war …, weil …",
      future: "Das wird …, weil …",
      conditional: "Das wäre …, weil …",
    },
    somebody: ({ isFeminine, isPlural, isOver }) => {
      const is = isOver ? (isPlural ? "waren" : "war") : isPlural ? "sind" : "ist";
      return opened(`${isPlural || isFeminine ? "sie" : "er"} ${is} auch …`);
    },
    oneself: (isOver) => (isOver ? "Ich war auch …" : "Ich bin auch …"),
    place: (isOver) => (isOver ? "Es gab auch …" : "Es gibt auch …"),
    best: "Am besten gefällt mir …, weil …",
    example: "Zum Beispiel …",
    lastWeek: (participle) => `Letzte Woche habe ich … ${participle}`,
  },
};
