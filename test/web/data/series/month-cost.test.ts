import { describe, expect, it } from 'vitest';
import { monthCost, videosAMonth } from '#web/data/series/month-cost.ts';

describe('the monthly cost of a series', () => {
  const twice = { days: ['tue', 'fri'], times: ['18:30'] };
  const often = {
    days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
    times: ['08:00', '12:00', '18:30'],
  };

  it('is based on a twelfth of a year’s videos, rounded up', () => {
    expect(videosAMonth({ days: ['mon'], times: ['08:00'] })).toBe(5);
    expect(videosAMonth(twice)).toBe(9);
    expect(videosAMonth(often)).toBe(91);
    expect(videosAMonth({ days: [], times: ['08:00'] })).toBe(0);
  });

  it('is shown alongside what the plan includes', () => {
    expect(monthCost(twice, 'starter')).toEqual({
      words: 'About 9 videos a month: 90 credits. Your plan has 400.',
      isMore: false,
    });
    expect(monthCost(often, 'starter')).toEqual({
      words: 'About 91 videos a month: 910 credits. Your plan has 400.',
      isMore: true,
    });
  });

  it('covers only the trial period while the account is on a trial', () => {
    expect(monthCost(twice, 'trial')).toEqual({
      words:
        'About 2 videos in a trial’s 7 days: 20 of its 200 credits. When it ends, the series pauses unless you choose a plan with series.',
      isMore: false,
    });
    expect(monthCost(often, 'trial').isMore).toBe(true);
  });

  it('is shown on its own for a plan that isn’t on sale', () => {
    expect(monthCost(twice, 'premium')).toEqual({
      words: 'About 9 videos a month: 90 credits.',
      isMore: false,
    });
  });
});
