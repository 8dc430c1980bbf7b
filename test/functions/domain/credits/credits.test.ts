import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Account,
  balanceOf,
  type Charge,
  emptyAccount,
  endPlan,
  isTrialActive,
  type LedgerRow,
  lapse,
  type PaidAccess,
  paymentProblemOf,
  trialDaysRemaining,
  usedCredits,
  videosRemaining,
} from '#functions/domain/credits/credits.ts';
import { settle } from '#functions/domain/credits/free-month.ts';
import { trialLimits } from '#functions/domain/credits/limits.ts';
import { giveBack, reserve } from '#functions/domain/credits/reservations.ts';
import { mayStartTrial, trialStarted, withTrialUsed } from '#functions/domain/credits/trial.ts';
import { usedGrants } from '#functions/domain/credits/used-grants.ts';
import { runs } from '#test/support/run/full-run.ts';

const NOVEMBER = new Date('2026-11-20T12:00:00Z');
const DECEMBER = new Date('2026-12-01T00:00:00Z');
const fresh = (now = NOVEMBER): Account => settle(emptyAccount('owner', now), now).account;

const PAID: PaidAccess = {
  plan: 'hobby',
  priceCents: 1900,
  subscriptionId: 's',
  status: 'active',
  periodStart: '2026-11-10T00:00:00.000Z',
  periodEnd: '2026-12-10T00:00:00.000Z',
  accessUntil: NOVEMBER.toISOString(),
  cancelAtPeriodEnd: false,
};

describe('credits', () => {
  it('give a new account three free videos for the calendar month', () => {
    const { account, rows } = settle(emptyAccount('owner', NOVEMBER), NOVEMBER);
    expect(videosRemaining(account, NOVEMBER)).toBe(3);
    expect(rows).toMatchObject([{ id: 'grant:free:2026-11', amount: 30, reason: 'grant' }]);
    expect(account.grants[0]?.expiresAt).toBe('2026-12-01T00:00:00.000Z');
  });

  it('include each month’s free credits only once', () => {
    expect(settle(fresh(), NOVEMBER).rows).toEqual([]);
  });

  it('do not roll over when they are free', () => {
    const { account, rows } = settle(fresh(), DECEMBER);
    expect(balanceOf(account, DECEMBER)).toBe(30);
    expect(rows.map((row) => [row.reason, row.amount])).toEqual([
      ['expire', -30],
      ['grant', 30],
    ]);
  });

  it('cannot be spent after they expire, even before their expiry has been recorded', () => {
    expect(reserve(fresh(), { videoId: 'v', attempt: 1 }, DECEMBER)).toBeUndefined();
  });

  it('are not enough for a fourth free video', () => {
    let account = fresh();
    for (let video = 1; video <= 3; video += 1) {
      const reserved = reserve(account, { videoId: `v${video}`, attempt: 1 }, NOVEMBER);
      expect(reserved?.charge).toEqual([{ grantId: 'free:2026-11', amount: 10 }]);
      account = reserved?.account ?? account;
    }
    expect(usedCredits(account, NOVEMBER)).toBe(30);
    expect(reserve(account, { videoId: 'v4', attempt: 1 }, NOVEMBER)).toBeUndefined();
  });

  it('are taken from the oldest grant first, and one video may use two grants', () => {
    const account: Account = {
      ...fresh(),
      grants: [
        { id: 'a', kind: 'paid', remaining: 4, expiresAt: '2027-02-01T00:00:00.000Z' },
        { id: 'b', kind: 'paid', remaining: 50, expiresAt: '2027-01-01T00:00:00.000Z' },
      ],
    };
    expect(reserve(account, { videoId: 'v', attempt: 1 }, NOVEMBER)?.charge).toEqual([
      { grantId: 'a', amount: 4 },
      { grantId: 'b', amount: 6 },
    ]);
  });

  it('expire immediately if they are returned after their grant has expired', () => {
    const reserved = reserve(fresh(), { videoId: 'v', attempt: 1 }, NOVEMBER);
    const december = settle(reserved?.account ?? fresh(), DECEMBER).account;
    const back = giveBack(
      december,
      {
        videoId: 'v',
        attempt: 1,
        charge: reserved?.charge ?? [],
        reservedAt: NOVEMBER.toISOString(),
      },
      DECEMBER,
    );
    expect(back.rows.map((row) => row.amount)).toEqual([10, -10]);
    expect(balanceOf(back.account, DECEMBER)).toBe(30);
  });

  it('always equal the sum of the rows and never go negative, over any sequence of creations, failures and months', () => {
    const step = fc.record({
      action: fc.constantFrom('create', 'fail', 'wait'),
      pick: fc.nat(9),
      hours: fc.nat(24 * 20),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let now = NOVEMBER;
        let account = emptyAccount('owner', now);
        const rows: LedgerRow[] = [];
        const open: { videoId: string; charge: Charge }[] = [];
        const apply = (change: { account: Account; rows: readonly LedgerRow[] }): void => {
          account = change.account;
          rows.push(...change.rows);
        };
        for (const [index, { action, pick, hours }] of steps.entries()) {
          if (action === 'wait') now = new Date(now.getTime() + hours * 3_600_000);
          apply(settle(account, now));
          if (action === 'create') {
            const reserved = reserve(account, { videoId: `v${index}`, attempt: 1 }, now);
            if (reserved !== undefined) {
              apply(reserved);
              open.push({ videoId: `v${index}`, charge: reserved.charge });
            }
          }
          const [failed] = action === 'fail' ? open.splice(pick % Math.max(1, open.length), 1) : [];
          if (failed !== undefined)
            apply(giveBack(account, { ...failed, attempt: 1, reservedAt: now.toISOString() }, now));
          const sum = rows.reduce((total, row) => total + row.amount, 0);
          expect(balanceOf(account, now)).toBe(sum);
          expect(sum).toBeGreaterThanOrEqual(0);
          expect(account.grants.every((grant) => grant.remaining >= 0)).toBe(true);
        }
        expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
      }),
      { numRuns: runs(3000, 200) },
    );
  });
});

