import type { Language } from "../../../domain/exercise.ts";
import { unaccented } from "../../../domain/unaccented.ts";
import type { CompiledLanguage } from "../../../grammar/core/compiledLanguage.ts";
import { entries, listed } from "../../../grammar/core/entries.ts";
import type { Inflected } from "../../../grammar/core/morphology.ts";
import { joined } from "../../../grammar/core/phrase/form.ts";
import { normalised } from "../../../grammar/core/wordlist.ts";
import { compiledLanguage } from "../../../grammar/languages/languages.ts";
import { englishPlural } from "./echo.ts";
import { everydayWords } from "./everydayWords.ts";
import { functionWords } from "./functionWords.ts";
import type { Said } from "./phrasebook.ts";

/** A noun of the tables under an English word. */
type Noun = { lemma: string; english: string; inflected: () => readonly Inflected[]; topic: string };
type Called = { english: string; nouns: Noun[]; adjectives: string[]; verbs: string[] };

const dictionaries = new Map<Language, ReadonlyMap<string, Called>>();

/** All tables of a language by their English; gathered when somebody first asks for a word, which few lessons do. */
const dictionaryOf = (language: Language): ReadonlyMap<string, Called> => {
  const made = dictionaries.get(language);
  if (made) return made;
  const { definition } = compiledLanguage(language);
  const dictionary = new Map<string, Called>();
  const under = (english: string): Called => {
    const called = dictionary.get(english.toLowerCase()) ?? { english, nouns: [], adjectives: [], verbs: [] };
    dictionary.set(english.toLowerCase(), called);
    return called;
  };
  for (const [topic, genders] of Object.entries(definition.nouns))
    for (const [gender, list] of Object.entries(genders))
      for (const { word, others, english } of entries({ [topic]: list }))
        under(english).nouns.push({
          ...{ lemma: word, english, topic },
          inflected: () => definition.inflectNoun(word, gender, others[0]),
        });
  for (const table of Object.values(definition.adjectives))
    for (const { word, english } of listed(table)) under(english).adjectives.push(word);
  for (const { lemma, gloss } of definition.verbs()) under(gloss).verbs.push(lemma);
  dictionaries.set(language, dictionary);
  return dictionary;
};

/** What is filed as one word and written as several. */
const written = (form: string): string => form.replace(/^(temps|jeux?)-(libre|vidéo)$/, "$1 $2");

const isPlural = (slot: string): boolean => slot[1] === "p";

/** A noun with its article, as it is the subject: "les devoirs", "der Hund". Names stand alone where the language says so. */
const withArticle = (
  { lemma, topic, english, inflected }: Noun,
  plural: boolean,
  compiled: CompiledLanguage,
): string => {
  const { articles, namesTakeArticle, language } = compiled.definition;
  const forms = inflected().flatMap(({ form, slots }) => slots.map((slot) => ({ form, slot })));
  const subjects = language === "German" ? forms.filter(({ slot }) => slot.endsWith("n")) : forms;
  const [first] = subjects;
  const { form, slot } = subjects.find((each) => isPlural(each.slot) === plural) ??
    first ?? { form: lemma, slot: "" };
  const isName =
    language === "German"
      ? slot.startsWith("ns") && english !== english.toLowerCase()
      : lemma !== lemma.toLowerCase() && !(namesTakeArticle && topic === "travel");
  if (isName) return written(form);
  return joined({ compiled }, articles.the, slot, written(form)) ?? written(form);
};

/** "devoirs" rather than "devoir" for homework: the plural has an entry of its own where it is what people say. */
const usual = (nouns: readonly Noun[]): { noun: Noun; isPlural: boolean } | undefined => {
  const [first] = nouns;
  if (!first) return undefined;
  const plurals = new Set(
    first
      .inflected()
      .filter(({ slots }) => slots.some(isPlural))
      .map(({ form }) => form),
  );
  const own = nouns.find((noun) => noun !== first && plurals.has(noun.lemma));
  return { noun: own ?? first, isPlural: own !== undefined };
};

/** "dogs", "boxes", "hobbies" → what they are the plural of, as far as English spelling tells. */
const singularsOf = (word: string): string[] =>
  [
    [/ies$/, "y"],
    [/(?<=s|x|ch|sh)es$/, ""],
    [/s$/, ""],
  ].flatMap(([ending = "", single = ""]) => {
    const singular = word.replace(ending, String(single));
    return singular === word ? [] : [singular];
  });

