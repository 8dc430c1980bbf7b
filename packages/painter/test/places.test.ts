import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { paintPicture } from '#painter/paint-picture.ts';
import { SETTING_NAMES } from '#painter/settings/settings.ts';
import type { Shot } from '#painter/style.ts';
import { SETTING_WORDS } from '#painter/words/lexicon-places.ts';
import { recognise } from '#painter/words/recognise.ts';

const SMALL = { width: 72, height: 128 } as const;
const SAMPLE = { width: 18, height: 32 } as const;
const FRAMINGS: readonly Shot[] = ['wide view', 'medium view', 'low angle', 'close view', 'high angle'];

const PLACES = ['museum hall', 'aspen', 'deck', 'palace', 'control room', 'huge waterfall'] as const;

const paint = async (description: string, shot: Shot): Promise<Uint8ClampedArray> => {
  const prompt = `${description}\n\nShot: ${shot}.\nPalette: honey noon, six colours.\nLight: from the left.\nStyle key: place`;
  const image = await loadImage(Buffer.from(await paintPicture({ prompt, ...SMALL })));
  const ctx = createCanvas(SAMPLE.width, SAMPLE.height).getContext('2d');
  ctx.drawImage(image, 0, 0, SAMPLE.width, SAMPLE.height);
  return ctx.getImageData(0, 0, SAMPLE.width, SAMPLE.height).data;
};

/** The share of channel values that clearly differ between two pictures. */
const difference = (one: Uint8ClampedArray, two: Uint8ClampedArray): number =>
  one.filter((value, at) => Math.abs(value - (two[at] ?? value)) > 16).length / one.length;

const tonesIn = (pixels: Uint8ClampedArray): number => {
  const tones = new Set<number>();
  const toneAt = (at: number) => (pixels[at] ?? 0) >> 4;
  for (let at = 0; at < pixels.length; at += 4)
    tones.add(toneAt(at) * 256 + toneAt(at + 1) * 16 + toneAt(at + 2));
  return tones.size;
};

describe('a place', () => {
  // Proves film-offline-painter-shows-places.
  test.each(SETTING_NAMES)(
    'is recognised by its name and painted in more than twelve tones: %s',
    async (name) => {
      const [word = ''] = SETTING_WORDS[name].split(',');
      expect(recognise(word).setting).toBe(name);
      const shot = FRAMINGS[SETTING_NAMES.indexOf(name) % FRAMINGS.length] ?? 'wide view';
      expect(tonesIn(await paint(word, shot))).toBeGreaterThan(12);
    },
  );

  // Proves film-offline-painter-shows-places.
  test.each(PLACES)('looks different in each of the five framings: a %s', async (place) => {
    const pictures = await Promise.all(FRAMINGS.map((shot) => paint(place, shot)));
    for (const [index, picture] of pictures.entries())
      for (const other of pictures.slice(index + 1)) expect(difference(picture, other)).toBeGreaterThan(0.1);
  });

  // Proves film-offline-painter-shows-places.
  test('has a wall in the colour given in the description if it is a museum', async () => {
    const paintWall = (colour: string) =>
      paint(`an empty place on a ${colour} wall of a museum hall`, 'close view');
    const [red, white] = await Promise.all([paintWall('red'), paintWall('white')]);
    const redness = (pixels: Uint8ClampedArray): number => {
      let sum = 0;
      for (let at = 0; at < pixels.length; at += 4) sum += (pixels[at] ?? 0) - (pixels[at + 2] ?? 0);
      return (sum * 4) / pixels.length;
    };
    expect(redness(red)).toBeGreaterThan(redness(white) + 15);
  });

  // Proves film-offline-painter-shows-places.
  test('shows Earth or a ringed planet in space only when the description names it', async () => {
    const [empty, earth, planet] = await Promise.all([
      paint('deep space, stars', 'medium view'),
      paint('in orbit, the planet Earth', 'medium view'),
      paint('deep space, Saturn', 'medium view'),
    ]);
    expect(difference(empty, earth)).toBeGreaterThan(0.1);
    expect(difference(empty, planet)).toBeGreaterThan(0.02);
  });
});
