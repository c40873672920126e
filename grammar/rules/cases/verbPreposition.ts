import { clauseAround } from "../../core/clause.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import type { VerbUse } from "../../core/verbUse.ts";
import type { Word } from "../../core/word.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";
import { wholeOf } from "./dativeVerb.ts";

const verbTakes = defineRule({
  id: "preposition.after-verb",
  message: (found: string, said: string) =>
    `Wrong preposition: with this verb, use *${said}*, not *${found}*.`,
});

/** What verbs take in German, and what English-speakers give them: the right preposition with how it is said, and the wrong ones. */
const TAKING: Readonly<Record<string, readonly [right: string, said: string, wrong: string]>> = {
  warten: ["auf", "warten auf", "für an zu"],
  freuen: ["auf über", "sich freuen auf", "für zu um von nach"],
  interessieren: ["für", "sich interessieren für", "in an über um auf von"],
  sprechen: ["mit", "sprechen mit", "zu"],
  reden: ["mit", "reden mit", "zu"],
  handeln: ["von um", "handeln von", "über auf"],
  kümmern: ["um", "sich kümmern um", "für über von nach mit"],
  streiten: ["mit über um", "sich streiten mit", "gegen"],
  träumen: ["von", "träumen von", "um für auf über"],
  erinnern: ["an", "sich erinnern an", "von auf über für"],
  denken: ["an über von", "denken an", "für"],
  glauben: ["an", "glauben an", "in"],
  lachen: ["über", "lachen über", "um für"],
  hoffen: ["auf", "hoffen auf", "für"],
  bewerben: ["um für bei", "sich bewerben um", "zu auf"],
  entscheiden: ["für", "sich entscheiden für", "zu auf an"],
  gewöhnen: ["an", "sich gewöhnen an", "zu mit auf"],
  antworten: ["auf", "antworten auf", "zu an"],
  verzichten: ["auf", "verzichten auf", "von zu ohne"],
  telefonieren: ["mit", "telefonieren mit", "zu"],
  leiden: ["unter an", "leiden unter", "von mit"],
  abhängen: ["von", "abhängen von", "auf an"],
  teilnehmen: ["an", "teilnehmen an", "in auf zu bei"],
  aufpassen: ["auf", "aufpassen auf", "für nach"],
  suchen: ["nach", "suchen” without a preposition, or “suchen nach", "für"],
  konzentrieren: ["auf", "sich konzentrieren auf", "für zu an"],
};

/** "in der Pause", "um drei Uhr", "zu Hause": when and where, with any verb. */
const isAside = ({ words, compiled }: ParsedAnswer, { at, lower: preposition }: Word): boolean =>
  words
    .slice(at + 1, at + 3)
    .some(
      ({ lower }) =>
        (compiled.lists.times.has(lower) && !/^(?:zu|von|nach)$/.test(preposition)) ||
        /^(?:hause|\d.*|zweit|dritt|schule|klasse|unterricht|fuß|freizeit|gegend|internet|bad|bett)$/.test(
          lower,
        ),
    );

const judge = (answer: ParsedAnswer, use: VerbUse): Finding[] => {
  const { verb, at } = use;
  const { compiled, words } = answer;
  const [from, to] = clauseAround(compiled, words, at);
  const taking = TAKING[wholeOf(answer, use, to)];
  if (!taking) return [];
  const [right, said, wrong] = taking;
  const clause = words.slice(from, to);
  const rights = right.split(" ");
  const depends = compiled.lists.subordinating.has(clause[0]?.lower ?? "");
  // "ich freue mich darauf", "ich bin auf den Bus warten": what it should be is there already.
  if (
    clause.some(({ lower }) =>
      rights.some(
        (each) =>
          lower === each ||
          lower === `${each}s` ||
          /^(?:da|wo)r?/.exec(lower)?.[0] === lower.slice(0, -each.length),
      ),
    )
  )
    return [];
  const reflexive = said.startsWith("sich ");
  const self = clause.find(({ lower }) => /^(?:mich|dich|sich|uns)$/.test(lower));
  // "Sie ärgert mich": no reflexive, but somebody else; "ich bin interessiert in" has none.
  const mine = clause.some(({ lower }) => lower === "ich");
  const being = words[at]?.verbs.some((each) => each.verb.lemma === "sein");
  if (reflexive && !being && (!self || (self.lower === "mich" && !mine))) return [];
  const found = clause.find(
    (word) =>
      wrong.split(" ").includes(word.lower) &&
      // "weil ich für den Bus warten muss"
      (depends || word.at > Math.min(at, self?.at ?? at)) &&
      // "ich glaube viele haben Stress in der Schule": another verb's.
      !answer.uses.some((other) => other.at > use.head && other.at < word.at) &&
      (/^ferien$/.test(words[word.at + 2]?.lower ?? "") || !isAside(answer, word)) &&
      // "ich freue mich für meine Schwester": for her.
      !(
        verb.lemma === "freuen" &&
        word.lower === "für" &&
        words
          .slice(word.at + 1, word.at + 3)
          .some(
            ({ nouns, lower }) =>
              /^(?:dich|ihn|sie|euch|andere|alle)$/.test(lower) ||
              nouns.some(({ topic }) => topic === "family" || topic === "friends"),
          )
      ) &&
      // "zu viel", "zu tanzen"
      !(
        word.lower === "zu" &&
        words[word.at + 1]?.nouns.length === 0 &&
        !compiled.determiners.has(words[word.at + 1]?.lower ?? "")
      ) &&
      // "ich warte für meinen Bruder zwei Minuten"
      (words[word.at + 1]?.nouns.length ||
        (verb.lemma === "interessieren" && !compiled.lexicon.known.has(words[word.at + 1]?.lower ?? "in")) ||
        compiled.determiners.has(words[word.at + 1]?.lower ?? "") ||
        words[word.at + 1]?.adjectives.length ||
        /^(?:mich|dich|ihn|sie|uns|mir|dir|ihm|ihr|ihnen)$/.test(words[word.at + 1]?.lower ?? "")),
  );
  if (!found) return [];
  // "ich suche ein Geschenk für meine Mutter": what is sought is named, and whom it is for.
  const named = clause.some(
    (word) =>
      /^(?:es|ihn|das|etwas|was|nichts)$/.test(word.lower) ||
      (word.lower !== "bitte" &&
        (word.at < found.at || word.at > found.at + 3) &&
        word.at !== from &&
        word.nouns.some(({ topic }) => topic !== "family" && topic !== "friends") &&
        !compiled.lists.times.has(word.lower)),
  );
  if (verb.lemma === "suchen" && named) return [];
  return [
    findingAt(found, words[found.at + 1] ?? found, {
      ...verbTakes(found.lower, said),
    }),
  ];
};

/** German: "ich warte für den Bus", "ich interessiere mich in Musik" – verbs and their prepositions. */
export const verbPreposition: Check = (answer) =>
  answer.compiled.definition.german ? answer.uses.flatMap((use) => judge(answer, use)) : [];
