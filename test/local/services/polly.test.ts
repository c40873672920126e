import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import {
  PollyClient,
  SynthesizeSpeechCommand,
  type SynthesizeSpeechCommandInput,
} from "@aws-sdk/client-polly";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { NodeHttpHandler } from "@smithy/node-http-handler";
import { polly } from "../../../local/services/polly.ts";
import { speaker } from "../../../local/services/speech/speaker.ts";
import { clientOf, type Served, serve } from "./serve.ts";

const BITS_PER_SECOND = 48_000;

const clientFor = (served: Served) =>
  new PollyClient({ ...clientOf(served), requestHandler: new NodeHttpHandler({}) });

let served: Served;
let client: PollyClient;
beforeAll(async () => {
  served = await serve(await polly());
  client = clientFor(served);
});
afterAll(async () => {
  client.destroy();
  await served.close();
});

const usual = { OutputFormat: "mp3", Engine: "neural", VoiceId: "Remi" } as const;
const say = async (input: Partial<SynthesizeSpeechCommandInput> & { Text: string }) => {
  const answer = await client.send(new SynthesizeSpeechCommand({ ...usual, ...input }));
  const mp3 = Buffer.from((await answer.AudioStream?.transformToByteArray()) ?? []);
  return { ...answer, mp3, seconds: (mp3.length * 8) / BITS_PER_SECOND };
};

test("a sentence becomes mp3 of a sentence's length, in each language's own way", async () => {
  const Text = "Was hast du gestern gemacht?";
  const spoken = [
    await say({ Text }),
    await say({ Text, VoiceId: "Daniel" }),
    await say({ Text, VoiceId: "Sergio" }),
  ];
  for (const { mp3, seconds, ContentType, RequestCharacters } of spoken) {
    expect([ContentType, RequestCharacters]).toEqual(["audio/mpeg", Text.length]);
    expect(mp3.readUInt16BE(0) & 0xfffe).toBe(0xfff2); // MPEG-2 layer III, the sync word of a frame
    expect(seconds).toBeGreaterThan(1);
    expect(seconds).toBeLessThan(4);
  }
  expect(new Set(spoken.map(({ mp3 }) => mp3.toString("base64"))).size).toBe(3);
}, 20_000);

test("text is only ever text: no option of eSpeak's, no markup unless it is said to be", async () => {
  const option = await say({ Text: "--help" });
  expect(option.seconds).toBeGreaterThan(0.3);
  const plain = await say({ Text: "Oui & non" });
  const marked = await say({
    Text: '<speak><prosody rate="slow">Oui &amp; <break time="1s"/> non</prosody></speak>',
    TextType: "ssml",
  });
  expect(marked.mp3).toEqual(plain.mp3);
});

test("many sentences at once are all answered, each with its own sound", async () => {
  const words = ["un", "deux", "trois", "quatre", "cinq"];
  const together = await Promise.all(words.map((Text) => say({ Text })));
  for (const [place, Text] of words.entries())
    expect(together[place]?.mp3).toEqual((await say({ Text })).mp3);
}, 20_000);

test("what Polly refuses is refused by the same name", async () => {
  const refused = (input: object) =>
    say({ Text: "Bonjour", ...input }).then(
      () => "nothing",
      (error: Error) => error.name,
    );
  expect(await refused({ Text: "a".repeat(3001) })).toBe("TextLengthExceededException");
  expect(await refused({ VoiceId: "Joanna" })).toBe("ValidationException");
  expect(await refused({ Engine: undefined })).toBe("EngineNotSupportedException");
  expect(await refused({ Engine: "standard" })).toBe("EngineNotSupportedException");
  expect(await refused({ OutputFormat: "pcm" })).toBe("ValidationException");
  expect(await refused({ SampleRate: "8000" })).toBe("ValidationException");
  for (const Text of [
    "Bonjour",
    "<speak><b>x</speak>",
    "<speak><b>x</i></speak>",
    "<speak>1 < 2</speak>",
    "<speak>x</speak>y",
  ]) {
    expect(await refused({ Text, TextType: "ssml" })).toBe("InvalidSsmlException");
  }
  expect((await fetch(`${served.endpoint}/v1/voices`)).status).toBe(404);
});

test("the longest text that is allowed is spoken", async () => {
  const { seconds } = await say({ Text: "ami ".repeat(750), Engine: "generative" });
  expect(seconds).toBeGreaterThan(60);
}, 20_000);

test("each call wishes for the one action there is", () => {
  expect(new Set(served.accessRequests.map((wish) => JSON.stringify(wish)))).toEqual(
    new Set([JSON.stringify({ action: "polly:SynthesizeSpeech", resource: "*" })]),
  );
});

test("where eSpeak is not installed, the service fails with a sentence that says so", async () => {
  const silent = await serve(await polly(speaker("espeak-ng-that-is-not-there")));
  const client = clientFor(silent);
  const asked = client.send(new SynthesizeSpeechCommand({ ...usual, Text: "Bonjour" }));
  await expect(asked).rejects.toMatchObject({
    name: "ServiceFailureException",
    message: expect.stringContaining("npm install espeak-ng-that-is-not-there"),
    $metadata: { httpStatusCode: 500 },
  });
  client.destroy();
  await silent.close();
}, 20_000);

/** The process ids of the speech programs that a process has started. */
const programsOf = (parent: number | undefined): number[] =>
  execFileSync("ps", ["-eo", "pid,ppid,args"])
    .toString()
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(([, ppid, ...args]) => ppid === String(parent) && args.join(" ").includes("speech/program.ts"))
    .map(([pid]) => Number(pid));

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const untilGone = async (pid: number): Promise<void> => {
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
};

test("the speech program is one, and is started again after its death", async () => {
  const before = await say({ Text: "encore" });
  const [program = 0, ...others] = programsOf(process.pid);
  expect(others).toEqual([]);
  const unanswered = say({ Text: "long ".repeat(500) });
  await new Promise((resolve) => setTimeout(resolve, 100));
  process.kill(program, "SIGKILL");
  await expect(unanswered).rejects.toMatchObject({ name: "ServiceFailureException" });
  expect((await say({ Text: "encore" })).mp3).toEqual(before.mp3);
}, 20_000);

test("the speech program goes when its parent is killed", async () => {
  const talker = fileURLToPath(new URL("talker.ts", import.meta.url));
  const parent = spawn(process.execPath, ["--import", "tsx", talker], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(parent.stdout, "data");
  const [program = 0] = programsOf(parent.pid);
  expect(isAlive(program)).toBe(true);
  parent.kill("SIGKILL");
  await untilGone(program);
}, 20_000);
