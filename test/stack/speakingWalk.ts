import * as z from "zod";
import type { RouteName } from "../../domain/api.ts";
import type { Asked } from "../api/call.ts";
import { audioEvent, openSocket, TENTH } from "../local/services/listening.ts";

/** A second, in which a recogniser that counts hears words. */
const sound = new Int16Array(10 * TENTH);
const audioData = {
  audioBase64: Buffer.from(sound.buffer).toString("base64"),
  mimeType: "audio/l16;rate=16000",
};
/** What no recogniser can make anything of: its job is begun, and fails. */
const noise = { audioBase64: Buffer.from("not WebM").toString("base64"), mimeType: "audio/webm" };

const addresses = z.object({ site: z.string(), direct: z.string() });

/** What came of a stream: its last final words, or what stood against it. */
const streamed = async (url: string): Promise<string> => {
  try {
    const { socket, over } = await openSocket(url);
    socket.send(audioEvent(sound));
    socket.send(audioEvent());
    const last = (await over).at(-1);
    return last?.body.Transcript?.Results[0].Alternatives[0].Transcript ?? last?.type ?? "nothing";
  } catch (error) {
    return String(error);
  }
};

/**
 * Speaks in a lesson by protocol, each way there is: a stream through the site and one straight to the recogniser, a piece, a
 * recording, and one that only a batch job could read. The stack's recogniser has to be the one that counts. `expectStatus`
 * asks, and notes what was not as it should be; the rest of that is returned, one line each.
 */
export const walkSpeaking = async (
  origin: string,
  token: string,
  lesson: { assignmentId: string; lessonId: string },
  expectStatus: (route: RouteName, status: number, asked: Asked) => Promise<{ json: unknown }>,
): Promise<string[]> => {
  const complaints: string[] = [];
  const open = async () =>
    addresses.safeParse((await expectStatus("openTranscription", 200, { token, body: lesson })).json).data;
  const [first, second] = [await open(), await open()];
  if (first && second)
    for (const url of [origin.replace(/^http/, "ws") + first.site, second.direct]) {
      const heard = await streamed(url);
      if (!heard.endsWith("cinq")) complaints.push(`The stream at ${new URL(url).host} said ${heard}`);
    }
  await expectStatus("transcribePiece", 200, { token, body: { ...lesson, audioData } });
  const answer = (recording: object) => ({
    token,
    body: {
      dataType: "audio",
      language: "French",
      audioData: recording,
      conversationData: [],
      lessonDetails: { assignmentId: lesson.assignmentId, name: "Zoë" },
    },
  });
  await expectStatus("takeTurn", 200, answer(audioData));
  await expectStatus("takeTurn", 415, answer(noise));
  return complaints;
};
