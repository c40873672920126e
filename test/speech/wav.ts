const HEADER_BYTES = 44;

/** A WAV file of 16-bit samples, one channel. */
export const wavOf = (pcm: Int16Array, samplesPerSecond: number): Buffer => {
  const header = Buffer.alloc(HEADER_BYTES);
  header.write("RIFF", 0, "latin1");
  header.writeUInt32LE(HEADER_BYTES - 8 + pcm.byteLength, 4);
  header.write("WAVEfmt ", 8, "latin1");
  header.writeUInt32LE(16, 16); // the length of what describes the format
  header.writeUInt16LE(1, 20); // PCM
  header.writeUInt16LE(1, 22); // channels
  header.writeUInt32LE(samplesPerSecond, 24);
  header.writeUInt32LE(samplesPerSecond * 2, 28);
  header.writeUInt16LE(2, 32); // bytes a sample
  header.writeUInt16LE(16, 34); // bits a sample
  header.write("data", 36, "latin1");
  header.writeUInt32LE(pcm.byteLength, 40);
  return Buffer.concat([header, Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength)]);
};

/** The samples of a file that `wavOf` or eSpeak made, and their rate. */
export const pcmOf = (wav: Uint8Array): { pcm: Int16Array; samplesPerSecond: number } => {
  const bytes = Buffer.from(wav);
  return {
    pcm: new Int16Array(Uint8Array.from(bytes.subarray(HEADER_BYTES)).buffer),
    samplesPerSecond: bytes.readUInt32LE(24),
  };
};
