import type { Asked } from "../asked.ts";

/** Verbs that are answered by another: "Qu'est-ce que tu fais ? – Je joue …". */
const DOING = /^(?:faire|aller|avoir|hacer|ir|pasar|tener|machen|tun|unternehmen|haben)$/;
/** "¿Qué te gusta …?", and others in whose answer only the pronoun changes. */
const PLEASES = /(?<!\p{L})te ((?:gust|encant|interes|parec)\p{L}+)(?!\p{L})/u;
const THERE_IS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:qu'est-ce qu'il y a|qu'y a-t-il|y a-t-il)(?!\p{L})/u, "Il y a …"],
  [/(?<!\p{L})qué (?:\p{L}+ )?hay(?!\p{L})/u, "Hay …"],
  [/(?<!\p{L})gibt es(?!\p{L})/u, "Es gibt …"],
];
const opened = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * How a whole sentence begins that answers an open question: "Que préfères-tu ?" → "Je préfère …"; undefined where another verb
 * may be wanted, or a yes or a no.
 */
export const beginningOf = ({ reading, open }: Asked): string | undefined => {
  if (!open) return undefined;
  const { words, uses, compiled, plain } = reading;
  const there = THERE_IS.find(([asks]) => asks.test(plain));
  if (there) return there[1];
  const [, pleases] = PLEASES.exec(plain) ?? [];
  if (compiled.definition.spanish && pleases) return `Me ${pleases} …`;
  const [use, ...others] = uses;
  const verb = use && words[use.at];
  const yours = verb?.verbs.filter(({ person, mood }) => person === 1 && mood !== "subjunctive") ?? [];
  const [your] = yours;
  if (!use || !verb || !your || others.length > 0 || new Set(yours.map(({ mood }) => mood)).size > 1)
    return undefined;
  // "Te lèves-tu": what is reflexive changes more than its verb.
  if (DOING.test(use.verb.lemma) || words.some(({ lower }) => /^(?:te|t'|dich|dir|os|vous)$/.test(lower)))
    return undefined;
  const mine = your.verb.forms.find(({ mood, person }) => mood === your.mood && person === 0)?.form;
  if (!mine) return undefined;
  if (compiled.definition.dropsSubjects) return `${opened(mine)} …`;
  if (compiled.definition.german) return `Ich ${mine} …`;
  return `${opened(compiled.definition.elided("je", mine) ?? `je ${mine}`)} …`;
};
