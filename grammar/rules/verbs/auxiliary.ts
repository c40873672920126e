import { hasFinite } from "../../core/bracket.ts";
import { clauseAround } from "../../core/clause.ts";
import type { ParsedAnswer } from "../../core/parsedAnswer.ts";
import type { Word } from "../../core/word.ts";
import { type Check, type Finding, findingAt } from "../../engine/finding.ts";
import { defineRule } from "../../engine/rule.ts";

const selfwardHelper = defineRule({
  id: "auxiliary.reflexive-verbs",
  message: (needs: string) => `Reflexive verbs form the perfect tense with *${needs}*.`,
});
const wrongHelper = defineRule({
  id: "auxiliary.wrong",
  message: (verb: string, needs: string) => `*${verb}* forms the perfect tense with *${needs}*.`,
});

const passive = defineRule({
  id: "auxiliary.passive",
  message: "Use *werden* and a past participle for the passive.",
});

/** With "être" the participle agrees: nous avons allé → nous sommes allés. */
const agreeing = (
  { compiled, words }: ParsedAnswer,
  helper: Word,
  participle: Word,
  needs: string,
): string => {
  const own = participle.verbs.find(({ mood }) => mood === "participle");
  const forms = own?.verb.forms.filter(({ mood }) => mood === "participle").map(({ form }) => form) ?? [];
  const [masculine, feminine, plural, feminines] = forms;
  // With "avoir" it does not: nous sommes voyagés → nous avons voyagé.
  if (needs === "avoir") return masculine ?? participle.text;
  if (needs !== compiled.definition.auxiliaries?.being || forms.length < 4 || participle.lower !== masculine)
    return participle.text;
  const subject = words[helper.at - 1]?.lower;
  const many = helper.verbs.some(({ person }) => person !== undefined && person > 2);
  const form = many ? (subject === "elles" ? feminines : plural) : subject === "elle" ? feminine : masculine;
  return form ?? participle.text;
};

/** The same phrase with the other helper, if its form is certain: "j'ai allé" → "je suis allé". */
const repaired = (answer: ParsedAnswer, helper: Word, participle: Word, needs: string) => {
  const { compiled, words, text } = answer;
  const readings = helper.verbs.filter(({ person }) => person !== undefined);
  const forms = readings.map(
    ({ person, mood }) =>
      compiled.lexicon.verbOf.get(needs)?.forms.find((form) => form.person === person && form.mood === mood)
        ?.form,
  );
  const [form] = forms;
  if (!form || new Set(forms).size > 1) return { first: helper, right: undefined };
  const rest = form + text.slice(helper.end, participle.start) + agreeing(answer, helper, participle, needs);
  const before = words[helper.at - 1];
  if (!before || helper.afterPause) return { first: helper, right: rest };
  const full = compiled.restored.get(before.lower);
  if (full && !compiled.definition.softens(form)) return { first: before, right: `${full} ${rest}` };
  const short = compiled.definition.elided(before.lower, rest);
  if (short) return { first: before, right: short };
  return { first: helper, right: rest };
};

/** "le pain est fait ici": things that something is done to; whoever acts is "je" or has an object behind the verb. */
const isPassive = ({ words, compiled }: ParsedAnswer, helper: Word, participle: Word): boolean => {
  const { acting, alone = [] } = compiled.definition.auxiliaries ?? {};
  // "Schon viel wäre gewonnen", "die Karten sind gekauft": German, where nobody is named who could do it.
  if (compiled.definition.german) {
    const [from, to] = clauseAround(compiled, words, helper.at);
    const isActor = ({ lower, nouns }: Word) =>
      /^(?:ich|du|er|wir|man|sie|mannschaft|team|klasse)$/.test(lower) ||
      nouns.some(({ topic }) => topic === "family" || topic === "friends");
    return !words.slice(from, to).some(isActor);
  }
  if (!acting) return false;
  const acts = words.slice(Math.max(0, helper.at - 2), helper.at).some(({ lower }) => acting.includes(lower));
  // "ils sont joué au volley": what is done to many would agree with them.
  const single =
    (helper.lower === "sont" || /^(?:ils|elles?)$/.test(words[helper.at - 1]?.lower ?? "")) &&
    /[éiu]$/.test(participle.lower);
  const goes = participle.verbs.some(({ mood, verb }) => mood === "participle" && alone.includes(verb.lemma));
  const next = words[participle.at + 1];
  const [object] = next && !next.afterPause ? (compiled.determiners.get(next.lower) ?? []) : [];
  const timed = compiled.lists.times.has(words[participle.at + 2]?.lower ?? "");
  const melted = next !== undefined && compiled.lists.prepositions.has(next.lower);
  return !acts && !single && !goes && (object === undefined || timed || melted);
};

