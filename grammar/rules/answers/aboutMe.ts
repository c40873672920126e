import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { subjectsIn } from "../../core/subject/subject.ts";
import { type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const aboutYou = defineRule({
  id: "person.about-you",
  message: (verb: string) => `The question is about you: *${verb}* is the form for “he” or “she”.`,
});

/** Verbs that often have something else for a subject: "fue genial", "me gustó", "llovió". */
const IMPERSONAL = new Set(
  "ser estar haber hay gustar encantar interesar doler parecer llover nevar hacer faltar costar importar molestar empezar terminar durar pasar tratar quedar depender venir llegar salir tener".split(
    " ",
  ),
);

/** Where Spanish asks "you" and the answer begins with "he": "¿Qué comiste? – Comió una pizza." */
export const aboutMe = (answer: ParsedAnswer, question: ParsedAnswer): Finding[] => {
  const { compiled, uses, words } = answer;
  if (compiled.definition.dropsSubjects !== true) return [];
  const asked = question.uses.filter(({ at }) => {
    const finite = question.words[at]?.verbs.filter(({ person }) => person !== undefined) ?? [];
    return finite.length > 0 && finite.every(({ person }) => person === 1);
  });
  const [use] = uses;
  const verb = use && words[use.at];
  // A word without its accent may stand for two forms.
  if (asked.length === 0 || !use || !verb || verb.nouns.length > 0 || verb.text.toLowerCase() !== verb.lower)
    return [];
  const finite = verb.verbs.filter(({ person, mood }) => person !== undefined && mood !== "subjunctive");
  if (finite.length === 0 || finite.some(({ person }) => person !== 2)) return [];
  const named = subjectsIn(answer).some((subject) => subject.verb.at === verb.at);
  // Whoever is named before the verb may be its subject.
  const before = words
    .slice(0, verb.at)
    .some(
      ({ nouns, capital, opens, lower }) =>
        (capital && !opens) ||
        /^(que|quien|se|me|te|le|les|nos|lo|la|no|él|ella|usted|uno)$/.test(lower) ||
        nouns.some(({ topic }) => topic === "family" || topic === "friends"),
    );
  const next = words[verb.at + 1];
  const goes = use.verb.lemma === "ir" && next?.lower === "a";
  const direct =
    next && !next.afterPause && /^(a|al|con|en|por|mucho|mucha|un|una|el|la|unos|unas)$/.test(next.lower);
  const echoes = asked.some(
    ({ at, verb: { lemma } }) =>
      // "fuiste" is of ir and of ser.
      question.words[at]?.verbs.some((each) => each.verb.lemma === use.verb.lemma) ||
      (lemma === "hacer" && /^(a|al|con|en)$/.test(next?.lower ?? "")) ||
      (lemma === "ir" && goes),
  );
  if (named || before || !direct || !echoes || (IMPERSONAL.has(use.verb.lemma) && use.verb.lemma !== "ir"))
    return [];
  const [reading] = finite.filter(({ verb: { lemma } }) => lemma === use.verb.lemma);
  const right = reading?.verb.forms.find(({ mood, person }) => mood === reading.mood && person === 0)?.form;
  return [
    findingAt(verb, verb, {
      ...aboutYou(verb.text),

      ...(right && use.at === use.head && { right }),
    }),
  ];
};
