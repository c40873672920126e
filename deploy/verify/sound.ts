import { EventStreamCodec } from "@smithy/core/event-streams";
import { fromUtf8, toUtf8 } from "@smithy/core/serde";
import { WebSocket } from "ws";
import { api } from "../../domain/api.ts";
import { SPEECH_SAMPLES_PER_SECOND } from "../../domain/limits.ts";
import { shapes } from "../../domain/shapes.ts";
import { type Finding, no, note, ok } from "../finding.ts";
import { type Check, DEMO, needed, time } from "./checks.ts";

/** Mark is heard, and the second time from what was kept. */
export const voice: Check = {
  about: "Mark's voice",
  check: async ({ visit, token, lesson }) => {
    const message = needed(lesson, "lesson").opening.message;
    const speak = () =>
      visit.post(api.speak.path, { message }, { authorization: `Bearer ${needed(token, "guest")}` });
    const [first, second] = [await speak(), await speak()];
    const isSound = first.headers.get("content-type") === "audio/mpeg" && first.bytes > 1000;
    return isSound && second.bytes === first.bytes
      ? [
          ok(
            `Mark's voice: ${first.bytes} bytes of mp3 in ${time(first.ms)}, the second time in ${time(second.ms)}.`,
          ),
        ]
      : [
          no(
            `Mark's voice: answers ${first.status} ${first.text.slice(0, 200)}.`,
            "npm run preflight says whether Polly has the voices; see also the log of VoiceFunction",
          ),
        ];
  },
};

const codec = new EventStreamCodec(toUtf8, fromUtf8);
const frame = (body: Uint8Array): Uint8Array =>
  codec.encode({
    headers: {
      ":message-type": { type: "string", value: "event" },
      ":event-type": { type: "string", value: "AudioEvent" },
      ":content-type": { type: "string", value: "application/octet-stream" },
    },
    body,
  });

/** Opens a stream, sends half a second of silence and the empty frame that ends it, and waits for the close, 15 s at most. */
const silence = (address: string): Promise<{ opened: boolean; code: number | undefined; said: string }> =>
  new Promise((resolve) => {
    const socket = new WebSocket(address, { handshakeTimeout: 10_000 });
    let opened = false;
    let said = "";
    const end = (code?: number) => {
      clearTimeout(timer);
      socket.terminate();
      resolve({ opened, code, said });
    };
    const timer = setTimeout(end, 15_000);
    socket.on("open", () => {
      opened = true;
      // 16-bit samples.
      socket.send(frame(new Uint8Array(SPEECH_SAMPLES_PER_SECOND)));
      socket.send(frame(new Uint8Array(0)));
    });
    socket.on("message", (data: Buffer) => {
      const { headers } = codec.decode(data);
      const type = headers[":exception-type"]?.value;
      if (type !== undefined) said = String(type);
    });
    socket.on("error", ({ message }) => {
      said ||= message;
      if (!opened) end();
    });
    socket.on("close", end);
  });

/** One way to the recogniser: opens, closes as the page expects, and refuses a signature that is wrong. */
const way = async (about: string, address: string): Promise<Finding[]> => {
  const { opened, code, said } = await silence(address);
  if (!opened)
    return [
      note(
        `${about}: does not open (${said}). Pages take their next way.`,
        "If it is the site's own: CloudFront may name the port in Host, so that the signature is another's (docs/unverified.md)",
      ),
    ];
  if (said !== "")
    return [
      note(`${about}: opens, and refuses with ${said}.`, "Look at the rights and the quota of Transcribe"),
    ];
  const spoilt = await silence(
    address.replace(/(X-Amz-Signature=.)(.)/, (_, before, digit) => before + (digit === "0" ? "1" : "0")),
  );
  const refusal = spoilt.opened
    ? `its first message, ${spoilt.said || "none"}`
    : `its handshake, ${spoilt.said}`;
  return [
    code === 1000 || code === 1005
      ? ok(`${about}: opens, and closes with ${code}; a wrong signature is refused by ${refusal}.`)
      : no(
          `${about}: closes with ${code ?? "nothing for 15 s"} after all was said; pages take that for a stream that broke off.`,
          "Tell us: frontend/src/transcription/socket.ts lists the codes",
        ),
  ];
};

/** Speech through the site, and directly. */
export const ears: Check = {
  about: "Speech",
  check: async ({ visit, token, lesson, config }) => {
    if (needed(config, "config.json").speechToText === false)
      return [ok("Speech: switched off; students type.")];
    const seen = await visit.post(
      api.openTranscription.path,
      { assignmentId: DEMO, lessonId: needed(lesson, "lesson").lessonId },
      { authorization: `Bearer ${needed(token, "guest")}` },
    );
    const { success, data } = shapes.openTranscription.reply.safeParse(seen.json);
    if (!success)
      return [
        no(
          `Speech: asking for a stream answers ${seen.status} ${seen.text.slice(0, 200)}.`,
          "Look at the log of ConversationFunction",
        ),
      ];
    return [
      ...(await way("Speech through the site", `${visit.origin.replace(/^http/, "ws")}${data.site}`)),
      ...(await way("Speech directly, by port 8443", data.direct)),
    ];
  },
};
