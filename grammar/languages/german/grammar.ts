import type { Compound, LanguageDefinition } from "../../core/languageDefinition.ts";
import type { Family } from "../../core/morphology.ts";
import { matches } from "./matches.ts";

/** A determiner's endings: for each gender nominative, accusative, dative, genitive; then the same for the plural. */
const declined = (stem: string, m: string, f: string, n: string, plural: string): Family => {
  const slots: Record<string, string> = {};
  const row = (gender: string, number: string, endings: string) => {
    endings.split(" ").forEach((ending, place) => {
      if (ending !== "!")
        slots[`${gender}${number}${"nadg"[place]}`] = `${stem}${ending === "-" ? "" : ending}`;
    });
  };
  row("m", "s", m);
  row("f", "s", f);
  row("n", "s", n);
  for (const gender of "mfn") row(gender, "p", plural);
  return slots;
};

/** dieser, jeder: the endings of der. */
const like = (stem: string): Family => declined(stem, "er en em es", "e e er er", "es es em es", "e e en er");
/** mein, kein: no ending where ein has none. */
const possessive = (stem: string): Family =>
  declined(stem, "- en em es", "e e er er", "- - em es", "e e en er");

export const articles = {
  the: declined("", "der den dem des", "die die der der", "das das dem des", "die die den der"),
  a: declined("ein", "- en em es", "e e er er", "- - em es", "! ! ! !"),
  your: possessive("dein"),
} as const;

const plurals = (cases: string, form: string): Record<string, string> =>
  Object.fromEntries([..."mfn"].flatMap((gender) => [...cases].map((each) => [`${gender}p${each}`, form])));

export const families: readonly Family[] = [
  ...Object.values(articles),
  ...["kein", "mein", "sein", "ihr", "unser"].map(possessive),
  declined("eu", "er ren rem res", "re re rer rer", "er er rem res", "re re ren rer"),
  ...["dies", "welch", "manch", "solch"].map(like),
  declined("jed", "er en em es", "e e er er", "es es em es", "! ! ! !"),
  { ...plurals("na", "viele"), ...plurals("d", "vielen") },
  { ...plurals("na", "alle"), ...plurals("d", "allen") },
  { ...plurals("na", "einige"), ...plurals("d", "einigen") },
  // Prepositions that melt with their article, and the full form where they do not.
  { msd: "im", nsd: "im", fsd: "in_der", ...plurals("d", "in_den") },
  { nsa: "ins", msa: "in_den", fsa: "in_die", ...plurals("a", "in_die") },
  { msd: "am", nsd: "am", fsd: "an_der" },
  { nsa: "ans", msa: "an_den", fsa: "an_die" },
  { msd: "zum", nsd: "zum", fsd: "zur", ...plurals("d", "zu_den") },
  { msd: "vom", nsd: "vom", fsd: "von_der", ...plurals("d", "von_den") },
  { msd: "beim", nsd: "beim", fsd: "bei_der", ...plurals("d", "bei_den") },
];

export const subjects: LanguageDefinition["subjects"] = {
  ich: { persons: [0], slots: [] },
  du: { persons: [1], slots: [] },
  er: { persons: [2], slots: [] },
  sie: { persons: [2, 5], slots: [] },
  es: { persons: [2, 5], slots: [] },
  man: { persons: [2], slots: [] },
  wir: { persons: [3], slots: [] },
  ihr: { persons: [4], slots: [] },
};

const cases = {
  mit: "d",
  bei: "d",
  von: "d",
  zu: "d",
  aus: "d",
  nach: "d",
  seit: "d",
  wegen: "gd",
  trotz: "gd",
  während: "gd",
  gegenüber: "d",
  für: "a",
  ohne: "a",
  durch: "a",
  gegen: "a",
  in: "ad",
  an: "ad",
  auf: "ad",
  hinter: "ad",
  neben: "ad",
  über: "ad",
  unter: "ad",
  vor: "ad",
  zwischen: "ad",
};

