import { describe, expect, it, test } from 'vitest';
import {
  type AffiliateRow,
  clickOf,
  commissionOf,
  commissionRows,
  payoutOf,
  rememberedClick,
  statementOf,
} from '#functions/domain/affiliate/affiliate.ts';
import type { PaidInvoice } from '#functions/domain/billing/billing-facts.ts';
import { payAffiliates } from '#functions/services/billing/pay-affiliates.ts';
import { payoutFile } from '#functions/services/billing/payout-file.ts';
import { paidInvoice } from '#test/support/billing/billing-facts.ts';
import { defined } from '#test/support/values.ts';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-11-20T12:00:00Z');
const CODE = '0123456789';
const later = (days: number, from = NOW): Date => new Date(from.getTime() + days * DAY_MS);

const invoice = (change: Partial<PaidInvoice> = {}): PaidInvoice =>
  paidInvoice({ ownerId: 'customer', plan: 'starter', cents: 3900, ...change });
const earned = (cents: number, id: string, paidAt = NOW): AffiliateRow => ({
  id,
  kind: 'earned',
  cents,
  currency: 'usd',
  at: paidAt.toISOString(),
  dueAt: later(30, paidAt).toISOString(),
  invoiceId: id,
});

describe('a remembered click', () => {
  const kept = rememberedClick({ code: CODE, at: NOW });

  it('counts for 60 days, and not a second longer', () => {
    expect(clickOf(kept, NOW)).toEqual({ code: CODE, at: NOW });
    expect(clickOf(kept, later(60))).toEqual({ code: CODE, at: NOW });
    expect(clickOf(kept, new Date(later(60).getTime() + 1000))).toBeUndefined();
  });

  test.each([
    undefined,
    '',
    CODE,
    `${CODE}.`,
    `${CODE}.12`,
    `short.${NOW.getTime()}`,
    `USER#00000.${NOW.getTime()}`,
    rememberedClick({ code: CODE, at: later(1) }),
    `${kept}.x`,
  ])('stored as %s does not count', (text) => {
    expect(clickOf(text, NOW)).toBeUndefined();
  });
});

describe('an invoice', () => {
  it('earns thirty percent of what was paid and retained', () => {
    expect(commissionOf(invoice())).toBe(1170);
    expect(commissionOf(invoice({ refundedCents: 1000 }))).toBe(870);
    expect(commissionOf(invoice({ refundedCents: 3900 }))).toBe(0);
    expect(commissionOf(invoice({ disputed: true }))).toBe(0);
  });

  it('gets one row, and a proportional row for each refund; a repeated event adds none', () => {
    const paid = invoice();
    const part = invoice({ refundedCents: 1560 });
    const gone = invoice({ refundedCents: 3900, disputed: true });
    expect(commissionRows([], [paid], 3, NOW)).toMatchObject([
      { id: 'in_1:earned', kind: 'earned', cents: 1170, dueAt: later(30).toISOString() },
    ]);
    expect(commissionRows([paid], [paid], 4, NOW)).toEqual([]);
    expect(commissionRows([paid], [part], 4, NOW)).toMatchObject([{ kind: 'reversed', cents: -468 }]);
    expect(commissionRows([part], [gone], 5, NOW)).toMatchObject([{ kind: 'reversed', cents: -702 }]);
    expect(commissionRows([gone], [gone], 6, NOW)).toEqual([]);
    expect(commissionRows([part], [paid], 7, NOW)).toMatchObject([{ kind: 'restored', cents: 468 }]);
    expect(commissionRows([], [gone], 8, NOW)).toEqual([]);
  });
});

describe('the statement', () => {
  it('shows a commission as pending during the refund period, then approved, then paid out', () => {
    const rows = [earned(6000, 'in_1'), earned(1170, 'in_2', later(10))];
    expect(statementOf(rows, NOW)).toMatchObject({ pendingCents: 7170, approvedCents: 0, paidCents: 0 });
    expect(statementOf(rows, later(31))).toMatchObject({ pendingCents: 1170, approvedCents: 6000 });
    const payout = defined(payoutOf(rows, '2026-12', later(50))).row;
    expect(statementOf([...rows, payout], later(50))).toEqual({
      pendingCents: 0,
      approvedCents: 0,
      paidCents: 7170,
      currency: 'usd',
    });
  });
});

