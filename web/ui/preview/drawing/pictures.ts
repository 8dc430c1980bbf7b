import { CANVAS } from '#composition/captions/caption-layout.ts';
import type { PictureReply, PictureWish } from './picture-worker.ts';

/** A decoded picture, perhaps smaller than its file; `width` and `height` are those of the file. */
export interface Picture {
  readonly bitmap: ImageBitmap;
  readonly width: number;
  readonly height: number;
}

/** The camera’s highest magnification, including the second framing. */
const DETAIL = 1.75;
/** How many pictures are kept, at a few megabytes each. */
const MOST_PICTURES = 14;

/**
 * Keeps the decoded pictures of a film. `scale`: screen pixels per pixel of the 1080×1920 canvas. `onChange`
 * is called when a picture has arrived or has failed to load; `renew` renews the access to the account's
 * files.
 */
export const createPictures = (scale: number, onChange: () => void, renew: () => Promise<void>) => {
  const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' });
  const kept = new Map<string, Picture>();
  const asked = new Map<string, number>();

  const ask = (address: string): void => {
    const wish: PictureWish = {
      address,
      width: CANVAS.width * scale,
      height: CANVAS.height * scale,
      detail: DETAIL,
    };
    worker.postMessage(wish);
  };
  const keep = (address: string, picture: Picture): void => {
    kept.set(address, picture);
    asked.delete(address);
    const [oldest] = kept;
    if (kept.size <= MOST_PICTURES || oldest === undefined) return;
    kept.delete(oldest[0]);
    oldest[1].bitmap.close();
  };
  const tryAgain = async (address: string): Promise<void> => {
    await renew();
    ask(address);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<PictureReply>) => {
    const { address } = data;
    if ('bitmap' in data) keep(address, data);
    else if (asked.get(address) === 1) {
      asked.set(address, 2);
      void tryAgain(address);
      return;
    }
    onChange();
  });

  return {
    scale,
    /** The picture at a URL; starts loading it if it isn’t loaded yet. */
    of: (address: string): Picture | undefined => {
      const picture = kept.get(address);
      if (picture !== undefined) {
        kept.delete(address);
        kept.set(address, picture);
      } else if (!asked.has(address)) {
        asked.set(address, 1);
        ask(address);
      }
      return picture;
    },
    close: (): void => {
      worker.terminate();
      for (const { bitmap } of kept.values()) bitmap.close();
      kept.clear();
    },
  };
};
export type Pictures = ReturnType<typeof createPictures>;
