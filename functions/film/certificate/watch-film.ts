import type { Frame } from 'node-av/lib';
import { framesToSeconds } from '#composition/timeline/frame-times.ts';
import { FRAMES_PER_SECOND } from '#contract/catalogue.ts';
import { eachFrame } from '#functions/film/files/decode-picture.ts';
import { need } from '#functions/film/files/native.ts';

/**
 * The longest black and frozen stretches of a film, in seconds, and how much each frame changed its upper half, which
 * captions never reach: the mean difference from the frame before, in levels.
 */
export type Watched = { frames: number; blackSeconds: number; frozenSeconds: number; changes: number[] };

/** Luma is sampled at every third pixel across and down. */
const GRID = 3;
/** Mean luma (of 16–235) under which a frame counts as black. */
const BLACK_LUMA = 20;
/** A sample that differs by at most this from the frame 0.2 s before has not moved: encoding alone changes as much. */
const STILL_LEVELS = 2;
/** Share of samples that must have moved. */
const MOVED_SHARE = 0.002;
const COMPARED_FRAMES = FRAMES_PER_SECOND * 0.2;

const sampleLuma = (frame: Frame): Uint8Array => {
  const [data, stride] = [need(frame.data?.[0], 'luma'), need(frame.linesize[0], 'line size')];
  const [across, down] = [Math.floor(frame.width / GRID), Math.floor(frame.height / GRID)];
  const samples = new Uint8Array(across * down);
  for (let line = 0, at = 0; line < down; line += 1)
    for (let column = 0; column < across; column += 1, at += 1)
      samples[at] = data[line * GRID * stride + column * GRID] ?? 0;
  return samples;
};

const meanOf = (samples: Uint8Array): number =>
  samples.reduce((sum, level) => sum + level, 0) / samples.length;

const movedShare = (before: Uint8Array, now: Uint8Array): number => {
  let moved = 0;
  for (let at = 0; at < now.length; at += 1)
    if (Math.abs((now[at] ?? 0) - (before[at] ?? 0)) > STILL_LEVELS) moved += 1;
  return moved / now.length;
};

/** The mean difference between the upper halves of two frames' samples, in levels. */
const changeOf = (before: Uint8Array, now: Uint8Array): number => {
  const half = Math.floor(now.length / 2);
  let sum = 0;
  for (let at = 0; at < half; at += 1) sum += Math.abs((now[at] ?? 0) - (before[at] ?? 0));
  return sum / half;
};

/**
 * Decodes a finished film once and finds black and frozen stretches and changes; `also` sees the same frames. Frames that
 * show own media may be black or stand still.
 */
export const watchFilm = async (
  path: string,
  also?: (frame: Frame, index: number) => void,
  isOwn: (index: number) => boolean = () => false,
): Promise<Watched> => {
  const recent: Uint8Array[] = [];
  const changes: number[] = [];
  let [black, frozen, longestBlack, longestFrozen] = [0, 0, 0, 0];
  const frames = await eachFrame(path, (frame, index) => {
    const now = sampleLuma(frame);
    black = meanOf(now) < BLACK_LUMA && !isOwn(index) ? black + 1 : 0;
    longestBlack = Math.max(longestBlack, black);
    changes.push(changeOf(recent.at(-1) ?? now, now));
    recent.push(now);
    const before = recent.length > COMPARED_FRAMES ? recent.shift() : undefined;
    const isFrozen = before !== undefined && !isOwn(index) && movedShare(before, now) < MOVED_SHARE;
    frozen = isFrozen ? Math.max(frozen, COMPARED_FRAMES) + 1 : 0;
    longestFrozen = Math.max(longestFrozen, frozen);
    also?.(frame, index);
  });
  return {
    frames,
    blackSeconds: framesToSeconds(longestBlack),
    frozenSeconds: framesToSeconds(longestFrozen),
    changes,
  };
};
