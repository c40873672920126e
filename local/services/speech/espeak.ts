import { readFile } from "node:fs/promises";

/** An instance of the program once it has run: its files in memory. */
type Espeak = { FS: { writeFile(file: string, text: string): void; readFile(file: string): Uint8Array } };
type Run = (options: {
  arguments: string[];
  preRun: ((espeak: Espeak) => void)[];
  instantiateWasm(
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance) => void,
  ): WebAssembly.Exports;
  print(line: string): void;
  printErr(line: string): void;
}) => Promise<Espeak>;

/** Words a minute: unhurried, as one speaks to a learner. eSpeak's own 175 is brisk. */
const RATE = "150";
const silent = (): void => undefined;

/** Speaks a text in one of eSpeak's voices (`fr+m3`); gives a WAV file, 16 bits and one channel. */
export type Say = (text: string, voice: string) => Promise<Uint8Array>;

/**
 * Loads eSpeak NG out of an npm package. The package is the command-line program, which can run only once: each sentence
 * takes a new instance, of a module that is compiled once. The text goes in as a file, so that none is read as an option.
 * Rejects with ERR_MODULE_NOT_FOUND where the package is not installed.
 */
export const openEspeak = async (name: string): Promise<Say> => {
  const { default: run }: { default: Run } = await import(name);
  const module = await WebAssembly.compile(
    await readFile(new URL("espeak-ng.wasm", import.meta.resolve(name))),
  );
  return async (text, voice) => {
    const espeak = await run({
      arguments: ["-b", "1", "-v", voice, "-s", RATE, "-f", "text", "-w", "speech.wav"],
      preRun: [({ FS }) => FS.writeFile("text", text)],
      instantiateWasm: (imports, done) => {
        const instance = new WebAssembly.Instance(module, imports);
        done(instance);
        return instance.exports;
      },
      print: silent,
      printErr: silent,
    });
    return espeak.FS.readFile("speech.wav");
  };
};
