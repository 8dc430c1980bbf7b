import { expect, it } from 'vitest';
import type { MadeIn } from '#functions/domain/making/making-time.ts';
import { foretell, madeHere, narratorHere } from '#local/support/making-time-here.ts';

const secondsOf = (cpuSeconds: number, cores: number, narrator: 'simple' | 'kokoro' = 'simple'): number =>
  madeHere(cpuSeconds, cores, narrator).seconds;

it('a machine with faster or more cores makes a film sooner, but more cores don’t make its last steps faster', () => {
  expect(secondsOf(1, 2)).toBeCloseTo(secondsOf(2, 2) / 2);
  expect(secondsOf(1, 1)).toBeGreaterThan(1.5 * secondsOf(1, 2));
  expect(secondsOf(1, 4)).toBeLessThan(secondsOf(1, 2));
  expect(secondsOf(1, 4)).toBeGreaterThan(secondsOf(1, 2) / 2);
  expect(secondsOf(1, 64)).toBe(secondsOf(1, 6));
});

it('the neural voices take longer, and most of it before all scenes are spoken', () => {
  expect(secondsOf(1, 2, 'kokoro')).toBeGreaterThan(secondsOf(1, 2));
  const { prepared, filmed, seconds } = madeHere(1, 2, 'kokoro');
  expect([prepared / seconds > 0.5, prepared < filmed, filmed < seconds]).toEqual([true, true, true]);
});

it('the simple voices speak until the neural ones are there; nothing is known about a narrator elsewhere', () => {
  expect(narratorHere({ NARRATOR: 'kokoro', KOKORO_FOLDER: '/nowhere' })).toBe('simple');
  expect(narratorHere({ NARRATOR: 'simple' })).toBe('simple');
  expect(narratorHere({ NARRATOR: 'openai' })).toBeUndefined();
});

it('an estimate is recorded only until a film has been made with the narrator', async () => {
  const made: MadeIn[] = [];
  const times = { add: async (one: MadeIn) => void made.unshift(one), read: async () => made };
  const measure = async (): Promise<number> => 1.5;
  await foretell(times, 'simple', measure);
  await foretell(times, 'simple', measure);
  expect(made.map(({ narrator }) => narrator)).toEqual(['simple']);
  await foretell(times, 'kokoro', measure);
  expect(made.map(({ narrator }) => narrator)).toEqual(['kokoro', 'simple']);
});
