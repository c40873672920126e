import type { Tense } from "../../../domain/exercise.ts";

/** Verbs whose past is not made by "-ed". */
const irregular = new Map(
  (
    "go:went do:did have:had make:made eat:ate drink:drank see:saw buy:bought read:read write:wrote run:ran swim:swam sing:sang " +
    "take:took give:gave get:got meet:met win:won lose:lost sleep:slept speak:spoke drive:drove ride:rode fly:flew wear:wore put:put " +
    "leave:left come:came begin:began bring:brought build:built choose:chose draw:drew learn:learnt teach:taught sell:sold send:sent " +
    "spend:spent stand:stood hear:heard feel:felt hold:held keep:kept pay:paid lie:lay sit:sat fall:fell grow:grew throw:threw catch:caught " +
    "understand:understood wake:woke become:became cut:cut set:set"
  )
    .split(" ")
    .map((pair) => {
      const [verb = "", past = ""] = pair.split(":");
      return [verb, past] as const;
    }),
);

const doubled = /^(?:plan|chat|jog|shop|stop|drop|prefer|travel|hug|tap|chop|skip|trip)$/;

const pastOf = (verb: string): string => {
  const [first = "", ...rest] = verb.split(" ");
  const regular = /e$/.test(first)
    ? `${first}d`
    : /[^aeiou]y$/.test(first)
      ? first.replace(/y$/, "ied")
      : doubled.test(first)
        ? `${first}${first.at(-1)}ed`
        : `${first}ed`;
  return [irregular.get(first) ?? regular, ...rest].join(" ");
};

const pasts = new Set(irregular.values());
const isPast = (verb: string): boolean => /ed$/.test(verb) || (pasts.has(verb) && !irregular.has(verb));

/** Our tables gloss some verbs of liking by what the thing does to somebody. */
const turned: Readonly<Record<string, string>> = {
  practice: "practise",
  please: "like",
  delight: "love",
  fascinate: "love",
  adore: "love",
};
/** Verbs with which another one stands without "to". */
const MODAL = new Set(["can", "may", "be able", "be able to"]);
const NEEDS_TO: Readonly<Record<string, string>> = { must: "have", "have to": "have", should: "have" };

const PLACE = /^(?:in|to|with|at) /;
/** What French and Spanish say with "do", and English with other words. */
const objectOf = (verb: string, object: string): string => {
  if (/^(?:go|travel|drive|fly|move)$/.test(verb))
    return PLACE.test(object) || object.startsWith("by ")
      ? object.replace(/^in /, "to ").replace(/^with the /, "by ")
      : `to ${object}`;
  if (verb === "listen") return `to ${object}`;
  if (verb === "do" && object === "a bike") return "cycling";
  if (/^have \w+$/.test(verb) && !PLACE.test(object)) return `of ${object}`;
  if (verb === "live") return PLACE.test(object) ? object : `in ${object}`;
  return object;
};

type Parts = {
  finite: string;
  verb: string;
  isChain: boolean;
  tense: Tense;
  isDenied: boolean;
  likes: boolean;
  object: string;
};

/** "you like to play football" and "do you like to play football", from the English of its parts; undefined where that would be no English. */
export const englishClause = ({
  finite,
  verb,
  isChain,
  tense,
  isDenied,
  likes,
  object: said,
}: Parts): { statement: string; question: string } | undefined => {
  const plain = (each: string) => turned[each] ?? each;
  if (/^be(?: |$)/.test(verb) || MODAL.has(verb) || NEEDS_TO[verb]) return undefined;
  const object = objectOf(plain(verb), said);
  const asked = (helper: string, rest: string, bare: string) => ({
    statement: isDenied ? `you ${helper}n't ${rest}` : `you ${bare}`,
    question: isDenied ? `${helper}n't you ${rest}` : `${helper} you ${rest}`,
  });
  const withHelper = (helper: string, no: string, rest: string) => ({
    statement: `you ${isDenied ? no : helper} ${rest}`,
    question: `${isDenied ? no : helper} you ${rest}`,
  });
  const main = plain(verb);
  const own = plain(finite);
  // "Desayuno cereales": one has them for breakfast.
  const meal = /^have (\w+)$/.exec(main)?.[1];
  const done = meal && object.startsWith("of ") ? `have ${object.slice(3)} for ${meal}` : `${main} ${object}`;
  if (isChain && MODAL.has(finite)) {
    const [helper, no] =
      tense === "past" || tense === "conditional" ? ["could", "couldn't"] : ["can", "can't"];
    return withHelper(helper, no, done);
  }
  // "Je voudrais", "me gustaría", "ich möchte"
  if (tense === "conditional" && (own === "like" || own === "want"))
    return withHelper("would", "wouldn't", isChain ? `like to ${done}` : `like ${object}`);
  if (isChain && own === "go") {
    const rest = `going to ${done}`;
    return withHelper("are", "aren't", rest);
  }
  if (isChain && own === "become") {
    const [helper, no] = tense === "conditional" ? ["would", "wouldn't"] : ["will", "won't"];
    return withHelper(helper, no, likes ? `like to ${done}` : done);
  }
  const first = NEEDS_TO[own] ?? own;
  const phrase = likes ? `like to ${done}` : isChain ? `${first} to ${done}` : done;
  switch (tense) {
    case "present":
      return asked("do", phrase, phrase);
    case "past":
      return asked("did", phrase, pastOf(phrase));
    case "future":
      return withHelper("will", "won't", phrase);
    case "conditional":
      return withHelper("would", "wouldn't", phrase);
  }
};

/** "you play" as it is said of one other: "you plays"; helpers that have no such form stay. */
export const inThird = (statement: string): string =>
  statement.replace(/^you (\w+)/, (whole, verb: string) => {
    if (verb === "are") return "you is";
    if (verb === "have") return "you has";
    if (/^(?:will|would|can|could|won't|wouldn't|can't)$/.test(verb) || isPast(verb)) return whole;
    if (/(?:s|sh|ch|x|o)$/.test(verb)) return `you ${verb}es`;
    return /[^aeiou]y$/.test(verb) ? `you ${verb.replace(/y$/, "ies")}` : `you ${verb}s`;
  });
