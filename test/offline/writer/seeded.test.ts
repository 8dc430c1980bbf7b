import { expect, test } from 'vitest';
import { hashOf, seeded } from '#offline/writer/seeded.ts';

const run = (seed: number): number[] => {
  const choice = seeded(seed);
  return Array.from({ length: 20 }, () => choice.below(1000));
};

test('makes the same choices for the same seed, and different choices for another seed', () => {
  expect(run(hashOf('a'))).toEqual(run(hashOf('a')));
  expect(run(hashOf('a'))).not.toEqual(run(hashOf('b')));
});

test('chooses every option about equally often', () => {
  const choice = seeded(7);
  const counts = [0, 0, 0, 0];
  for (let at = 0; at < 4000; at += 1) {
    const picked = choice.pick([0, 1, 2, 3]);
    counts[picked] = (counts[picked] ?? 0) + 1;
  }
  for (const count of counts) expect(count).toBeGreaterThan(850);
});

test('refuses to choose from nothing', () => {
  expect(() => seeded(1).pick([])).toThrow(RangeError);
});
