import { describe, expect, it } from 'vitest';
import { nameOf, ownFirst, timesOf } from '#web/features/settings/sessions/session-words.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const MINUTE_MS = 60_000;
const session = (minutesAgo: number, isThis = false) => ({
  id: String(minutesAgo),
  openedAt: '2026-11-02T12:00:00Z',
  usedAt: new Date(NOW.getTime() - minutesAgo * MINUTE_MS).toISOString(),
  isThis,
});

describe('a signed-in device', () => {
  // Proves dashboard-account-signed-in-device-others.
  it.each([
    [0, 'just now'],
    [15, 'just now'],
    [16, '16 minutes ago'],
    [59, '59 minutes ago'],
    [60, '1 hour ago'],
    [23 * 60, '23 hours ago'],
    [24 * 60, 'yesterday'],
    [6 * 24 * 60, '6 days ago'],
    [7 * 24 * 60, 'Nov 13, 2026'],
  ])('last used %i minutes ago is shown as used %s', (minutes, words) => {
    expect(timesOf(session(minutes), 'UTC', NOW)).toEqual([`Used ${words}`, 'Signed in on Nov 2, 2026']);
  });

  it('shows when it signed in, and comes first if it is the current device', () => {
    expect(timesOf(session(0, true), 'UTC', NOW)).toEqual(['Signed in on Nov 2, 2026']);
    const [one, two, own] = [session(5), session(9), session(20, true)];
    expect(ownFirst([one, two, own])).toEqual([own, one, two]);
  });

  it('is called unknown when it isn’t recognized', () => {
    expect(nameOf({})).toBe('Unknown device');
  });
});
