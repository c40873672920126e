import type { Phrasebook } from "../phrasebook.ts";

export const examples: Phrasebook["examples"] = {
  reason: "… porque es divertido",
  opinion: {
    present: "Es genial",
    past: "Fue genial",
    future: "Va a ser genial",
    conditional: "Sería genial",
  },
  start: "Creo que es interesante",
};

export const hints: Phrasebook["hints"] = {
  past: "Jugué, fui, fue divertido",
  future: "Voy a viajar, vamos a ver",
  conditional: "Me gustaría, sería",
  opinion: "En mi opinión, es genial",
  reason: "porque es divertido",
  question: "¿Y tú, qué te gusta?",
  describe: "una casa grande, mi hermana es simpática",
  present: "Normalmente juego, vamos",
};
