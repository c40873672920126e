import { createHash, createPrivateKey, createPublicKey, generateKeyPair, sign } from "node:crypto";
import { promisify } from "node:util";

/** Claims of a token, as JSON carries them. */
export type Claims = Record<string, unknown>;

/** What signs a pool's tokens, and what others check them with. */
export type Signer = {
  /** A JWT of exactly these claims: nothing is added. */
  sign(claims: Claims): string;
  /** The pool's JWKS document (RFC 7517). */
  jwks: { keys: (Record<"n" | "e" | "kid" | "alg", string> & { kty: "RSA"; use: "sig" })[] };
};

/** A new private key, as PEM. */
export const newKey = async (): Promise<string> => {
  const { privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: 2048 });
  return privateKey.export({ type: "pkcs8", format: "pem" }).toString();
};

const hashes = { RS256: "sha256", RS512: "sha512" } as const;
const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Signs with a private key (PEM). `typ` goes into each token's header where it is given. */
export const signer = (key: string, algorithm: keyof typeof hashes, typ?: string): Signer => {
  const privateKey = createPrivateKey(key);
  const { n = "", e = "" } = createPublicKey(privateKey).export({ format: "jwk" });
  // Named after the key itself, so that a verifier which has cached an older key fetches this one.
  const kid = createHash("sha256").update(n).digest("base64url");
  const header = base64url({ kid, ...(typ && { typ }), alg: algorithm });
  return {
    jwks: { keys: [{ kty: "RSA", n, e, kid, alg: algorithm, use: "sig" }] },
    sign: (claims) => {
      const signed = `${header}.${base64url(claims)}`;
      return `${signed}.${sign(hashes[algorithm], Buffer.from(signed), privateKey).toString("base64url")}`;
    },
  };
};
