import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import type { KeptWord } from "../store/schoolClasses.ts";

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const BYTES = 32;

/** A student's word as it is kept. Four letters are soon guessed by whoever has the table: the salt only keeps equal words apart. */
export const keptWord = async (word: string): Promise<KeptWord> => {
  const salt = randomBytes(16);
  return { salt: salt.toString("base64url"), hash: (await derive(word, salt, BYTES)).toString("base64url") };
};

/** Is it this word? Takes the same time whether it is or not. */
export const isWord = async ({ salt, hash }: KeptWord, word: string): Promise<boolean> =>
  timingSafeEqual(await derive(word, Buffer.from(salt, "base64url"), BYTES), Buffer.from(hash, "base64url"));
