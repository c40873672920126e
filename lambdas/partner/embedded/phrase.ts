import type { Answer } from "./answer.ts";
import { clauseAround } from "./clause.ts";
import type { AdjectiveReading, NounReading } from "./lexicon.ts";
import type { Family, Slot } from "./morphology.ts";
import type { Speech } from "./speech.ts";
import type { Word } from "./word.ts";

/** A determiner with a verified noun and the adjectives around it: "une petite maison blanche". */
export type Phrase = {
  determiner: Word;
  /** Adjectives before and behind the noun. */
  early: readonly Word[];
  noun: Word;
  late: readonly Word[];
  family: Family;
  /** What the determiner may be here, and what the noun may be. */
  offered: readonly Slot[];
  needed: readonly Slot[];
  /** German: the cases that the preposition before it allows. */
  ruled: string | undefined;
};

/** The slots that both lists have. */
export const shared = (one: readonly Slot[], other: readonly Slot[]): Slot[] =>
  one.filter((slot) => other.includes(slot));

/** What a phrase as a whole may be: what its words share, in the cases that its preposition allows. */
export const ruledSlots = ({ offered, needed, ruled }: Phrase): Slot[] =>
  shared(offered, needed).filter((slot) => ruled?.includes(slot.slice(2)) ?? true);

/** Spanish: "mi hermano limpia la casa", "mi abuela vivo con …": what would not agree with its noun is a verb where more follows. */
export const isActing = ({ words, speech }: Answer, word: Word, slots: readonly Slot[]): boolean => {
  const next = words[word.at + 1];
  return (
    speech.tongue.spanish !== undefined &&
    word.verbs.some(({ person, mood }) => (person === 0 || person === 2) && mood !== "subjunctive") &&
    next?.afterPause === false &&
    !speech.lists.joining.has(next.lower) &&
    !word.adjectives.some((each) => shared(each.slots, slots).length > 0)
  );
};

/** The gender and the number of a slot, as students know them. */
export const genderName = (slot: Slot): string =>
  slot.startsWith("m") ? "masculine" : slot.startsWith("f") ? "feminine" : "neuter";
export const numberOf = (slot: Slot): "singular" | "plural" => (slot[1] === "p" ? "plural" : "singular");

/** "je la porte" has no noun in it: la is an object there. */
const isObject = ({ words, speech }: Answer, determiner: Word, next: Word): boolean => {
  const before = words[determiner.at - 1]?.lower ?? "";
  const pronoun = speech.lists.clitics.has(determiner.lower);
  // "Las uso a diario": no noun in the singular has a plural article.
  const mine =
    next.verbs.some(({ person }) => person === 0) &&
    next.nouns.every(({ slots }) => !slots.some((slot) => slot[1] === "p"));
  if (speech.tongue.spanish && /^l[oa]s$/.test(determiner.lower) && mine) return true;
  // "y la uso mucho": no masculine noun has this article.
  const male = next.nouns.every(({ slots }) => slots.every((slot) => slot.startsWith("m")));
  if (
    speech.tongue.spanish &&
    determiner.lower === "la" &&
    male &&
    mine &&
    /^(?:y|no|que|ya|siempre)$/.test(before)
  )
    return true;
  return (
    pronoun &&
    next.verbs.length > 0 &&
    (speech.subjects.get(before) !== undefined ||
      speech.lists.clitics.has(before) ||
      // "la dame qui les aide"
      (before === "qui" &&
        next.nouns.every(
          ({ slots }) => determiner.lower !== "les" || slots.every((slot) => slot[1] === "s"),
        )))
  );
};