/** What an English word is called: nouns with their article, verbs in the infinitive. Undefined where no table has it. */
export const wordFor = (asked: string, language: Language): Said | undefined => {
  const compiled = compiledLanguage(language);
  const dictionary = dictionaryOf(language);
  const said = normalised(asked);
  const plain = said.replace(/^to (?=\p{L})/u, "");
  const everyday = everydayWords[language].get(plain);
  if (everyday) return { text: everyday, english: said };
  const small = new Map(Object.entries(compiled.definition.smallWords)).get(plain);
  if (small) return { text: small, english: plain };
  const called = dictionary.get(plain) ?? dictionary.get(`${plain}s`);
  const { english = plain } = called ?? {};
  const [verb] = called?.verbs ?? [];
  const action = verb === undefined ? undefined : { text: verb, english: `to ${english}` };
  if (action && plain !== said) return action;
  const one = usual(called?.nouns ?? []);
  if (one) return { text: withArticle(one.noun, one.isPlural, compiled), english };
  for (const singular of singularsOf(plain)) {
    const [noun] = dictionary.get(singular)?.nouns ?? [];
    if (noun) return { text: withArticle(noun, true, compiled), english: plain };
  }
  const [adjective] = called?.adjectives ?? [];
  return adjective ? { text: adjective, english } : action;
};

/** What may stand before a noun that is asked about: "am Samstag", "à la campagne", "un moyen". */
const BEFORE =
  /^(?:(?:l['’]|(?:à|au|aux|en|dans|sur|de|du|des|le|la|les|l|un|une|a|al|con|por|para|del|el|los|las|una|am|im|zum|zur|ins|an|in|auf|mit|von|der|die|das|dem|den|ein|eine|einen) ))+(?=\p{L})/u;

/** Which word of a phrase carries its meaning: the first before "de", else the last in German and the first elsewhere. */
const headOf = (phrase: string, language: Language): string | undefined => {
  const words = phrase.split(" ");
  return language === "German" ? words.at(-1) : words[0];
};

/** What a word or a phrase of the language means: the whole if a table has it, or else the noun at its heart. */
export const meaningOf = (asked: string, language: Language): Said | undefined => {
  const whole = normalised(asked);
  const bare = whole.replace(BEFORE, "");
  const head = bare.includes(" ") ? headOf(bare, language) : undefined;
  return (
    wordMeaning(whole, language) ??
    (bare === whole ? undefined : wordMeaning(bare, language)) ??
    (head === undefined ? undefined : wordMeaning(head, language))
  );
};

/** What a word of the language means, with the word as our tables write it. Undefined where no table has it. */
const wordMeaning = (asked: string, language: Language): Said | undefined => {
  const { lexicon, definition } = compiledLanguage(language);
  const said = asked.replace(/^[ldn] (?=\p{L})/u, "");
  const small = functionWords[language];
  const one = [...small.keys()].find((word) => word === said || unaccented(word) === said);
  if (one !== undefined) return { text: one, english: small.get(one) ?? "" };
  const spellings = [said, said.replaceAll(" ", "-")];
  const likely = [...spellings, ...spellings.flatMap((each) => lexicon.accents.get(unaccented(each)) ?? [])];
  for (const word of likely) {
    const nouns = lexicon.nouns.get(word) ?? [];
    const noun = nouns.find(({ lemma }) => lemma.toLowerCase() === word) ?? nouns[0];
    if (noun) {
      const many = noun.lemma !== noun.form && noun.slots.every(isPlural);
      return { text: written(noun.form), english: many ? englishPlural(noun.gloss) : noun.gloss };
    }
    const verb = lexicon.verbs.get(word)?.find(({ mood }) => mood === "infinitive");
    if (verb) return { text: verb.form, english: `to ${verb.verb.gloss}` };
    const [adjective] = lexicon.adjectives.get(word) ?? [];
    if (adjective) return { text: adjective.form, english: adjective.gloss };
    const [form] = lexicon.verbs.get(word) ?? [];
    if (form) return { text: form.verb.lemma, english: `to ${form.verb.gloss}` };
    const link = Object.entries(definition.smallWords).find(([, text]) => text === word);
    if (link) return { text: link[1], english: link[0] };
  }
  return undefined;
};
