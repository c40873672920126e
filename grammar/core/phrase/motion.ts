import { clauseAround } from "../clause.ts";
import type { Verb } from "../morphology.ts";
import type { ParsedAnswer } from "../parsedAnswer.ts";
import type { Word } from "../word.ts";

/** The verb around a preposition of place, and whether something goes somewhere. */
export type Motion = {
  /** The lemma without what parts from it; "" where there is no verb. */
  verb: string;
  goes: boolean;
  clause: readonly Word[];
};

/** With these even what stands behind a noun is where it happens: "meine Freunde in der Stadt treffen". */
const STAYING =
  /^(?:treffen|wohnen|leben|essen|lernen|schlafen|arbeiten|sitzen|kochen|trinken|spielen|übernachten|verbringen|besuchen)$/;
const MOSTLY_STAYING = /^(?:sein|machen|lesen|kaufen|feiern)$/;
/** "eine Reise in die Berge": these lead somewhere whatever the verb. */
const GOING =
  /(?:wanderung|bus|zug|bahn|fähre|flug|fahrt|reise|weg|straße|gang|trip|blick|tritt|stieg|tür|besuch|sprung|schritt|wechsel|tour|karte|ticket|linie|verbindung|investition)e?n?$/;

/** "einkaufen", "fernsehen": what parts goes nowhere where its verb does not. */
const rootOf = ({ lemma, parts }: Pick<Verb, "lemma" | "parts">): string =>
  parts ? lemma.slice(parts.length) : lemma;

/** German: what moves, or stays, around the preposition before this determiner. */
export const motionAround = ({ words, compiled, uses }: ParsedAnswer, { at: place }: Word): Motion => {
  const { determiners, lists, definition } = compiled;
  const [from, to] = clauseAround(compiled, words, place);
  // "in die Bibliothek lesen oder im Park joggen": each of two verbs has its own place.
  const joint = words.slice(place, to).find(({ lower }) => lists.joining.has(lower))?.at ?? to;
  const own = words
    .slice(place + 1, joint)
    .filter(({ nouns, lower }) => nouns.length === 0 && !determiners.has(lower))
    .flatMap(({ verbs }) => verbs)
    .findLast(({ person }) => person === undefined)?.verb;
  // "wenn die Sonne scheint | feiern wir im Garten", as it is heard: the last verb before it counts.
  const inside = uses.filter(
    ({ at, head }) => at >= from && head < to && !determiners.has(words[at]?.lower ?? ""),
  );
  const whole = own ?? (inside.findLast(({ at }) => at < place) ?? inside[0])?.verb;
  const verb = whole ? rootOf(whole) : "";
  // "keine Lust, in die Stadt zu gehen", "ein Bus in die Stadt": something goes somewhere all the same.
  const about = words[place - 1]?.afterPause ? undefined : words[place - 2];
  const leads =
    about?.nouns.length && !STAYING.test(verb) && (GOING.test(about.lower) || !MOSTLY_STAYING.test(verb));
  const moves = words
    .slice(own ? place : from, own ? joint : to)
    .flatMap(({ verbs }) => verbs)
    .some(
      ({ verb: each }) =>
        definition.german?.going.includes(each.lemma) ||
        (each.parts && !definition.german?.staying.includes(rootOf(each))),
    );
  // "möchte ich in die USA": with a helper alone, going is left out.
  const wishes = !own && /^(?:können|müssen|wollen|dürfen|sollen)$|^mögen$/.test(verb);
  const leaves = wishes && inside.every(({ at, head }) => at === head && words[at]?.lower !== "mag");
  return { verb, goes: Boolean(leads) || moves || leaves, clause: words.slice(from, to) };
};
