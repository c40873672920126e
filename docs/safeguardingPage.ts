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
misses one worrying answer in four that is put in an unusual way.** Read your students' conversations, and follow your school's
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
- **You see a flag**: on top of the exercise's results ("Please look at these"), on the result, beside the answer, and in the
  downloaded table. An answer that was said anew since, and an attempt that was never finished, are flagged all the same; of those
  the words themselves are gone (after a day, where the attempt was not finished), so ask the student.
- **The student does not see the flag**, in no list and no result; only the file of everything that is kept about them, which is
  theirs by law, names it.
- **A student's own exercise is nobody else's to read**: there is the notice, and no flag for a teacher. So it is in the demos.
- **Mark's own sentences are screened, too**, each before it is sent on: a model may drift. One that is not fit is left out, with
  all that would have followed, and Viva's own rules go on. He may besides not ask for contact details, propose to meet, or
  speak of secrets.
- **Nothing of this is in a log**, neither the words nor the flags.
- A passage that is read aloud flags nothing that stands in it. Names are not screened. Of a student's words to the exercise builder,
  private details are masked, and what is flagged goes to no model.

## How well it does

The rules (\`lambdas/safeguarding/tables/\`) were written against the first seven sets below, so those only show that nothing has
been broken since. The unseen set was written by somebody who had not seen the rules, and no rule was changed for it (four were
narrowed afterwards, for false alarms elsewhere; its figures stayed the same). The rules before the last widening missed 24 of it. The second to the seventh were new in their turn: when the rules were first shown them they
missed 41 of 64, 39 of 48, 26 of 48, 24 of 48, 138 of 179 and 96 of 156, with 22 false alarms in 527 look-alikes, and were widened
then. The sixth and the seventh are hints and learners' faults on purpose. \`npm run safeguarding\` prints every sentence that is
missed or mistaken.

| Set | Worrying | Missed | Taken for something else | Look-alikes | False alarms |
|---|---|---|---|---|---|
${sets.map(setRow).join("\n")}

So: what is said outright is mostly found, what is put in the student's own way is missed about one time in four, and a
false alarm is rare. A false alarm costs one answer's score, and shows a notice that was not needed.

${unseen()}

## Settings

In \`cdk.json\`, or after \`-c\`:

| Setting | What it does |
|---|---|
| \`viva:helpLines\` | whom students are told to call: up to five \`{ "name", "phone", "about" }\`. British ones where it is left out; a school elsewhere should name its own |
| \`viva:guardrail\` | a Bedrock guardrail of your own, as \`id:version\`, which looks at what goes to the model and comes from it, besides. What it stops in an answer is flagged and handled as above; in the model's words, Viva's own rules go on in its place. The functions that ask a model may then call \`bedrock:ApplyGuardrail\` on that one guardrail. It sees nothing where no model answers |

A guardrail with filters for self-harm, sexual content, hate and prompt attacks finds much of what our rules miss. Let it look for
topics with care: an exam speaks of bullying, drugs, poverty and war. It has been tried against a server that speaks Bedrock's
protocol, not yet against Bedrock itself.
`;
