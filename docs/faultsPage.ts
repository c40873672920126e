import { readFileSync } from "node:fs";
import { type FaultKind, faults } from "../lambdas/partner/bedrock/faults.ts";
import { STREAM_PART, TIMEOUT_MS, WORD_PART } from "../lambdas/partner/bedrock/model.ts";
import type { Outcome } from "../test/faults/journey.ts";

/** What came of a lesson in which this failed, by what fails and how: `npm run faults` writes it. */
const outcomes: Readonly<Record<string, Outcome>> = JSON.parse(
  readFileSync(new URL("faultOutcomes.json", import.meta.url), "utf8"),
);

const outcomeTable = (): string =>
  Object.entries(outcomes)
    .map(([name, { marks, voice, answers, felt, given, kept, results }]) => {
      const [what = "", how = ""] = name.split(": ");
      return `| ${what} | ${how} | ${marks} | ${voice} | ${answers} | ${felt === "waited" ? "yes" : "no"} | ${kept} of ${given} | ${results} |`;
    })
    .join("\n");

type Row = { cause: string; notices: string; remedy: string };

const estimate = "this turn's reply or mark is by Viva's own rules";

/** What stands behind each kind, what a student notices, and what whoever runs the site does about it. */
const rows: Readonly<Record<FaultKind, Row>> = {
  unreachable: {
    cause: "no connection, or one that was cut, also in mid-sentence",
    notices: `${estimate}; a sentence that broke off is taken back and said anew`,
    remedy: "nothing",
  },
  late: {
    cause: "time-outs, `ModelTimeoutException`, a slow first word, a stream that stalls",
    notices: `a pause of a few seconds, then ${estimate}`,
    remedy: "a faster model or region, if it happens often",
  },
  busy: {
    cause: "`ThrottlingException` (429), `ModelNotReadyException`, `ServiceUnavailableException`",
    notices: estimate,
    remedy: "a higher quota of tokens per minute",
  },
  broken: {
    cause:
      "`InternalServerException`, `ModelStreamErrorException`, a stream that ends too soon or makes no sense, and whatever else there is",
    notices: `${estimate}; a sentence that broke off is taken back and said anew`,
    remedy: "nothing",
  },
  spent: {
    cause: "“Too many tokens per day”, `ServiceQuotaExceededException`",
    notices: "until it is over, every turn is by Viva's own rules, without a pause",
    remedy: "a higher daily quota: new accounts begin with a low one",
  },
  denied: {
    cause: "`AccessDeniedException`: the model is not enabled, or the function may not call it",
    notices: "every turn is by Viva's own rules, without a pause",
    remedy: "enable the model in the Bedrock console, or deploy again",
  },
  retired: {
    cause:
      "`ResourceNotFoundException` (“end of its life”, “Legacy”), a model's id that this region does not know",
    notices: "every turn is by Viva's own rules, without a pause",
    remedy: "another `viva:modelId`",
  },
  overspent: {
    cause: "no fault: the site has spent what `viva:dailySpendLimit` lets it spend on the model in a day",
    notices: "until midnight UTC every turn is by Viva's own rules, without a pause",
    remedy: "a higher `viva:dailySpendLimit`, or nothing",
  },
  refused: {
    cause: "`ValidationException`: too long, a photo that can't be read",
    notices: estimate,
    remedy: "nothing",
  },
  misshapen: {
    cause: "twice no call of the tool, one of another shape, half a one, or an empty answer",
    notices: estimate,
    remedy: "another model, if it happens often",
  },
  filtered: {
    cause: "the model's maker stopped the answer (`content_filtered`)",
    notices: estimate,
    remedy: "nothing",
  },
};

const seconds = (ms: number): string => (ms < 300_000 ? `${ms / 1000} s` : `${ms / 60_000} min`);

const restOf = (kind: FaultKind): string => {
  const { restMs, mostMs } = faults[kind];
  if (restMs === 0) return "not at all";
  return restMs === mostMs ? seconds(restMs) : `${seconds(restMs)}, doubling to ${seconds(mostMs)}`;
};

/** The page on what fails: a lesson through all of it, every kind of fault of the model's, and that none costs a student a word. */
export const faultsPage = (): string => `# When something fails

Made by \`npm run docs\` from \`lambdas/partner/bedrock/faults.ts\` and what \`npm run faults\` plays. Do not edit.

## A lesson through everything that can fail

\`npm run faults\` plays the French demo through each of these, on a local stack of its own each time: five answers, Mark's sentences and
the grade, by a student who does what the page does. An answer is sent again until it is answered, a token that has run out is renewed,
what is not heard is read, and who is not heard types. \`test/full/faultMatrix.test.ts\` plays all of it anew and fails where another
thing comes of it than stands here. In every row the lesson comes to its grade.

| What fails | How | Marked by | Mark's sentences are | Answers are | A call had to be sent again | Answers kept | Results |
|---|---|---|---|---|---|---|---|
${outcomeTable()}

“Both” is the one before it fails and the other behind. A call that was sent again went on where it was, as soon as the trouble was over.
What every function does first is done by DynamoDB, so no lesson goes on while that is down for good: then the page keeps the answer,
and says so.

## When the model fails

Whatever Bedrock does, the student's answer is kept, Mark answers it, and the lesson goes on: our own rules take the call that
failed, and that one only. The result says by whom each mark is. Answers are written by conditional writes, so one that is sent
again is neither lost nor doubled.

| Kind | Behind it | The model is left alone | The student notices | What to do |
|---|---|---|---|---|
${Object.entries(rows)
  .map(([kind, { cause, notices, remedy }]) => {
    // The rows are kept by kind.
    return `| ${kind} | ${cause} | ${restOf(kind as FaultKind)} | ${notices} | ${remedy} |`;
  })
  .join("\n")}

### How long is waited

| For | At most |
|---|---|
| a connection | 1 s |
| the first word of a reply, and each further one | ${seconds(WORD_PART * TIMEOUT_MS)} |
| a reply in all | ${seconds(STREAM_PART * TIMEOUT_MS)} |
| a whole answer (mark and tip, translation, hint, grade), a second try included | ${seconds(TIMEOUT_MS)} |
| a new exercise | 20 s |

A model's first word usually takes 0.2 to 1.2 s, and the mark is made while Mark speaks, so whoever waits longer than this waits for
nothing. A turn waits for a reply, then for what belongs to it, ${seconds((STREAM_PART + 1) * TIMEOUT_MS)} at the very most: less than the 20 s for which
nobody else may take it over. Nothing is tried again but an answer of the wrong shape, and that only while there is time.

### How long the model is left alone

A circuit breaker (\`lambdas/partner/breaker.ts\`) keeps an outage from being waited for on every turn. After a fault the model rests for
as long as the table says, then one call at a time tries it, and the first that is answered lets all through again. The calls of a
turn run side by side and fail side by side, which counts once. What is one answer's own fault is no reason to rest.

The breaker lives in the memory of a Lambda environment, of which a busy site has several: each finds out for itself, and a new one
asks once more. That costs a few calls, and spares a store that could fail in its turn.

### What is logged

One line per call that was taken over, with the kind and nothing else. Bedrock's own words are not logged: they
may quote what a student said.

### How it is shown

\`test/bedrock/\` is a server that speaks Bedrock's own protocol and fails in each of these ways; \`test/lambdas/faults.test.ts\` takes the SDK
and the functions' own code through all of them. In \`test/full/thousandTurns.test.ts\` a thousand turns meet faults of all kinds in 30 % of
the calls. It has not been tried against Bedrock itself.
`;
