import { describe, expect, it } from 'vitest';
import { fanOut } from '#test/support/bench/fanout.ts';

const parts = { speak: [2, 2], paint: [1, 3], film: [7, 5], mix: 3, join: 2.5, certify: 1.5 };

describe('a film with one worker per scene', () => {
  // Proves film-rendering-time-worker-per-scene.
  it('takes as long as its slowest scene or its sound, plus the time for joining and certifying', () => {
    expect(fanOut(parts)).toEqual({ scene: 9, join: 2.5, certify: 1.5, whole: 13 });
    expect(fanOut({ ...parts, speak: [2, 6] }).whole).toBe(15);
    expect(fanOut({ ...parts, mix: 8 }).scene).toBe(10);
  });
});
