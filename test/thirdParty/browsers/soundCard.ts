import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { SAMPLES_PER_SECOND } from "../../../local/services/transcribe/recogniser.ts";
import { fileOf, type Sample } from "../../speech/samples.ts";

/** How long PulseAudio may take to start, in ms. */
const STARTING_MS = 60_000;
/** How long the loudspeaker may stay silent where something is to be heard, in ms. */
const SILENT_MS = 60_000;
/** A sample further from 0 than this is no silence. */
const AUDIBLE = 100;

/** A microphone and a loudspeaker, as programs find them on a machine: a test speaks into one and listens to the other. */
export type SoundCard = {
  /** What a program needs in its environment to find them. */
  env: { PULSE_SERVER: string };
  /** Says this to its end, as long as it takes. */
  say(sample: Pick<Sample, "name">): Promise<void>;
  /** What comes out of the loudspeaker next, at 16 kHz, until that is quiet for a second. Rejects where nothing comes. */
  hear(): Promise<Int16Array>;
  /** Pulls the microphone out … */
  unplug(): void;
  /** … and plugs it in, whether or not it was out. */
  plug(): void;
  close(): Promise<void>;
};

/** Starts a PulseAudio apart from the one that the machine may have. */
export const openSoundCard = async (): Promise<SoundCard> => {
  const folder = mkdtempSync(join(tmpdir(), "viva-sound-"));
  const socket = join(folder, "socket");
  const env = { PULSE_SERVER: `unix:${socket}` };
  const around = { ...process.env, ...env, HOME: folder, XDG_RUNTIME_DIR: folder };
  const modules = [
    `module-native-protocol-unix socket=${socket} auth-anonymous=1`,
    "module-null-sink sink_name=mouth",
    "module-null-sink sink_name=loudspeaker",
  ];
  const server = spawn(
    "pulseaudio",
    ["-n", "--daemonize=no", "--exit-idle-time=-1", ...modules.map((module) => `--load=${module}`)],
    { stdio: "ignore", env: around },
  );
  const control = (...words: string[]): boolean => spawnSync("pactl", words, { env: around }).status === 0;
  const unplug = () => {
    // Otherwise what listens to the loudspeaker would count as the next best, and follow the microphone when that is back.
    control("set-default-source", "mouth.monitor");
    control("unload-module", "module-remap-source");
  };
  const plug = () => {
    unplug();
    control("load-module", "module-remap-source", "source_name=microphone", "master=mouth.monitor");
    control("set-default-source", "microphone");
  };
  for (const end = Date.now() + STARTING_MS; !control("info"); await wait(50))
    if (server.exitCode !== null || Date.now() > end) {
      server.kill();
      throw new Error("PulseAudio did not start.");
    }
  control("set-default-sink", "loudspeaker");
  plug();
  const transcriber = spawn(
    "parec",
    ["--device=loudspeaker.monitor", "--format=s16le", `--rate=${SAMPLES_PER_SECOND}`, "--channels=1"],
    { stdio: ["ignore", "pipe", "ignore"], env: around },
  );
  // The silence that it begins with says that it is listening.
  await once(transcriber.stdout, "data");
  transcriber.stdout.resume();
  return {
    env,
    async say({ name }) {
      const mouth = spawn("paplay", ["--device=mouth", fileOf(name)], { stdio: "ignore", env: around });
      const [code] = await once(mouth, "exit");
      if (code !== 0) throw new Error(`${name} could not be said.`);
    },
    hear: () =>
      new Promise((resolve, reject) => {
        const samples: number[] = [];
        let quiet = 0;
        const stop = () => {
          clearTimeout(timer);
          transcriber.stdout.off("data", listen);
        };
        const listen = (chunk: Buffer) => {
          for (let at = 0; at + 1 < chunk.length; at += 2) {
            const sample = chunk.readInt16LE(at);
            quiet = Math.abs(sample) > AUDIBLE ? 0 : quiet + 1;
            if (samples.length > 0 || quiet === 0) samples.push(sample);
          }
          if (samples.length === 0 || quiet < SAMPLES_PER_SECOND) return;
          stop();
          resolve(Int16Array.from(samples));
        };
        const timer = setTimeout(() => {
          stop();
          reject(new Error("Nothing came out of the loudspeaker."));
        }, SILENT_MS);
        transcriber.stdout.on("data", listen);
      }),
    unplug,
    plug,
    async close() {
      for (const program of [transcriber, server]) {
        if (program.exitCode !== null || program.signalCode !== null) continue;
        program.kill();
        await once(program, "exit");
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
