import { clauseAround } from "../../../core/clause.ts";
import type { ParsedAnswer } from "../../../core/parsedAnswer.ts";
import { type Phrase, phraseAt } from "../../../core/phrase/phrase.ts";
import { shared } from "../../../core/phrase/slot.ts";
import { subjectsIn } from "../../../core/subject/subject.ts";
import { goesWith } from "../../../core/subject/verb.ts";
import type { VerbUse } from "../../../core/verbUse.ts";
import { isDeterminer, isSubject, type Word } from "../../../core/word.ts";
import { type Finding, findingAt } from "../../../engine/finding.ts";
import { defineRule } from "../../../engine/rule.ts";
import { inCase, isNominative } from "./form.ts";

const accusativeObject = defineRule({
  id: "case.accusative-object",
  message: (verb: string) => `The direct object of *${verb}* is in the accusative.`,
});

/** A clause from one place to another, and the verb that it has. */
type Clause = { from: number; to: number; use: VerbUse };

const LEADS = /^(?:ich|du|er|wir|man)$/;
const OBJECTS = /^(?:mich|dich|ihn|uns|euch|mir|dir|ihm|ihnen|sich)$/;

/** Whether there is a subject before the phrase that is no pronoun: one of its own, or the "es" of "es gibt". */
const subjectBefore = (
  answer: ParsedAnswer,
  { determiner }: Phrase,
  { from, to, use }: Clause,
): "own" | "es" | undefined => {
  const { words, compiled } = answer;
  // "der Mann trägt ein blauer Pullover"
  const named = subjectsIn(answer).some(
    ({ verb: { at }, first }) => at === use.at && first.at < at && at < determiner.at,
  );
  // "wir gehen ins Kino und sehen ein Film": the subject came before.
  const shares =
    from + 1 === use.at &&
    compiled.lists.joining.has(words[from]?.lower ?? "") &&
    words
      .slice(use.at + 1, determiner.at)
      .every(({ lower }) => /^(?:noch|auch|dann|immer|oft|jetzt|dort|meistens)$/.test(lower));
  if (named || shares) return "own";
  const there = use.verb.lemma === "geben" && words.slice(from, to).some(({ lower }) => lower === "es");
  return there ? "es" : undefined;
};

/** May the phrase be the subject of a verb before it? */
const followsVerb = (
  { words, compiled }: ParsedAnswer,
  { determiner }: Phrase,
  { from, use }: Clause,
  subject: ReturnType<typeof subjectBefore>,
): boolean => {
  // "hat mich mein Onkel …"
  const back = OBJECTS.test(words[determiner.at - 1]?.lower ?? "") ? 2 : 1;
  const [lead, verb] = [words[determiner.at - back - 1], words[determiner.at - back]];
  if (!verb) return false;
  // "wenn meine Mutter arbeitet | kocht mein Vater": two verbs side by side, and this is the subject of the second.
  const meets = !verb.afterPause && lead?.at === use.at && goesWith(verb, [2]);
  if (meets && words.slice(from, use.at).some(({ lower }) => compiled.lists.subordinating.has(lower)))
    return true;
  // "gestern hat mein Wecker …", "die mir mein Vater gezeigt hat", but "dann hat er ein Hund"
  const served = lead && !verb.afterPause && (LEADS.test(lead.lower) || subject === "es");
  return goesWith(verb, [2, 5]) && subject !== "own" && !served;
};

/** May it be the subject of a verb behind it? */
const leadsVerb = ({ words, compiled }: ParsedAnswer, { noun }: Phrase, { to, use }: Clause): boolean => {
  const after = words[noun.at + 1];
  // "haben wir der Strand besucht": a participle, and no verb of its own.
  const acts = (word: Word) => (word.at !== use.head || use.head <= use.at) && goesWith(word, [2]);
  return (
    (after?.afterPause === false && acts(after)) ||
    words.slice(noun.at + 1, to).some((word) => acts(word) && !isDeterminer(compiled, word)) ||
    // "der Skatepark hinter dem Rathaus | da treffe ich …": named first, and taken up again.
    words.slice(noun.at + 1, use.at).some(({ lower }) => /^(?:da|dort|hier|das|der|den)$/.test(lower))
  );
};

