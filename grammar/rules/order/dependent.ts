import { hasFinite } from "../../core/bracket.ts";
import { clauseAround } from "../../core/clause.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { phraseAt, ruledSlots } from "../../core/phrase/phrase.ts";
import { isDeterminer, isSubject, type Word } from "../../core/word.ts";
import { type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";
import { agrees, behindAdverbial } from "./adverbial.ts";
import { isAdverb } from "./beside.ts";
import { doerAt, isDone } from "./doer.ts";
import { isEnded } from "./helperEarly.ts";
import { TURNING, UNCLEAR } from "./turned.ts";

const verbEnd = defineRule({
  id: "word-order.subordinate-clause",
  message: (opener: string) => `After *${opener}*, the verb goes to the end of the clause.`,
});

/** "Als ich klein war": before a pronoun, at the beginning of a sentence; or "…, als ich war fünf". */
const isWhen = ({ words, compiled }: ParsedAnswer, { lower, opens, at }: Word): boolean =>
  lower === "als" &&
  isSubject(compiled, words[at + 1]) &&
  (opens || (/^war(?:en|st)?$/.test(words[at + 2]?.lower ?? "") && words[at + 1]?.lower !== "es"));

/** "soziale Medien": a noun with adjectives and no article; or whatever word stands there. */
export const bareSubject = ({ words }: ParsedAnswer, place: number): Word | undefined => {
  let at = place;
  // "junge Leute": a boy is not meant.
  const describes = (word: Word | undefined, next: Word | undefined) =>
    word && word.adjectives.length > 0 && (word.nouns.length === 0 || (next?.nouns.length ?? 0) > 0);
  while (describes(words[at], words[at + 1])) at += 1;
  return (words[at]?.nouns.length ?? 0) > 0 && !words[at]?.afterPause ? words[at] : words[place];
};

/** Where another clause begins unheard: "… ich bin krank | bleibe ich …", "… man aufpasst | was man …"; or `to`. */
const nextClause = (answer: ParsedAnswer, from: number, to: number): number => {
  const { words, compiled } = answer;
  const next = words.slice(from, to).find(({ at, lower }) => {
    const [word, behind] = [words[at], words[at + 1]];
    // "… pass ich auf": without its -e
    const short = behind?.lower === "ich" && compiled.lexicon.verbs.has(`${lower}e`);
    const turned =
      isSubject(compiled, behind) && !behind?.afterPause && (short || agrees(answer, word, behind));
    // "egal wie viel ich lerne | ich kapiere …"
    const anew = /^(?:ich|wir|er|du|man)$/.test(lower);
    return turned || anew || compiled.lists.questionWords.has(lower);
  });
  return next?.at ?? to;
};

/** Does this question word or relative pronoun begin a clause within another: "…, was ich will machen", "das ich habe gelesen"? */
const isAsking = (
  { words, compiled, text }: ParsedAnswer,
  { at, lower, opens, afterPause }: Word,
): boolean => {
  const [before, next] = [words[at - 1], words[at + 1]];
  const led = !afterPause && compiled.lists.prepositions.has(before?.lower ?? "");
  const first = led ? before : words[at];
  if (!before || opens || first?.opens || text.includes("?")) return false;
  if (compiled.definition.german?.relative.includes(lower))
    return (
      /^(?:ich|wir|man)$/.test(next?.lower ?? "") &&
      ((words[at - (led ? 2 : 1)]?.nouns.length ?? 0) > 0 || first?.afterPause === true)
    );
  // "da ist immer was los", "was Neues"
  if (lower === "was" && /^(?:los|\p{L}{4,}es)$/u.test(next?.lower ?? "")) return false;
  // "wie ich finde", "wie du siehst"
  return compiled.lists.questionWords.has(lower) && !compiled.lists.joining.has(before.lower);
};

/** The subject of a clause that a question word begins: "wie oft | ich …", "welche Fächer | ich …". */
export const askedBehind = ({ words, compiled }: ParsedAnswer, place: number): number => {
  if (words[place + 2]?.lower === "uhr") return place + 3;
  // "wohin hauptsache ich …": only "wie" and the like ask with more than one word.
  const reach = /^(?:wie|was|welche\p{L}?)$/u.test(words[place]?.lower ?? "") ? 4 : 2;
  for (let at = place + 1; at < place + reach; at += 1) {
    if (isSubject(compiled, words[at]) && !words[at]?.afterPause) return at;
    if ((words[at]?.verbs.length ?? 1) > 0) break;
  }
  // "wie oft deine Schwester"
  return place + (/^(?:oft|viel|lange|weit|alt|spät|gut)$/.test(words[place + 1]?.lower ?? "") ? 2 : 1);
};

/** "weil ich habe Hunger": in a dependent clause the verb goes to the end. */
export const dependent = (answer: ParsedAnswer, place: number): Finding[] => {
  const { words, compiled } = answer;
  const opener = words[place];
  const depends =
    compiled.lists.subordinating.has(opener?.lower ?? "") ||
    /^(?:seit(?:dem)?|bis)$/.test(opener?.lower ?? "");
  const asks = opener !== undefined && isAsking(answer, opener);
  if (!opener || !(depends || asks || isWhen(answer, opener))) return [];
  // "wenn es geht | in der letzten Reihe": a clause of its own, as it is heard.
  const possible = opener.lower === "wenn" && words[place + 1]?.lower === "es" && words[place + 2]?.lower;
  if (possible === "geht") return [];
  // "obwohl sie damit spielen": an adverb, unless a comma says otherwise.
  const sure =
    /^(?:seit|seitdem|bis)$/.test(opener.lower) &&
    (/^(?:ich|er|wir|du)$/.test(words[place + 1]?.lower ?? "") ||
      (phraseAt(answer, place + 1)?.noun.nouns.some(({ topic }) => topic === "family") ?? false));
  if (UNCLEAR.test(opener.lower) && !opener.afterPause && !sure) return [];
  // "weil dort das Wetter ist besser", "dass in London das Leben ist teuer"
  const start =
    TURNING.test(opener.lower) || opener.lower === "dass"
      ? behindAdverbial(answer, place + 1)
      : asks
        ? askedBehind(answer, place)
        : place + 1;
  const phrase = phraseAt(answer, start);
  // "während der Woche", "seit diesem Jahr"
  const timed = opener.lower === "seit" && phrase && ruledSlots(phrase).every((slot) => slot.endsWith("d"));
  const during = opener.lower === "während" && isDeterminer(compiled, words[start]);
  if ((phrase && timed) || during) return [];
  const doer = doerAt(answer, start);
  const subject = doer?.last ?? bareSubject(answer, start);
  // "egal wie das Wetter ist | Hauptsache …", as it is heard
  if (asks && !opener.afterPause && !isSubject(compiled, subject)) return [];
  // "weil sie immer kocht leckeres Essen"
  let behind = (subject?.at ?? place) + 1;
  while (isAdverb(answer, words[behind])) behind += 1;
  const verb = subject && words[behind];
  if (!subject || !verb || verb.afterPause || compiled.determiners.has(verb.lower)) return [];
  // "was man anzieht | nur die Farbe …": in one piece it stands at the end already.
  if (verb.verbs.some(({ verb: { parts } }) => parts !== undefined && verb.lower.startsWith(parts)))
    return [];
  // "weil er schnarcht sehr laut": no table has the verb.
  const next = words[verb.at + 1];
  const strange =
    isSubject(compiled, subject) &&
    !compiled.lexicon.known.has(verb.lower) &&
    (doer?.persons.includes(2) ? /[^s]t$/ : /[^i]e$/).test(verb.lower) &&
    next !== undefined &&
    (next.adjectives.length > 0 || isAdverb(answer, next));
  const isOurs = (word: Word) =>
    doer
      ? isDone(word, doer) || (strange && word === verb)
      : (subject.nouns.length > 0 || !compiled.lexicon.known.has(subject.lower)) &&
        word.verbs.some(({ person }) => person === 2 || person === 5);
  if (!isOurs(verb) || isEnded(answer, verb.at)) return [];
  // "wie man dort sagt | und danach gejasst"
  if (asks && next && compiled.lists.joining.has(next.lower)) return [];
  const [, end] = clauseAround(compiled, words, verb.at);
  let to = nextClause(answer, verb.at + 1, end);
  // "dass ich oft gehe | ohne tschüs zu sagen"
  const aims = ({ at, lower }: Word) =>
    /^(?:ohne|um|statt|anstatt)$/.test(lower) && words.slice(at).some((word) => word.lower === "zu");
  to = words.slice(verb.at + 1, to).find(aims)?.at ?? to;
  while (to > verb.at && compiled.lists.joining.has(words[to - 1]?.lower ?? "")) to -= 1;
  // "wann man will | allerdings wird es …": what stands before a verb turned round is of its clause.
  const fronted = words[to - 1];
  const isPlain = fronted && fronted.nouns.length + fronted.verbs.length + fronted.adjectives.length === 0;
  if (to < end && isSubject(compiled, words[to + 1]) && isPlain) to -= 1;
  const last = words[to - 1];
  // "ob ich will oder nicht"
  if (!last || last.at === verb.at || words[last.at - 1]?.lower === "oder") return [];
  // "falls das Wetter mitspielt abends sitze ich …": another clause may have begun.
  const owing = words[last.at - 1]?.lower === "zu" && last.verbs.some(({ mood }) => mood === "infinitive");
  const paired = owing || answer.uses.some(({ at, head }) => at === verb.at && head === last.at);
  // "…, den ich kenne aus der Schule": where something is may be told behind the verb, as it is said.
  if (asks && !paired && next && compiled.lists.prepositions.has(next.lower)) return [];
  if (hasFinite(compiled, words, verb.at + 1, paired ? to - 1 : to)) return [];
  const ended = isOurs(last) && !phraseAt(answer, last.at - 1);
  // "dass die Lehrer sollen … geben": the infinitive at the end looks like a plural.
  if (ended && !paired) return [];
  // "wenn die Sonne scheint und es nicht regnen": what is wrong is the second verb.
  const bare = last.nouns.length === 0 && last.verbs.some(({ mood }) => mood === "infinitive");
  if (bare && !paired && words.slice(verb.at, last.at).some(({ lower }) => lower === "und")) return [];
  const lead = answer.text.slice(opener.start, verb.start);
  return [
    findingAt(opener, last, {
      ...verbEnd(opener.lower),

      ...(verb.at === subject.at + 1 && {
        right: `${lead}${answer.text.slice(verb.end, last.end).trim()} ${verb.text}`,
      }),
    }),
  ];
};
