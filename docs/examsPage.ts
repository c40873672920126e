import { exams } from "../domain/exams/exams.ts";
import { type ExamName, examNames, type Tier } from "../domain/exams/names.ts";
import type { Criterion, EvidenceKind, Fact, Pack, Part } from "../domain/exams/pack.ts";
import { packs, partOf } from "../domain/exams/packs.ts";
import { activityNames } from "../domain/exercise.ts";

const names = Object.keys(packs) as ExamName[]; // keys() forgets its keys' type

/** A question mark behind what no source that we read says. */
const told = <Value>({ value, isVerified }: Fact<Value>, words = String(value)): string =>
  isVerified ? words : `${words} **?**`;

const tiered = ({ Foundation, Higher }: Record<Tier, string | number>): string =>
  Foundation === Higher ? String(Higher) : `${Foundation} F, ${Higher} H`;

const countOf = ({ by, count }: Criterion): string => {
  if (!count) return "";
  return by === "task"
    ? ` × ${told(count, tiered(count.value))}`
    : `, full marks for ${told(count, tiered(count.value))} pieces`;
};

const criterionIn = (criterion: Criterion): string => {
  const { name, objective, marks, wants } = criterion;
  return `${name}${objective ? ` (${objective})` : ""}: ${told(marks)}${countOf(criterion)}. *${wants}*`;
};

const partRow = (activity: string, { name, marks, minutes, about, criteria }: Part): string =>
  `| ${[
    `${name}<br>(${activity})`,
    told(marks),
    minutes ? told(minutes, tiered(minutes.value)) : "–",
    criteria.map(criterionIn).join("<br>"),
    about.map((fact) => told(fact)).join(" ") || "–",
  ].join(" | ")} |`;

const tiersOf = ({ tiers }: Pick<Pack, "tiers">): string =>
  told(tiers, tiers.value.length > 0 ? tiers.value.join(", ") : "untiered");

const section = (exam: ExamName): string => {
  const pack: Omit<Pack, "parts"> = packs[exam];
  const { specification, series, sources, readOn, version, whole, zeroForcesZero, missing } = pack;
  const { board, group } = exams[exam];
  const codes = Object.entries(specification).map(([language, code]) => `${language} ${code}`);
  const rows = activityNames.flatMap((activity) => {
    const part = partOf(exam, activity);
    return part ? [partRow(activity, part)] : [];
  });
  return `### ${examNames[exam]}

${codes.join(", ")}; ${series}; tiers: ${tiersOf(pack)}. For exercises of ${board}, ${group}. ${told(whole)} Version ${version} of these
figures. Sources: ${sources}; read in ${readOn}.${zeroForcesZero.value ? ` ${told(zeroForcesZero, "Zero for AO1 or AO2 forces zero for AO3.")}` : ""}

| Part (activity) | Marks | Minutes | Criteria | Besides |
|---|---|---|---|---|
${rows.join("\n")}

${missing.map((one) => `- ${one}`).join("\n")}
`;
};

const marked: Record<EvidenceKind, string> = {
  task: "Each set question is a task. 2: an answer to it with a verb, in the tense that was asked for, which no major mistake hides (a verb left in the infinitive, English, a false friend). 1: partly clear. 0: none, another language, about something else, or no question where one was to be asked",
  communication:
    "Each answer to the question counts a quarter without a verb, a half with one clause, three quarters with two, and whole with three or more; one that hardly has to do with the question a quarter. Full marks take every set question, or, in a conversation, 6 answers at Foundation and 8 at Higher or where there are no tiers",
  information: "Each clause of an answer to the question, unless it asks something",
  language:
    "Clauses with no mistake found, out of two for each answer that full marks need; 70 % of that for one tense, 85 % for two, all for three",
  interaction:
    "Half for questions of Mark's that are taken up, half for questions of one's own: two are enough",
  pronunciation:
    "The recogniser's confidence, word by word; of a passage, each of its words. Not marked where nothing was heard: the total is then out of less, and says so",
  fluency:
    "Not marked: how fast and how freely something was said is not kept. The total is out of less, and says so",
};

const fits = (): string =>
  activityNames
    .map((activity) => {
      const own = names.filter((exam) => partOf(exam, activity));
      const cells = names.map((exam) => (own.includes(exam) ? partOf(exam, activity)?.name : "–"));
      return `| ${[activity, ...cells].join(" | ")} |`;
    })
    .join("\n");

/** The page for teachers on marking by an exam's criteria: what is known of each exam, how marks are given, and their limits. */
export const examsPage = (): string => `# Marking by an exam's criteria

Made by \`npm run docs\` from \`domain/exams\`. Do not edit.

For teachers. When you make an exercise, the step "Set the difficulty" offers the exams that have such a part; "None" marks out of
100, as everywhere else in Viva. With an exam, the grade is a practice mark for that one part, such as 7 / 10, with the marks for each
criterion and what the student said for them, letter for letter. **It is no predicted grade, and says nothing of boundaries, which
move every year.** Your own mark stays beside it, and counts.

## How marks are given

By Viva's own rules, also where a model on Bedrock is Mark: the same answers have the same marks every time, and every quote is looked
up in what the student said. A model only writes the feedback, two strengths and two next steps. Each criterion is marked by
evidence of its own kind and by nothing else: what is taken away there changes no other mark, but for the one rule that an exam
itself has (zero for AO1 or AO2 forces zero for AO3).

| Evidence | What counts |
|---|---|
${Object.entries(marked)
  .map(([kind, words]) => `| ${kind} | ${words}. |`)
  .join("\n")}

How the rules read an answer, and how well, stands in [how Viva marks](marking.md).

- Marks are kept with the result, whole, and with the version of the figures: an exam whose rules change later changes no old mark.
- Where an exercise keeps grades from students, it keeps these from them, too: in the result, in lists and in the file of their data.
- Lists and the downloaded table hold the total, as the grade ("7 out of 10").
- What was flagged so that Mark did not answer it counts as nothing said, and is quoted nowhere.
- An exercise with more or fewer tasks than the exam is marked out of two for each, and says so.

## What it can't do

- The bands' wording is ours. How much evidence a mark takes was set by us; no board has seen it, and no marked scripts were
  compared with it.
- It is no better than the rules: a mistake that they do not know counts as none, and a good answer in unexpected words may be
  taken for one about something else.
- Time is not marked. Where exams stop marking when time is over, Viva's timer only tells.
- Pronunciation is a machine's confidence, and a poor microphone costs marks. Intonation is not heard at all.

## Which part of which exam

An exercise that has a board and a level is offered the exams of these. A general conversation and a passage have neither, so each exam
that has such a part is offered, at each tier.

| Activity | ${names.map((exam) => examNames[exam]).join(" | ")} |
|---|${names.map(() => "---").join("|")}|
${fits()}

## The exams

F is Foundation, H is Higher. **?** is what we could not verify: background knowledge, or a division of our own. Check it with your board's
papers before you rely on it.

${names.map(section).join("\n")}`;
