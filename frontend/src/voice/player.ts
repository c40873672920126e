/** The shortest WAV there is: 8-bit silence of one sample. Playing it inside a tap unlocks the element for later. */
const silence = (): Blob => {
  const header = new DataView(new ArrayBuffer(45));
  const put = (at: number, text: string) => {
    for (const [offset, letter] of Array.from(text).entries())
      header.setUint8(at + offset, letter.charCodeAt(0));
  };
  put(0, "RIFF");
  header.setUint32(4, 37, true);
  put(8, "WAVEfmt ");
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, 8000, true);
  header.setUint32(28, 8000, true);
  header.setUint16(32, 1, true);
  header.setUint16(34, 8, true);
  put(36, "data");
  header.setUint32(40, 1, true);
  header.setUint8(44, 128);
  return new Blob([header.buffer], { type: "audio/wav" });
};

/** Mark's voice: one audio element for the whole page, because Safari lets a tap unlock an element, not a page. */
export type Player = {
  /** To be called inside a tap. */
  unlock(): void;
  /**
   * Speaks a text, whatever was being spoken before, and tells when the sound begins; resolves once it is over. Rejects
   * where it can't be had or played.
   */
  play(text: string, sounding: () => void): Promise<void>;
  stop(): void;
};

/** A player that asks `fetchSpeech` once for each text and keeps what it got as long as the page lives. */
export const playerOf = (fetchSpeech: (text: string) => Promise<Blob>): Player => {
  const element = new Audio();
  const addresses = new Map<string, Promise<string>>();
  /** How many texts were asked for: only the newest may sound. */
  let asked = 0;

  const addressFor = (text: string): Promise<string> => {
    const known = addresses.get(text);
    if (known) return known;
    const address = fetchSpeech(text).then((sound) => URL.createObjectURL(sound));
    addresses.set(text, address);
    address.catch(() => addresses.delete(text)); // It is asked for again next time.
    return address;
  };

  return {
    unlock() {
      element.src = URL.createObjectURL(silence());
      element.play().catch(() => undefined); // Then the speaker button's own tap has to do.
    },
    async play(text, sounding) {
      asked += 1;
      const mine = asked;
      const address = await addressFor(text);
      if (mine !== asked) return;
      element.src = address;
      const over = new Promise<void>((resolve, reject) => {
        element.onended = () => resolve();
        element.onpause = () => resolve();
        element.onerror = () => reject(new Error("unplayable"));
      });
      const sound = element.play().then(() => {
        if (mine === asked) sounding();
      });
      try {
        await Promise.all([sound, over]);
      } catch (thrown) {
        // What the next text cuts short has not failed.
        if (mine === asked) throw thrown;
      }
    },
    stop() {
      asked += 1;
      element.pause();
    },
  };
};
