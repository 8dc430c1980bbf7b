import { describe, expect, it } from 'vitest';
import { grantInvoice, holdBack, takeBack } from '#functions/domain/billing/paid-grants.ts';
import { type Account, emptyAccount, type Grant } from '#functions/domain/credits/credits.ts';
import { END, paidInvoice, START } from '#test/support/billing/billing-facts.ts';

const NOW = new Date(START);
const INVOICE = paidInvoice({ claimed: 20, refundedCents: 760 });
const ID = 'invoice:in_1';
const grant = (id: string, kind: Grant['kind'], remaining: number, change: Partial<Grant> = {}): Grant => ({
  id,
  kind,
  remaining,
  expiresAt: END,
  ...change,
});
const account = (...grants: Grant[]): Account => ({ ...emptyAccount('owner', NOW), version: 7, grants });
const row = (reason: string, amount: number, id: string, grantId = ID) => ({
  id,
  ownerId: 'owner',
  amount,
  reason,
  grantId,
  invoiceId: 'in_1',
  at: NOW.toISOString(),
});

describe('a paid invoice’s grant', () => {
  const NEW = grant(ID, 'paid', 50);
  const GRANTED = row('grant', 50, `grant:${ID}`);
  const OVER = { expiresAt: NOW.toISOString() };
  const LIVE = { expiresAt: new Date(NOW.getTime() + 1).toISOString() };
  const capped = (amount: number, grantId: string) => row('cap', -amount, `cap:${grantId}:in_1`, grantId);

  it.each([
    ['is the only one of a new account', [], [], []],
    [
      'keeps all credits up to two months of the plan',
      [grant('a', 'free', 50)],
      [grant('a', 'free', 50)],
      [],
    ],
    [
      'writes off one credit beyond two months of the plan',
      [grant('a', 'free', 51)],
      [grant('a', 'free', 50)],
      [capped(1, 'a')],
    ],
    [
      'writes off the oldest first, of any kind, and passes over empty ones',
      [grant('a', 'trial', 20), grant('b', 'paid', 0), grant('c', 'paid', 30), grant('d', 'free', 40)],
      [grant('a', 'trial', 0), grant('b', 'paid', 0), grant('c', 'paid', 10), grant('d', 'free', 40)],
      [capped(20, 'a'), capped(20, 'c')],
    ],
    [
      'counts no credits that have expired',
      [grant('a', 'free', 90, OVER), grant('b', 'trial', 90, OVER), grant('c', 'free', 50)],
      [grant('a', 'free', 90, OVER), grant('b', 'trial', 90, OVER), grant('c', 'free', 50)],
      [],
    ],
    [
      'counts paid credits that look expired, and free ones to their last moment',
      [grant('a', 'paid', 40, OVER), grant('b', 'free', 40, LIVE)],
      [grant('a', 'paid', 10, OVER), grant('b', 'free', 40, LIVE)],
      [capped(30, 'a')],
    ],
    [
      'writes off nothing that has expired',
      [grant('a', 'free', 40, OVER), grant('b', 'free', 60)],
      [grant('a', 'free', 40, OVER), grant('b', 'free', 50)],
      [capped(10, 'b')],
    ],
  ])('%s', (_, before, after, rows) => {
    expect(grantInvoice(account(...before), INVOICE, NOW)).toEqual({
      account: account(...after, NEW),
      rows: [GRANTED, ...rows],
    });
  });

  it('is itself capped when it exceeds two months’ worth of its plan', () => {
    expect(grantInvoice(account(), { ...INVOICE, credits: 120 }, NOW)).toEqual({
      account: account(grant(ID, 'paid', 100)),
      rows: [row('grant', 120, `grant:${ID}`), capped(20, ID)],
    });
  });
});

