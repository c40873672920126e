import type { Phrasebook } from "../phrasebook.ts";

/** How a question shows what it wants to hear. */
export const demands: Phrasebook["demands"] = [
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

/** How a task tells the student to ask something, as it is said to one. */
export const requests =
  "stell(?:e|en sie|t)? (?:\\p{L}+ ){0,4}(?:fragen?)|(?<=^|[.!:] ?)frag(?:e|en sie|t)? (?:mich|mir|ihn|deinen|deine|nach|ob|was|wann|wie|wo)|(?:hast|haben|möchte(?:st|n)) (?:du|sie) (?:mich |noch |auch )?(?:\\p{L}+ )?(?:fragen? (?:an|für) mich|etwas fragen)";
