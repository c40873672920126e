import type { Language } from "../../../domain/exercise.ts";
import { clauseAround } from "../../../grammar/core/clause.ts";
import type { Person } from "../../../grammar/core/morphology.ts";
import type { ParsedAnswer } from "../../../grammar/core/parsedAnswer.ts";
import { phraseAt, ruledSlots } from "../../../grammar/core/phrase/phrase.ts";
import type { VerbUse } from "../../../grammar/core/verbUse.ts";
import { isDeterminer, type Word } from "../../../grammar/core/word.ts";
import type { Finding } from "../../../grammar/engine/finding.ts";
import { subjectBefore } from "./described.ts";
import { englishOf } from "./echo.ts";
import { verbFormFor } from "./told.ts";

/** What a language brings to turning a whole clause of the student's round. Words are in lower case. */
type Turning = {
  /** Each word for the speaker, and what it is in the other's mouth. */
  turned: Readonly<Record<string, string>>;
  /** Who speaks, as the subject. */
  subjects: Readonly<Record<string, Person>>;
  /** What may begin a clause and is left out. */
  leads: RegExp;
  /** What may stand before subject and verb, by its first word. */
  fronts: RegExp;
  /** German: what stands there alone, and is left out, so that the subject comes first. */
  bare?: RegExp;
  /** What a clause can't end on: it leads to what comes next, or belongs to it. */
  dangling: RegExp;
  /** What makes a clause more, or less, than it says by itself: a denial, a condition, a pronoun that points elsewhere, "you". */
  spoils: RegExp;
  /** Behind such a word the clause before it is not complete. */
  completes: RegExp;
};

