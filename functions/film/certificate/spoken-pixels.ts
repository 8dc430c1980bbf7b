import type { Frame } from 'node-av/lib';
import { CANVAS } from '#composition/captions/caption-layout.ts';
import type { CaptionStyle } from '#contract/caption-styles.ts';
import { need } from '#functions/film/files/native.ts';
import { highlightLevels, highlightsOf, type Range } from './highlight-levels.ts';
import type { IsCalm } from './watch-film.ts';

/**
 * Which parts of a frame have the colour that a caption style reserves for the word being spoken, with one value per
 * chroma sample. `spoken`: the positions of the samples that have it.
 */
export type SpokenPixels = { width: number; height: number; isSpoken: Uint8Array; spoken: readonly number[] };

const inside = (value: number, [least, most]: Range): boolean => value >= least && value <= most;

const LEVELS = 256;

const tableOf = (range: Range): Uint8Array =>
  Uint8Array.from({ length: LEVELS }, (_, value) => Number(inside(value, range)));

/** A lookup table indexed by both chroma levels. */
const chromaOf = (u: Range, v: Range): Uint8Array =>
  Uint8Array.from({ length: LEVELS ** 2 }, (_, pair) =>
    Number(inside(Math.floor(pair / LEVELS), u) && inside(pair % LEVELS, v)),
  );

type PlaneReader = { data: Uint8Array; line: number };

const planeOf = (frame: Frame, index: number): PlaneReader => ({
  data: need(frame.data?.[index], 'picture'),
  line: need(frame.linesize[index], 'line size'),
});

/** For each sample of a frame, 1 if the sample is to be looked at. */
const countedSamples = (width: number, height: number, counts: IsCalm): Uint8Array => {
  const [across, down] = [CANVAS.width / width, CANVAS.height / height];
  return Uint8Array.from({ length: width * height }, (_, at) =>
    Number(counts((at % width) * across, Math.floor(at / width) * down)),
  );
};

/** Creates a frame reader for one style; it only looks at samples for which `counts` is true. */
export const spokenPixelsOf = (style: CaptionStyle, counts: IsCalm): ((frame: Frame) => SpokenPixels) => {
  let counted: Uint8Array | undefined;
  const colours = highlightsOf(style).map((colour) => {
    const [y, u, v] = highlightLevels(style, colour);
    return { y: tableOf(y), chroma: chromaOf(u, v) };
  });
  return (frame) => {
    const [width, height] = [frame.width >> 1, frame.height >> 1];
    const [luma, blue, red] = [planeOf(frame, 0), planeOf(frame, 1), planeOf(frame, 2)];
    const isSpoken = new Uint8Array(width * height);
    const spoken: number[] = [];
    counted ??= countedSamples(width, height, counts);
    const [blues, reds, levels] = [blue.data, red.data, luma.data];
    for (const { y, chroma } of colours)
      for (let row = 0, at = 0; row < height; row += 1) {
        const [ofBlue, ofRed, ofLuma] = [row * blue.line, row * red.line, 2 * row * luma.line];
        for (let column = 0; column < width; column += 1, at += 1) {
          const pair = (blues[ofBlue + column] ?? 0) * LEVELS + (reds[ofRed + column] ?? 0);
          // Few samples have the colour, so for most of them the first lookup is enough.
          if (chroma[pair] !== 1 || isSpoken[at] === 1 || counted[at] !== 1) continue;
          if (y[levels[ofLuma + 2 * column] ?? 0] !== 1) continue;
          isSpoken[at] = 1;
          spoken.push(at);
        }
      }
    return { width, height, isSpoken, spoken };
  };
};
