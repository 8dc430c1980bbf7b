import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { contentOf } from '#contract/script.ts';
import { measurePicture, measureSound } from '#functions/film/certificate/measure-file.ts';
import { writePoster } from '#functions/film/picture/poster.ts';
import { GALLERY_SCRIPTS } from '#local/samples/gallery.ts';
import { HERO_SCRIPTS } from '#local/samples/hero.ts';
import { PHOTO_PROMPTS } from '#local/samples/photos.ts';
import { temporaryFolder } from '#test/support/cloud/product-process.ts';
import { defined, takeFrom } from '#test/support/values.ts';
import { GALLERY_SAMPLES, HERO_SAMPLES, SAMPLE_PHOTOS } from '#web/data/samples/samples.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const FOLDER = join(ROOT, 'web/public/samples');
const MEGABYTE = 1_000_000;
/** How much a film’s length may differ from the length on the page. */
const TOLERANCE_SECONDS = 1.5;
const sizeOf = (path: string): number => statSync(path).size;
const SCRIPTS = [...HERO_SCRIPTS, ...GALLERY_SCRIPTS];
const SHOWN = [...HERO_SAMPLES, ...GALLERY_SAMPLES];

/** The text with only its letters and digits, so that line breaks and punctuation make no difference. */
const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
const captionsOf = (id: string): string =>
  readFileSync(join(FOLDER, `${id}.vtt`), 'utf8').replaceAll(/^(?:WEBVTT.*|.* --> .*)$/gmu, '');

test('the page shows every film under its title, with its length and the text of its script', () => {
  expect(SHOWN.map(({ id }) => id)).toEqual(SCRIPTS.map(({ id }) => id));
  for (const { id, title, seconds, scenes } of SCRIPTS) {
    expect(SHOWN.find((film) => film.id === id)).toMatchObject({ title, duration: seconds });
    expect(lettersOf(captionsOf(id)), id).toBe(lettersOf(contentOf(scenes)));
  }
});

test('the sample pictures are WebP files, in the same order as the text that the page shows next to them', () => {
  expect(SAMPLE_PHOTOS.map(({ prompt }) => prompt)).toEqual(PHOTO_PROMPTS);
  for (const { id } of SAMPLE_PHOTOS)
    expect(
      readFileSync(join(FOLDER, `${id}.webp`))
        .subarray(8, 12)
        .toString(),
    ).toBe('WEBP');
});

/** A picture’s colours, sampled on a small grid. */
const pixelsOf = async (path: string): Promise<number[]> => {
  const [width, height] = [48, 85];
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(await loadImage(path), 0, 0, width, height);
  return [...context.getImageData(0, 0, width, height).data];
};

// Proves wording-met-image-video-tile-moves.
test('the picture that starts moving is the first frame of its film', async () => {
  const frame = join(temporaryFolder(), 'frame.jpg');
  await writePoster({ path: join(FOLDER, 'moving.mp4'), frame: 0 }, frame);
  const [shown, first] = takeFrom(await Promise.all([join(FOLDER, 'moving.webp'), frame].map(pixelsOf)));
  const differences = shown.map((value, at) => Math.abs(value - defined(first[at])));
  expect(differences.reduce((sum, value) => sum + value, 0) / differences.length).toBeLessThan(3);
});

describe.each(SHOWN)('the film $id', ({ id, duration }) => {
  const path = join(FOLDER, `${id}.mp4`);

  test('is as long as the page says, small and vertical, and has sound', async () => {
    const [picture, sound] = await Promise.all([measurePicture(path), measureSound(path)]);
    expect(picture).toMatchObject({ codec: 'h264', width: 480, height: 854, isConstantRate: true });
    expect(Math.abs(picture.endSeconds - duration)).toBeLessThanOrEqual(TOLERANCE_SECONDS);
    expect(Math.abs(sound.endSeconds - picture.endSeconds)).toBeLessThan(0.1);
  });

  test('has a poster, and captions from the first second', () => {
    const captions = readFileSync(join(FOLDER, `${id}.vtt`), 'utf8');
    expect(captions).toMatch(/^WEBVTT/u);
    expect(captions).toMatch(/00:00(?::|\.)0?0/u);
    expect(sizeOf(join(FOLDER, `${id}.webp`))).toBeGreaterThan(4_000);
  });
});

test('the longest film takes up at most 5 MB, and everything including the voice previews at most 24 MB', () => {
  expect(sizeOf(join(FOLDER, 'space-1.mp4'))).toBeLessThanOrEqual(5 * MEGABYTE);
  const voices = join(ROOT, 'assets/previews/voices');
  const all = [FOLDER, voices].flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  expect(all.reduce((sum, path) => sum + sizeOf(path), 0)).toBeLessThanOrEqual(24 * MEGABYTE);
});
