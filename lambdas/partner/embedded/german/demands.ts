import type { Tongue } from "../tongue.ts";

/** How a question shows what it wants to hear. */
export const demands: Tongue["demands"] = [
  ["wie (?:kommst|fährst|gehst|bist du) .*", "transport"],
  ["mit wem|wer|wen|wem", "who"],
  ["wo|wohin|woher", "where"],
  ["wann|um wie viel uhr", "when"],
  ["warum|wieso", "why"],
  [
    "wie (?:ist|sind|war|waren|findest|gefällt|fandest)|was (?:denkst|hältst|meinst)|was ist deine meinung",
    "opinion",
  ],
  ["wie viele?|wie alt", "number"],
  [
    "was (?:hast|habt) .*gemacht|was (?:machst|tust)|was (?:wirst|willst|möchtest|würdest|kannst) .*machen",
    "action",
  ],
];
