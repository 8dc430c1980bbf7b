import { type Aim } from '#composition/camera/cover.ts';
import type { Framing } from '#composition/camera/framings.ts';
import { type Camera, sceneOverscan } from '#composition/camera/shots.ts';
import { openClipPicture } from './clip.ts';
import { type Picture, readStill } from './still.ts';

/**
 * What a scene shows: the path of a PNG, JPEG or WebP, or the path of a creator’s clip and the moment in it where the
 * scene starts.
 */
export type Shown =
  | { readonly still: string }
  | { readonly clip: string; readonly fromMs?: number | undefined };

export const isClip = (shown: Shown): boolean => 'clip' in shown;

/** A scene’s pictures, by how close its framings are. */
export type ScenePictures = AsyncDisposable & {
  readonly pictures: { readonly whole: Picture; readonly close?: Picture };
  /** A newer picture for a frame, requested in order; undefined while the last one is still shown. */
  readonly newer: (frame: number) => Promise<Picture | undefined>;
};

const nothing = (): Promise<undefined> => Promise.resolve(undefined);

/**
 * Opens a scene’s still or clip, once for each framing’s closeness, with room for the camera to move in the longest
 * framing. @throws StillUnreadable, MediaUnreadable when the still or clip cannot be used.
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
