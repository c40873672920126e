import type { Compound, LanguageDefinition } from "../../core/languageDefinition.ts";
import type { Family } from "../../core/morphology.ts";

const four = (ms: string, fs: string, mp: string, fp: string): Family => ({ ms, fs, mp, fp });

export const articles = {
  the: four("el", "la el", "los", "las"),
  a: four("un", "una un", "unos", "unas"),
  your: four("tu", "tu", "tus", "tus"),
} as const;

export const families: readonly Family[] = [
  ...Object.values(articles),
  four("mi", "mi", "mis", "mis"),
  four("su", "su", "sus", "sus"),
  four("nuestro", "nuestra", "nuestros", "nuestras"),
  four("vuestro", "vuestra", "vuestros", "vuestras"),
  four("este", "esta", "estos", "estas"),
  four("ese", "esa", "esos", "esas"),
  four("aquel", "aquella", "aquellos", "aquellas"),
  four("mucho", "mucha", "muchos", "muchas"),
  four("poco", "poca", "pocos", "pocas"),
  four("demasiado", "demasiada", "demasiados", "demasiadas"),
  four("tanto", "tanta", "tantos", "tantas"),
  four("otro", "otra", "otros", "otras"),
  four("al", "a_la al", "a_los", "a_las"),
  four("del", "de_la del", "de_los", "de_las"),
  four("algún", "alguna algún", "algunos", "algunas"),
  four("ningún", "ninguna ningún", "ningunos", "ningunas"),
  four("todo", "toda", "todos", "todas"),
  four("varios", "varias", "varios", "varias"),
];

export const subjects: LanguageDefinition["subjects"] = {
  yo: { persons: [0], slots: ["ms", "fs"] },
  tú: { persons: [1], slots: ["ms", "fs"] },
  él: { persons: [2], slots: ["ms"] },
  ella: { persons: [2], slots: ["fs"] },
  usted: { persons: [2], slots: ["ms", "fs"] },
  nosotros: { persons: [3], slots: ["mp"] },
  nosotras: { persons: [3], slots: ["fp"] },
  vosotros: { persons: [4], slots: ["mp"] },
  vosotras: { persons: [4], slots: ["fp"] },
  ellos: { persons: [5], slots: ["mp"] },
  ellas: { persons: [5], slots: ["fp"] },
  ustedes: { persons: [5], slots: ["mp", "fp"] },
};

export const follows: LanguageDefinition["follows"] = [
  { after: ["haber"], second: "participle", spare: [] },
  { after: ["ir"], second: "infinitive", via: "a" },
  {
    after: [
      "querer",
      "poder",
      "deber",
      "preferir",
      "soler",
      "necesitar",
      "esperar",
      "odiar",
      "permitir",
      "intentar",
      "decidir",
    ],
    second: "infinitive",
  },
  { after: ["tener"], second: "infinitive", via: "que" },
  { words: ["para", "sin"], second: "infinitive" },
  { words: ["hay"], second: "infinitive", via: "que" },
  { words: ["antes", "después"], second: "infinitive", via: "de" },
  { after: ["empezar", "comenzar", "aprender"], second: "infinitive", via: "a" },
  { after: ["tratar", "terminar", "acabar"], second: "infinitive", via: "de" },
  { after: ["soñar"], second: "infinitive", via: "con" },
];

export const compounds: readonly Compound[] = [
  { helpers: ["haber"], moods: ["present", "imperfect"], second: "participle", tenses: ["past"] },
  { helpers: ["haber"], moods: ["conditional"], second: "participle", tenses: ["conditional"] },
  { helpers: ["ir"], moods: ["present"], second: "infinitive", via: "a", tenses: ["future"] },
  {
    helpers: ["querer", "poder", "deber"],
    moods: ["present"],
    second: "infinitive",
    tenses: ["present", "future"],
  },
  { helpers: ["esperar", "pensar"], moods: ["present"], second: "infinitive", tenses: ["present", "future"] },
  {
    helpers: ["gustar", "encantar", "querer"],
    moods: ["conditional"],
    second: "infinitive",
    tenses: ["conditional", "future"],
  },
];

export const unknownParticiple: LanguageDefinition["unknownParticiple"] = {
  helper: "haber",
  looks: /(ado|ido)$/,
};

export const contracted: LanguageDefinition["contracted"] = { "a el": "al", "de el": "del" };

export const namesTakeArticle = false;

export const smallWords: LanguageDefinition["smallWords"] = {
  and: "y",
  but: "pero",
  because: "porque",
  with: "con",
  without: "sin",
  very: "muy",
  also: "también",
  always: "siempre",
  often: "a menudo",
  sometimes: "a veces",
  never: "nunca",
  yesterday: "ayer",
  today: "hoy",
  tomorrow: "mañana",
};

export const informal: LanguageDefinition["informal"] = {
  q: "que",
  xq: "porque",
  pq: "porque",
  porq: "porque",
  tb: "también",
  // These two are right in Latin America.
  futbol: "fútbol",
  video: "vídeo",
  videos: "vídeos",
};

export const timed: NonNullable<LanguageDefinition["timed"]> = {
  past: String.raw`(?<!desde )hace (?:un|una|dos|tres|cuatro|cinco|seis|unos|unas|pocos|pocas|muchos|\d+) (?:días?|semanas?|mes|meses|años?|horas?)(?!,? que)|en (?:19\d\d|20[01]\d|202[0-5])|(?:el|la|las) (?:lunes|martes|miércoles|jueves|invierno|otoño|primavera|navidad(?:es)?|marzo|abril|mayo|junio|julio|agosto) pasad[oa]s?`,
  future:
    "^mañana|dentro de (?:un|una|dos|tres|cuatro|cinco|diez|veinte|unos|pocos|\\d+) (?:día|semana|mes|año)(?:e?s)?",
};

export const degrees: LanguageDefinition["degrees"] = ["muy", "tan", "bastante", "más", "menos"];
export const shades: LanguageDefinition["shades"] =
  "claro oscuro marino celeste cielo botella pastel eléctrico turquesa intenso chillón limón oliva menta perla perlado fosforito".split(
    " ",
  );

/** How a learnt answer about oneself begins. */
export const introducing =
  /^(?:hola )?(?:me llamo \p{L}+ (?:y )?(?:tengo|vivo|soy)|en mi familia (?:hay|somos)|vivo en \p{L}+ con mi)/u;

/** "Como en casa": the verb tells who it is. */
export const dropsSubjects = true as const;
export const restored: LanguageDefinition["restored"] = {};
export const parts: LanguageDefinition["parts"] = [
  "mayoría",
  "mitad",
  "parte",
  "resto",
  "grupo",
  "montón",
  "par",
];
export const copulas: LanguageDefinition["copulas"] = ["ser", "estar", "parecer"];
export const compoundReach: LanguageDefinition["compoundReach"] = "near";
