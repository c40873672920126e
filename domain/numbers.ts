import { unaccented } from "./unaccented.ts";

/**
 * Numbers as they are written out in French, Spanish and German, without accents. One is missing on purpose: "un" for "une"
 * is a mistake, and recognisers write both out.
 */
const writtenOut: Record<string, string> = {
  0: "zero cero null",
  2: "deux dos zwei",
  3: "trois tres drei",
  4: "quatre cuatro vier",
  5: "cinq cinco funf",
  6: "six seis sechs",
  7: "sept siete sieben",
  8: "huit ocho acht",
  9: "neuf nueve neun",
  10: "dix diez zehn",
  11: "onze once elf",
  12: "douze doce zwolf",
  13: "treize trece dreizehn",
  14: "quatorze catorce vierzehn",
  15: "quinze quince funfzehn",
  16: "seize dieciseis sechzehn",
  17: "diecisiete siebzehn",
  18: "dieciocho achtzehn",
  19: "diecinueve neunzehn",
  20: "vingt veinte zwanzig",
  30: "trente treinta dreissig",
  40: "quarante cuarenta vierzig",
  50: "cinquante cincuenta funfzig",
  60: "soixante sesenta sechzig",
  70: "setenta siebzig",
  80: "ochenta achtzig",
  90: "noventa neunzig",
  100: "cent cien hundert",
  1000: "mille mil tausend",
};

/** Is one of the two the other in figures ("2" for "deux")? Both in lower case. */
export const isInFigures = (one: string, other: string): boolean => names(one, other) || names(other, one);
const names = (figures: string, word: string): boolean =>
  writtenOut[figures]?.split(" ").includes(unaccented(word)) ?? false;
