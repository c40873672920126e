import { expect, test } from "@jest/globals";
import { api } from "../../domain/api.ts";
import type { Network } from "../../local/network.ts";
import { reply } from "../api/call.ts";
import { newGuest } from "../api/people.ts";
import { sampleCalled } from "../journeys/microphone.ts";
import { pathTaken, speak } from "../journeys/speaker.ts";
import { befall, refused, refusedCall } from "../journeys/traffic.ts";
import { openSocket } from "../local/services/listening.ts";
import { type Speaking, setHearing } from "./hearing.ts";

const sample = sampleCalled("fr-2");
const hearing = setHearing(sample, { streams: 2 });
/** A browser complains of every WebSocket that does not open. */
const shut = { tolerated: /WebSocket connection/ };

/** What the server keeps of this person's answers, once the newest is answered. */
const keptOf = async ({ page, lesson, assignmentId }: Speaking): Promise<string[]> => {
  await page.getByText("Is this what you said?").waitFor();
  const row = await hearing.hand.readLesson(await lesson.uid(), assignmentId);
  return row?.turns.map(({ said }) => said) ?? [];
};
/** Where nobody pauses, a piece has to be cut within a word, and both halves may be understood as that word. */
const withoutEchoes = (text: string): string => text.replace(/(?<!\p{L})(\p{L}+) \1(?!\p{L})/gu, "$1");

test.each<[Partial<Network>, string]>([
  [{}, "site"],
  [{ site: "refused" }, "direct"],
  [{ site: "silent" }, "direct"],
  [{ site: "refused", direct: "refused" }, "pieces"],
])("Bilal's school lets through what it likes (%j), and not a word of his is lost", async (ways, path) => {
  Object.assign(hearing.network, ways);
  await hearing.as(
    "Bilal",
    async (bilal) => {
      await speak(bilal.page, bilal.lesson, sample);
      const kept = await keptOf(bilal);
      expect(path === "pieces" ? kept.map(withoutEchoes) : kept).toEqual([sample.text]);
      expect(await pathTaken(bilal.page)).toBe(path);
    },
    shut,
  );
});

test("Nadia's school lets out streams to port 8443 only: her second answer goes there at once", async () => {
  Object.assign(hearing.network, { site: "refused" });
  await hearing.as(
    "Nadia",
    async ({ page, lesson }) => {
      const sockets: string[] = [];
      page.on("websocket", (socket) => sockets.push(new URL(socket.url()).host));
      await speak(page, lesson, sample);
      await lesson.answered(sample.text);
      await speak(page, lesson, sample);
      await lesson.conversation.getByText(sample.text, { exact: true }).nth(1).waitFor();
      expect(sockets).toEqual([new URL(hearing.origin).host, sockets[1], sockets[1]]);
      expect(sockets[1]).not.toBe(sockets[0]);
    },
    shut,
  );
});

test("Cem speaks while as many as are allowed speak already: his words are posted instead, and he is told nothing of it", async () => {
  const demo = { assignmentId: "5368" };
  // Two people, because one person holds one stream at a time.
  const others = [1, 2].map(async () => {
    const token = await newGuest(hearing.origin);
    const { lesson } = await reply("startLesson", {
      origin: hearing.origin,
      token,
      body: { ...demo, name: "" },
    });
    const place = { ...demo, lessonId: lesson.lessonId };
    const { direct } = await reply("openTranscription", { origin: hearing.origin, token, body: place });
    return openSocket(direct);
  });
  const sockets = await Promise.all(others);
  await hearing.as("Cem", async (cem) => {
    // Where his first piece goes, the others have finished.
    await cem.page.route(
      `**${api.transcribePiece.path}`,
      async (call) => {
        for (const { socket, over } of sockets) {
          socket.close();
          await over.catch(() => undefined);
        }
        await call.continue();
      },
      { times: 1 },
    );
    await speak(cem.page, cem.lesson, sample);
    expect((await keptOf(cem)).map(withoutEchoes)).toEqual([sample.text]);
    expect(await pathTaken(cem.page)).toBeUndefined(); // It says nothing about his network.
  });
});

test("Dora speaks while nobody else can: her recording is kept, and understood a moment later", async () => {
  await hearing.as(
    "Dora",
    async (dora) => {
      const { page, lesson, barriers, overflow } = dora;
      for (const call of ["openTranscription", "transcribePiece"] as const)
        await befall(page, call, refused(429, "Many people are speaking."), 9);
      await lesson.press("Tap to answer");
      await page.getByText("Finished?").waitFor();
      await lesson.press("Tap to send");
      await page.getByRole("alert").getByText("Many people are speaking just now.").waitFor();
      expect(await barriers()).toEqual([]);
      expect(await overflow()).toBe(0);
      await page.unrouteAll();
      await lesson.press("Send again");
      await lesson.answered(sample.text);
      expect(await keptOf(dora)).toEqual([sample.text]);
    },
    {
      width: 320,
      tolerated: new RegExp(
        `${refusedCall("openTranscription", 429).source}|${refusedCall("transcribePiece", 429).source}`,
      ),
    },
  );
});

test("Chloé, whose browser refuses the AudioWorklet, is heard all the same", () =>
  hearing.as("Chloé", async (chloé) => {
    await chloé.page.evaluate(() => {
      AudioWorklet.prototype.addModule = () => Promise.reject(new DOMException("refused", "AbortError"));
    });
    await chloé.lesson.press("Tap to answer");
    await chloé.page.getByText("Finished?").waitFor();
    await chloé.lesson.press("Tap to send");
    await chloé.lesson.answered(sample.text);
    expect(await keptOf(chloé)).toEqual([sample.text]);
  }));
