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

test('the response to a late answer gives the run’s state, and says whether another window or the deadline came first', () => {
  expect(howItStands({ status: 'skipped', endedBy: 'creator' })).toBe(
    'This was answered or changed in another window. It was skipped.',
  );
  expect(howItStands({ status: 'filming', endedBy: 'time' })).toBe(
    'Your answer came too late. Its video is being made.',
  );
});

test.each([
  ['writing', 'Its script is being written.'],
  ['held', 'Its script is held.'],
  ['script_waits', 'Its script is waiting for you.'],
  ['filming', 'Its video is being made.'],
  ['video_waits', 'Its video is waiting for you.'],
  ['approved', 'It is approved.'],
  ['skipped', 'It was skipped.'],
  ['failed', 'It didn’t work out.'],
] as const)('the response to a late answer describes a run that is %s: %s', (status, sentence) => {
  expect(howItStands({ status, endedBy: 'time' })).toBe(`Your answer came too late. ${sentence}`);
  for (const endedBy of [undefined, 'creator', 'product'] as const)
    expect(howItStands({ status, endedBy })).toBe(
      `This was answered or changed in another window. ${sentence}`,
    );
});
