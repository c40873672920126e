import type { ParsedAnswer } from "../parsedAnswer.ts";
import { isNamed, isOpen, isServing } from "./beginning.ts";
import type { Subject } from "./subject.ts";
import { goesWith, verbAfter } from "./verb.ts";

export const pronounAt = (answer: ParsedAnswer, place: number): Subject | undefined => {
  const { words, compiled } = answer;
  const first = words[place];
  const pronoun = first && compiled.subjects.get(first.lower);
  if (!first || !pronoun || !isOpen(answer, place)) return undefined;
  const before = words[place - 1];
  // "Ni mi hermano ni yo comemos"
  if (before?.lower === "ni") return undefined;
  // "as-tu", "est-ce": the verb stands before its subject.
  if (before && before.end <= first.start && answer.text.slice(before.end, first.start).includes("-"))
    return undefined;
  // "Gestern habe ich": the verb of this subject was already there.
  const turned = compiled.definition.german && !first.afterPause && goesWith(before, pronoun.persons);
  if (turned) return undefined;
  const verb = verbAfter(answer, place + 1);
  // "mes profs … et nous donnent", "ce qui nous fait rire": an object, since there is a subject before.
  // "Le guide, qui y avait travaillé, nous a raconté": the clause between the two has ended.
  const resumed =
    compiled.definition.onlySubjects !== undefined &&
    first.afterPause &&
    !first.opens &&
    words
      .slice(Math.max(0, place - 12), place)
      .some((word) => word.afterPause && /^(?:qui|que|qu'|dont|où)$/.test(word.lower));
  const object =
    compiled.lists.clitics.has(first.lower) &&
    before !== undefined &&
    (compiled.lists.joining.has(before.lower) || before.lower === "qui" || resumed) &&
    !goesWith(verb, pronoun.persons) &&
    goesWith(verb, [2, 5]) &&
    (before.lower === "qui" ||
      resumed ||
      answer.uses.some(({ at }) => at < place && goesWith(words[at], [2, 5]) && !goesWith(words[at], [0])));
  if (object) return undefined;
  // "Ihr kann ich alles sagen": to her.
  const behind =
    verb && !verb.afterPause ? compiled.subjects.get(words[verb.at + 1]?.lower ?? "") : undefined;
  if (first.lower === "ihr" && behind && !goesWith(verb, [4]) && goesWith(verb, behind.persons))
    return undefined;
  // "drei Jahre älter als ich": compared with, and no subject.
  const compared =
    compiled.definition.german && before && !first.afterPause && /^(?:als|wie)$/.test(before.lower);
  if (compared && !before.afterPause && !goesWith(verb, pronoun.persons)) return undefined;
  // "Mi hermana y yo hicimos": two together are we or they.
  const pairs =
    before &&
    ((compiled.lists.joining.has(before.lower) && before.lower !== "oder") ||
      compiled.definition.german?.pairing.includes(before.lower));
  const joint = pairs === true && !first.afterPause;
  // "dass sogar ich es verstehe": its verb has a subject already.
  const prior = first.afterPause ? undefined : compiled.subjects.get(before?.lower ?? "");
  if (compiled.definition.german && prior && goesWith(verb, prior.persons)) return undefined;
  // "Mein Vater ist Lehrer und er …": the noun before belongs to another verb.
  const served = isServing(answer, place - 2);
  // … but "mes amis et on mangeons" is no pair: in French it would be "moi".
  if (
    joint &&
    !compiled.definition.onlySubjects &&
    pronoun.persons.every((person) => person < 3) &&
    verb?.verbs.some(({ person }) => person === 3 || person === 5) &&
    (!compiled.definition.german || (isNamed(words[place - 2]) && !served))
  )
    return undefined;
  if (compiled.definition.german && verb && compiled.determiners.has(verb.lower)) return undefined;
  return verb && { ...pronoun, first, verb };
};