/** "mein Bruder, der Hunde mag": a relative pronoun is no article. */
const isRelative = ({ words, speech, text, uses }: Answer, determiner: Word): boolean => {
  if (!speech.tongue.german?.relative.includes(determiner.lower)) return false;
  const before = words[determiner.at - 1];
  // ", von dem …": the preposition goes with it.
  const led = before && speech.lists.prepositions.has(before.lower) && !determiner.afterPause;
  const first = led ? before : determiner;
  // What is heard has no punctuation.
  const about = words[first.at - 1];
  const ends = first.opens || about === undefined;
  // "… wird an Gruppen gespendet, die armen Familien helfen": the verb of the main clause may stand between.
  const parted =
    !uses.some(({ at }) => at === about?.at) &&
    (about?.verbs.some(({ mood }) => mood === "participle" || mood === "infinitive") ?? false);
  const anyone = /^(?:jemand|niemand)(?:en|em)?$|^(?:alles|etwas|nichts)$/.test(about?.lower ?? "");
  if (ends || !(about.nouns.length > 0 || parted || (anyone && first.afterPause))) return false;
  // "die Farbe von die Uniform": no relative pronoun in a case that the preposition does not take.
  const ruled = led && speech.cases.get(before.lower);
  if (
    (ruled === "d" && determiner.lower !== "dem" && determiner.lower !== "der") ||
    (ruled === "a" && /^de[mr]$/.test(determiner.lower))
  )
    return false;
  // "… Schüler, die Klassen ist klein": a main clause has its verb next, a relative one at the end.
  const [verb, next] = [words[determiner.at + 2], words[determiner.at + 3]];
  const follows = verb && !verb.afterPause && verb.verbs.some(({ person }) => person !== undefined);
  const goesOn = next && !next.afterPause && next.verbs.length === 0 && !speech.lists.joining.has(next.lower);
  if (first.afterPause) return !(follows && verb.nouns.length === 0 && goesOn && next.adjectives.length > 0);
  // "einmal in der Monat", "die Ferien in die Türkei verbracht": what is relative has a conjugated verb to come.
  const [, end] = clauseAround(speech, words, determiner.at);
  const later = words
    .slice(determiner.at + 2, led ? end : words.length)
    .some(({ verbs }) => verbs.some(({ person }) => person !== undefined || !led));
  return !/[.,;:!?]/.test(text) && later;
};

/** "weil das Spaß macht": a pronoun before a noun that needs no article, and would not take this one. */
const isPronoun = ({ speech }: Answer, determiner: Word, noun: Word): boolean =>
  speech.tongue.german !== undefined &&
  determiner.lower === "das" &&
  noun.nouns.length > 0 &&
  noun.nouns.every(({ slots }) => slots.every((slot) => !slot.startsWith("ns") || slot.endsWith("g"))) &&
  noun.nouns.some(
    ({ lemma, slots }) =>
      slots.some((slot) => slot[1] === "p") ||
      !(speech.lexicon.inflected.get(lemma.toLowerCase()) ?? []).some((other) =>
        other.slots.some((slot) => slot[1] === "p"),
      ),
  );

const MANY = /^(?:viele|einige|mehrere|wenige|manche|alle)[nr]?$/;

/** Is the second word an adjective behind the first, an article: "die vielen Leute"? */
const isCounting = (article: Word | undefined, word: Word): boolean =>
  article !== undefined &&
  !word.afterPause &&
  MANY.test(word.lower) &&
  /^(?:d(?:ie|er|en|as|em)|diese[rnm]?|meine[rn]?|seine[rn]?|ihre[rn]?|unsere[rn]?)$/.test(article.lower);

/** With these even what stands behind a noun is where it happens: "meine Freunde in der Stadt treffen". */
const STAYING =
  /^(?:treffen|wohnen|leben|essen|lernen|schlafen|arbeiten|sitzen|kochen|trinken|spielen|übernachten|verbringen|besuchen)$/;
/** "eine Reise in die Berge": these lead somewhere whatever the verb. */
const GOING =
  /(?:wanderung|bus|zug|bahn|fähre|flug|fahrt|reise|weg|straße|gang|trip|blick|tritt|stieg|tür|besuch|sprung|schritt|wechsel|tour|karte|ticket|linie|verbindung|investition)e?n?$/;
