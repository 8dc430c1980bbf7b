import { createCanvas, loadImage } from '@napi-rs/canvas';

/** Sharp enough for a card on a page, at about 20 KB. */
const SMALL = { width: 288, height: 512 };
/** Sharp enough for a player in the browser, at about 60 KB. */
export const PLAYER_PREVIEW = { width: 540, height: 960 };
export type PreviewSize = typeof SMALL;
const JPEG_QUALITY = 78;

/**
 * Shrinks a still (PNG, JPEG or WebP) to a JPEG, 288×512 by default, cropped to the film's shape. Throws for
 * a broken picture.
 */
export const previewOf = async (still: Uint8Array, size: PreviewSize = SMALL): Promise<Uint8Array> => {
  const picture = await loadImage(still);
  const { width, height } = size;
  const scale = Math.max(width / picture.width, height / picture.height);
  const [wide, high] = [picture.width * scale, picture.height * scale];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, (width - wide) / 2, (height - high) / 2, wide, high);
  return canvas.encode('jpeg', JPEG_QUALITY);
};
