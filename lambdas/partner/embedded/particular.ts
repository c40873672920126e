import type { Language } from "../../../domain/exercise.ts";
import { clauseAround } from "../../../grammar/core/clause.ts";
import type { ParsedAnswer } from "../../../grammar/core/parsedAnswer.ts";
import type { Word } from "../../../grammar/core/word.ts";
import type { Finding } from "../../../grammar/engine/finding.ts";
import type { Said } from "./phrasebook.ts";

/** A way of telling a particular, matched from one word to another, and what Mark makes of it. */
type Pattern = { heard: RegExp; said: (words: readonly string[]) => Said | undefined };

const dictionary = (pairs: string): Readonly<Record<string, string>> =>
  Object.fromEntries(pairs.split(",").map((pair) => pair.trim().split(":")));
const oneOf = (words: Readonly<Record<string, string>>): string => Object.keys(words).join("|");
const pattern = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d'-])(?:${source})(?![\\p{L}\\d'-])`, "giu");

/** Turns of phrase for a time, with their English; "{day}" and the like stand for the words of a list. */
type Times = {
  lists: Readonly<Record<string, Readonly<Record<string, string>>>>;
  phrases: readonly (readonly [phrase: string, english: string])[];
};

const times: Readonly<Record<Language, Times>> = {
  French: {
    lists: {
      day: dictionary(
        "lundi:Monday,mardi:Tuesday,mercredi:Wednesday,jeudi:Thursday,vendredi:Friday,samedi:Saturday,dimanche:Sunday,week-end:weekend",
      ),
      days: dictionary(
        "jours:day,matins:morning,soirs:evening,week-ends:weekend,lundis:Monday,mardis:Tuesday,mercredis:Wednesday,jeudis:Thursday,vendredis:Friday,samedis:Saturday,dimanches:Sunday,ans:year,étés:summer",
      ),
      part: dictionary("matin:morning,après-midi:afternoon,soir:evening"),
      number: dictionary(
        "une:one,deux:two,trois:three,quatre:four,cinq:five,six:six,sept:seven,huit:eight,neuf:nine,dix:ten,onze:eleven",
      ),
      unit: dictionary("jour:day,semaine:week,mois:month,an:year"),
      month: dictionary(
        "janvier:January,février:February,mars:March,avril:April,mai:May,juin:June,juillet:July,août:August,septembre:September,octobre:October,novembre:November,décembre:December",
      ),
      date: dictionary(
        "premier:1,deux:2,trois:3,quatre:4,cinq:5,six:6,sept:7,huit:8,neuf:9,dix:10,onze:11,douze:12,treize:13,quatorze:14,quinze:15,seize:16,dix-sept:17,dix-huit:18,dix-neuf:19,vingt:20,trente:30",
      ),
    },
    phrases: [
      ["tous les {days} {part}", "every {days} {part}"],
      ["tous les {days}", "every {days}"],
      ["toutes les semaines", "every week"],
      ["chaque {day} {part}", "every {day} {part}"],
      ["chaque {day}", "every {day}"],
      ["chaque {part}", "every {part}"],
      ["chaque {unit}", "every {unit}"],
      ["le {day} {part}", "on {day} {part}s"],
      ["le {day} prochain", "next {day}"],
      ["le {day} dernier", "last {day}"],
      ["{day} prochain", "next {day}"],
      ["{day} dernier", "last {day}"],
      ["le {day}", "on {day}s"],
      ["{number} fois par {unit}", "{number} times a {unit}"],
      ["{number} heures? par {unit}", "{number} hours a {unit}"],
      ["l'année dernière", "last year"],
      ["l'année prochaine", "next year"],
      ["l'été dernier", "last summer"],
      ["l'été prochain", "next summer"],
      ["la semaine dernière", "last week"],
      ["la semaine prochaine", "next week"],
      ["à {number} heures et demie", "at half past {number}"],
      ["à {number} heures?(?! (?:moins|et|\\d))", "at {number} o'clock"],
      ["le {date} {month}", "{date} {month}"],
      ["le (\\d+) {month}", "{1} {month}"],
      ["le {part}", "in the {part}"],
      ["demain {part}", "tomorrow {part}"],
      ["hier {part}", "yesterday {part}"],
    ],
  },
  Spanish: {
    lists: {
      day: dictionary(
        "lunes:Monday,martes:Tuesday,miércoles:Wednesday,jueves:Thursday,viernes:Friday,sábado:Saturday,domingo:Sunday,fin de semana:weekend",
      ),
      days: dictionary(
        "días:day,lunes:Monday,martes:Tuesday,miércoles:Wednesday,jueves:Thursday,viernes:Friday,sábados:Saturday,domingos:Sunday,fines de semana:weekend,veranos:summer,años:year,meses:month",
      ),
      parts: dictionary("mañanas:morning,tardes:afternoon,noches:night,semanas:week"),
      part: dictionary("mañana:morning,tarde:afternoon,noche:night"),
      number: dictionary(
        "una:one,dos:two,tres:three,cuatro:four,cinco:five,seis:six,siete:seven,ocho:eight,nueve:nine,diez:ten,once:eleven,doce:twelve",
      ),
      unit: dictionary("día:day,mes:month,año:year"),
      each: dictionary("día:day,semana:week,mes:month,año:year,verano:summer,noche:night,mañana:morning"),
      month: dictionary(
        "enero:January,febrero:February,marzo:March,abril:April,mayo:May,junio:June,julio:July,agosto:August,septiembre:September,octubre:October,noviembre:November,diciembre:December",
      ),
      date: dictionary(
        "uno:1,dos:2,tres:3,cuatro:4,cinco:5,seis:6,siete:7,ocho:8,nueve:9,diez:10,once:11,doce:12,trece:13,catorce:14,quince:15,dieciséis:16,diecisiete:17,dieciocho:18,diecinueve:19,veinte:20,veintiuno:21,veintidós:22,veintitrés:23,veinticuatro:24,veinticinco:25,treinta:30",
      ),
    },
    phrases: [
      ["todos los {days} por la {part}", "every {days} {part}"],
      ["todos los {days}", "every {days}"],
      ["todas las {parts}", "every {parts}"],
      ["cada {each}", "every {each}"],
      ["los {days} por la {part}", "on {days} {part}s"],
      ["los {days}", "on {days}s"],
      ["el {day} por la {part}", "on {day} {part}"],
      ["el {day} que viene", "next {day}"],
      ["el próximo {day}", "next {day}"],
      ["el {day} pasado", "last {day}"],
      ["el {day}", "on {day}"],
      ["una vez (?:a la|por) semana", "once a week"],
      ["{number} veces (?:a la|por) semana", "{number} times a week"],
      ["una vez al {unit}", "once a {unit}"],
      ["{number} veces al {unit}", "{number} times a {unit}"],
      ["{number} horas? al {unit}", "{number} hours a {unit}"],
      ["{number} horas? a la semana", "{number} hours a week"],
      ["el año pasado", "last year"],
      ["el año que viene", "next year"],
      ["el verano pasado", "last summer"],
      ["la semana pasada", "last week"],
      ["la semana que viene", "next week"],
      ["a las {number} y media", "at half past {number}"],
      ["a las {number} y cuarto", "at quarter past {number}"],
      ["a las {number} menos cuarto", "at quarter to {number}"],
      ["a las {number}(?! (?:y|menos|\\d))", "at {number} o'clock"],
      ["el {date} de {month}", "{date} {month}"],
      ["el (\\d+) de {month}", "{1} {month}"],
      ["por la {part}", "in the {part}"],
    ],
  },
  German: {
    lists: {
      day: dictionary(
        "Montag:Monday,Dienstag:Tuesday,Mittwoch:Wednesday,Donnerstag:Thursday,Freitag:Friday,Samstag:Saturday,Sonntag:Sunday",
      ),
      part: dictionary("Morgen:morning,Nachmittag:afternoon,Abend:evening,Wochenende:weekend"),
      each: dictionary("Tag:day,Morgen:morning,Abend:evening,Sommer:summer,Monat:month"),
      number: dictionary(
        "zwei:two,drei:three,vier:four,fünf:five,sechs:six,sieben:seven,acht:eight,neun:nine,zehn:ten,elf:eleven,zwölf:twelve",
      ),
      times: dictionary(
        "einmal:once,zweimal:twice,dreimal:three times,viermal:four times,fünfmal:five times",
      ),
      month: dictionary(
        "Januar:January,Februar:February,März:March,April:April,Mai:May,Juni:June,Juli:July,August:August,September:September,Oktober:October,November:November,Dezember:December",
      ),
      date: dictionary(
        "ersten:1,zweiten:2,dritten:3,vierten:4,fünften:5,sechsten:6,siebten:7,achten:8,neunten:9,zehnten:10,elften:11,zwölften:12,dreizehnten:13,vierzehnten:14,fünfzehnten:15,sechzehnten:16,siebzehnten:17,achtzehnten:18,neunzehnten:19,zwanzigsten:20,dreißigsten:30",
      ),
    },
    phrases: [
      ["jeden {day}", "every {day}"],
      ["jeden {each}", "every {each}"],
      ["jede Woche", "every week"],
      ["jedes Wochenende", "every weekend"],
      ["jedes Jahr", "every year"],
      ["am {date} {month}", "on {date} {month}"],
      ["am (\\d+)\\. {month}", "on {1} {month}"],
      ["am {day}", "on {day}"],
      ["am {part}", "at the {part}"],
      ["{times} (?:pro|die|in der) Woche", "{times} a week"],
      ["{times} (?:pro|am) Tag", "{times} a day"],
      ["{times} (?:pro|im) Monat", "{times} a month"],
      ["{times} (?:pro|im) Jahr", "{times} a year"],
      ["{number} Stunden (?:pro|am) Tag", "{number} hours a day"],
      ["{number} Stunden (?:pro|in der) Woche", "{number} hours a week"],
      ["letzten {day}", "last {day}"],
      ["nächsten {day}", "next {day}"],
      ["letztes Jahr", "last year"],
      ["nächstes Jahr", "next year"],
      ["letztes Wochenende", "last weekend"],
      ["nächstes Wochenende", "next weekend"],
      ["letzte Woche", "last week"],
      ["nächste Woche", "next week"],
      ["letzten Sommer", "last summer"],
      ["nächsten Sommer", "next summer"],
      ["um {number} Uhr", "at {number} o'clock"],
    ],
  },
};

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** German nouns keep their capitals, whatever a recogniser heard. */
const inFull = (phrase: string, words: readonly string[], { lists }: Times): string => {
  const nouns = new Map(
    [
      ...phrase.replace(/\(.*?\)|\{.*?\}/g, " ").split(" "),
      ..."Tag Woche Monat Jahr".split(" "),
      ...Object.values(lists).flatMap(Object.keys),
    ].map((word) => [word.toLowerCase(), word]),
  );
  return words.map((word) => nouns.get(word) ?? word).join(" ");
};

const patternsOf = (language: Language): Pattern[] => {
  const { lists, phrases } = times[language];
  return phrases.map(([phrase, english]) => {
    const names: string[] = [];
    const source = phrase.replace(/\{(\w+)\}|\((?!\?)/g, (found, name: string | undefined) => {
      names.push(name ?? "1");
      return name ? `(${oneOf(lists[name] ?? {})})` : found;
    });
    return {
      heard: pattern(source),
      said: ([whole = "", ...groups]) => ({
        text: inFull(phrase, whole.toLowerCase().split(" "), times[language]),
        english: english
          .replace(/\{(\w+)\}/g, (_, name: string) => {
            const word = groups[names.indexOf(name)] ?? "";
            const key = Object.keys(lists[name] ?? {}).find(
              (each) => each.toLowerCase() === word.toLowerCase(),
            );
            return key === undefined ? word : (lists[name]?.[key] ?? word);
          })
          .replace(/^one times /, "once ")
          .replace(/^two times /, "twice ")
          .replace(/^one hours /, "one hour "),
      }),
    };
  });
};

const patterns: Readonly<Record<Language, readonly Pattern[]>> = {
  French: patternsOf("French"),
  Spanish: patternsOf("Spanish"),
  German: patternsOf("German"),
};

/** Who is called something, and how Mark says so before the name. */
const naming: Readonly<
  Record<Language, readonly (readonly [heard: RegExp, said: string, english: string])[]>
> = {
  French: [
    [pattern("je m'appelle (\\p{L}+)"), "tu t'appelles", "your name is"],
    [pattern("elle s'appelle (\\p{L}+)"), "elle s'appelle", "her name is"],
    [pattern("il s'appelle (\\p{L}+)"), "il s'appelle", "his name is"],
  ],
  Spanish: [
    [pattern("me llamo (\\p{L}+)"), "te llamas", "your name is"],
    [pattern("se llama (\\p{L}+)"), "se llama", "the name is"],
  ],
  German: [
    [pattern("ich heiße (\\p{L}+)"), "du heißt", "your name is"],
    [pattern("er heißt (\\p{L}+)"), "er heißt", "his name is"],
    [pattern("sie heißt (\\p{L}+)"), "sie heißt", "her name is"],
  ],
};

/** How old the student is. */
const age: Readonly<Record<Language, readonly [heard: RegExp, said: string]>> = {
  French: [pattern("j'ai ((?:dou|trei|quator|quin|sei)ze|dix-sept|dix-huit|1\\d) ans"), "tu as {} ans"],
  Spanish: [
    pattern("tengo (doce|trece|catorce|quince|dieciséis|diecisiete|dieciocho|1\\d) años"),
    "tienes {} años",
  ],
  German: [
    pattern("ich bin (zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn|achtzehn|1\\d) jahre alt"),
    "du bist {} Jahre alt",
  ],
};
const YEARS: Readonly<Record<string, string>> = dictionary(
  "douze:12,treize:13,quatorze:14,quinze:15,seize:16,dix-sept:17,dix-huit:18,doce:12,trece:13,catorce:14,quince:15,dieciséis:16,diecisiete:17,dieciocho:18,zwölf:12,dreizehn:13,vierzehn:14,fünfzehn:15,sechzehn:16,siebzehn:17,achtzehn:18",
);

/** What makes something else of a time: a denial, an exception, a condition, or what a question asks. */
const SPOILS: Readonly<Record<Language, RegExp>> = {
  French:
    /^(?:mais|ne|n'|pas|jamais|rien|personne|sans|sauf|quand|lorsque|si|s'|comme|que|qu'|qui|où|dont|avant|après|depuis|jusque|jusqu'|pour|vers|pendant|ou)$/,
  Spanish:
    /^(?:pero|no|nunca|nada|nadie|tampoco|sin|excepto|salvo|cuando|si|como|que|antes|después|desde|hasta|para|sobre|hacia|o|aunque)$/,
  German:
    /^(?:aber|nicht|nie|niemals|nichts|kein\p{L}*|ohne|außer|wenn|als|wie|dass|ob|weil|obwohl|vor|nach|seit|bis|oder|damit)$/u,
};

/** A longer answer says more than when something is. */
const MOST_WORDS = 20;

/**
 * The one particular of an answer that is certain, as Mark may say it: what somebody is called, how old the student is, or else when
 * or how often. None where several are told, for then none of them is the point.
 */
export const particularIn = (answer: ParsedAnswer, findings: readonly Finding[]): Said | undefined => {
  const { words, compiled, text } = answer;
  const { language } = compiled.definition;
  if (words.length > MOST_WORDS) return undefined;
  const wordsIn = (start: number, end: number): readonly Word[] =>
    words.filter((word) => word.start < end && word.end > start);
  const isSound = (start: number, end: number): boolean => {
    const [first] = wordsIn(start, end);
    if (!first || findings.some((finding) => finding.start < end && finding.end > start)) return false;
    const [from, to] = clauseAround(compiled, words, first.at);
    const lead = words[from];
    if (lead && (compiled.lists.subordinating.has(lead.lower) || compiled.lists.reasons.has(lead.lower)))
      return false;
    return !words
      .slice(from, to)
      .some((word) => (word.end <= start || word.start >= end) && SPOILS[language].test(word.lower));
  };
  const all = (heard: RegExp) =>
    [...text.matchAll(heard)].map((match) => ({
      groups: [...match],
      start: match.index,
      end: match.index + match[0].length,
    }));
  const names = naming[language].flatMap(([heard, said, english]) =>
    all(heard).flatMap(({ groups, start, end }) => {
      const name = wordsIn(start, end).at(-1);
      const next = name && words[name.at + 1];
      // A name of two words is said whole or not at all.
      const isWhole = !next || next.afterPause || compiled.lexicon.known.has(next.lower);
      const isName =
        name !== undefined &&
        (name.capital || !compiled.lexicon.known.has(name.lower)) &&
        (next === undefined || !next.capital || next.afterPause);
      const own = capitalised(groups[1] ?? "");
      return isName && isWhole && isSound(start, end)
        ? [{ text: `${said} ${own}`, english: `${english} ${own}` }]
        : [];
    }),
  );
  if (names.length > 0) return names.length === 1 ? names[0] : undefined;
  const [heard, said] = age[language];
  const [years] = all(heard);
  if (years && isSound(years.start, years.end)) {
    const number = (years.groups[1] ?? "").toLowerCase();
    return { text: said.replace("{}", number), english: `you're ${YEARS[number] ?? number}` };
  }
  const found: { start: number; end: number; said: Said | undefined }[] = [];
  for (const each of patterns[language])
    for (const { groups, start, end } of all(each.heard))
      if (!found.some((other) => other.start < end && other.end > start))
        found.push({ start, end, said: each.said(groups) });
  const [time, ...more] = found;
  return time && more.length === 0 && isSound(time.start, time.end) ? time.said : undefined;
};