/** Nothing moves into these. */
const WITHIN = /^(?:freizeit|zukunft|nacht|woche|pause|mittagspause|jugend|kindheit|vergangenheit|gegend)$/;
const RESTING = /^(?:sein|liegen|stehen|wohnen|sitzen)$/;
const BESIDE = /^(?:neben|hinter|zwischen|unter)$/;

/** "Das Buch ist auf dem Tisch", but "ich bin stolz auf den Hund" and "ich stehe auf den Sänger". */
const isOn = (verb: string, before: string | undefined, clause: readonly Word[]): boolean => {
  if (before === "an" || before === "auf") {
    if (/^(?:liegen|sitzen|wohnen|leben|schlafen|übernachten|zelten)$/.test(verb)) return true;
    const bare = ({ adjectives, nouns, verbs }: Word) =>
      adjectives.length === 0 || nouns.length + verbs.length > 0;
    const rests = verb === "stehen" || (verb === "sein" && clause.every(bare));
    return (
      rests &&
      (clause.at(-1)?.nouns.length ?? 0) > 0 &&
      clause.every(({ lower }) => !/^(?:ich|er|sie|wir|du)$/.test(lower))
    );
  }
  const fears = clause.some(({ lower }) => lower === "angst" || lower === "respekt");
  return before === "vor" && (fears || /^(?:stehen|liegen|sitzen|warten|sein)$/.test(verb));
};

