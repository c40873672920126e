import type { Phrasebook } from "../phrasebook.ts";

/** How a question is turned into a model answer; the first pattern that covers the whole question counts. */
export const answers: Phrasebook["answers"] = [
  ["comment (?:est|sont) .+", "C'est assez grand et moderne, et ça me plaît."],
  [
    "(?:est-ce que )?(?:tu aimes|aimes-tu) (le |la |les |l')(.+)",
    "Oui, j'aime bien $1$2 parce que c'est intéressant.",
  ],
  ["(?:est-ce que )?tu aimes (\\p{L}+(?:er|ir|re).*)", "Oui, j'aime $1 parce que c'est amusant."],
  ["aimes-tu (\\p{L}+(?:er|ir|re).*)", "Oui, j'aime bien $1 parce que c'est amusant."],
  [
    "qu'est-ce que tu penses (?:de la |du |des |de l').+",
    "Je pense que c'est intéressant, mais parfois un peu difficile.",
  ],
  ["(?:est-ce que )?tu vas souvent (.+)", "Oui, je vais $1 une fois par semaine avec mes amis."],
  [
    "(?:est-ce que )?tu voudrais (.+?)(?: et pourquoi|, pourquoi)?",
    "Oui, je voudrais $1 parce que ce serait une bonne expérience.",
  ],
  ["quel est ton sport préféré.*", "Mon sport préféré est le foot parce que c'est passionnant."],
  ["quel âge as-tu|tu as quel âge", "J'ai quinze ans, et mon anniversaire est en mai."],
  ["comment tu t'appelles|comment t'appelles-tu", "Je m'appelle Alex, et j'ai quinze ans."],
  [
    "où habites-tu|tu habites où|où est-ce que tu habites",
    "J'habite à Londres avec ma famille. J'aime ma ville parce qu'il y a beaucoup à faire.",
  ],
  [
    "(?:qu'est-ce qu'il y a|que vois-tu|qu'est-ce que tu vois) sur (?:la|cette) photo",
    "Sur la photo, il y a des personnes qui ont l'air contentes. Je pense qu'elles sont en vacances.",
  ],
  [
    "(?:décris|décrivez|parle-moi de|parle de) (?:la|cette) photo.*",
    "Sur la photo, il y a des personnes qui ont l'air contentes. Je pense qu'elles sont en vacances.",
  ],
];

export const mirror: Phrasebook["mirror"] = {
  yes: "Oui, je ",
  swaps: [
    ["t'", "m'"],
    ["te", "me"],
    ["ton", "mon"],
    ["ta", "ma"],
    ["tes", "mes"],
    ["toi", "moi"],
  ],
  because: " parce que ça me plaît",
};
