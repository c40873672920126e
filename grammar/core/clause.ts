import type { CompiledLanguage } from "./compiledLanguage.ts";
import { isDeterminer, isSubject, type Word } from "./word.ts";

const canBeFinite = (word: Word | undefined): boolean =>
  word?.verbs.some(({ person }) => person !== undefined) ?? false;

const agrees = (compiled: CompiledLanguage, verb: Word | undefined, subject: Word | undefined): boolean => {
  const persons = subject && compiled.subjects.get(subject.lower)?.persons;
  return verb?.verbs.some(({ person }) => person !== undefined && persons?.includes(person)) ?? false;
};

/** German plurals look like infinitives: "spielen" is conjugated only next to a subject that may be plural. */
export const looksInfinite = (compiled: CompiledLanguage, words: readonly Word[], place: number): boolean => {
  const word = words[place];
  if (!compiled.definition.german || !word?.verbs.some(({ mood }) => mood === "infinitive")) return false;
  const [before, after] = [words[place - 1], words[place + 1]];
  const isPlural = (next: Word | undefined) =>
    (next === before && isSubject(compiled, next)) ||
    agrees(compiled, word, next) ||
    next?.nouns.some(({ slots }) => slots.some((slot) => slot[1] === "p"));
  // "… und haben dort gewohnt": an infinitive would stand at the end.
  if (before && compiled.lists.joining.has(before.lower) && after && !after.afterPause) return false;
  // "… zum Geburtstag bekommen es ist …": "es" is hardly ever many.
  const follows = after?.afterPause || after?.lower === "es" ? undefined : after;
  // "… und ein neuer Pullover bekommen": one thing does not act as several.
  const one = words
    .slice(Math.max(0, place - 3), Math.max(0, place - 1))
    .some(({ lower }) => /^eine?n?$/.test(lower));
  return before?.lower === "zu" || ![one ? undefined : before, follows].some(isPlural);
};

const ANYONE = /^(?:jeder|keiner|alle|viele|manche)$/;

/** German "das macht", "die war", "jeder hat", Spanish "todos vamos": a pronoun that looks like an article. */
const isPointing = ({ definition }: CompiledLanguage, word: Word | undefined): boolean =>
  word !== undefined &&
  (definition.german !== undefined
    ? definition.german.relative.includes(word.lower) || ANYONE.test(word.lower)
    : definition.spanish !== undefined && /^(?:tod|much|otr)[oa]s$/.test(word.lower));

const isOnlyVerb = ({ nouns, adjectives }: Word): boolean => nouns.length + adjectives.length === 0;

/** Spanish "como cereales" is eating, "como siempre" is no verb. */
export const eats = (compiled: CompiledLanguage, words: readonly Word[], place: number): boolean => {
  const [next, behind] = [words[place + 1], words[place + 2]];
  const food = next && compiled.determiners.has(next.lower) ? behind : next;
  const isFood = food?.nouns.some(({ topic }) => topic === "food") ?? false;
  return words[place]?.lower === "como" && isFood && !next?.afterPause && !food?.afterPause;
};

