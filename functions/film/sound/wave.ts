/** An audio file’s samples, interleaved, full scale ±1. */
export interface Samples {
  readonly values: Float32Array;
  readonly channels: number;
  readonly rate: number;
}

const PCM = 1;
const FLOAT = 3;
/** WAV files with unusual PCM or float layouts use WAVE_FORMAT_EXTENSIBLE; we leave those to FFmpeg. */
const READERS: Readonly<Record<string, (view: DataView, at: number) => number>> = {
  [`${PCM}/16`]: (view, at) => view.getInt16(at, true) / 0x8000,
  [`${FLOAT}/32`]: (view, at) => view.getFloat32(at, true),
};
const CHUNK_HEADER_BYTES = 8;
const FIRST_CHUNK = 12;

const nameAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));

/** Reads a WAV file of 16-bit or float samples without FFmpeg; undefined for any other audio. */
export const readWave = (bytes: Uint8Array): Samples | undefined => {
  if (bytes.length < FIRST_CHUNK || nameAt(bytes, 0) !== 'RIFF' || nameAt(bytes, 8) !== 'WAVE')
    return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let format: { readonly read: (view: DataView, at: number) => number; readonly bytes: number } | undefined;
  let [channels, rate] = [0, 0];
  for (let at = FIRST_CHUNK; at + CHUNK_HEADER_BYTES <= bytes.length; ) {
    const [name, from] = [nameAt(bytes, at), at + CHUNK_HEADER_BYTES];
    const size = Math.min(view.getUint32(at + 4, true), bytes.length - from);
    if (name === 'fmt ' && size >= 16) {
      const bits = view.getUint16(from + 14, true);
      const read = READERS[`${view.getUint16(from, true)}/${bits}`];
      channels = view.getUint16(from + 2, true);
      rate = view.getUint32(from + 4, true);
      format = read === undefined ? undefined : { read, bytes: bits / 8 };
    }
    if (name === 'data') {
      if (format === undefined || channels === 0 || rate === 0) return undefined;
      const { read, bytes: width } = format;
      const count = Math.floor(size / width / channels) * channels;
      return {
        values: Float32Array.from({ length: count }, (_, n) => read(view, from + n * width)),
        channels,
        rate,
      };
    }
    at = from + size + (size % 2);
  }
  return undefined;
};

const HEADER_BYTES = 44;
const SAMPLE_BYTES = 2;
const FULL_SCALE = 0x7fff;

/** A WAV file of 16-bit mono samples. */
export const waveOf = (samples: Float32Array, rate: number): Uint8Array => {
  const bytes = new Uint8Array(HEADER_BYTES + samples.length * SAMPLE_BYTES);
  const view = new DataView(bytes.buffer);
  const write = (at: number, text: string): void => bytes.set(new TextEncoder().encode(text), at);
  write(0, 'RIFF');
  view.setUint32(4, bytes.length - CHUNK_HEADER_BYTES, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, PCM, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * SAMPLE_BYTES, true);
  view.setUint16(32, SAMPLE_BYTES, true);
  view.setUint16(34, SAMPLE_BYTES * 8, true);
  write(36, 'data');
  view.setUint32(40, samples.length * SAMPLE_BYTES, true);
  for (const [at, sample] of samples.entries())
    view.setInt16(
      HEADER_BYTES + at * SAMPLE_BYTES,
      Math.round(Math.max(-1, Math.min(1, sample)) * FULL_SCALE),
      true,
    );
  return bytes;
};