const ruledBy = ({ words, speech, uses }: Answer, determiner: Word): string | undefined => {
  const before = determiner.afterPause ? undefined : words[determiner.at - 1]?.lower;
  const german = speech.tongue.german;
  // "meiner Meinung nach der …": this one stands behind what it rules.
  const trails = german?.trailing.includes(`${words[determiner.at - 2]?.lower} ${before}`);
  if (trails) return undefined;
  // "vom Balkon aus", "von hier aus"
  if (
    before === "aus" &&
    words.slice(Math.max(0, determiner.at - 4), determiner.at).some(({ lower }) => /^vo[nm]$/.test(lower))
  )
    return undefined;
  // "zu viele" is "too many", and "ab und zu" is "now and then".
  const often = words[determiner.at - 2]?.lower === "und";
  if (before === "zu" && (often || determiner.lower.startsWith("viel"))) return undefined;
  // "Es geht um ein Junge", but "um der Umwelt zu helfen" and "um ein Uhr".
  if (before === "um") {
    const [, end] = clauseAround(speech, words, determiner.at);
    const free = words.slice(determiner.at, end).some(({ lower }) => lower === "uhr" || lower.includes("zu"));
    return free ? undefined : "a";
  }
  // "seit ihre Familie hier wohnt": a conjunction.
  if (before === "seit" || before === "während") {
    const [start, end] = clauseAround(speech, words, determiner.at);
    const last = words[end - 1];
    const verbs = last && last.at > determiner.at + 1 && !last.capital ? last.verbs : [];
    // "obwohl ich seit die Klassenfahrt erkältet bin": the verb is the outer clause's.
    const within =
      start < determiner.at - 1 &&
      speech.lists.subordinating.has(words[start]?.lower ?? "") &&
      !uses.some(({ at }) => at > start && at < determiner.at);
    if (!within && verbs.some(({ person }) => person !== undefined)) return undefined;
  }
  const ruled = before === undefined ? undefined : speech.cases.get(before);
  if (ruled !== "ad" || !german) return ruled;
  const [from, to] = clauseAround(speech, words, determiner.at);
  // "in die Bibliothek lesen oder im Park joggen": each of two verbs has its own place.
  const joint = words.slice(determiner.at, to).find(({ lower }) => speech.lists.joining.has(lower))?.at ?? to;
  const own = words
    .slice(determiner.at + 1, joint)
    .flatMap(({ verbs, nouns, lower }) =>
      nouns.length === 0 && !speech.determiners.has(lower)
        ? verbs.filter(({ person }) => person === undefined)
        : [],
    )
    .at(-1)?.verb;
  // "wenn die Sonne scheint | feiern wir im Garten", as it is heard: the last verb before it counts.
  const inside = uses.filter(
    ({ at, head }) => at >= from && head < to && !speech.determiners.has(words[at]?.lower ?? ""),
  );
  const used = (inside.findLast(({ at }) => at < determiner.at) ?? inside[0])?.verb;
  // "eingekauft", "ferngesehen": what parts goes nowhere where its verb does not.
  const whole = own ?? used;
  const verb = (whole?.parts ? whole.lemma.slice(whole.parts.length) : whole?.lemma) ?? "";
  // "keine Lust, in die Stadt zu gehen", "ein Bus in die Stadt": something goes somewhere all the same.
  const about = words[determiner.at - 1]?.afterPause ? undefined : words[determiner.at - 2];
  const stays =
    STAYING.test(verb) ||
    (/^(?:sein|machen|lesen|kaufen|feiern)$/.test(verb) && !GOING.test(about?.lower ?? ""));
  const goes =
    ((about?.nouns.length ?? 0) > 0 && !stays) ||
    words
      .slice(own ? determiner.at : from, own ? joint : to)
      .some(({ verbs }) =>
        verbs.some(
          (each) =>
            german.going.includes(each.verb.lemma) ||
            (each.verb.parts && !german.staying.includes(each.verb.lemma.slice(each.verb.parts.length))),
        ),
      );
  // "vor ein Jahr": how long ago.
  const span = words[determiner.at + 1]?.lower ?? "";
  if (before === "vor" && /^(?:jahr|monat|woche|tag|stunde)$/.test(span)) return "d";
  // "auf keinen Fall", wherever one sits
  if (before === "auf" && span === "fall") return "a";
  // "bis spät in die Nacht"
  const until = /^(?:bis|spät|tief)$/.test(words[determiner.at - 2]?.lower ?? "");
  if (until && before === "in") return "a";
  const next = words[determiner.at + 1]?.lower ?? "";
  const within = WITHIN.test(next);
  // "Auf das Foto sehe ich …", "das beste Buch auf die Welt"
  const shown =
    before === "auf" && /^(?:foto|bild|welt|erde)$/.test(next) && german.staying.includes(verb) && !goes;
  if (shown && words.slice(from, to).every(({ lower }) => lower !== "stolz")) return "d";
  const device = words
    .slice(determiner.at + 1, determiner.at + 3)
    .some(({ lower }) => /^(?:handy|laptop|computer|tablet|ipad|konsole|smartphone)$/.test(lower));
  // "Musik auf meinem Handy hören", but "auf das Handy schauen"
  if (
    before === "auf" &&
    device &&
    (/^(?:spielen|hören|machen|haben|sein|schreiben|lesen|chatten)$/.test(verb) ||
      (/^(?:sehen|schauen|gucken)$/.test(verb) && about?.nouns.length))
  )
    return "d";
  const rests =
    before === "in"
      ? (within && !/^(?:gehen|fahren|kommen)$/.test(verb)) || (german.staying.includes(verb) && !goes)
      : (RESTING.test(verb) || (!goes && german.staying.includes(verb))) &&
        (BESIDE.test(before ?? "") || isOn(verb, before, words.slice(from, to)));
  return rests ? "d" : ruled;
};

/** "ein mollig-warmer Pullover": no table knows the adjective, but its ending and the noun behind it tell. */
const looksDescribing = ({ words, speech }: Answer, { at, lower, capital, nouns, verbs }: Word): boolean =>
  speech.tongue.german !== undefined &&
  words[at + 1]?.capital === true &&
  words[at + 1]?.afterPause === false &&
  !capital &&
  nouns.length + verbs.length === 0 &&
  /.{3}e[nmrs]?$/.test(lower) &&
  !speech.lexicon.known.has(lower);

const adjectivesFrom = (answer: Answer, from: number): Word[] => {
  const found: Word[] = [];
  for (let at = from; ; at += 1) {
    const word = answer.words[at];
    // "mit meiner klasse bäume gepflanzt"
    const ends =
      word?.lower === "klasse" && word.nouns.length > 0 && at > 0 && answer.words[at - 1]?.lower !== "eine";
    if (!word || word.afterPause || ends || (word.adjectives.length === 0 && !looksDescribing(answer, word)))
      return found;
    found.push(word);
  }
};

