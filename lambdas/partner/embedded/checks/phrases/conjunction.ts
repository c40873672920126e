import type { Answer } from "../../answer.ts";
import { clauseAround } from "../../clause.ts";
import { type Check, type Finding, findingAt } from "../../finding.ts";
import { phraseAt } from "../../phrase.ts";
import { isDeterminer, isSubject, type Word } from "../../word.ts";

const ASKS =
  /^(?:wissen|fragen|sagen|erzählen|vergessen|verstehen|überlegen|entscheiden|sehen|hören|erklären|zeigen|planen|kommen|ankommen|erinnern|denken)$/;
const ASKING = /^(?:egal|klar|sicher|seit|bis|ab|von|frage|ahnung|davon|darauf|ob)$/;

/** Where the clause of a conjunction ends in its verb, the word for that; what follows the conjunction has to be a subject. */
const lastVerb = ({ words, speech }: Answer, { at }: Word): Word | undefined => {
  const [, to] = clauseAround(speech, words, at);
  const last = words[to - 1];
  const finite = last?.verbs.some(({ person }) => person !== undefined);
  // "wann man will"
  const wanted = /^(?:will|wollen|möchten?)$/.test(last?.lower ?? "");
  return last && last.at > at + 1 && finite && !wanted && last.nouns.length === 0 ? last : undefined;
};

/** Is this the subject of the clause that begins here: "wir", "meine Großeltern", "Schuluniformen"? */
const hasSubject = (answer: Answer, place: number): boolean => {
  const word = answer.words[place];
  if (!word || word.afterPause) return false;
  return isSubject(answer.speech, word) || isDeterminer(answer.speech, word) || word.nouns.length > 0;
};

/** "wann ich klein war": it only asks. */
const when = (answer: Answer, word: Word): Finding[] => {
  const { words, uses } = answer;
  const last = lastVerb(answer, word);
  const before = words.slice(0, word.at);
  const asked =
    uses.some(({ at, verb }) => at < word.at && ASKS.test(verb.lemma)) ||
    before.some(({ lower }) => ASKING.test(lower));
  if (word.lower !== "wann" || !last || asked || !hasSubject(answer, word.at + 1)) return [];
  const past = last.verbs.every(({ mood }) => mood !== "present");
  return [
    findingAt(word, word, {
      kind: "phrase",
      rule: "“wann” only asks for a time: one time in the past is “als”, and “whenever” is “wenn”.",
      right: past ? "als" : "wenn",
    }),
  ];
};

/** "ich denke das er nett ist": what is no article and goes back to nothing neuter is "dass". */
const that = (answer: Answer, word: Word): Finding[] => {
  const { words } = answer;
  const [lead, next] = [words[word.at - 1], words[word.at + 1]];
  if (word.lower !== "das" || word.opens || !lead || !next || !lastVerb(answer, word)) return [];
  const noun = next.nouns.length > 0 && next.capital;
  const article = noun && next.nouns.some(({ slots }) => slots.some((slot) => slot.startsWith("ns")));
  const subject = /^(?:ich|du|er|wir|man|sie|es|mein|meine|meiner|viele|alle)$/.test(next.lower);
  if (!(subject || noun) || article || next.afterPause) return [];
  const begins = words.findLastIndex(({ opens, at }) => opens && at < word.at);
  // "ein Buch gelesen, das ich …", "etwas, das man …": a relative pronoun.
  const meant = words
    .slice(Math.max(0, begins), word.at)
    .some(
      ({ lower, nouns, capital, opens }) =>
        /^(?:etwas|alles|nichts|eine?s|das|dies|vieles)$/.test(lower) ||
        (capital && !opens && nouns.length === 0) ||
        nouns.some(({ slots }) => slots.some((slot) => slot.startsWith("ns"))),
    );
  return meant
    ? []
    : [findingAt(word, word, { kind: "phrase", rule: "“that” before a clause is “dass”.", right: "dass" })];
};

/** "bevor dem Frühstück": it leads to a clause, and "vor" to a noun. */
const before = (answer: Answer, word: Word): Finding[] => {
  const phrase = word.lower === "bevor" ? phraseAt(answer, word.at + 1) : undefined;
  const next = answer.words[word.at + 1]?.lower ?? "";
  return phrase && /^(?:dem|der|den|meine[mr]|unsere[mr])$/.test(next) && !lastVerb(answer, word)
    ? [
        findingAt(word, phrase.noun, {
          kind: "phrase",
          rule: "“bevor” leads to a clause; before a noun it is “vor”.",
        }),
      ]
    : [];
};

/** German: words that lead to a clause and are taken for others: wann, das, bevor. */
export const conjunction: Check = (answer, spoken) =>
  answer.speech.tongue.german === undefined || answer.text.includes("?")
    ? []
    : answer.words.flatMap((word) => [
        ...when(answer, word),
        ...(spoken ? [] : that(answer, word)),
        ...before(answer, word),
      ]);
