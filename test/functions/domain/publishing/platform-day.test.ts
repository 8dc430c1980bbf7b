import { describe, expect, it } from 'vitest';
import { platformDay } from '#functions/domain/publishing/platform-day.ts';

describe('a day of YouTube', () => {
  it.each([
    ['ends at midnight in California', '2026-11-28T10:00:00Z', '2026-11-28', '2026-11-29T08:00:00.000Z'],
    [
      'still lasts early in the morning in Europe',
      '2026-11-28T07:59:00Z',
      '2026-11-27',
      '2026-11-28T08:00:00.000Z',
    ],
    ['has 23 hours when clocks go forward', '2026-03-08T09:00:00Z', '2026-03-08', '2026-03-09T07:00:00.000Z'],
    ['has 25 hours when clocks go back', '2026-11-01T08:30:00Z', '2026-11-01', '2026-11-02T08:00:00.000Z'],
  ])('%s', (_, now, date, ends) => {
    expect(platformDay('youtube', new Date(now))).toEqual({ date, uploads: 22, ends: new Date(ends) });
  });
});

it('TikTok has no limit for all accounts together', () => {
  expect(platformDay('tiktok', new Date())).toBeUndefined();
});
