/** A sentence to be spoken. */
export type Question = { id: number; text: string; voice: string };
/** Its sound, or why there is none, as a sentence for a person. */
export type Answer = { id: number } & ({ mp3: Uint8Array } | { fault: string });
