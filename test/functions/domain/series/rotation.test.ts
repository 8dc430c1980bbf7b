import { describe, expect, it } from 'vitest';
import { motionOf } from '#composition/camera/motion-choice.ts';
import { TRACKS } from '#contract/catalogue.ts';
import type { SeriesMusic } from '#contract/schemas/series/series.ts';
import { HOOKS, hookOf } from '#functions/domain/series/hooks.ts';
import { musicOfRun, seatedForRun, wordsPerPageOfRun } from '#functions/domain/series/rotation.ts';
import { roughly } from '#test/support/values.ts';

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const TEXTS = [
  'The sky opened.',
  'A letter lay there.',
  'The sea was calm.',
  'Nobody knew.',
  'Gold, silver, and tin.',
];

/** The camera moves in a series video, except the last one, where the camera always moves out. */
const motionsOf = (ordinal: number): string[] =>
  seatedForRun(
    TEXTS.map((narration) => ({ narration })),
    ordinal,
  )
    .slice(0, -1)
    .map(({ narration, seat }, index) =>
      motionOf({
        index,
        count: TEXTS.length,
        text: narration,
        picture: { width: 1258, height: 2236 },
        seat,
        seed: 'film',
      }),
    );

describe('from one video of a series to the next', () => {
  it('each video opens with a different hook, until all have been used', () => {
    const names = range(HOOKS.length * 2).map((ordinal) => hookOf(ordinal).name);
    expect(new Set(names.slice(0, HOOKS.length)).size).toBe(HOOKS.length);
    expect(names.slice(HOOKS.length)).toEqual(names.slice(0, HOOKS.length));
  });

  it('rotating music changes tracks', () => {
    const tracks = range(20).map((ordinal) => musicOfRun({ kind: 'rotating' }, ordinal)?.trackId);
    for (const [at, track] of tracks.slice(1).entries()) expect(track).not.toBe(tracks[at]);
    expect(new Set(tracks).size).toBe(TRACKS.length);
  });

  it('a choice of no music, or of one track, stays the same', () => {
    expect(musicOfRun({ kind: 'none' }, 3)).toBeUndefined();
    const one = { kind: 'one', trackId: 'cold-case' } as const;
    expect(musicOfRun(one, 0)).toEqual({ trackId: 'cold-case', trackName: 'Cold Case' });
    expect(musicOfRun(one, 5)).toEqual(musicOfRun(one, 0));
  });

  it('the number of words per caption page varies, but stays close to the look’s number and within the limits', () => {
    expect(range(4).map((ordinal) => wordsPerPageOfRun(4, ordinal))).toEqual([4, 5, 3, 4]);
    expect(range(3).map((ordinal) => wordsPerPageOfRun(6, ordinal))).toEqual([6, 5, 6]);
    expect(range(3).map((ordinal) => wordsPerPageOfRun(1, ordinal))).toEqual([1, 2, 1]);
  });

  it('the camera moves differently in every scene', () => {
    for (const ordinal of range(12)) {
      const [before, after] = [motionsOf(ordinal), motionsOf(ordinal + 1)];
      for (const [scene, motion] of after.entries()) expect(motion).not.toBe(before[scene]);
    }
  });

  it('neighbouring scenes still never have the same camera move', () => {
    for (const ordinal of range(12)) {
      const motions = motionsOf(ordinal);
      for (const [at, motion] of motions.slice(1).entries()) expect(motion).not.toBe(motions[at]);
    }
  });
});

it('a missing track means no music, and rotating music starts over after the last track', () => {
  const gone = roughly<Extract<SeriesMusic, { kind: 'one' }>>({ kind: 'one', trackId: 'gone' });
  expect(musicOfRun(gone, 0)).toBeUndefined();
  expect([0, 1, TRACKS.length].map((ordinal) => musicOfRun({ kind: 'rotating' }, ordinal))).toEqual([
    { trackId: 'night-train', trackName: 'Night Train' },
    { trackId: 'deep-current', trackName: 'Deep Current' },
    { trackId: 'night-train', trackName: 'Night Train' },
  ]);
});

it('the run’s number is added to a scene’s own number, or to the scene’s position if it has no number', () => {
  const scenes = [{ narration: 'a' }, { narration: 'b', seat: 7 }, { narration: 'c' }];
  expect(seatedForRun(scenes, 3)).toEqual([
    { narration: 'a', seat: 3 },
    { narration: 'b', seat: 10 },
    { narration: 'c', seat: 5 },
  ]);
});

it('a number of words that no caption page can have is left unchanged', () => {
  expect(wordsPerPageOfRun(9, 1)).toBe(9);
});
