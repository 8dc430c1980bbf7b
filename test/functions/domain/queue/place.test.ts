import { describe, expect, it } from 'vitest';
import { type Line, queuePlaceOf } from '#functions/domain/queue/place.ts';

/** An account with two slots of its own and three waiting attempts. */
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

describe('the place of an attempt in the queue', () => {
  it('is undefined while the attempt isn’t waiting', () => {
    expect(queuePlaceOf(line(['r'], 0), 'r', 60)).toBeUndefined();
  });

  it.each([
    ['counts only its account’s own films while it waits for them', undefined, [1, 2, 3]],
    ['counts from one when nobody is ahead', 0, [1, 2, 3]],
    ['counts a round of those ahead for each film', 3, [4, 8, 12]],
  ])('%s', (_, ahead, places) => {
    const told = ['a', 'b', 'c'].map((name) => queuePlaceOf(line([], ahead), name, undefined));
    expect(told).toEqual(places.map((place) => ({ place })));
  });
});

describe('the time left', () => {
  it.each<[string, Line, string, [number, number]]>([
    ['is a film’s own time and its wait for a slot', line([], 0), 'a', [1, 66]],
    ['fills free slots of the account first', line([], 0), 'b', [2, 72]],
    ['waits for the account’s own films beyond its slots', line([], 0), 'c', [3, 90]],
    ['counts what is already running', line(['r'], 0), 'c', [3, 120]],
    ['takes no slot from more films than the plan allows', line(['r', 's', 't'], 1), 'a', [2, 90]],
    ['waits for others where they take longer', line([], 3, 2), 'b', [8, 300]],
    ['waits for others before the account’s own first film', line([], 5, 6), 'a', [6, 120]],
    ['counts no free slot while its own films have to end', line(['r'], undefined, 1), 'a', [1, 90]],
    ['counts no others while its own films have to end', line(['r', 's'], undefined, 1), 'b', [2, 120]],
  ])('%s', (_, waiting, name, [place, secondsLeft]) => {
    expect(queuePlaceOf(waiting, name, 60)).toEqual({ place, secondsLeft });
  });

  it('is in whole seconds', () => {
    expect(queuePlaceOf(line([], 0, 3), 'a', 50)).toEqual({ place: 1, secondsLeft: 67 });
    expect(queuePlaceOf(line([], 0, 3), 'a', 49)).toEqual({ place: 1, secondsLeft: 65 });
  });
});
