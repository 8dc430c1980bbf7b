import { describe, expect, it } from 'vitest';
import type { LoggedCost } from '#functions/cost/logged-cost.ts';
import { awsBill, BillError, openAiBill, stripeBill } from '#tools/cost/bill.ts';
import { costsOf } from '#tools/cost/charges.ts';
import { compareBill } from '#tools/cost/reconcile.ts';

const PERIOD = { from: '2026-12-01', to: '2026-12-31' };
const dollars = (amount: number): string => String(BigInt(Math.round(amount * 1e6)) * 1_000_000n);
const used = (sku: string, component: string, amount: number): LoggedCost => ({
  time: '2026-12-10T10:00:00Z',
  cost: {
    stage: 'dev',
    route: 'POST /api/stories/generate',
    request_id: 'r',
    items: [{ component, sku, quantity: 1, unit: 'x', pico: dollars(amount) }],
  },
});

const COSTS = costsOf([
  used('lambda.compute', 'lambda', 10),
  used('s3.put', 's3', 1),
  used('polly.neural', 'polly', 4),
  used('model.text.output', 'text-model', 2),
  used('model.image.output', 'image-model', 10),
  used('stripe.fee', 'payments', 7.46),
]);

const FOCUS_FILE = `ServiceName,BilledCost,ChargePeriodStart
AWS Lambda,9.6,2026-12-30T00:00:00Z
AWS Lambda,0.3,2026-12-31T00:00:00Z
Amazon Simple Storage Service,1.2,2026-12-31T00:00:00Z
Amazon Route 53,0.5,2026-12-31T00:00:00Z
Amazon Polly,99,2026-11-30T00:00:00Z
`;
const REPORT_FILE = `lineItem/ProductCode,lineItem/UnblendedCost,lineItem/UsageStartDate
AWSLambda,9.9,2026-12-31T00:00:00Z
AmazonPolly,4.0,2026-12-31T00:00:00Z
`;
const OPENAI_FILE = JSON.stringify({
  object: 'page',
  data: [
    {
      start_time: Date.parse('2026-12-10T00:00:00Z') / 1000,
      results: [
        { amount: { value: 2.05, currency: 'usd' }, line_item: 'gpt-6-luna, output' },
        { amount: { value: '12.5', currency: 'usd' }, line_item: 'gpt-image-2.5-flare, image output' },
      ],
    },
  ],
});
const STRIPE_FILE = `id,Type,Amount,Fee,Net,Currency,Created (UTC)
txn_1,charge,199.00,7.46,191.54,usd,2026-12-10 10:00
`;

const driftOf = (drifts: ReturnType<typeof compareBill>, name: string) =>
  drifts.find(({ component }) => component === name);

describe('reconciliation', () => {
  // Proves cost-metered-billed-amounts-reason-drifts.
  it('ignores a drift of up to five per cent, and gives a reason for a larger drift', () => {
    const drifts = compareBill(
      COSTS,
      new Map([
        ['aws', awsBill(FOCUS_FILE)],
        ['openai', openAiBill(OPENAI_FILE)],
        ['stripe', stripeBill(STRIPE_FILE)],
      ]),
      PERIOD,
    );
    expect(driftOf(drifts, 'lambda')).toMatchObject({ billed: 9_900_000_000_000n, reason: undefined });
    expect(driftOf(drifts, 'lambda')?.drift).toBeCloseTo(0.1 / 9.9);
    expect(driftOf(drifts, 's3')?.drift).toBeCloseTo(-1 / 6);
    expect(driftOf(drifts, 's3')?.reason).toMatch(/earlier months/u);
    expect(driftOf(drifts, 'text-model')?.reason).toBeUndefined();
    expect(driftOf(drifts, 'image-model')?.reason).toMatch(/time-out/u);
    expect(driftOf(drifts, 'payments')).toMatchObject({ drift: 0, reason: undefined });
  });

  it('leaves out charges for days outside the period, and names items that aren’t metered at all', () => {
    const drifts = compareBill(COSTS, new Map([['aws', awsBill(FOCUS_FILE)]]), PERIOD);
    expect(driftOf(drifts, 'polly')).toMatchObject({ billed: 0n, drift: undefined });
    expect(driftOf(drifts, 'Amazon Route 53')?.reason).toMatch(/not metered/u);
  });

  it('distinguishes a bill that ends early from one that is cheaper', () => {
    const early = FOCUS_FILE.replace('9.6,2026-12-30', '4.6,2026-12-14').replaceAll(
      '2026-12-31',
      '2026-12-15',
    );
    const drifts = compareBill(COSTS, new Map([['aws', awsBill(early)]]), PERIOD);
    expect(driftOf(drifts, 'lambda')?.reason).toBe('the bill ends on 2026-12-15');
  });

  it('reads AWS’s cost and usage report as well as FOCUS', () => {
    expect(awsBill(REPORT_FILE).map(({ component }) => component)).toEqual(['lambda', 'polly']);
  });

  it.each([
    [awsBill, 'a,b\n1,2\n'],
    [openAiBill, 'a,b\n1,2\n'],
    [stripeBill, 'a,b\n1,2\n'],
  ])('rejects a file that isn’t a bill instead of reading it as an empty one', (read, text) => {
    expect(() => read(text)).toThrow(BillError);
  });
});
