import { hasFinite, hasForm } from "../../../core/bracket.ts";
import { clauseAround } from "../../../core/clause.ts";
import type { Follow } from "../../../core/languageDefinition.ts";
import type { ParsedAnswer } from "../../../core/parsedAnswer.ts";
import { isDeterminer, type Word } from "../../../core/word.ts";
import { isWrittenAsVerb } from "./noun.ts";

/** In German the second verb is the last word of the clause; behind "zu" or a relative pronoun it is another one's. */
export const atClauseEnd = ({ words, compiled }: ParsedAnswer, place: number): Word | undefined => {
  const [, end] = clauseAround(compiled, words, place);
  let to = end;
  while (to > place && compiled.lists.joining.has(words[to - 1]?.lower ?? "")) to -= 1;
  const last = words[to - 1];
  if (!last || last.at <= place || last.lower.includes("zu")) return undefined;
  const opens = words
    .slice(place + 1, to)
    .some(({ lower }) => compiled.lists.questionWords.has(lower) || compiled.lists.subordinating.has(lower));
  // "… vor dem ich nervös bin": a second subject has a verb of its own.
  const another = words.slice(place + 2, to - 1).some(({ lower }) => /^(?:ich|du|er|wir|man)$/.test(lower));
  if (opens || another || hasFinite(compiled, words, place + 1, to - 1)) return undefined;
  const between = words.slice(place + 1, to - 1);
  const earlier = between.at(-1);
  // "… mal sehen"
  if (earlier?.lower === "zu" || words[to - 2]?.lower === "mal") return undefined;
  // "hat sich scheiden lassen", "habe gehen müssen": an infinitive in the participle's place.
  const isInfinitive = (word: Word | undefined) => word?.verbs.some(({ mood }) => mood === "infinitive");
  if (isInfinitive(earlier) && isInfinitive(last)) return undefined;
  const relates = between.some(
    ({ lower, at }) =>
      compiled.definition.german?.relative.includes(lower) &&
      ((words[at - 1]?.nouns.length ?? 0) > 0 || at - 1 === place) &&
      !words[at + 1]?.nouns.length,
  );
  return relates ? undefined : last;
};

/** "Ich will nach Rom fliege und im Meer schwimmen": the second verb may stand before "und" as well. */
export const beforeAnd = (
  answer: ParsedAnswer,
  place: number,
  to: number,
  second: Follow["second"],
): Word | undefined => {
  const { words, compiled } = answer;
  const joint = words.slice(place + 2, to).find(({ lower }) => lower === "und");
  const last = joint && words[joint.at - 1];
  if (!last || last.at <= place + 1 || hasFinite(compiled, words, place + 1, last.at)) return undefined;
  const before = words[last.at - 1];
  const open = !hasForm(words, place + 1, joint.at, "infinitive");
  // "Man kann ins Kino geht und …": where no infinitive stands, any person is wrong.
  const mine =
    last.verbs.length > 0 &&
    !last.capital &&
    !isDeterminer(compiled, before) &&
    (last.nouns.length === 0 || isWrittenAsVerb(answer, last)) &&
    last.verbs.every(
      ({ person, mood }) => mood === "present" && (person === 0 || (open && person !== undefined)),
    );
  // "Ich habe in der Stadt einkaufen und Kaffee getrunken"
  const bare =
    second === "participle" &&
    last.nouns.length === 0 &&
    last.verbs.every(({ mood, person }) => mood === "infinitive" || person !== undefined) &&
    last.verbs.some(({ mood }) => mood === "infinitive") &&
    !/^(?:zu|zum|beim|am)$/.test(before?.lower ?? "") &&
    hasForm(words, last.at + 2, to, "participle");
  // "Ich werde ins Kino gegangen und Popcorn essen": nobody "is gone" in a passive.
  const gone =
    second === "infinitive" &&
    last.verbs.length > 0 &&
    last.verbs.every(
      ({ mood, verb }) =>
        mood === "participle" && compiled.definition.auxiliaries?.withBeing.includes(verb.lemma) === true,
    );
  return mine || bare || gone ? last : undefined;
};