/** Is this word, which looks like a conjugated verb, one here? */
export const isConjugated = (compiled: CompiledLanguage, words: readonly Word[], place: number): boolean => {
  const word = words[place];
  if (!word || !canBeFinite(word)) return false;
  const after = words[place + 1];
  // "meine Freunde": a determiner that looks like a verb.
  if (isDeterminer(compiled, word) && after && !after.afterPause && after.nouns.length > 0) return false;
  // "meine Oma und meine Dad": so is one before a noun that no table has.
  const isNoun = after && !after.afterPause && after.capital && !compiled.lexicon.known.has(after.lower);
  if (compiled.definition.german && isDeterminer(compiled, word) && isNoun) return false;
  const before = words[place - 1];
  if (isSubject(compiled, before)) return true;
  const clitic = before !== undefined && compiled.lists.clitics.has(before.lower);
  // "pour être en forme", but "j'en joue"
  const led = compiled.definition.onlySubjects && before?.lower === "en" && word.nouns.length > 0;
  if (
    led &&
    !isSubject(compiled, words[place - 2]) &&
    !compiled.lists.clitics.has(words[place - 2]?.lower ?? "")
  )
    return false;
  if (
    clitic &&
    (!isDeterminer(compiled, before) || word.nouns.length === 0 || isSubject(compiled, words[place - 2]))
  )
    return true;
  if (isDeterminer(compiled, before)) return isPointing(compiled, before) && isOnlyVerb(word);
  const { times, subordinating } = compiled.lists;
  const begins =
    word.opens || (before !== undefined && (times.has(before.lower) || subordinating.has(before.lower)));
  // "un plato como la paella" compares, and so does "tan bueno como el pan".
  const compared = before !== undefined && before.nouns.length + before.adjectives.length > 0;
  if (compiled.definition.dropsSubjects && !compared && eats(compiled, words, place)) return true;
  // "Para mí …": a verb only in "para de llover".
  if (compiled.definition.spanish && /^(?:para|entre|sobre)$/.test(word.lower) && after?.lower !== "de")
    return false;
  if (begins || compiled.lexicon.functional.has(word.lower)) return begins;
  // "als Kind spiele ich": its subject behind it tells.
  if (compiled.definition.german && after && !after.afterPause && agrees(compiled, word, after)) return true;
  // "danse", "visite": a noun as well, so it needs a subject or the beginning of the sentence.
  const doubtful = word.nouns.length > 0 || word.adjectives.length > 0;
  if (!doubtful || (before !== undefined && before.nouns.length > 0 && !word.afterPause)) return true;
  // "… y mando mensajes": a noun of its own would have something before it that leads to it.
  const { prepositions, numbers } = compiled.lists;
  const ruled =
    before === undefined ||
    prepositions.has(before.lower) ||
    numbers.has(before.lower) ||
    before.verbs.length + before.adjectives.length > 0;
  // "…, uso lo para", "…, juego al fútbol"
  const governs =
    word.afterPause &&
    after !== undefined &&
    !after.afterPause &&
    (isDeterminer(compiled, after) || /^(?:al|con|lo)$/.test(after.lower));
  return (
    compiled.definition.dropsSubjects === true &&
    (!ruled || (governs && word.verbs.some(({ person }) => person === 0)))
  );
};

/** "und" joins two clauses only where a conjugated verb follows it before the next pause: not in "mit Tom und Anna". */
const joinsClauses = (compiled: CompiledLanguage, words: readonly Word[], place: number): boolean => {
  const { lists } = compiled;
  // No copy of the rest: in a long answer without punctuation every "und" would make one.
  for (let at = place + 1; at < words.length; at += 1) {
    const word = words[at];
    if (!word) return false;
    const depends = lists.subordinating.has(word.lower) && word.lower !== "da";
    if (word.afterPause || lists.joining.has(word.lower) || depends) return false;
    const conjugated = canBeFinite(word) && !isDeterminer(compiled, word);
    if (conjugated && !looksInfinite(compiled, words, word.at)) return true;
  }
  return false;
};

/** "weil ich damit Musik höre": behind a subject "damit" is an adverb, unless another subject follows. */
export const isMeans = (compiled: CompiledLanguage, words: readonly Word[], place: number): boolean =>
  words[place]?.lower === "damit" &&
  !words[place]?.afterPause &&
  isSubject(compiled, words[place - 1]) &&
  !isSubject(compiled, words[place + 1]);

const marked = (
  compiled: CompiledLanguage,
  words: readonly Word[],
  { at, lower, afterPause }: Word,
): boolean => {
  const { lists } = compiled;
  const { joining, subordinating, comparing } = lists;
  // "weil man da …": without a pause "da" is an adverb.
  const depends = subordinating.has(lower) && lower !== "da" && !isMeans(compiled, words, at);
  // "… mein Hund | den ich bekommen habe", "je wärmer es wird | desto mehr …"
  const relates =
    compiled.definition.german &&
    (/^(?:desto|umso)$/.test(lower) ||
      (lists.prepositions.has(lower) &&
        /^de[rmn]$/.test(words[at + 1]?.lower ?? "") &&
        /^(?:mein|dein|unser|ihr)e?$|^(?:ich|wir|man)$/.test(words[at + 2]?.lower ?? "")) ||
      (/^(?:de[rnm]|die)$/.test(lower) && /^(?:ich|wir|man|er|du)$/.test(words[at + 1]?.lower ?? "")));
  if (at === 0 || afterPause || depends || relates || comparing.has(lower)) return true;
  return joining.has(lower) && joinsClauses(compiled, words, at);
};

