const ID3_START = Buffer.from('ID3');
const ID3_HEADER_BYTES = 10;
const ID3_END = Buffer.from('TAG');
const ID3_END_BYTES = 128;

/** The frames of an MP3, without the metadata before and after them. */
const framesOf = (mp3: Buffer): Buffer => {
  const from = mp3.subarray(0, 3).equals(ID3_START)
    ? ID3_HEADER_BYTES + mp3.subarray(6, ID3_HEADER_BYTES).reduce((size, byte) => size * 128 + byte, 0)
    : 0;
  const to = mp3.subarray(-ID3_END_BYTES).subarray(0, 3).equals(ID3_END) ? -ID3_END_BYTES : undefined;
  return mp3.subarray(from, to);
};

/** Joins two recordings without encoding either again. */
export const joinMp3 = (one: Uint8Array, other: Uint8Array): Buffer =>
  one.length === 0
    ? Buffer.from(other)
    : Buffer.concat([framesOf(Buffer.from(one)), framesOf(Buffer.from(other))]);
