import type { Language } from "../../../domain/exercise.ts";

/**
 * The exercises' languages as Transcribe names them; all three are streamed as well as worked in batches
 * (https://docs.aws.amazon.com/transcribe/latest/dg/supported-languages.html).
 */
export const languageCodes = { French: "fr-FR", Spanish: "es-ES", German: "de-DE" } as const satisfies Record<
  Language,
  string
>;