/** Where a second clause begins among words that no pause and no conjunction parts, as a recogniser writes them. */
const unmarked = (
  compiled: CompiledLanguage,
  words: readonly Word[],
  from: number,
  to: number,
): number | undefined => {
  const verbs: Word[] = [];
  for (let at = from; at < to && verbs.length < 2; at += 1) {
    const word = words[at];
    if (word && isConjugated(compiled, words, at) && !looksInfinite(compiled, words, at)) verbs.push(word);
  }
  const [first, second] = verbs;
  if (!first || !second) return undefined;
  const [before, after] = [words[second.at - 1], words[second.at + 1]];
  // "als ich klein war | habe ich …"
  const turned =
    after !== undefined &&
    !after.afterPause &&
    (agrees(compiled, second, after) || isDeterminer(compiled, after));
  const depends =
    compiled.lists.subordinating.has(words[from]?.lower ?? "") ||
    /^(?:als|seit)$/.test(words[from]?.lower ?? "");
  if (second.at === first.at + 1) return turned && depends ? second.at : undefined;
  // "mir ist kalt | deshalb mag ich …"
  if (
    turned &&
    !depends &&
    before &&
    /^(?:deshalb|deswegen|darum|dann|danach|trotzdem|außerdem|leider|dort|später|zuerst|zum|jetzt)$/.test(
      before.lower,
    ) &&
    before.at > first.at + 1 &&
    isSubject(compiled, after)
  )
    return before.at;
  // "ich mag das | ich spiele oft", but not "kann ich gehe": there the subject is the first verb's.
  const taken = !depends && before?.at === first.at + 1 && agrees(compiled, first, before);
  const own = agrees(compiled, second, before) && !taken;
  const points =
    compiled.definition.german?.relative.includes(before?.lower ?? "") && before?.at !== first.at + 1;
  return own || points ? second.at - 1 : undefined;
};

/** The clauses of a text: where each begins, in order, and between which places each word's own clause lies. */
type Clauses = { starts: readonly number[]; around: readonly (readonly [from: number, to: number])[] };

const found = new WeakMap<readonly Word[], Clauses>();

/** A clause begins at pauses, at conjunctions, and where a second verb brings its own subject. */
const startsOf = (compiled: CompiledLanguage, words: readonly Word[]): ReadonlySet<number> => {
  const starts = new Set(words.filter((word) => marked(compiled, words, word)).map(({ at }) => at));
  if (compiled.definition.german)
    for (let from = 0; from < words.length; ) {
      let to = from + 1;
      while (to < words.length && !starts.has(to)) to += 1;
      const cut = unmarked(compiled, words, from, to);
      if (cut !== undefined && cut > from) starts.add(cut);
      from = cut !== undefined && cut > from ? cut : to;
    }
  return starts;
};

/** Worked out once for a text: every check asks for the clause of every word, and a clause may be as long as the text. */
const clausesIn = (compiled: CompiledLanguage, words: readonly Word[]): Clauses => {
  const known = found.get(words);
  if (known) return known;
  const starts = [...startsOf(compiled, words)].sort((one, other) => one - other);
  const around = starts.flatMap((from, place) => {
    const to = starts[place + 1] ?? words.length;
    const clause = [from, to] as const;
    return Array.from({ length: to - from }, () => clause);
  });
  const clauses = { starts, around };
  found.set(words, clauses);
  return clauses;
};

/** Where the words of this one's clause begin and end. */
export const clauseAround = (
  compiled: CompiledLanguage,
  words: readonly Word[],
  place: number,
): readonly [from: number, to: number] => clausesIn(compiled, words).around[place] ?? [place, place + 1];

/** All clauses of a text, in order, as the places where they begin and end. */
export const clausesOf = (
  compiled: CompiledLanguage,
  words: readonly Word[],
): readonly (readonly [from: number, to: number])[] => {
  const { starts, around } = clausesIn(compiled, words);
  return starts.flatMap((from) => {
    const clause = around[from];
    return clause ? [clause] : [];
  });
};
