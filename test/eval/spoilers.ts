import type { Language } from "../../domain/exercise.ts";
import type { Answer } from "../../lambdas/partner/embedded/answer.ts";
import type { Word } from "../../lambdas/partner/embedded/word.ts";

/** One way to spoil a right answer: what a word is to be instead ("" takes it out), or undefined where it has nothing to spoil. */
type Spoiler = (word: Word, answer: Answer) => string | undefined;

const swaps = (pairs: Readonly<Record<string, string>>): Spoiler => {
  const other = new Map(Object.entries(pairs));
  return ({ lower }) => other.get(lower);
};

/** A conjugated verb in another person of its tense, or as an infinitive. */
const personed =
  (to: 0 | 2 | 5 | "infinitive", from: readonly number[]): Spoiler =>
  ({ at, verbs, nouns }, { uses }) => {
    const use = uses.find((each) => each.at === at);
    const reading = verbs.find(({ person }) => person !== undefined && from.includes(person));
    if (!use || !reading || nouns.length > 0) return undefined;
    return to === "infinitive"
      ? reading.verb.forms.find(({ mood }) => mood === "infinitive")?.form
      : reading.verb.forms.find(({ mood, person }) => mood === reading.mood && person === to)?.form;
  };

/** A conjugated verb in the present where it stands in a past, and the other way round. */
const timed =
  (from: "imperfect" | "preterite" | "present", to: "imperfect" | "preterite" | "present"): Spoiler =>
  ({ at, verbs }, { uses }) => {
    const reading = verbs.find(({ mood }) => mood === from);
    if (!reading || !uses.some((each) => each.at === at && each.head === at)) return undefined;
    return reading.verb.forms.find(({ mood, person }) => mood === to && person === reading.person)?.form;
  };

/** An adjective with the other gender, or the other number. */
const agreeing =
  (part: "gender" | "number"): Spoiler =>
  ({ lower, adjectives, nouns, verbs }, { speech }) => {
    const [adjective] = adjectives;
    const [slot] = adjective?.slots ?? [];
    if (!adjective || !slot || nouns.length + verbs.length > 0) return undefined;
    const gender = slot[0] === "m" ? "f" : "m";
    const number = slot[1] === "p" ? "s" : "p";
    const wanted = part === "gender" ? gender + slot[1] : slot[0] + number;
    const others = speech.lexicon.inflected.get(adjective.lemma) ?? [];
    return others.find(({ form, slots }) => form !== lower && slots.includes(wanted))?.form;
  };

/** A determiner of the other gender before a noun that has one only. */
const gendered: Spoiler = (word, { speech, nouns }) => {
  const led = nouns.find((each) => each.word.at === word.at + 1);
  const [determiner] = speech.determiners.get(word.lower) ?? [];
  const genders = new Set(led?.noun.slots.map(([gender]) => gender));
  if (!determiner || genders.size !== 1 || determiner.slot[1] !== "s") return undefined;
  const other = determiner.slot.startsWith("m") ? "f" : "m";
  return determiner.family[other + determiner.slot.slice(1)]?.split(" ")[0];
};

/** German: a determiner in another case. */
const cased =
  (from: string, to: string): Spoiler =>
  (word, { speech, nouns }) => {
    const isLed = nouns.some((each) => each.word.at === word.at + 1 || each.word.at === word.at + 2);
    const all = speech.determiners.get(word.lower) ?? [];
    const isCase = all.length > 0 && all.every(({ slot }) => slot.endsWith(from));
    const [determiner] = all;
    return isLed && isCase && determiner ? determiner.family[determiner.slot.slice(0, 2) + to] : undefined;
  };

const without = (...words: readonly string[]): Spoiler => {
  const left = new Set(words);
  return ({ lower, afterPause }) => (left.has(lower) && !afterPause ? "" : undefined);
};

/** The article of a noun that is left out. */
const bare: Spoiler = (word, { speech, nouns }) =>
  !word.afterPause &&
  speech.determiners.has(word.lower) &&
  nouns.some((each) => each.word.at === word.at + 1 && each.noun.slots.some(([, number]) => number === "s"))
    ? ""
    : undefined;