const turning: Readonly<Record<Language, Turning>> = {
  French: {
    turned: {
      mon: "ton",
      ma: "ta",
      mes: "tes",
      notre: "votre",
      nos: "vos",
      me: "te",
      "m'": "t'",
      moi: "toi",
      nous: "vous",
      je: "tu",
      "j'": "tu",
    },
    subjects: { je: 0, "j'": 0, nous: 3 },
    leads:
      /^(?:oui|non|alors|et|ou|mais|donc|puis|ensuite|enfin|ben|bon|bah|euh|car|sinon|moi|personnellement)$/,
    fronts:
      /^(?:hier|aujourd'hui|demain|souvent|parfois|d'habitude|normalement|quelquefois|samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi|l'|le|la|l|ce|cette|cet|chaque|tous|toutes|à|en|au|aux|dans|pendant|avec|pour|chez|il)$/,
    dangling:
      /^(?:et|mais|ou|donc|puis|ensuite|alors|car|à|de|d'|du|des|le|la|les|l'|un|une|avec|pour|dans|en|sur|chez|sans|qui|que|qu'|très|plus|aussi|parce|comme|si|où|ne|n'|y|se|s'|ce|c'|ça|il|elle|on|ils|elles|je|j'|mon|ma|mes|est|sont|après|avant|quand|entre|vers|sous|par|heureusement|malheureusement|surtout|cependant|maintenant)$/,
    spoils:
      /^(?:ne|n'|pas|jamais|rien|personne|aucune?|sans|tu|te|t'|toi|ton|ta|tes|vous|votre|vos|si|s'|que|qu'|qui|dont|où|quand|ce|c'|cela|ça|y|en|lui|leur|leurs|il|elle|ils|elles|les|le|l'|la|celui|celle|même|aussi|plus|moins|comme|autre|autres|trop|selon|afin|plutôt|déjà)$/,
    completes: /^(?:que|qu'|qui|si|comment|pourquoi|ce|dont|où|de|d'|à|pour)$/,
  },
  Spanish: {
    turned: {
      mi: "tu",
      mis: "tus",
      nuestro: "vuestro",
      nuestra: "vuestra",
      nuestros: "vuestros",
      nuestras: "vuestras",
      me: "te",
      nos: "os",
      conmigo: "contigo",
      mí: "ti",
    },
    subjects: { yo: 0, nosotros: 3, nosotras: 3 },
    leads: /^(?:sí|pues|bueno|y|e|o|pero|entonces|luego|después|además|también|eh|um|vale|personalmente)$/,
    fronts:
      /^(?:ayer|anoche|hoy|mañana|normalmente|siempre|ahora|allí|antes|el|los|la|las|este|esta|en|por|con|para|a|durante|cada|todos|todas|desde)$/,
    dangling:
      /^(?:y|e|o|u|pero|ni|que|porque|como|si|cuando|donde|a|al|de|del|en|con|por|para|sin|sobre|el|la|los|las|un|una|unos|unas|mi|mis|tu|su|sus|me|se|te|lo|le|les|nos|muy|más|tan|no|es|son|era|fue|yo|él|ella|entonces|luego|después|además|también|aunque|desde|hasta|antes|ahora|pues|ya|bastante|demasiado|cada|todo|todos|todas|mientras|incluso|sino)$/,
    spoils:
      /^(?:no|nunca|jamás|nada|nadie|ningún|ninguna|tampoco|ni|sin|tú|te|ti|tu|tus|contigo|os|si|que|quien|cuando|donde|porque|eso|esto|ello|lo|la|le|les|los|las|se|él|ella|ellos|ellas|su|sus|aquel|aquella|ese|esa|este|esta|mismo|misma|otro|otra|otros|otras|casi|tan|demasiado|según|excepto)$/,
    completes: /^(?:que|si|quien|cuando|de|a|en|para|cómo|qué|dónde)$/,
  },
  German: {
    turned: {
      ich: "du",
      mich: "dich",
      mir: "dir",
      wir: "ihr",
      uns: "euch",
      unser: "euer",
    },
    subjects: { ich: 0, wir: 3 },
    leads: /^(?:ja|nein|also|und|aber|oder|denn|ähm|äh|naja|na|doch|sondern|allerdings|jedoch)$/,
    fronts:
      /^(?:gestern|heute|morgen|morgens|abends|nachmittags|mittags|nachts|manchmal|meistens|normalerweise|oft|früher|später|neulich|seitdem|letzte[nrs]?|nächste[nrs]?|diese[nrsm]?|jede[nrs]?|in|im|an|am|auf|mit|nach|vor|seit|bei|beim|zu|zum|zur|von|vom|aus|um|für|als|dort|hier|vielleicht|eigentlich|natürlich|leider|zurzeit|zuerst|normal)$/,
    bare: /^(?:dann|danach|außerdem|deshalb|deswegen|darum|trotzdem|jetzt|allerdings|sonst|daher|eigentlich|leider|natürlich|zuerst)$/,
    dangling:
      /^(?:und|aber|oder|denn|also|außerdem|dann|danach|deshalb|deswegen|darum|trotzdem|jetzt|leider|natürlich|vielleicht|der|die|das|den|dem|des|ein|eine|einen|einem|einer|mein|meine|meinen|meinem|meiner|unser|unsere|in|im|an|am|auf|mit|von|vom|zu|zum|zur|bei|beim|für|ohne|durch|um|nach|vor|seit|aus|über|unter|sehr|so|zu|nicht|auch|nur|noch|es|er|sie|man|ich|wir|dass|weil|wenn|als|ob|sodass|ist|war|sind|hat|kann|einerseits|andererseits|manchmal|meistens|später|früher|hoffentlich|allerdings)$/,
    spoils:
      /^(?:nicht|nie|niemals|nichts|niemand\p{L}*|kein\p{L}*|ohne|du|dich|dir|dein\p{L}*|ihr|euch|eu(?:er|re\p{L}*)|ihnen|sie|er|es|ihn|ihm|sein\p{L}*|ihre\p{L}*|man|so|zu|um|dass|weil|wenn|als|ob|wie|was|wo|davon|damit|darüber|dabei|dafür|darauf|dadurch|daran|darin|dazu|danach|daher|dort|da|dies\p{L}*|jene\p{L}*|solche\p{L}*|welch\p{L}*|ander\p{L}*|sogar|auch|nur|sonst|statt|außer|selbst|trotzdem|deshalb|deswegen|kaum|fast|lieber|mehr|weniger|noch|schon|eher|zwar|denn|sich|beides|alle\p{L}*|wegen)$/u,
    completes: /^(?:dass|ob|wie|was|wo|wer|zu|sondern|als)$/,
  },
};

/** A clause of fewer words says too little to be said back whole, and nobody says back more. */
const LEAST_WORDS: Readonly<Record<Language, number>> = { French: 4, Spanish: 3, German: 4 };
const MOST_WORDS = 12;
/** So far before its verb a German clause may begin. */
const FRONT_WORDS = 4;
/** Behind one of these a clause belongs to another. */
const LINKED =
  /^(?:que|qu'|qui|quien|cuando|quand|si|s'|wenn|als|dass|weil|ob|wie|donde|où|dont|lo|porque|aunque|como|comme|obwohl|bis|während|bevor|nachdem|damit|sodass|seit)$/;
const RELATIVE = /^(?:que|qui|où|dont|donde|wo|der|die|das|den|dem)$/;
const THEN = /(?<!\p{L})(?:pasad[oa]s?|ayer|anoche|hace|última vez|año nuevo)(?!\p{L})/u;
const PARTICLE = /^(?:ein|an|auf|aus|mit|zu|ab|vor|nach|um|bei|über|unter|durch)$/;
/** What one does oneself, where the form of a verb may be of somebody else. */
const OWN = new Set(
  "eat,play,buy,organise,remove,take off,cross,go,live,choose,cook,travel,visit,study,learn,change,swim,celebrate,read,sing,dance,draw,want,prefer,improve,go out,carry,wear,have breakfast,have lunch,have dinner,drink,watch,see,listen,write,practise,run,paint,invite,sell,save,build,plant,work,spend,do,help,start,begin,move,dream,collect,use".split(
    ",",
  ),
);
const WEATHER = /^(?:tiempo|frío|calor|sol|viento|fresco|niebla|buen|mal)$/;
const PEOPLE = /^(?:family|friends|animals)$/;

/** Verbs that say nothing without what follows, or that are said of everything. */
const UNSAID = new Set(
  "think,believe,say,know,find,hope,mean,seem,suppose,wonder,feel,understand,be able,can,must,should,may,have to,wish,become,remember,forget,imagine,need,happen,be called,call,die,cry,hurt,lose,let,fall,tell,ask,let's,decide,realise,notice,agree,guess".split(
    ",",
  ),
);
/** Of others these say what they think or feel, and not what they do. */
const SAID_OF_OTHERS = new Set("like,love,hate,be,please,have,cost,hold".split(","));
/** What is said of whoever speaks and is for nobody else to say. */
const UNSAID_QUALITY = new Set([
  "fat",
  "ugly",
  "stupid",
  "lazy",
  "shy",
  "nervous",
  "sad",
  "ill",
  "sick",
  "alone",
  "lonely",
  "afraid",
  "tired",
  "bad",
  "stressed",
  "worried",
]);

/** A clause of the student's in Mark's mouth, and whether it tells of what was or is to come. */
export type Mirrored = { text: string; isEvent: boolean };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const turnedWord = ({ lower }: Word, { turned }: Turning): string | undefined => {
  if (turned[lower] !== undefined) return turned[lower];
  if (/^mein\p{L}*$/u.test(lower) && turned.ich) return `d${lower.slice(1)}`;
  if (/^unsere?[nmrs]?$/u.test(lower) && turned.ich) return lower.replace(/^unser/, "eur");
  return undefined;
};

/** Is it sure what this word is, and how it is written? What is heard has no capitals. */
const isSure = ({ compiled, text }: ParsedAnswer, word: Word): boolean => {
  if (compiled.lexicon.english.has(word.lower)) return false;
  if (compiled.lexicon.known.has(word.lower)) return word.text.toLowerCase() === word.lower;
  return (word.nouns.length > 0 || (word.capital && !word.opens)) && text !== text.toLowerCase();
};

const TIMES_OF_DAY = /^(?:morgens?|mittags|abends|nachts|vormittags|nachmittags|mal)$/;

const written = (answer: ParsedAnswer, word: Word, isFirst: boolean): string => {
  const isGerman = answer.compiled.definition.german !== undefined;
  const found = answer.nouns.some((each) => each.word === word);
  const [noun] = word.nouns;
  if (isGerman) {
    const led = answer.words[word.at - 1];
    const isHeard = answer.text === answer.text.toLowerCase();
    const isNoun =
      found &&
      !TIMES_OF_DAY.test(word.lower) &&
      (!isHeard || word.verbs.length + word.adjectives.length === 0 || isDeterminer(answer.compiled, led));
    return isNoun && isHeard
      ? capital(word.text)
      : isFirst && word.opens && !word.nouns.length
        ? word.lower
        : word.text;
  }
  if (noun && noun.lemma !== noun.lemma.toLowerCase() && found) return noun.form;
  return isFirst && word.opens ? word.lower : word.text;
};

/** Joined as it is written: "j'ai" is two words, and "l'" none by itself. */
const joined = (parts: readonly string[]): string =>
  parts
    .filter((part) => part !== "")
    .join(" ")
    .replace(/(?<=['’]) /g, "")
    .trim();

/** "Un jersey granate | una falda gris": as it is heard, a list has no commas, and is said back up to its first thing. */
const endedList = ({ compiled }: ParsedAnswer, own: readonly Word[], use: VerbUse): readonly Word[] => {
  if (compiled.definition.german) return own;
  const end = own.findIndex((word, place) => {
    const before = own[place - 1];
    return (
      word.at > use.head + 1 &&
      isDeterminer(compiled, word) &&
      before !== undefined &&
      before.nouns.length + before.adjectives.length > 0 &&
      !isDeterminer(compiled, before) &&
      !compiled.lists.prepositions.has(before.lower) &&
      !compiled.lists.joining.has(before.lower) &&
      !/^(?:est[aeo]s?|tod[ao]s|l[ea]s?|el|cette?|ce)$/.test(word.lower)
    );
  });
  return end < 0 ? own : own.slice(0, end);
};

/** Where a long clause may end early: what follows only tells with whom, where or what for. */
const LOOSE =
  /^(?:con|en|por|para|durante|sin|cerca|desde|hasta|avec|dans|pour|pendant|sans|chez|depuis|o|y|et|ou)$/;

/** A clause without its last phrases, where it is longer than anybody would say back. German has its verb at the end. */
const shortened = ({ compiled }: ParsedAnswer, own: readonly Word[], use: VerbUse): readonly Word[] => {
  if (compiled.definition.german || own.length <= SHORT_WORDS) return own;
  const end = own.findLastIndex(
    (word, place) =>
      place <= SHORT_WORDS &&
      word.at > use.head + 1 &&
      LOOSE.test(word.lower) &&
      ((own[place - 1]?.nouns.length ?? 0) > 0 || (own[place - 1]?.adjectives.length ?? 0) > 0),
  );
  return end < 0 ? own : own.slice(0, end);
};
const SHORT_WORDS = 9;

const DATIVE = /^(?:mit|bei|von|zu|nach|seit|aus)$/;

/** What no rule has found to be a mistake, and may be one all the same: half a phrase is not said back. */
const isWhole = (answer: ParsedAnswer, own: readonly Word[], { gloss }: { gloss: string }): boolean => {
  const { compiled, nouns } = answer;
  const { language } = compiled.definition;
  return own.every((word, place) => {
    const found = nouns.find((each) => each.word === word)?.noun;
    const before = own[place - 1];
    const led = own.slice(Math.max(0, place - 2), place);
    if (isDeterminer(compiled, word) && own[place + 1]?.nouns.length) {
      const phrase = phraseAt(answer, word.at);
      if (phrase && ruledSlots(phrase).length === 0) return false;
      if (
        language === "German" &&
        DATIVE.test(before?.lower ?? "") &&
        !/(?:em|er|en)$|^(?:dem|der|den)$/.test(word.lower)
      )
        return false;
    }
    if (!found) return true;
    switch (language) {
      case "German": {
        if (
          before &&
          before.adjectives.length > 0 &&
          before.adjectives.every(({ lemma }) => lemma.toLowerCase() === before.lower) &&
          before.verbs.length === 0 &&
          before.nouns.length === 0 &&
          !/^(?:rosa|lila|viel|ganz|genug|beige|orange)$/.test(before.lower)
        )
          return false;
        const english = englishOf(found, found.slots[0] ?? "msn", true);
        const isAlone = !led.some(
          (each) =>
            isDeterminer(compiled, each) ||
            each.adjectives.length > 0 ||
            compiled.lists.prepositions.has(each.lower) ||
            compiled.contracted.has(each.lower) ||
            compiled.lists.numbers.has(each.lower) ||
            /^(?:viel|mehr|genug|letzte[ns]?|jede[ns]?)/.test(each.lower),
        );
        return !isAlone || english.a === english.bare || found.slots.some((slot) => slot[1] === "p");
      }
      case "French":
        return (
          led.some(
            (each) =>
              isDeterminer(compiled, each) ||
              compiled.lists.prepositions.has(each.lower) ||
              compiled.contracted.has(each.lower) ||
              compiled.lists.numbers.has(each.lower) ||
              /^(?:d'|de|l'|du|des|en|à|beaucoup)$/.test(each.lower),
          ) || found.lemma !== found.lemma.toLowerCase()
        );
      default:
        return !(
          (found.topic === "family" || found.topic === "friends") &&
          gloss !== "have" &&
          led[0] !== undefined &&
          isDeterminer(compiled, before) &&
          own[place - 2]?.verbs.some(({ person, mood }) => person !== undefined || mood === "infinitive")
        );
    }
  });
};

const mirrored = (answer: ParsedAnswer, use: VerbUse, findings: readonly Finding[]): Mirrored | undefined => {
  const { words, compiled, uses } = answer;
  const { language } = compiled.definition;
  const back = turning[language];
  const [clauseFrom, clauseTo] = clauseAround(compiled, words, use.at);
  let from = clauseFrom;
  // What a conjunction or "well" leads to stands by itself.
  while (
    from < use.at &&
    back.leads.test(words[from]?.lower ?? "") &&
    !/^d[e']$/.test(words[from + 1]?.lower ?? "")
  )
    from += 1;
  const depends = (word: Word | undefined): boolean =>
    word !== undefined &&
    (compiled.lists.subordinating.has(word.lower) ||
      compiled.lists.reasons.has(word.lower) ||
      LINKED.test(word.lower)) &&
    // "Als Kind habe ich …"
    !(
      word.lower === "als" &&
      (words[word.at + 1]?.nouns.length ?? 0) > 0 &&
      words[word.at + 2]?.at === use.at
    );
  const rest = uses.filter((each) => each !== use && each.at >= from && each.at < clauseTo);
  const next = rest.find(({ at }) => at > use.at);
  const clitic = (word: Word | undefined): boolean =>
    word !== undefined && compiled.lists.clitics.has(word.lower) && !isDeterminer(compiled, word);
  const speaks = (word: Word | undefined): boolean =>
    word !== undefined && back.subjects[word.lower] !== undefined;
  // As it is heard, one clause follows another without a mark: what surely belongs to this verb is what stands next to it.
  const before = rest.filter(({ at }) => at < use.at).at(-1);
  if (before) {
    from = use.at;
    while (!words[from]?.afterPause && (clitic(words[from - 1]) || speaks(words[from - 1]))) from -= 1;
    if (depends(words[from - 1]) && !words[from]?.afterPause) return undefined;
    if (language === "German" && from === use.at) {
      const floor = Math.max(before.at, before.head) + 1;
      const front = words
        .slice(Math.max(floor, use.at - FRONT_WORDS), use.at)
        .find(({ lower }) => back.fronts.test(lower));
      from = front?.at ?? use.at;
    }
  } else if (depends(words[from])) return undefined;
  // In German a compound verb ends its clause.
  let to =
    language === "German" && use.head > use.at ? use.head + 1 : Math.min(clauseTo, next ? next.at : clauseTo);
  if (next && language === "German" && use.head === use.at) return undefined;
  const whole = to;
  while (to > use.head + 1 && back.dangling.test(words[to - 1]?.lower ?? "")) to -= 1;
  // "Wir kaufen bei Lidl | ein": half a verb may have gone with what was cut.
  if (
    use.head === use.at &&
    words.slice(to, whole).some(({ lower }) => PARTICLE.test(lower)) &&
    language === "German"
  )
    return undefined;
  // Two verbs in a row without a pause between: whose the words in the middle are is not certain.
  if (
    next &&
    !words
      .slice(use.at, next.at + 1)
      .some((word) => word.afterPause || compiled.lists.joining.has(word.lower))
  )
    return undefined;
  const verb = words[use.at];
  // Who speaks stands first, or what may stand before: "Süßigkeiten | du bekommst …" are two clauses.
  const beforeVerb = words.slice(from, use.at);
  const straight = beforeVerb.findIndex(({ lower }) => back.subjects[lower] !== undefined);
  const isFront = ({ lower }: Word): boolean =>
    back.fronts.test(lower) || (back.bare?.test(lower) ?? false) || back.subjects[lower] !== undefined;
  const leading = words[from];
  if (leading && leading.at < use.at && !isFront(leading) && !clitic(leading)) {
    from = use.at;
    while (clitic(words[from - 1]) || speaks(words[from - 1])) from -= 1;
    if (depends(words[from - 1])) return undefined;
  }
  // "Ich spiele": nothing but the subject stands before its verb there.
  if (language === "German" && straight >= 0) {
    from = use.at - 1;
    if (!speaks(words[from]) || depends(words[from - 1])) return undefined;
  }
  const own = shortened(answer, endedList(answer, words.slice(from, to), use), use);
  const [first] = own;
  const last = own.at(-1);
  if (!first || !last || !verb || own.length < LEAST_WORDS[language] || own.length > MOST_WORDS)
    return undefined;
  // "Organizamos" is now or then, and what stands beside it may tell.
  const isThen = use.tenses.length === 2 && THEN.test(own.map(({ lower }) => lower).join(" "));
  if (UNSAID.has(use.verb.gloss) || (use.tenses.length !== 1 && !isThen)) return undefined;
  const follows = words[last.at + 1];
  const isRelative = last.nouns.length > 0 && RELATIVE.test(follows?.lower ?? "");
  if (
    follows &&
    (!follows.afterPause || language === "German") &&
    back.completes.test(follows.lower) &&
    !isRelative &&
    last.at + 1 >= to
  )
    return undefined;
  if (follows?.afterPause && /^(?:dass|ob|que|qu')$/.test(follows.lower) && last.nouns.length === 0)
    return undefined;
  if (back.dangling.test(last.lower) && last.at !== use.head) return undefined;
  const start = first.start;
  if (findings.some((finding) => finding.start < last.end && finding.end > start)) return undefined;
  const subject = own.find(({ lower }) => back.subjects[lower] !== undefined);
  const persons = new Set(verb.verbs.flatMap(({ person }) => person ?? []));
  const likes =
    (compiled.definition.spanish?.liking.includes(use.verb.lemma) ?? false) &&
    /^(?:me|nos)$/.test(words[use.at - 1]?.lower ?? "");
  // "Organizaría", "jugaba": in an interview it is the student, unless somebody else was spoken of just before.
  const earlier = uses.filter(({ at }) => at < use.at).at(-1);
  const isStudent =
    earlier === undefined ||
    (words[earlier.at]?.verbs.some(({ person }) => person === 0 || person === 3) ?? false);
  const isAlone =
    isStudent &&
    !beforeVerb.some(({ nouns }) => nouns.some(({ topic }) => topic !== undefined && PEOPLE.test(topic)));
  const isOwn =
    OWN.has(use.verb.gloss) &&
    !/^(?:me|nos)$/.test(words[use.at - 1]?.lower ?? "") &&
    !own.some(({ lower }) => use.verb.gloss === "do" && WEATHER.test(lower));
  const dropped = compiled.definition.dropsSubjects
    ? ([0, 3] as const).find((each) => persons.has(each) && (!persons.has(2) || (isAlone && isOwn)))
    : undefined;
  const speaker = likes ? undefined : subject ? back.subjects[subject.lower] : dropped;
  if (speaker === undefined && !likes) return undefined;
  // "Nous" stands for the subject and the object alike.
  if (language === "French" && (subject?.at ?? 0) > use.at) return undefined;
  const isTold = (word: Word): boolean => {
    if (word === subject || word.at === use.at) return true;
    const isArticle = isDeterminer(compiled, word) && (words[word.at + 1]?.nouns.length ?? 0) > 0;
    if (back.spoils.test(word.lower) && !isArticle && !(word.at === use.at - 1 && likes)) return false;
    if (word.adjectives.some(({ gloss, opinion }) => UNSAID_QUALITY.has(gloss) || opinion === "negative"))
      return false;
    return turnedWord(word, back) !== undefined || isSure(answer, word);
  };
  if (!own.every(isTold)) return undefined;
  if (!isWhole(answer, own, use.verb)) return undefined;
  const isNamed = own.some(
    (word) =>
      answer.nouns.some((each) => each.word === word) ||
      (word.capital && !word.opens && !compiled.lexicon.known.has(word.lower)),
  );
  if (!isNamed) return undefined;
  const then = isThen
    ? use.verb.forms.find(({ mood, person }) => mood === "preterite" && person === (speaker === 0 ? 1 : 4))
    : undefined;
  const form = speaker === undefined ? { form: verb.lower } : isThen ? then : verbFormFor(verb, speaker, use);
  if (!form) return undefined;
  const said = own.map((word) => {
    if (word.at === use.at) return form.form;
    const turnedTo = turnedWord(word, back);
    if (language === "Spanish" && word === subject) return "";
    return turnedTo ?? written(answer, word, word === first);
  });
  // "Als ich klein war, | habe ich …", "dann habe ich …": who it is comes first.
  const isVerbFirst =
    language === "German" &&
    (first.at === use.at || (back.bare?.test(first.lower) && use.at === first.at + 1));
  if (isVerbFirst && words[use.at + 1] !== subject) return undefined;
  if (isVerbFirst && subject) {
    const place = use.at - first.at;
    said.splice(0, place + 2, said[place + 1] ?? "", said[place] ?? "");
  }
  const isEvent = use.tenses[0] === "past" || use.tenses[0] === "future";
  return { text: joined(said).replace(/\bwärest\b/, "wärst"), isEvent };
};

/** "Mein Urgroßvater hat in einem Bergwerk gearbeitet": of somebody of the student's only whose they are changes. */
const othersTold = (
  answer: ParsedAnswer,
  use: VerbUse,
  findings: readonly Finding[],
): Mirrored | undefined => {
  const { words, compiled, uses } = answer;
  const { language } = compiled.definition;
  const back = turning[language];
  const [clauseFrom, clauseTo] = clauseAround(compiled, words, use.at);
  const subject = subjectBefore(answer, use.at, Math.min(clauseFrom, use.at));
  const from = use.at - 2;
  const lead = words[from - 1];
  if (!subject?.isYours || subject.isMany || words[use.at - 1]?.afterPause || use.tenses.length !== 1)
    return undefined;
  if (lead && !words[from]?.afterPause && !back.leads.test(lead.lower) && lead.nouns.length === 0)
    return undefined;
  const next = uses.find(({ at }) => at > use.at && at < clauseTo);
  if (next && language === "German" && use.head === use.at) return undefined;
  let to =
    language === "German" && use.head > use.at ? use.head + 1 : Math.min(clauseTo, next ? next.at : clauseTo);
  while (to > use.head + 1 && back.dangling.test(words[to - 1]?.lower ?? "")) to -= 1;
  const own = shortened(answer, endedList(answer, words.slice(use.at, to), use), use);
  const last = own.at(-1);
  if (
    !last ||
    own.length < 3 ||
    own.length > MOST_WORDS ||
    UNSAID.has(use.verb.gloss) ||
    SAID_OF_OTHERS.has(use.verb.gloss)
  )
    return undefined;
  const follows = words[last.at + 1];
  if (follows && back.completes.test(follows.lower)) return undefined;
  const start = words[from]?.start ?? 0;
  if (findings.some((finding) => finding.start < last.end && finding.end > start)) return undefined;
  const isTold = (word: Word): boolean => {
    if (word.at === use.at) return true;
    const isArticle = isDeterminer(compiled, word) && (words[word.at + 1]?.nouns.length ?? 0) > 0;
    if ((back.spoils.test(word.lower) && !isArticle) || back.subjects[word.lower] !== undefined) return false;
    if (word.adjectives.some(({ gloss, opinion }) => UNSAID_QUALITY.has(gloss) || opinion === "negative"))
      return false;
    return turnedWord(word, back) !== undefined || isSure(answer, word);
  };
  if (!own.every(isTold) || !isWhole(answer, own, use.verb)) return undefined;
  if (!own.some((word) => answer.nouns.some((each) => each.word === word))) return undefined;
  const said = own.map((word) =>
    word.at === use.at ? word.lower : (turnedWord(word, back) ?? written(answer, word, false)),
  );
  return { text: joined([subject.text, ...said]), isEvent: false };
};

/**
 * The clause of a longer answer that tells the most, as Mark may say it back: "letztes Jahr habt ihr fünfzig Bäume gepflanzt". What
 * was or is to come goes before what always is. Undefined where no clause is certain from its first word to its last.
 */
export const mirroredIn = (answer: ParsedAnswer, findings: readonly Finding[]): Mirrored | undefined => {
  const found = answer.uses.flatMap(
    (use) => mirrored(answer, use, findings) ?? othersTold(answer, use, findings) ?? [],
  );
  return found.find(({ isEvent }) => isEvent) ?? found[0];
};
