import { clauseAround } from "../../core/clause.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { phraseAt } from "../../core/phrase/phrase.ts";
import type { VerbUse } from "../../core/verbUse.ts";
import { isDeterminer } from "../../core/word.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const ownPronoun = defineRule({
  id: "reflexive.needs-own-pronoun",
  message: (verb: string, own: string) => `*${verb}* is reflexive: add *${own}*.`,
});

/** Verbs that are reflexive with one of these prepositions; with none named, always. */
const REFLEXIVE: Readonly<Record<string, string>> = {
  interessieren: "für",
  freuen: "auf über für",
  kümmern: "um",
  konzentrieren: "auf",
  erinnern: "an",
  bewerben: "um bei",
  verlieben: "in",
  gewöhnen: "an",
  beschäftigen: "mit",
  engagieren: "für",
  ärgern: "über",
  entscheiden: "für",
  unterhalten: "mit über",
  verstehen: "mit",
  beklagen: "über",
  bedanken: "",
  benehmen: "",
  ausruhen: "",
  langweilen: "",
  amüsieren: "",
  beschweren: "",
  beeilen: "",
  befinden: "",
  erholen: "",
  erkälten: "",
  verspäten: "",
  treffen: "",
};
const SELVES = /^(?:mich|mir|dich|dir|sich|uns|euch|einander)$/;
const OBJECTS = /^(?:ihn|sie|es|das|alles|viele?s?|etwas|nichts|jeden|jemanden)$/;

/** Does a preposition lead to the noun at this place? */
const isRuled = ({ words, compiled }: ParsedAnswer, noun: number, from: number): boolean =>
  words.slice(Math.max(from, noun - 3), noun).some(({ lower }) => compiled.lists.prepositions.has(lower));
const OF_ONESELF = /^(?:erinnern|langweilen|gewöhnen|treffen)$/;
const OWN: Readonly<Record<string, string>> = { ich: "mich", wir: "uns" };

const MET =
  /^(?:niemand(?:en)?|jemand(?:en)?|welche|sie|ihn|es|dich|euch|alle|viele|andere|einige|manche|wen|was|keinen?|einen|eine)$/;

/** Is anybody met, wherever it stands: "Lena treffe ich oft", "die ich dort treffe", "treffe im Park meine Clique"? */
const meets = (
  answer: ParsedAnswer,
  at: number,
  head: number,
  [from, to]: readonly [number, number],
): boolean => {
  const { words, compiled } = answer;
  const isLed = (place: number): boolean => {
    const before = words[place - 1];
    if (!before || words[place]?.afterPause) return false;
    const leads = isDeterminer(compiled, before) || before.adjectives.length > 0;
    return compiled.lists.prepositions.has(before.lower) || (leads && isLed(place - 1));
  };
  return words.slice(Math.max(0, from - 1), to).some((word) => {
    const { lower, nouns, capital, opens } = word;
    if (word.at === at || word.at === head) return false;
    const fronted = word.at < at && /^(?:d(?:ie|en|as|er)|ein|zu)$/.test(lower);
    if (MET.test(lower) || fronted) return !phraseAt(answer, word.at);
    const named = nouns.length > 0 || (capital && !opens) || !compiled.lexicon.known.has(lower);
    return named && !isLed(word.at) && !compiled.lists.times.has(lower) && !compiled.fronted.has(lower);
  });
};

const missing = (answer: ParsedAnswer, { at, head, verb }: VerbUse): Finding[] => {
  const { words, compiled } = answer;
  const links = REFLEXIVE[verb.lemma];
  const [helper, word] = [words[at], words[head]];
  if (links === undefined || !helper || !word) return [];
  const [from, to] = clauseAround(compiled, words, at);
  const clause = words.slice(from, to);
  if (clause.some(({ lower }) => SELVES.test(lower))) return [];
  if (verb.lemma === "treffen" && meets(answer, at, head, [from, to])) return [];
  // "ich bin interessiert", "ich wurde erinnert", "obwohl ich erkältet bin"
  const state = at === head ? words[head + 1] : helper;
  if (word.lower === "verspätet") return [];
  const states = state?.verbs.some((each) => /^(?:sein|werden)$/.test(each.verb.lemma));
  const infinite = words[head]?.verbs.some(({ mood }) => mood === "infinitive");
  if (states && !infinite) return [];
  const wanted = links.split(" ");
  const link = clause.find(
    ({ lower, at: place }) =>
      wanted.includes(lower) &&
      place !== at &&
      place !== head &&
      // "mit der Zeit verstehe ich mehr"
      words[place + 2]?.lower !== "zeit",
  );
  const self = clause.find(({ lower }) => OWN[lower]);
  if ((links !== "" && !link) || (OF_ONESELF.test(verb.lemma) && !self)) return [];
  // "Das Buch erinnert meinen Vater an …", "Ich verstehe ihn mit …": something else is the object.
  const object = words
    .slice(at + 1, link?.at ?? to)
    .some(
      ({ lower, nouns, at: place }) =>
        OBJECTS.test(lower) ||
        (nouns.length > 0 &&
          place !== head &&
          !compiled.lists.times.has(lower) &&
          (links === "" || !compiled.lists.prepositions.has(words[place - 1]?.lower ?? "")) &&
          (link !== undefined || !isRuled(answer, place, at))),
    );
  if (object) return [];
  const before = words[at - 1];
  const straight =
    at === head && before && !helper.afterPause && (before === self || before.nouns.length > 0);
  const own = self ? OWN[self.lower] : "sich";
  return [
    findingAt(helper, word, {
      ...ownPronoun(verb.lemma, own ?? ""),

      ...(straight &&
        from === words.findLastIndex(({ opens, at: place }) => opens && place <= at) && {
          right: `${helper.text} ${own}`,
        }),
    }),
  ];
};

/** German: "Die Stadt befindet im Norden", "Wir müssen um die Umwelt kümmern" – verbs that need their "sich". */
export const oneself: Check = (answer) =>
  answer.compiled.definition.german ? answer.uses.flatMap((use) => missing(answer, use)) : [];
