/** A text without accents, with ss for ß and oe for œ, for comparing what was typed or heard with what is meant. */
export const unaccented = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ß", "ss").replaceAll("œ", "oe");
