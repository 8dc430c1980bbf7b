import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dollarsOf, itemsOf } from '#functions/cost/cost-line.ts';
import { amountOf, priceAt, priced } from '#functions/cost/price-book.ts';
import { PRICES, type Price } from '#functions/cost/prices.ts';
import { SKUS } from '#functions/cost/skus.ts';
import { partial } from '#test/support/values.ts';

const AT = new Date('2026-12-01T10:00:00Z');
const pico = (quantity: Parameters<typeof priced>[0], own?: readonly Price[]) =>
  priced(quantity, AT, own).pico;

describe('the price book', () => {
  it('prices a story by gpt-6-luna, and the function call that requests it, to the pico-dollar', () => {
    // Calculated by hand: 600 tokens at $0.10 and 1,200 at $0.50 per million; 8 s of 512 MB at $0.0000133334 per
    // GB-second.
    expect(pico({ sku: 'model.text.input', model: 'gpt-6-luna', quantity: 600 })).toBe(60_000_000n);
    expect(pico({ sku: 'model.text.output', model: 'gpt-6-luna', quantity: 1200 })).toBe(600_000_000n);
    expect(pico({ sku: 'lambda.compute', quantity: 8000 * 512 })).toBe(53_333_600n);
    expect(pico({ sku: 'dynamodb.read', quantity: 1.5 })).toBe(187_500n);
    expect(pico({ sku: 'polly.neural', quantity: 720 })).toBe(11_520_000_000n);
  });

  // Proves cost-prices-start-day-source.
  it('has a price with a source for every metered unit', () => {
    for (const { sku } of SKUS) {
      const prices = PRICES.filter((price) => price.sku === sku);
      expect(prices.length, sku).toBeGreaterThan(0);
      for (const { source, from } of prices)
        expect([source, Number.isNaN(Date.parse(from))]).not.toContain('');
    }
    const keys = PRICES.map(({ sku, model, from }) => `${sku} ${model} ${from}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  // Proves cost-prices-start-day-source.
  it('uses the price that was valid at the time, and prefers a stage’s own prices to list prices', () => {
    const own: readonly Price[] = [
      { sku: 's3.put', from: '2026-11-25', pico: 4, per: 1, source: 'our contract' },
      { sku: 's3.put', from: '2026-12-02', pico: 3, per: 1, source: 'our contract, renewed' },
    ];
    const on = (day: string) => priceAt({ sku: 's3.put' }, new Date(`${day}T23:59:59Z`), own)?.pico;
    expect([
      on('2026-11-19'),
      on('2026-11-24'),
      on('2026-11-25'),
      on('2026-12-01'),
      on('2026-12-02'),
    ]).toEqual([undefined, 5_000_000, 4, 4, 3]);
  });

  it('reports a missing price instead of counting the usage as free', () => {
    const { items, pico: sum } = itemsOf(
      [{ sku: 'model.text.input', model: 'a local model', quantity: 7 }],
      AT,
    );
    expect(items).toEqual([
      {
        component: 'text-model',
        sku: 'model.text.input',
        model: 'a local model',
        quantity: 7,
        unit: 'token',
      },
    ]);
    expect(sum).toBe(0n);
  });

  it('rounds an amount once, to the nearest pico-dollar', () => {
    const price = partial<Price>({ pico: 1, per: 3 });
    expect([1, 2, 4, 5].map((quantity) => amountOf(quantity, price))).toEqual([0n, 1n, 1n, 2n]);
    fc.assert(
      fc.property(
        fc.nat(1e12),
        fc.integer({ min: 1, max: 1e12 }),
        fc.integer({ min: 1, max: 1e9 }),
        (quantity, each, per) => {
          const exact = BigInt(quantity) * BigInt(each);
          const difference = amountOf(quantity, partial<Price>({ pico: each, per })) * BigInt(per) - exact;
          expect(difference * 2n <= BigInt(per) && -difference * 2n <= BigInt(per)).toBe(true);
        },
      ),
    );
  });

  it('shows dollars with six decimal places', () => {
    expect([0n, 499_999n, 500_000n, 723_000_000n, 1_234_567_890_000n].map(dollarsOf)).toEqual([
      '0.000000',
      '0.000000',
      '0.000001',
      '0.000723',
      '1.234568',
    ]);
  });
});