describe('a dispute', () => {
  const OTHER = grant('invoice:in_0', 'paid', 9, { frozen: 3 });
  const freeze = (amount: number) => row('freeze', -amount, `freeze:${ID}:7`);
  const thaw = (amount: number) => row('thaw', amount, `thaw:${ID}:7`);

  /** Both are absent if the grant no longer exists. */
  interface Grants {
    readonly before?: Grant;
    readonly after?: Grant;
  }
  it.each<[string, boolean, Grants, object[]]>([
    [
      'holds back what is left',
      true,
      { before: grant(ID, 'paid', 30), after: grant(ID, 'paid', 0, { frozen: 30 }) },
      [freeze(30)],
    ],
    [
      'holds back what has been returned since',
      true,
      { before: grant(ID, 'paid', 10, { frozen: 30 }), after: grant(ID, 'paid', 0, { frozen: 40 }) },
      [freeze(10)],
    ],
    [
      'holds back nothing if nothing is left',
      true,
      { before: grant(ID, 'paid', 0), after: grant(ID, 'paid', 0, { frozen: 0 }) },
      [],
    ],
    ['holds back nothing if the grant is gone', true, {}, []],
    [
      'ends and returns what was held back',
      false,
      { before: grant(ID, 'paid', 10, { frozen: 30 }), after: grant(ID, 'paid', 40) },
      [thaw(30)],
    ],
    [
      'ends and returns nothing if nothing was held back',
      false,
      { before: grant(ID, 'paid', 10, { frozen: 0 }), after: grant(ID, 'paid', 10) },
      [],
    ],
    ['ends and returns nothing if the grant is gone', false, {}, []],
  ])('%s', (_, isHeld, { before, after }, rows) => {
    const whole = (one: Grant | undefined) => account(OTHER, ...(one === undefined ? [] : [one]));
    const change = holdBack(whole(before), INVOICE, isHeld, NOW);
    expect(change).toEqual({ account: whole(after), rows });
    expect(change.account.grants.at(-1)).toStrictEqual(whole(after).grants.at(-1));
  });

  it.each([
    ['held back', true, grant(ID, 'paid', 0, { frozen: 30 })],
    ['free', false, grant(ID, 'paid', 30)],
  ])('doesn’t change a grant that is already %s', (_, isHeld, one) => {
    const before = account(OTHER, one);
    const change = holdBack(before, INVOICE, isHeld, NOW);
    expect(change).toEqual({ account: before, rows: [] });
    expect(change.account).toBe(before);
  });
});

describe('a refund', () => {
  const OTHER = grant('invoice:in_0', 'paid', 9);
  const refund = (amount: number) => row('refund', -amount, `refund:${ID}:20:760`);

  const NOTHING = { due: 0, all: false };
  const SOME = { due: 20, all: false };
  const EVERYTHING = { due: 20, all: true };
  it.each<[string, typeof SOME, number, { readonly after: Grant[]; readonly rows: object[] }]>([
    ['takes what is due', SOME, 30, { after: [grant(ID, 'paid', 10)], rows: [refund(20)] }],
    ['takes at most what is left', SOME, 15, { after: [grant(ID, 'paid', 0)], rows: [refund(15)] }],
    ['takes nothing if nothing is left', SOME, 0, { after: [grant(ID, 'paid', 0)], rows: [] }],
    ['takes nothing if nothing is due', NOTHING, 30, { after: [grant(ID, 'paid', 30)], rows: [] }],
    [
      'takes more than is due, and the grant, when everything is refunded',
      EVERYTHING,
      30,
      { after: [], rows: [refund(30)] },
    ],
    ['removes an empty grant when everything is refunded', EVERYTHING, 0, { after: [], rows: [] }],
  ])('%s', (_, claim, remaining, { after, rows }) => {
    const before = account(OTHER, grant(ID, 'paid', remaining));
    expect(takeBack(before, INVOICE, claim, NOW)).toEqual({ account: account(OTHER, ...after), rows });
  });

  it('takes nothing from a grant that no longer exists', () => {
    for (const all of [true, false])
      expect(takeBack(account(OTHER), INVOICE, { due: 20, all }, NOW)).toEqual({
        account: account(OTHER),
        rows: [],
      });
  });

  it('gets a separate row after a dispute', () => {
    const before = account(grant(ID, 'paid', 30));
    const { rows } = takeBack(before, { ...INVOICE, disputed: true }, { due: 30, all: true }, NOW);
    expect(rows).toEqual([row('refund', -30, `refund:${ID}:20:760:disputed`)]);
  });
});
