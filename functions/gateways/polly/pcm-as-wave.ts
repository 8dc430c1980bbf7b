const HEADER_BYTES = 44;
const FORMAT_BYTES = 16;
const SAMPLE_BYTES = 2;
const PCM = 1;
const MONO = 1;

/** Mono samples of 16 bits, as a WAV file. */
export const pcmAsWave = (samples: Uint8Array, rate: number): Uint8Array => {
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('RIFF', 0);
  header.writeUInt32LE(HEADER_BYTES - 8 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(FORMAT_BYTES, 16);
  header.writeUInt16LE(PCM, 20);
  header.writeUInt16LE(MONO, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate * SAMPLE_BYTES, 28);
  header.writeUInt16LE(SAMPLE_BYTES, 32);
  header.writeUInt16LE(SAMPLE_BYTES * 8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
};
