import type { Compound, LanguageDefinition } from "../../core/languageDefinition.ts";
import type { Family } from "../../core/morphology.ts";
import { softens } from "./inflect.ts";

const numbered = (ms: string, fs: string, plural: string): Family => ({ ms, fs, mp: plural, fp: plural });

export const articles = {
  the: numbered("le l'", "la l'", "les"),
  a: numbered("un", "une", "des"),
  your: numbered("ton", "ta ton", "tes"),
} as const;

export const families: readonly Family[] = [
  ...Object.values(articles),
  numbered("mon", "ma mon", "mes"),
  numbered("son", "sa son", "ses"),
  numbered("ce cet", "cette", "ces"),
  numbered("au à_l'", "à_la à_l'", "aux"),
  numbered("du de_l'", "de_la de_l'", "des"),
  { ms: "quel", fs: "quelle", mp: "quels", fp: "quelles" },
  { ms: "notre", fs: "notre", mp: "nos", fp: "nos" },
  { ms: "votre", fs: "votre", mp: "vos", fp: "vos" },
  { ms: "leur", fs: "leur", mp: "leurs", fp: "leurs" },
  { ms: "tout", fs: "toute", mp: "tous", fp: "toutes" },
  { mp: "certains", fp: "certaines" },
  { mp: "plusieurs", fp: "plusieurs" },
  { mp: "quelques", fp: "quelques" },
];

export const subjects: LanguageDefinition["subjects"] = {
  je: { persons: [0], slots: ["ms", "fs"] },
  "j'": { persons: [0], slots: ["ms", "fs"] },
  tu: { persons: [1], slots: ["ms", "fs"] },
  il: { persons: [2], slots: ["ms"] },
  elle: { persons: [2], slots: ["fs"] },
  on: { persons: [2], slots: [] },
  ça: { persons: [2], slots: ["ms"] },
  "c'": { persons: [2, 5], slots: ["ms"] },
  ce: { persons: [2, 5], slots: [] },
  nous: { persons: [3], slots: ["mp", "fp"] },
  vous: { persons: [4], slots: [] },
  ils: { persons: [5], slots: ["mp"] },
  elles: { persons: [5], slots: ["fp"] },
};

export const degrees = ["très", "trop", "assez", "vraiment", "si", "plus", "moins", "tellement"];
export const shades = "clair foncé marine ciel pâle vif turquoise pastel pétrole kaki fluo".split(" ");
export const parts =
  "plupart moitié majorité minorité tiers quart dizaine douzaine vingtaine centaine nombre partie foule groupe couple paire tas".split(
    " ",
  );
// "J'ai deux frères, donc on partage tout": what leads to something else introduces nobody.
export const introducing =
  /^(?!.* (?:donc|alors|coup|car) )(?:je m'appelle|dans ma famille|ma famille est|mes parents sont (?:divorcés|mariés|séparés)|m(?:on|a) (?:père|frère|mère|sœur) (?:s'appelle|a \p{L}+(?:-\p{L}+)* ans)|j'ai (?:une?|deux|trois) (?:petite? |grande? )?(?:frères?|sœurs?)(?!\p{L}))/u;
export const onlySubjects = ["je", "j'", "tu", "il", "ils", "on"];

export const compounds: readonly Compound[] = [
  { helpers: ["avoir", "être"], moods: ["present", "imperfect"], second: "participle", tenses: ["past"] },
  { helpers: ["avoir", "être"], moods: ["conditional"], second: "participle", tenses: ["conditional"] },
  { helpers: ["aller"], moods: ["present"], second: "infinitive", tenses: ["future"] },
  {
    helpers: ["vouloir", "devoir", "pouvoir"],
    moods: ["present"],
    second: "infinitive",
    tenses: ["present", "future"],
  },
  { helpers: ["espérer"], moods: ["present"], second: "infinitive", tenses: ["present", "future"] },
  {
    helpers: ["vouloir", "aimer"],
    moods: ["conditional"],
    second: "infinitive",
    tenses: ["conditional", "future"],
  },
];

/** Nouns that look like verbs after "avoir": j'ai cours, j'ai envie. */
const notVerbs = ["courir"];
/** "sans doute" is no doubt, and "sans cesse" never stops. */
const doubt = ["douter", "cesser"];