/** "un livre très intéressant": adverbs of degree may stand before what describes the noun, unless it may be one itself. */
const behindNoun = (answer: Answer, from: number): Word[] => {
  const degree = answer.words[from];
  const next = answer.words[from + 1];
  const led = degree && !degree.afterPause && (answer.speech.tongue.degrees?.includes(degree.lower) ?? false);
  // "una ciudad muy bonita | …": in Spanish it stands before a noun only where one follows.
  const behind = answer.words[from + 2];
  const ends =
    answer.speech.tongue.dropsSubjects && !(behind && !behind.afterPause && behind.nouns.length > 0);
  const early = !ends && next?.adjectives.some((reading) => reading.early);
  if (!led || !next || next.afterPause || early) return adjectivesFrom(answer, from);
  return adjectivesFrom(answer, from + 1).slice(0, 1);
};

/** Determiners that are hardly ever pronouns. */
const LEADING = /^(?:k?ein(?!ig)|mein|dein|sein|unser|zu[mr]$|[iab]m$|beim$|vom$|ins$)/;

/** "zum Frühstücken" is what one does, and not "breakfasts". */
const asVerb = ({ tongue, lexicon }: Speech, { lower }: Word): readonly Slot[] => {
  if (!tongue.german || !lower.endsWith("n")) return [];
  const isVerb = (word: string) =>
    lexicon.verbs.get(word)?.some(({ mood }) => mood === "infinitive") ?? false;
  // "das Treppensteigen", unless the whole is a noun: "die Gurken".
  const ends = lexicon.nouns.has(lower) ? [] : (tongue.lastParts?.(lower) ?? []).map(([, last]) => last);
  return [lower, ...ends].some(isVerb) ? ["nsn", "nsa", "nsd"] : [];
};

