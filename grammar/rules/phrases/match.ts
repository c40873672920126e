import { clauseAround } from "../../core/clause.ts";
import { asList } from "../../core/entries.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import type { Word } from "../../core/word.ts";
import { type Check, findingAt } from "../../engine/finding.ts";
import { ruleIdOf, type Told } from "../../engine/rule.ts";

/** A row of the table: words that stand beside one of its verbs, those that must not, and those of which one has to. */
type Match = { told: Told; verbs: readonly string[]; tokens: readonly string[] };

let read: readonly Match[] | undefined;

/** Reads a table of matches. Throws where a line is none, since then the table is wrong. */
export const matchesIn = (table: string): readonly Match[] =>
  asList(table).map((line) => {
    const [lead = "", list = "", message = ""] = line.split(" | ");
    const [named = "", ...verbs] = lead.split(" ");
    if (!message) throw new Error(`Not a match: ${line}`);
    return { told: { ...ruleIdOf(named), message }, verbs, tokens: list.split(" ") };
  });

const MELTED: Readonly<Record<string, string>> = {
  zum: "zu",
  zur: "zu",
  im: "in",
  am: "an",
  vom: "von",
  beim: "bei",
};
const DEGREE = /^(?:viele?|sehr|so|paar|ganz|total|nur|auch|über|\d+)$/;

/** What stands before a noun and its adjectives: its preposition, or "als" and "wie", and its article. */
const leadOf = ({ words, compiled }: ParsedAnswer, { at }: Word): [ruled?: string, article?: string] => {
  let article: string | undefined;
  for (let place = at; place > 0 && !words[place]?.afterPause; place -= 1) {
    const before = words[place - 1];
    const lower = before?.lower ?? "";
    const leads = compiled.lists.prepositions.has(lower) || /^(?:als|wie|statt)$/.test(lower);
    if (leads && !words[place]?.lower.startsWith("viel")) return [MELTED[lower] ?? lower, article];
    const isArticle = compiled.determiners.has(lower);
    // "Nachrichten zu schicken | Musik zu hören"
    const acts = before?.verbs.some(({ mood }) => mood === "infinitive") && !isArticle;
    const describes = before && before.adjectives.length > 0 && before.nouns.length === 0;
    if (acts || !(isArticle || describes || compiled.lists.numbers.has(lower) || DEGREE.test(lower))) break;
    if (isArticle) article ??= lower;
  }
  return [undefined, article];
};

const isCalled = ({ nouns, lower }: Word, name: string): boolean =>
  lower === name ||
  nouns.some(({ topic, lemma }) => `{${topic}}` === name || lemma.toLowerCase().endsWith(name));

const SELF = /^(?:mich|uns|dich|ihn|mir|dir|ihm)$/;

/** Is this what a token of the table says, beside a verb at `verb` in a clause from `from` on? */
const fits = (answer: ParsedAnswer, word: Word, token: string, from: number, verb: number): boolean => {
  const { words, compiled, uses } = answer;
  const [name = "", lead] = token.split(":").reverse();
  const [before, next] = [words[word.at - 1]?.lower ?? "", words[word.at + 1]];
  const goesOn = next?.afterPause === false;
  if (name.startsWith("-")) {
    if (word.lower !== name.slice(1)) return false;
    if (lead) return before === lead;
    // "sind zu Hause, und morgen kommen …": only what stands beside it is said as in "are coming".
    if (compiled.lists.prepositions.has(before) && !(before === "zu" && word.adjectives.length)) return false;
    if (word.verbs.length > 0) return Math.abs(word.at - verb) < 4 && !/^(?:und|oder)$/.test(before);
    // "nett und nie langweilig", "recht gut", "fünfzehn Cousins"
    const describes = goesOn && next.nouns.length + next.adjectives.length > 0;
    const joined = /^(?:und|oder|aber|nie|als|wie)$/.test(before);
    return SELF.test(word.lower) || !(describes || joined);
  }
  // "ich weiß | meine Freunde mögen das", as it is heard
  const acts = goesOn && word.at > from && next.at !== verb && uses.some(({ at }) => at === next.at);
  if (acts || word.nouns.length === 0 || !isCalled(word, name)) return false;
  const [ruled, article = ""] = leadOf(answer, word);
  if (lead === "bare") return !ruled && /^(?:|(?:kein|viel|so).*)$/.test(article);
  if (lead === "the") return !ruled && /^d(?:as|ie|en)$/.test(before) && word.at > from + 1;
  return ruled === lead;
};

type Acting = { at: number; head: number; lemmas: readonly string[] };

