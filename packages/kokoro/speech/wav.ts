import { Buffer } from 'node:buffer';

const HEADER_BYTES = 44;
const SAMPLE_BYTES = 2;
const PCM = 1;
const MONO = 1;
const FULL_SCALE = 32_767;

/** Converts mono samples from −1 to 1 to a 16-bit WAV file. */
export const wavOf = (samples: Float32Array, sampleRate: number): Uint8Array => {
  const dataBytes = samples.length * SAMPLE_BYTES;
  const file = Buffer.alloc(HEADER_BYTES + dataBytes);
  file.write('RIFF', 0);
  file.writeUInt32LE(HEADER_BYTES - 8 + dataBytes, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(PCM, 20);
  file.writeUInt16LE(MONO, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * SAMPLE_BYTES, 28);
  file.writeUInt16LE(SAMPLE_BYTES, 32);
  file.writeUInt16LE(SAMPLE_BYTES * 8, 34);
  file.write('data', 36);
  file.writeUInt32LE(dataBytes, 40);
  for (const [index, sample] of samples.entries())
    file.writeInt16LE(
      Math.round(Math.min(1, Math.max(-1, sample)) * FULL_SCALE),
      HEADER_BYTES + index * SAMPLE_BYTES,
    );
  return file;
};
