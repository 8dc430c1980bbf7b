import { describe, expect, it } from 'vitest';
import { AI_LINE_LOOK } from '#composition/captions/ai-line-look.ts';
import { CANVAS, CAPTION_MIN_SIZE, SAFE_MARGIN } from '#composition/captions/caption-layout.ts';
import { type CaptionMark } from '#composition/captions/caption-marks.ts';
import { drawnStyle, styleOfLook } from '#composition/look/drawn-style.ts';
import { contrastOf, levelsOf } from '#composition/look/levels.ts';
import { type Overlay, presenceAt } from '#composition/look/overlays.ts';
import { surroundOf } from '#composition/look/recolour.ts';
import type { Timeline } from '#composition/timeline/timeline.ts';
import { CAPTION_STYLES, type CaptionStyle, type Colour, captionStyleOf } from '#contract/caption-styles.ts';
import {
  CAPTION_POSITIONS,
  CAPTION_SIZES,
  type CaptionLook,
  HIGHLIGHT_COLOURS,
  plainLook,
} from '#contract/look.ts';
import { captionMarks, captionPages, overlaysOf, widthInEms } from '#functions/film/captions/captions.ts';
import { highlightLevels, highlightsOf } from '#functions/film/certificate/highlight-levels.ts';
import { timelineOf } from '#test/support/film/short-film.ts';
import { defined, takeFrom } from '#test/support/values.ts';

const HARD: Timeline = timelineOf([
  'the Donaudampfschifffahrtsgesellschaftskapitän sat in MMMMMMMM WWWWWWWW extraordinarily',
  `so a ${'W'.repeat(200)} it is as I am in it`,
]);
const SIGNS = {
  handle: `@${'Wm'.repeat(19)}`,
  endCard: { text: 'Follow for part two, and tell me: extraordinarily incomprehensible, or not at all?' },
};

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
const around = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});
const boxOfMark = (mark: CaptionMark, style: CaptionStyle): Box => {
  if (mark.kind === 'box') return around(mark.x, mark.y, mark.width, mark.height);
  const grown = mark.kind === 'word' && mark.phase === 'spoken' ? (style.growth?.to ?? 1) : 1;
  const reach =
    mark.kind === 'glow' ? (style.glow?.width ?? 0) + (style.glow?.blur ?? 0) : style.outline.width;
  const width = widthInEms(mark.text, style.font.weight) * mark.size * grown;
  return around(mark.x, mark.y, width + 2 * reach, mark.size + 2 * reach);
};
const boxOfOverlay = (overlay: Overlay): Box =>
  around(overlay.x, overlay.y, overlay.width, overlay.kind === 'plate' ? overlay.height : overlay.size);
const unite = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  right: Math.max(...boxes.map(({ right }) => right)),
  top: Math.min(...boxes.map(({ top }) => top)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});
const aiLineBottom = AI_LINE_LOOK.place.y + AI_LINE_LOOK.size * 1.25 + AI_LINE_LOOK.edge.width;

const EVERY_LOOK: CaptionLook[] = CAPTION_STYLES.flatMap(({ id }) =>
  CAPTION_SIZES.flatMap((size) =>
    CAPTION_POSITIONS.flatMap((position) =>
      [1, 3, 6].map((wordsPerPage) => ({ ...plainLook(id), size, position, wordsPerPage })),
    ),
  ),
);

describe.each(CAPTION_POSITIONS)(
  'captions in the %s position, in every style and size and with any number of words',
  (at) => {
    const looks = EVERY_LOOK.filter(({ position }) => position === at);

    // Proves film-captions-look-stay-in-safe.
    it('stay within the safe area and clear of the AI line, the handle and the end card', () => {
      for (const look of looks)
        for (const upperCase of [false, true]) {
          const style = styleOfLook({ ...look, upperCase });
          const marks = HARD.scenes.flatMap(({ index }) => captionMarks(HARD, index, style));
          const captions = unite(marks.map((mark) => boxOfMark(mark, style)));
          const name = JSON.stringify({ ...look, upperCase });
          expect(captions.left, name).toBeGreaterThanOrEqual(SAFE_MARGIN.side - 0.5);
          expect(captions.right, name).toBeLessThanOrEqual(CANVAS.width - SAFE_MARGIN.side + 0.5);
          expect(captions.top, name).toBeGreaterThan(aiLineBottom);
          const overlays = overlaysOf(SIGNS, style, { frames: 120, isLast: true });
          const [handle, ...card] = overlays.map(boxOfOverlay);
          expect(captions.bottom, name).toBeLessThan(defined(handle).top);
          const plate = unite(card);
          if (at === 'upper') expect(plate.bottom, name).toBeLessThan(defined(handle).top);
          else expect(plate.top, name).toBeGreaterThan(aiLineBottom);
        }
    });

    it('leave room for the end card when their pages have two lines', () => {
      const usual = timelineOf(['A small boat left the harbour at dawn', 'and it came back alone']);
      for (const look of looks) {
        const style = styleOfLook(look);
        const marks = usual.scenes.flatMap(({ index }) => captionMarks(usual, index, style));
        const captions = unite(marks.map((mark) => boxOfMark(mark, style)));
        const [, ...card] = overlaysOf(SIGNS, style, { frames: 120, isLast: true }).map(boxOfOverlay);
        const plate = unite(card);
        expect(captions.top > plate.bottom || captions.bottom < plate.top, JSON.stringify(look)).toBe(true);
      }
    });
  },
);

