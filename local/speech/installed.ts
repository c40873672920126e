import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import type { Recogniser, SpokenLanguage } from "../services/transcribe/recogniser.ts";
import { FILES, models, RUNTIME } from "./models.ts";
import { hearingWith, type OnlineRecognizer } from "./sherpa.ts";

/** Where `npm run speech:install` puts it, whatever folder the stack's own data is in. */
export const SPEECH_DIR = ".local/speech";

type Runtime = { OnlineRecognizer: new (config: object) => OnlineRecognizer };

const open = (dir: string, model: string): OnlineRecognizer => {
  const require = createRequire(join(resolve(dir), "package.json"));
  const { OnlineRecognizer }: Runtime = require(RUNTIME.name);
  const file = (name: (typeof FILES)[number]): string => join(dir, model, name);
  return new OnlineRecognizer({
    featConfig: { sampleRate: 16_000, featureDim: 80 },
    modelConfig: {
      transducer: {
        encoder: file("encoder.onnx"),
        decoder: file("decoder.onnx"),
        joiner: file("joiner.onnx"),
      },
      tokens: file("tokens.txt"),
      numThreads: 1,
      provider: "cpu",
    },
    decodingMethod: "greedy_search",
    enableEndpoint: true,
    // Seconds of silence after which an utterance is over, once something was said.
    rule2MinTrailingSilence: 1,
  });
};

/** The recogniser in a folder; undefined where it is not installed, or not wholly. A model is loaded when it is first needed. */
export const installedRecogniser = (dir: string): Recogniser | undefined => {
  const needed = [
    join("node_modules", RUNTIME.name, "package.json"),
    ...Object.values(models).flatMap((model) => FILES.map((file) => join(model, file))),
  ];
  if (!needed.every((path) => existsSync(join(dir, path)))) return undefined;
  const loaded = new Map<SpokenLanguage, OnlineRecognizer>();
  return {
    open: (language) => {
      const recogniser = loaded.get(language) ?? open(dir, models[language]);
      loaded.set(language, recogniser);
      return hearingWith(recogniser);
    },
  };
};
