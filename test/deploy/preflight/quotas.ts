import { json } from "../aws/answers.ts";
import { quotas } from "../aws/healthy.ts";
import type { Operations } from "../aws/serve.ts";
import type { State } from "./state.ts";

const transcribeOf = (value: number) => quotas(["Number of concurrent streams", "L-2", value]);
const bedrockOf = (minute: number, day = 9_000_000) =>
  quotas(
    ["Cross-Region InvokeModel tokens per minute for Amazon Nova 2 Lite", "L-11", minute],
    ["Model invocation max tokens per day for Amazon Nova 2 Lite", "L-13", day],
  );
const listed = (transcribe = transcribeOf(25), bedrock = bedrockOf(400_000)): Operations => ({
  ListServiceQuotas: ({ ServiceCode }) => (ServiceCode === "transcribe" ? transcribe : bedrock),
});
const raise = (service: string, code: string, value: number) =>
  `\n       → aws service-quotas request-service-quota-increase --service-code ${service} --quota-code ${code} --desired-value ${value} --region eu-west-1`;

/** What is too little for a class. */
export const quota: readonly State[] = [
  {
    what: "a new account's few calls at a time",
    answers: {
      "GET /2016-08-19/account-settings": () => json({ AccountLimit: { ConcurrentExecutions: 10 } }),
    },
    line: `note Lambda: 10 calls at a time, and a class of 30 needs 100.${raise("lambda", "L-B99A9384", 100)}`,
  },
  {
    what: "an old account's few streams",
    answers: listed(transcribeOf(5)),
    line: `note Transcribe: 5 streams at a time, and a class of 30 needs 20.${raise("transcribe", "L-2", 20)}`,
  },
  {
    what: "streams that AWS does not list",
    answers: listed(quotas()),
    line: "note Transcribe: AWS lists no quota of streams at a time here; a class of 30 needs 20.\n       → Look yourself: https://eu-west-1.console.aws.amazon.com/servicequotas/home/services/transcribe/quotas",
  },
  {
    what: "few tokens a minute",
    answers: listed(undefined, bedrockOf(8_000)),
    line: `note Bedrock, Nova 2 Lite: 8,000 tokens a minute, and a class of 30 needs 260,000.${raise("bedrock", "L-11", 260_000)}`,
  },
  {
    what: "a daily cap on tokens",
    answers: listed(undefined, bedrockOf(400_000, 500_000)),
    line: `note Bedrock, Nova 2 Lite: 500,000 tokens a day, and a class of 30 needs 1,170,000.${raise("bedrock", "L-13", 1_170_000)}`,
  },
];
