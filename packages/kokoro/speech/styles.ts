const STYLE_SIZE = 256;
const STYLES = 510;
const FLOAT_BYTES = 4;

/**
 * A voice’s style for a run of this many tokens, read from the bytes of its file: 510 × 256 float32, little-endian.
 */
export const styleOf = (file: Uint8Array, tokens: number): Float32Array => {
  const row = Math.min(Math.max(tokens, 1), STYLES) - 1;
  const view = new DataView(file.buffer, file.byteOffset + row * STYLE_SIZE * FLOAT_BYTES);
  return Float32Array.from({ length: STYLE_SIZE }, (_, index) => view.getFloat32(index * FLOAT_BYTES, true));
};
