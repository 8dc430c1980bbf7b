import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Account,
  balanceOf,
  type Charge,
  emptyAccount,
  type LedgerRow,
  usedCredits,
  videosRemaining,
} from '#functions/domain/credits/credits.ts';
import { settle } from '#functions/domain/credits/free-month.ts';
import { giveBack, reserve } from '#functions/domain/credits/reservations.ts';
import { isFullRun } from '#test/support/run/full-run.ts';

const NOVEMBER = new Date('2026-11-20T12:00:00Z');
const DECEMBER = new Date('2026-12-01T00:00:00Z');
const fresh = (now = NOVEMBER): Account => settle(emptyAccount('owner', now), now).account;

describe('credits', () => {
  it('give a new account three free videos for the calendar month', () => {
    const { account, rows } = settle(emptyAccount('owner', NOVEMBER), NOVEMBER);
    expect(videosRemaining(account, NOVEMBER)).toBe(3);
    expect(rows).toMatchObject([{ id: 'grant:free:2026-11', amount: 30, reason: 'grant' }]);
    expect(account.grants[0]?.expiresAt).toBe('2026-12-01T00:00:00.000Z');
  });

  it('grant the free credits of a month once', () => {
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

  it('cannot be spent after they expire, even before their expiry is written', () => {
    expect(reserve(fresh(), { videoId: 'v', attempt: 1 }, DECEMBER)).toBeUndefined();
  });

  it('refuse the fourth free video', () => {
    let account = fresh();
    for (let video = 1; video <= 3; video += 1) {
      const reserved = reserve(account, { videoId: `v${video}`, attempt: 1 }, NOVEMBER);
      expect(reserved?.charge).toEqual([{ grantId: 'free:2026-11', amount: 10 }]);
      account = reserved?.account ?? account;
    }
    expect(usedCredits(account, NOVEMBER)).toBe(30);
    expect(reserve(account, { videoId: 'v4', attempt: 1 }, NOVEMBER)).toBeUndefined();
  });

  it('are used oldest grant first, and one video may use two grants', () => {
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

  it('returned after their grant expired expire with it', () => {
    const reserved = reserve(fresh(), { videoId: 'v', attempt: 1 }, NOVEMBER);
    const december = settle(reserved?.account ?? fresh(), DECEMBER).account;
    const back = giveBack(
      december,
      reserved?.charge ?? [],
      { videoId: 'v', attempt: 1, reservedAt: NOVEMBER.toISOString() },
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
            apply(
              giveBack(
                account,
                failed.charge,
                { videoId: failed.videoId, attempt: 1, reservedAt: now.toISOString() },
                now,
              ),
            );
          const sum = rows.reduce((total, row) => total + row.amount, 0);
          expect(balanceOf(account, now)).toBe(sum);
          expect(sum).toBeGreaterThanOrEqual(0);
          expect(account.grants.every((grant) => grant.remaining >= 0)).toBe(true);
        }
        expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
      }),
      { numRuns: isFullRun ? 3000 : 200 },
    );
  });
});
