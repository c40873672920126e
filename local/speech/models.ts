import type { SpokenLanguage } from "../services/transcribe/recogniser.ts";

/** The package that runs the models. It is installed beside them: 32 MB that nobody needs who does not speak. */
export const RUNTIME = { name: "sherpa-onnx-node", version: "1.13.8" };

/** The files of a model, in its own folder. */
export const FILES = ["tokens.txt", "joiner.onnx", "decoder.onnx", "encoder.onnx"] as const;

/**
 * A small streaming model for each language, about 70 to 155 MB: those of Kroko (CC BY-SA), as the makers of sherpa-onnx
 * have converted them. https://k2-fsa.github.io/sherpa/onnx/pretrained_models/
 */
export const models: Record<SpokenLanguage, string> = {
  "fr-FR": "sherpa-onnx-streaming-zipformer-fr-kroko-2025-08-06",
  "es-ES": "sherpa-onnx-streaming-zipformer-es-kroko-2025-08-06",
  "de-DE": "sherpa-onnx-streaming-zipformer-de-kroko-2025-08-06",
};

/** Where models are fetched from, each file by itself. */
export const SOURCE = "https://huggingface.co/csukuangfj";
/** A file's address behind the source, and behind the folder that it is kept in. */
export const addressOf = (source: string, model: string, file: string): string =>
  `${source}/${model}/resolve/main/${file}`;
