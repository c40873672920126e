import { hasFinite } from "../../core/bracket.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { phraseAt } from "../../core/phrase/phrase.ts";
import { isDeterminer, isSubject } from "../../core/word.ts";
import { type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";
import { agrees, behindAdverbial } from "./adverbial.ts";
import { isAdverb } from "./beside.ts";
import { bareSubject } from "./dependent.ts";
import { doerAt, isDone } from "./doer.ts";

const verbSecond = defineRule({
  id: "word-order.verb-second",
  message: "The verb must be the second idea in the sentence.",
});

const TASTES = /^(?:finden|mögen|lieben|hassen|essen|trinken|hören)$/;

/** The place behind an object that opens a sentence, where a pronoun follows that is its subject: "Mathe | ich finde …". */
const behindObject = (answer: ParsedAnswer, start: number): number => {
  const { words } = answer;
  const first = words[start];
  if (!first?.opens) return start;
  const object = phraseAt(answer, start)?.noun;
  const place = (object ?? bareSubject(answer, start) ?? first).at + 1;
  const [subject, verb, next] = [words[place], words[place + 1], words[place + 2]];
  // "das Buch das ich habe": with a clause of its own the verb stands at its end.
  const goesOn = next && !next.afterPause && next.verbs.length === 0;
  // "tennis | ich spiele zweimal pro Woche": what it is about may be said before.
  const tastes = verb?.verbs.some(({ verb: { lemma } }) => TASTES.test(lemma));
  const noun = words[place - 1];
  const whole =
    (object || first.lower === "das" || (tastes && noun?.nouns.length)) && !subject?.afterPause && goesOn;
  if (whole && /^(?:ich|wir|man)$/.test(subject?.lower ?? "") && agrees(answer, verb, subject)) return place;
  // "Diese Musik meine Eltern hören jeden Tag"
  const doer = subject?.afterPause ? undefined : doerAt(answer, place);
  // "meine Schwester die Lucy heißt | ist zwölf", as it is heard
  const acts =
    doer &&
    doer.first !== doer.last &&
    isDone(words[doer.last.at + 1], doer) &&
    !words[doer.last.at + 2]?.verbs.length;
  return acts && noun?.nouns.length && !words[doer.last.at + 2]?.afterPause ? place : start;
};

/** "… weil es eng ist und | hier ein Loch hat": a dependent clause goes on behind "und", if the one before ended in its verb. */
const goesOn = ({ words, compiled }: ParsedAnswer, start: number): boolean =>
  words[start - 1]?.lower === "und" &&
  hasFinite(compiled, words, start - 2, start - 1) &&
  words
    .slice(Math.max(0, start - 12), start - 2)
    .some(
      ({ lower, at }) =>
        compiled.lists.subordinating.has(lower) ||
        (compiled.definition.german?.relative.includes(lower) && (words[at - 1]?.nouns.length ?? 0) > 0),
    );

/** "Gestern ich habe …": something stands first, so the verb has to come before the subject. */
export const secondPlace = (answer: ParsedAnswer, start: number): Finding[] => {
  let place = start;
  for (let step = 0; step < 3; step += 1) place = behindAdverbial(answer, place);
  if (place === start) place = behindObject(answer, start);
  // "zu fuß | es sind nur zehn Minuten"
  const afoot = answer.words[place - 1]?.lower === "fuß" && answer.words[place]?.lower === "es";
  // "Zum Beispiel: Wir sind …", "Natürlich, ich gehe …"
  const apart = answer.text.slice(answer.words[place - 1]?.end, answer.words[place]?.start);
  const outside = apart.includes(":") || (apart !== " " && answer.words[start]?.lower === "natürlich");
  // "auf jeden fall | ich will …", "keine ahnung | ich …": an answer of its own, where no comma is heard
  const whole =
    start === 0 &&
    !answer.words[0]?.capital &&
    /^(?:fall|ahnung|problem|frage|natürlich|klar)$/.test(answer.words[place - 1]?.lower ?? "");
  // "ja vielleicht | ich würde …", "ja manchmal | ich habe …"
  const hedged =
    /^(?:vielleicht|manchmal|oft|selten|meistens|natürlich|klar)$/.test(
      answer.words[place - 1]?.lower ?? "",
    ) && /^(?:ja|nein|na|hm)$/.test(answer.words[place - 2]?.lower ?? "");
  if (hedged || place === start || afoot || outside || whole || answer.words[place]?.opens) return [];
  const doer = doerAt(answer, place);
  const [first, subject] = [answer.words[start], answer.words[place]];
  let behind = (doer?.last.at ?? place) + 1;
  // "im Sommer ich gern spiele"
  while (isAdverb(answer, answer.words[behind])) behind += 1;
  const verb = answer.words[behind];
  // "mit dem Zug | das dauert …", "mit meinem Cousin Ben"; "aber ohne Speck | ich esse nämlich …", where nothing was told before
  const last = answer.words[place - 1];
  const apartNoun = last !== undefined && (last.nouns.length > 0 || last.capital);
  const lone = doer && doer.first === doer.last && subject;
  if (
    lone &&
    (isDeterminer(answer.compiled, lone) ||
      (!isSubject(answer.compiled, lone) && !lone.afterPause && apartNoun))
  )
    return [];
  if (start > 1 && !first?.afterPause && !answer.uses.some(({ at }) => at < start)) return [];
  if (!doer || !first || !subject || !verb || verb.afterPause || !isDone(verb, doer)) return [];
  if (goesOn(answer, start) && (doer.first !== doer.last || answer.words[verb.at + 1]?.afterPause !== false))
    return [];
  if (subject.lower === "ihr" && verb.nouns.length > 0) return [];
  const lead = answer.text.slice(first.start, answer.words[place - 1]?.end);
  const named =
    doer.first === doer.last
      ? subject.nouns.length > 0
        ? subject.text
        : subject.lower
      : answer.text.slice(subject.start, doer.last.end);
  return [
    findingAt(first, verb, {
      ...verbSecond(),

      // "nach der Schule ich fernsehe": this one has to part as well.
      ...(doer.last.at === verb.at - 1 &&
        verb.verbs.some(({ verb: { parts } }) => parts === undefined) && {
          right: `${lead} ${verb.text} ${named}`,
        }),
    }),
  ];
};