describe('a trial', () => {
  const trial = trialStarted(fresh(), NOVEMBER).account;
  const end = new Date(trial.trialEndsAt ?? '');
  const before = (milliseconds: number) => new Date(end.getTime() - milliseconds);

  it('is active until the moment it ends, and part of a day counts as a whole day', () => {
    expect([isTrialActive(trial, before(1)), isTrialActive(trial, end)]).toEqual([true, false]);
    expect([1, 86_400_000, 86_400_001].map((left) => trialDaysRemaining(trial, before(left)))).toEqual([
      1, 1, 2,
    ]);
    expect(trialDaysRemaining(trial, end)).toBe(0);
    expect(isTrialActive({ ...trial, subscription: 'hobby' }, NOVEMBER)).toBe(false);
    expect(isTrialActive({ ...fresh(), subscription: 'trial' }, NOVEMBER)).toBe(false);
  });

  it('can be started once, and not alongside a paid plan', () => {
    expect(mayStartTrial(fresh())).toBe(true);
    for (const account of [trial, withTrialUsed(fresh(), NOVEMBER)])
      expect(mayStartTrial(account)).toBe(false);
    expect(mayStartTrial({ ...fresh(), paid: PAID })).toBe(false);
  });

  it('is recorded as used, as is the month’s free grant, so that a person gets each only once', () => {
    expect(usedGrants(fresh(), NOVEMBER)).toEqual(['free:2026-11']);
    expect(usedGrants(trial, NOVEMBER)).toEqual(['free:2026-11', 'trial']);
    expect(usedGrants(trial, DECEMBER)).toEqual(['trial']);
  });

  it('is shown in the account’s limits', () => {
    expect(trialLimits(trial, NOVEMBER)).toMatchObject({
      can_generate: true,
      subscription: 'trial',
      is_trial_active: true,
      videos_remaining: videosRemaining(trial, NOVEMBER),
    });
    const broke = { ...fresh(), grants: [] };
    expect(trialLimits(broke, NOVEMBER)).toMatchObject({ can_generate: false, videos_remaining: 0 });
  });
});

describe('a plan that ends', () => {
  const grant = { remaining: 5, expiresAt: '2027-02-01T00:00:00.000Z' } as const;
  const account: Account = {
    ...fresh(),
    subscription: 'growth',
    grants: [
      { ...grant, id: 'bought', kind: 'paid' },
      { ...grant, id: 'disputed', kind: 'paid', frozen: 5 },
      { ...grant, id: 'gone', kind: 'paid', expiresAt: NOVEMBER.toISOString() },
      { ...grant, id: 'free', kind: 'free' },
    ],
  };

  it('takes its credits away, except the disputed ones', () => {
    const { grants } = endPlan(account, new Date(NOVEMBER.getTime() + 1));
    expect(grants.map(({ expiresAt }) => expiresAt)).toEqual([
      '2026-11-20T12:00:00.001Z',
      grant.expiresAt,
      NOVEMBER.toISOString(),
      grant.expiresAt,
    ]);
  });

  it.each([
    ['leaves a trial that is still running', '2026-11-20T12:00:00.001Z', 'trial'],
    ['leaves no trial that ends at that moment', '2026-11-20T12:00:00.000Z', 'free'],
    ['leaves a free account without a trial', undefined, 'free'],
  ])('%s', (_, trialEndsAt, subscription) => {
    expect(endPlan({ ...account, ...(trialEndsAt && { trialEndsAt }) }, NOVEMBER).subscription).toBe(
      subscription,
    );
  });
});

describe('a lapse', () => {
  it('happens once, and removes an empty grant without writing a row', () => {
    const empty = { id: 'empty', kind: 'paid', remaining: 0, expiresAt: NOVEMBER.toISOString() } as const;
    const { account, rows } = lapse({ ...fresh(), grants: [empty] }, NOVEMBER);
    expect([account.grants, rows]).toEqual([[], []]);
    const settled = fresh();
    expect(lapse(settled, NOVEMBER).account).toBe(settled);
  });

  it('ends a paid plan at the moment its paid access ends', () => {
    const paid = { ...fresh(), subscription: 'hobby', paid: PAID } as const;
    const before = new Date(NOVEMBER.getTime() - 1);
    expect(lapse(paid, before).account).toBe(paid);
    expect(lapse({ ...paid, grants: [] }, NOVEMBER).account).toMatchObject({ subscription: 'free' });
    expect(paymentProblemOf(paid)).toBeUndefined();
    expect(paymentProblemOf({ ...paid, paid: { ...PAID, status: 'past_due' } })).toEqual({
      since: PAID.periodEnd,
      accessUntil: PAID.accessUntil,
    });
  });

  it('resets the count of used credits when the month is over', () => {
    const used = { ...fresh(), used: { period: '2026-11', credits: 20 } };
    expect([usedCredits(used, NOVEMBER), usedCredits(used, DECEMBER)]).toEqual([20, 0]);
  });
});
