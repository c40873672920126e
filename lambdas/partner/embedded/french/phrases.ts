import type { Phrasebook } from "../phrasebook.ts";

export const examples: Phrasebook["examples"] = {
  reason: "… parce que c'est amusant",
  opinion: {
    present: "C'est super",
    past: "C'était super",
    future: "Ça va être super",
    conditional: "Ce serait super",
  },
  start: "Je pense que c'est intéressant",
};

export const hints: Phrasebook["hints"] = {
  past: "J'ai joué, je suis allé, c'était",
  future: "Je vais voyager, on va voir",
  conditional: "Je voudrais, j'aimerais, ce serait",
  opinion: "À mon avis, c'est super",
  reason: "parce que c'est amusant",
  question: "Et toi, qu'est-ce que tu aimes ?",
  describe: "une grande maison, ma sœur est gentille",
  present: "Normalement, je joue, nous allons",
};
