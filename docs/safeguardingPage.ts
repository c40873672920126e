import { FLAGGED_ANSWERS_MAX, FLAGGED_MAX_CHARACTERS, UNFINISHED_KEPT_DAYS } from "../domain/limits.ts";
import { type FlagKind, flagKinds, flagLabels, noticeFor } from "../domain/safeguarding.ts";
import { figuresOf } from "../test/safeguarding/figures.ts";
import { type SentenceSet, sentencesOf, sets } from "../test/safeguarding/sentences.ts";

const told = { help: "help lines", tone: "a word on the tone", private: "a word on privacy" } as const;

const kindRow = (kind: FlagKind): string => {
  const notice = noticeFor([kind]);
  const [example] = sentencesOf("first").filter((one) => one.kind === kind);
  return `| ${flagLabels[kind]} | ${example?.text ?? "–"} | ${notice ? told[notice] : "nothing"} | ${
    kind === "personal" ? "yes, masked for a model" : "no"
  } |`;
};

const setRow = (set: SentenceSet): string => {
  const { worrying, harmless, missed, confused, falseAlarms } = figuresOf(set);
  return `| ${set} | ${worrying} | ${missed.length} | ${confused.length} | ${harmless} | ${falseAlarms.length} |`;
};

/** What share of a set's worrying sentences is missed, in per cent. */
const shareMissed = (set: SentenceSet): string => {
  const { worrying, missed } = figuresOf(set);
  return `${Math.round((100 * missed.length) / worrying)} per cent`;
};

/** Measured with the rules as they were before the ninth set was read. */
const beforeNinth = [
  { set: "ninth", missed: 91, falseAlarms: 5 },
  { set: "held", missed: 126, falseAlarms: 10 },
  { set: "unseen", missed: 15, falseAlarms: 0 },
] as const;

const lastWidening = (): string =>
  beforeNinth
    .map((before) => {
      const { worrying, harmless, missed, falseAlarms } = figuresOf(before.set);
      return `| ${before.set} | ${before.missed} of ${worrying} | ${missed.length} | ${before.falseAlarms} of ${harmless} | ${falseAlarms.length} |`;
    })
    .join("\n");

const unseen = (): string => {
  const { missed, falseAlarms } = figuresOf("unseen");
  const list = (of: readonly { text: string }[]) => of.map(({ text }) => `- ${text}`).join("\n");
  return `Missed:\n\n${list(missed)}\n\nFlagged for nothing:\n\n${list(falseAlarms) || "- none"}`;
};

