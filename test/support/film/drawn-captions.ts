import { AV_PIX_FMT_YUV420P } from 'node-av/constants';
import { Frame } from 'node-av/lib';
import { CANVAS } from '#composition/captions/caption-layout.ts';
import { type Levels, levelsOf } from '#composition/look/levels.ts';
import { frameOf } from '#composition/timeline/frame-times.ts';
import type { Timeline } from '#composition/timeline/timeline.ts';
import type { CaptionStyle, Colour } from '#contract/caption-styles.ts';
import { laidOutPages } from '#functions/film/captions/captions.ts';
import { highlightsOf } from '#functions/film/certificate/highlight-levels.ts';
import { type Box, spokenWords } from '#functions/film/certificate/spoken-words.ts';
import { check, need } from '#functions/film/files/native.ts';

/**
 * Films made of flat blocks of colour, drawn in memory together with their captions, so that a test can put the cut
 * anywhere.
 */

const SIZE = { width: 432, height: 768 } as const;
const SCALE = SIZE.width / CANVAS.width;
const [DULL, OUTLINE] = [levelsOf('#3a4a63'), levelsOf('#101010')];
/** The number of blocks in a picture, and the share of blocks in the highlight colour. */
const [BLOCKS, LIT_SHARE] = [160, 0.5];
/** Letters are drawn as strokes, measured in canvas pixels; the strokes in different words don’t line up. */
const STROKE = { width: 22, apart: 46, shift: 17 } as const;
const OUTLINE_WIDTH = 8;
/** How many frames a word takes to grow to its full size. */
const GROWTH_FRAMES = 4;

type Rectangle = readonly [left: number, top: number, width: number, height: number];

const fill = (frame: Frame, [left, top, width, height]: Rectangle, levels: Levels): void => {
  for (const [plane, level] of levels.entries()) {
    const part = plane === 0 ? 1 : 2;
    const [data, line] = [need(frame.data?.[plane], 'plane'), need(frame.linesize[plane], 'line size')];
    const [across, down] = [SIZE.width / part, SIZE.height / part];
    const from = Math.max(0, Math.round(left / part));
    const to = Math.min(across, Math.round((left + width) / part));
    for (let y = Math.max(0, Math.round(top / part)); y < Math.min(down, (top + height) / part); y += 1)
      data.fill(level, y * line + from, y * line + Math.max(from, to));
  }
};

/** Draws blocks in the highlight colour and in one other colour; `seed` determines the picture. */
const drawPicture = (frame: Frame, seed: number, lit: Levels): void => {
  let state = seed * 7919;
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  fill(frame, [0, 0, SIZE.width, SIZE.height], DULL);
  for (let block = 0; block < BLOCKS; block += 1) {
    const [width, height] = [25 + random() * 100, 25 + random() * 100];
    const place: Rectangle = [random() * SIZE.width - 25, random() * SIZE.height - 25, width, height];
    fill(frame, place, random() < LIT_SHARE ? lit : DULL);
  }
};

/** Draws a word as a dark outline whose letters are visible only while the word is spoken. */
const drawWord = (
  frame: Frame,
  { left, top, width, height }: Box,
  growth: number,
  letters: { readonly colour: Levels; readonly shift: number } | undefined,
): void => {
  const [middle, centre] = [left + width / 2, top + height / 2];
  /** Draws part of the word, measured from its centre in canvas pixels. */
  const part = (from: number, wide: number, edge: number, levels: Levels): void => {
    const [x, y] = [middle + from * growth - edge, centre - (height / 2) * growth - edge];
    const [across, down] = [wide * growth + 2 * edge, height * growth + 2 * edge];
    fill(frame, [x * SCALE, y * SCALE, across * SCALE, down * SCALE], levels);
  };
  part(-width / 2, width, OUTLINE_WIDTH, OUTLINE);
  if (letters === undefined) return;
  for (let at = letters.shift; at < width; at += STROKE.apart)
    part(at - width / 2, Math.min(STROKE.width, width - at), 0, letters.colour);
};

/** Frames drawn by `paint`. Each frame is valid only until the next one is requested. */
function* framesOf(count: number, paint: (frame: Frame, index: number) => void): Generator<Frame> {
  using frame = new Frame();
  frame.alloc();
  Object.assign(frame, { ...SIZE, format: AV_PIX_FMT_YUV420P });
  check(frame.getBuffer(0), 'allocate frame');
  for (let index = 0; index < count; index += 1) {
    paint(frame, index);
    yield frame;
  }
}

/** A film without pictures, in which parts of the word areas have the highlight colour. */
export const filmOfBoxes = (
  frames: number,
  style: CaptionStyle,
  boxesAt: (index: number) => readonly Box[],
): Generator<Frame> => {
  const [colour = '#ffffff' satisfies Colour] = highlightsOf(style);
  return framesOf(frames, (frame, index) => {
    fill(frame, [0, 0, SIZE.width, SIZE.height], DULL);
    for (const { left, top, width, height } of boxesAt(index))
      fill(frame, [left * SCALE, top * SCALE, width * SCALE, height * SCALE], levelsOf(colour));
  });
};

/**
 * The frames of a film with one picture before `cut` and another after it. Each frame is valid only until the next
 * one is requested.
 */
export const drawnFilm = (timeline: Timeline, style: CaptionStyle, cut: number): Generator<Frame> => {
  const [colour = '#ffffff' satisfies Colour] = highlightsOf(style);
  const lit = levelsOf(colour);
  const words = timeline.scenes.flatMap((scene) => spokenWords(timeline, style, scene));
  const pages = laidOutPages(timeline, 0, style).map(({ startMs }) => frameOf(startMs));
  const pageOf = (at: number): number => pages.findLastIndex((begins) => begins <= at);
  const { from = 1 } = style.growth ?? {};
  return framesOf(timeline.frames, (frame, index) => {
    drawPicture(frame, index < cut ? 1 : 2, lit);
    const spoken = words.findLast((one) => one.frame <= index);
    const shown = words.filter(
      (one) => one === spoken || (style.letters.waiting.opacity > 0 && pageOf(one.frame) === pageOf(index)),
    );
    for (const word of shown) {
      const grown = word === spoken ? Math.min(1, (index - word.frame) / GROWTH_FRAMES) : 0;
      const letters = { colour: lit, shift: (word.frame * STROKE.shift) % STROKE.apart };
      for (const box of word.boxes)
        drawWord(frame, box, from + (1 - from) * grown, word === spoken ? letters : undefined);
    }
  });
};
