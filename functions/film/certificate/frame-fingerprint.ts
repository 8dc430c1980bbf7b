import type { Frame } from 'node-av/lib';
import { framesToSeconds } from '#composition/timeline/frame-times.ts';
import type { Timeline } from '#composition/timeline/timeline.ts';
import { eachKeyFrame } from '#functions/film/files/decode-picture.ts';
import { GROUP_FRAMES } from '#functions/film/files/encode.ts';
import { need } from '#functions/film/files/native.ts';

/** A few brightness values that identify a frame, whatever its size. */
export type FrameFingerprint = Uint8Array;

const [ACROSS, DOWN] = [9, 16];
/** Samples per block, across and down: enough of them that edges don’t slip between samples. */
const SAMPLES = 8;
/** The largest mean difference allowed between the blocks of the same frame at two sizes, in levels. */
const MOST_APART = 8;

/** The mean brightness of each block of a frame. */
export const fingerprintOf = (frame: Frame): FrameFingerprint => {
  const [data, stride] = [need(frame.data?.[0], 'luma'), need(frame.linesize[0], 'line size')];
  const { width, height } = frame;
  return Uint8Array.from({ length: ACROSS * DOWN }, (_, block) => {
    const [column, row] = [block % ACROSS, Math.floor(block / ACROSS)];
    let sum = 0;
    for (let down = 0; down < SAMPLES; down += 1)
      for (let across = 0; across < SAMPLES; across += 1) {
        const x = Math.floor(((column + (across + 0.5) / SAMPLES) * width) / ACROSS);
        const y = Math.floor(((row + (down + 0.5) / SAMPLES) * height) / DOWN);
        sum += data[y * stride + x] ?? 0;
      }
    return Math.round(sum / SAMPLES ** 2);
  });
};

const apart = (one: FrameFingerprint, other: FrameFingerprint): number =>
  one.reduce((sum, level, block) => sum + Math.abs(level - (other[block] ?? 0)), 0) / one.length;

/** The key frames that every rendition of a scene has, counted from its first frame: one every two seconds. */
export const keyFramesOf = ({ frames }: { readonly frames: number }): number[] =>
  Array.from({ length: Math.ceil(frames / GROUP_FRAMES) }, (_, group) => group * GROUP_FRAMES);

/** The fingerprints of a scene’s key frames, as far as there are such frames. */
export type SceneFingerprints = readonly (FrameFingerprint | undefined)[];

/** The fingerprints of each scene’s key frames in a file. */
export const fingerprintsIn = async (
  path: string,
  { scenes }: Pick<Timeline, 'scenes'>,
): Promise<SceneFingerprints[]> => {
  const all = new Map<number, FrameFingerprint>();
  await eachKeyFrame(path, (frame, index) => void all.set(index, fingerprintOf(frame)));
  return scenes.map((scene) => keyFramesOf(scene).map((frame) => all.get(scene.startFrame + frame)));
};

/** The second at which a file first differs from another, judging by their key frames; undefined if it never does. */
export const firstDifferentSecond = (
  { scenes }: Pick<Timeline, 'scenes'>,
  file: readonly SceneFingerprints[],
  other: readonly SceneFingerprints[],
): number | undefined => {
  for (const [scene, { startFrame }] of scenes.entries())
    for (const [group, fingerprint] of (file[scene] ?? []).entries()) {
      const same = other[scene]?.[group];
      if (fingerprint !== undefined && same !== undefined && apart(fingerprint, same) > MOST_APART)
        return framesToSeconds(startFrame + group * GROUP_FRAMES);
    }
  return undefined;
};
