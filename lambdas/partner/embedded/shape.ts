import type { ParsedAnswer } from "../../../grammar/core/parsedAnswer.ts";
import type { Asked } from "./asked.ts";

type Told = readonly (readonly [name: string, holds: RegExp])[];

/** How a question asks: the first of these that holds, where it cannot be answered by yes or no. */
const ASKING: Told = [
  ["service", /vous désirez|puedo ayudar|ihnen helfen|desean tomar|möchten sie|que désirez|qué desea/],
  ["amount", /combien|cuánt|wie viel|wie lange|depuis|desde|seit wann/],
  ["clock", /quelle heure|qué hora|wann|quand|cuándo/],
  ["often", /souvent|frecuencia|a menudo|wie oft/],
  [
    "trouble",
    /avantage|inconv|ventaja|vorteil|nachteil|danger|gefahr|peligro|problème|problem|préoccup|preocup/,
  ],
  ["why", /pourquoi|por qué|warum|wieso/],
  ["who", /(?<!\p{L})qui (?:est|fait|t|a)|avec qui|quién|(?<!\p{L})wer |mit wem|wen /u],
  ["where", /(?<!\p{L})où|dónde|(?<!\p{L})wo(?!\p{L})|wohin|woher/u],
  ["thought", /penses-tu|pensez|que penses|opinas|piensas|parece|hältst du|denkst du|findest/],
  ["duty", /devr|faudr|faut-il|deber|debe|sollte|peut-on|puede|podemos|kann man|könnten/],
  ["being", /(?:comment|cómo|wie) (?:est|sont|es|son|ist|sind|était|era|war|sieht|fue)(?!\p{L})/u],
  ["how", /comment|cómo|(?<!\p{L})wie(?!\p{L})/u],
  ["which", /quel|cuál|welch|lieblings/],
  ["what", /qu'est-ce|que |quoi|qué|(?<!\p{L})was(?!\p{L})/u],
  ["story", /^(?:décris|describe|beschreib|parle|raconte|habla|cuént|cuenta|háblame|erzähl)/],
];
const CHOICE = / lieber|préfère|prefier| ou | o | oder /;

/** How an answer begins. */
const BEGINNING: Told = [
  [
    "hedge",
    /^(?:(?:ça|cela) dépend|la plupart|une fois|peut-être|parfois|bien s|évidemment|tout à fait|énormément|(?:assez|plutôt|très|pas|beaucoup|much|bastante|casi|noch|leider|schon|immer|toujours|nunca|jamás|nie|malheur|rarement|souvent|jamais|de temps|siempre)|depende|regular|qué va|para nada|en absoluto|por |todav|aún no|quiz|tal vez|una vez|a veces|es kommt|das kommt|kommt|einmal|natürlich|klar|gar nicht|überhaupt|eigentlich|meistens|manchmal|vielleicht|zum glück|si )/,
  ],
  ["cause", /^(?:pour|para|um|parce|porque|weil|car|denn|damit|à) /],
  ["I", /^(?:je|j'|yo|ich|me|mi|mon|ma|mes|meine?|mis)(?:(?<=')| )/],
  ["it", /^(?:ils?|elles?|c'|ce|er|sie|es|ça|das|cela)(?:(?<=')| )/],
  ["thing", /^(?:une?|des?|du|les?|la|l'|el|l[oa]s|unos|unas|eine?n?|d[ie]e|der|das|den)(?:(?<=')| )/],
];
/** What it holds, wherever. */
const HOLDING: Told = [
  [
    "often",
    /(?<!\p{L})(?:fois|vez|veces|mal|to(?:us|utes) les|tod[oa]s l[oa]s|jeden?|toujours|souvent|jamais|rarement|parfois|siempre|nunca|normalmente|immer|oft|nie|manchmal|d'habitude|a menudo|meistens|par semaine|täglich|\p{L}+mal|entre semana)(?!\p{L})/u,
  ],
  [
    "clock",
    /(?<!\p{L})(?:heures?|midi|minuit|a las?|medianoche|mediodía|um (?:halb|viertel|\p{L}+)|uhr|halb|gegen)(?!\p{L})/u,
  ],
  ["one", /(?<!\p{L})(?:on|il faut|il y a|man|es gibt|hay|se|la gente|les gens|menschen|leute)(?!\p{L})/u],
  [
    "duty",
    /(?<!\p{L})(?:devrai\p{L}+|faudrait|faut|pourrai\p{L}+|debería\p{L}*|tendría\p{L}*|hay que|podría\p{L}*|sollte\p{L}*|müss\p{L}+|muss|könnte\p{L}*|peut|peuvent|puede\p{L}*|kann|können|darf|dürfen)(?!\p{L})/u,
  ],
];
const HEARD = [
  "numbers",
  "reasons",
  "opinions",
  "people",
  "times",
  "pastMarkers",
  "futureMarkers",
  "none",
  "verdicts",
] as const;
const FEW = 5;
const MANY = 14;

const of = (told: Told, text: string): string[] =>
  told.flatMap(([name, holds]) => (holds.test(text) ? name : []));

/** What is seen of a question without knowing what it is about: how it asks, whom, and of which time. */
export const shapeAsked = ({ reading, open, supposes, demands: [primary] }: Asked): string[] => {
  const { plain, uses, words } = reading;
  const you = uses.some(({ at }) => words[at]?.verbs.some(({ person }) => person === 1 || person === 4));
  return [
    open ? (of(ASKING, plain)[0] ?? "open") : "closed",
    you ? "you" : uses.length > 0 ? "they" : "verbless",
    `in ${uses.at(-1)?.tenses[0] ?? "none"}`,
    ...(primary ? [`wants ${primary}`] : []),
    ...(supposes ? ["supposes"] : []),
    ...(CHOICE.test(plain) ? ["choice"] : []),
  ];
};

/** What is seen of an answer without knowing what it is about. */
export const shapeTold = ({ plain, words, uses, compiled: { lists } }: ParsedAnswer): string[] => {
  const first = words[0]?.lower ?? "";
  const says = lists.affirming.has(first) || lists.nots.has(first);
  const begins = of(BEGINNING, plain);
  const verbal = uses.flatMap(({ at, tenses }) => {
    const persons = words[at]?.verbs.map(({ person }) => person) ?? [];
    const who = persons.includes(0) ? "me" : persons.includes(3) ? "us" : "them";
    return [who, ...tenses.slice(0, 1)];
  });
  return [
    ...new Set([
      "any",
      ...(says ? ["yes"] : []),
      ...begins.filter((each) => !says || each !== "hedge"),
      ...(lists.prepositions.has(first) ? ["led"] : []),
      ...verbal,
      ...(uses.length === 0 ? ["verbless"] : []),
      ...(words.some(({ adjectives }) => adjectives.length > 0) ? ["describes"] : []),
      ...of(HOLDING, plain),
      ...HEARD.filter((list) => lists[list].heardIn(plain).length > 0),
      ...(/\d/.test(plain) ? ["numbers"] : []),
      ...(words.length < FEW ? ["few"] : words.length > MANY ? ["many"] : []),
    ]),
  ];
};
