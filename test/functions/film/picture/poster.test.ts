import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CANVAS, SAFE_MARGIN } from '#composition/captions/caption-layout.ts';
import { captionStyleOf } from '#contract/caption-styles.ts';
import { widthInEms } from '#functions/film/captions/captions.ts';
import { writePoster } from '#functions/film/picture/poster.ts';
import { titleAss, titleLines } from '#functions/film/picture/poster-title.ts';

const WIDTH = CANVAS.width - 2 * (SAFE_MARGIN.side + captionStyleOf('pop').outline.width);
const COMPOUND = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrente';

describe('the title on a poster', () => {
  it.each([
    'Rust',
    'The Lighthouse Keeper Who Counted One Ship Too Many',
    'Das Mädchen, das über den Äquator lief: Größe und Übermut',
    '« L’été où Noël arriva » : cœurs, forêts, garçons',
    `${COMPOUND} und andere Wörter, die länger sind als der Bildschirm eines Telefons`,
    'word '.repeat(120),
    COMPOUND.repeat(12),
  ])('is written in at most five lines within the margins: %s', (title) => {
    const { size, lines } = titleLines(title);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThanOrEqual(5);
    expect(size).toBeGreaterThanOrEqual(56);
    for (const line of lines) expect(widthInEms(line, 800) * size, line).toBeLessThanOrEqual(WIDTH + 1e-6);
  });

  it('keeps every word if it is of usual length, and ends in an ellipsis if it is cut', () => {
    const title = 'The Lighthouse Keeper Who Counted One Ship Too Many';
    expect(titleLines(title).lines.join(' ')).toBe(title);
    expect(titleLines('word '.repeat(120)).lines.at(-1)).toMatch(/…$/u);
  });

  it('leaves out characters that the font lacks', () => {
    expect(titleLines('Ships 🚢 of 東京 sail').lines.join(' ')).toBe('Ships of sail');
    expect(titleLines('🚢').lines).toEqual([]);
  });

  it('is drawn as plain text, even if it looks like a command', () => {
    expect(titleAss('{\\fs900}A\nDialogue: x')).not.toMatch(/[^\\]\{\\fs900|\nDialogue: x/u);
  });
});

describe('a poster', () => {
  let dir: string;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'poster-'));
  });
  afterAll(() => rm(dir, { recursive: true }));

  /** The share of white pixels in each tenth of a poster's height. */
  const whiteness = async (title?: string): Promise<number[]> => {
    const canvas = createCanvas(540, 960);
    const context = canvas.getContext('2d');
    context.fillStyle = '#203040';
    context.fillRect(0, 0, 540, 960);
    const [still, poster] = [join(dir, 'still.png'), join(dir, 'poster.jpg')];
    await writeFile(still, await canvas.encode('png'));
    await writePoster({ path: still, frame: 0, ...(title === undefined ? {} : { title }) }, poster);
    const image = await loadImage(poster);
    expect([image.width, image.height]).toEqual([720, 1280]);
    const shown = createCanvas(720, 1280);
    shown.getContext('2d').drawImage(image, 0, 0);
    return Array.from({ length: 10 }, (_, tenth) => {
      const { data } = shown.getContext('2d').getImageData(0, tenth * 128, 720, 128);
      return data.filter((value, at) => at % 4 === 1 && value > 250).length / (720 * 128);
    });
  };

  // Proves rule-poster-shows-title.
  it('shows its title in white where captions are shown, and nowhere else', async () => {
    expect(await whiteness()).toEqual(Array(10).fill(0));
    const shown = await whiteness('The Lighthouse Keeper');
    expect(shown[6]).toBeGreaterThan(0.03);
    for (const tenth of [0, 1, 2, 3, 4, 8, 9]) expect(shown[tenth], `tenth ${tenth}`).toBe(0);
  });
});
