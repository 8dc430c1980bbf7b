import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { LoggedCost } from '#functions/cost/logged-cost.ts';
import { costsOf, totalOf } from '#tools/cost/charges.ts';
import { OwnPricesError, ownPrices } from '#tools/cost/own-prices.ts';
import { priceChanges } from '#tools/cost/price-changes.ts';

const OWN = [
  { sku: 'polly.neural', from: '2026-12-05', pico: 12_000_000, per: 1, source: 'our contract' },
] as const;
const spoken = (time: string, pico: string): LoggedCost => ({
  time,
  cost: {
    stage: 'dev',
    step: 'SpeakScene',
    request_id: 'r',
    items: [{ component: 'polly', sku: 'polly.neural', quantity: 100, unit: 'character', pico }],
  },
});
const LINES = [spoken('2026-12-04T23:00:00Z', '1600000000'), spoken('2026-12-05T01:00:00Z', '1600000000')];

test('a stage’s own price applies from its first day, and not before', () => {
  expect(costsOf(LINES, { own: OWN }).map(({ pico }) => pico)).toEqual([1_600_000_000n, 1_200_000_000n]);
});

// Proves cost-stage-own-prices-repricing-past.
test('existing lines keep their logged amounts, and are repriced only on request', () => {
  const old = [spoken('2026-12-04T10:00:00Z', '999')];
  expect(totalOf(costsOf(old))).toBe(999n);
  expect(totalOf(costsOf(old, { reprice: new Date('2026-12-20T00:00:00Z') }))).toBe(1_600_000_000n);
  expect(totalOf(costsOf(old, { reprice: new Date('2026-12-20T00:00:00Z'), own: OWN }))).toBe(1_200_000_000n);
});

// Proves cost-stage-own-prices-repricing-past.
test('the list of price changes between two days gives the unit, the amount, the date and the source of each change', () => {
  expect(priceChanges('2026-12-04', '2026-12-31').rows).toEqual([]);
  expect(priceChanges('2026-12-04', '2026-12-31', OWN).rows).toEqual([
    [
      'polly.neural',
      '$0.000016 for 1 character',
      '$0.000012 for 1 character',
      -0.25,
      '2026-12-05',
      'our contract',
    ],
  ]);
  const [, before] = priceChanges('2026-11-01', '2026-11-20').rows[0] ?? [];
  expect(before).toBe('no price');
});

test('rejects a price file that has a mistake, and says where the mistake is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'veilcast-prices-'));
  try {
    const file = join(folder, 'prices.dev.json');
    await writeFile(file, JSON.stringify(OWN));
    expect(ownPrices('dev', file)).toEqual(OWN);
    await writeFile(file, JSON.stringify([{ ...OWN[0], sku: 'polly.neuronal' }]));
    expect(() => ownPrices('dev', file)).toThrow(/0\.sku: the product does not meter this unit/u);
    await writeFile(file, JSON.stringify([{ ...OWN[0], pico: 1.5 }]));
    expect(() => ownPrices('dev', file)).toThrow(OwnPricesError);
    expect(ownPrices('dev', join(folder, 'none.json'))).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
