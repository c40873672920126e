import { SPEECH_SAMPLES_PER_SECOND } from "../../../domain/limits.ts";
import { loudnessOf } from "../transcription/loudness.ts";
import captureAddress from "./capture.worklet.ts?worker&url";
import { fileCapture } from "./fileCapture.ts";
import { watchForInterruption } from "./interruption.ts";
import {
  type Capture,
  causeOf,
  type Listener,
  type Microphone,
  MicrophoneFailed,
  type Source,
} from "./microphone.ts";

/** What the spec asks of the microphone (section 9), and a level that quiet speakers reach, too. */
const wishes: MediaTrackConstraints = {
  channelCount: 1,
  noiseSuppression: true,
  echoCancellation: true,
  autoGainControl: true,
};

/** A pause is streamed as silence for so long; after that a stream may die, and the next path hears it all anew. */
const PAUSE_STREAMED_MS = 60_000;

/** So soon an open microphone has to give sound, be it silence: some hang, and give it when they are opened anew. */
const FIRST_SOUND_MS = 3000;

/** Rejects once that time is over; after that nothing waits for it any more. */
const tooLate = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new MicrophoneFailed("mute")), FIRST_SOUND_MS));

const MS_PER_SAMPLE = 1000 / SPEECH_SAMPLES_PER_SECOND;

const workletCapture = async (
  context: AudioContext,
  stream: MediaStream,
  listener: Listener,
): Promise<Source> => {
  await Promise.all([context.resume(), context.audioWorklet.addModule(captureAddress)]);
  const node = new AudioWorkletNode(context, "capture");
  let isPaused = false;
  let pausedMs = 0;
  let hasRecorded = false;
  const begun = new Promise<void>((resolve) => {
    node.port.onmessage = ({ data }: MessageEvent<Int16Array>) => {
      resolve();
      hasRecorded = true;
      const ms = data.length * MS_PER_SAMPLE;
      pausedMs = isPaused ? pausedMs + ms : 0;
      if (pausedMs > PAUSE_STREAMED_MS) return;
      listener.block(isPaused ? new Int16Array(data.length) : data);
      if (!isPaused) listener.sounded(ms, loudnessOf(data));
    };
  });
  // It gives out silence; without a way to the loudspeakers some browsers would not run it.
  context.createMediaStreamSource(stream).connect(node).connect(context.destination);
  await begun;
  return {
    async close() {
      node.port.onmessage = null;
      await context.close();
    },
    pause(paused) {
      isPaused = paused;
    },
    hasRecorded() {
      const was = hasRecorded;
      hasRecorded = false;
      return was;
    },
  };
};

const open = async (listener: Listener): Promise<Capture> => {
  // Made before anything is awaited: only inside the tap may it begin to run. Its rate is the device's own, because
  // Firefox throws where the two differ.
  const context = new AudioContext();
  const closed = () => context.close().catch(() => undefined);
  const stream = await navigator.mediaDevices.getUserMedia({ audio: wishes }).catch(async (thrown) => {
    await closed();
    throw new MicrophoneFailed(causeOf(thrown));
  });
  const [track] = stream.getAudioTracks();
  const stop = () => track?.stop();
  try {
    const capturing = workletCapture(context, stream, listener).catch(() =>
      fileCapture(context, stream, listener),
    );
    const source = await Promise.race([capturing, tooLate()]);
    const isAlive = () =>
      context.state === "running" && track?.readyState === "live" && !track.muted && source.hasRecorded();
    const endWatch = watchForInterruption(isAlive, listener.interrupted);
    return {
      pause: source.pause,
      close() {
        endWatch();
        return source.close().finally(stop);
      },
    };
  } catch (thrown) {
    stop();
    await closed();
    throw thrown instanceof MicrophoneFailed ? thrown : new MicrophoneFailed("unsupported");
  }
};

/** This device's microphone. Nothing of it stays open between two recordings: Mark would be quiet meanwhile on a phone. */
export const thisMicrophone: Microphone = {
  async open(listener) {
    if (!navigator.mediaDevices?.getUserMedia) throw new MicrophoneFailed("unsupported");
    return open(listener).catch((thrown) => {
      if (thrown instanceof MicrophoneFailed && thrown.reason === "mute") return open(listener);
      throw thrown;
    });
  },
};
