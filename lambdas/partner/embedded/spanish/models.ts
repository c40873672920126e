import type { Phrasebook } from "../phrasebook.ts";

/** How a question is turned into a model answer; the first pattern that covers the whole question counts. */
export const answers: Phrasebook["answers"] = [
  ["cómo es (?:tu|el|la) .+", "Es bastante grande y me gusta mucho porque es interesante."],
  ["te gusta (el|la) (.+)", "Sí, me gusta mucho $1 $2 porque es interesante."],
  ["te gustan (los|las) (.+)", "Sí, me gustan mucho $1 $2."],
  ["te gusta (\\p{L}+(?:ar|er|ir)) ?(.*)", "Sí, me gusta mucho $1 $2 porque es divertido."],
  ["te gustaría (.+?)(?: y por qué)?", "Sí, me gustaría $1 porque sería una buena experiencia."],
  ["qué (?:piensas|opinas) de .+", "Creo que es interesante, pero a veces es un poco difícil."],
  ["cuántos años tienes|qué edad tienes", "Tengo quince años y mi cumpleaños es en mayo."],
  ["cómo te llamas", "Me llamo Alex y tengo quince años."],
  ["dónde vives", "Vivo en Londres con mi familia. Me gusta mi ciudad porque hay mucho que hacer."],
  [
    "qué (?:hay|ves|se ve) en (?:la|esta) foto",
    "En la foto hay unas personas que están contentas. Creo que están de vacaciones.",
  ],
  [
    "(?:describe|descríbeme|háblame de) (?:la|esta) foto.*",
    "En la foto hay unas personas que están contentas. Creo que están de vacaciones.",
  ],
];

export const mirror: Phrasebook["mirror"] = {
  yes: "Sí, ",
  swaps: [
    ["te", "me"],
    ["tu", "mi"],
    ["tus", "mis"],
    ["contigo", "conmigo"],
    ["ti", "mí"],
  ],
  because: " porque me gusta",
};
