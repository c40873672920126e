/**
 * A program of its own, because eSpeak NG (GPL) and LAME (LGPL) are: it is talked to, never linked with. Takes sentences
 * from its parent, answers each with MP3, and ends when its parent does. On the command line: eSpeak's npm package.
 */
import { openEspeak } from "./espeak.ts";
import type { Answer, Question } from "./messages.ts";
import { mp3Of } from "./mp3.ts";

const [engine = ""] = process.argv.slice(2);
const opening = openEspeak(engine);
// Whoever asks is told why; that nobody has asked yet must not end the program.
opening.catch(() => {});

const answer = async ({ id, text, voice }: Question): Promise<Answer> => {
  try {
    const say = await opening;
    return { id, mp3: await mp3Of(await say(text, voice)) };
  } catch (error) {
    const missing = error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND";
    return {
      id,
      fault: missing ? `Speech is not installed here. To have it: npm install ${engine}` : String(error),
    };
  }
};

process.on("message", async (question: Question) => process.send?.(await answer(question)));
process.on("disconnect", () => process.exit());
