const HEADER_BYTES = 44;
const PEAK = 0x7f_ff;

/** One channel of samples as a 16-bit WAV file. */
export const waveOf = (samples: Float32Array, rate: number): Buffer => {
  const file = Buffer.alloc(HEADER_BYTES + samples.length * 2);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(samples.length * 2, 40);
  for (const [at, sample] of samples.entries())
    if (sample !== 0) file.writeInt16LE(Math.round(sample * PEAK), HEADER_BYTES + at * 2);
  return file;
};
