import type { ParsedAnswer } from "../parsedAnswer.ts";
import type { Word } from "../word.ts";
import { type Motion, motionAround } from "./motion.ts";

/** Turns of phrase that have one case whatever the verb is. */
const fixedCase = (before: string, earlier: string, next: string): "a" | "d" | undefined => {
  // "vor ein Jahr": how long ago.
  if (before === "vor" && /^(?:jahr|monat|woche|tag|stunde)$/.test(next)) return "d";
  // "auf keinen Fall", wherever one sits
  if (before === "auf" && next === "fall") return "a";
  // "bis spät in die Nacht"
  return before === "in" && /^(?:bis|spät|tief)$/.test(earlier) ? "a" : undefined;
};

/** Nothing moves into these. */
const WITHIN = /^(?:freizeit|zukunft|nacht|woche|pause|mittagspause|jugend|kindheit|vergangenheit|gegend)$/;
const BESIDE = /^(?:neben|hinter|zwischen|unter)$/;
const DEVICE = /^(?:handy|laptop|computer|tablet|ipad|konsole|smartphone)$/;

/** "Musik auf meinem Handy hören", but "auf das Handy schauen" */
const isOnDevice = ({ words }: ParsedAnswer, { at }: Word, verb: string): boolean => {
  if (!words.slice(at + 1, at + 3).some(({ lower }) => DEVICE.test(lower))) return false;
  if (/^(?:spielen|hören|machen|haben|sein|schreiben|lesen|chatten)$/.test(verb)) return true;
  const about = words[at - 1]?.afterPause ? undefined : words[at - 2];
  return /^(?:sehen|schauen|gucken)$/.test(verb) && (about?.nouns.length ?? 0) > 0;
};

/** "Das Buch ist auf dem Tisch", but "ich bin stolz auf den Hund" and "ich stehe auf den Sänger". */
const isOn = ({ verb, clause }: Motion): boolean => {
  if (/^(?:liegen|sitzen|wohnen|leben|schlafen|übernachten|zelten)$/.test(verb)) return true;
  const bare = ({ adjectives, nouns, verbs }: Word) =>
    adjectives.length === 0 || nouns.length + verbs.length > 0;
  const rests = verb === "stehen" || (verb === "sein" && clause.every(bare));
  return (
    rests &&
    (clause.at(-1)?.nouns.length ?? 0) > 0 &&
    clause.every(({ lower }) => !/^(?:ich|er|sie|wir|du)$/.test(lower))
  );
};

/** Does something certainly happen where the preposition says, so that it takes the dative? */
const rests = (answer: ParsedAnswer, determiner: Word, before: string, next: string): boolean => {
  const motion = motionAround(answer, determiner);
  const { verb, goes, clause } = motion;
  const stays = !goes && (answer.compiled.definition.german?.staying.includes(verb) ?? false);
  if (before === "in") return stays || (WITHIN.test(next) && !/^(?:gehen|fahren|kommen)$/.test(verb));
  // "Auf das Foto sehe ich …", "das beste Buch auf die Welt"
  const shown = before === "auf" && stays && /^(?:foto|bild|welt|erde)$/.test(next);
  if (shown && clause.every(({ lower }) => lower !== "stolz")) return true;
  if (before === "auf" && isOnDevice(answer, determiner, verb)) return true;
  if (!stays && !/^(?:sein|liegen|stehen|wohnen|sitzen)$/.test(verb)) return false;
  if (before === "an" || before === "auf") return isOn(motion);
  if (before !== "vor") return BESIDE.test(before);
  // "vor der Schule warten", "Angst vor dem Hund"
  const fears = clause.some(({ lower }) => lower === "angst" || lower === "respekt");
  return fears || /^(?:stehen|liegen|sitzen|warten|sein)$/.test(verb);
};

/** German: the case that "in", "auf" and their like take before this determiner: "d", "a", or "ad" where it is left open. */
export const twoWayCase = (answer: ParsedAnswer, determiner: Word, before: string): string => {
  const { words } = answer;
  const next = words[determiner.at + 1]?.lower ?? "";
  const fixed = fixedCase(before, words[determiner.at - 2]?.lower ?? "", next);
  return fixed ?? (rests(answer, determiner, before, next) ? "d" : "ad");
};
