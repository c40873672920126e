/** What the first word of a pattern may be: words, lemmas of verbs, or a kind of words as the pattern writes it ("{noun:food}"). */
type Lead = { words: readonly string[]; lemmas: readonly string[]; kind?: string };

/** "<jouer,faire:present>": the verbs that are named. */
const NAMED = /<([^>:*]+)(?::[^>]*)?>/;
const isLiteral = (part: string): boolean => !/[<{]/.test(part);
const elementsOf = (text: string): string[] => text.trim().split(/\s+/);

/** What the first word of a pattern has to be, so that it need not be tried elsewhere; undefined where that is open. */
export const leadOf = (text: string): Lead | undefined => {
  const first = elementsOf(text).find((element) => !/^[~^(]/.test(element)) ?? "";
  if (/^[!+.$]|\?$/.test(first)) return undefined;
  const parts = first.split("|");
  const lemmas = parts.map((part) => NAMED.exec(part)?.[1]);
  // Where a part is a mere kind of words ("{noun}"), only that kind as a whole can tell.
  if (parts.some((part, place) => !isLiteral(part) && lemmas[place] === undefined))
    return { words: [], lemmas: [], kind: first };
  return { words: parts.filter(isLiteral), lemmas: lemmas.flatMap((named) => named?.split(",") ?? []) };
};

/** The words and lemmas of an element of which one has to be there; undefined where it may be missing, or names a kind of words. */
const plainParts = (element: string): string[] | undefined => {
  if (/^[!~^$+.,()]|\?$/.test(element)) return undefined;
  const parts = element.split("|").flatMap((part) => {
    if (isLiteral(part)) return [part];
    const [all, named] = NAMED.exec(part) ?? [];
    return named && all === part ? named.split(",").map((lemma) => `<${lemma}`) : ["{"];
  });
  return parts.includes("{") ? undefined : parts;
};

/** Longer lists of words are not worth looking through. */
const NEEDS_MAX = 8;

/** Of these words and lemmas ("<jouer") an answer has to hold one, or the pattern fits nowhere in it; none where that is open. */
export const needsOf = (text: string): readonly string[] => {
  const [rarest = []] = elementsOf(text)
    .slice(1)
    .flatMap((element) => [plainParts(element) ?? []])
    .filter(({ length }) => length > 0 && length <= NEEDS_MAX)
    .sort((one, other) => one.length - other.length);
  return rarest;
};
