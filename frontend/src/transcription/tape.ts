/**
 * What the microphone has given so far: blocks of signed 16-bit samples at 16 kHz. Whoever plays it hears all of it from
 * the beginning, and then the rest as it comes: so nothing is lost while a path to the recogniser is being found, nor when
 * one breaks off and the next takes over.
 */
export type Tape = {
  add(block: Int16Array): void;
  /** No more comes. */
  end(): void;
  /** From the beginning to the end, at once as far as it is there. */
  play(): AsyncGenerator<Int16Array>;
  /** All of it so far, in one piece. */
  whole(): Int16Array;
};

/** Blocks put together. */
export const joined = (blocks: readonly Int16Array[]): Int16Array => {
  const all = new Int16Array(blocks.reduce((length, block) => length + block.length, 0));
  let at = 0;
  for (const block of blocks) {
    all.set(block, at);
    at += block.length;
  }
  return all;
};

/** An empty tape. */
export const tapeOf = (): Tape => {
  const blocks: Int16Array[] = [];
  const waiting: (() => void)[] = [];
  let isEnded = false;
  const wake = () => {
    for (const go of waiting.splice(0)) go();
  };
  return {
    add(block) {
      blocks.push(block);
      wake();
    },
    end() {
      isEnded = true;
      wake();
    },
    async *play() {
      for (let at = 0; ; at += 1) {
        while (at >= blocks.length && !isEnded) await new Promise<void>((go) => waiting.push(go));
        const block = blocks[at];
        if (!block) return;
        yield block;
      }
    },
    whole: () => joined(blocks),
  };
};
