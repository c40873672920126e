import { createHash, createHmac, getDiffieHellman, hkdfSync, randomBytes } from "node:crypto";

/**
 * The half of Cognito's Secure Remote Password that a browser speaks (RFC 5054 with SHA-256; Amplify's is in @aws-amplify/auth,
 * providers/cognito/utils/srp, which nobody else can import).
 */
const numberIn = (bytes: Uint8Array): bigint => BigInt(`0x${Buffer.from(bytes).toString("hex")}`);
const N = numberIn(getDiffieHellman("modp15").getPrime());
const g = 2n;

const bytesOf = (value: bigint): Buffer => {
  const hex = value.toString(16);
  const even = hex.padStart(hex.length + (hex.length % 2), "0");
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, "hex");
};
const hashed = (...parts: readonly (Uint8Array | string)[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest();
const power = (base: bigint, exponent: bigint): bigint => {
  let result = 1n;
  for (
    let [square, left] = [((base % N) + N) % N, exponent];
    left > 0n;
    square = (square * square) % N, left >>= 1n
  )
    if (left & 1n) result = (result * square) % N;
  return result;
};
const k = numberIn(hashed(bytesOf(N), bytesOf(g)));

const days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const timestampOf = (now: Date): string =>
  `${days[now.getUTCDay()]} ${months[now.getUTCMonth()]} ${now.getUTCDate()} ` +
  `${now.toISOString().slice(11, 19)} UTC ${now.getUTCFullYear()}`;

/** One try to sign in: its first number (hexadecimal), and the answer to a PASSWORD_VERIFIER challenge. */
export const attempt = () => {
  const a = numberIn(randomBytes(128));
  const A = power(g, a);
  return {
    SRP_A: A.toString(16),
    /** `pool` is the pool's name, its id after the underscore. */
    answerTo: (
      pool: string,
      password: string,
      {
        USER_ID_FOR_SRP: id = "",
        USERNAME = "",
        SALT = "",
        SRP_B = "",
        SECRET_BLOCK = "",
      }: Record<string, string>,
    ) => {
      const B = BigInt(`0x${SRP_B}`);
      const u = numberIn(hashed(bytesOf(A), bytesOf(B)));
      const x = numberIn(hashed(bytesOf(BigInt(`0x${SALT}`)), hashed(`${pool}${id}:${password}`)));
      const shared = power(B - k * power(g, x), a + u * x);
      const key = hkdfSync("sha256", bytesOf(shared), bytesOf(u), "Caldera Derived Key", 16);
      const TIMESTAMP = timestampOf(new Date());
      const proof = createHmac("sha256", Buffer.from(key))
        .update(pool)
        .update(id)
        .update(Buffer.from(SECRET_BLOCK, "base64"))
        .update(TIMESTAMP);
      return {
        USERNAME,
        TIMESTAMP,
        PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
        PASSWORD_CLAIM_SIGNATURE: proof.digest("base64"),
      };
    },
  };
};
