import { describe, expect, it } from 'vitest';
import { countWords } from '#contract/script.ts';
import { readingMinutes } from '#web/data/stories/reading.ts';
import * as format from '#web/lib/format.ts';

describe('dates', () => {
  it('are shown in the chosen time zone', () => {
    const late = '2026-11-20T03:00:00.000Z';
    expect(format.formatDate(late, 'UTC')).toBe('Nov 20, 2026');
    expect(format.formatDate(late, 'Etc/GMT')).toBe('Nov 20, 2026');
    expect(format.formatDate(late, 'America/New_York')).toBe('Nov 19, 2026');
    expect(format.formatDate(late, 'America/Los_Angeles')).toBe('Nov 19, 2026');
  });

  it('are shown as a dash when unreadable', () => expect(format.formatDate('soon', 'UTC')).toBe('—'));
});

describe('numbers', () => {
  it('have thousands separators, and a missing number is shown as a dash', () => {
    expect(format.formatNumber(12_345)).toBe('12,345');
    expect(format.formatNumber(undefined)).toBe('—');
    expect(format.formatNumber(0)).toBe('0');
  });

  it('of seconds are rounded down, and a missing length is shown as a dash', () => {
    expect(format.formatSeconds(47.9)).toBe('47 s');
    expect(format.formatClock(59.6)).toBe('0:59');
    expect(format.formatClock(75)).toBe('1:15');
    expect(format.formatClock(0)).toBe('—');
  });
});

describe('sizes', () => {
  it.each([
    [0, '0 GB'],
    [1, 'under 0.1 GB'],
    [3_240_000_000, '3.2 GB'],
    [20e9, '20 GB'],
    [5e12, '5 TB'],
  ])('of %d bytes are shown as %s', (bytes, text) => expect(format.formatBytes(bytes)).toBe(text));
});

describe('text', () => {
  it('is cut at whole characters, with an ellipsis only when it was cut', () => {
    expect(format.excerpt('🚀🚀🚀', 2)).toBe('🚀🚀…');
    expect(format.excerpt('abc', 3)).toBe('abc');
    expect(format.excerpt('ab cd', 3)).toBe('ab…');
  });

  // Proves constant-200-words-minute.
  it('takes one minute to read for every 200 words, rounded up', () => {
    expect(readingMinutes('word '.repeat(200))).toBe(1);
    expect(readingMinutes('word '.repeat(201))).toBe(2);
    expect(countWords('  one\ntwo  three ')).toBe(3);
  });
});

describe('names', () => {
  it('give a first name and up to two initials, in any script', () => {
    expect(format.firstName('  Ada  Lovelace')).toBe('Ada');
    expect(format.initialsOf('Ada King Lovelace')).toBe('AL');
    expect(format.initialsOf('çelik')).toBe('Ç');
    expect(format.initialsOf('🚀 Rocket')).toBe('🚀R');
    expect(format.initialsOf('   ')).toBe('?');
  });
});
