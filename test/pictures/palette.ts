import { crc32, deflateSync, inflateSync } from "node:zlib";

/**
 * Pictures of pages hold few colours, and a browser writes four bytes for each pixel all the same. This puts a PNG of eight
 * bits a channel, not interlaced, into a palette of 256, which takes a third of the room (PNG
 * specification, third edition, sections 5 and 9).
 */
export const inPalette = (png: Buffer): Buffer => {
  const { width, height, depth, pixels } = read(png);
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += depth) {
    const colour = pixels.readUIntBE(at, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const common = [...counts.entries()].sort(([, one], [, other]) => other - one).map(([colour]) => colour);
  const palette = paletteOf(common);
  const places = new Map(common.map((colour) => [colour, nearest(palette, colour).place]));
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      rows[y * (width + 1) + x + 1] = places.get(pixels.readUIntBE((y * width + x) * depth, 3)) ?? 0;
  const header = Buffer.from(png.subarray(16, 29));
  header[9] = 3; // the colour type: by palette
  return Buffer.concat([
    png.subarray(0, 8),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.concat(palette.map((colour) => channels(colour)))),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
};

const channels = (colour: number): Buffer => Buffer.from([colour >> 16, (colour >> 8) & 255, colour & 255]);

/**
 * At most 256 of the colours: the commonest, such as a shadow has, and of the rest as many as there is room for, none of
 * them further from one in the palette than it must be.
 */
const paletteOf = (common: readonly number[]): number[] => {
  for (let apart = 0; ; apart += 8) {
    const palette = common.slice(0, 128);
    for (const colour of common.slice(128)) {
      if (nearest(palette, colour).distance > apart) palette.push(colour);
      if (palette.length > 256) break;
    }
    if (palette.length <= 256) return palette;
  }
};

/** Where in the palette the colour is that differs least from this one, and by how much (the sum of squares). */
const nearest = (palette: readonly number[], colour: number): { place: number; distance: number } => {
  let best = { place: 0, distance: Number.POSITIVE_INFINITY };
  for (const [place, other] of palette.entries()) {
    const red = (other >> 16) - (colour >> 16);
    const green = ((other >> 8) & 255) - ((colour >> 8) & 255);
    const blue = (other & 255) - (colour & 255);
    const distance = red * red + green * green + blue * blue;
    if (distance < best.distance) best = { place, distance };
  }
  return best;
};

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
};

/** The pixels of a PNG, row by row; `depth` is the bytes of each, 3 or 4. */
const read = (png: Buffer) => {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const depth = png[25] === 6 ? 4 : 3;
  const data: Buffer[] = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12)
    if (png.toString("latin1", at + 4, at + 8) === "IDAT")
      data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  return { width, height, depth, pixels: unfiltered(inflateSync(Buffer.concat(data)), width * depth, depth) };
};

/** Undoes what each row was predicted from: the pixel to the left, the one above, their mean, or the likeliest of three. */
const unfiltered = (rows: Buffer, length: number, depth: number): Buffer => {
  const height = rows.length / (length + 1);
  const pixels = Buffer.alloc(height * length);
  for (let y = 0; y < height; y++) {
    const filter = rows[y * (length + 1)];
    for (let x = 0; x < length; x++) {
      const at = y * length + x;
      const left = x < depth ? 0 : (pixels[at - depth] ?? 0);
      const above = y === 0 ? 0 : (pixels[at - length] ?? 0);
      const corner = x < depth || y === 0 ? 0 : (pixels[at - length - depth] ?? 0);
      const guess = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter ?? 0] ?? 0;
      pixels[at] = ((rows[y * (length + 1) + x + 1] ?? 0) + guess) & 255;
    }
  }
  return pixels;
};

const paeth = (left: number, above: number, corner: number): number => {
  const [toLeft, toAbove, toCorner] = [above - corner, left - corner, left + above - 2 * corner].map(
    Math.abs,
  );
  if (toLeft === undefined || toAbove === undefined || toCorner === undefined) return 0;
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
};
