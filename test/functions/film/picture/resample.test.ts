import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createResampler, type Plane } from '#functions/film/picture/resample.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { defined } from '#test/support/values.ts';
import { compiledKernel } from '#tools/build-kernel.ts';

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** A plane in which each line is followed by eight samples of another picture. */
const plane = (width: number, height: number, level: (x: number, y: number) => number): Plane => {
  const stride = Math.ceil(width / 8) * 8 + 8;
  const data = new Uint8Array(stride * height).fill(255);
  for (const y of range(height)) for (const x of range(width)) data[y * stride + x] = level(x, y);
  return { data, width, height, stride };
};

const samplesOf = ({ data, width, height, stride }: Plane): number[][] =>
  range(height).map((y) => [...data.subarray(y * stride, y * stride + width)]);

const noise = (x: number, y: number): number => (x * 7919 + y * 104_729 + x * y * 31) % 256;

/** Interpolates exactly between four neighbours; the resampler's value may differ by rounding. */
const between = (source: Plane, x: number, y: number): number => {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const at = (column: number, line: number): number =>
    defined(
      source.data[Math.min(source.height - 1, line) * source.stride + Math.min(source.width - 1, column)],
    );
  const mix = (a: number, b: number, share: number): number => a + (b - a) * share;
  const upper = mix(at(left, top), at(left + 1, top), x - left);
  return mix(upper, mix(at(left, top + 1), at(left + 1, top + 1), x - left), y - top);
};

describe('the resampler', () => {
  fullIt('uses a compiled kernel that matches its source', async () => {
    const committed = await readFile(
      new URL('../../../../functions/film/kernel/kernel-wasm.ts', import.meta.url),
      'utf8',
    );
    expect(await compiledKernel()).toBe(committed);
  });

  it('interpolates every sample between its four neighbours, at any size, position and step', () => {
    fc.assert(
      fc.property(
        fc.record({
          width: fc.integer({ min: 1, max: 90 }),
          height: fc.integer({ min: 1, max: 12 }),
          step: fc.double({ min: 1, max: 1.8, noNaN: true }),
          x: fc.double({ min: 0, max: 20, noNaN: true }),
          y: fc.double({ min: 0, max: 20, noNaN: true }),
        }),
        ({ width, height, step, x, y }) => {
          const [wide, high] = [Math.ceil(x + width * step) + 1, Math.ceil(y + height * step) + 1];
          const source = plane(wide, high, noise);
          const target = plane(width, height, () => 0);
          createResampler([source], target)(0, target, { x, y, step });
          for (const [line, samples] of samplesOf(target).entries())
            for (const [column, sample] of samples.entries()) {
              const exact = between(source, x + column * step, y + line * step);
              // Steps are rounded to 1/65536, positions to 1/256 of the difference between two samples.
              expect(Math.abs(sample - exact)).toBeLessThanOrEqual(3);
            }
        },
      ),
    );
  });

  it('copies a picture that does not move', () => {
    const source = plane(40, 24, noise);
    const target = plane(40, 24, () => 0);
    createResampler([source], target)(0, target, { x: 0, y: 0, step: 1 });
    expect(samplesOf(target)).toEqual(samplesOf(source));
  });

  it('moves a picture by fractions of a pixel', () => {
    const source = plane(64, 64, (x, y) => 20 + 2 * x + y);
    const target = plane(32, 32, () => 0);
    createResampler([source], target)(0, target, { x: 3.25, y: 5.5, step: 1.125 });
    for (const [y, samples] of samplesOf(target).entries())
      for (const [x, sample] of samples.entries())
        expect(Math.abs(sample - (20 + 2 * (3.25 + 1.125 * x) + (5.5 + 1.125 * y)))).toBeLessThanOrEqual(1.1);
  });

  it('refuses invalid input', () => {
    const [source, target] = [plane(64, 64, noise), plane(16, 16, noise)];
    const draw = createResampler([source], target);
    expect(() => draw(1, target, { x: 0, y: 0, step: 1 })).toThrow('There is no plane 1.');
    expect(() => draw(0, target, { x: 0, y: 0, step: 1.9 })).toThrow('A step of 1.9');
    expect(() => draw(0, plane(32, 32, noise), { x: 0, y: 0, step: 1 })).toThrow('is too large');
    expect(() => draw(0, target, { x: 60, y: 0, step: 1 })).toThrow('lies outside');
    expect(() => draw(0, target, { x: 0, y: -1, step: 1 })).toThrow('lies outside');
  });
});
