import { describe, expect, it } from 'vitest';
import {
  type Account,
  balanceOf,
  emptyAccount,
  type Grant,
  type PaidAccess,
} from '#functions/domain/credits/credits.ts';
import {
  freeGrantOf,
  isFreeMonthDue,
  renewalOf,
  settle,
  withheldAt,
  withhold,
} from '#functions/domain/credits/free-month.ts';
import { trialLimits } from '#functions/domain/credits/limits.ts';
import { lowCredits } from '#functions/domain/credits/low-credits.ts';
import { isTrialOffered, trialStarted, withTrialUsed } from '#functions/domain/credits/trial.ts';

const NOVEMBER = new Date('2026-11-20T12:00:00Z');
const DECEMBER = new Date('2026-12-01T00:00:00Z');
const NEXT_MONTH = '2026-12-01T00:00:00.000Z';
const empty = emptyAccount('owner', NOVEMBER);
const fresh = settle(empty, NOVEMBER).account;
const PAID: PaidAccess = {
  plan: 'hobby',
  priceCents: 1900,
  subscriptionId: 's',
  status: 'active',
  periodStart: '2026-11-10T00:00:00.000Z',
  periodEnd: '2026-12-10T00:00:00.000Z',
  accessUntil: '2026-12-17T00:00:00.000Z',
  cancelAtPeriodEnd: false,
};
const subscribed: Account = { ...fresh, subscription: 'hobby', paid: PAID };
const withCredits = (account: Account, remaining: number): Account => ({
  ...account,
  grants: [{ id: freeGrantOf(NOVEMBER), kind: 'free', remaining, expiresAt: NEXT_MONTH }],
});

describe('a month’s free credits', () => {
  it('come as one grant for that month, with one ledger row', () => {
    expect(freeGrantOf(NOVEMBER)).toBe('free:2026-11');
    const { account, rows } = settle(empty, NOVEMBER);
    expect(account).toEqual({
      ...empty,
      grants: [{ id: 'free:2026-11', kind: 'free', remaining: 30, expiresAt: NEXT_MONTH }],
    });
    expect(rows).toEqual([
      {
        id: 'grant:free:2026-11',
        ownerId: 'owner',
        amount: 30,
        reason: 'grant',
        grantId: 'free:2026-11',
        at: NOVEMBER.toISOString(),
      },
    ]);
  });

  it('are due once a month, for free accounts only', () => {
    const other: Grant = { id: 'free:2026-10', kind: 'free', remaining: 0, expiresAt: NEXT_MONTH };
    const bought: Grant = { id: 'invoice:1', kind: 'paid', remaining: 5, expiresAt: NEXT_MONTH };
    expect(isFreeMonthDue(empty, NOVEMBER)).toBe(true);
    expect(isFreeMonthDue({ ...empty, grants: [other, bought] }, NOVEMBER)).toBe(true);
    expect(isFreeMonthDue({ ...empty, grants: [bought, ...fresh.grants] }, NOVEMBER)).toBe(false);
    // Setting the clock back does not grant a month a second time.
    expect(isFreeMonthDue({ ...empty, grants: [{ ...other, id: 'free:2026-12' }] }, NOVEMBER)).toBe(false);
    expect(isFreeMonthDue({ ...empty, subscription: 'trial' }, NOVEMBER)).toBe(false);
    expect(isFreeMonthDue(subscribed, DECEMBER)).toBe(false);
  });

  it('can be withheld for one month, and are granted again in the next', () => {
    const account = withhold(empty, 'elsewhere', NOVEMBER);
    expect(account).toEqual({ ...empty, withheld: { period: '2026-11', why: 'elsewhere' } });
    expect(withheldAt(account, NOVEMBER)).toBe('elsewhere');
    expect(withheldAt(empty, NOVEMBER)).toBeUndefined();
    expect(withheldAt({ ...account, subscription: 'hobby' }, NOVEMBER)).toBeUndefined();
    expect(isFreeMonthDue(account, NOVEMBER)).toBe(false);
    const unchanged = settle(account, NOVEMBER);
    expect([unchanged.account, unchanged.rows]).toEqual([account, []]);
    expect(withheldAt(account, DECEMBER)).toBeUndefined();
    const next = settle(account, DECEMBER).account;
    expect(balanceOf(next, DECEMBER)).toBe(30);
    expect(next).not.toHaveProperty('withheld');
    expect(trialLimits(account, NOVEMBER)).toMatchObject({ withheld: 'elsewhere', can_generate: false });
  });
});