export const german: LanguageDefinition["german"] = {
  cases,
  matches,
  lasting:
    "sein haben werden geben heißen wohnen mögen lieben hassen finden denken glauben wissen meinen kennen interessieren gefallen leben können müssen wollen sollen dürfen stehen liegen".split(
      " ",
    ),
  staying:
    "wohnen leben bleiben sein arbeiten schlafen sitzen liegen stehen geben haben treffen essen trinken lernen kochen übernachten kaufen zelten verbringen feiern frühstücken studieren spielen lesen hören sprechen reden finden mögen lieben gefallen telefonieren chatten helfen lachen singen heißen trainieren warten tanzen schwimmen chillen entspannen sehen machen wachsen besuchen".split(
      " ",
    ),
  going:
    "gehen fahren fliegen kommen ziehen reisen laufen steigen legen stellen setzen bringen werfen hängen wandern springen einladen umziehen verlieben rennen joggen".split(
      " ",
    ),
  giving: "helfen danken gratulieren vertrauen gehorchen zuhören zusehen zuschauen begegnen folgen".split(
    " ",
  ),
  having: "haben tragen essen mögen kaufen sehen lesen hören geben bekommen".split(" "),
  pairing: ["noch"],
  passive: "werden",
  trailing: ["meinung nach", "ansicht nach", "auffassung nach", "erfahrung nach"],
  linking: ["sein", "werden", "bleiben", "heißen", "scheinen"],
  fronted: `sonst nachts mittags gestern heute morgen vorgestern übermorgen dann danach später jetzt bald früher normalerweise gewöhnlich manchmal oft immer meistens selten leider
    glücklicherweise zuerst zuletzt endlich schließlich außerdem deshalb deswegen trotzdem vielleicht natürlich abends morgens nachmittags vormittags samstags sonntags montags
    freitags hier dort zu_hause am_ende in_der_regel meiner_meinung_nach gestern_abend heute_abend morgen_abend`,
  introducing:
    /^(?:ja |nein )?(?:mein name ist|ich (?:heiße|wohne (?:in|bei|auf|mit)|bin \S+ jahre alt|habe (?:keine|zwei|ein\p{L}*|drei) (?:bruder|schwester|geschwister|hund|katze|brüder|schwestern|haustiere?)(?!\p{L}))|mein\p{L}* \p{L}+ (?:heißt|arbeitet|wohnt|ist \S+ jahre alt)|meine eltern sind (?:geschieden|getrennt|verheiratet))/u,
  timing: "letztes letzten letzte nächstes nächsten nächste jeden jedes jede diesen dieses diese",
  relative: ["der", "die", "das", "den", "dem"],
};

const modals = ["können", "müssen", "wollen", "dürfen", "sollen"];

export const follows: LanguageDefinition["follows"] = [
  { after: ["haben"], second: "participle" },
  { after: [...modals, "mögen", "werden"], second: "infinitive" },
  // Not "ist": "mein Hobby ist reisen" is right.
  {
    words: ["bin", "bist", "sind", "seid"],
    second: "participle",
    only: ["gehen", "fahren", "fliegen", "kommen", "bleiben", "reisen"],
  },
];

export const compounds: readonly Compound[] = [
  { helpers: ["haben", "sein"], moods: ["present", "preterite"], second: "participle", tenses: ["past"] },
  { helpers: ["haben", "sein"], moods: ["conditional"], second: "participle", tenses: ["conditional"] },
  { helpers: ["werden"], moods: ["present"], second: "infinitive", tenses: ["future"] },
  { helpers: ["werden"], moods: ["conditional"], second: "infinitive", tenses: ["conditional", "future"] },
  {
    helpers: ["wollen", "können", "müssen"],
    moods: ["present"],
    second: "infinitive",
    tenses: ["present", "future"],
  },
  { helpers: ["dürfen", "sollen"], moods: ["present"], second: "infinitive", tenses: ["present"] },
  { helpers: [...modals], moods: ["preterite"], second: "infinitive", tenses: ["past"] },
  {
    helpers: ["mögen", ...modals],
    moods: ["conditional"],
    second: "infinitive",
    tenses: ["conditional", "future"],
  },
];

