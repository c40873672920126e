import { createHash } from "node:crypto";

/** Digits and letters that no other is taken for, and no vowels: a code never spells a word. */
const ALPHABET = "23456789bcdfghjkmnpqrstvwxyz";
/** 62 bits. */
const LENGTH = 13;

/**
 * The share codes that an exercise may get, in the order in which they are tried. They follow from its owner and the key
 * that the owner's page made up for it, so that every try at saving it comes upon the same code. Nobody else can tell
 * them: both are random, and neither is shown to others.
 */
export function* shareCodes(ownerId: string, key: string): Generator<string> {
  for (let attempt = 0; ; attempt++) {
    const digest = createHash("sha256")
      .update(JSON.stringify([ownerId, key, attempt]))
      .digest("hex");
    let rest = BigInt(`0x${digest}`);
    let code = "";
    while (code.length < LENGTH) {
      code += ALPHABET.charAt(Number(rest % BigInt(ALPHABET.length)));
      rest /= BigInt(ALPHABET.length);
    }
    yield code;
  }
}
