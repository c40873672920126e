import { hasFinite, hasForm } from "../../core/bracket.ts";
import { clauseAround } from "../../core/clause.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import { phraseAt } from "../../core/phrase/phrase.ts";
import type { VerbUse } from "../../core/verbUse.ts";
import { isDeterminer, isSubject, type Word } from "../../core/word.ts";
import { type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";
import { behindAdverbial } from "./adverbial.ts";
import { doerAt, isDone } from "./doer.ts";

const secondVerbEnd = defineRule({
  id: "word-order.second-verb-end",
  message: (partner: string) => `*${partner}* goes to the end of the clause.`,
});

/** What may stand between a helper and a second verb that comes too soon. */
const BETWEEN = /^(?:nicht|nie|gern|gerne|lieber|auch|oft|immer|mich|dich|ihn|uns|mir|ihm|dir|es)$/;

const MODALS = /^(?:wollen|können|müssen|dürfen|sollen|mögen|werden)$/;

/** What may begin another clause, or stand behind this one's end. */
const STARTING =
  /^(?:ja|nein|doch|auch|vielleicht|zuerst|dann|danach|außerdem|trotzdem|deshalb|deswegen|also|statt|anstatt|ohne|um|vor|besonders|entweder|meistens|normalerweise|leider|später|früher|einerseits|andererseits|sonst|und|aber|oder|sondern|denn|sogar|zum|die|der|das|den|dem|was|wo|wie|als)$/;

const AMOUNT = /^(?:viel|mehr|weniger|viele|einige|zwei|drei|vier|fünf)$/;

/** "hat angefangen, Gitarre zu spielen": what is begun or tried is another infinitive. */
const AIMED =
  /^(?:vor(?:ge)?stell(?:en|t)|vor(?:ge)?nommen|vornehmen|(?:ge)?plan(?:en|t)|überleg(?:en|t)|(?:ge)?wünsch(?:en|t)|lernen|gelernt|vergessen|versuch(?:en|t)|(?:ge)?h[eo]lfen|an(?:ge)?fangen|beg[io]nn?en|auf(?:ge)?hört?(?:en)?|beschlossen|entschieden|geschafft|gehofft|vorgehabt|erlaubt|verboten|gebeten|empfohlen)$/;

const TOWARDS = /^(?:zum|zur|ins|nach)$/;

/** "Ich habe gespielt Fußball": participle and infinitive stand at the end. */
export const atTheEnd = (answer: ParsedAnswer): Finding[] =>
  answer.uses.flatMap((use) => {
    const { words, compiled } = answer;
    const { at } = use;
    const head = nearPartner(answer, use) ?? use.head;
    const [, ending] = clauseAround(compiled, words, at);
    // "möchte fliegen nach Rom | um … zu": another clause, as it is heard
    const aim = words.slice(head + 2, ending).find(({ lower }) => lower === "um");
    const aimed = aim && words.slice(aim.at).some(({ lower }) => lower === "zu") ? aim.at : undefined;
    const closing = aimed ?? ending;
    // "möchte arbeiten als Lehrerin": what somebody is begins no clause.
    const compares = words
      .slice(at, closing)
      .some(
        ({ lower, adjectives }) =>
          (adjectives.length > 0 && lower.endsWith("er")) || /^(?:mehr|lieber|so)$/.test(lower),
      );
    const job =
      !compares &&
      words[closing]?.lower === "als" &&
      !words[closing]?.afterPause &&
      (words[closing + 1]?.nouns.length ?? 0) > 0;
    const to = job ? clauseAround(compiled, words, closing)[1] : closing;
    const [helper, partner, next, last] = [words[at], words[head], words[head + 1], words[to - 1]];
    if (!helper || !partner || !next || !last || head <= at || next.afterPause || last.at <= head) return [];
    const close = nearPartner(answer, use) === head || head === at + 1;
    // "hat man einen Preis gewonnen | einen Gutschein": what is done to something is told, and this is said of it.
    const fronted =
      /^(?:das|den|die|es)$/.test(words[at - 1]?.lower ?? "") && isSubject(compiled, words[at + 1]);
    const doer = words[at - 1];
    const named = doer !== undefined && doer.nouns.length > 0 && !compiled.lists.times.has(doer.lower);
    const served = isSubject(compiled, words[at + 1]) || isSubject(compiled, doer) || named;
    const told = fronted || (served && words.slice(at + 1, head).some((word) => isObject(answer, word)));
    if (!close && told) return [];
    const thing = (next.nouns.length > 0 && next.verbs.length === 0) || AMOUNT.test(next.lower);
    const leads =
      thing || compiled.determiners.has(next.lower) || compiled.lists.prepositions.has(next.lower);
    // "das Nachsitzen abschaffen"
    if (isDeterminer(compiled, words[head - 1]) && partner.capital) return [];
    // "darf nicht benutzt sein Handy": a possessive.
    if (compiled.determiners.has(partner.lower) && phraseAt(answer, head)) return [];
    // "bin begeistert von": a participle that describes.
    const describes =
      (partner.adjectives.length > 0 && partner.verbs.every(({ mood }) => mood !== "infinitive")) ||
      (helper.verbs.some(({ verb }) => verb.lemma === "sein") && !isMoving(answer, head));
    if (describes || next.lower === "zu") return [];
    // "gehört", "wollen": far from its helper it may be conjugated itself.
    const [moods, lemmas] = [
      partner.verbs.map(({ person }) => person),
      partner.verbs.map(({ verb }) => verb.lemma),
    ];
    const partial =
      partner.verbs.some(({ mood }) => mood === "participle") && moods.some((each) => each !== undefined);
    // "das T-Shirt, das ich gekauft habe, gefällt mir", as it is heard; "müde gewesen nach der Reise"
    const rests = partner.lower === "gewesen" && compiled.lists.prepositions.has(next.lower);
    if (rests || (partial && hasForm(words, at - 1, at, "participle"))) return [];
    // "was ich studieren will | wissen meine Eltern": the clause before has its second verb, and the next one begins.
    if (
      !helper.afterPause &&
      moods.some((each) => each !== undefined) &&
      (hasForm(words, at - 1, at, "infinitive") || hasForm(words, at + 1, head, "infinitive"))
    )
      return [];
    if (!close && (partial || lemmas.some((lemma) => MODALS.test(lemma)))) return [];
    // "… habe ich gespielt | meine Freundin und …": what follows may be another clause.
    const joint = words.slice(head + 1, to).find(({ lower }) => compiled.lists.joining.has(lower));
    const end = close && leads ? (joint?.at ?? to) : to;
    const behind = words.slice(head + 1, end);
    // "ein Schloss", "um halb sieben", "vor zwei Jahren"
    const isNoun = ({ at: place, nouns }: Word) =>
      nouns.length > 0 &&
      (isDeterminer(compiled, words[place - 1]) || (words[place - 1]?.adjectives.length ?? 0) > 0);
    const another =
      behind.some(
        (word) =>
          (!isNoun(word) && hasFinite(compiled, words, word.at, word.at + 1)) ||
          (word.lower === "um" && words.slice(word.at).some(({ lower }) => lower === "zu")) ||
          (STARTING.test(word.lower) &&
            !phraseAt(answer, word.at) &&
            // "kann besuchen das schloss": a verb as well, as it is heard
            !(isDeterminer(compiled, word) && words[word.at + 1]?.nouns.length) &&
            !(job && word.lower === "als") &&
            !/^(?:halb|viertel)$/.test(words[word.at + 1]?.lower ?? "") &&
            behindAdverbial(answer, word.at) <= word.at + 1) ||
          compiled.subjects.get(word.lower) !== undefined,
      ) || hasFinite(compiled, words, at + 1, head);
    const follower = words[to];
    const closes =
      !follower ||
      follower.afterPause ||
      compiled.lists.subordinating.has(follower.lower) ||
      (close && leads);
    // "muss lernen, damit umzugehen": what one learns is another infinitive, with or without its comma.
    const aims = words
      .slice(head + 1)
      .some(({ lower }) => lower === "zu" || /^(?:ab|an|auf|aus|ein|mit|um|vor)zu\p{L}+n$/u.test(lower));
    // "kann das Schloss besichtigen | im See schwimmen | …"
    const listed = behind.some(
      (word) =>
        word.nouns.length === 0 &&
        !isDeterminer(compiled, word) &&
        word.verbs.some(({ mood }) => mood === "infinitive"),
    );
    if (another || !closes || listed || (aims && AIMED.test(partner.lower))) return [];
    // "… ins Kino gehen und nachher Mathe üben": a second one follows.
    const pair = words.slice(head + 1, to).some(({ lower }) => compiled.lists.joining.has(lower));
    const verbal = (next.verbs.length > 0 && !leads) || last.verbs.length > 0;
    const goes = TOWARDS.test(next.lower) && isMoving(answer, head);
    if (!(close && leads) && (pair || verbal || (compiled.lists.prepositions.has(next.lower) && !goes)))
      return [];
    const sure = !pair && !verbal;
    return [
      findingAt(helper, sure ? last : next, {
        ...secondVerbEnd(partner.text),

        ...(sure && {
          // "möchte zu reisen": the "zu" is one too many as well.
          right: `${answer.text.slice(helper.start, words[head - 1]?.lower === "zu" ? words[head - 1]?.start : partner.start)}${answer.text.slice(partner.end, last.end).trim()} ${partner.text}`,
        }),
      }),
    ];
  });

/** Is this, before the second verb, what is done already: "habe ich den ersten Preis gewonnen | einen Gutschein"? */
const isObject = ({ words, compiled }: ParsedAnswer, { at, nouns, lower, verbs }: Word): boolean => {
  if (nouns.length === 0 || verbs.length > 0 || compiled.lists.times.has(lower)) return false;
  if (nouns.some(({ topic }) => /^(?:family|friends)$/.test(topic ?? ""))) return false;
  let place = at - 1;
  const leads = (word: Word | undefined) =>
    word !== undefined &&
    !compiled.lists.prepositions.has(word.lower) &&
    (isDeterminer(compiled, word) || word.adjectives.length + word.nouns.length > 0);
  while (leads(words[place]) && !/(?:e[mr]|^de[mr])$/.test(words[place]?.lower ?? "")) place -= 1;
  const before = words[place];
  return !leads(before) && !compiled.lists.prepositions.has(before?.lower ?? "");
};

/** The second verb right behind its helper, or behind the subject that follows that: "kann gehen ins Kino". */
const nearPartner = (answer: ParsedAnswer, { at, head }: VerbUse): number | undefined => {
  const { words, compiled } = answer;
  const doer = words[at + 1]?.afterPause ? undefined : doerAt(answer, at + 1);
  let place = doer && isDone(words[at], doer) ? doer.last.at + 1 : at + 1;
  while (BETWEEN.test(words[place]?.lower ?? "") && !words[place]?.afterPause) place += 1;
  const word = words[place];
  const moods = words[head]?.verbs.map(({ mood }) => mood) ?? [];
  const mood = (["participle", "infinitive"] as const).find((each) => moods.includes(each));
  // "fliegen nach Rom": no flies, as it is heard
  const isNoun =
    word !== undefined &&
    word.nouns.length > 0 &&
    (word.capital || !compiled.lists.prepositions.has(words[place + 1]?.lower ?? ""));
  if (head === at || !word || word.afterPause || isNoun || compiled.determiners.has(word.lower))
    return undefined;
  return word.verbs.some((reading) => reading.mood === mood) ? place : undefined;
};

const isMoving = ({ words, compiled }: ParsedAnswer, head: number): boolean =>
  words[head]?.verbs.some(({ verb }) => compiled.definition.auxiliaries?.withBeing.includes(verb.lemma)) ??
  false;