export const auxiliaries: LanguageDefinition["auxiliaries"] = {
  being: "sein",
  having: "haben",
  withBeing:
    "gehen schwimmen joggen klettern kommen bleiben sein werden reisen wandern aufstehen aufwachen einschlafen umsteigen ankommen zurückkommen mitkommen ausgehen fallen sterben passieren fliegen laufen fahren rennen aufwachsen wachsen weggehen losgehen zurückgehen hingehen hinfahren losfahren abfahren abfliegen aussteigen einsteigen verschwinden springen steigen vorbeikommen verreisen durchfallen geschehen stürzen".split(
      " ",
    ),
  neverBeing:
    "spielen machen essen trinken sehen lesen hören kaufen besuchen arbeiten lernen schreiben wohnen kochen tanzen singen lachen schlafen fernsehen einkaufen treffen verbringen feiern sprechen helfen schauen gucken telefonieren zelten übernachten frühstücken chatten bekommen mögen glauben denken kennenlernen genießen regnen schneien aufhören anfangen finden gewinnen verlieren tragen bringen geben nehmen erzählen bekommen probieren entspannen warten fotografieren gehören".split(
      " ",
    ),
  mostlyBeing: [],
  reflexive: [],
};

export const unknownParticiple: LanguageDefinition["unknownParticiple"] = {
  helper: "haben",
  looks:
    /^(?:ge|(?:auf|ab|an|aus|ein|mit|vor|zu|statt|weg|frei|fest|um|nach|her|hin|los|zurück)ge|über|unter|be|er|ver|ent|zer)\p{L}{2,}(?:t|en)$|^\p{L}{3,}iert$/u,
};

export const namesTakeArticle = false;

export const smallWords: LanguageDefinition["smallWords"] = {
  and: "und",
  but: "aber",
  because: "weil",
  with: "mit",
  without: "ohne",
  very: "sehr",
  also: "auch",
  always: "immer",
  often: "oft",
  sometimes: "manchmal",
  never: "nie",
  yesterday: "gestern",
  today: "heute",
  tomorrow: "morgen",
};

export const informal: LanguageDefinition["informal"] = {
  hab: "habe",
  geh: "gehe",
  mach: "mache",
  find: "finde",
  spiel: "spiele",
  glaub: "glaube",
  tu: "tue",
  leg: "lege",
  hör: "höre",
  denk: "denke",
  trink: "trinke",
  freu: "freue",
  nen: "einen",
  ne: "eine",
  is: "ist",
};

const SPANS =
  "(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|monat|jahr|woche|wochenende|sommer|winter|herbst|frühling|ostern|weihnachten)";

export const timed: NonNullable<LanguageDefinition["timed"]> = {
  past: `(?:letzte[ns]?|vorige[ns]?|vergangene[ns]?) ${SPANS}|vor (?:eine[rmn]|zwei|drei|vier|fünf|sechs|zehn|ein paar|\\d+) (?:tag|woche|monat|jahr)e?n?(?!s)(?!.* (?:lassen|können|müssen|dürfen|wollen))`,
  future: `nächste[ns]? ${SPANS}`,
};

export const restored: LanguageDefinition["restored"] = {};
export const contracted: LanguageDefinition["contracted"] = {
  "in dem": "im",
  "zu dem": "zum",
  "zu der": "zur",
  "von dem": "vom",
  "in das": "ins",
};
export const copulas: LanguageDefinition["copulas"] = [];
export const compoundReach: LanguageDefinition["compoundReach"] = "clause";