describe('a look', () => {
  it('leaves a style unchanged if nothing is chosen', () => {
    for (const { id } of CAPTION_STYLES) {
      const { position: _, words, ...drawn } = styleOfLook(plainLook(id));
      const { words: usual = 4, ...own } = captionStyleOf(id);
      expect({ ...drawn, words }).toEqual({ ...own, words: usual });
      expect(drawnStyle({ captionStyle: id })).toBe(captionStyleOf(id));
    }
  });

  it('limits each page to the chosen number of words, and every word still appears exactly once', () => {
    const said = (timeline: Timeline) => timeline.words.map(({ text }) => text).join(' ');
    const usual = timelineOf(['so it is as we all do in the end', 'and we go on to be as we are']);
    for (const wordsPerPage of [1, 2, 3, 4, 5, 6]) {
      const style = styleOfLook({ ...plainLook('clean'), size: 'small', wordsPerPage });
      const pages = captionPages(usual, style);
      expect(Math.max(...pages.map(({ words }) => words.length))).toBe(wordsPerPage);
      expect(pages.flatMap(({ words }) => words.map(({ text }) => text)).join(' ')).toBe(said(usual));
    }
  });

  it('never makes letters too small to read', () => {
    for (const look of EVERY_LOOK)
      for (const mark of captionMarks(HARD, 0, styleOfLook(look)))
        if (mark.kind === 'word') expect(mark.size).toBeGreaterThanOrEqual(CAPTION_MIN_SIZE);
  });
});

/** Every 51st level of each channel, which makes 216 colours. */
const COLOURS: Colour[] = Array.from(
  { length: 216 },
  (_, at) =>
    `#${[at % 6, Math.floor(at / 6) % 6, Math.floor(at / 36)].map((part) => (part * 51).toString(16).padStart(2, '0')).join('')}` as const,
);

describe.each(CAPTION_STYLES)('any colour in the style $id', ({ id }) => {
  const recoloured = COLOURS.map((colour) => styleOfLook({ ...plainLook(id), colour }));

  it('keeps captions legible', () => {
    for (const style of recoloured)
      if (style.box === undefined) {
        const [highlight] = takeFrom(highlightsOf(style));
        expect(contrastOf(highlight, surroundOf(style))).toBeGreaterThanOrEqual(4.5);
      } else
        expect(contrastOf(style.letters.spoken.colour, style.outline.colour)).toBeGreaterThanOrEqual(4.5);
  });

  // Proves film-captions-look-stay-in-safe.
  it('makes the spoken word stand out from the others', () => {
    for (const style of recoloured) {
      const { waiting } = style.letters;
      if (waiting.opacity === 0) continue;
      const ranges = highlightLevels(style, defined(highlightsOf(style)[0]));
      const isInside = levelsOf(waiting.colour).every(
        (level, channel) => level >= defined(ranges[channel])[0] && level <= defined(ranges[channel])[1],
      );
      expect(isInside, JSON.stringify(style.letters)).toBe(false);
    }
  });

  it('is used unchanged if it comes from the palette', () => {
    if (captionStyleOf(id).panel !== undefined || captionStyleOf(id).glow !== undefined) return;
    for (const { colour } of HIGHLIGHT_COLOURS)
      expect(highlightsOf(styleOfLook({ ...plainLook(id), colour }))).toEqual([colour]);
  });
});

describe('an end card', () => {
  const style = captionStyleOf('pop');
  const cardIn = (frames: number, isLast = true) =>
    overlaysOf({ endCard: { text: 'Follow for part two' } }, style, { frames, isLast });

  it('covers the last three seconds of the last scene and fades in', () => {
    expect(cardIn(200, false)).toEqual([]);
    const [plate] = cardIn(200);
    expect(plate).toMatchObject({ kind: 'plate', from: 110, to: 200 });
    const presence = [109, 110, 114, 118, 199, 200].map((frame) => presenceAt(defined(plate), frame));
    expect(presence.map((share) => Math.round(share * 100))).toEqual([0, 6, 56, 100, 100, 0]);
  });

  it('covers the whole scene if it is shorter', () => {
    expect(cardIn(60)[0]).toMatchObject({ from: 0, to: 60 });
  });
});
