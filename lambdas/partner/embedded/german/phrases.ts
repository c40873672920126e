import type { Phrasebook } from "../phrasebook.ts";

export const examples: Phrasebook["examples"] = {
  reason: "…, weil es Spaß macht",
  opinion: {
    present: "Das ist toll",
    past: "Das war toll",
    future: "Das wird toll",
    conditional: "Das wäre toll",
  },
  start: "Ich finde das interessant",
};

export const hints: Phrasebook["hints"] = {
  past: "Ich habe gespielt, ich bin gegangen, es war",
  future: "Ich werde reisen, wir werden sehen",
  conditional: "Ich möchte, ich würde gern",
  opinion: "Meiner Meinung nach ist es toll",
  reason: "weil es Spaß macht",
  question: "Und du, was machst du gern?",
  describe: "ein großes Haus, meine nette Schwester",
  present: "Normalerweise spiele ich, wir gehen",
};