/** Does it go with another word rather than with the verb: "mein Bruder und ich", "größer als mein Bruder"? */
const isJoined = (answer: ParsedAnswer, { determiner, noun }: Phrase, { use }: Clause): boolean => {
  const { words, compiled } = answer;
  const [before, after] = [words[determiner.at - 1], words[noun.at + 1]];
  const pairs =
    after !== undefined &&
    (after.lower === "und" || compiled.definition.german?.pairing.includes(after.lower));
  if (pairs && isSubject(compiled, words[noun.at + 2])) return true;
  const { joining, comparing, prepositions } = compiled.lists;
  if (!before || ![joining, comparing, prepositions].some((list) => list.has(before.lower))) return false;
  // "ich besuche meine Oma und mein Opa": the first of the two is surely an object.
  const objects = [use.at + 1, use.at + 2].flatMap((at) => phraseAt(answer, at) ?? []);
  return !(
    before.lower === "und" &&
    objects.some((each) => each.noun.at === before.at - 1 && each.ruled === undefined)
  );
};

const SOMEBODY = /^(?:family|friends|work)$/;
const isSomebody = ({ nouns }: Word): boolean => nouns.some(({ topic }) => SOMEBODY.test(topic ?? ""));

/** "Die Torte hat mein Opa gebacken": a thing stands first, and whoever does it right behind the verb. */
const doesIt = (answer: ParsedAnswer, { determiner, noun }: Phrase, { at }: VerbUse): boolean => {
  const { words } = answer;
  const back = OBJECTS.test(words[determiner.at - 1]?.lower ?? "") ? 2 : 1;
  const thing = at === determiner.at - back ? words[at - 1] : undefined;
  if (!thing || !isSomebody(noun) || isSomebody(thing) || words[at]?.afterPause) return false;
  const phrase = [at - 2, at - 3]
    .flatMap((place) => phraseAt(answer, place) ?? [])
    .find((each) => each.noun === thing);
  const slots = phrase ? shared(phrase.offered, phrase.needed) : thing.nouns.flatMap((each) => each.slots);
  return slots.some((slot) => slot.endsWith("a"));
};

/** "der Lehrer" is "of the teachers" only behind another noun. */
const mayOwn = ({ words, compiled }: ParsedAnswer, { determiner }: Phrase): boolean => {
  const owner = words[determiner.at - 1];
  return owner !== undefined && owner.nouns.length > 0 && !compiled.lists.times.has(owner.lower);
};

/** "ich habe ein Hund": the clause has its subject, so a masculine in the nominative cannot be one. */
export const asObject = (answer: ParsedAnswer, phrase: Phrase): Finding[] => {
  const { words, uses, compiled } = answer;
  const { determiner, noun, ruled } = phrase;
  if (ruled !== undefined || !isNominative(phrase, mayOwn(answer, phrase))) return [];
  const [from, to] = clauseAround(compiled, words, determiner.at);
  const use = uses.find(({ at }) => at >= from && at < to);
  // "Ja, ein Bruder, ich habe es gesagt"
  if (use?.verb.lemma === "sagen") return [];
  if (!use || compiled.definition.german?.linking.includes(use.verb.lemma)) return [];
  const clause = { from, to, use };
  if (doesIt(answer, phrase, use)) return [];
  const subject = subjectBefore(answer, phrase, clause);
  if (!subject && !words.slice(from, to).some(({ lower }) => LEADS.test(lower))) return [];
  if (followsVerb(answer, phrase, clause, subject) || leadsVerb(answer, phrase, clause)) return [];
  if (isJoined(answer, phrase, clause)) return [];
  // "ich will ein Hund haben und …": the nearest verb rules it.
  const after = words[noun.at + 1];
  const nearest = after?.afterPause ? undefined : after?.verbs.find(({ mood }) => mood === "infinitive");
  return [
    findingAt(determiner, noun, {
      ...accusativeObject((nearest ?? use).verb.lemma),

      right: inCase(answer, phrase, "a"),
    }),
  ];
};
