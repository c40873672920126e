import { clauseAround } from "../../core/clause.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { joined } from "../../core/phrase/form.ts";
import { type Phrase, phraseAt } from "../../core/phrase/phrase.ts";
import { shared } from "../../core/phrase/slot.ts";
import { subjectsIn } from "../../core/subject/subject.ts";
import type { VerbUse } from "../../core/verbUse.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const toSomebody = defineRule({
  id: "case.indirect-object",
  message: "The person you give, say or show something to is in the dative.",
});

/** Verbs with a thing in the accusative and a person in the dative. */
const GIVING =
  /^(?:geben|schenken|kaufen|zeigen|schicken|erzählen|leihen|erklären|schreiben|kochen|sagen|bringen|empfehlen|wünschen)$/;
const PEOPLE = ["family", "friends"];

const isPerson = ({ noun }: Phrase): boolean =>
  /^(?:schüler|lehrer|leute|kinder|gäste)n?$/.test(noun.lower) ||
  noun.nouns.some(({ topic }) => topic !== undefined && PEOPLE.includes(topic));

/** Does a thing follow that is given: "ein Buch", "Blumen", "alles"? */
const hasThing = (answer: ParsedAnswer, place: number): boolean => {
  const next = answer.words[place];
  if (!next || next.afterPause) return false;
  const thing = phraseAt(answer, place);
  // "ein gutes neues Jahr" is wished.
  if (thing)
    return !isPerson(thing) && (!answer.compiled.lists.times.has(thing.noun.lower) || thing.early.length > 0);
  const isNoun =
    next.nouns.length > 0 && next.verbs.length === 0 && !answer.compiled.lists.times.has(next.lower);
  return isNoun || /^(?:alles|viel|etwas|nichts|immer|oft)$/.test(next.lower);
};

/** "Es gibt", "gibt es": nobody gives anything to anybody. */
const isThere = ({ words }: ParsedAnswer, { at, verb }: VerbUse): boolean =>
  verb.lemma === "geben" && [at - 1, at + 1].some((place) => words[place]?.lower === "es");

const given = (answer: ParsedAnswer, use: VerbUse): Finding[] => {
  const { compiled, words } = answer;
  if (!GIVING.test(use.verb.lemma) || isThere(answer, use)) return [];
  const [from, to] = clauseAround(compiled, words, use.at);
  // Somebody else does the giving, or the person would be its subject: "das hat meine Mutter gekauft".
  // "und erklärt die Schüler die Grammatik": the subject came before.
  const joins =
    compiled.lists.joining.has(words[from]?.lower ?? "") && use.at === from + 1 ? words[use.at] : undefined;
  const subject =
    words.slice(from, to).find(({ lower }) => /^(?:ich|wir|er|du|man)$/.test(lower)) ??
    joins ??
    subjectsIn(answer).find(({ verb }) => verb.at === use.at)?.first;
  const phrase = [use.at + 1, use.at + 2].flatMap((at) => phraseAt(answer, at) ?? [])[0];
  if (!subject || !phrase || !isPerson(phrase) || phrase.determiner.at >= to) return [];
  const between = words[phrase.determiner.at - 1];
  if (between?.at !== use.at && between !== subject) return [];
  const slots = shared(phrase.offered, phrase.needed);
  if (slots.length === 0 || slots.some((slot) => slot.endsWith("d") || slot.endsWith("g"))) return [];
  // "… meine Freundin jeden Tag eine Nachricht"
  const timed = compiled.timing.has(words[phrase.noun.at + 1]?.lower ?? "") ? 2 : 0;
  if (phrase.determiner.afterPause || !hasThing(answer, phrase.noun.at + 1 + timed)) return [];
  const [slot = ""] = slots;
  const certain = slot[1] === "s" && phrase.early.length === 0;
  const right = certain ? joined(answer, phrase.family, `${slot.slice(0, 2)}d`, phrase.noun.text) : undefined;
  return [
    findingAt(phrase.determiner, phrase.noun, {
      ...toSomebody(),

      ...(right && { right }),
    }),
  ];
};

/** Verbs that nobody does to a person: whoever stands beside them gets something. */
const HANDING =
  /^(?:geben|schenken|kaufen|zeigen|schicken|erzählen|leihen|erklären|schreiben|sagen|empfehlen|anbieten|bringen|wünschen|erlauben|verbieten|versprechen|antworten)$/;

const GIVEN: Readonly<Record<string, string>> = { mich: "mir", dich: "dir", ihn: "ihm" };

/** "sie geben mich Geld", "er hat mich gesagt, dass …" */
const pronounGiven = (answer: ParsedAnswer, use: VerbUse): Finding[] => {
  const { words, compiled } = answer;
  if (!HANDING.test(use.verb.lemma)) return [];
  const [from, to] = clauseAround(compiled, words, use.at);
  const clause = words.slice(from, to);
  // "man sollte sie Essen geben": with another subject, "sie" is none.
  const led = clause.find(({ lower }) => /^(?:ich|man|wir|er|du)$/.test(lower));
  const pronoun = clause.find(
    ({ lower, at, text }) =>
      GIVEN[lower] !== undefined || (text === "sie" && led && at > led.at && at > use.at),
  );
  const before = words[(pronoun?.at ?? 0) - 1];
  if (!pronoun || (before && !pronoun.afterPause && compiled.lists.prepositions.has(before.lower))) return [];
  const others = clause.some(
    ({ at, verbs, nouns, adjectives, lower }) =>
      verbs.length > 0 &&
      lower !== "bitte" &&
      at !== use.at &&
      at !== use.head &&
      nouns.length + adjectives.length === 0 &&
      !compiled.determiners.has(lower) &&
      !compiled.lists.known.has(lower),
  );
  const told = /^(?:dass|ob|wie|was|wo|warum)$/.test(words[to]?.lower ?? "");
  const thing = clause.some(({ at, lower, nouns, verbs }) => {
    if (at <= pronoun.at) return false;
    if (/^(?:alles|etwas|nichts|viel|das|es)$/.test(lower)) return true;
    const isRuled =
      compiled.determiners.has(words[at - 1]?.lower ?? "") ||
      compiled.lists.prepositions.has(words[at - 1]?.lower ?? "");
    const object = nouns.some(({ slots }) => slots.some((slot) => slot.endsWith("a")));
    if (!isRuled && object && verbs.length === 0 && !compiled.lists.times.has(lower)) return true;
    const phrase = phraseAt(answer, at);
    return (
      phrase !== undefined &&
      !phrase.ruled &&
      !isPerson(phrase) &&
      !compiled.lists.times.has(phrase.noun.lower) &&
      shared(phrase.offered, phrase.needed).some((slot) => slot.endsWith("a"))
    );
  });
  if (others || !(told || thing)) return [];
  return [
    findingAt(pronoun, pronoun, {
      ...toSomebody(),

      ...(GIVEN[pronoun.lower] && { right: GIVEN[pronoun.lower] }),
    }),
  ];
};

/** German: "ich gebe meine Mutter ein Buch" – the person who gets something. */
export const recipient: Check = (answer) =>
  answer.compiled.definition.german
    ? answer.uses.flatMap((use) => [...given(answer, use), ...pronounGiven(answer, use)])
    : [];