describe('a payout run', () => {
  const FEBRUARY = new Date('2027-02-03T09:00:00Z');

  it('pays out amounts of fifty dollars or more', () => {
    expect(payoutOf([earned(4999, 'in_1')], '2027-01', FEBRUARY)).toBeUndefined();
    expect(payoutOf([earned(5000, 'in_1')], '2027-01', FEBRUARY)?.row).toMatchObject({
      id: 'payout:2027-01',
      cents: -5000,
    });
  });

  it('pays what was due by the end of its month, never earlier and never twice', () => {
    const rows = [earned(6000, 'in_1'), earned(5500, 'in_2', later(31))];
    expect(payoutOf(rows, '2026-11', FEBRUARY)).toBeUndefined();
    const december = defined(payoutOf(rows, '2026-12', FEBRUARY));
    expect(december).toMatchObject({ isNew: true, row: { cents: -6000 } });
    const after = [...rows, december.row];
    expect(payoutOf(after, '2026-12', FEBRUARY)).toEqual({ row: december.row, isNew: false });
    expect(payoutOf(after, '2027-01', FEBRUARY)?.row.cents).toBe(-5500);
  });

  it('deducts commissions whose invoices were refunded after the payout', () => {
    const rows = [earned(6000, 'in_1')];
    rows.push(defined(payoutOf(rows, '2026-12', FEBRUARY)).row);
    rows.push({ ...earned(-6000, 'in_1:v9'), kind: 'reversed' }, earned(9000, 'in_2'));
    expect(payoutOf(rows, '2027-01', FEBRUARY)).toBeUndefined();
    expect(statementOf(rows, FEBRUARY)).toMatchObject({ approvedCents: 3000, paidCents: 6000 });
  });

  it('pays out nothing before its month ends', async () => {
    const affiliates = { all: async () => [], ledger: async () => [], pay: async () => true };
    const users = { find: async () => undefined };
    const payoutDetails = users;
    const payoutSeal = { open: async () => undefined };
    const ports = { affiliates, users, payoutDetails, payoutSeal };
    await expect(payAffiliates(ports, '2027-02', FEBRUARY)).rejects.toThrow(/has not ended yet/u);
    expect(await payAffiliates(ports, '2027-01', FEBRUARY)).toEqual({ payouts: [], withheld: [] });
  });
});

describe('the payout file', () => {
  const line = (name: string) => {
    const payout = { userId: 'u1', name, email: 'a@example.com', month: '2026-12', cents: 5000 };
    const details = { kind: 'iban', holder: name, iban: 'DE89370400440532013000' } as const;
    return payoutFile([{ ...payout, currency: 'usd', details }]).split('\r\n')[1];
  };

  test.each([
    ['Ada', '"Ada"'],
    ['=1+1', '"\'=1+1"'],
    ['+49', '"\'+49"'],
    ['-2', '"\'-2"'],
    ['@SUM(A1)', '"\'@SUM(A1)"'],
    [' =1+1', '"\' =1+1"'],
    ['\t=1', '"\'\t=1"'],
    ['"; DROP', '"""; DROP"'],
    ['Ada, Countess', '"Ada, Countess"'],
  ])('never lets a spreadsheet run a name like %j as a formula', (name, cell) => {
    expect(line(name)).toBe(
      `"u1",${cell},"a@example.com","2026-12","5000","usd","IBAN","",${cell},"DE89370400440532013000","","",""`,
    );
  });

  it('has a header, and one line for each payout', () => {
    expect(payoutFile([])).toBe(
      '"affiliate","name","email","month","amount_cents","currency","method","paypal","account_holder","iban","routing_number","account_number","details_changed"\r\n',
    );
  });
});
