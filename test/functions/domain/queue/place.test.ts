import { describe, expect, it } from 'vitest';
import { type Line, queuePlaceOf } from '#functions/domain/queue/place.ts';

/** An account that may have two slots and has three waiting attempts. */
const line = (running: string[], ahead: number | undefined, slots = 10): Line => ({
  films: {
    ownerId: 'owner',
    version: 1,
    running,
    waiting: ['a', 'b', 'c'],
    standing: { tier: 'paid', limit: 2 },
  },
  ahead,
  slots,
});

describe('an attempt’s place in the queue', () => {
  it('is undefined while the attempt isn’t waiting', () => {
    expect(queuePlaceOf(line(['r'], 0), 'r', 60)).toBeUndefined();
  });

  it.each([
    ['counts only its account’s own films while it waits for them', undefined, [1, 2, 3]],
    ['counts from one when nobody is ahead', 0, [1, 2, 3]],
    ['counts a round of the accounts ahead for each film', 3, [4, 8, 12]],
  ])('%s', (_, ahead, places) => {
    const told = ['a', 'b', 'c'].map((name) => queuePlaceOf(line([], ahead), name, undefined));
    expect(told).toEqual(places.map((place) => ({ place })));
  });
});

describe('the time left', () => {
  it.each<[string, Line, string, [number, number]]>([
    ['is a film’s own time and its wait for a slot', line([], 0), 'a', [1, 66]],
    ['ignores the account’s own films while it has free slots', line([], 0), 'b', [2, 72]],
    ['includes the wait for the account’s own films beyond its slots', line([], 0), 'c', [3, 90]],
    ['counts films that are already running', line(['r'], 0), 'c', [3, 120]],
    ['counts no free slot if more films run than the plan allows', line(['r', 's', 't'], 1), 'a', [2, 90]],
    ['is based on the wait for others if that is longer', line([], 3, 2), 'b', [8, 300]],
    ['includes the wait for others even for the account’s first film', line([], 5, 6), 'a', [6, 120]],
    [
      'counts no free slot while the account waits for its own films',
      line(['r'], undefined, 1),
      'a',
      [1, 90],
    ],
    [
      'ignores others while the account waits for its own films',
      line(['r', 's'], undefined, 1),
      'b',
      [2, 120],
    ],
  ])('%s', (_, waiting, name, [place, secondsLeft]) => {
    expect(queuePlaceOf(waiting, name, 60)).toEqual({ place, secondsLeft });
  });

  it('is in whole seconds', () => {
    expect(queuePlaceOf(line([], 0, 3), 'a', 50)).toEqual({ place: 1, secondsLeft: 67 });
    expect(queuePlaceOf(line([], 0, 3), 'a', 49)).toEqual({ place: 1, secondsLeft: 65 });
  });
});
