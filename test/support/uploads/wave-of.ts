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

/** Stereo samples as a 48 kHz WAV file with 32-bit floats, which may exceed full scale. */
export const floatWave = (samples: Float32Array): Buffer => {
  const [rate, channels, bytes] = [48_000, 2, 4];
  const file = Buffer.alloc(HEADER_BYTES + samples.length * bytes);
  waveOf(new Float32Array(), rate).copy(file);
  file.writeUInt32LE(file.length - 8, 4);
  file.writeUInt16LE(3, 20);
  file.writeUInt16LE(channels, 22);
  file.writeUInt32LE(rate * channels * bytes, 28);
  file.writeUInt16LE(channels * bytes, 32);
  file.writeUInt16LE(8 * bytes, 34);
  file.writeUInt32LE(samples.length * bytes, 40);
  for (const [at, sample] of samples.entries()) file.writeFloatLE(sample, HEADER_BYTES + at * bytes);
  return file;
};
