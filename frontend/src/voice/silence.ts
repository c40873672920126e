/** The shortest WAV there is: 8-bit silence of one sample. Playing it inside a tap unlocks an audio element for later. */
export const silence = (): Blob => {
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
