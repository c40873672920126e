import type { Answer } from "../../answer.ts";
import { type Finding, findingAt } from "../../finding.ts";
import type { VerbUse } from "../../verb-use.ts";
import type { Word } from "../../word.ts";
import { STATES } from "../time/other-time.ts";

const OWNER = /^(?:ton|ta|tes|votre|vos|tu|tus|deine?)$/;
const YOU = /^(?:t'|te|toi|vous|du|dich|dir|ti|contigo)$/;
const LIVING = ["family", "friends", "animals"];
/** Where they and I may be one, or where more than myself is spoken of. */
const GROUP = /^(?:familie|famille|familia|groupe|grupo|gruppe)$/;

/** The others, or that it is the same with them, or not so at all. */
const OTHERS =
  /^(?:il|elle|ils|elles|lui|leurs?|son|sa|ses|eux|on|nous|se|s'|aussi|pareil|comme|plus|moins|ne|n'|pas|él|ella|ellos|ellas|le|les|lo|la|su|sus|nos|también|tampoco|igual|no|más|menos|que|er|sie|es|ihr\p{L}*|ihm|ihn|ihnen|sein\p{L}*|wir|auch|nicht|kein\p{L}*|wie|als|gleich\p{L}*|fier|fière|orgullos[oa]|stolz|enfant|único|única|einzelkind)$/u;

/** Verbs that any deed answers. */
const DOING = /^(?:faire|hacer|machen|tun)$/;
const isLiving = ({ nouns }: Word): boolean =>
  nouns.some(
    ({ topic, lemma }) => topic !== undefined && LIVING.includes(topic) && !GROUP.test(lemma.toLowerCase()),
  );

/** "ton frère", "deine beste Freundin": somebody of yours, who is what the question is about. */
const somebody = ({ words, speech }: Answer): Word | undefined => {
  const asksMe = words.some(
    ({ lower, verbs, at }) =>
      YOU.test(lower) ||
      (speech.tongue.onlySubjects !== undefined && lower === "tu") ||
      (verbs.length > 0 && verbs.every(({ person }) => person === 1) && words[at + 1] !== undefined),
  );
  if (asksMe) return undefined;
  return words.find(({ lower, at }) => {
    const before = words[at - 1]?.lower ?? "";
    const led = speech.lists.prepositions.has(before) && before !== "a";
    return OWNER.test(lower) && !led && [words[at + 1], words[at + 2]].some((word) => word && isLiving(word));
  });
};

const isMine = ({ words, speech }: Answer, { at, verb }: VerbUse): boolean => {
  const [word, before] = [words[at], words[at - 1]?.lower ?? ""];
  if (speech.tongue.dropsSubjects)
    return verb.lemma === "gustar"
      ? before === "me"
      : (word?.verbs.every(({ person }) => person === undefined || person === 0) ?? false);
  return [words[at - 1], words[at - 2], words[at + 1]].some((near) =>
    /^(?:je|j'|ich)$/.test(near?.lower ?? ""),
  );
};

/** "la matière préférée de ton ami", "das Lieblingsfach deines Freundes" */
const OF_THEM =
  /(\p{L}+)(?: (?:préférée?s?|favorit[oa]s?))? (?:de t(?:on|a|es|us?) \p{L}+|deine[srm] (?:\p{L}+ )?\p{L}+|von deine[rnm] (?:\p{L}+ )?\p{L}+)\P{L}*$/u;

/** "Quelle est la matière préférée de ton ami ? – Ma matière préférée est …" */
const ownThing = ({ words }: Answer, { plain }: Answer): Finding[] => {
  const [, thing] = OF_THEM.exec(plain) ?? [];
  const [mine, named] = words;
  const owned = mine && named && /^(?:mon|ma|mi|meine?)$/.test(mine.lower) && named.lower === thing;
  const shares = words.some(({ lower }) =>
    /^(?:aussi|también|auch|celui|celle|suy[oa]|seine?s?)$/.test(lower),
  );
  return owned && !shares ? [told(mine, named)] : [];
};

const told = (first: Word, last: Word): Finding =>
  findingAt(first, last, {
    kind: "person",
    rule: "The question is about somebody else, but this is about yourself.",
  });

/** "Que fait ton frère ? – Je joue au foot": asked about somebody else, and all that is told is about me. */
export const aboutThem = (answer: Answer, question: Answer): Finding[] => {
  const { words, uses } = answer;
  const [use] = uses;
  const verb = use && words[use.at];
  const own = ownThing(answer, question);
  if (own.length > 0 || !use || !verb || !somebody(question)) return own;
  // "Was machen deine Eltern?": a plural that looks like an infinitive.
  const asking = question.words.find(({ verbs }) => verbs.some(({ person }) => person === 5));
  const asked = question.uses.at(-1)?.verb.lemma ?? asking?.verbs[0]?.verb.lemma ?? "";
  const same = use.verb.lemma === asked && !/^(?:avoir|tener|haben)$/.test(asked);
  const aged =
    /(?:âge|años|wie alt) /.test(question.plain) && /(?:ans|años|jahre)(?!\p{L})/u.test(answer.plain);
  if (!same && !aged && !(DOING.test(asked) && !STATES.test(use.verb.lemma))) return [];
  const article = (word: Word) => words[word.at + 1]?.nouns.length;
  const others = words.some(
    (word) =>
      (OTHERS.test(word.lower) && !(/^(?:la|les?)$/.test(word.lower) && article(word))) || isLiving(word),
  );
  const led = words[use.at - 1]?.lower ?? "";
  if (others || /^(?:l'|l[aeo]s?)$/.test(led) || !isMine(answer, use)) return [];
  const mine = ({ at }: VerbUse) => words[at]?.verbs.some(({ person }) => person === 0) ?? false;
  if (!uses.every(mine)) return [];
  return [told(verb, verb)];
};
