import { describe, expect, it } from 'vitest';
import { afterOrderWords, beforeOrderWords, dayLimitWords } from '#web/data/publishing/day-limit.ts';

const channels = ['Deep Sea Minute', 'Night Stories', 'Cold Cases'].map((name) => ({
  name,
  platform: 'youtube' as const,
}));
const account = { name: 'Ada', platform: 'tiktok' as const };

describe('a plan’s daily video limit', () => {
  it('is stated in advance', () => {
    expect(dayLimitWords('free')).toBe(
      'Your plan sends YouTube at most one video a day. More wait for the next day.',
    );
    expect(dayLimitWords('hobby')).toMatch(/at most three videos a day/u);
    expect([dayLimitWords('unheard'), dayLimitWords(undefined)]).toEqual([undefined, undefined]);
  });

  it('makes some of the chosen channels wait until the next day; the form and the message name them', () => {
    expect(beforeOrderWords(channels.slice(0, 2), 'free')).toBe(
      'Your plan sends YouTube at most one video a day: Deep Sea Minute goes first, and Night Stories waits for the next day. What you have already sent today counts too.',
    );
    expect(afterOrderWords(channels.slice(0, 2), 'free')).toBe('Night Stories waits for the next day.');
    expect(afterOrderWords(channels, 'free')).toBe('Night Stories and Cold Cases wait for the next day.');
  });

  it('isn’t mentioned for channels that fit into one day, or for TikTok', () => {
    expect(beforeOrderWords([account, ...channels.slice(0, 1)], 'free')).toBeUndefined();
    expect(afterOrderWords([account, account], 'free')).toBeUndefined();
    expect(beforeOrderWords(channels, 'trial')).toBeUndefined();
    expect(beforeOrderWords(channels, 'unheard')).toBeUndefined();
  });
});
