import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { overcast } from '#painter/canvas/overcast.ts';
import { paletteAt } from '#painter/canvas/palettes.ts';
import { paintPicture } from '#painter/paint-picture.ts';
import { MOODS } from '#painter/style.ts';

const SMALL = { width: 90, height: 160 } as const;
/** A picture’s mean BT.709 luma. */
const lumaOf = async (prompt: string): Promise<number> => {
  const bytes = await paintPicture({ prompt, ...SMALL });
  const ctx = createCanvas(SMALL.width, SMALL.height).getContext('2d');
  ctx.drawImage(await loadImage(Buffer.from(bytes)), 0, 0);
  const { data } = ctx.getImageData(0, 0, SMALL.width, SMALL.height);
  let sum = 0;
  for (let at = 0; at < data.length; at += 4)
    sum += 0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0);
  return sum / (data.length / 4);
};

describe('the light of a picture', () => {
  test('is brighter by day than at night', async () => {
    for (const mood of ['crimson noir', 'electric blue', 'storm slate'] as const) {
      const at = (time: string): Promise<number> => lumaOf(`A meadow, ${time}\nPalette: ${mood},`);
      expect(await at('in bright daylight')).toBeGreaterThan((await at('at night')) + 30);
    }
  });
});

describe('the colours of a time of day', () => {
  const blueOf = ({ top }: { readonly top: string }): number =>
    Number.parseInt(top.slice(5, 7), 16) - Number.parseInt(top.slice(1, 3), 16);

  test('turn greyer in a storm by day, but not at night', () => {
    for (const mood of MOODS) {
      const [day, night] = [paletteAt(mood, 'day', 'water'), paletteAt(mood, 'night')];
      expect(Math.abs(blueOf(overcast(day, 'storm', 'day')))).toBeLessThan(Math.abs(blueOf(day)));
      expect(overcast(night, 'storm', 'night')).toEqual(night);
    }
  });

  test('depend on the terrain by day', () => {
    const [grass, sand] = [paletteAt('rose dawn', 'day', 'grass'), paletteAt('rose dawn', 'day', 'sand')];
    expect(grass.mid).not.toBe(sand.mid);
    expect(grass.top).toBe(sand.top);
    expect(grass.matter).toBe(sand.matter);
  });
});
