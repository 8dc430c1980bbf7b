import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CANVAS } from '#composition/captions/caption-layout.ts';
import { presenceAt } from '#composition/look/overlays.ts';
import { estimatedScene } from '#composition/timeline/estimated-scene.ts';
import { aloneOnTimeline } from '#composition/timeline/scene-timeline.ts';
import { AI_LINE } from '#contract/ai-line.ts';
import { CAPTION_STYLES, type CaptionStyle } from '#contract/caption-styles.ts';
import { RENDITIONS } from '#contract/catalogue.ts';
import { captionMarks, overlaysOf, widthInEms } from '#functions/film/captions/captions.ts';
import { filmScene } from '#functions/film/picture/film-scene.ts';
import { openTab, sharedBrowser, type Tab } from '#test/support/browser/browser.ts';
import { openPreviewPage } from '#test/support/browser/preview-page/open-preview-page.ts';
import { brightnessOf } from '#test/support/film/changed-pixels.ts';
import { isFullRun } from '#test/support/run/full-run.ts';
import { defined } from '#test/support/values.ts';
import type { PreviewFilm } from '#web/ui/preview/preview-film.ts';

const STYLES: readonly CaptionStyle[] = isFullRun ? CAPTION_STYLES : CAPTION_STYLES.slice(0, 1);
const LARGEST = RENDITIONS.filter(({ format, width }) => format === 'mp4' && width === CANVAS.width);
const WORDS = isFullRun ? 'A typical ffi wave, AV to go. Äquator!' : 'A ffi wave, AV. Äquator!';
const SCENE = estimatedScene(WORDS, 'en', true);
const TEN = Array.from({ length: 10 }, (_, at) => Math.floor(((at + 0.5) * SCENE.frames) / 10));
const SIGNS = { handle: '@nightstories', endCard: { text: 'Follow for part two' } };
const STILL = { width: 1008, height: 1792 } as const;
const GREY = 96;
/** How much lighter letters must be than the background: at least half of their contrast. */
const LIGHTER = 48;
/** Letters on a white plate are darker than this. */
const DARK = 150;
const MOST_PIXELS = 2;

let dir: string;
let page: Awaited<ReturnType<typeof openPreviewPage>>;
let tab: Tab;
const canvas = createCanvas(STILL.width, STILL.height);
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'preview-frames-'));
  const brush = canvas.getContext('2d');
  brush.fillStyle = '#606060';
  brush.fillRect(0, 0, STILL.width, STILL.height);
  // A square above the captions that shows where the camera is.
  brush.fillStyle = '#ffffff';
  brush.fillRect(380, 560, 40, 40);
  await writeFile(join(dir, 'still.png'), await canvas.encode('png'));
  page = await openPreviewPage({ 'still.png': await readFile(join(dir, 'still.png')) });
  tab = await openTab(await sharedBrowser(), { url: page.url });
  await tab.page.goto('/');
  await tab.page.waitForFunction(() => 'drawFrames' in globalThis);
});
afterAll(async () => {
  await tab.close();
  await page.close();
  await rm(dir, { recursive: true });
});

interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const PICTURE: [string, Area] = ['picture', { left: 0, right: CANVAS.width, top: 300, bottom: 1000 }];

/** The edges of an area’s light pixels, or of its dark letters; undefined if there are none. */
const edgesIn = (pixels: Uint8Array, area: Area, isDark = false): number[] | undefined => {
  const isLetter = (pixel = GREY): boolean => (isDark ? pixel < DARK : pixel > GREY + LIGHTER);
  let [left, right, top, bottom] = [area.right, area.left, area.bottom, area.top];
  for (let row = Math.ceil(area.top); row < area.bottom; row += 1)
    for (let column = Math.ceil(area.left); column < area.right; column += 1)
      if (isLetter(pixels[row * CANVAS.width + column])) {
        left = Math.min(left, column);
        right = Math.max(right, column);
        top = Math.min(top, row);
        bottom = Math.max(bottom, row);
      }
  return right < left ? undefined : [left, right, top, bottom];
};

describe.each(STYLES.map((style) => [style.id, style] as const))('in the style %s', (_, captionStyle) => {
  // Proves dashboard-preview-video-will-made.
  it('every word, line and picture in the preview’s frames is in the same place as in the film', async () => {
    const overlays = overlaysOf(SIGNS, captionStyle, { frames: SCENE.frames, isLast: true });
    const { clips } = await filmScene({
      still: join(dir, 'still.png'),
      scene: SCENE,
      index: 0,
      count: 1,
      captionStyle,
      aiLine: AI_LINE.en,
      overlays,
      seed: 'preview',
      outDir: dir,
      renditions: LARGEST,
    });
    const film = await brightnessOf(defined(clips[0]).path, TEN);
    const wish: PreviewFilm = {
      scenes: [{ id: 'one', timeline: SCENE, picture: '/still.png' }],
      captionStyle,
      aiLine: AI_LINE.en,
      signs: SIGNS,
      seed: 'preview',
    };
    const drawn = await tab.page.evaluate(([wanted, frames]) => globalThis.drawFrames(wanted, frames), [
      wish,
      TEN,
    ] as const);
    const marks = captionMarks(aloneOnTimeline(SCENE), 0, captionStyle);
    let words = 0;
    for (const [at, frame] of TEN.entries()) {
      const [before, after] = [
        defined(film.frames[frame]),
        Uint8Array.from(Buffer.from(defined(drawn[at]), 'base64')),
      ];
      const shown = marks
        .filter((mark) => mark.kind === 'word')
        .filter(({ from, to }) => from <= frame && frame < to);
      const isFading = overlays
        .map((overlay) => presenceAt(overlay, frame))
        .some((there) => there > 0 && there < 1);
      const areas: [string, Area, boolean?][] = [
        // Includes the end card. While it fades in, a pixel that counts as light in one frame may just miss the limit
        // in the other.
        ...(isFading ? [] : [PICTURE]),
        ['AI line', { left: 100, right: 600, top: 200, bottom: 280 }],
        ['handle', { left: 0, right: CANVAS.width, top: 1540, bottom: 1610 }],
        ['page', { left: 0, right: CANVAS.width, top: 1050, bottom: 1500 }],
        ...shown.map(({ text, x, y, size }): [string, Area, boolean] => {
          const half = (widthInEms(text, captionStyle.font.weight) * size * 1.1) / 2;
          return [
            text,
            { left: x - half, right: x + half, top: y - size * 0.5, bottom: y + size * 0.6 },
            captionStyle.panel !== undefined,
          ];
        }),
      ];
      words += shown.length;
      for (const [name, area, hasDarkLetters] of areas) {
        const [wanted, found] = [before, after].map((pixels) => edgesIn(pixels, area, hasDarkLetters));
        expect(found === undefined, `${name} at ${frame}`).toBe(wanted === undefined);
        for (const [edge, value] of (wanted ?? []).entries())
          expect(
            Math.abs(value - defined(defined(found)[edge])),
            `${name} at ${frame}: ${String(wanted)} and ${String(found)}`,
          ).toBeLessThanOrEqual(MOST_PIXELS);
      }
    }
    expect(words).toBeGreaterThanOrEqual(TEN.length / 2);
  });
});
