import { describe, expect, it } from 'vitest';
import { balanceOf } from '#functions/domain/credits/credits.ts';
import { Customer } from '#test/support/billing/customer.ts';

const BEGIN = new Date('2026-11-20T12:00:00Z');
const DAY_MS = 86_400_000;
const customer = () => {
  const made = new Customer(BEGIN);
  const films = (count: number): void => {
    for (let film = 0; film < count; film += 1) made.create();
  };
  return {
    made,
    films,
    balance: () => balanceOf(made.account, made.now),
    buy: (plan: 'hobby' | 'starter' | 'growth' | 'influencer') => {
      made.choose(plan, false);
      made.deliver();
    },
    wait: (days: number) => {
      made.provider.wait(days * DAY_MS);
      made.deliver();
    },
    capped: () =>
      made.rows
        .filter(({ reason }) => reason === 'cap')
        .map(({ grantId, amount }) => [grantId.split(':')[0], amount]),
  };
};

describe('the balance after a paid plan’s grant', () => {
  it('keeps free and paid credits up to two months’ worth of the plan', () => {
    const { buy, balance, capped } = customer();
    buy('hobby');
    expect([balance(), capped()]).toEqual([30 + 50, []]);
  });

  it('is at most two months’ worth: a trial user who buys Hobby keeps what fits on top of the paid credits', () => {
    const { made, buy, balance, capped } = customer();
    made.startTrial();
    expect(balance()).toBe(230);
    buy('hobby');
    expect(balance()).toBe(100);
    expect(capped()).toEqual([
      ['free', -30],
      ['trial', -150],
    ]);
    expect(made.account.grants.map(({ remaining }) => remaining)).toEqual([0, 50, 50]);
  });

  it('keeps every credit when a trial user buys a plan with a high enough limit', () => {
    const { made, buy, balance, capped } = customer();
    made.startTrial();
    buy('starter');
    expect([balance(), capped()]).toEqual([630, []]);
  });

  it('is at most two months’ worth after an upgrade too, with the upgrade’s credits granted in full', () => {
    const { made, buy, balance, wait, capped } = customer();
    buy('influencer');
    wait(31);
    expect(balance()).toBe(4800);
    buy('hobby');
    expect(balance()).toBe(4800);
    wait(31);
    expect(balance()).toBe(100);
    const before = capped().length;
    buy('growth');
    expect(balance()).toBe(100 + 1150);
    expect(capped()).toHaveLength(before);
    expect(made.overCap).toBeLessThanOrEqual(0);
  });

  it('gets back all the credits for a video that fails later, even above the limit', () => {
    const { made, buy, films, balance, wait } = customer();
    buy('starter');
    wait(31);
    films(1);
    expect(balance()).toBe(790);
    wait(31);
    expect(balance()).toBe(800);
    made.fail(0);
    expect(balance()).toBe(810);
  });
});
