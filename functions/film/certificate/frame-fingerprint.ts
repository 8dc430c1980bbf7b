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
  return Uint8Array.from({ length: ACROSS * DOWN }, (_, block) => {
    const [column, row] = [block % ACROSS, Math.floor(block / ACROSS)];
    let sum = 0;
    for (let down = 0; down < SAMPLES; down += 1)
      for (let across = 0; across < SAMPLES; across += 1) {
        const x = Math.floor(((column + (across + 0.5) / SAMPLES) * frame.width) / ACROSS);
        const y = Math.floor(((row + (down + 0.5) / SAMPLES) * frame.height) / DOWN);
        sum += data[y * stride + x] ?? 0;
      }
    return Math.round(sum / SAMPLES ** 2);
  });
};

const apart = (one: FrameFingerprint, other: FrameFingerprint): number =>
  one.reduce((sum, level, block) => sum + Math.abs(level - (other[block] ?? 0)), 0) / one.length;

/** The key frames that all files have in common: each scene is encoded separately, in groups of two seconds. */
export const keyFramesOf = ({ scenes }: Timeline): ReadonlySet<number> =>
  new Set(
    scenes.flatMap(({ startFrame, frames }) =>
      Array.from(
        { length: Math.ceil(frames / GROUP_FRAMES) },
        (_, group) => startFrame + group * GROUP_FRAMES,
      ),
    ),
  );

/**
 * The second at which a file first differs from `fingerprints`, judging by its key frames; undefined if it never
 * does.
 */
export const firstDifferentSecond = async (
  path: string,
  fingerprints: ReadonlyMap<number, FrameFingerprint>,
): Promise<number | undefined> => {
  let second: number | undefined;
  await eachKeyFrame(path, (frame, index) => {
    const known = fingerprints.get(index);
    if (known !== undefined && apart(known, fingerprintOf(frame)) > MOST_APART)
      second ??= framesToSeconds(index);
  });
  return second;
};