/** The page for teachers and safeguarding leads: what is noticed, what happens then, and how often it is wrong. */
export const safeguardingPage = (): string => `# Safeguarding

Made by \`npm run docs\`. Do not edit.

For teachers and safeguarding leads. Students of 14 to 16 talk with a program here, and some will tell it what they have told
nobody. Viva is no counsellor and no monitoring service. **Nobody reads along, nobody is alerted by mail or phone, and the screen
misses ${shareMissed("held")} of the worrying sentences that strangers wrote.** A flag never replaces reading: read your students' conversations, and follow your school's
safeguarding policy, as you would with an exercise book.

## What happens

Each answer, typed or spoken, is screened by Viva's own rules before anything else reads it: in French, Spanish, German and
English, whichever language the exercise is in. They run inside the school's own functions; nothing is sent anywhere for it.

| Flag | For example | The student is shown | Mark answers it |
|---|---|---|---|
${flagKinds.map(kindRow).join("\n")}

- **Mark keeps silent on it.** He says a neutral line ("Merci, on continue.") and asks the next question. No model is told of the answer,
  then or later, nor is it graded: it has no score and no tip. Who only tried to talk Mark out of his role is marked for
  what else they said.
- **Nothing is lost.** The answer is kept in the conversation like any other, and the lesson goes on.
- **The student sees a calm notice** beside it, with your help lines where it may be distress or abuse. It says that Mark is a
  program and that nobody reads along. A reload shows it again.
- **You see a flag**: your dashboard says how many wait for you, and leads to a page of its own with student, exercise, time and
  words. There you note that you have reviewed it, with a sentence if you like; your name and the time are kept with it, and it is
  open again if something more is flagged in the same attempt. Only the exercise's owner can open that page, or see the note.
  The flag also stands on top of the exercise's results ("Please look at these"), on the result and beside the answer. It is never
  printed, and in the downloaded table only if you ask for it.
- **The words are kept with the flag**, the first ${FLAGGED_ANSWERS_MAX} flagged answers of an attempt, up to ${FLAGGED_MAX_CHARACTERS} characters each: also of an answer that was said
  anew since, and of an attempt that was never finished. They go with the attempt, after ${UNFINISHED_KEPT_DAYS} days where it was not finished.
- **The student does not see the flag**, in no list and no result; only the file of everything that is kept about them, which is
  theirs by law, names it.
- **A student's own exercise is nobody else's to read**: there is the notice, and no flag for a teacher. So it is in the demos.
- **Mark's own sentences are screened, too**, each before it is sent on: a model may drift. One that is not fit is left out, with
  all that would have followed, and Viva's own rules go on. He may besides not ask for contact details, propose to meet, or
  speak of secrets.
- **Nothing of this is in a log**, neither the words nor the flags.
- **Exercises are screened, too.** Titles, questions and their notes, focus, passage and photo descriptions are refused when they are saved if
  they are obscene, threaten, speak of self-harm, give contact details, or ask students for contact details or secrets. The author sees a sentence at the
  field, and loses nothing. An exercise saved before a rule existed is neither shown nor played until it is changed. Drugs, war, crime and bullying are
  topics of the exams, and pass. What is in a photo is not looked at.
- A passage that is read aloud flags nothing that stands in it. Names are not screened. Of a student's words to the exercise builder,
  private details are masked, and what is flagged goes to no model.

## How well it does

The rules (\`lambdas/safeguarding/tables/\`) were written with the first nine sets in view. Their figures show only that nothing has
broken since. \`unseen\` and \`held\` were written without sight of the rules, no rule was written for either of them, and none of their sentences is a real child's.
Of \`held\` nobody who works on the rules has read a sentence, so it is the fairest measure.

The last widening used \`ninth\`, which was written by strangers too. Before it and after it:

| Set | Missed before | Missed now | False alarms before | False alarms now |
|---|---|---|---|---|
${lastWidening()}

The figure for \`ninth\` is low because the rules were fitted to it. The figure for \`held\` shows how much of that carries over
to new sentences: only a little. Earlier sets told the same story. When the rules first met the second to the eighth set, they
missed 41 of 64, 39 of 48, 26 of 48, 24 of 48, 138 of 179, 96 of 156 and 38 of 76. The sixth and the seventh are hints and learners'
mistakes on purpose. \`npm run safeguarding\` prints every sentence that is missed or mistaken, except those of \`held\`.

| Set | Worrying | Missed | Taken for something else | Look-alikes | False alarms |
|---|---|---|---|---|---|
${sets.map(setRow).join("\n")}

In short: the screen misses ${shareMissed("held")} of the worrying sentences in \`held\`, and ${shareMissed("unseen")} of those in \`unseen\`. It finds
much of what is said outright, and few hints. An answer without a flag is not a sign that all is well. False alarms happen too: they cost one answer's score,
and show a notice that was not needed.

The misses and false alarms of \`unseen\`:

${unseen()}

## Settings

In \`viva.settings.json\` (without \`viva:\`), or after \`-c\` on the command line:

| Setting | What it does |
|---|---|
| \`viva:helpLines\` | whom students are told to call: up to five \`{ "name", "phone", "about" }\`. British ones where it is left out; a school elsewhere should name its own |
| \`viva:guardrail\` | a Bedrock guardrail of your own, as \`id:version\`, which looks at what goes to the model and comes from it, besides. What it stops in an answer is flagged and handled as above; in the model's words, Viva's own rules go on in its place. The functions that ask a model may then call \`bedrock:ApplyGuardrail\` on that one guardrail. It sees nothing where no model answers |

A guardrail with filters for self-harm, sexual content, hate and prompt attacks finds much of what our rules miss. Let it look for
topics with care: an exam speaks of bullying, drugs, poverty and war. It has been tried against a server that speaks Bedrock's
protocol, not yet against Bedrock itself.
`;