/** What is done again and again, and leaves nothing in a state. */
const PROCESS =
  /^(?:feiern|sprechen|singen|tanzen|spielen|essen|trinken|machen|verkaufen|kaufen|benutzen|tragen|lesen|lernen|kochen|backen)$/;
const AGAIN =
  /^(?:jede[ns]?|immer|oft|normalerweise|meistens|manchmal|überall|viel|traditionell|heute|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|winter|sommer|welt)$/;

/** German: "das Fest ist jedes Jahr gefeiert" is the passive of English. */
const undergone = (answer: ParsedAnswer, helper: Word, participle: Word, lemma: string): Finding[] => {
  const { compiled, words } = answer;
  const [from, to] = clauseAround(compiled, words, helper.at);
  const again = words.slice(from, to).some(({ lower }) => AGAIN.test(lower));
  if (!/^(?:ist|sind)$/.test(helper.lower) || !PROCESS.test(lemma) || !isPassive(answer, helper, participle))
    return [];
  if (!again && !/^(?:feiern|sprechen|singen)$/.test(lemma)) return [];
  const right = helper.lower === "ist" ? "wird" : "werden";
  return [
    findingAt(helper, participle, {
      ...passive(),

      ...(helper.at < participle.at && { right: right + answer.text.slice(helper.end, participle.end) }),
    }),
  ];
};

const DRIVEN = /^(?:auto|wagen|bus|traktor|motorrad|roller|zug|boot)$/;

/** Where somebody fell from or into, "gefallen" is from "fallen", and pleases nobody. */
const hasFallen = ({ words }: ParsedAnswer, at: number, head: number): boolean =>
  words[head]?.lower === "gefallen" &&
  words
    .slice(at, head)
    .some(
      ({ lower, at: place }) => lower === "vom" || (lower === "von" && place < head - 1) || lower === "hin",
    ) &&
  !words.slice(at, head).some(({ lower }) => /^(?:mir|dir|ihm|ihr|uns|ihnen)$/.test(lower));

/** "wir sind ein Baumhaus gebaut", but "ich bin jeden Tag gestresst": the noun before the participle is its object. */
const hasObject = ({ words, compiled }: ParsedAnswer, at: number, head: number): boolean => {
  const noun = words[head - 1];
  const between = words.slice(at + 1, head - 1);
  const lead = between.findLast(({ nouns, adjectives }) => nouns.length + adjectives.length === 0);
  const before = lead && compiled.determiners.has(lead.lower) ? words[lead.at - 1] : undefined;
  const led = [lead, before].some((word) => compiled.lists.prepositions.has(word?.lower ?? ""));
  // "das Zuckerfest | da kommen …", "ist … gestohlen worden": another clause, or nobody who acts.
  const other =
    words[head + 1]?.lower === "worden" ||
    between.some(
      ({ lower, verbs, nouns }) => verbs.length > nouns.length && !compiled.determiners.has(lower),
    );
  return (
    noun !== undefined &&
    noun.at > at &&
    (noun.nouns.length > 0 || !compiled.lexicon.known.has(noun.lower)) &&
    noun.verbs.length + noun.adjectives.length === 0 &&
    !compiled.lists.times.has(noun.lower) &&
    !/^(?:jahren|monaten|wochen|tagen|stunden)$/.test(noun.lower) &&
    !led &&
    !other
  );
};

