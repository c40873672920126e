import {
  createHash,
  createHmac,
  getDiffieHellman,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";

/**
 * Secure Remote Password as Cognito's clients speak it (RFC 5054 with SHA-256, a key from HKDF, and numbers written as
 * Java's BigInteger does): the password never travels, and what is kept of it can't be used to sign in.
 * Amplify's half is in @aws-amplify/auth, providers/cognito/utils/srp.
 */
const numberIn = (bytes: Uint8Array): bigint => BigInt(`0x${Buffer.from(bytes).toString("hex")}`);
// The 3072-bit group of RFC 3526, which the clients have built in.
const N = numberIn(getDiffieHellman("modp15").getPrime());
const g = 2n;

/** Two's complement: a number whose first bit is set gets a zero byte in front, or it would be negative. */
const bytesOf = (value: bigint): Buffer => {
  const hex = value.toString(16);
  const even = hex.padStart(hex.length + (hex.length % 2), "0");
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, "hex");
};
const sha256 = (...parts: (Uint8Array | string)[]): Buffer => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const power = (base: bigint, exponent: bigint): bigint => {
  let result = 1n;
  for (let [square, left] = [base % N, exponent]; left > 0n; square = (square * square) % N, left >>= 1n)
    if (left & 1n) result = (result * square) % N;
  return result;
};
const k = numberIn(sha256(bytesOf(N), bytesOf(g)));

/** What is kept of a password, both in hexadecimal. */
export type Secret = { salt: string; verifier: string };

/** Who a password belongs to: the pool's name (its id after the underscore) and the member's own id. */
export type Owner = { pool: string; sub: string };

const verifierOf = ({ pool, sub }: Owner, salt: string, password: string): string => {
  const x = numberIn(sha256(bytesOf(BigInt(`0x${salt}`)), sha256(`${pool}${sub}:${password}`)));
  return power(g, x).toString(16);
};

/** What to keep of a new password. */
export const secretOf = (owner: Owner, password: string): Secret => {
  const salt = randomBytes(16).toString("hex");
  return { salt, verifier: verifierOf(owner, salt, password) };
};

/** Whether a password is the one that was kept. */
export const isPassword = (owner: Owner, { salt, verifier }: Secret, password: string): boolean =>
  timingSafeEqual(sha256(verifierOf(owner, salt, password)), sha256(verifier));

/** A secret for somebody who does not exist: always the same for the same name, so that nobody can tell (RFC 5054, 2.5.1.3). */
export const nobody = (key: string, name: string): { sub: string; secret: Secret } => {
  const made = (what: string) => createHmac("sha256", key).update(`${what} of ${name}`).digest("hex");
  const sub = made("id").replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-4$3-a$4-$5");
  return { sub, secret: { salt: made("salt").slice(0, 32), verifier: made("verifier") } };
};

/** One try to sign in, from the client's first number on. */
export type Challenge = {
  /** The server's number, in hexadecimal. */
  B: string;
  /** What makes this try unlike any other, in base64. */
  block: string;
  /** Whether a proof (base64) is the one that only who knows the password can make, at that time (as the client wrote it). */
  isProof(proof: string, timestamp: string): boolean;
};

/** Answers a client's number `a` (hexadecimal). Undefined for one that would make every password right (RFC 5054, 2.5.4). */
export const challenge = (owner: Owner, { verifier }: Secret, a: string): Challenge | undefined => {
  const A = BigInt(`0x${a}`);
  if (A % N === 0n) return undefined;
  const v = BigInt(`0x${verifier}`);
  const b = numberIn(randomBytes(32));
  const B = (k * v + power(g, b)) % N;
  const block = randomBytes(128);
  return {
    B: B.toString(16),
    block: block.toString("base64"),
    isProof: (proof, timestamp) => {
      const u = sha256(bytesOf(A), bytesOf(B));
      const shared = power(A * power(v, numberIn(u)), b);
      const key = hkdfSync("sha256", bytesOf(shared), bytesOf(numberIn(u)), "Caldera Derived Key", 16);
      const expected = createHmac("sha256", Buffer.from(key))
        .update(owner.pool)
        .update(owner.sub)
        .update(block)
        .update(timestamp)
        .digest();
      return timingSafeEqual(sha256(expected), sha256(Buffer.from(proof, "base64")));
    },
  };
};