describe('the next credits', () => {
  it.each([
    ['of a free account come with the next month', fresh, NEXT_MONTH],
    [
      'of a person whose credits went elsewhere come with the next month',
      withhold(empty, 'elsewhere', NOVEMBER),
      NEXT_MONTH,
    ],
    ['of an address that gets none never come', withhold(empty, 'disposable', NOVEMBER), undefined],
    ['of a plan come when it renews', subscribed, PAID.periodEnd],
    [
      'of a cancelled plan never come',
      { ...subscribed, paid: { ...PAID, cancelAtPeriodEnd: true } },
      undefined,
    ],
    ['of a trial never come', trialStarted(fresh, NOVEMBER).account, undefined],
  ])('%s', (_, account: Account, at) => {
    expect(renewalOf(account, NOVEMBER)).toBe(at);
  });
});

describe('a trial offer', () => {
  it('is made to free accounts that have not had a trial and whose address is eligible for one', () => {
    expect(isTrialOffered(fresh, NOVEMBER)).toBe(true);
    expect(isTrialOffered(withhold(empty, 'elsewhere', NOVEMBER), NOVEMBER)).toBe(true);
    expect(isTrialOffered(withhold(empty, 'disposable', NOVEMBER), NOVEMBER)).toBe(false);
    expect(isTrialOffered(withTrialUsed(fresh, NOVEMBER), NOVEMBER)).toBe(false);
    expect(isTrialOffered(subscribed, NOVEMBER)).toBe(false);
    expect(withTrialUsed(fresh, NOVEMBER)).toEqual({ ...fresh, trialEndsAt: NOVEMBER.toISOString() });
  });

  it('gives 200 credits for seven days once it is accepted, with one ledger row', () => {
    const { account, rows } = trialStarted(fresh, NOVEMBER);
    const expiresAt = '2026-11-27T12:00:00.000Z';
    expect(account).toEqual({
      ...fresh,
      subscription: 'trial',
      trialEndsAt: expiresAt,
      grants: [...fresh.grants, { id: 'trial', kind: 'trial', remaining: 200, expiresAt }],
    });
    expect(rows).toEqual([
      {
        id: 'grant:trial',
        ownerId: 'owner',
        amount: 200,
        reason: 'grant',
        grantId: 'trial',
        at: NOVEMBER.toISOString(),
      },
    ]);
  });
});

describe('low credits', () => {
  it('are reported when they don’t cover a video, unless new credits are due', () => {
    expect(lowCredits(withCredits(fresh, 10), NOVEMBER)).toBeUndefined();
    expect(lowCredits(empty, NOVEMBER)).toBeUndefined();
    expect(lowCredits(withCredits(fresh, 9), NOVEMBER)).toEqual({
      period: '2026-11',
      credits: 9,
      renewsOn: '2026-12-01T00:00:00.000Z',
    });
  });

  it('are reported once per paid period, trial or month', () => {
    expect(lowCredits(withCredits(subscribed, 0), NOVEMBER)).toEqual({
      period: PAID.periodStart,
      credits: 0,
      renewsOn: PAID.periodEnd,
    });
    const trial = withCredits(trialStarted(fresh, NOVEMBER).account, 3);
    expect(lowCredits(trial, NOVEMBER)).toEqual({ period: 'trial', credits: 3 });
  });
});
