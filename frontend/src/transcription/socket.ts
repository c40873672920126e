import { audioFrame, decodeFrame } from "./frames.ts";
import { type Path, PathFailed, type PathName } from "./path.ts";
import type { Tape } from "./tape.ts";
import { type Transcript, transcriptOf } from "./transcript.ts";

/** How long a connection may take: a school's firewall drops what it does not like, and says nothing. */
const CONNECT_MS = 1500;
/** How long the recogniser may say nothing once the speech is over. */
const SILENCE_MS = 6000;

/** How a WebSocket closes when nothing is wrong: so called, or without a word (RFC 6455, section 7.4.1). */
const PEACEFUL = [1000, 1005];

/** Makes a WebSocket; the browser's own, but for tests. */
export type Connect = (address: string) => WebSocket;

const opened = (socket: WebSocket): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = () => reject(new PathFailed("unreachable"));
    const timer = setTimeout(fail, CONNECT_MS);
    socket.onopen = () => {
      clearTimeout(timer);
      resolve();
    };
    socket.onclose = fail;
  });

/** What the recogniser refuses with where too many are being listened to (Transcribe API reference, errors). */
const isLimit = (type = ""): boolean => /LimitExceeded|Throttl/.test(type);

/** Takes a message into the transcript. Throws `PathFailed` where it is a refusal. */
const take = (data: ArrayBuffer, transcript: Transcript): void => {
  const { headers, payload } = decodeFrame(data);
  if (headers[":message-type"] !== "event")
    throw new PathFailed(isLimit(headers[":exception-type"]) ? "limit" : "broken");
  transcript.add(JSON.parse(new TextDecoder().decode(payload)));
};

/** One stream's listening, from its opening to its close. */
const listening = async (
  socket: WebSocket,
  tape: Tape,
  partial: (text: string) => void,
  signal: AbortSignal,
): Promise<Transcript> => {
  await opened(socket);
  const transcript = transcriptOf();
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const closed = new Promise<Transcript>((resolve, reject) => {
    const renew = () => {
      clearTimeout(timer);
      if (isOver) timer = setTimeout(() => reject(new PathFailed("silent")), SILENCE_MS);
    };
    socket.onmessage = ({ data }) => {
      renew();
      try {
        take(data, transcript);
        partial(transcript.text());
      } catch (thrown) {
        reject(thrown instanceof PathFailed ? thrown : new PathFailed("broken"));
      }
    };
    // The recogniser closes when it has said everything; before our last word, or for a reason, it has failed.
    socket.onclose = ({ code }) =>
      isOver && PEACEFUL.includes(code) ? resolve(transcript) : reject(new PathFailed("broken"));
    const isOpen = () => socket.readyState === socket.OPEN && !signal.aborted;
    const send = async () => {
      for await (const block of tape.play()) {
        if (!isOpen()) return;
        socket.send(audioFrame(block));
      }
      if (!isOpen()) return;
      isOver = true;
      renew();
      socket.send(audioFrame(new Int16Array()));
    };
    send().catch(() => reject(new PathFailed("broken")));
  });
  return closed.finally(() => clearTimeout(timer));
};

/** Streams speech to a signed address of Transcribe's, which `addressOf` fetches. */
export const socketPath = (
  name: PathName,
  addressOf: () => Promise<string>,
  connect: Connect = (address) => new WebSocket(address),
): Path => ({
  name,
  async listen(tape, partial, signal) {
    const address = await addressOf();
    if (signal.aborted) throw new PathFailed("broken");
    const socket = connect(address);
    socket.binaryType = "arraybuffer";
    const close = () => socket.close();
    signal.addEventListener("abort", close);
    try {
      const transcript = await listening(socket, tape, partial, signal);
      return { text: transcript.text(), words: transcript.words(), path: name };
    } finally {
      signal.removeEventListener("abort", close);
      close();
    }
  },
});
