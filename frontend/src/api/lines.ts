/**
 * The lines of a text that is still arriving, one by one, without their line ends; a last line without an end counts,
 * empty lines don't. (Safari has no async iteration over streams, hence the reader.)
 */
export const linesOf = async function* (body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let kept = "";
  for (;;) {
    const { done, value } = await reader.read();
    kept += done ? decoder.decode() : decoder.decode(value, { stream: true });
    const lines = kept.split("\n");
    kept = done ? "" : (lines.pop() ?? "");
    yield* lines.filter((line) => line.trim() !== "");
    if (done) return;
  }
};