/** A slip of the pen in a long word: two letters change places, a double one is single, an accent is gone. */
const misspelt =
  (how: (word: string) => string): Spoiler =>
  ({ lower, capital }, { speech }) => {
    const typed = how(lower);
    return lower.length < 6 || capital || typed === lower || speech.lexicon.known.has(typed)
      ? undefined
      : typed;
  };
const crossed = misspelt((word) => word.replace(/^(.{2})(.)(.)/u, "$1$3$2"));
const single = misspelt((word) => word.replace(/(\p{L})\1/u, "$1"));
const doubled = misspelt((word) => word.replace(/(?<=[aeiou])([lmnprst])(?=[aeiou])/u, "$1$1"));

/** Words that change places with the one behind them. */
const behind =
  (holds: (word: Word, next: Word, answer: Answer) => boolean): Spoiler =>
  (word, answer) => {
    const next = answer.words[word.at + 1];
    return next && !next.afterPause && holds(word, next, answer) ? `${next.text} ${word.text}\0` : undefined;
  };
const isUse = ({ uses }: Answer, { at }: Word) => uses.some((use) => use.at === at);

const shared: Readonly<Record<string, Spoiler>> = {
  "verb: 3rd plural for singular": personed(5, [2]),
  "verb: 3rd singular for plural": personed(2, [5]),
  "verb: 3rd singular for I": personed(2, [0]),
  "verb: I for 3rd singular": personed(0, [2]),
  "verb: I for we": personed(0, [3]),
  "verb: infinitive": personed("infinitive", [0, 2, 3, 5]),
  "imperfect told in the present": timed("imperfect", "present"),
  "article of the other gender": gendered,
  "article left out": bare,
  "letters crossed": crossed,
  "single letter for a double": single,
  "letter doubled": doubled,
};

const french: Readonly<Record<string, Spoiler>> = {
  ...shared,
  "adjective: gender": agreeing("gender"),
  "adjective: number": agreeing("number"),
  "que left out": without("que", "qu'"),
  "de left out": without("de", "d'"),
  "à left out": without("à"),
  "subject left out": without("je", "j'", "il", "elle", "on", "nous", "ils", "elles"),
  "reflexive left out": without("me", "m'", "se", "s'"),
  "auxiliary left out": without("ai", "a", "suis", "est", "avons", "ont", "avait", "avais"),
  "pas left out": without("pas"),
  "ne before the infinitive": behind(
    ({ lower }, next) => lower === "pas" && next.verbs.some(({ mood }) => mood === "infinitive"),
  ),
  "auxiliary swapped": (word, answer) =>
    answer.uses.some(({ at, head }) => at === word.at && head !== at)
      ? swaps({
          ai: "suis",
          a: "est",
          suis: "ai",
          est: "a",
          avons: "sommes",
          sommes: "avons",
          ont: "sont",
          sont: "ont",
        })(word, answer)
      : undefined,
  "être for avoir, and back": (word, answer) =>
    answer.uses.some(({ at, head }) => at === word.at && head === at)
      ? swaps({ ai: "suis", a: "est", ont: "sont", suis: "ai" })(word, answer)
      : undefined,
  "preposition swapped": swaps({
    en: "à",
    dans: "en",
    chez: "à",
    pour: "de",
    sans: "avec",
    depuis: "pour",
    pendant: "pour",
    avec: "de",
  }),
  "qui for que, and back": swaps({ qui: "que", "qu'": "qui" }),
  "beaucoup for très, and back": swaps({
    très: "beaucoup",
    beaucoup: "très",
    bien: "bon",
    mieux: "meilleur",
    meilleur: "mieux",
  }),
  "pronoun behind the verb": behind(
    (word, next, answer) => /^(?:le|la|l'|les|lui|leur|y|me|m')$/.test(word.lower) && isUse(answer, next),
  ),
  "adjective before its noun": behind(
    (word, next) => word.nouns.length > 0 && next.adjectives.some(({ early }) => !early),
  ),
};

