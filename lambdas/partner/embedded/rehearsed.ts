import type { ParsedAnswer } from "../../../grammar/core/parsedAnswer.ts";
import type { Topic } from "../../../grammar/core/topics.ts";
import type { Asked } from "./asked.ts";

/** A talk that many learn by heart: how it begins in each language, and what it may be an answer to. */
type Talk = { begins: RegExp; topics: readonly Topic[]; asked: RegExp };

/** What may stand before it. */
const LEAD = "^(?:(?:oui|sí|si|ja|nein|non|no|alors|pues|bueno|also|hola|bonjour|hallo),? )?";
const begins = (ways: string): RegExp => new RegExp(`${LEAD}(?:${ways})`, "u");

const talks: readonly Talk[] = [
  {
    begins: begins(
      "je m'appelle \\p{L}+ (?:et |j')|me llamo \\p{L}+ (?:y )?(?:tengo|vivo|soy)|mein name ist|ich (?:heiße \\p{L}+ (?:und )?(?:ich|bin|wohne)|bin \\p{L}+ jahre alt (?:und )?(?:ich|habe|wohne))|ich habe (?:braune|blonde|blaue|schwarze|lange|kurze|grüne) (?:haare|augen)|j'ai les (?:yeux|cheveux)|tengo el pelo",
    ),
    topics: ["family", "friends"],
    asked:
      /(?:présent|toi|t'appelle|âge|es-tu|physique|ressembl|quand.*anniversaire|habites|décri|qui |preséntate|ti |llamas|cuántos años|eres|físic|parec|cuándo.*cumpleaños|vives|quién|descri|dir |dich |beschreib|heißt|alt |bist|aussehen|siehst .*aus|wann.*geburtstag|wohnst|wer )/u,
  },
  {
    begins: begins(
      "je me (?:lève|réveille) (?:à|vers)|me (?:levanto|despierto) a las?|ich (?:stehe|wache|muss) (?:\\p{L}+ )?um \\p{L}+ uhr (?:auf|\\p{L}+ auf)|ich stehe um \\p{L}+ (?:\\p{L}+ )?auf",
    ),
    topics: ["leisure", "health"],
    asked:
      /(?:jour|matin|routine|semaine|week-end|lève|habitude|heure|fais|faites|vacances|temps|día|mañana|rutina|semana|hora|haces|levant|normal|tiempo|vacaciones|tag|morgen|woche|uhr|machst|stehst|ferien|zeit|leben|vie |vida|école|collège|colegio|instituto|schul)/u,
  },
  {
    begins: begins(
      "(?:dans )?ma (?:maison|chambre) (?:il y a|est|a) |en mi casa hay|mi (?:casa|dormitorio|habitación|piso) (?:es|tiene)|mein (?:haus|zimmer) (?:ist|hat)|in meine[mr] (?:haus|zimmer|wohnung) gibt es",
    ),
    topics: ["home", "town", "family", "technology"],
    asked:
      /(?:habit|chambre|maison|logement|vi[st] |chez|pièce|casa|viv|piso|dormitorio|habitación|cuarto|haus|wohn|zimmer|leb|photo|foto)/u,
  },
  {
    begins: begins(
      "dans ma (?:ville|région) il y a|en mi (?:ciudad|pueblo|barrio) hay|in meine[mr] (?:stadt|dorf) gibt es",
    ),
    topics: ["town", "home", "shopping", "nature", "leisure", "sport", "festivals", "media", "animals"],
    asked:
      /(?:ville|région|quartier|endroit|habit|touris|jeunes|problème|ciudad|pueblo|barrio|viv|lugar|joven|problema|stadt|dorf|wohn|gegend|ort|jugend|problem|touris|foto|photo)/u,
  },
  {
    begins: begins(
      "l'(?:année|été) dernie?re? (?:je suis|nous sommes|on est) all|(?:el (?:año|verano) pasado) fui(?:mos)? (?:de vacaciones )?a |letzte[ns] (?:jahr|sommer) (?:bin ich|sind wir|war ich|waren wir) (?:nach|in) ",
    ),
    topics: [
      "travel",
      "town",
      "weather",
      "nature",
      "festivals",
      "family",
      "friends",
      "leisure",
      "animals",
      "sport",
      "media",
    ],
    asked:
      /(?:dernie?r|souvenir|as-tu|es-tu|déjà|meilleur|pasad|recuerd|mejor|alguna vez|fuiste|has |letzte|schon|erinner|beste|warst|hast|bist|vacan|vacaciones|urlaub|ferien|pays|país|land|photo|foto)/u,
  },
  {
    begins: begins(
      "(?:à mon avis,? )?(?:l'environnement|la pollution) est (?:un|une|très)|(?:en mi opinión,? )?el medio ambiente es|(?:meiner meinung nach ist )?(?:die umwelt|der umweltschutz) (?:ist )?(?:ein|sehr|wichtig)",
    ),
    topics: ["nature", "weather"],
    asked:
      /(?:monde|planète|écolog|problème|inqui|préoccup|import|mundo|planeta|ecológ|problema|preocup|import|welt|klima|problem|sorge|wichtig|recycl|recicl)/u,
  },
  {
    begins: begins(
      "m(?:on|a) meilleure? amie? (?:s'appelle|est)|mi mejor amig[oa] (?:se llama|es)|mein(?:e)? beste[r]? freund(?:in)? (?:heißt|ist)",
    ),
    topics: ["family", "friends", "leisure"],
    asked:
      /(?:ami|copain|copine|qui |quelqu'un|admire|personn|amig|quién|alguien|admira|persona|freund|wer|wen|wem|jemand|person|bewunder|photo|foto)/u,
  },
];

/** Is this the beginning of a talk that was learnt for another question than this one? */
export const isRehearsed = ({ plain }: ParsedAnswer, { topics, reading, question }: Asked): boolean =>
  reading.words.length > 0 &&
  talks.some(
    (talk) =>
      talk.begins.test(plain) &&
      !talk.topics.some((topic) => topics.includes(topic)) &&
      !talk.asked.test(`${reading.plain} `) &&
      !talk.asked.test(question.topic ?? ""),
  );

/** Is it the beginning of such a talk, and one that this question may ask for? */
export const suitsTalk = ({ plain }: ParsedAnswer, { reading }: Asked): boolean =>
  talks.some((talk) => talk.begins.test(plain) && talk.asked.test(`${reading.plain} `));
