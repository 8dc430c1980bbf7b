import { expect, test } from 'vitest';
import { howItStands, isAsked, mayAnswer } from '#functions/domain/series/runs/answers.ts';

test.each([
  ['script_waits', undefined, ['approve', 'remake', 'skip']],
  ['video_waits', undefined, ['approve', 'remake', 'skip']],
  ['held', 'alike', ['approve', 'remake', 'skip']],
  ['held', 'rules', ['remake', 'skip']],
  ['writing', undefined, []],
  ['filming', undefined, []],
  ['approved', undefined, []],
  ['skipped', undefined, []],
  ['failed', undefined, []],
] as const)('a run that is %s (%s) may be answered with %j', (status, held, may) => {
  const run = { status, held };
  expect((['approve', 'remake', 'skip'] as const).filter((answer) => mayAnswer(run, answer))).toEqual(may);
  expect(isAsked(run)).toBe(may.length > 0);
});

test('a late answer is told where the run stands, and whether another window or the time was first', () => {
  expect(howItStands({ status: 'skipped', endedBy: 'creator' })).toBe(
    'This was answered or changed in another window. It was skipped.',
  );
  expect(howItStands({ status: 'filming', endedBy: 'time' })).toBe(
    'Your answer came too late. Its video is being made.',
  );
});
