import { StepError } from './step-errors.ts';

const MAX_BYTES = 24 * 1024 * 1024;
const MAX_SIDE_PX = 4096;
const MIN_SIDE_PX = 256;

const PNG = [0x89, 0x50, 0x4e, 0x47];
const PNG_WIDTH_AT = 16;
const PNG_HEIGHT_AT = 20;

const startsWith = (bytes: Uint8Array, magic: readonly number[], at = 0): boolean =>
  magic.every((byte, index) => bytes[at + index] === byte);

const unusable = (why: string): StepError =>
  new StepError('PictureUnusable', `The picture cannot be used: ${why}.`, { facts: { measured: why } });

export type PictureType = 'png' | 'jpeg' | 'webp';

/**
 * The type of a model’s picture, determined from its bytes and never from what the model claims. Throws
 * `PictureUnusable` for any other type, for oversized files and for pictures with too many or too few pixels.
 */
export const pictureType = (bytes: Uint8Array): PictureType => {
  if (bytes.length > MAX_BYTES) throw unusable(`it has ${bytes.length} bytes`);
  if (startsWith(bytes, PNG)) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (bytes.length < PNG_HEIGHT_AT + 4) throw unusable('it is cut short');
    const sides = [view.getUint32(PNG_WIDTH_AT), view.getUint32(PNG_HEIGHT_AT)];
    if (sides.some((side) => side > MAX_SIDE_PX || side < MIN_SIDE_PX))
      throw unusable(`it is ${sides.join('×')} pixels`);
    return 'png';
  }
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8))
    return 'webp';
  throw unusable('it is neither PNG, JPEG nor WebP');
};
