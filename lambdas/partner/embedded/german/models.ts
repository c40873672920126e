import type { Phrasebook } from "../phrasebook.ts";

/** How a question is turned into a model answer; the first pattern that covers the whole question counts. */
export const answers: Phrasebook["answers"] = [
  ["wie ist d(eine? .+)", "M$1 ist ziemlich groß, und das gefällt mir."],
  ["magst du d(ein.*)", "Ja, ich mag m$1, weil es dort interessant ist."],
  ["magst du (.+)", "Ja, ich mag das sehr gern, weil es interessant ist."],
  ["spielst du gern (.+)", "Ja, ich spiele gern $1, weil es Spaß macht."],
  ["möchtest du (.+?)(?:, (?:und )?warum)?", "Ja, ich möchte $1, weil das eine gute Erfahrung ist."],
  [
    "was (?:denkst|hältst) du (?:über|von) .+",
    "Ich finde das interessant, aber manchmal ein bisschen schwierig.",
  ],
  ["wie findest du .+", "Ich finde das gut, weil es interessant ist."],
  ["wie alt bist du", "Ich bin fünfzehn Jahre alt, und ich habe im Mai Geburtstag."],
  ["wie heißt du", "Ich heiße Alex, und ich bin fünfzehn Jahre alt."],
  ["wo wohnst du", "Ich wohne mit meiner Familie in London. Ich wohne gern hier, weil man viel machen kann."],
  [
    "was (?:siehst du|ist|sieht man|gibt es) auf (?:dem|diesem) (?:foto|bild)",
    "Auf dem Foto sind einige Leute. Ich glaube, sie haben Spaß und sind im Urlaub.",
  ],
  [
    "(?:beschreib|beschreibe|erzähl mir von) (?:das|dem) (?:foto|bild).*",
    "Auf dem Foto sind einige Leute. Ich glaube, sie haben Spaß und sind im Urlaub.",
  ],
];

export const mirror: Phrasebook["mirror"] = {
  yes: "Ja, ich ",
  swaps: [
    ["dein", "mein"],
    ["deine", "meine"],
    ["deinen", "meinen"],
    ["deinem", "meinem"],
    ["deiner", "meiner"],
    ["dich", "mich"],
    ["dir", "mir"],
  ],
  because: ", weil mir das gefällt",
};