/** Spanish may do without a subject, and then somebody else may be meant: only behind one that is said is another person wrong. */
const behindSubject =
  (spoiler: Spoiler | undefined, isSubject: (word: Word, answer: Answer) => boolean): Spoiler =>
  (word, answer) => {
    const lead = answer.words.slice(Math.max(0, word.at - 4), word.at + 1);
    const from = lead.findLastIndex(({ afterPause }) => afterPause);
    return lead.slice(Math.max(0, from), -1).some((each) => isSubject(each, answer))
      ? spoiler?.(word, answer)
      : undefined;
  };
const isNamed = ({ lower, nouns, at }: Word, { words, speech }: Answer): boolean =>
  /^(?:él|ella|ellos|ellas|todos|nadie)$/.test(lower) ||
  (nouns.length > 0 &&
    !speech.lists.times.has(lower) &&
    speech.determiners.has(words[at - 1]?.lower ?? "") &&
    !words.slice(Math.max(0, at - 2), at).some((word) => speech.lists.prepositions.has(word.lower)));
const isMe = ({ lower }: Word): boolean => lower === "yo";
const isUs = ({ lower, at }: Word, { words }: Answer): boolean =>
  /^nosotr[oa]s$/.test(lower) || (lower === "yo" && words[at - 1]?.lower === "y");

/** "solo", "claro", "mal": adverbs as well; behind "de" and "lo", and about whoever speaks, either gender may stand. */
const aboutNamed =
  (spoiler: Spoiler): Spoiler =>
  (word, answer) => {
    const before = answer.words.slice(Math.max(0, word.at - 3), word.at);
    const open =
      /^(?:sol|just|mism|clar|medi|primer|últim|mal|mejor|peor|igual|fatal|genial|rápid|otr)/.test(
        word.lower,
      ) || before.some(({ lower, verbs }) => lower === "de" || verbs.some(({ person }) => person === 0));
    return open ? undefined : spoiler(word, answer);
  };

/** "no … nada": without its "no" most sentences say the contrary, and are right. */
const undenied: Spoiler = (word, { words }) =>
  word.lower === "no" &&
  words
    .slice(word.at + 1, word.at + 5)
    .some(({ lower }) => /^(?:nada|nadie|nunca|ning[uú]n\p{L}*|tampoco|ni)$/u.test(lower))
    ? ""
    : undefined;

const spanish: Readonly<Record<string, Spoiler>> = {
  ...shared,
  "verb: 3rd plural for singular": behindSubject(shared["verb: 3rd plural for singular"], isNamed),
  "verb: 3rd singular for plural": behindSubject(shared["verb: 3rd singular for plural"], isNamed),
  "verb: 3rd singular for I": behindSubject(shared["verb: 3rd singular for I"], isMe),
  "verb: I for 3rd singular": behindSubject(shared["verb: I for 3rd singular"], isNamed),
  "verb: I for we": behindSubject(shared["verb: I for we"], isUs),
  "adjective: gender": aboutNamed(agreeing("gender")),
  "adjective: number": aboutNamed(agreeing("number")),
  "imperfect told in the preterite": timed("imperfect", "preterite"),
  "preterite told in the present": timed("preterite", "present"),
  "que left out": without("que"),
  "de left out": without("de"),
  "a left out": without("a"),
  "reflexive left out": without("me", "se", "nos"),
  "no left out": undenied,
  "ser for estar, and back": swaps({
    es: "está",
    está: "es",
    son: "están",
    están: "son",
    soy: "estoy",
    estoy: "soy",
    era: "estaba",
    estaba: "era",
    fue: "estuvo",
    ser: "estar",
    estar: "ser",
  }),
  "hay for es, and back": swaps({ hay: "es", había: "era" }),
  "preposition swapped": swaps({
    en: "a",
    por: "para",
    para: "por",
    con: "de",
    desde: "por",
    sin: "con",
    sobre: "en",
  }),
  "mucho for muy, and back": swaps({ muy: "mucho", mucho: "muy", bien: "bueno", mejor: "más bien" }),
  "pronoun behind the verb": behind(
    (word, next, answer) => /^(?:me|lo|la|los|las|le|les|se|nos)$/.test(word.lower) && isUse(answer, next),
  ),
  "adjective before its noun": behind(
    (word, next) =>
      word.nouns.length > 0 && next.adjectives.some(({ early }) => !early) && next.verbs.length === 0,
  ),
};