/** The wrong helping verb in the past: "j'ai allé", "je suis mangé", "ich habe gegangen". */
export const auxiliary: Check = (answer) => {
  const { auxiliaries } = answer.compiled.definition;
  if (!auxiliaries) return [];
  const { being, having, withBeing, neverBeing, mostlyBeing, reflexive } = auxiliaries;
  return answer.uses.flatMap(({ at, head, verb }) => {
    const helper = answer.words[at];
    const participle = answer.words[head];
    const lemma = helper?.verbs.find(({ person }) => person !== undefined)?.verb.lemma;
    if (!helper || !participle || head === at || participle.verbs.every(({ mood }) => mood !== "participle"))
      return [];
    const [left, right] = [Math.min(at, head), Math.max(at, head)];
    // "pour ce que c'est. On fait …"
    if (answer.words.slice(left + 1, right + 1).some(({ opens }) => opens)) return [];
    // "sind die Mieten | meine Eltern haben …", as it is heard
    const anew = answer.words.slice(left + 1, right).some(({ lower }) => /^(?:haben|sind)$/.test(lower));
    // "… das Lustigste, was ich je gesehen habe": the second helper is its own.
    const follower = answer.words[right + 1];
    const owned = follower && !follower.afterPause && /^hab(?:e|t|en)$/.test(follower.lower);
    if (
      answer.compiled.definition.german &&
      (anew || owned || hasFinite(answer.compiled, answer.words, left + 1, right))
    )
      return [];
    // "gefallen" is from fallen as well as from gefallen: only what every verb that it may be from rules out is wrong.
    const isOnly = (list: readonly string[]) =>
      list.includes(verb.lemma) &&
      participle.verbs.every(({ mood, verb: from }) => mood !== "participle" || list.includes(from.lemma));
    // "Ohne mein Handy bin ich verloren": where nothing is lost, whoever speaks is.
    const lost =
      verb.lemma === "verlieren" &&
      !answer.words.slice(left + 1, right).some(({ nouns }) => nouns.length > 0);
    if (lost && lemma === being) return [];
    const { german } = answer.compiled.definition;
    const fallen = german !== undefined && hasFallen(answer, at, head);
    const built = german !== undefined && !withBeing.includes(verb.lemma) && hasObject(answer, at, head);
    // "Er hat das Auto gefahren": with what is driven, German has the other helper.
    const between = answer.words.slice(at + 1, head);
    // "Mein Vater hat mich mit dem Auto gefahren"
    const someone = between.some(({ lower }) => /^(?:mich|uns|dich|ihn)$/.test(lower));
    const driven = between.some(({ lower }) => DRIVEN.test(lower));
    if (
      verb.lemma === "fahren" &&
      (someone ||
        (driven && !answer.words.slice(at, head).some(({ lower }) => /^(?:mit|im|in)$/.test(lower))))
    )
      return [];
    const subject = answer.words[at - 1]?.lower ?? "";
    // "… chez nous. Nous avons …"
    const parted = answer.words[at - 1]?.afterPause;
    const selfward = !parted && reflexive.includes(`${answer.words[at - 2]?.lower} ${subject}`);
    // "ma cousine s'est fait voler": whoever is named, the pronoun before the helper asks for "être".
    const toSelf =
      selfward ||
      (!answer.compiled.subjects.has(subject) &&
        auxiliaries.reflexive.some((pair) => pair.endsWith(` ${subject}`)));
    const next = answer.words[head + 1];
    const bare = !next || next.afterPause || !answer.compiled.determiners.has(next.lower);
    // "Sie sind freundlich, vor allem Frau Patel, die uns Anekdoten erzählt": where no comma is heard, that is no participle.
    const apart =
      german !== undefined &&
      lemma === being &&
      participle.verbs.some(({ person }) => person !== undefined) &&
      between.some(({ lower, at: place }) => /^(?:die|der|das)$/.test(lower) && place > at + 2);
    if (apart) return [];
    const needs =
      lemma === having &&
      (isOnly(withBeing) || fallen || selfward || (mostlyBeing.includes(verb.lemma) && bare))
        ? being
        : lemma === being &&
            (isOnly(neverBeing) || built) &&
            !toSelf &&
            !isPassive(answer, helper, participle)
          ? having
          : undefined;
    if (!needs)
      return answer.compiled.definition.german && lemma === being
        ? undergone(answer, helper, participle, verb.lemma)
        : [];
    const { first, right: said } = repaired(answer, helper, participle, needs);
    return [
      findingAt(head < at ? participle : first, head < at ? helper : participle, {
        ...(selfward ? selfwardHelper(needs) : wrongHelper(fallen ? "fallen" : verb.lemma, needs)),
        // "weil ich gegangen habe": the two stand the other way round.
        right: head < at ? undefined : said,
      }),
    ];
  });
};
