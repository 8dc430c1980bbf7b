import { describe, expect, it } from 'vitest';
import {
  speechSeconds,
  spokenOutRefusal,
  unpaidCaps,
  unpaidRefusal,
} from '#functions/domain/budget/unpaid.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

it.each([
  ['free', { month: 500_000, day: 500_000 }],
  ['trial', { month: 1_500_000, day: 500_000 }],
  ['starter', { month: 3_900_000, day: 500_000 }],
] as const)('a %s account may spend only a limited amount without making a video', (subscription, caps) => {
  expect(unpaidCaps({ subscription }, NOW)).toEqual(caps);
});

describe('an account that has used up what it may spend without making a video', () => {
  const LEFT = 'You can still create videos from your stories and scripts.';

  it.each([
    ['free', 'day', `today. ${LEFT} Come back tomorrow.`],
    ['trial', 'day', `today. ${LEFT} Come back tomorrow.`],
    ['paid', 'day', `today. ${LEFT} Come back tomorrow.`],
    ['free', 'month', `this month. ${LEFT} Come back next month, or upgrade to go on now.`],
    ['trial', 'month', `this month. ${LEFT} Come back next month, or upgrade to go on now.`],
    ['paid', 'month', `this month. ${LEFT} Come back next month.`],
  ] as const)(
    'and is %s gets a message that says what still works and when to come back (limit per %s)',
    (tier, spent, rest) => {
      const { code, message } = unpaidRefusal({ kind: 'used_up', tier, spent });
      expect([code, message]).toEqual([
        'account_paused',
        `You’ve used what your plan has for writing and speaking ${rest}`,
      ]);
    },
  );
});

describe('speech before a video is made', () => {
  it.each([
    ['free', { storyboard: 1200, day: 600 }],
    ['trial', { storyboard: 1200, day: 900 }],
    ['paid', { storyboard: 1200, day: 900 }],
  ] as const)('is limited to a certain number of seconds for a %s account', (tier, seconds) => {
    expect(speechSeconds(tier)).toEqual(seconds);
  });

  it.each([
    [
      'day',
      'You’ve used today’s free narration. Create the video, which records the narration too, or come back tomorrow.',
    ],
    [
      'storyboard',
      'You’ve used this storyboard’s 20 free minutes of narration. Create the video, which records the rest.',
    ],
  ] as const)('is refused with the reason once the limit per %s is reached', (of, words) => {
    const { code, message } = spokenOutRefusal({ kind: 'spoken_out', of });
    expect([code, message]).toEqual(['account_paused', words]);
  });
});