export const follows: LanguageDefinition["follows"] = [
  { after: ["avoir"], second: "participle", spare: notVerbs },
  {
    after: [
      "aller",
      "vouloir",
      "pouvoir",
      "devoir",
      "savoir",
      "aimer",
      "adorer",
      "détester",
      "préférer",
      "espérer",
      "falloir",
    ],
    second: "infinitive",
  },
  { words: ["pour", "sans"], second: "infinitive", spare: doubt },
];

export const auxiliaries: LanguageDefinition["auxiliaries"] = {
  being: "être",
  having: "avoir",
  withBeing: "aller venir arriver partir rester tomber naître mourir entrer devenir revenir".split(" "),
  neverBeing:
    "manger jouer regarder écouter visiter acheter boire lire nager danser parler travailler étudier voyager voir avoir prendre dormir rencontrer dîner chanter faire déjeuner courir marcher rire pleurer réussir skier bronzer bavarder discuter téléphoner pouvoir vouloir devoir savoir essayer commencer apprendre attendre".split(
      " ",
    ),
  alone:
    "nager danser parler travailler voyager dormir dîner déjeuner courir marcher rire pleurer skier bronzer bavarder discuter téléphoner pouvoir".split(
      " ",
    ),
  acting: ["je", "tu", "nous", "on"],
  mostlyBeing: ["sortir", "rentrer", "monter", "descendre", "retourner"],
  reflexive: [
    "je me",
    "je m'",
    "tu te",
    "tu t'",
    "il s'",
    "elle s'",
    "on s'",
    "nous nous",
    "vous vous",
    "ils s'",
    "ils se",
    "elles se",
    "elles s'",
  ],
};

const losesVowel = ["je", "ne", "me", "te", "se", "le", "la", "de", "que", "jusque"];

/** "je" and "ai" are "j'ai". */
export const elided: LanguageDefinition["elided"] = (word, next) =>
  losesVowel.includes(word) && softens(next) ? `${word.slice(0, -1)}'${next}` : undefined;

const WEEKDAYS = "lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche";
const AGES = "(?:une?|deux|trois|quatre|cinq|six|dix|vingt|quelques|\\d+) (?:jours?|semaines?|mois|ans?)";

export const timed: NonNullable<LanguageDefinition["timed"]> = {
  // "il y a deux semaines de vacances" tells how many there are.
  past: `(?:${WEEKDAYS}|l'hiver|l'automne|le printemps|noël) dernier|il y a ${AGES}(?! (?:d[eu]s?|d'|que|dans|entre)(?= |$))`,
  future: `(?:${WEEKDAYS}|l'hiver|l'automne|le printemps|noël) prochain|dans (?:une?|deux|trois|quatre|cinq|six|dix|vingt|quelques|\\d+) ans`,
};

export const namesTakeArticle = true;

export const smallWords: LanguageDefinition["smallWords"] = {
  and: "et",
  but: "mais",
  because: "parce que",
  with: "avec",
  without: "sans",
  very: "très",
  also: "aussi",
  always: "toujours",
  often: "souvent",
  sometimes: "parfois",
  never: "jamais",
  yesterday: "hier",
  today: "aujourd'hui",
  tomorrow: "demain",
  so: "alors",
  when: "quand",
  if: "si",
  really: "vraiment",
  too: "aussi",
};

export const informal: LanguageDefinition["informal"] = { pr: "pour", bcp: "beaucoup", ouai: "oui" };

export const restored: LanguageDefinition["restored"] = Object.fromEntries(
  losesVowel.filter((word) => word !== "la").map((word) => [`${word.slice(0, -1)}'`, word]),
);

export const contracted: LanguageDefinition["contracted"] = {
  "de le": "du",
  "de les": "des",
  "à le": "au",
  "à les": "aux",
};

export const unknownParticiple: LanguageDefinition["unknownParticiple"] = {
  helper: "avoir",
  looks: /(é|ée|és|ées|i|is|u)$/,
};

export const copulas: LanguageDefinition["copulas"] = ["être"];
export const compoundReach: LanguageDefinition["compoundReach"] = "near";

export const negation: LanguageDefinition["negation"] = {
  first: ["ne", "n'"],
  second:
    "pas plus jamais rien personne que qu' ni aucun aucune guère point nulle nul aucunement pratiquement avant moins".split(
      " ",
    ),
  without: ["pouvoir", "savoir", "oser", "cesser"],
  example: "je ne fume pas, il ne boit jamais",
};
