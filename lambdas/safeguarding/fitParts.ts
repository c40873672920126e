import type { Engine } from "../../domain/grading.ts";
import { sentencesOf, wholeSentencesOf } from "../../domain/sentences.ts";
import type { ReplyPart } from "../partner/partner.ts";
import { isFit } from "./screen.ts";

/**
 * A reply, held back sentence by sentence until each is known to be fit. Ends without a return value at the first that is
 * not: neither it nor what follows is passed on, and whoever makes it is told to stop.
 */
export async function* fitParts(
  parts: AsyncGenerator<ReplyPart, Engine>,
): AsyncGenerator<ReplyPart, Engine | undefined> {
  let said = "";
  let count = 0;
  /** What of these sentences is new, as one part; undefined where one of them is not fit. */
  const passed = (sentences: readonly string[]): ReplyPart[] | undefined => {
    const fresh = sentences.slice(count);
    if (!fresh.every(isFit)) return undefined;
    const delta = (count > 0 && fresh.length > 0 ? " " : "") + fresh.join(" ");
    count = sentences.length;
    return delta === "" ? [] : [{ type: "reply", delta }];
  };
  for (let part = await parts.next(); ; part = await parts.next()) {
    if (!part.done && part.value.type === "reset") {
      // Of what was only held back nobody has to be told.
      if (count > 0) yield part.value;
      [said, count] = ["", 0];
      continue;
    }
    if (!part.done && part.value.type === "reply") said += part.value.delta;
    const fit = passed(part.done ? sentencesOf(said) : wholeSentencesOf(said));
    if (!fit) {
      // Closes the connection to a model that would talk on.
      if (!part.done) await parts.return("bedrock");
      return undefined;
    }
    yield* fit;
    if (part.done) return part.value;
  }
}
