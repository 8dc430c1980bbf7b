import { describe, expect, it } from 'vitest';
import { CHECKS_AT_ONCE } from '#contract/catalogue.ts';
import {
  AccountFilms,
  advance,
  join,
  leave,
  noFilms,
  restand,
  type Standing,
  turnStandingOf,
} from '#functions/domain/queue/account-films.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const EARLIER = '2026-11-20T11:00:00.000Z';
const TWO: Standing = { tier: 'paid', limit: 2 };
const films = (waiting: string[], running: string[], turnSince?: string): AccountFilms => ({
  ownerId: 'owner',
  version: 7,
  standing: TWO,
  waiting,
  running,
  ...(turnSince === undefined ? {} : { turnSince }),
});
const SINCE_NOW = NOW.toISOString();

describe('an account’s queue', () => {
  it('starts empty, with the limits of a free account', () => {
    expect(noFilms('owner')).toEqual({
      ownerId: 'owner',
      version: 0,
      running: [],
      waiting: [],
      standing: { tier: 'free', limit: 1 },
    });
  });

  it.each([
    ['free', { tier: 'free', limit: 1 }],
    ['trial', { tier: 'trial', limit: 2 }],
    ['growth', { tier: 'paid', limit: 5 }],
  ] as const)('has the tier of a %s account, and its limit on concurrent films', (subscription, standing) => {
    expect(turnStandingOf(subscription)).toEqual(standing);
  });

  it('has a separate limit for work other than films', () => {
    expect(turnStandingOf('free', CHECKS_AT_ONCE)).toEqual({ tier: 'free', limit: 2 });
  });
});

describe('a turn', () => {
  it.each<[string, AccountFilms, AccountFilms]>([
    ['begins while something waits and a slot is free', films(['a'], ['r']), films(['a'], ['r'], SINCE_NOW)],
    ['keeps the time at which it began', films(['a'], ['r'], EARLIER), films(['a'], ['r'], EARLIER)],
    ['ends when every slot is taken', films(['a'], ['r', 's'], EARLIER), films(['a'], ['r', 's'])],
    [
      'ends when more films run than there are slots',
      films(['a'], ['r', 's', 't'], EARLIER),
      films(['a'], ['r', 's', 't']),
    ],
    ['ends when nothing waits', films([], ['r'], EARLIER), films([], ['r'])],
    ['never begins while nothing waits', films([], []), films([], [])],
  ])('%s', (_, before, after) => {
    expect(restand(before, TWO, NOW)).toEqual(after);
  });

  it('follows the current plan', () => {
    const three: Standing = { tier: 'paid', limit: 3 };
    const full = films(['a'], ['r', 's']);
    expect(restand(full, three, NOW)).toEqual({ ...full, standing: three, turnSince: SINCE_NOW });
  });
});

describe('an attempt', () => {
  it('joins the end of its account’s line, under the current plan', () => {
    const free: Standing = { tier: 'free', limit: 1 };
    expect(join(films(['a'], []), 'b', free, NOW)).toEqual({
      ...films(['a', 'b'], [], SINCE_NOW),
      standing: free,
    });
    expect(join(films([], ['r']), 'a', free, NOW)).toEqual({ ...films(['a'], ['r']), standing: free });
  });

  it('gets a slot, and the account’s turn starts over', () => {
    expect(advance(films(['a', 'b'], [], EARLIER), 'a', NOW)).toEqual(films(['b'], ['a'], SINCE_NOW));
    expect(advance(films(['a', 'b'], ['r'], EARLIER), 'b', NOW)).toEqual(films(['a'], ['r', 'b']));
    expect(advance(films(['a'], [], EARLIER), 'a', NOW)).toEqual(films([], ['a']));
  });

  it('leaves its slot or its line, and nothing else moves', () => {
    expect(leave(films(['a', 'b'], ['r', 's']), 'r', NOW)).toEqual(films(['a', 'b'], ['s'], SINCE_NOW));
    expect(leave(films(['a', 'b'], ['r'], EARLIER), 'a', NOW)).toEqual(films(['b'], ['r'], EARLIER));
    expect(leave(films(['a'], ['r'], EARLIER), 'a', NOW)).toEqual(films([], ['r']));
    expect(leave(films(['a'], ['r'], EARLIER), 'x', NOW)).toEqual(films(['a'], ['r'], EARLIER));
  });
});

describe('a stored queue', () => {
  const stored = films(['a'], ['r'], EARLIER);

  it.each<[string, AccountFilms]>([
    ['a turn', stored],
    ['no turn', films(['a'], ['r', 's'])],
    ['the smallest numbers', { ...stored, version: 0, standing: { tier: 'free', limit: 1 } }],
    ['a trial', { ...stored, standing: { tier: 'trial', limit: 2 } }],
  ])('is accepted with %s', (_, row) => {
    expect(AccountFilms.parse(row)).toEqual(row);
  });

  it.each([
    ['a negative version', { version: -1 }],
    ['a fractional version', { version: 0.5 }],
    ['no slot at all', { standing: { tier: 'free', limit: 0 } }],
    ['an unknown tier', { standing: { tier: 'gold', limit: 1 } }],
    ['a turn that isn’t a time', { turnSince: 'yesterday' }],
    ['names that aren’t text', { waiting: [1] }],
    ['no owner', { ownerId: undefined }],
  ])('is refused with %s', (_, change) => {
    expect(AccountFilms.safeParse({ ...stored, ...change }).success).toBe(false);
  });
});
