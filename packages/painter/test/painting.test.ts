import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { paintPicture } from '#painter/paint-picture.ts';
import { type Mood, SHOTS } from '#painter/style.ts';

const SMALL = { width: 144, height: 256 } as const;
const SAMPLE = 24;

/** A description followed by a story’s style lines. */
const promptOf = (picture: string, story = 'The Keeper', index = 0, mood: Mood = 'midnight teal'): string =>
  [
    picture,
    `Shot: ${SHOTS[index % SHOTS.length]}, with room above.`,
    `Palette: ${mood}, muted.`,
    'Light: from the left.',
    `Style key: ${story}`,
  ].join('\n');

const pixelsOf = async (bytes: Uint8Array, sample = SAMPLE): Promise<Uint8ClampedArray> => {
  const image = await loadImage(Buffer.from(bytes));
  const canvas = createCanvas(sample, sample);
  canvas.getContext('2d').drawImage(image, 0, 0, sample, sample);
  return canvas.getContext('2d').getImageData(0, 0, sample, sample).data;
};

/** A picture’s mean chroma: how far red and blue differ from green. */
const tintOf = async (prompt: string): Promise<[number, number]> => {
  const data = await pixelsOf(await paintPicture({ prompt, ...SMALL }));
  let red = 0;
  let blue = 0;
  for (let at = 0; at < data.length; at += 4) {
    const green = data[at + 1] ?? 0;
    red += (data[at] ?? 0) - green;
    blue += (data[at + 2] ?? 0) - green;
  }
  const count = data.length / 4;
  return [red / count, blue / count];
};

const distance = (a: [number, number], b: [number, number]): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

const sizeOf = (png: Uint8Array): [number, number] => {
  const view = new DataView(png.buffer, png.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
};

describe('painting without a model', () => {
  test('returns the same bytes for the same prompt and size', async () => {
    const prompt = promptOf('A lighthouse on a cliff at night');
    expect(await paintPicture({ prompt, ...SMALL })).toEqual(await paintPicture({ prompt, ...SMALL }));
  });

  test('paints a different picture for a different scene', async () => {
    const one = await paintPicture({ prompt: promptOf('A lighthouse on a cliff at night'), ...SMALL });
    const two = await paintPicture({ prompt: promptOf('An old brass key beside a candle'), ...SMALL });
    expect(Buffer.from(one).equals(Buffer.from(two))).toBe(false);
  });

  test('paints different pictures even for two scenes with similar descriptions', async () => {
    const paint = async (index: number) =>
      pixelsOf(
        await paintPicture({
          prompt: promptOf('Wide shot of a keeper in a room with a clock', 'Alike', index),
          ...SMALL,
        }),
        96,
      );
    const [first, second] = await Promise.all([paint(0), paint(1)]);
    const changed = first.filter((value, at) => Math.abs(value - (second[at] ?? value)) > 12).length;
    expect(changed / first.length).toBeGreaterThan(0.02);
  });

  test.each([
    [1024, 1536],
    [640, 640],
    [300, 200],
    [64, 64],
  ])('paints %i × %i pixels', async (width, height) => {
    expect(sizeOf(await paintPicture({ prompt: promptOf('A ship at sea'), width, height }))).toEqual([
      width,
      height,
    ]);
  });

  test('uses colours that are more similar within a story than between stories', async () => {
    const scenes = [
      'A forest at night',
      'A castle at night, fog',
      'A ship on the sea at night',
      'A city street at night',
    ];
    const cold = await Promise.all(
      scenes.map((scene, index) => tintOf(promptOf(scene, 'The frozen pole', index, 'arctic blue'))),
    );
    const warm = await Promise.all(
      scenes.map((scene, index) => tintOf(promptOf(scene, 'The desert of Egypt', index, 'desert copper'))),
    );
    const fromFirst = ([first = [0, 0], ...others]: [number, number][]) =>
      others.map((tint) => distance(tint, first));
    const within = Math.max(...fromFirst(cold), ...fromFirst(warm));
    const across = Math.min(...cold.map((tint, index) => distance(tint, warm[index] ?? tint)));
    expect(within).toBeLessThan(across);
  });

  test.each([
    ['nothing', ''],
    ['blanks', ' \n\t '],
    ['emoji', '🦑🔥👩‍🚀'],
    ['markup', '<script>alert(1)</script> {\\an8} %s ${x}'],
    ['a very long text', 'a ship and a tower '.repeat(5000)],
    ['control characters', '\u0000\u001b[2J\uFFFF'],
    ['only style lines', 'Palette: none such.\nShot: sideways.\nLight: from below.'],
  ])('still paints something worth looking at for %s', async (_, prompt) => {
    const data = await pixelsOf(await paintPicture({ prompt, ...SMALL }));
    const tones = new Set<number>();
    const toneAt = (at: number) => (data[at] ?? 0) >> 4;
    for (let at = 0; at < data.length; at += 4)
      tones.add(toneAt(at) * 256 + toneAt(at + 1) * 16 + toneAt(at + 2));
    expect(tones.size).toBeGreaterThan(12);
  });

  test('writes jpeg and webp on request', async () => {
    const prompt = promptOf('A whale');
    const jpeg = await paintPicture({ prompt, ...SMALL, format: 'jpeg' });
    const webp = await paintPicture({ prompt, ...SMALL, format: 'webp' });
    expect(Buffer.from(jpeg.slice(0, 2)).toString('hex')).toBe('ffd8');
    expect(Buffer.from(webp.slice(8, 12)).toString('latin1')).toBe('WEBP');
  });

  test('paints a full-size picture at exactly the requested size, in under three megabytes', async () => {
    const png = await paintPicture({
      prompt: promptOf('A storm over the sea, a sailing ship in high waves, lightning'),
      width: 1152,
      height: 2048,
    });
    expect(sizeOf(png)).toEqual([1152, 2048]);
    expect(png.byteLength).toBeLessThan(3_000_000);
  });
});
