import type { Frame } from 'node-av/lib';
import type { CaptionStyle } from '#contract/caption-styles.ts';
import { need } from '#functions/film/files/native.ts';
import { highlightLevels, type Range } from './highlight-levels.ts';

/**
 * Which pixels of a frame have the colour that a caption style reserves for the spoken word; one value per chroma
 * sample.
 */
export type SpokenPixels = { width: number; height: number; isSpoken: Uint8Array };

const inside = (value: number, [least, most]: Range): boolean => value >= least && value <= most;

const tableOf = (range: Range): Uint8Array =>
  Uint8Array.from({ length: 256 }, (_, value) => Number(inside(value, range)));

type PlaneReader = { data: Uint8Array; line: number; fits: Uint8Array };

/** Creates a reader of frames for one style. */
export const spokenPixelsOf = (style: CaptionStyle): ((frame: Frame) => SpokenPixels) => {
  const tables = highlightLevels(style).map(tableOf);
  const planeOf = (frame: Frame, index: number): PlaneReader => ({
    data: need(frame.data?.[index], 'picture'),
    line: need(frame.linesize[index], 'line size'),
    fits: need(tables[index], 'plane'),
  });
  return (frame) => {
    const [width, height] = [frame.width >> 1, frame.height >> 1];
    const [luma, blue, red] = [planeOf(frame, 0), planeOf(frame, 1), planeOf(frame, 2)];
    const isSpoken = new Uint8Array(width * height);
    for (let row = 0, at = 0; row < height; row += 1)
      for (let column = 0; column < width; column += 1, at += 1)
        isSpoken[at] =
          (blue.fits[blue.data[row * blue.line + column] ?? 0] ?? 0) &
          (red.fits[red.data[row * red.line + column] ?? 0] ?? 0) &
          (luma.fits[luma.data[row * 2 * luma.line + column * 2] ?? 0] ?? 0);
    return { width, height, isSpoken };
  };
};