const german: Readonly<Record<string, Spoiler>> = {
  ...shared,
  "accusative for dative": cased("d", "a"),
  "nominative for dative": cased("d", "n"),
  "nominative for accusative": cased("a", "n"),
  "dative for accusative": cased("a", "d"),
  "adjective without its ending": ({ lower, adjectives, nouns, verbs }) => {
    const [adjective] = adjectives;
    return adjective && nouns.length + verbs.length === 0 && lower !== adjective.lemma
      ? adjective.lemma
      : undefined;
  },
  "adjective with another ending": ({ lower, adjectives, nouns, verbs }) =>
    adjectives.length > 0 && nouns.length + verbs.length === 0 && /(?:e|en)$/.test(lower)
      ? lower.endsWith("en")
        ? lower.slice(0, -1)
        : `${lower}n`
      : undefined,
  "dass left out": without("dass"),
  "zu left out": without("zu"),
  "preposition left out": without("in", "mit", "auf", "an", "für", "im", "am", "zum", "zur"),
  "subject left out": without("ich", "er", "sie", "wir", "man", "es"),
  "reflexive left out": without("mich", "sich", "uns"),
  "auxiliary left out": without("habe", "hat", "bin", "ist", "haben", "sind"),
  "auxiliary swapped": (word, answer) =>
    answer.uses.some(({ at, head }) => at === word.at && head !== at)
      ? swaps({ habe: "bin", hat: "ist", bin: "habe", ist: "hat", haben: "sind", sind: "haben" })(
          word,
          answer,
        )
      : undefined,
  "sein for haben, and back": (word, answer) =>
    answer.uses.some(({ at, head }) => at === word.at && head === at)
      ? swaps({ habe: "bin", hat: "ist", bin: "habe", haben: "sind" })(word, answer)
      : undefined,
  "verb third": behind(
    (word, next, answer) =>
      isUse(answer, word) && /^(?:ich|er|sie|wir|man|es)$/.test(next.lower) && !word.afterPause,
  ),
  "preposition swapped": swaps({
    mit: "bei",
    nach: "zu",
    bei: "mit",
    seit: "für",
    für: "zu",
    auf: "in",
    an: "auf",
    vor: "bei",
    über: "von",
    von: "aus",
  }),
  "als for wenn, and the like": swaps({
    als: "wenn",
    wenn: "als",
    bevor: "vor",
    nachdem: "nach",
    kein: "nicht",
    keine: "nicht ein",
    viel: "viele",
    viele: "viel",
    sehr: "viel",
  }),
  "mich for mir, and back": swaps({
    mir: "mich",
    mich: "mir",
    ihm: "ihn",
    ihn: "ihm",
    ihnen: "sie",
    dir: "dich",
    dich: "dir",
  }),
  "small letter": ({ nouns, capital, opens, lower }) =>
    nouns.length > 0 && capital && !opens ? `${lower}\0` : undefined,
};

/** Every way to spoil answers of a language, by what goes wrong. Not each spoilt answer is wrong: a few may be said. */
export const spoilers: Readonly<Record<Language, Readonly<Record<string, Spoiler>>>> = {
  French: french,
  Spanish: spanish,
  German: german,
};

/** Every answer that this way of spoiling makes of one. */
export const spoiltBy = (spoil: Spoiler, answer: Answer): string[] =>
  answer.words.flatMap((word) => {
    const instead = spoil(word, answer);
    if (instead === undefined || instead === word.lower) return [];
    const { text } = answer;
    const end =
      instead.includes(" ") && instead.endsWith("\0")
        ? (answer.words[word.at + 1]?.end ?? word.end)
        : word.end;
    const said =
      word.capital && instead !== word.lower && word.opens
        ? instead.replace(/^./u, (first) => first.toUpperCase())
        : instead;
    const spoilt = `${text.slice(0, word.start)}${said.replace("\0", "")}${text.slice(end)}`
      .replace(/ {2,}/g, " ")
      .trim();
    return spoilt === text ? [] : [spoilt];
  });
