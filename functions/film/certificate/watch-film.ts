import type { Frame } from 'node-av/lib';
import { CANVAS } from '#composition/captions/caption-layout.ts';
import type { Overlay } from '#composition/look/overlays.ts';
import { framesToSeconds } from '#composition/timeline/frame-times.ts';
import type { CaptionStyle } from '#contract/caption-styles.ts';
import { FRAMES_PER_SECOND } from '#contract/catalogue.ts';
import { need } from '#functions/film/files/native.ts';

/** What the frames of one part of a film look like, one value per frame. */
export interface Looks {
  readonly isBlack: readonly boolean[];
  /** Whether a frame differs from the one 0.2 s earlier; frames that have none count as moved. */
  readonly hasMoved: readonly boolean[];
  /** The mean difference from the previous frame outside the captions, in levels; 0 for the first frame. */
  readonly changes: readonly number[];
  /** The brightness of the first and the last frame outside the captions. */
  readonly first: Uint8Array;
  readonly last: Uint8Array;
}

/**
 * The longest black and frozen stretches of a film, in seconds, with the last frame of each, and how much each
 * frame changed outside the captions: the mean difference from the previous frame, in levels.
 */
export type Watched = {
  frames: number;
  blackSeconds: number;
  blackUntil: number;
  frozenSeconds: number;
  frozenUntil: number;
  changes: number[];
};

/** Luma is sampled at every third pixel across and down. */
const GRID = 3;
/** A frame counts as black below this mean luma (of 16–235). */
const BLACK_LUMA = 20;
/**
 * A sample that differs by no more than this from the same sample 0.2 s earlier counts as still; encoding alone can
 * change a sample by that much.
 */
const STILL_LEVELS = 2;
/** The share of samples that must have moved for a frame not to count as frozen. */
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

const meanOf = (samples: Uint8Array): number => {
  let sum = 0;
  for (let at = 0; at < samples.length; at += 1) sum += samples[at] ?? 0;
  return sum / samples.length;
};

const movedShare = (before: Uint8Array, now: Uint8Array): number => {
  let moved = 0;
  for (let at = 0; at < now.length; at += 1)
    if (Math.abs((now[at] ?? 0) - (before[at] ?? 0)) > STILL_LEVELS) moved += 1;
  return moved / now.length;
};

/** Whether a point on the 1080×1920 canvas shows nothing but the picture. */
export type IsCalm = (x: number, y: number) => boolean;

/** The rows of the canvas that captions never reach, by the position of the captions. */
const CALM_ROWS = {
  lower: { from: 0, to: 960 },
  middle: { from: 0, to: 640 },
  upper: { from: 960, to: 1920 },
} as const;

/** Whether a point on the canvas lies outside all plates, such as the plate of an end card. */
export const offPlates = (overlays: readonly Overlay[]): IsCalm => {
  const plates = overlays.flatMap((overlay) => (overlay.kind === 'plate' ? [overlay] : []));
  return (x, y) =>
    plates.every(
      (plate) => Math.abs(x - plate.x) > plate.width / 2 || Math.abs(y - plate.y) > plate.height / 2,
    );
};

/** Whether a point on the canvas shows nothing but the picture. */
export const calmPlaces = ({ position = 'lower' }: CaptionStyle, overlays: readonly Overlay[]): IsCalm => {
  const { from, to } = CALM_ROWS[position];
  const isFree = offPlates(overlays);
  return (x, y) => y >= from && y < to && isFree(x, y);
};

/** Which samples of a frame of this size show nothing but the picture. */
const calmSamples = ({ width, height }: Frame, isCalm: IsCalm): number[] => {
  const [across, down] = [Math.floor(width / GRID), Math.floor(height / GRID)];
  const [wide, high] = [CANVAS.width / across, CANVAS.height / down];
  return Array.from({ length: across * down }, (_, at) => at).filter((at) =>
    isCalm((at % across) * wide, Math.floor(at / across) * high),
  );
};

const picked = (samples: Uint8Array, places: readonly number[]): Uint8Array => {
  const found = new Uint8Array(places.length);
  for (let at = 0; at < places.length; at += 1) found[at] = samples[places[at] ?? 0] ?? 0;
  return found;
};

/** The mean difference between two frames’ samples, in levels; 0 if there is nothing to compare. */
const changeOf = (before: Uint8Array | undefined, now: Uint8Array): number => {
  if (before === undefined || now.length === 0) return 0;
  let sum = 0;
  for (let at = 0; at < now.length; at += 1) sum += Math.abs((now[at] ?? 0) - (before[at] ?? 0));
  return sum / now.length;
};

/** Watches the frames of one part of a film, in order. */
export const lookWatcher = (isCalm: IsCalm) => {
  let calm: readonly number[] | undefined;
  let [first, last]: (Uint8Array | undefined)[] = [];
  const recent: Uint8Array[] = [];
  const isBlack: boolean[] = [];
  const hasMoved: boolean[] = [];
  const changes: number[] = [];
  return {
    see: (frame: Frame): void => {
      const now = sampleLuma(frame);
      isBlack.push(meanOf(now) < BLACK_LUMA);
      recent.push(now);
      const before = recent.length > COMPARED_FRAMES ? recent.shift() : undefined;
      hasMoved.push(before === undefined || movedShare(before, now) >= MOVED_SHARE);
      calm ??= calmSamples(frame, isCalm);
      const calmNow = picked(now, calm);
      changes.push(changeOf(last, calmNow));
      first ??= calmNow;
      last = calmNow;
    },
    looks: (): Looks => ({
      isBlack,
      hasMoved,
      changes,
      first: first ?? new Uint8Array(),
      last: last ?? new Uint8Array(),
    }),
  };
};

/**
 * A whole film, from the looks of its parts in order. Frames that show the creator's own media may be black or
 * motionless.
 */
export const watchedOf = (
  parts: readonly Looks[],
  isOwn: (index: number) => boolean = () => false,
): Watched => {
  let [black, frozen] = [0, 0];
  const longest = { black: 0, blackUntil: 0, frozen: 0, frozenUntil: 0 };
  const isBlack = parts.flatMap((part) => part.isBlack);
  const hasMoved = parts.flatMap((part) => part.hasMoved);
  for (const [index, isDark] of isBlack.entries()) {
    black = isDark && !isOwn(index) ? black + 1 : 0;
    if (black > longest.black) Object.assign(longest, { black, blackUntil: index });
    const isFrozen = hasMoved[index] === false && !isOwn(index);
    frozen = isFrozen ? Math.max(frozen, COMPARED_FRAMES) + 1 : 0;
    if (frozen > longest.frozen) Object.assign(longest, { frozen, frozenUntil: index });
  }
  return {
    frames: isBlack.length,
    blackSeconds: framesToSeconds(longest.black),
    blackUntil: longest.blackUntil,
    frozenSeconds: framesToSeconds(longest.frozen),
    frozenUntil: longest.frozenUntil,
    changes: parts.flatMap(({ changes, first }, at) => [
      changeOf(parts[at - 1]?.last, first),
      ...changes.slice(1),
    ]),
  };
};