/** The phrase whose determiner stands at `place`, or undefined where there is none with a verified noun. */
export const phraseAt = (answer: Answer, place: number): Phrase | undefined => {
  const { words, speech } = answer;
  const determiner = words[place];
  const candidates = determiner && speech.determiners.get(determiner.lower);
  const next = words[place + 1];
  if (!determiner || !candidates || !next || next.afterPause) return undefined;
  if (isObject(answer, determiner, next) || isRelative(answer, determiner)) return undefined;
  // "der vielen Geschäfte", "von dem viele Touristen …": one of the two is no article here.
  if (speech.tongue.german && /^am \p{L}+sten$/u.test(`${determiner.lower} ${next.lower}`)) return undefined;
  if (speech.tongue.german && /^ein (?:wenig|bisschen|paar)$/.test(`${determiner.lower} ${next.lower}`))
    return undefined;
  if (speech.tongue.german && (isCounting(words[place - 1], determiner) || MANY.test(next.lower)))
    return undefined;
  // "sobre todo novelas": an adverb.
  if (speech.tongue.spanish && /^todos?$/.test(determiner.lower) && words[place - 1]?.lower === "sobre")
    return undefined;
  // "demasiado tarde": an adverb.
  if (speech.tongue.spanish && determiner.lower === "demasiado" && next.lower === "tarde") return undefined;
  // "une très belle maison", "mes deux sœurs": French has such words between an article and its noun.
  const inner = speech.tongue.onlySubjects && !next.afterPause;
  const skips =
    inner &&
    ((/^(?:très|trop|si)$/.test(next.lower) && words[place + 2]?.adjectives.length) ||
      (/s$/.test(determiner.lower) && /^(?:deux|trois|quatre|cinq|six)$/.test(next.lower)));
  const adjectives = adjectivesFrom(answer, place + (skips ? 2 : 1));
  // "le petit" alone, or "le français": the last adjective may be the noun itself.
  const behind = words[place + (skips ? 2 : 1) + adjectives.length];
  // "mon plat préféré": "plat" may be either, and here it is what the other word is about.
  const own = adjectives.findLast(({ nouns }) => nouns.length > 0);
  const agrees = (word: Word) =>
    word.nouns.some(({ slots }) => candidates.some(({ slot }) => slots.includes(slot)));
  // "los animales | mañana voy": what does not agree may begin anew.
  // … and "de mes voisins matin et soir" goes on with a time.
  const mayEnd =
    speech.tongue.dropsSubjects ||
    (speech.tongue.onlySubjects && speech.lists.times.has(behind?.lower ?? ""));
  const apart = mayEnd && own && behind && agrees(own) && !agrees(behind);
  // "eine Runde laufen": written small, it is the verb.
  const acts =
    speech.tongue.german &&
    own &&
    agrees(own) &&
    !behind?.capital &&
    behind?.verbs.some(({ mood }) => mood === "infinitive");
  const noun = behind && !behind.afterPause && behind.nouns.length > 0 && !apart && !acts ? behind : own;
  if (!noun || isPronoun(answer, determiner, noun)) return undefined;
  // "demasiado caras": too expensive, and no faces; but "les jeunes" are people.
  const { between, clitics } = speech.lists;
  // "un" is among them for "un poco", but before "un vestido" it is an article.
  const degree = between.has(determiner.lower) && determiner.lower !== "un";
  if (noun.adjectives.length > 0 && degree && !clitics.has(determiner.lower)) return undefined;
  // "das bitte", "das morgen": adverbs, as long as they are written small.
  if (speech.tongue.german && !noun.capital && speech.lists.known.has(noun.lower)) return undefined;
  // "einige tanzen", "die spielen": a pronoun and its verb.
  // … but "nach das essen": behind a preposition it is an article.
  const led = !determiner.afterPause && speech.cases.has(words[place - 1]?.lower ?? "");
  if (
    speech.tongue.german &&
    !noun.capital &&
    noun.verbs.length > 0 &&
    !LEADING.test(determiner.lower) &&
    !led &&
    // "das leben ist …", as it is heard
    !(determiner.lower === "das" && /^(?:ist|war|hat)$/.test(words[noun.at + 1]?.lower ?? ""))
  )
    return undefined;
  const soft = speech.tongue.softens(next.lower);
  const fitting = candidates.filter(
    ({ beforeVowel }) => beforeVowel === "any" || (beforeVowel === "only") === soft,
  );
  const family = (fitting[0] ?? candidates[0])?.family;
  if (!family) return undefined;
  return {
    determiner,
    early: adjectives.filter(({ at }) => at < noun.at),
    noun,
    late: behindNoun(answer, noun.at + 1),
    family,
    offered: fitting.map(({ slot }) => slot),
    needed: [...new Set([...noun.nouns.flatMap(({ slots }) => slots), ...asVerb(speech, noun)])],
    ruled: ruledBy(answer, determiner),
  };
};

/** A determiner of this family as it is said before `next`: "l'école", "mon amie". */
export const joined = ({ speech }: Answer, family: Family, slot: Slot, next: string): string | undefined => {
  const [usual, softened = usual] = (family[slot] ?? "").split(" ");
  const form = (speech.tongue.softens(next) ? softened : usual)?.replaceAll("_", " ");
  if (!form) return undefined;
  return form.endsWith("'") ? `${form}${next}` : `${form} ${next}`;
};

/** The form of a noun or an adjective that goes with one of the slots, if the lexicon leaves no doubt. */
export const formFor = (
  { speech }: Answer,
  reading: NounReading | AdjectiveReading,
  slots: readonly Slot[],
): string | undefined => {
  const forms = (speech.lexicon.inflected.get(reading.lemma.toLowerCase()) ?? [])
    .filter((other) => "opinion" in other === "opinion" in reading && shared(other.slots, slots).length > 0)
    .map(({ form }) => form);
  const [only] = forms;
  return new Set(forms).size === 1 ? only : undefined;
};
