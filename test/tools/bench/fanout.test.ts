import { describe, expect, it } from 'vitest';
import { fanOut } from '#test/support/bench/fanout.ts';

const parts = { narrate: 2, paint: [1, 3], film: [4, 6, 5], join: 2.5, certify: 1.5 };

describe('a film with a worker for each scene', () => {
  it('waits for the slowest of voice and pictures, then for the slowest scene, then for joining and certifying', () => {
    expect(fanOut(parts)).toEqual({ narrateAndPaint: 3, film: 6, join: 2.5, certify: 1.5, whole: 13 });
    expect(fanOut({ ...parts, narrate: 9 }).whole).toBe(19);
  });
});
