import { hasFinite } from "../../core/bracket.ts";
import { clauseAround } from "../../core/clause.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { phraseAt } from "../../core/phrase/phrase.ts";
import type { Word } from "../../core/word.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const separableVerb = defineRule({
  id: "word-order.separable-verb",
  message: (stem: string, prefix: string) =>
    `This verb is separable: *${stem} … ${prefix}*, with *${prefix}* at the end.`,
});

/** The prefix of a conjugated verb that should stand apart: "an" in "anziehe". */
const prefixOf = (
  { compiled, words }: ParsedAnswer,
  { verbs, nouns, at, capital, opens }: Word,
): string | undefined => {
  const parted = verbs.filter(({ person, verb }) => person !== undefined && verb.parts !== undefined);
  const whole = verbs.some(({ person, verb }) => person !== undefined && verb.parts === undefined);
  // "ich anrufe" is no call.
  // "Am Abend fernsehen wir"
  const led = words[at - 1]?.lower === "ich" || words[at + 1]?.lower === "wir";
  if (
    whole ||
    // "und lernt Ausdrücke": a noun that no table has
    (capital && !opens && !led) ||
    (nouns.length > 0 && !led) ||
    (words[at + 1]?.lower !== "wir" &&
      verbs.some(({ mood }) => mood === "infinitive" || mood === "participle"))
  )
    return undefined;
  const [reading] = parted;
  return reading && compiled.lexicon.verbOf.get(reading.verb.lemma)?.parts;
};

const PREFIX =
  /^(an|auf|aus|ab|ein|mit|vor|weg|zurück|zu|her|hin|los|nach|raus|rein|vorbei|weiter|zusammen|teil|statt)(\p{L}{4,})$/u;

/** "ich zuwinke": a verb that no table has, behind its subject, made of a prefix and a form that is known. */
const unknownPrefix = ({ compiled, words }: ParsedAnswer, word: Word): string | undefined => {
  const [, prefix, rest = ""] = PREFIX.exec(word.lower) ?? [];
  const persons = word.afterPause
    ? undefined
    : compiled.subjects.get(words[word.at - 1]?.lower ?? "")?.persons;
  const fits = compiled.lexicon.verbs
    .get(rest)
    ?.some(({ person, mood }) => person !== undefined && mood === "present" && persons?.includes(person));
  // "hat sie anbrennen lassen"
  const served = words[word.at + 1]?.verbs.some(({ mood }) => mood === "infinitive");
  return fits && !served && !compiled.lexicon.known.has(word.lower) ? prefix : undefined;
};

const unsplit = (answer: ParsedAnswer, verb: Word): Finding[] => {
  const { compiled, words } = answer;
  const prefix = prefixOf(answer, verb) ?? unknownPrefix(answer, verb);
  if (prefix === undefined) return [];
  const [from, to] = clauseAround(compiled, words, verb.at);
  const [opener, before] = [words[from], words[verb.at - 1]];
  // "… überlegen was | ich anziehe", as it is heard
  const start = opener?.afterPause === false ? from - 1 : from;
  const depends = words.slice(start, verb.at).some(
    ({ lower, at, opens }) =>
      compiled.lists.subordinating.has(lower) ||
      compiled.lists.questionWords.has(lower) ||
      /^(?:als|wie)$/.test(lower) ||
      // "die Schule anfängt": an article, and no relative pronoun.
      (compiled.definition.german?.relative.includes(lower) && !(opens && phraseAt(answer, at))),
  );
  const next = words[verb.at + 1];
  // "…, die Fenster und Türen herstellt": with an object of two, as a noun stands before.
  const pause = words.slice(0, verb.at + 1).findLast(({ afterPause }) => afterPause);
  const related =
    pause !== undefined &&
    pause.at < from &&
    (words[pause.at - 1]?.nouns.length ?? 0) > 0 &&
    compiled.definition.german?.relative.includes(pause.lower) === true &&
    !hasFinite(compiled, words, pause.at + 1, verb.at) &&
    (!next || next.afterPause);
  if (related) return [];
  if (depends || !opener || !before || (verb.at === to - 1 && verb.at - from > 2)) return [];
  const subject = compiled.subjects.get(before.lower) && verb.at - 1 === from ? before : undefined;
  const right =
    subject && (!next || next.afterPause)
      ? `${subject.text} ${verb.text.slice(prefix.length)} ${prefix}`
      : undefined;
  return [
    findingAt(subject ?? verb, verb, {
      ...separableVerb(verb.text.slice(prefix.length), prefix),

      ...(right && { right }),
    }),
  ];
};

/** German: "ich aufstehe um sieben Uhr" – a separable verb in one piece where it has to part. */
export const separable: Check = (answer) => answer.words.flatMap((word) => unsplit(answer, word));