/** Every verb of an answer: the conjugated ones with their second part, and those that stand alone. */
const verbsOf = ({ words, uses }: ParsedAnswer): Acting[] => {
  const taken = new Set(uses.flatMap(({ at, head }) => [at, head]));
  const infinite = (at: number) =>
    (words[at]?.verbs ?? []).flatMap(({ verb, person }) => (person === undefined ? verb.lemma : []));
  return [
    ...uses.map(({ at, head, verb }) => ({ at, head, lemmas: at === head ? [verb.lemma] : infinite(head) })),
    ...words.flatMap(({ at, nouns, capital }) =>
      taken.has(at) || (nouns.length > 0 && capital) ? [] : [{ at, head: at, lemmas: infinite(at) }],
    ),
  ];
};

/** A verb and a noun that belong together stand no more words apart than this, however long a clause without punctuation is. */
const REACH = 20;

const judge = (answer: ParsedAnswer, { told, tokens }: Match, { at, head, lemmas }: Acting) => {
  const { words, compiled, uses } = answer;
  const [from, to] = clauseAround(compiled, words, at);
  const nearFrom = Math.max(from, Math.min(at, head) - REACH);
  const nearTo = Math.min(to, Math.max(at, head) + REACH);
  const clause = words.slice(nearFrom, nearTo).filter((word) => word.at !== at && word.at !== head);
  // "ich nehme den Bus | Fotos mache ich auch", as it is heard: the nearest verb has the noun.
  const others = uses
    .filter(
      (use) =>
        use.at !== at &&
        use.at >= nearFrom &&
        use.at < nearTo &&
        !compiled.determiners.has(words[use.at]?.lower ?? ""),
    )
    .flatMap((use) => [use.at, use.head]);
  // "ich werde mein Geld ansparen", "die Geschenke werden ausgepackt": another verb, perhaps one that no table knows.
  const helps =
    at === head &&
    lemmas.some((lemma) => /^(?:sein|haben|werden)$/.test(lemma)) &&
    clause.some(
      (word) =>
        !word.capital &&
        !others.includes(word.at) &&
        /[nt]$/.test(word.lower) &&
        (!compiled.lexicon.known.has(word.lower) || word.verbs.some(({ mood }) => mood === "participle")),
    );
  const far = (word: Word, place: number) => Math.abs(word.at - place);
  const isOurs = (word: Word) => {
    const nearest = far(word, at) < far(word, head) ? at : head;
    const isNearest = others.every(
      (other) =>
        // "… und schaue Videos": the next verb begins anew.
        (other > word.at && compiled.lists.joining.has(words[other - 1]?.lower ?? "")) ||
        (far(word, other) >= far(word, nearest) && other < nearest === other < word.at),
    );
    if (!isNearest) return false;
    // "weil es nützlich ist und die Stunden Spaß machen", "schwimmen und im Park spielen": each half has its own verb.
    const [low, high] = [Math.min(word.at, head), Math.max(word.at, head)];
    const isParted = words.slice(low + 1, high).some(({ lower }) => /^(?:und|oder)$/.test(lower));
    const last = word.at > head ? words[word.at + 1] : undefined;
    if (
      isParted &&
      ((word.verbs.length > 0 && !word.capital) || (last && !last.afterPause && last.verbs.length > 0))
    )
      return false;
    return true;
  };
  const marked = (sign: string) => tokens.flatMap((token) => (token.startsWith(sign) ? token.slice(1) : []));
  const [never, needs] = [marked("!"), marked("+")];
  const object = clause.find(
    (word) =>
      isOurs(word) &&
      !(at < head && head < word.at) &&
      tokens.some((token) => fits(answer, word, token, from, at)),
  );
  const needed = (word: Word) =>
    word !== object && isOurs(word) && needs.some((need) => isCalled(word, need)) && !leadOf(answer, word)[0];
  const verb = words[head];
  if (helps || !object || !verb || clause.some(({ lower }) => never.includes(lower))) return [];
  if (needs.length > 0 && !clause.some(needed)) return [];
  const [first, last] = object.at < head ? [object, verb] : [verb, object];
  return [findingAt(first, last, told)];
};

/** German: a verb and a noun in one clause that do not go together, in any order: "habe ich im Urlaub viele Fotos genommen". */
export const match: Check = (answer) => {
  const { german } = answer.compiled.definition;
  if (!german) return [];
  read ??= matchesIn(german.matches);
  const rows = read;
  return verbsOf(answer).flatMap((verb) =>
    rows.flatMap((row) =>
      row.verbs.some((lemma) => verb.lemmas.includes(lemma)) ? judge(answer, row, verb) : [],
    ),
  );
};
