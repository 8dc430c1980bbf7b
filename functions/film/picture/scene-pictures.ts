import { type Aim } from '#composition/camera/cover.ts';
import type { Framing } from '#composition/camera/framings.ts';
import { type Camera, sceneOverscan } from '#composition/camera/shots.ts';
import { openClipPicture } from './clip.ts';
import { type Picture, readStill } from './still.ts';

/**
 * What a scene shows: the path of a PNG, JPEG or WebP, or the path of a creator’s clip and where in it the scene
 * starts.
 */
export type Shown =
  | { readonly still: string }
  | { readonly clip: string; readonly fromMs?: number | undefined };

export const isClip = (shown: Shown): boolean => 'clip' in shown;

/** A scene’s pictures: the whole one and, if needed, one for close framings. */
export type ScenePictures = AsyncDisposable & {
  readonly pictures: { readonly whole: Picture; readonly close?: Picture };
  /**
   * The new picture for a frame; undefined while the previous one is still shown. Frames must be requested in order.
   */
  readonly newer: (frame: number) => Promise<Picture | undefined>;
};

const nothing = (): Promise<undefined> => Promise.resolve(undefined);

/**
 * Opens a scene’s still or clip, once for wide and once for close framings as needed, large enough for the camera’s
 * movement in the longest framing. @throws StillUnreadable, MediaUnreadable if the still or clip cannot be used.
 */
export const openPictures = async (
  shown: Shown,
  framings: readonly Framing[],
  camera: Camera & Aim,
): Promise<ScenePictures> => {
  const overscan = sceneOverscan(framings, camera);
  if ('clip' in shown) {
    const clip = await openClipPicture(shown.clip, { overscan, aim: camera, fromMs: shown.fromMs });
    return {
      pictures: { whole: clip.first },
      newer: clip.at,
      [Symbol.asyncDispose]: () => clip[Symbol.asyncDispose](),
    };
  }
  const whole = await readStill(shown.still, overscan, 'whole', camera);
  const close = framings.some(({ closeness }) => closeness === 'close')
    ? { close: await readStill(shown.still, overscan, 'close', camera) }
    : {};
  return { pictures: { whole, ...close }, newer: nothing, [Symbol.asyncDispose]: nothing };
};
