import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CANVAS, SAFE_MARGIN } from '#composition/captions/caption-layout.ts';
import { AI_LINE } from '#contract/ai-line.ts';
import { CAPTION_STYLES, captionStyleOf } from '#contract/caption-styles.ts';
import { LANGUAGES, RENDITIONS, type Rendition } from '#contract/catalogue.ts';
import { layOut, undrawableCharacters } from '#functions/film/captions/captions.ts';
import { filmScene } from '#functions/film/picture/film-scene.ts';
import { type Brightness, brightnessOf, changedBox } from '#test/support/film/changed-pixels.ts';
import { isFullRun } from '#test/support/run/full-run.ts';
import { defined, takeFrom } from '#test/support/values.ts';

const FRAMES = 2;
const SMALLEST = RENDITIONS.filter(({ format, width }) => format === 'mp4' && width === 480);
const LARGEST = RENDITIONS.filter(({ width }) => width === CANVAS.width);

const GROUNDS = [
  ['white', '#ffffff'],
  ['black', '#000000'],
  ['grey', '#e4e4e4'],
] as const;

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'ai-line-'));
});
afterAll(() => rm(dir, { recursive: true }));

/** Films a short scene without words on a single-colour background. */
const film = async (
  colour: string,
  aiLine?: string,
  renditions: readonly Rendition[] = SMALLEST,
): Promise<Brightness[]> => {
  const canvas = createCanvas(540, 960);
  canvas.getContext('2d').fillStyle = colour;
  canvas.getContext('2d').fillRect(0, 0, 540, 960);
  const still = join(dir, 'still.png');
  await writeFile(still, await canvas.encode('png'));
  const { clips } = await filmScene({
    still,
    scene: { frames: FRAMES, recordingMs: 0, endMs: 100, words: [] },
    index: 0,
    count: 1,
    captionStyle: captionStyleOf('pop'),
    aiLine,
    seed: 'line',
    outDir: dir,
    renditions,
  });
  return Promise.all(clips.map(({ path }) => brightnessOf(path)));
};

describe('the AI line', () => {
  // Proves film-video-says-ai-generated-in.
  it.each(GROUNDS.slice(0, isFullRun ? undefined : 2))(
    'stands out on %s in every frame, clear of the buttons',
    async (_, colour) => {
      const [[without], [shown]] = [await film(colour), await film(colour, AI_LINE.en)];
      expect(defined(shown).frames).toHaveLength(FRAMES);
      for (let at = 0; at < FRAMES; at += 1) {
        const box = defined(changedBox(defined(without), defined(shown), at));
        expect(box.left).toBeGreaterThanOrEqual(SAFE_MARGIN.side - 5);
        expect(box.right).toBeLessThan(CANVAS.width / 2);
        expect(box.top).toBeGreaterThanOrEqual(SAFE_MARGIN.top - 5);
        expect(box.bottom).toBeLessThan(SAFE_MARGIN.top + 60);
        const behind = defined(defined(defined(without).frames[at])[0]);
        expect(Math.max(box.light, behind) - Math.min(box.dark, behind)).toBeGreaterThan(100);
      }
    },
  );

  // Proves film-video-says-ai-generated-in.
  it('is in the same position in the smallest and the largest file', async () => {
    const both = [...SMALLEST, ...LARGEST];
    const [without, shown] = [
      await film('#203040', undefined, both),
      await film('#203040', AI_LINE.en, both),
    ];
    const [one, other] = takeFrom(
      shown.map((clip, at) => defined(changedBox(defined(without[at]), clip, 1))),
    );
    for (const edge of ['left', 'right', 'top', 'bottom'] as const)
      expect(Math.abs(one[edge] - other[edge])).toBeLessThan(8);
  });

  it('is absent if the creator did not choose it', async () => {
    const [[one], [other]] = [await film('#203040'), await film('#203040')];
    expect(changedBox(defined(one), defined(other), 1)).toBeUndefined();
  });

  // Proves film-video-says-ai-generated-in.
  it('can be drawn in every language, and captions stay below it', () => {
    for (const language of LANGUAGES) expect(undrawableCharacters(AI_LINE[language])).toEqual([]);
    for (const style of CAPTION_STYLES) {
      const { size, pieces } = layOut(['Donaudampfschifffahrtsgesellschaftskapitän'.repeat(9)], style);
      expect(Math.min(...pieces.map(({ y }) => y)) - size).toBeGreaterThan(SAFE_MARGIN.top + 300);
    }
  });
});
