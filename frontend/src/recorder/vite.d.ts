/** A script that Vite builds on its own, as its address (vite.dev/guide/assets, "Importing Script as a Worker"). */
declare module "*?worker&url" {
  const address: string;
  // biome-ignore lint/style/noDefaultExport: it is how Vite gives it
  export default address;
}

// What stands in the audio thread's global scope and TypeScript's DOM library leaves out (Web Audio API, 1.32).
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare const sampleRate: number;
declare const registerProcessor: (name: string, processor: new () => AudioWorkletProcessor) => void;

/** Styles that come with the code that needs them. */
declare module "*.css";
