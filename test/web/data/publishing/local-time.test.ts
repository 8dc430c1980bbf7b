import { describe, expect, it } from 'vitest';
import { localTimeOf, momentOf, suggestedTime, todayIn } from '#web/data/publishing/local-time.ts';

const NOW = new Date('2026-03-01T04:30:00.000Z');

describe('a time to publish', () => {
  it('is interpreted in the account’s time zone, in winter and in summer', () => {
    expect(momentOf({ date: '2026-03-05', time: '18:30' }, 'America/New_York', NOW).at).toBe(
      '2026-03-05T23:30:00.000Z',
    );
    expect(momentOf({ date: '2026-07-05', time: '18:30' }, 'America/New_York', NOW).at).toBe(
      '2026-07-05T22:30:00.000Z',
    );
    expect(momentOf({ date: '2026-07-05', time: '18:30' }, 'UTC', NOW).at).toBe('2026-07-05T18:30:00.000Z');
  });

  it('is refused with an explanation if the clocks skip it', () => {
    for (const [timezone, place] of [
      ['America/New_York', 'New York time'],
      ['America/Los_Angeles', 'Los Angeles time'],
    ] as const) {
      const { at, problem } = momentOf({ date: '2026-03-08', time: '02:30' }, timezone, NOW);
      expect(at).toBeUndefined();
      expect(problem).toBe(
        `There is no Sun, 8 Mar, 02:30 in ${place}, because the clock is put forward then. Choose another time.`,
      );
    }
    expect(momentOf({ date: '2026-03-08', time: '03:00' }, 'America/New_York', NOW).at).toBe(
      '2026-03-08T07:00:00.000Z',
    );
    expect(momentOf({ date: '2026-03-08', time: '01:59' }, 'America/New_York', NOW).at).toBe(
      '2026-03-08T06:59:00.000Z',
    );
  });

  it('means the earlier moment if it occurs twice because the clocks go back', () =>
    expect(momentOf({ date: '2026-11-01', time: '01:30' }, 'America/New_York', NOW).at).toBe(
      '2026-11-01T05:30:00.000Z',
    ));

  it('is refused if it has passed, or is in the current minute', () => {
    const passed = 'This time has passed. Choose a later one.';
    expect(momentOf({ date: '2026-02-28', time: '12:00' }, 'UTC', NOW).problem).toBe(passed);
    expect(momentOf({ date: '2026-03-01', time: '04:30' }, 'UTC', NOW).problem).toBe(passed);
    expect(momentOf({ date: '2026-03-01', time: '04:31' }, 'UTC', NOW).problem).toBeUndefined();
  });

  it('is refused while it is incomplete', () => {
    for (const typed of [
      { date: '', time: '18:30' },
      { date: '2026-03-05', time: '' },
      { date: '12026-03-05', time: '18:30' },
    ])
      expect(momentOf(typed, 'UTC', NOW).problem).toBe('Choose a date and a time.');
  });

  it('is shown and suggested in the account’s time zone', () => {
    expect(localTimeOf('2026-07-05T22:30:00.000Z', 'America/New_York')).toEqual({
      date: '2026-07-05',
      time: '18:30',
    });
    expect(todayIn('America/New_York', NOW)).toBe('2026-02-28');
    expect(suggestedTime('America/New_York', NOW)).toEqual({ date: '2026-03-01', time: '18:30' });
  });
});
