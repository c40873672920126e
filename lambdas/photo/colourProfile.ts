import type { Segment } from "./segments.ts";

/** How a profile begins in its segment, with its number and how many there are: one of one. */
const HEAD = Buffer.from("ICC_PROFILE\0\x01\x01", "latin1");
const HEADER_BYTES = 128;
const ENTRY_BYTES = 12;
/** A curve of so many points is finer than eight bits can show. */
const CURVE_MAX_POINTS = 4096;

/** What the colours of an RGB picture depend on (ICC.1:2022, table 25); descriptions, makers and dates are none of it. */
const TAGS = ["rXYZ", "gXYZ", "bXYZ", "wtpt", "chad", "rTRC", "gTRC", "bTRC"];
/** Of the header: version, class, colour spaces; its signature; intent and illuminant (table 17). */
const HEADER_KEPT = [
  [8, 24],
  [36, 40],
  [64, 80],
] as const;
/** Parameters of each kind of parametric curve (table 68). */
const PARAMETERS = [1, 3, 4, 5, 7];

/** How long a tag's data is by its own account; undefined for a type that is none of those. */
const lengthOf = (data: Buffer): number | undefined => {
  switch (data.toString("latin1", 0, 4)) {
    case "XYZ ":
      return 8 + 12;
    case "sf32":
      return 8 + 36;
    case "curv": {
      const points = data.readUInt32BE(8);
      return points <= CURVE_MAX_POINTS ? 12 + 2 * points : undefined;
    }
    case "para": {
      const parameters = PARAMETERS[data.readUInt16BE(8)];
      return parameters === undefined ? undefined : 12 + 4 * parameters;
    }
    default:
      return undefined;
  }
};

type Tag = { name: string; data: Buffer };

const tagsIn = (profile: Buffer): Tag[] =>
  Array.from({ length: profile.readUInt32BE(HEADER_BYTES) }, (_, place) => {
    const at = HEADER_BYTES + 4 + ENTRY_BYTES * place;
    return { name: profile.toString("latin1", at, at + 4), offset: profile.readUInt32BE(at + 4) };
  })
    .filter(({ name }) => TAGS.includes(name))
    .flatMap(({ name, offset }): Tag[] => {
      const length = lengthOf(profile.subarray(offset));
      const data = length === undefined ? undefined : profile.subarray(offset, offset + length);
      return data && data.length === length ? [{ name, data }] : [];
    });

const profileOf = (header: Buffer, tags: readonly Tag[]): Buffer => {
  const written = Buffer.alloc(HEADER_BYTES + 4 + ENTRY_BYTES * tags.length);
  for (const [from, to] of HEADER_KEPT) header.copy(written, from, from, to);
  written.writeUInt32BE(tags.length, HEADER_BYTES);
  const parts = [written];
  let offset = written.length;
  for (const [place, { name, data }] of tags.entries()) {
    const at = HEADER_BYTES + 4 + ENTRY_BYTES * place;
    written.write(name, at, "latin1");
    written.writeUInt32BE(offset, at + 4);
    written.writeUInt32BE(data.length, at + 8);
    // Each tag begins at a multiple of four.
    const padded = Buffer.alloc(Math.ceil(data.length / 4) * 4);
    data.copy(padded);
    parts.push(padded);
    offset += padded.length;
  }
  written.writeUInt32BE(offset, 0);
  return Buffer.concat(parts);
};

/**
 * A colour profile's segment with what the colours depend on, and nothing that names a camera, a person or a day. Undefined for whatever
 * is not one whole RGB profile: the picture is shown as sRGB then.
 */
export const plainProfile = ({ marker, payload }: Segment): Segment | undefined => {
  const given = Buffer.from(payload);
  const profile = given.subarray(HEAD.length);
  try {
    if (!given.subarray(0, HEAD.length).equals(HEAD) || profile.toString("latin1", 36, 40) !== "acsp")
      return undefined;
    const tags = tagsIn(profile);
    if (!TAGS.every((name) => name === "chad" || tags.some((tag) => tag.name === name))) return undefined;
    return { marker, payload: Buffer.concat([HEAD, profileOf(profile, tags)]), scan: new Uint8Array() };
  } catch {
    // Offsets that lead out of the segment.
    return undefined;
  }
};
