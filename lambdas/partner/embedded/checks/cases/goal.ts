import type { Answer } from "../../answer.ts";
import { clauseAround } from "../../clause.ts";
import { type Check, type Finding, findingAt } from "../../finding.ts";
import { type Phrase, phraseAt, ruledSlots } from "../../phrase.ts";
import type { VerbUse } from "../../verb-use.ts";
import type { Word } from "../../word.ts";

const PLACE =
  /^(?:kino|schule|stadt|bett|schwimmbad|hallenbad|freibad|supermarkt|theater|museum|restaurant|bibliothek|kirche|disko|disco|club|jugendklub|jugendclub|café|fitnessstudio|stadion|stadtzentrum|stadtmitte|einkaufszentrum|krankenhaus|kneipe|konzert|garten|park|wald|bäckerei|küche|grundschule|innenstadt)$/;
const ELSEWHERE = /^(?:nach|zum|zur|ins|zu|auf|aufs|ans|an|hin|dorthin|dahin|raus|weg|aus)$/;

const melted: Readonly<Record<string, string>> = { m: "in den", f: "in die", n: "ins" };

/** The one place that a verb of going has in its clause: "im Kino", "in der Schule"; its first word and its phrase. */
const placeIn = (answer: Answer, from: number, to: number): { first: Word; phrase: Phrase } | undefined => {
  const { words } = answer;
  const found = words.slice(from, to).flatMap((first) => {
    const phrase = phraseAt(answer, first.lower === "in" ? first.at + 1 : first.at);
    const isPlace =
      first.lower === "im" || (first.lower === "in" && /[rm]$/.test(phrase?.determiner.lower ?? ""));
    return phrase && isPlace && PLACE.test(phrase.noun.lower) && phrase.early.length === 0
      ? { first, phrase }
      : [];
  });
  return found.length === 1 ? found[0] : undefined;
};

const judge = (answer: Answer, { at, head, verb }: VerbUse): Finding[] => {
  const { speech, words } = answer;
  const [from, to] = clauseAround(speech, words, at);
  const clause = words.slice(from, to);
  const place = placeIn(answer, from, to);
  // "in der Stadt gehen und einkaufen": the first of two.
  const goes = verb.lemma === "gehen" || (place && words[place.phrase.noun.at + 1]?.lower === "gehen");
  if (!goes) return [];
  // "im Park joggen gehen", "in der Stadt spazieren gegangen": it is done there.
  const going = (place?.phrase.noun.at ?? -2) + 1;
  const straight = going === head || words[going]?.lower === "gehen";
  const does = clause.some(
    (word) =>
      !(straight && word.at > going) &&
      word.at !== at &&
      word.at !== head &&
      word.lower !== "gehen" &&
      !speech.determiners.has(word.lower) &&
      (word.verbs.some(({ mood }) => mood === "infinitive") ||
        (/(?:en|eln)$/.test(word.lower) && word.nouns.length === 0 && !speech.lexicon.known.has(word.lower))),
  );
  const elsewhere = clause.some(({ lower, at: here }) => ELSEWHERE.test(lower) && here > at);
  // "es geht mir gut in der Schule", "wo geht man"
  const shares = at === from + 1 && speech.lists.joining.has(clause[0]?.lower ?? "");
  const person = shares || clause.some(({ lower }) => /^(?:ich|wir|er|sie|man|du)$/.test(lower));
  if (
    !place ||
    does ||
    elsewhere ||
    !person ||
    clause.some(({ lower }) => /^(?:es|wie|mir|gut)$/.test(lower))
  )
    return [];
  const [gender = ""] = ruledSlots(place.phrase)[0] ?? "";
  const { noun } = place.phrase;
  return [
    findingAt(place.first, noun, {
      kind: "case",
      rule: "Where somebody goes is in the accusative: ins Kino, in die Stadt.",
      ...(melted[gender] && { right: `${melted[gender]} ${noun.nouns[0]?.lemma}` }),
    }),
  ];
};

/** German: "Ich gehe in der Stadt", "Wir sind im Kino gegangen" – the place somebody goes to as if it were where they are. */
export const goal: Check = (answer) =>
  answer.speech.tongue.german ? answer.uses.flatMap((use) => judge(answer, use)) : [];
