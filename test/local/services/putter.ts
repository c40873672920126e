/**
 * A process to be killed: puts ever new versions of one object into the folder named on the command line, each filled with
 * its own number, and prints the number once the put was answered.
 */
import { s3 } from "../../../local/services/s3.ts";

const [dir = "", first = "1"] = process.argv.slice(2);
const { put } = await s3({ dir, buckets: ["media"] });
for (let number = Number(first); ; number++) {
  await put("media", "photo", Buffer.alloc(300_000, String(number).padStart(6, "0")));
  process.stdout.write(`${number}\n`);
}
